import type { Scene } from '../protocol';
import { actorsAt, describeCell, moveAt, wallsAt } from './describe';

// The board as a real table, which screen readers walk through and everybody can search and copy.
export interface TextBoardProps {
  scene: Scene;
  seats: string[];
  label: string;
  onMove?: ((move: string) => void) | undefined;
}

export function TextBoard({ scene, seats, label, onMove }: TextBoardProps) {
  const { rows, columns, row_labels, column_labels } = scene.ground;
  const columnNames = Array.from({ length: columns }, (_, i) => column_labels?.[i] ?? String(i + 1));
  return (
    <div class="text-board" tabIndex={0} role="group" aria-label="Board as text">
      <table>
        <caption class="hidden">{label}</caption>
        <thead>
          <tr>
            <td />
            {columnNames.map((name) => (
              <th scope="col">{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr>
              <th scope="row">{row_labels?.[row] ?? row + 1}</th>
              {columnNames.map((_, column) => (
                <TextCell {...{ scene, seats, row, column, onMove }} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TextCellProps extends Pick<TextBoardProps, 'scene' | 'seats' | 'onMove'> {
  row: number;
  column: number;
}

function TextCell({ scene, seats, row, column, onMove }: TextCellProps) {
  const spot = { row, column };
  const tile = scene.ground.tiles[scene.ground.cells[row * scene.ground.columns + column]!]!;
  const text = actorsAt(scene, spot).map((actor) => actor.symbol ?? actor.text).join('') || (tile.symbol ?? tile.text);
  const move = moveAt(scene, spot);
  const words = describeCell(scene, spot, seats);
  const walls = wallsAt(scene, spot).map((name) => `wall-${name}`);
  return (
    <td class={walls.join(' ')}>
      {move !== undefined && onMove ? (
        <button type="button" aria-label={words} onClick={() => onMove(move)}>
          {text.trim() || '+'}
        </button>
      ) : (
        <span title={words}>
          <span aria-hidden="true">{text}</span>
          <span class="hidden">{words}</span>
        </span>
      )}
    </td>
  );
}
