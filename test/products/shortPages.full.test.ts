import { describe, expect, it } from 'vitest';
import { examineDialect } from '../dialects/examineDialect.ts';
import { trustedCertificate } from '../support/service/trustedCertificate.ts';
import { products } from './products.ts';
import { scoreProduct } from './scoreProduct.ts';

// The same services where a page holds 20 rows at most, whatever is asked for: a first page shows less, and may mislead.

const rowsOfPage = 20;
/** Whole books are read page by page where a service has no filter by day. */
const mostRequests = 60;
const serverCertificate = trustedCertificate();

/** Records of visits are taken for the book, as a first page of it ends before the newest. */
const wrongValues: Readonly<Record<string, number>> = { openMrs: 9 };

describe.each(products)('$name', (product) => {
  it('shows no wrong value with short pages', async () => {
    const server = await product.start({ tls: serverCertificate(), cap: Math.min(product.cap, rowsOfPage) });
    try {
      const { wrong } = scoreProduct(product, await examineDialect(product, server.url));
      expect(wrong.length, wrong.slice(0, 5).join('\n')).toBe(wrongValues[product.name] ?? 0);
      expect(server.received.mutations).toEqual([]);
      expect(server.received.deepest).toBeLessThanOrEqual(8);
      expect(server.received.count).toBeLessThanOrEqual(mostRequests);
    } finally {
      await server.close();
    }
  });
});
