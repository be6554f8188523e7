// `npm run prove:scale`: a clinic of 200 locations, 300 providers, 3,000 appointments on each day and 200,000 clients, and
// the longest task of each screen after its first paint.
import { parseArgs } from 'node:util';
import { proveScale } from './scale/proveScale.ts';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: { clients: { type: 'string', default: '200000' } },
});
const size = { locations: 200, providers: 300, appointments: 3000, clients: Number(values.clients) };
const steps = await proveScale(size);
console.log(JSON.stringify(steps, null, 2));
process.exitCode = steps.every(({ longest }) => longest <= 200) ? 0 : 1;
