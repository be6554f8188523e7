// `node test/proof/changes.ts -- --each 50`: makes so many changes under every kind of fault through the real core and holds
// their reported outcomes against what the service has. Prints one JSON; exits 1 where one was made twice or reported
// wrongly.
import { parseArgs } from 'node:util';
import { proveChanges } from './proveChanges.ts';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: { each: { type: 'string', default: '50' } },
});
const startedAt = performance.now();
const proof = await proveChanges(Number(values.each));
const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
console.log(JSON.stringify({ ...proof, seconds }, null, 2));
process.exitCode = proof.changes > 0 && proof.twice + proof.falseDone + proof.falseNotDone === 0 ? 0 : 1;
