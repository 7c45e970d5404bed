import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../status';
import type { LiveTable } from './live_table';
import { announcementOf } from './status_text';

const kAfter = 150; // milliseconds: a move and its answer are said together

// Each move is said once; games to a beat are too quick for that.
export function useAnnouncements(table: LiveTable, status: string): void {
  const state = table.state.value!;
  const said = useRef(state.ply);
  useEffect(() => {
    if (state.steered && !state.over) return;
    const timer = setTimeout(() => {
      if (table.state.peek()!.ply !== state.ply) return; // the game has gone on: what comes next says both
      const news = table.history.value.slice(said.current);
      said.current = state.ply;
      announce(announcementOf(news, status));
    }, kAfter);
    return () => clearTimeout(timer);
  }, [state.ply, state.over, status]);
}
