import type { Actor, Scene } from '../protocol';

// Where actors are seen between two states. Each glides from where it is seen now to where it stands, on a clock of its
// own, since in one round they move one after the other.

export interface Seen {
  actor: Actor;
  row: number;
  column: number;
  size: number;
  turn: number; // how much of its width is seen while it is turned over
  moving: boolean;
}

interface Course {
  actor: Actor;
  before: Actor | null; // as it was before a change of tone; null: it is new
  fromRow: number;
  fromColumn: number;
  start: number;
  duration: number;
}

const kMaxGlide = 2; // cells; whoever goes further is carried there at once

export class Glide {
  private courses = new Map<string, Course>();
  private scene: Scene | null = null;

  // `duration` in milliseconds, 0: jump. `steady`: without slowing down, for games to a beat.
  constructor(private steady = false) {}

  show(scene: Scene, now: number, duration: number, steady: boolean): void {
    const first = this.scene === null;
    const old = this.courses;
    this.steady = steady;
    this.scene = scene;
    this.courses = new Map();
    for (const actor of scene.actors) {
      if (!actor.id) continue;
      const course = old.get(actor.id);
      this.courses.set(actor.id, this.next(actor, course, now, first ? 0 : duration));
    }
  }

  // From the one behind to the one in front.
  seen(now: number): Seen[] {
    const actors = this.scene?.actors ?? [];
    return actors.map((actor) => this.look(actor, now)).reverse();
  }

  busy(now: number): boolean {
    return [...this.courses.values()].some((course) => now < course.start + course.duration);
  }

  private next(actor: Actor, course: Course | undefined, now: number, duration: number): Course {
    if (!course) {
      const { row, column } = actor;
      return { actor, before: null, fromRow: row, fromColumn: column, start: now, duration };
    }
    const { row, column, tone } = course.actor;
    const same = row === actor.row && column === actor.column && tone === actor.tone;
    if (same) return { ...course, actor };
    const seen = this.look(course.actor, now, course);
    const far = Math.hypot(actor.row - seen.row, actor.column - seen.column) > kMaxGlide;
    const from = far ? actor : seen;
    const before = tone === actor.tone ? actor : course.actor;
    return { actor, before, fromRow: from.row, fromColumn: from.column, start: now, duration: far ? 0 : duration };
  }

  private look(actor: Actor, now: number, course = actor.id ? this.courses.get(actor.id) : undefined): Seen {
    const at = { actor, row: actor.row, column: actor.column, size: 1, turn: 1, moving: false };
    if (!course || now >= course.start + course.duration) return at;
    const time = Math.max((now - course.start) / course.duration, 0);
    const part = this.steady ? time : 1 - (1 - time) ** 3;
    if (!course.before) return { ...at, size: 0.4 + 0.6 * part };
    const row = course.fromRow + (actor.row - course.fromRow) * part;
    const column = course.fromColumn + (actor.column - course.fromColumn) * part;
    const moving = course.fromRow !== actor.row || course.fromColumn !== actor.column;
    if (actor.outline !== 'disc' || course.before.tone === actor.tone) return { ...at, row, column, moving };
    const shown = part < 0.5 ? course.before : actor;
    return { ...at, actor: shown, row, column, turn: Math.max(Math.abs(Math.cos(Math.PI * part)), 0.05) };
  }
}
