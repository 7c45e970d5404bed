import { signal } from '@preact/signals';
import { call, CallError, connection, type Call } from '../client';
import type { HistoryEntry, State } from '../protocol';
import { tellError } from '../status';

// A game in play on the server, as this page knows it. After a lost connection it is followed again.
export class LiveTable {
  readonly state = signal<State | null>(null);
  readonly history = signal<HistoryEntry[]>([]);
  readonly error = signal('');
  private following: Call<unknown> | null = null;
  private stopped = false;

  constructor(readonly id: string) {}

  follow(): () => void {
    this.begin();
    return () => {
      this.stopped = true;
      this.following?.cancel();
      this.following?.catch(() => {});
    };
  }

  // Something is done at this table; what comes of it arrives as its next state.
  async act(name: string, args: Record<string, unknown> = {}): Promise<State | null> {
    try {
      const state = await call<State>(`table.${name}`, { table: this.id, ...args });
      if (state.seq !== undefined) this.show(state);
      return state;
    } catch (error) {
      tellError(error);
      return null;
    }
  }

  private begin(): void {
    this.following = call('table.follow', { table: this.id }, (state: State) => this.show(state));
    this.following.then(
      () => (this.error.value ||= 'This game was closed.'),
      (error: CallError) => this.stumble(error),
    );
  }

  private stumble(error: CallError): void {
    if (this.stopped) return;
    if (!error.lost) this.error.value = error.message;
    else if (connection.peek() === 'lost') this.begin(); // waits for the next connection
  }

  // States may overtake each other: an answer to a call and what followers are told.
  private show(state: State): void {
    if (this.stopped || state.seq < (this.state.peek()?.seq ?? 0)) return;
    const known = this.history.peek();
    if (state.history_from > known.length) return this.fetchHistory(state);
    this.history.value = [...known.slice(0, state.history_from), ...state.history];
    this.state.value = state;
    this.error.value = '';
  }

  private fetchHistory(state: State): void {
    call<{ history: HistoryEntry[] }>('table.history', { table: this.id, from: 0 }).then(({ history }) => {
      this.history.value = history;
      this.show({ ...state, history_from: history.length, history: [] });
    }, tellError);
  }
}
