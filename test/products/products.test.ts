import { afterAll, describe, expect, it } from 'vitest';
import type { Dialect } from '../dialects/dialect.ts';
import { examineDialect } from '../dialects/examineDialect.ts';
import { trustedCertificate } from '../support/service/trustedCertificate.ts';
import { productsA } from './productsA.ts';
import { productsB } from './productsB.ts';
import { productsC } from './productsC.ts';
import { scoreProduct } from './scoreProduct.ts';

const serverCertificate = trustedCertificate();
const products: readonly Dialect[] = [...productsA, ...productsB, ...productsC];

const table: string[] = [];
const only = process.env['PRODUCT'];
afterAll(() => {
  const head = ['product', 'values', 'wrong', 'absent', 'concepts', 'requests', 'deepest'].join(' | ');
  console.log([head, ...table].join('\n'));
});

describe.each(products.filter(({ name }) => only === undefined || only === name))('the doctor at $name', (product) => {
  it('shows no wrong value, within depth 8 and without writing', async () => {
    const server = await product.start({ tls: serverCertificate() });
    try {
      const report = await examineDialect(product, server.url);
      const score = scoreProduct(product, report);
      const figures = [score.expected, score.wrong.length, score.absent.length, score.concepts.length];
      table.push([product.name, ...figures, server.received.count, server.received.deepest].join(' | '));
      if (only !== undefined) {
        console.log(report.outcome, report.organization, score.concepts);
        console.log([...score.wrong.slice(0, 25), ...score.absent.slice(0, 25)].join('\n'));
      }
      expect(server.received.mutations).toEqual([]);
      expect(server.received.deepest).toBeLessThanOrEqual(8);
    } finally {
      await server.close();
    }
  });
});
