import { describe, expect, it } from 'vitest';
import { examineDialect } from '../../dialects/examineDialect.ts';
import { trustedCertificate } from '../../support/service/trustedCertificate.ts';
import { plainReport } from '../plainReport.ts';
import { products } from '../products.ts';
import { scoreProduct } from '../scoreProduct.ts';
import { demandingFetch } from './demandingFetch.ts';
import { wrappedFetch } from './wrappedFetch.ts';

// The same services with habits of others: answers in envelopes, and rules that no schema shows.

const serverCertificate = trustedCertificate();

/** Values that are absent besides: lists that have no pages end with the hundredth row there. */
const moreAbsent: Readonly<Record<string, number>> = {
  'edgedb with rules of its own': 70,
  'atlasAppServices with rules of its own': 72,
  'elide with rules of its own': 72,
  'appointmentScheduler with rules of its own': 31,
};

describe.each(products)('$name', (product) => {
  it.each([
    ['in envelopes', () => wrappedFetch(product.sdl)],
    ['with rules of its own', () => demandingFetch(product)],
  ] as const)('is read alike %s', async (habit, fetchOf) => {
    const server = await product.start({ tls: serverCertificate() });
    try {
      const plain = scoreProduct(product, await plainReport(product, server.url));
      const report = await examineDialect(product, server.url, { fetch: fetchOf() });
      const { wrong, absent } = scoreProduct(product, report);
      expect(wrong).toEqual([]);
      expect(absent - plain.absent).toBeLessThanOrEqual(moreAbsent[`${product.name} ${habit}`] ?? 0);
      expect(server.received.mutations).toEqual([]);
    } finally {
      await server.close();
    }
  });
});
