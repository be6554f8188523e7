// The core of `npm run dev`, in a process of its own: the preview straight from its sources. It serves the page's frame
// with the product's own policy; the modules of the page come from Vite (devServer.ts).
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createCore } from '../../electron/core/createCore.ts';
import { previewPorts } from '../../electron/preview/previewPorts.ts';
import { startPreview } from '../../electron/preview/previewServer.ts';

const frame = fileURLToPath(new URL('../../renderer/index.html', import.meta.url));

const core = await createCore(previewPorts(process.env, 'development'));
if (core.takenBy !== null) {
  console.error('Front Desk is already open on this data folder. Close it, or set FRONT_DESK_DATA_DIR.');
  process.exit(1);
}
const preview = await startPreview({
  core,
  files: {
    find: (path) => (path === '/' ? { bytes: readFileSync(frame), type: 'text/html; charset=utf-8' } : null),
  },
});

let closing = false;
async function close(): Promise<void> {
  if (closing) return;
  closing = true;
  await Promise.all([preview.close(), core.close()]);
  process.exit(0);
}
// The parent disconnects to end this process, and so does its own end. Ctrl-C reaches both.
process.on('disconnect', () => void close());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close());
process.send?.(preview.url);
