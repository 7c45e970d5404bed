// build.mjs [--check]: bundles the page into web/dist, which is committed so that building the program needs no node.
// With --check nothing is written: it fails if web/dist is not what the sources give.
import { build } from 'esbuild';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const kMaxGzipped = 150 * 1024;
const check = process.argv.includes('--check');
process.chdir(fileURLToPath(new URL('.', import.meta.url)));

const { outputFiles } = await build({
  absWorkingDir: process.cwd(),
  entryPoints: { app: 'src/main.tsx', style: 'src/style.css' },
  outdir: 'dist',
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none',
  jsx: 'automatic',
  jsxImportSource: 'preact',
});
const files = new Map(outputFiles.map((file) => [file.path.split('/').pop(), file.text]));
const dist = new Map([
  ['index.html', await readFile('src/index.html', 'utf8')],
  ['app.js', files.get('app.js')],
  ['app.css', files.get('style.css')],
]);

const gzipped = [...dist.values()].reduce((sum, text) => sum + gzipSync(text).length, 0);
if (gzipped > kMaxGzipped) fail(`the page has ${gzipped} bytes gzipped, more than ${kMaxGzipped}`);

await mkdir('dist', { recursive: true });
for (const [name, text] of dist) {
  if (!check) await writeFile(`dist/${name}`, text);
  else if ((await readFile(`dist/${name}`, 'utf8').catch(() => '')) !== text) {
    fail(`web/dist/${name} is not what the sources give; run: npm --prefix web run build`);
  }
}
console.log(`${[...dist].map(([name, text]) => `${name} ${text.length}`).join(', ')}; ${gzipped} bytes gzipped`);

function fail(message) {
  console.error(`build.mjs: ${message}`);
  process.exit(1);
}
