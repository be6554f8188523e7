import { it } from 'vitest';
import { examineDialect } from '../dialects/examineDialect.ts';
import { trustedCertificate } from '../support/service/trustedCertificate.ts';
import { productsA } from './productsA.ts';
import { productsB } from './productsB.ts';
import { productsC } from './productsC.ts';
import { productsD } from './productsD.ts';
const serverCertificate = trustedCertificate();
it('debug', async () => {
  const product = [...productsA, ...productsB, ...productsC, ...productsD].find(
    ({ name }) => name === process.env['PRODUCT'],
  );
  if (!product) return;
  const server = await product.start({ tls: serverCertificate() });
  const report = await examineDialect(product, server.url);
  for (const [concept, choice] of Object.entries(report.map))
    console.log(
      concept,
      choice && [choice.operation, choice.confidence, choice.verdict, ...choice.reasons.slice(1)].join(' · '),
    );
  const docs = process.env['DOCS'];
  if (docs)
    for (const each of server.received.requests.filter(({ query }) => query.includes(docs)))
      console.log(each.query.slice(0, 3000), JSON.stringify(each.variables));
  await server.close();
});
