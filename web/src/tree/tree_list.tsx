import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type Row, type TreeModel } from './model';
import { cutText, kRoleShapes, moveText, nodeText, windowText } from './words';

// The tree as an outline. Only the rows in sight are in the document, so its size does not matter.

interface TreeListProps {
  model: TreeModel;
  selected: number;
  onSelect: (node: number) => void;
}

const kRow = 32;
const kBeyond = 8; // rows above and below what is seen
const kIndent = 16;
const kMaxIndent = 12; // levels

export function TreeList({ model, selected, onSelect }: TreeListProps) {
  const rows = model.rows();
  const box = useRef<HTMLDivElement>(null);
  const top = useSignal(0);
  const height = useSignal(480);
  useEffect(() => {
    const resize = new ResizeObserver(() => (height.value = box.current!.clientHeight));
    resize.observe(box.current!);
    return () => resize.disconnect();
  }, []);
  const at = rows.findIndex(({ node }) => node.id === selected);
  useEffect(() => {
    const element = box.current!;
    if (at * kRow < element.scrollTop) element.scrollTop = at * kRow;
    if ((at + 1) * kRow > element.scrollTop + element.clientHeight) element.scrollTop = (at + 1) * kRow - element.clientHeight;
  }, [at]);
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !rows[at]) return;
    if (act(event.key, model, rows, at, onSelect)) event.preventDefault();
  };
  const first = Math.max(Math.floor(top.value / kRow) - kBeyond, 0);
  const last = Math.min(Math.ceil((top.value + height.value) / kRow) + kBeyond, rows.length);
  const inSight = rows.slice(first, last);
  const drawn = at >= 0 && (at < first || at >= last) ? [...inSight, rows[at]!] : inSight;
  return (
    <div
      class="tree-list"
      ref={box}
      role="tree"
      aria-label="Searched tree"
      aria-activedescendant={`node-${selected}`}
      tabIndex={0}
      onScroll={() => (top.value = box.current!.scrollTop)}
      onKeyDown={press}
    >
      <div class="all" style={{ height: `${rows.length * kRow}px` }} role="presentation">
        {drawn.map((row) => (
          <TreeRow
            key={row.node.id}
            {...{ row, model }}
            place={(row === rows[at] ? at : first + inSight.indexOf(row)) * kRow}
            selected={row.node.id === selected}
            onSelect={onSelect}
          />
        ))}
      </div>
    </div>
  );
}

interface TreeRowProps {
  row: Row;
  model: TreeModel;
  place: number;
  selected: boolean;
  onSelect: (node: number) => void;
}

function TreeRow({ row, model, place, selected, onSelect }: TreeRowProps) {
  const { node, level } = row;
  const open = model.isOpen(node.id);
  const fold = (event: Event) => {
    event.stopPropagation();
    onSelect(node.id);
    void model.toggle(node.id);
  };
  return (
    <div
      id={`node-${node.id}`}
      class={node.on_line ? 'node on-line' : 'node'}
      role="treeitem"
      aria-level={level}
      aria-setsize={row.siblings}
      aria-posinset={row.index}
      aria-selected={selected}
      aria-expanded={node.children > 0 ? open : undefined}
      style={{ top: `${place}px`, height: `${kRow}px`, paddingLeft: `${4 + kIndent * Math.min(level - 1, kMaxIndent)}px` }}
      onClick={() => onSelect(node.id)}
      onDblClick={fold}
    >
      <span class="hidden">{nodeText(node)}</span>
      <span class="fold" aria-hidden="true" onClick={node.children > 0 ? fold : undefined}>
        {node.children === 0 ? '' : row.waiting ? '…' : open ? '▾' : '▸'}
      </span>
      <span class="role" aria-hidden="true">
        {node.role ? kRoleShapes[node.role] : node.ended ? '■' : '·'}
      </span>
      <strong aria-hidden="true">{moveText(node)}</strong>
      <span class="value" aria-hidden="true">
        {node.text}
      </span>
      {node.window && (
        <span class="faint" aria-hidden="true">
          {windowText(node)}
        </span>
      )}
      {node.cut && (
        <span class="cut" aria-hidden="true">
          ✂ {cutText(node, 3)}
        </span>
      )}
    </div>
  );
}

// The keys of a tree: true if the key means something here.
function act(key: string, model: TreeModel, rows: Row[], at: number, select: (node: number) => void): boolean {
  const { node, parent } = rows[at]!;
  const to = (index: number) => select(rows[Math.min(Math.max(index, 0), rows.length - 1)]!.node.id);
  switch (key) {
    case 'ArrowDown':
      return to(at + 1), true;
    case 'ArrowUp':
      return to(at - 1), true;
    case 'Home':
      return to(0), true;
    case 'End':
      return to(rows.length - 1), true;
    case 'PageDown':
      return to(at + 10), true;
    case 'PageUp':
      return to(at - 10), true;
    case 'ArrowRight':
      if (node.children > 0 && model.isOpen(node.id)) to(at + 1);
      else void model.unfold(node.id);
      return true;
    case 'ArrowLeft':
      if (model.isOpen(node.id)) model.fold(node.id);
      else if (parent !== null) select(parent);
      return true;
    case 'Enter':
    case ' ':
      return void model.toggle(node.id), true;
    case 'p':
      void model.followLine(node.id).then((line) => line.length && select(line.at(-1)!));
      return true;
    default:
      return false;
  }
}
