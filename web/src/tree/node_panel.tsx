import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { call } from '../client';
import { download } from '../files';
import { Notes } from '../parts/notes';
import { savePicture } from '../picture';
import type { Scene } from '../protocol';
import { Board } from '../scene/board';
import { tellError } from '../status';
import type { TreeModel } from './model';
import { cutText, kRoleShapes, moveText, windowText } from './words';

// The node under the cursor: its board, and all that is known of it.

interface NodePanelProps {
  tree: string;
  model: TreeModel;
  selected: number;
  seats: string[];
}

const kAfter = 80; // milliseconds, so that running through a tree fetches nothing

export function NodePanel({ tree, model, selected, seats }: NodePanelProps) {
  const scene = useSignal<Scene | null>(null);
  useEffect(() => {
    let dropped = false;
    const timer = setTimeout(() => {
      call<{ scene: Scene }>('tree.board', { tree, node: selected }).then(
        (found) => !dropped && (scene.value = found.scene),
        () => {},
      );
    }, scene.peek() ? kAfter : 0);
    return () => {
      dropped = true;
      clearTimeout(timer);
    };
  }, [tree, selected]);
  const node = model.node(selected);
  if (!node) return null;
  const path = model.pathTo(selected);
  return (
    <section class="node-panel">
      {scene.value && (
        <Board scene={scene.value} seats={seats} label={path.length ? `Board after ${path.join(' ')}` : 'Board of the root'} maxHeight={320} hideTargets />
      )}
      {scene.value && <Notes lines={scene.value.notes} />}
      <dl>
        <Fact name="Moves" text={path.join(' ') || 'the root'} />
        <Fact name="Move" text={moveText(node)} />
        <Fact name="Value" text={node.text} />
        <Fact name="Kind" text={node.role ? `${kRoleShapes[node.role]} ${node.role}` : node.ended ? 'end of the game' : 'leaf'} />
        <Fact name="Window" text={windowText(node)} />
        <Fact name="Cut-offs" text={cutText(node, 40)} />
        <Fact name="Line" text={node.on_line ? 'on the principal variation' : ''} />
      </dl>
      <div class="row">
        <button type="button" onClick={() => void saveSvg(tree, selected)}>
          Save SVG
        </button>
        <button type="button" onClick={() => savePicture('position.png', '.node-panel canvas')}>
          Save PNG
        </button>
      </div>
    </section>
  );
}

async function saveSvg(tree: string, node: number): Promise<void> {
  try {
    const { svg } = await call<{ svg: string }>('tree.board', { tree, node, svg: true });
    download('position.svg', svg, 'image/svg+xml');
  } catch (error) {
    tellError(error);
  }
}

function Fact({ name, text }: { name: string; text: string }) {
  if (!text) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}
