// `node test/proof/audit.ts -- --damages 10000 --seed 1`: alters a record in so many ways and counts what its check does
// not see. Prints one JSON; exits 1 where something was missed, or an intact log was reported as altered.
import { parseArgs } from 'node:util';
import { proveAudit } from './proveAudit.ts';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: { damages: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});
const proof = await proveAudit(Number(values.damages), Number(values.seed));
console.log(JSON.stringify(proof, null, 2));
process.exitCode = proof.damages > 0 && proof.missed + proof.falseAlarms === 0 ? 0 : 1;
