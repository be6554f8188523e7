import { it } from 'vitest';
import { examineDialect } from '../dialects/examineDialect.ts';
import { trustedCertificate } from '../support/service/trustedCertificate.ts';
import { productsA } from './productsA.ts';
import { productsB } from './productsB.ts';
import { productsC } from './productsC.ts';
const serverCertificate = trustedCertificate();
it('debug', async () => {
  const product = [...productsA, ...productsB, ...productsC].find(({ name }) => name === process.env['PRODUCT']);
  if (!product) return;
  const server = await product.start({ tls: serverCertificate() });
  const report = await examineDialect(product, server.url);
  for (const [concept, choice] of Object.entries(report.map))
    console.log(
      concept,
      choice && [choice.operation, choice.confidence, choice.verdict, ...choice.reasons.slice(1)].join(' · '),
    );
  if (process.env['DOCS'])
    for (const { query, variables } of server.received.requests.filter(({ query }) =>
      query.includes(process.env['DOCS'] ?? ''),
    ))
      console.log(query.slice(0, 3000), JSON.stringify(variables));
  await server.close();
});
