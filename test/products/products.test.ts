import { afterAll, describe, expect, it } from 'vitest';
import { exitCodeOf } from '../../electron/doctor/runDoctor.ts';
import { examineDialect } from '../dialects/examineDialect.ts';
import { trustedCertificate } from '../support/service/trustedCertificate.ts';
import { absentValues, nothingRead } from './knownGaps.ts';
import { missedConcepts } from './missedConcepts.ts';
import { products } from './products.ts';
import { scoreProduct } from './scoreProduct.ts';

const serverCertificate = trustedCertificate();

const table: string[] = [];
afterAll(() => {
  const head = ['product', 'values', 'wrong', 'absent', 'concepts', 'requests', 'deepest'].join(' | ');
  console.log([head, ...table].join('\n'));
});

describe.each(products)('the doctor at $name', (product) => {
  it('shows no wrong value, within depth 8 and 40 requests, and without writing', async () => {
    const server = await product.start({ tls: serverCertificate() });
    try {
      const report = await examineDialect(product, server.url);
      const { expected, wrong, absent, concepts } = scoreProduct(product, report);
      const figures = [expected, wrong.length, absent, concepts.length];
      table.push([product.name, ...figures, server.received.count, server.received.deepest].join(' | '));
      expect(wrong).toEqual([]);
      expect(absent).toBeLessThanOrEqual(absentValues[product.name] ?? 0);
      // What is understood now is no longer listed as missed.
      expect(concepts.map((each) => each.split(':', 1)[0])).toEqual(missedConcepts[product.name] ?? []);
      expect(server.received.mutations).toEqual([]);
      expect(server.received.deepest).toBeLessThanOrEqual(8);
      expect(server.received.count).toBeLessThanOrEqual(40);
      expect(exitCodeOf(report) === 3).toBe(nothingRead.has(product.name));
    } finally {
      await server.close();
    }
  });
});
