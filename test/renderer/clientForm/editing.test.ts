import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changedFields,
  clientSubject,
  clientUpdate,
  mergeTyped,
  nameOf,
  patientSubject,
  patientUpdate,
  type Subject,
  type Typed,
} from '../../../renderer/features/clientForm/editing.ts';

const today = '2026-11-17';

function client(change: Partial<Parameters<typeof clientSubject>[0]> = {}): Subject {
  return clientSubject({
    __typename: 'Client',
    id: '17',
    version: 'v1',
    name: 'Maria Garcia',
    givenName: 'Maria',
    familyName: 'Garcia',
    emails: ['maria@example.com'],
    address: null,
    active: true,
    alerts: [],
    tags: [],
    notes: null,
    since: null,
    lastVisit: null,
    location: null,
    phones: [{ __typename: 'Phone', number: '(914) 555-0111', label: null }],
    balance: null,
    patients: [],
    ...change,
  });
}

function patient(birthDate: string | null): Subject {
  return patientSubject({
    __typename: 'Patient',
    id: '5',
    version: 'v1',
    name: 'Bella',
    species: 'Canine',
    breed: null,
    sex: 'FEMALE',
    birthDate,
    active: true,
    deceased: false,
    alerts: [],
  });
}

describe('a change of a client', () => {
  it('contains only changed fields, and clears emptied ones', () => {
    const typed = { ...client().typed, phone: '', address: '1 Main St' };
    expect(clientUpdate(client(), typed, today)).toEqual({ phone: '', address: '1 Main St' });
  });

  it('shows a name in one piece and in two', () => {
    const typed = { ...client().typed, familyName: 'Garcia Lopez' };
    const name = { name: 'Maria Garcia Lopez', givenName: 'Maria', familyName: 'Garcia Lopez' };
    expect(clientUpdate(client(), typed, today)).toEqual(name);
    const whole = client({ givenName: null, familyName: null });
    expect(clientUpdate(whole, { ...whole.typed, name: 'Maria de la Cruz' }, today)).toEqual({
      name: 'Maria de la Cruz',
      givenName: 'Maria',
      familyName: 'de la Cruz',
    });
    expect(nameOf({ name: '', givenName: 'Maria', familyName: '' })).toBe('Maria');
  });

  it('is none where spaces were typed', () => {
    expect(changedFields(client(), { ...client().typed, phone: ' (914) 555-0111 ' }, today)).toEqual([]);
  });
});

describe('a change of a patient', () => {
  it('sends a birth date as a date, however it was typed', () => {
    const bella = patient('2019-10-07');
    expect(patientUpdate(bella, { ...bella.typed, birthDate: '2018' }, today)).toEqual({ birthDate: '2018-01-01' });
    expect(patientUpdate(bella, { ...bella.typed, birthDate: '' }, today)).toEqual({ birthDate: '' });
  });

  it('is none where the same day was typed in another way', () => {
    const bella = patient('2019-10-07');
    expect(changedFields(bella, { ...bella.typed, birthDate: 'Oct 7 2019' }, today)).toEqual([]);
  });
});

describe('a concurrent change', () => {
  const texts = fc.constantFrom('', 'a', 'b', 'c');
  const three = fc.record({ before: texts, mine: texts, theirs: texts });

  it('is applied to untouched fields, stays out where she did not change it, and is a conflict where both did', () => {
    fc.assert(
      fc.property(three, three, (phone, notes) => {
        const of = (whose: 'before' | 'mine' | 'theirs') => ({
          phones: [{ __typename: 'Phone' as const, number: phone[whose], label: null }],
          notes: notes[whose],
        });
        const typed: Typed = { ...client().typed, phone: phone.mine, notes: notes.mine };
        const merged = mergeTyped(client(of('before')), typed, client(of('theirs')), today);
        for (const [field, { before, mine, theirs }] of [
          ['phone', phone],
          ['notes', notes],
        ] as const) {
          const isQuestion = merged.clashes.some((clash) => clash.field === field);
          expect(isQuestion).toBe(mine !== before && theirs !== before && mine !== theirs);
          expect(merged.taken.includes(field)).toBe(mine === before && theirs !== before);
          expect(merged.typed[field]).toBe(mine === before ? theirs : mine);
        }
      }),
    );
  });

  it('leaves nothing to send where both typed the same', () => {
    const typed = { ...client().typed, phone: '555 0100' };
    const now = client({ version: 'v2', phones: [{ __typename: 'Phone', number: '555 0100', label: null }] });
    const merged = mergeTyped(client(), typed, now, today);
    expect(merged.clashes).toEqual([]);
    expect(changedFields(now, merged.typed, today)).toEqual([]);
  });
});
