import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anchorOf, blocksOf, inlinesOf, targetOf } from './markdown';

const text = (words: string) => ({ kind: 'text', text: words });

test('a document is headings, paragraphs, lists, tables and code', () => {
  const blocks = blocksOf('# A title\n\nTwo\nlines.\n\n- one\n  goes on\n- two\n\n| a | `b|c` |\n|---|---|\n| 1 | 2 |\n```sh\n# no heading\n```\n');
  assert.deepEqual(blocks, [
    { kind: 'heading', level: 1, id: 'a-title', content: [text('A title')] },
    { kind: 'paragraph', content: [text('Two lines.')] },
    { kind: 'list', ordered: false, items: [[text('one goes on')], [text('two')]] },
    { kind: 'table', head: [[text('a')], [{ kind: 'code', text: 'b|c' }]], rows: [[[text('1')], [text('2')]]] },
    { kind: 'code', language: 'sh', text: '# no heading' },
  ]);
});

test('words are code, links, pictures, strong or emphasised', () => {
  assert.deepEqual(inlinesOf('see [`a` b](x.md) and **c**, *d* but a_b_c'), [
    text('see '),
    { kind: 'link', to: 'x.md', content: [{ kind: 'code', text: 'a' }, text(' b')] },
    text(' and '),
    { kind: 'strong', content: [text('c')] },
    text(', '),
    { kind: 'emphasis', content: [text('d')] },
    text(' but a_b_c'),
  ]);
  assert.deepEqual(inlinesOf('![A board](images/b.svg)'), [{ kind: 'image', source: 'images/b.svg', text: 'A board' }]);
});

test('links between documents become addresses of the site', () => {
  assert.equal(targetOf('command-line.md#matches'), '/docs/command-line#matches');
  assert.equal(targetOf('README.md'), '/docs');
  assert.equal(targetOf('#limits'), '#limits');
  assert.equal(targetOf('../CONTRIBUTING.md'), null);
  assert.equal(anchorOf('Comparing with the course, in `A*`'), 'comparing-with-the-course-in-a');
});
