import { describe, expect, it } from 'vitest';
import type { Dialect, DialectServer } from '../dialects/dialect.ts';
import { examineDialect } from '../dialects/examineDialect.ts';
import { trustedCertificate } from '../support/service/trustedCertificate.ts';
import { productsA } from './productsA.ts';
import { productsB } from './productsB.ts';
import { productsC } from './productsC.ts';
import { keyHeaders, postDialect } from '../dialects/dialectRequests.ts';

const serverCertificate = trustedCertificate();
const products: readonly Dialect[] = [...productsA, ...productsB, ...productsC];
const only = process.env['PRODUCT'];

describe.each(products.filter(({ name }) => only === undefined || only === name))('writes at $name', (product) => {
  it('are planned', async () => {
    const server = await product.start({ tls: serverCertificate() });
    try {
      const { writes } = await examineDialect(product, server.url, { planWrites: true });
      for (const [concept, write] of Object.entries(writes ?? {})) {
        if (!write) {
          console.log(product.name, concept, '-');
          continue;
        }
        const fresh = await product.start({ tls: serverCertificate() });
        const before = JSON.stringify(fresh.practice);
        const rows = new Set<object>([...fresh.practice.appointments, ...fresh.practice.clients, ...fresh.practice.patients]);
        const olds = new Map([...fresh.practice.appointments].map((row) => [row.key, row]));
        const answer = await postDialect(fresh, write.document, { headers: keyHeaders(product), variables: write.variables }).then(({ body }) => body, String);
        const changed = [...fresh.practice.appointments, ...fresh.practice.clients, ...fresh.practice.patients].filter((row) => !rows.has(row));
        const show = changed.map((row) => JSON.stringify(Object.fromEntries(Object.entries(row).filter(([key, value]) => JSON.stringify(Reflect.get(olds.get(row.key) ?? {}, key)) !== JSON.stringify(value)))));
        console.log(product.name, concept, write.operation, JSON.stringify(write.variables), '=>', before === JSON.stringify(fresh.practice) ? `NOTHING ${JSON.stringify(answer).slice(0, 200)}` : show.join(' ; '));
        await fresh.close();
      }
      expect(server.received.mutations).toEqual([]);
    } finally {
      await server.close();
    }
  });
});
