// run.mjs [PROGRAM]: the tests of the page. Those beside the sources need nothing else; with the path of the program it
// is started as a server, and a browser plays on it.
import { build } from 'esbuild';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('..', import.meta.url));
process.env.ARIADNE = process.argv[2] ?? '';

const sources = await readdir(join(web, 'src'), { recursive: true });
const outfile = join(web, 'node_modules', '.unit_tests.mjs');
await build({
  stdin: {
    contents: sources.filter((name) => /_test\.tsx?$/.test(name)).map((name) => `import './${name}';`).join('\n'),
    resolveDir: join(web, 'src'),
  },
  outfile,
  bundle: true,
  format: 'esm',
  platform: 'node',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  logLevel: 'warning',
});
await import(outfile);
await rm(outfile);
if (process.env.ARIADNE) await import('./all_browser_tests.mjs');
