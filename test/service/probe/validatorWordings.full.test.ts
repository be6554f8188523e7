import { afterAll, describe, expect, it } from 'vitest';
import { reportedConcepts } from '../../../electron/doctor/runDoctor.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { dialects } from '../../dialects/dialects.ts';
import { trustedCertificate } from '../../support/service/trustedCertificate.ts';
import { examineRefusing } from './examineRefusing.ts';
import { validatorWordings } from './validatorWordings.ts';
import { maxRequests } from '../../../graphql/service/probe/probeSession.ts';

const serverCertificate = trustedCertificate();

const otherRequests = 10;
const named = (name: string): Dialect => {
  const dialect = dialects.find((each) => each.name === name);
  if (!dialect) throw new Error(`There is no dialect ${name}.`);
  return dialect;
};

/** Validators that say what is wrong with every candidate. */
const detailedWordings = ['terse', 'absinthe', 'ruby', 'java', 'placeless', 'badRequest'] as const;
/** Those that stop early, say only where, or say nothing: small operations are tried, the interface document's first. */
const terseWordings = ['chocolate', 'firstOnly', 'wordless', 'masked', 'maskedTrouble'] as const;

const table: string[] = [];
afterAll(() => {
  console.log(['wording', 'dialect', 'concepts right', 'absent values', 'requests'].join(' | '));
  console.log(table.join('\n'));
});

async function examineWording(wording: keyof typeof validatorWordings, name: string): Promise<readonly string[]> {
  const { report, received, right, wrong, wrongValues, absentValues } = await examineRefusing(
    named(name),
    serverCertificate(),
    validatorWordings[wording],
  );
  table.push([wording, name, `${right.length}/${reportedConcepts.length}`, absentValues, received.count].join(' | '));
  expect(report.outcome.kind).toBe('ok');
  expect(wrongValues).toEqual([]);
  expect(wrong).toEqual([]);
  expect(received.mutations).toEqual([]);
  expect(received.deepest).toBeLessThanOrEqual(8);
  expect(received.count).toBeLessThanOrEqual(maxRequests + otherRequests);
  return right;
}

describe.each(detailedWordings)('complaints of %s', (wording) => {
  it.each(['literal', 'minimal', 'mixed', 'people2026'])('reveal what %s offers', async (name) => {
    expect(await examineWording(wording, name)).toEqual([...reportedConcepts]);
  });

  it.each(['relay', 'journey', 'tables', 'tokens'])('never mislead about %s', async (name) => {
    await examineWording(wording, name);
  });
});

describe.each(terseWordings)('silence of %s', (wording) => {
  it.each(['literal', 'minimal'])('is no dead end where the interface document holds: %s', async (name) => {
    const right = await examineWording(wording, name);
    expect(right).toContain('locations');
    expect(right).toContain('clients');
  });

  it.each(['mixed', 'relay', 'people2024', 'tables', 'tierpraxis'])('never misleads about %s', async (name) => {
    await examineWording(wording, name);
  });
});
