import { GraphQLError } from 'graphql';
import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { uuidIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type Practice,
  rowOf,
  type VisitState,
  zoneOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** Ids are UUIDs. */
export const linalIds = uuidIds();

/** How far a visit is; that one was confirmed is not known. */
// prettier-ignore
export const statusWords: Readonly<Record<VisitState, string>> = {
  planned: 'SCHEDULED', confirmed: 'SCHEDULED', arrived: 'ARRIVED', inProgress: 'IN_SESSION',
  ready: 'CHECKOUT', completed: 'DISCHARGED', cancelled: 'CANCELLED', noShow: 'NO_SHOW',
};

/** What Nest's exceptions look like in an answer: their words are not in the message. */
export function exception(status: number, kind: string, error: string): GraphQLError {
  const message = `${kind} Exception`;
  const thrown = { response: { status, error }, status, message };
  return new GraphQLError(message, { extensions: { code: 'INTERNAL_SERVER_ERROR', exception: thrown } });
}

/** A time of the database in a field of text: its milliseconds, as graphql-js writes dates there. */
const epochText = String;

/** What cancels a visit without signing in; each change makes another. */
export function tokenOf({ key, state, updatedAt }: AppointmentRecord): string {
  return state === 'cancelled' ? '' : Buffer.from(`${String(key)}:${String(updatedAt)}`).toString('hex');
}

/** All visits, in the order in which they were entered. */
export function emrBook({ appointments }: Practice): readonly AppointmentRecord[] {
  const shown = appointments.filter(({ isDeleted, isBlock }) => !isDeleted && !isBlock);
  return shown.toSorted((one, other) => one.createdAt - other.createdAt || one.key - other.key);
}

/** All patients, the newest first. */
export function emrPeople({ clients }: Practice): readonly ClientRecord[] {
  return clients.filter(({ isDeleted }) => !isDeleted).toSorted((one, other) => other.createdAt - one.createdAt);
}

const contactId = (id: string, letter: string): string => id.slice(0, -1) + letter;
const stamps = { createdAt: epochText(1_546_873_200_000), updatedAt: epochText(1_546_873_200_000) };

const consent = { privacyNotice: true, releaseOfInfoBill: false, callToConsent: true };
const settings = { ...consent, gender: 'NONE', preferredCommunicationMethod: 'PHONE' };
const billing = { isExternal: false, paymentType: 'SELF', billingStatus: 'DUE', appointmentCreateType: 'APPOINTMENT' };

type Find = (key: number | null) => Row | null;

/** How rows of the practice look there. */
export type EmrRecords = ReturnType<typeof emrRecords>;

/** Makes rows from the records of a practice; `key` is not in the schema. */
export function emrRecords({ practice, meet }: Backstage) {
  const practiceId = linalIds.of('organization', 1);
  const facility: Find = (key) => {
    const place = rowOf(practice.places, key);
    if (!place) return null;
    const id = linalIds.of('place', place.key);
    const { name, zone, email, phone, street, city, state, postalCode } = place;
    const address = { email, phone, address: street, city, state, zipCode: postalCode, facilityId: id };
    const contacts = [{ id: contactId(id, 'c'), ...address, primaryContact: true, ...stamps }];
    const flags = { isPrimary: place.key === 1, isPrivate: false, practiceId };
    return { id, name, timeZone: zone, ...flags, contacts, ...stamps };
  };
  const placed = (key: number): Row => {
    return { facilityId: linalIds.of('place', key), facility: () => facility(key), practiceId };
  };
  const doctor: Find = (key) => {
    const person = rowOf(practice.providers, key);
    if (!person) return null;
    const [placeKey = 1] = person.placeKeys;
    const names = { firstName: person.givenName, lastName: person.familyName, email: person.email };
    const license = { degreeCredentials: person.title, licenseTermDate: person.isActive ? null : '2024-06-30' };
    return {
      id: linalIds.of('provider', person.key),
      ...names,
      ...license,
      ...placed(placeKey),
      contacts: [],
      ...stamps,
    };
  };
  const service: Find = (key) => {
    const type = rowOf(practice.visitTypes, key);
    if (!type?.isBookable) return null;
    const { name, color, minutes } = type;
    const more = { serviceType: 'INTERNAL', price: '45.00', isActive: true, ...stamps };
    return { id: linalIds.of('visitType', type.key), name, color, duration: String(minutes), ...more };
  };
  const patient = (client: ClientRecord): Row => {
    const id = linalIds.of('client', client.key);
    const [phone, mobile] = client.phones.map(({ value }) => value);
    const [email = null] = client.emails;
    const times = { createdAt: epochText(client.createdAt), updatedAt: epochText(client.updatedAt) };
    const address = { address: client.street, city: client.city };
    const flags = { contactType: 'SELF', primaryContact: true, ...times };
    const self = { id: contactId(id, 'c'), patientId: id, ...flags, email, phone, mobile, ...address };
    const relative = { contactType: 'EMERGENCY', phone: `+1 207 555 ${String(7000 + client.key)}`, ...times };
    const emergency = { id: contactId(id, 'e'), patientId: id, firstName: 'Robin', ...relative };
    return {
      key: client.key,
      id,
      firstName: client.givenName,
      lastName: client.familyName,
      email,
      patientRecord: `PR${String(client.key * 7919).padStart(6, '0')}`,
      // As text with the month first.
      dob: client.givenName === null ? '' : `0${String(1 + (client.key % 9))}-14-${String(1940 + (client.key % 50))}`,
      ...settings,
      ...placed(client.placeKey),
      contacts: client.key % 3 === 0 ? [self, emergency] : [self],
      primaryContact: self,
      ...times,
    };
  };
  const appointment = (row: AppointmentRecord): Row => {
    const hasCome = !['planned', 'confirmed', 'cancelled', 'noShow'].includes(row.state);
    const idOf = (kind: 'provider' | 'client' | 'place' | 'visitType', key: number | null): string | null =>
      key === null ? null : linalIds.of(kind, key);
    const types = { facilityId: idOf('place', row.placeKey), appointmentTypeId: idOf('visitType', row.typeKey) };
    const timeZone = zoneOf(practice, row);
    const keys = { ...types, providerId: idOf('provider', row.providerKey), patientId: idOf('client', row.clientKey) };
    return {
      key: row.key,
      id: linalIds.of('appointment', row.key),
      status: statusWords[row.state],
      scheduleStartDateTime: epochText(row.start),
      scheduleEndDateTime: epochText(row.start + row.minutes * 60_000),
      appointmentDate: wallDay(row.start, timeZone),
      timeZone,
      reason: row.reason,
      appointmentCancelReason: row.cancelReason,
      appointmentNumber: `AP${String(row.key * 6421).padStart(6, '0')}`,
      token: tokenOf(row),
      checkedInAt: hasCome ? epochText(row.start - 300_000) : null,
      ...billing,
      practiceId,
      ...keys,
      provider: () => doctor(row.providerKey),
      facility: () => facility(row.placeKey),
      appointmentType: () => service(row.typeKey),
      patient(): Row | null {
        const client = rowOf(practice.clients, row.clientKey);
        if (client) meet('client', client.key);
        return client && patient(client);
      },
      createdAt: epochText(row.createdAt),
      updatedAt: epochText(row.updatedAt),
    };
  };
  const desk = { firstName: 'Dana', lastName: 'Whitfield', email: 'desk@example.test' };
  const staff = [{ id: contactId(practiceId, 'd'), ...desk, ...placed(1), ...stamps }];
  return { staff, facility, doctor, service, patient, appointment };
}
