import { describe, expect, it } from 'vitest';
import { examineDialect } from '../../dialects/examineDialect.ts';
import { createOtherPractice, type PracticeName } from '../../dialects/otherPractices.ts';
import { trustedCertificate } from '../../support/service/trustedCertificate.ts';
import { products } from '../products.ts';
import { scoreProduct } from '../scoreProduct.ts';

// The same services with the data of small clinics: other people, other names, few rows, another order.

const serverCertificate = trustedCertificate();

/** How many values are wrong there, which they should not be. */
const wrongValues: Readonly<Record<string, number>> = {
  // Records of visits are taken for the book, as their first page ends before the newest.
  'openMrs oneDoctor': 3,
  // Wards stand among the places, and too few visits tell.
  'helpwaveTasks newClinic': 1,
  // A sign that all visits have is taken for their state, as there are few.
  'yclients newClinic': 2,
};

const names: readonly PracticeName[] = ['oneDoctor', 'newClinic'];

describe.each(products)('$name', (product) => {
  it.each(names)('shows no wrong value with the data of %s', async (name) => {
    const practice = createOtherPractice(name);
    const server = await product.start({ tls: serverCertificate(), practice });
    try {
      const { wrong } = scoreProduct(product, await examineDialect(product, server.url), practice);
      expect(wrong.length, wrong.slice(0, 5).join('\n')).toBe(wrongValues[`${product.name} ${name}`] ?? 0);
      expect(server.received.mutations).toEqual([]);
      expect(server.received.count).toBeLessThanOrEqual(40);
    } finally {
      await server.close();
    }
  });
});
