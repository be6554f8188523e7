import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingTitle } from '../../../renderer/features/booking/bookingTitle.ts';
import type { KnownClient } from '../../../renderer/components/personSearch/personOptions.ts';
import { type BookingWork, startWork } from '../../../renderer/features/booking/work.ts';
import { patientSubject } from '../../../renderer/features/clientForm/editing.ts';
import { editTitle } from '../../../renderer/features/clientForm/editTexts.ts';
import {
  emptyPatient,
  type Registration,
  startRegistration,
} from '../../../renderer/features/clientForm/registration.ts';
import { registrationTitle } from '../../../renderer/features/clientForm/registrationTexts.ts';
import { noClient, noPatient } from '../../../renderer/domain/typedPeople.ts';

const today = '2026-11-17';
const jane: KnownClient = {
  __typename: 'Client',
  id: '17',
  name: 'Jane Doe',
  active: null,
  alerts: [],
  emails: [],
  phones: [],
  balance: null,
  patients: [
    { __typename: 'Patient', id: '5', name: 'Bella', species: null, active: null, deceased: null, alerts: [] },
  ],
};

function booking(change: Partial<BookingWork> = {}): string {
  return bookingTitle({ ...startWork({}), ...change }, today).replaceAll(/\s/g, ' ');
}

describe('a booking in the list of drafts', () => {
  const chosen = { kind: 'chosen', client: jane, patient: '5', adding: false } as const;

  it('names client and time', () => {
    const when = { date: '2026-11-19', time: '14:30' };
    expect(booking({ who: chosen, ...when })).toBe('Booking for Bella (Jane Doe), Thu, Nov 19, 2:30 PM');
    expect(booking({ who: { ...chosen, patient: null }, ...when })).toBe('Booking for Jane Doe, Thu, Nov 19, 2:30 PM');
    expect(booking({ who: chosen, date: '2027-01-04' })).toBe('Booking for Bella (Jane Doe), Mon, Jan 4, 2027');
  });

  it('names the registered client and the added patient', () => {
    const typedClient = { ...noClient, name: 'Park, Mary Jo' };
    const typedPatient = { ...noPatient, name: ' Rex ' };
    expect(booking({ who: { kind: 'register' }, typedClient, typedPatient })).toBe('Booking for Rex (Mary Jo Park)');
    expect(booking({ who: { kind: 'register' }, typedClient: { ...noClient, phone: '917 555 0188' } })).toBe(
      'Booking for 917 555 0188',
    );
    expect(booking({ who: { ...chosen, patient: null, adding: true }, typedPatient })).toBe(
      'Booking for Rex (Jane Doe)',
    );
  });

  it('shows the search or the reason, where no client is chosen', () => {
    expect(booking({ search: 'lopez' })).toBe('Booking “lopez”');
    expect(booking({ reason: 'Coughs at night', time: '09:05' })).toBe('Booking “Coughs at night”, 9:05 AM');
  });

  it('of a walk-in has no time: it is now', () => {
    expect(booking({ walkIn: true, who: chosen, date: today, time: '10:10' })).toBe('Walk-in for Bella (Jane Doe)');
  });
});

describe('a registration in the list of drafts', () => {
  const start = startRegistration({ kind: 'new' }, null);
  const named = (...names: readonly string[]): Registration['patients'] =>
    names.map((name) => ({ ...emptyPatient([]), typed: { ...noPatient, name } }));
  const known = { id: '17', name: 'Jane Doe', how: 'asked', phones: [], patients: [] } as const;

  it('names the client, where there is a name', () => {
    const client = { ...noClient, name: 'Wilhelmina Ackerknecht', phone: '917 555 0188' };
    expect(registrationTitle({ ...start, client })).toBe('New client Wilhelmina Ackerknecht');
    expect(registrationTitle({ ...start, client, patients: named('Rex', 'Bella') })).toBe(
      'New client Wilhelmina Ackerknecht, with Rex and Bella',
    );
    expect(registrationTitle({ ...start, client: { ...client, name: '' } })).toBe('New client 917 555 0188');
    expect(registrationTitle({ ...start, patients: named('Rex') })).toBe('New client, with Rex');
  });

  it('names the client with patients still to be added', () => {
    expect(registrationTitle({ ...start, known, patients: named('Rex') })).toBe('New patient Rex of Jane Doe');
    const patients = [...named('Rex').map((each) => ({ ...each, made: '5' })), ...named('Bella')];
    expect(registrationTitle({ ...start, known: { ...known, how: 'made' }, patients })).toBe(
      'New patient Bella of Jane Doe',
    );
    expect(registrationTitle({ ...start, known: { ...known, name: '' } })).toBe('New patient');
  });

  it('never has two spaces or a loose comma, whatever was typed', () => {
    const text = fc.string({ maxLength: 12 }).map((each) => each.replaceAll(/[\s,]+/g, ' '));
    fc.assert(
      fc.property(text, text, fc.array(text, { maxLength: 3 }), fc.boolean(), (name, phone, names, isKnown) => {
        const title = registrationTitle({
          client: { ...noClient, name, phone },
          known: isKnown ? { ...known, name: name.trim() } : null,
          patients: named(...names),
        });
        expect(title).toMatch(/^New (client|patients?)/);
        expect(title).not.toMatch(/ {2}| ,|,,|\s$|,$/);
      }),
    );
  });
});

describe('a change in the list of drafts', () => {
  const bella = patientSubject({
    __typename: 'Patient',
    id: '5',
    version: 'v1',
    name: 'Bella',
    species: 'Canine',
    breed: null,
    sex: 'FEMALE',
    birthDate: null,
    active: true,
    deceased: false,
    alerts: [],
  });

  it('names the change, the patient and the client', () => {
    const typed = { ...bella.typed, breed: 'Beagle', birthDate: '2019' };
    expect(editTitle(bella, typed, 'Jane Doe', today)).toBe('Changes to Bella (Jane Doe): breed, born');
    expect(editTitle(bella, typed, '', today)).toBe('Changes to Bella: breed, born');
    expect(editTitle({ ...bella, name: '' }, typed, '', today)).toBe('Changes to a patient: breed, born');
  });
});
