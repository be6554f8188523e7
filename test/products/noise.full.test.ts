import { expect, it } from 'vitest';
import { examineDialect } from '../dialects/examineDialect.ts';
import { fieldDialects } from '../dialects/dialects.ts';
import { trustedCertificate } from '../support/service/trustedCertificate.ts';
import { boulevard } from './boulevard/boulevard.ts';
import { scoreProduct } from './scoreProduct.ts';
import { twenty } from './twenty/twenty.ts';

const serverCertificate = trustedCertificate();
const relay = fieldDialects.filter(({ name }) => name === 'relay');

it.each([boulevard, twenty, ...relay])('takes at most 40 requests among a thousand types: $name', async (product) => {
  const server = await product.start({ tls: serverCertificate(), noise: 1000 });
  try {
    const report = await examineDialect(product, server.url);
    expect(report.requests.count).toBeLessThanOrEqual(40);
    const { wrong, absent } = scoreProduct(product, report);
    expect({ wrong, absent }).toEqual({ wrong: [], absent: 0 });
  } finally {
    await server.close();
  }
});
