import * as format from '../format';
import type { TreeNode } from './types';

// A node in words.

export const kRoleShapes: Record<string, string> = { max: '▲', min: '▼', mean: '●' };
const kRoleWords: Record<string, string> = { max: 'maximises', min: 'minimises', mean: 'takes the mean' };

export const moveText = ({ move, odds }: TreeNode): string =>
  odds === undefined ? move || 'root' : `${move} (${Math.round(odds * 1000) / 1000})`;

const endText = (value: number | null, open: string): string => (value === null ? open : format.value(value));

export const windowText = ({ window }: TreeNode): string =>
  window ? `(${endText(window[0], '−∞')}, ${endText(window[1], '+∞')})` : '';

export function cutText({ cut, cut_reason }: TreeNode, shown = 6): string {
  if (!cut?.length) return '';
  const names = cut.slice(0, shown).join(' ');
  const more = cut.length > shown ? ` and ${cut.length - shown} more` : '';
  return `cut off ${names}${more}${cut_reason ? `: ${cut_reason}` : ''}`;
}

export function nodeText(node: TreeNode): string {
  return [
    moveText(node),
    `value ${node.text}`,
    node.role ? kRoleWords[node.role] : node.ended ? 'end of the game' : 'leaf',
    node.window ? `window ${windowText(node)}` : '',
    cutText(node),
    node.on_line ? 'principal variation' : '',
  ]
    .filter(Boolean)
    .join(', ');
}
