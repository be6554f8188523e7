// `npm run dev`: the preview straight from its sources, at one address until Ctrl-C. A change of the page is seen at once
// (Fast Refresh); a change of the core restarts the core and reloads the page. --port chooses another port.
import { parseArgs } from 'node:util';
import { startDevServer } from './dev/devServer.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '5173' } } });
const server = await startDevServer(Number(values.port));
console.log(`Front Desk preview: ${server.url}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.close().then(() => process.exit(0)));
}
