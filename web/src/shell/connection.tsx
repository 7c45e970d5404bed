import { connection } from '../client';

// Says so when the server cannot be reached; the page goes on by itself when it is back.
export function Connection() {
  if (connection.value !== 'lost') return null;
  return (
    <p class="banner" role="status">
      Reconnecting to the server…
    </p>
  );
}
