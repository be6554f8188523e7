// `npm run prove:security -- [--json] [--share 1] [--seed 1]`: attacks the core API, the page's guards, the addresses, redirects and
// answers, and the searches themselves with planted defects. Prints a line each, or one JSON. Exits 1 where anything got
// through, or where a control found nothing.
import { parseArgs } from 'node:util';
import { fullAmounts, problemsOf, proveSecurity, type SecurityProof } from './security/proveSecurity.ts';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: {
    json: { type: 'boolean', default: false },
    share: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
  },
});
const share = Number(values.share);
const part = (amount: number): number => Math.max(Math.round(amount * share), 1);
const startedAt = performance.now();
const proof = await proveSecurity(
  {
    payloads: part(fullAmounts.payloads),
    addresses: part(fullAmounts.addresses),
    senders: part(fullAmounts.senders),
    questions: part(fullAmounts.questions),
  },
  values.seed,
);
const problems = problemsOf(proof);
const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
console.log(values.json ? JSON.stringify({ ...proof, problems, seconds }, null, 2) : linesOf(proof).join('\n'));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

function linesOf({ coreApi, page, addresses, redirects, silence }: SecurityProof): readonly string[] {
  const { p50, p99, most } = coreApi.refusal;
  return [
    `Core API: ${coreApi.requestCount} payloads on ${coreApi.channels} channels, ${coreApi.fit} of them good: ${coreApi.wronglyAccepted} wrongly accepted, ${coreApi.wronglyRefused} wrongly refused, ${coreApi.throws} throws (a careless API accepts ${coreApi.controlAccepted})`,
    `A refusal: ${p50} ms in the middle, ${p99} ms at the 99th percentile, ${most} ms at most`,
    `Senders: ${page.acceptedSenders} of ${page.senders} bad ones accepted, ${page.acceptedOwn} of ${page.ownSenders} good ones`,
    `Page: ${page.addresses} addresses: ${page.navigations} navigations, ${page.escapes} escapes, ${page.throws} throws (a careless guard lets ${page.controlNavigations} pass)`,
    `Key: ${addresses.addresses} addresses, ${addresses.withKey} requests with it: ${addresses.keyElsewhere} to another origin, ${addresses.unencrypted} unencrypted, ${addresses.throws} throws (a careless check gives it to ${addresses.controlElsewhere})`,
    `Redirects: ${redirects.cases} cases: ${redirects.followed} followed, ${redirects.headerBytes} header bytes at a second server (fetch by itself leaks in ${redirects.controlLeaks})`,
    `Answers: ${silence.requestCount} questions with keys in use, ${silence.characters} characters and ${silence.files} files: ${silence.hits.length} hits (${silence.controlForms} of 8 forms found where planted)`,
    `${seconds} s`,
  ];
}
