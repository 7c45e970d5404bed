import { signal } from '@preact/signals';
import { call } from '../client';
import type { Scene, State } from '../protocol';
import { tellError } from '../status';

// Boards of earlier plies of a table, fetched when they are looked at.
export class Frames {
  private readonly scenes = new Map<number, Scene>();
  private readonly asked = new Set<number>();
  private readonly version = signal(0);
  private present = 0;

  constructor(private readonly table: string) {}

  // Null until it has arrived; whoever reads it is drawn again then.
  scene(ply: number): Scene | null {
    this.version.value;
    const found = this.scenes.get(ply);
    if (!found && !this.asked.has(ply)) this.ask(ply);
    return found ?? null;
  }

  // After a move was taken back another may be played, so what is known is forgotten.
  follow(present: number): void {
    if (present < this.present) {
      this.scenes.clear();
      this.asked.clear();
    }
    this.present = present;
  }

  private ask(ply: number): void {
    this.asked.add(ply);
    call<State>('table.at', { table: this.table, ply }).then(({ scene }) => {
      this.scenes.set(ply, scene);
      this.version.value += 1;
    }, tellError);
  }
}
