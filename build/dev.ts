// `npm run dev`: the preview straight from its sources. A change of the page is built again: reload the browser. A
// change of the core starts this program again (node --watch) under a new address.
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { createCore } from '../electron/core/createCore.ts';
import { openPageFiles, type PageFiles } from '../electron/page/pageFiles.ts';
import { previewPorts } from '../electron/preview/previewPorts.ts';
import { startPreview } from '../electron/preview/previewServer.ts';
import { writePageManifest } from './pageManifest.ts';

const page = fileURLToPath(new URL('../dist/dev-renderer', import.meta.url));
let files: PageFiles | null = null;

const watching = await build({
  configFile: fileURLToPath(new URL('./vite/renderer.config.ts', import.meta.url)),
  logLevel: 'warn',
  build: { watch: {}, outDir: page, emptyOutDir: true, minify: false },
});
// Sound: a build that is asked to watch answers a watcher.
const watcher = watching as Rolldown.RolldownWatcher;
await new Promise<void>((resolve) => {
  watcher.on('event', (event) => {
    if (event.code === 'END') {
      writePageManifest(page);
      files = openPageFiles(page);
      console.log('Page built.');
      resolve();
    }
    if (event.code === 'ERROR') console.error(event.error.message);
  });
});

const core = await createCore(previewPorts(process.env, 'development'));
const preview = await startPreview({ core, files: { find: (path) => files?.find(path) ?? null } });
console.log(`Front Desk preview: ${preview.url}`);
