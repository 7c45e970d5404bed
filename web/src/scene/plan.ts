import type { Ground } from '../protocol';

// Where the cells of a board are on its canvas, in CSS pixels.
export interface Plan {
  cell: number;
  left: number; // of the ground, beside the row labels
  top: number;
  width: number; // of the whole canvas
  height: number;
}

export interface Spot {
  row: number;
  column: number;
}

const kMaxCell = 72;
const kEdge = 4; // room for the outer walls
const kLetter = 8; // about the width of a letter
export const kLabel = 22; // the height of a row of labels

const any = (labels: string[] | undefined): boolean => (labels?.length ?? 0) > 0;

const widthOf = (labels: string[] = []): number => kLetter * Math.max(...labels.map((label) => label.length)) + 10;

// The largest plan that fits; cells of whole pixels where they are large, since lines are crisp then.
export function planFor(ground: Ground, maxWidth: number, maxHeight: number, labelled = true): Plan {
  const left = kEdge + (labelled && any(ground.row_labels) ? widthOf(ground.row_labels) : 0);
  const top = kEdge + (labelled && any(ground.column_labels) ? kLabel : 0);
  const below = kEdge + (labelled && any(ground.bottom_column_labels) ? kLabel : 0);
  const room = Math.min((maxWidth - left - kEdge) / ground.columns, (maxHeight - top - below) / ground.rows, kMaxCell);
  const cell = room > 4 ? Math.floor(room) : Math.max(room, 0.5);
  return { cell, left, top, width: left + cell * ground.columns + kEdge, height: top + cell * ground.rows + below };
}

export function spotAt(plan: Plan, ground: Ground, x: number, y: number): Spot | null {
  const row = Math.floor((y - plan.top) / plan.cell);
  const column = Math.floor((x - plan.left) / plan.cell);
  return contains(ground, row, column) ? { row, column } : null;
}

export const contains = (ground: Ground, row: number, column: number): boolean =>
  row >= 0 && row < ground.rows && column >= 0 && column < ground.columns;
