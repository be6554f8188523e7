import { instantOf } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import type { VisitState } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import {
  type Written,
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
} from '../../dialects/practiceWrites.ts';
import { type Row, isRow } from '../generatedRows.ts';
import { atlasError } from './find.ts';
import { atlasIds, atlasWords } from './records.ts';

const labels = ['Mobile', 'Home', 'Work'] as const;
const sexes = ['MALE', 'FEMALE'] as const;

/** Saves whole documents in the practice; each answers the key, of a new record where none was given. */
export function practiceSaves({
  practice,
  now,
}: Backstage): Readonly<Record<string, (key: number | null, document: Row) => number>> {
  function done(write: () => Written<{ readonly key: number }>): number {
    const outcome = write();
    if (outcome.ok) return outcome.row.key;
    throw atlasError(`could not validate document: ${outcome.message}`, 'SchemaValidationFailedWrite');
  }
  const text = (document: Row, field: string): string | null => {
    const value = document[field];
    return typeof value === 'string' ? value : null;
  };
  function client(known: number | null, document: Row): number {
    const names = { givenName: text(document, 'firstName'), familyName: text(document, 'lastName') ?? '' };
    const key = known ?? done(() => registerClient(practice, names, now()));
    const [email, address, { phones, tags }] = [text(document, 'email'), document['address'], document];
    const place = atlasIds.key('place', text(document, 'homeLocation'));
    const change = {
      ...names,
      emails: email === null ? [] : [email],
      phones: (Array.isArray(phones) ? phones.filter(isRow) : []).map((phone) => ({
        label: labels.find((label) => label === phone['label']) ?? 'Mobile',
        value: text(phone, 'number') ?? '',
      })),
      street: isRow(address) ? (text(address, 'street') ?? '') : '',
      city: isRow(address) ? (text(address, 'city') ?? '') : '',
      isActive: document['isActive'] !== false,
      isDeleted: text(document, 'deletedAt') !== null,
      note: text(document, 'notes'),
      tags: Array.isArray(tags) ? tags.map(String) : [],
      ...(place !== null && { placeKey: place }),
    };
    return done(() => changeClient(practice, key, change, now()));
  }
  function patient(known: number | null, document: Row): number {
    const clientKey = atlasIds.key('client', text(document, 'owner'));
    const name = text(document, 'name') ?? '';
    // A patient may have no owner, which is set after the patient was created.
    const entered = { clientKey: clientKey ?? practice.clients[0]?.key ?? null, name };
    const key = known ?? done(() => addPatient(practice, entered, now()));
    const change = {
      name,
      clientKey,
      species: text(document, 'species') ?? '',
      breed: text(document, 'breed'),
      color: text(document, 'color') ?? '',
      sex: sexes.find((sex) => sex.toLowerCase() === document['sex']) ?? ('UNKNOWN' as const),
      birthDate: text(document, 'birthDate')?.slice(0, 10) ?? null,
      microchip: text(document, 'microchip'),
      isActive: document['isActive'] !== false,
      isDeceased: document['isDeceased'] === true,
    };
    return done(() => changePatient(practice, key, change, now()));
  }
  function appointment(known: number | null, document: Row): number {
    const [start, end] = ['start', 'end'].map((field) => instantOf(text(document, field) ?? ''));
    const status = text(document, 'status');
    const states = Object.keys(atlasWords) as VisitState[]; // Sound: the record has exactly these keys.
    const from = start ?? 0;
    const change = {
      start: from,
      minutes: Math.round(((end ?? from) - from) / 60_000),
      // Any text is a status; one that nobody here writes is as good as planned.
      state: states.find((state) => atlasWords[state] === status) ?? ('planned' as const),
      placeKey: atlasIds.key('place', text(document, 'location')) ?? 0,
      typeKey: atlasIds.key('visitType', text(document, 'visitType')) ?? 0,
      patientKey: atlasIds.key('patient', text(document, 'patient')),
      clientKey: atlasIds.key('client', text(document, 'client')),
      providerKey: atlasIds.key('provider', text(document, 'provider')),
      reason: text(document, 'reason'),
    };
    const key = known ?? done(() => bookAppointment(practice, change, now()));
    const more = {
      ...change,
      cancelReason: text(document, 'cancelReason'),
      isDeleted: text(document, 'deletedAt') !== null,
    };
    return done(() => changeAppointment(practice, key, more, now()));
  }
  return { Appointment: appointment, Client: client, Patient: patient };
}
