// `node test/proof/classifier.ts -- --replies 1000000 --seed 1`: holds the classifier of replies against an oracle that was
// written without it, and prints one JSON. Exits 1 where they disagree.
import { parseArgs } from 'node:util';
import { proveClassifier } from './proveClassifier.ts';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: { replies: { type: 'string', default: '1000000' }, seed: { type: 'string', default: '1' } },
});
const startedAt = performance.now();
const proof = proveClassifier(Number(values.replies), values.seed);
const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
console.log(JSON.stringify({ ...proof, seconds }, null, 2));
process.exitCode = proof.disagreements === 0 && proof.replies > 0 ? 0 : 1;
