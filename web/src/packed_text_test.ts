import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packText, unpackText } from './packed_text';

test('what is packed is unpacked again, and is small and safe in an address', async () => {
  const text = '{"ply":1,"moves":["d3"],"ms":0.5} – ✓\n'.repeat(200);
  const packed = await packText(text);
  assert.match(packed, /^[\w-]+$/);
  assert.ok(packed.length < text.length / 10);
  assert.equal(await unpackText(packed), text);
});

test('what was not packed is rejected', async () => {
  await assert.rejects(unpackText('no-such-thing'));
});
