import { describe, expect, it } from 'vitest';
import type { DirectoryStateFragment } from '../../graphql/desk/generated/operations.ts';
import type { FoundClient } from '../../renderer/data/useClientSearch.ts';
import { flawCountText } from '../../renderer/components/flawText.ts';
import { directoryLabel } from '../../renderer/features/clients/DirectoryLine.tsx';
import { rowLabels } from '../../renderer/features/clients/resultLabels.ts';
import { createPhoneFormat } from '../../renderer/lib/phoneText.ts';
import { parseSearchTerms, type TextPart } from '../../renderer/lib/matchedParts.ts';

type Patient = NonNullable<FoundClient['patients']>[number];

function patient(name: string, change: Partial<Patient> = {}): Patient {
  const usual = { species: 'CANINE', active: true, deceased: false, alerts: [] };
  return { __typename: 'Patient', id: name, name, ...usual, ...change };
}

function client(change: Partial<FoundClient> = {}): FoundClient {
  return {
    __typename: 'Client',
    id: '10001',
    name: 'Zoë O’Brien',
    active: true,
    alerts: [],
    emails: ['zoe@example.com'],
    phones: ['(646) 555-0111', '718 555 0222'].map((number) => ({ __typename: 'Phone', number, label: null })),
    balance: null,
    patients: [patient('Biscuit'), patient('Maple', { species: 'Feline' })],
    ...change,
  };
}

const shown = (parts: readonly TextPart[]): string =>
  parts.map(({ text, matched }) => (matched ? `[${text}]` : text)).join('');

describe('the labels of a client’s row', () => {
  it('show the matched client or patient first, and the match', () => {
    expect(shown(rowLabels(client(), parseSearchTerms('maple')).patients)).toBe('[Maple] (Feline), Biscuit (Canine)');
    expect(shown(rowLabels(client(), parseSearchTerms('zoe')).name)).toBe('[Zoë] O’Brien');
  });

  it.each([
    ['', '(646) 555-0111'],
    ['zoe', '(646) 555-0111'],
    ['0222', '718 555 [0222]'],
    ['example.com', 'zoe@[example].[com]'],
    ['10001', 'ID [10001]'],
  ])('show by which contact “%s” was found', (search, contact) => {
    expect(
      shown(rowLabels(client({ name: 'Ann Kim' }), parseSearchTerms(search === 'zoe' ? 'ann' : search)).contact),
    ).toBe(contact);
  });

  it('write numbers in the clinic’s format, and mark the typed digits in it', () => {
    const format = createPhoneFormat(['(212) 555-0100']);
    const contact = (search: string): string => shown(rowLabels(client(), parseSearchTerms(search), format).contact);
    expect(contact('0222')).toBe('(718) 555-[0222]');
    expect(contact('718555')).toBe('([718) 555]-0222');
    expect(contact('zoe')).toBe('(646) 555-0111');
  });

  it('show alerts, also of patients who are alive', () => {
    const patients = [patient('Rex', { alerts: ['Bites'] }), patient('Old Rex', { alerts: ['Bit'], deceased: true })];
    const labels = rowLabels(client({ alerts: ['Call first'], patients }), parseSearchTerms(''));
    expect(labels.alerts).toBe('Call first, Rex: Bites');
    expect(shown(labels.patients)).toBe('Rex (Canine), Old Rex (Canine) †');
  });

  it('are never empty where the service has no name, no patients or no number', () => {
    const bare = client({ name: '', patients: [], phones: [], emails: [] });
    const labels = rowLabels(bare, parseSearchTerms('x'));
    expect([shown(labels.name), shown(labels.patients), shown(labels.contact)]).toEqual(['No name', 'No patients', '']);
    expect(shown(rowLabels(client({ patients: null }), parseSearchTerms('')).patients)).toBe('');
  });
});

describe('progress of reading all clients', () => {
  const directory: DirectoryStateFragment = {
    __typename: 'Directory',
    state: 'reading',
    read: 12_400,
    expected: 50_000,
    flawCount: 0,
    completeAsOf: null,
    asOf: null,
    visitsSince: null,
    failure: null,
  };
  const before = { completeAsOf: '2026-11-17T10:00:00Z' };

  it.each<[Partial<DirectoryStateFragment>, string | null, string | null]>([
    [{}, null, 'Loading clients: 12,400 of 50,000'],
    [{ expected: null }, null, 'Loading clients: 12,400 so far'],
    [{ expected: 12_000 }, null, 'Loading clients: 12,400 of 12,400'],
    [before, '9:00 AM', 'Refreshing clients: 12,400 of 50,000'],
    [{ state: 'paused' }, null, 'Loading clients paused at 12,400 of 50,000'],
    [{ state: 'waiting' }, null, 'Loading clients waiting at 12,400 of 50,000.'],
    [{ state: 'complete', read: 50_000 }, '2:05 PM', 'All 50,000 clients, as of 2:05 PM'],
    [{ state: 'complete', read: 1 }, '2:05 PM', '1 client, as of 2:05 PM'],
    [{ state: 'incomplete' }, '2:05 PM', '12,400 clients, as of 2:05 PM. Your practice system has more than it lists.'],
    [{ state: 'notOffered' }, null, null],
  ])('is one sentence: %o', (change, asOf, text) => {
    expect(directoryLabel({ ...directory, ...change }, asOf)).toBe(text);
  });

  it('reports how many rows are broken', () => {
    expect(flawCountText(1)).toBe('1 row has errors');
    expect(flawCountText(1500)).toBe('1,500 rows have errors');
  });
});
