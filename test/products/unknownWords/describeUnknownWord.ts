import { afterAll, describe, expect, it } from 'vitest';
import { trustedCertificate } from '../../support/service/trustedCertificate.ts';
import { plainReport } from '../plainReport.ts';
import { mostRequests } from '../knownGaps.ts';
import { products } from '../products.ts';
import { examineUnknown, type UnknownConcept, unknownWords, wordFor } from './examineUnknown.ts';

interface Bounds {
  /** The part of all values that is read all the same. */
  readonly leastRead: number;
  /** By the name of a product, how many values are wrong all the same: what rows don't tell yet. */
  readonly wrongValues: Readonly<Record<string, number>>;
}

/** Evidence decides: where a schema has a word without a meaning for a concept, rows tell, or the concept is absent. */
export function describeUnknownWord(concept: UnknownConcept, { leastRead, wrongValues }: Bounds): void {
  const serverCertificate = trustedCertificate();

  describe(`without a known word for ${concept}`, () => {
    let expected = 0;
    let absent = 0;
    const table: string[] = [];
    afterAll(() => console.log(`${concept}: ${expected} values, ${absent} absent\n${table.join('\n')}`));

    it.each(products)('$name shows what its rows show', async (product) => {
      const server = await product.start({ tls: serverCertificate() });
      try {
        const word = wordFor(concept, await plainReport(product, server.url));
        if (word === null) return;
        const before = server.received.count;
        const score = await examineUnknown(product, server, { word, to: unknownWords[concept] });
        expected += score.expected;
        absent += score.absent;
        if (score.wrong.length > 0 || score.absent > 0)
          table.push([product.name, word, score.expected, score.wrong.length, score.absent].join(' | '));
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
}
