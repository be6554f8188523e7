// `node build/node/run.js build/start.ts …`: runs a script of this repository where Node can, and says what to do where
// it can't. Plain JavaScript of old, so that every Node can read it: an older one stops at a .ts file with an error that
// names neither.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const oldest = [24, 15];
/** Where npm brings Node along, by build/node/package.json. */
const provided = ['darwin-x64', 'linux-arm64', 'linux-x64', 'win32-x64'];

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  const here = `${process.platform}-${process.arch}`;
  const remedy = provided.includes(here)
    ? 'run `npm ci`, which brings a newer one along'
    : `install it from https://nodejs.org, as npm has none to bring along for ${here}`;
  console.error(`Front Desk needs Node ${oldest.join('.')} or later, and this is ${process.versions.node}: ${remedy}.`);
  process.exit(1);
}
const script = resolve(process.argv[2]);
process.argv.splice(1, 2, script);
await import(pathToFileURL(script).href);
