import type { ExecutionResult } from 'graphql';
import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type PlaceRecord,
  type ProviderRecord,
  type VisitState,
  type VisitTypeRecord,
  fullNameOf,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { numberedIds } from '../numberedIds.ts';

/** Numbers of the database, far apart for the several tables. */
export const vetspireIds = numberedIds({
  organization: 380,
  place: 23_510,
  provider: 14_020,
  visitType: 5530,
  client: 812_400,
  patient: 1_204_700,
  appointment: 7_730_100,
});

/** How far an appointment is; that it was confirmed is said by a flag beside. */
export const vetspireStatuses: Readonly<Record<VisitState, string>> = {
  planned: 'PLANNED',
  confirmed: 'PLANNED',
  arrived: 'CHECKED_IN',
  inProgress: 'STARTED',
  ready: 'READY',
  completed: 'COMPLETED',
  cancelled: 'CANCELLED',
  noShow: 'NO_SHOW',
};

const tagNames = ['VIP', 'Breeder', 'Payment plan'];
/** Columns without a zone are in UTC. */
const naiveText = (instant: number): string => utcText(instant).slice(0, -1);
const stampsOf = (row: { readonly createdAt: number; readonly updatedAt: number }): Row => ({
  insertedAt: naiveText(row.createdAt),
  updatedAt: naiveText(row.updatedAt),
});

/** The names of tags by their ids. */
export function tagsOfIds(ids: readonly (string | null)[]): string[] {
  return tagNames.filter((_, index) => ids.includes(String(301 + index)));
}

function tagsOf(names: readonly string[]): Row[] {
  return names.map((name) => ({ id: String(301 + tagNames.indexOf(name)), name }));
}

/** An answer whose errors have their code beside the message, as Absinthe puts it. */
export function vetspireBody({ errors, ...rest }: ExecutionResult): object {
  if (!errors) return rest;
  const shown = errors.map((error) => {
    const { extensions, ...others } = error.toJSON();
    return { ...others, ...extensions };
  });
  return { ...rest, errors: shown };
}

/** Rows of Vetspire; `online` has the keys of appointments that were booked on the web. */
export function vetspireRows({ practice, meet }: Backstage, online: ReadonlySet<number>) {
  function location(row: PlaceRecord): Row {
    const addressString = `${row.street}, ${row.city}, ${row.state} ${row.postalCode}`;
    const reached = { email: row.email, phoneNumber: row.phone, timezone: row.zone, addressString };
    return { id: vetspireIds.of('place', row.key), name: row.name, ...reached, isActive: true };
  }
  function provider({ role, title, isActive, email, ...row }: ProviderRecord): Row {
    const names = { name: fullNameOf(row), givenName: row.givenName, familyName: row.familyName, suffix: title };
    const roles = { isGroomer: role === 'groomer', isVeterinarian: role === 'veterinarian' };
    const defaultLocationId = vetspireIds.of('place', row.placeKeys[0] ?? 1);
    return { id: vetspireIds.of('provider', row.key), ...names, ...roles, email, isActive, defaultLocationId };
  }
  function appointmentType({ key, name, color, minutes, isBlock, isBookable }: VisitTypeRecord): Row {
    const flags = { canBookOnline: isBookable, deleted: false, isBlockoff: isBlock, isDefault: key === 1 };
    return { id: vetspireIds.of('visitType', key), name, color, duration: minutes, ...flags };
  }
  function client(row: ClientRecord): Row {
    meet('client', row.key);
    const id = vetspireIds.of('client', row.key);
    const phoneNumbers = row.phones.map(({ label, value }, index) => {
      return { id: `${id}${String(index)}`, name: label, value, preferred: index === 0, reminders: index === 0 };
    });
    const address = { id: `${id}9`, line1: row.street, city: row.city, country: 'US', isPrimary: true };
    return {
      id,
      name: fullNameOf(row),
      givenName: row.givenName,
      familyName: row.familyName,
      businessName: row.givenName === null ? row.familyName : null,
      email: row.emails[0] ?? null,
      secondaryEmail: row.emails[1] ?? null,
      phoneNumbers,
      preferredPhoneNumber: phoneNumbers[0] ?? null,
      addresses: row.street === '' ? [] : [address],
      isActive: row.isActive,
      isMerged: row.isDeleted,
      stopReminders: !row.isActive,
      notes: row.note,
      primaryLocationId: vetspireIds.of('place', row.placeKey),
      tags: tagsOf(row.tags),
      patients: () => practice.patients.filter(({ clientKey }) => clientKey === row.key).map(patient),
      ...stampsOf(row),
    };
  }
  function patient(row: PatientRecord): Row {
    // Their other columns are called the same.
    const { key, clientKey, createdAt, updatedAt, ...animal } = row;
    meet('patient', key);
    const owner = rowOf(practice.clients, clientKey);
    const clientId = owner && vetspireIds.of('client', owner.key);
    const id = vetspireIds.of('patient', key);
    return { ...animal, id, clientId, client: () => owner && client(owner), ...stampsOf({ createdAt, updatedAt }) };
  }
  function appointment(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const [animal, person] = [rowOf(practice.patients, row.patientKey), rowOf(practice.providers, row.providerKey)];
    const [place, type] = [rowOf(practice.places, row.placeKey), rowOf(practice.visitTypes, row.typeKey)];
    const ended = utcText(row.start + row.minutes * 60_000);
    const hasCome = !['planned', 'confirmed', 'cancelled', 'noShow'].includes(row.state);
    const isConfirmed = row.state === 'confirmed' || hasCome;
    return {
      id: vetspireIds.of('appointment', row.key),
      start: utcText(row.start),
      duration: row.minutes,
      status: vetspireStatuses[row.state],
      isConfirmed,
      bookedOnline: online.has(row.key),
      reason: row.reason,
      note: row.cancelReason,
      type: () => type && appointmentType(type),
      provider: () => person && provider(person),
      providerId: person && vetspireIds.of('provider', person.key),
      patient: () => animal && patient(animal),
      patientId: animal && vetspireIds.of('patient', animal.key),
      location: () => place && location(place),
      confirmedAt: isConfirmed ? utcText(row.updatedAt) : null,
      checkedInAt: hasCome ? utcText(row.start - 300_000) : null,
      startedAt: hasCome && row.state !== 'arrived' ? utcText(row.start) : null,
      completedAt: row.state === 'completed' ? ended : null,
      deleted: row.isDeleted,
      deletionReason: row.isDeleted ? 'Entered in error' : null,
      ...stampsOf(row),
      encounters: () => (row.state === 'completed' && animal ? [encounter(row)] : []),
    };
  }
  /** What was written down of a visit that took place. */
  function encounter(row: AppointmentRecord): Row {
    const visit = appointment(row);
    const title = rowOf(practice.visitTypes, row.typeKey)?.name;
    return { ...visit, id: `4${String(visit['id'])}`, title, signed: true, appointment: visit };
  }
  return { location, provider, appointmentType, client, patient, appointment, encounter };
}
