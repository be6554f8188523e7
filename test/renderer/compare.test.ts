import { describe, expect, it } from 'vitest';
import {
  pairKey,
  readDistinctPairs,
  addDistinctPair,
  removeDistinctPair,
} from '../../renderer/features/compare/usePairs.ts';
import { compareClients, differenceCount } from '../../renderer/features/compare/comparison.ts';
import { mergeTaskText } from '../../renderer/features/compare/MergePanel.tsx';
import { comparedPair, comparePairPath } from '../../renderer/lib/paths.ts';

type Client = Parameters<typeof compareClients>[0];

function client(change: Partial<Client> = {}): Client {
  return {
    __typename: 'Client',
    id: '17',
    version: 'v',
    name: 'Maria Garcia',
    givenName: 'Maria',
    familyName: 'Garcia',
    emails: [],
    address: null,
    active: null,
    alerts: [],
    tags: [],
    notes: null,
    since: null,
    lastVisit: null,
    location: null,
    phones: [],
    balance: null,
    patients: null,
    ...change,
  };
}

function phone(number: string): Client['phones'][number] {
  return { __typename: 'Phone', number, label: null };
}

const today = '2026-11-17';

describe('two clients side by side', () => {
  it('are the same however a number and an accent are written', () => {
    const one = client({ name: 'María García', phones: [phone('(914) 555-0111')] });
    const rows = compareClients(one, client({ phones: [phone('+19145550111')] }), today);
    expect(rows.map(({ label, state }) => [label, state])).toEqual([
      ['Name', 'same'],
      ['Phone', 'same'],
    ]);
    expect(differenceCount(rows)).toBe(0);
  });

  it('differ in what only one of them has, value by value', () => {
    const one = client({ phones: [phone('9145550111'), phone('7185550100')], notes: 'Pays cash' });
    const rows = compareClients(one, client({ phones: [phone('7185550100')], tags: ['VIP'] }), today);
    const row = (label: string) => rows.find((each) => each.label === label);
    expect(row('Phone')).toMatchObject({ state: 'differs', one: [{ both: false }, { both: true }] });
    expect(row('Notes')).toMatchObject({ state: 'oneOnly', other: [] });
    expect(row('Tags')).toMatchObject({ state: 'otherOnly' });
    // What neither has is left out.
    expect(row('Address')).toBeUndefined();
  });
});

describe('pairs that are two people', () => {
  const pair = { one: { id: '17' }, other: { id: '4' } };
  const turned = { one: { id: '4' }, other: { id: '17' } };

  it('are the same pair in either order', () => {
    expect(pairKey(pair)).toBe(pairKey(turned));
    expect(addDistinctPair(addDistinctPair([], pair), turned)).toHaveLength(1);
    expect(removeDistinctPair(addDistinctPair([], pair), turned)).toEqual([]);
  });

  it('are a thousand at most, the oldest forgotten first', () => {
    const many = Array.from({ length: 1_000 }, (_, index) => `${index}\nx`);
    const kept = addDistinctPair(many, pair);
    expect(kept).toHaveLength(1_000);
    expect(kept.at(-1)).toBe(pairKey(pair));
    expect(kept).not.toContain('0\nx');
  });

  it('come back from the core, unless what comes is something else', () => {
    const since = '2026-11-17T15:00:00Z';
    const draft = { id: 'client pairs apart', about: null, startedAt: since, at: since };
    expect(readDistinctPairs([{ ...draft, content: { pairs: ['1\n2'] } }]).distinctPairs).toEqual(['1\n2']);
    expect(readDistinctPairs([{ ...draft, content: { pairs: [1] } }]).distinctPairs).toEqual([]);
    expect(readDistinctPairs([]).startedAt).toBeNull();
  });
});

describe('a to-do', () => {
  it('names the two, which one stays and why', () => {
    const keep = client({ phones: [phone('(914) 555-0111')] });
    const text = mergeTaskText(keep, client({ id: '4', name: 'Marie Garcia' }), ['phone']);
    expect(text).toBe(
      'Merge two clients: keep Maria Garcia (ID 17, (914) 555-0111), merge Marie Garcia (ID 4) into it. Reason: Same phone number.',
    );
  });
});

describe('the address of a pair', () => {
  it('leads back to it, whatever its ids are made of', () => {
    expect(comparedPair(comparePairPath('a/b', 'c d%'))).toEqual({ pair: ['a/b', 'c d%'] });
    expect(comparedPair('/clients/compare')).toEqual({ pair: null });
    expect(comparedPair('/clients/compare/1')).toEqual({ pair: null });
    expect(comparedPair('/clients/comparer')).toBeNull();
    expect(comparedPair('/clients/17')).toBeNull();
  });
});
