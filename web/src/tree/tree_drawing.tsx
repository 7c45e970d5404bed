import type { Row, TreeModel } from './model';
import { kRoleShapes, moveText, nodeText, windowText } from './words';

// The unfolded part as a picture: the root on the left, a row for each node that has nothing open below it. It is drawn
// up to some rows; the list shows all.

interface TreeDrawingProps {
  model: TreeModel;
  selected: number;
  onSelect: (node: number) => void;
}

interface Placed {
  row: Row;
  x: number;
  y: number;
}

const kColumn = 156;
const kRowHeight = 46;
const kMargin = 16;
export const kMaxDrawn = 200;

export function TreeDrawing({ model, selected, onSelect }: TreeDrawingProps) {
  const all = model.rows();
  const placed = place(all.slice(0, kMaxDrawn));
  const at = new Map(placed.map((each) => [each.row.node.id, each]));
  const width = Math.max(...placed.map(({ x }) => x)) + kColumn + kMargin;
  const height = Math.max(...placed.map(({ y }) => y)) + kRowHeight;
  return (
    <div class="tree-drawing" tabIndex={0} role="region" aria-label="Drawing of the tree">
      <svg width={width} height={height} role="img" aria-label={`Drawing of ${placed.length} nodes. The list has the same in words.`}>
        {placed
          .toSorted((a, b) => Number(a.row.node.on_line) - Number(b.row.node.on_line))
          .map((each) => {
            const parent = each.row.parent === null ? undefined : at.get(each.row.parent);
            return parent && <Link from={parent} to={each} />;
          })}
        {placed.map((each) => (
          <NodeShape {...{ each, model, onSelect }} selected={each.row.node.id === selected} />
        ))}
      </svg>
      {all.length > kMaxDrawn && (
        <p class="faint">
          {kMaxDrawn} of {all.length} unfolded nodes are drawn; the list has all of them.
        </p>
      )}
    </div>
  );
}

// A node stands in the middle of what is open below it. Rows come from the top down, so children follow their parents.
function place(rows: Row[]): Placed[] {
  const placed = rows.map((row) => ({ row, x: kMargin + (row.level - 1) * kColumn, y: 0 }));
  const index = new Map(placed.map((each, i) => [each.row.node.id, i]));
  const spans = placed.map(() => [Infinity, -Infinity] as [number, number]);
  const isParent = new Set(rows.map(({ parent }) => parent));
  let next = kRowHeight / 2;
  for (const each of placed) {
    if (isParent.has(each.row.node.id)) continue;
    each.y = next;
    next += kRowHeight;
  }
  for (let i = placed.length - 1; i >= 0; --i) {
    const each = placed[i]!;
    const [least, most] = spans[i]!;
    if (least <= most) each.y = (least + most) / 2;
    const parent = each.row.parent === null ? undefined : index.get(each.row.parent);
    if (parent === undefined) continue;
    spans[parent] = [Math.min(spans[parent]![0], each.y), Math.max(spans[parent]![1], each.y)];
  }
  return placed;
}

const kNodeWidth = 92;

// Links end before the text of the move, so that they never strike it through.
function Link({ from, to }: { from: Placed; to: Placed }) {
  const [x1, x2] = [from.x + kNodeWidth, to.x];
  const middle = x1 + 12;
  return <path class={to.row.node.on_line ? 'link on-line' : 'link'} d={`M${x1} ${from.y}H${middle}V${to.y}H${x2}`} />;
}

interface NodeShapeProps {
  each: Placed;
  model: TreeModel;
  selected: boolean;
  onSelect: (node: number) => void;
}

function NodeShape({ each: { row, x, y }, model, selected, onSelect }: NodeShapeProps) {
  const { node } = row;
  const more = node.children > 0 && !model.isOpen(node.id);
  const choose = () => {
    onSelect(node.id);
    if (selected || more) void model.toggle(node.id);
  };
  return (
    <g class={selected ? 'shape selected' : 'shape'} transform={`translate(${x} ${y})`} onClick={choose}>
      <title>{nodeText(node)}</title>
      <rect class={node.on_line ? 'on-line' : ''} x={0} y={-18} width={kNodeWidth} height={36} rx={6} />
      <text x={6} y={-3} class="move">
        {clipped(`${node.role ? kRoleShapes[node.role] : ''} ${moveText(node)}`, 11)}
      </text>
      <text x={6} y={12} class="value">
        {clipped(node.text, 12)}
      </text>
      {more && (
        <text x={kNodeWidth + 3} y={4} class="more">
          +{node.children}
        </text>
      )}
      {node.cut && (
        <text x={kNodeWidth + (more ? 26 : 3)} y={-6} class="cut">
          ✂{node.cut.length}
        </text>
      )}
      {node.window && <title>{windowText(node)}</title>}
    </g>
  );
}

const clipped = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length - 1)}…` : text);
