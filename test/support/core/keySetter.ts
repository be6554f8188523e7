// A process of its own that opens a data folder and keeps 400 keys in one file, one after the other. The last line of
// its output is the outcome. A line on its input starts it.
import { once } from 'node:events';
import { isObject } from '../../../electron/contract/shapes.ts';
import { openDataFolder } from '../../../electron/core/storage/files/dataFolder.ts';
import { type FileFormat, openStoredFile } from '../../../electron/core/storage/files/storedFile.ts';
import { createNotices } from '../../../electron/core/foundation/notices.ts';

interface Keys {
  readonly version: 1;
  readonly keys: Readonly<Record<string, number>>;
}

const format: FileFormat<Keys> = {
  version: 1,
  is: (value): value is Keys => isObject(value, { version: (version) => version === 1, keys: () => true }),
};

const [, , folder = '', who = ''] = process.argv;
const clock = { now: () => Date.now() };
const data = await openDataFolder({ folder, clock, notices: createNotices() });
const labels = {
  id: 'keys',
  file: 'The keys',
  content: 'The keys',
  restored: 'they are back',
  without: 'there are none',
};
const file = openStoredFile({ ...data, name: 'keys.json', format, labels, maxBytes: 1_000_000, lastGood: true });
console.log('open');
await once(process.stdin, 'data');
let keys = file.found?.keys ?? {};
let kept = 0;
for (let count = 0; count < 400; count += 1) {
  const next = { ...keys, [`${who}${count}`]: count };
  if (!file.write({ version: 1, keys: next })) continue;
  keys = next;
  kept += 1;
}
console.log(JSON.stringify({ kept, takenBy: data.takenBy, notices: data.notices.list().map(({ id }) => id) }));
data.close();
process.exit();
