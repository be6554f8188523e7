import { describe, expect, it } from 'vitest';
import { examineDialect } from '../../dialects/examineDialect.ts';
import { trustedCertificate } from '../../support/service/trustedCertificate.ts';
import { plainReport } from '../plainReport.ts';
import { products } from '../products.ts';
import { scoreProduct } from '../scoreProduct.ts';
import { translatedFetch } from '../translatedFetch.ts';
import { type Convention, conventionOf } from './conventions.ts';

// How a team writes names says nothing of what they mean.

const serverCertificate = trustedCertificate();

/** Services that are known by names that their product or a standard gives: values that are absent besides, and wrong ones. */
const moreAbsent: Readonly<Record<string, number>> = {
  // Columns that a clinic adds end with two underscores and a c.
  salesforce: 85,
  // Every entry has its id in `sys`.
  contentful: 367,
  // Lists are bundles of FHIR (FHIR R4, Bundle), with rows in `entry`, and `resource` below.
  bwell: 343,
};

const wrongValues: Readonly<Record<string, number>> = { contentful: 33 };

describe.each(products.map((product, index) => ({ product, index })))('$product.name', ({ product, index }) => {
  const convention: Convention = index % 2 === 0 ? 'PascalCase' : 'snake_case';
  it(`is read alike in ${convention}`, async () => {
    const server = await product.start({ tls: serverCertificate() });
    try {
      const plain = scoreProduct(product, await plainReport(product, server.url));
      const fetch = translatedFetch(conventionOf(product.sdl, convention));
      const { wrong, absent } = scoreProduct(product, await examineDialect(product, server.url, { fetch }));
      expect(wrong.length).toBeLessThanOrEqual(wrongValues[product.name] ?? 0);
      expect(absent - plain.absent).toBeLessThanOrEqual(moreAbsent[product.name] ?? 0);
      expect(server.received.mutations).toEqual([]);
    } finally {
      await server.close();
    }
  });
});
