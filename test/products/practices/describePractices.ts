import { describe, expect, it } from 'vitest';
import { examineDialect } from '../../dialects/examineDialect.ts';
import type { Practice } from '../../dialects/practice.ts';
import { trustedCertificate } from '../../support/service/trustedCertificate.ts';
import { products } from '../products.ts';
import { scoreProduct } from '../scoreProduct.ts';

interface Practices<Name extends string | number> {
  readonly names: readonly Name[];
  readonly create: (name: Name) => Practice;
  /** By the names of a product and a practice, how many values are wrong there, which they should not be. */
  readonly wrongValues: Readonly<Record<string, number>>;
  readonly mostRequests: number;
}

/** The same services with the data of other practices: what rows prove of one holds for the rows of any. */
export function describePractices<Name extends string | number>({
  names,
  create,
  wrongValues,
  mostRequests,
}: Practices<Name>): void {
  const serverCertificate = trustedCertificate();

  describe.each(products)('$name', (product) => {
    it.each(names)('shows no wrong value with the data of practice %s', async (name) => {
      const practice = create(name);
      const server = await product.start({ tls: serverCertificate(), practice });
      try {
        const { wrong } = scoreProduct(product, await examineDialect(product, server.url), practice);
        expect(wrong.length, wrong.slice(0, 5).join('\n')).toBe(wrongValues[`${product.name} ${name}`] ?? 0);
        expect(server.received.mutations).toEqual([]);
        expect(server.received.count).toBeLessThanOrEqual(mostRequests);
      } finally {
        await server.close();
      }
    });
  });
}
