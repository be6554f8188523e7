import { describe, expect, it } from 'vitest';
import { examineDialect } from '../../dialects/examineDialect.ts';
import { createRandomPractice } from '../../dialects/randomPractice.ts';
import { trustedCertificate } from '../../support/service/trustedCertificate.ts';
import { products } from '../products.ts';
import { scoreProduct } from '../scoreProduct.ts';

// What is proven by rows has to hold for rows of any practice: of another country, with other gaps, of another size.

const serverCertificate = trustedCertificate();

const seeds = [3, 7] as const;

/** How many values are wrong there, which they should not be. */
const wrongValues: Readonly<Record<string, number>> = {
  // Records of visits are taken for the book, as their first page ends before the newest.
  'openMrs 3': 6,
  // Which visits it shows goes by the clients of the usual practice.
  'ehsFullcalendar 3': 1,
  'ehsFullcalendar 7': 1,
  // Of four clients too few are read to tell them from others in the same list.
  'medcilia 7': 1,
  'projetoPets 7': 1,
  'felisAppointments 7': 20,
};

describe.each(products)('$name', (product) => {
  it.each(seeds)('shows no wrong value with the data of practice %i', async (seed) => {
    const practice = createRandomPractice(seed);
    const server = await product.start({ tls: serverCertificate(), practice });
    try {
      const { wrong } = scoreProduct(product, await examineDialect(product, server.url), practice);
      expect(wrong.length, wrong.slice(0, 5).join('\n')).toBe(wrongValues[`${product.name} ${seed}`] ?? 0);
      expect(server.received.mutations).toEqual([]);
    } finally {
      await server.close();
    }
  });
});
