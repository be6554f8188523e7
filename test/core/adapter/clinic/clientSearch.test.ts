import { describe, expect, it } from 'vitest';
import { createClinic } from '../../../../electron/core/adapter/clinic/clinic.ts';
import type { AnyDocument } from '../../../../graphql/service/documents.ts';
import type { ServiceMap } from '../../../../graphql/service/serviceMap.ts';
import type { Source } from '../../../../graphql/service/sources.ts';
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

const at = (...path: readonly string[]): Source => ({ kind: 'path', path });

/** Compares a search with the names letter by letter, as many services do, but for the case. */
function literalClinic(names: readonly string[], also: readonly string[] = []) {
  const slots = (['search', 'limit', 'offset'] as const).map((role) => ({
    name: role,
    type: role === 'search' ? 'String' : 'Int',
    slots: [{ path: [], role }],
  }));
  const map: ServiceMap = {
    format: 1,
    clientSearch: { field: 'find', arguments: slots, rows: [], fields: { id: at('id'), name: at('name') } },
  };
  const sent: unknown[] = [];
  const clinic = createClinic({
    map,
    clock: { now: () => 0 },
    timeZone: 'UTC',
    async queryService(_document: AnyDocument, variables) {
      const { search, offset, limit } = variables;
      if (offset === 0) sent.push(search);
      const isFound = (name: string): boolean =>
        also.includes(name) || name.toLowerCase().includes(String(search).toLowerCase());
      const rows = names.filter(isFound).map((name) => ({ id: name, name }));
      return {
        kind: 'ok',
        data: { find: rows.slice(Number(offset), Number(offset) + Number(limit)) },
      };
    },
  });
  const find = async (search: string): Promise<readonly string[]> => {
    const answer = await clinic.clients({ search, first: 20, after: null }, new AbortController().signal);
    return valueOf(answer).clients.map(({ name }) => name);
  };
  return { find, sent };
}

describe('a service that compares letters as they are', () => {
  const names = [
    "Sean O'Brien",
    'Mary OBrien',
    'Lukasz Zielinski',
    'Łucja Żak',
    'Ann Kim',
    'Jørgen Weiß',
    'Argen Dove',
  ];

  it.each([
    ['O’Brien', ["Sean O'Brien"], ['O’Brien', "O'Brien"]],
    ["mary o'brien", ['Mary OBrien'], ["mary o'brien", 'mary obrien']],
    ['Łukasz', ['Lukasz Zielinski'], ['Łukasz', 'lukasz']],
    // Found at once, nobody at all, and nothing that could be written otherwise.
    ['Łucja', ['Łucja Żak'], ['Łucja']],
    ['Ødegård', [], ['Ødegård', 'odegard']],
    ['kim', ['Ann Kim'], ['kim']],
    ['zzz', [], ['zzz']],
    // Typed plainly for who is kept with such a letter: by the part that both spellings share, of three letters and more.
    ['lucja', ['Łucja Żak'], ['lucja', 'ucja']],
    ['jorgen', ['Jørgen Weiß'], ['jorgen', 'rgen']],
    ['jorgen weiss', ['Jørgen Weiß'], ['jorgen weiss', 'rgen']],
    ['olaf', [], ['olaf']],
    ['barbara frey', [], ['barbara frey']],
    ['lucja 5', [], ['lucja 5']],
  ])('is searched for “%s” with one more question at most', async (search, found, queries) => {
    const { find, sent } = literalClinic(names);
    expect(await find(search)).toEqual(found);
    expect(sent).toEqual(queries.map((each) => expect.stringMatching(new RegExp(`^${each}$`, 'i')) as unknown));
  });

  it('adds only who is meant, once, to what it answered itself', async () => {
    // Answers Ann to whatever is asked.
    const { find, sent } = literalClinic(names, ['Ann Kim']);
    expect(await find('Łukasz')).toEqual(['Ann Kim', 'Lukasz Zielinski']);
    expect(sent).toHaveLength(2);
  });
});
