import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { post } from './client';
import { address, go } from './router';

// What the program was started with (`--ui web`): the page turns it into an address of its own, and goes there.

export interface Given {
  call: string;
  arguments: Record<string, unknown>;
}

export function fromGiven(View: FunctionComponent, addressOf: (given: Given) => string): FunctionComponent {
  return () => {
    const id = address.value.query.get('given');
    return id === null ? <View /> : <Opening {...{ id, addressOf }} />;
  };
}

function Opening({ id, addressOf }: { id: string; addressOf: (given: Given) => string }) {
  const error = useSignal('');
  useEffect(() => {
    // Posted, since on the socket `id` is the number of a call.
    post<Given>('given', { id }).then(
      (given) => go(addressOf(given), 'replace'),
      (failure: Error) => (error.value = failure.message),
    );
  }, [id]);
  return (
    <p class="empty" role={error.value ? 'alert' : undefined}>
      {error.value || 'Loading…'}
    </p>
  );
}
