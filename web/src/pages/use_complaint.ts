import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { call, type CallError } from '../client';
import { errorText } from '../status';
import { checkArguments, unreadable, type Setup } from './setup';

const kAfter = 150; // milliseconds, so that a number can be typed

// What is wrong with a setup, as pressing Play would tell; empty: nothing.
export function useComplaint(setup: Setup, query: URLSearchParams): string {
  const found = useSignal('');
  const unread = unreadable(query);
  const asked = unread ? '' : JSON.stringify(checkArguments(setup, query));
  useEffect(() => {
    if (!asked) return;
    let dropped = false;
    const say = (text: string) => dropped || (found.value = text);
    const check = () =>
      call('table.check', JSON.parse(asked)).then(
        () => say(''),
        (error: CallError) => error.lost || say(errorText(error)),
      );
    const timer = setTimeout(() => void check(), kAfter);
    return () => {
      dropped = true;
      clearTimeout(timer);
    };
  }, [asked]);
  return unread || found.value;
}
