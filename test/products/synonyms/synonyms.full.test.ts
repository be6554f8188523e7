import { afterAll, describe, expect, it } from 'vitest';
import { examineDialect } from '../../dialects/examineDialect.ts';
import { trustedCertificate } from '../../support/service/trustedCertificate.ts';
import { plainReport } from '../plainReport.ts';
import { mostRequests } from '../knownGaps.ts';
import { products } from '../products.ts';
import { scoreProduct } from '../scoreProduct.ts';
import { translatedFetch } from '../translatedFetch.ts';
import { synonymsOf } from './synonymsOf.ts';

// A vendor whom nobody here has seen has usual words, in a mixture of its own.

const serverCertificate = trustedCertificate();

const seed = 1;
/** How many values are wrong beside those that are wrong anyway. */
const wrongValues: Readonly<Record<string, number>> = {
  // Two lists of visits, of which another has the plainer name then.
  mirah: 13,
  heyDontoAhds: 17,
  // What FHIR and the products themselves name is known by these names alone.
  bwell: 18,
  covetrusVetData: 5,
  animalShelterManager: 9,
  // Staff is told apart by a flag that is called otherwise.
  provetCloud: 1,
  // Cities, to which visits lead as well.
  vetmanager: 6,
};
/** The part of all values that is read. */
const leastRead = 0.9;

describe('in the words of another vendor', () => {
  let expected = 0;
  let absent = 0;
  const table: string[] = [];
  afterAll(() => console.log(`${expected} values, ${absent} absent\n${table.join('\n')}`));

  it.each(products)('$name shows what its rows show', async (product) => {
    const server = await product.start({ tls: serverCertificate() });
    try {
      const { translation, notes } = synonymsOf(product, await plainReport(product, server.url), seed);
      const before = server.received.count;
      const report = await examineDialect(product, server.url, { fetch: translatedFetch(translation) });
      const score = scoreProduct(product, report);
      expected += score.expected;
      absent += score.absent;
      if (score.wrong.length > 0 || score.absent > 0)
        table.push([product.name, score.expected, score.wrong.length, score.absent, notes.join(', ')].join(' | '));
      expect(score.wrong.length).toBeLessThanOrEqual(wrongValues[product.name] ?? 0);
      expect(server.received.count - before).toBeLessThanOrEqual(mostRequests(product));
      expect(server.received.mutations).toEqual([]);
    } finally {
      await server.close();
    }
  });

  it('is read for the most part', () => {
    expect(1 - absent / expected).toBeGreaterThan(leastRead);
  });
});
