import { describe, expect, it } from 'vitest';
import { dialects } from '../../../dialects/dialects.ts';
import { connectDialect } from '../../../support/core/connectDialect.ts';
import { valueOf } from '../../../support/core/memoryCore.ts';

describe('a service without a search', () => {
  it('is searched here, by name, pet and phone, and its list is read once', async () => {
    const literal = dialects.find(({ name }) => name === 'literal');
    if (!literal) throw new Error('There is no such dialect.');
    const { test, server } = await connectDialect(literal);
    const names = async (search: string): Promise<readonly string[]> => {
      const answer = valueOf(await test.request('desk:query', { operation: 'ClientList', variables: { search } }));
      expect(answer.errors).toBeUndefined();
      // Sound: the operation selects exactly this.
      const { clients } = answer.data as unknown as { clients: { clients: readonly { name: string }[] } };
      return clients.clients.map(({ name }) => name);
    };
    const [client] = server.practice.clients;
    const whole = `${client?.givenName ?? ''} ${client?.familyName ?? ''}`.trim();
    const [first] = await names(whole.toUpperCase());
    expect(first).toBe(whole);
    const requestCount = server.received.count;
    expect(await names(whole.slice(0, 4))).toContain(whole);
    // As it is typed on a keyboard without accents, and without the apostrophe.
    expect(whole).toBe("Zoë O'Brien");
    expect(await names('zoe obrien')).toContain(whole);
    const digits = client?.phones[0]?.value.replace(/\D/g, '').slice(-10) ?? '';
    expect(await names(digits.slice(-7))).toContain(whole);
    expect(await names(`+1 (0)${digits}`)).toContain(whole);
    expect(await names('nobody is called so')).toEqual([]);
    expect(server.received.count).toBe(requestCount);
    expect(server.received.mutations).toEqual([]);
  });
});
