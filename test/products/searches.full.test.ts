import { describe, expect, it } from 'vitest';
import { examineDialect } from '../dialects/examineDialect.ts';
import { createPractice } from '../dialects/practice.ts';
import { trustedCertificate } from '../support/service/trustedCertificate.ts';
import { products } from './products.ts';

const serverCertificate = trustedCertificate();

interface SampleClient {
  readonly id: string;
  readonly name?: string;
  readonly familyName?: string;
}

describe.each(products)('clients at $name', (product) => {
  it('are found by their names, no one by nonsense, and counted to the end', async () => {
    const server = await product.start({ tls: serverCertificate() });
    try {
      const [client] = (await examineDialect(product, server.url)).sample.clients as readonly SampleClient[];
      if (!client) return;
      const name = client.familyName ?? client.name?.split(' ').at(-1) ?? '';
      const reads = { searches: [name, 'zqxwv'], countClients: true };
      const { searches, clientCount } = await examineDialect(product, server.url, reads);
      expect(searches?.[0]?.clients).toContain(client.id);
      expect(searches?.[1]?.clients).toEqual([]);
      // Its pages are texts, which are not understood: a list that may go on is not counted.
      if (product.name === 'healthSync') expect(clientCount).toBeNull();
      else expect(clientCount).toBe(product.view.clients(createPractice()).length);
    } finally {
      await server.close();
    }
  });
});
