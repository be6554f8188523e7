// The control: writes a file as one would without a second thought, over and over, until it is killed.
import { writeFileSync, writeSync } from 'node:fs';

const [, , file = ''] = process.argv;
const value = { text: 'x'.repeat(400_000) };
writeFileSync(file, JSON.stringify(value));
writeSync(1, 'opening\n');
for (;;) writeFileSync(file, JSON.stringify(value));
