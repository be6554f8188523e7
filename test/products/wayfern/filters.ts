import { type AppointmentRecord, type ClientRecord, fullNameOf, type PatientRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { isAmong, isSaid } from './paging.ts';
import type { WayfernRecords } from './records.ts';
import { instantIn, listIn, phonesOf, states, typeKey, wayfernIds } from './values.ts';

const { of } = wayfernIds;
const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
export const startsWith = (value: string, prefix: unknown): boolean =>
  typeof prefix !== 'string' || folded(value).startsWith(folded(prefix));

/** Whether all words of a query begin a name or an address of a client, or its digits are in one of the numbers. */
export function isFound(query: string): (row: ClientRecord) => boolean {
  const words = folded(query).split(/\s+/).filter(Boolean);
  const digits = query.replaceAll(/\D/g, '');
  const isNumber = digits.length >= 4 && /^[\d\s().+-]+$/.test(query.trim());
  return (row) => {
    if (isNumber) return phonesOf(row).some((phone) => phone.replaceAll(/\D/g, '').includes(digits));
    const parts = [...folded(fullNameOf(row)).split(/\s+/), ...row.emails.map(folded), folded(row.familyName)];
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  };
}

export function byPatientName(one: PatientRecord, other: PatientRecord): number {
  if (one.name === other.name) return one.key - other.key;
  return one.name < other.name ? -1 : 1;
}

/** What the filters of the three large lists let through. */
export function wayfernFilters(records: WayfernRecords) {
  const isClient = (filter: Row): ((row: ClientRecord) => boolean) => {
    const after = instantIn(filter, 'updatedAfter');
    const tagIds = listIn(filter, 'tagIds');
    const email = filter['emailAddress'];
    const phone = filter['e164Number'];
    return (row) =>
      isAmong(filter, 'states', row.isActive ? 'ACTIVE' : 'INACTIVE') &&
      isSaid(filter, 'clientType', row.givenName === null ? 'ORGANIZATION' : 'PERSON') &&
      startsWith(row.familyName, filter['familyName']) &&
      (typeof email !== 'string' || row.emails.some((own) => own.toLowerCase() === email.toLowerCase())) &&
      (typeof phone !== 'string' || phonesOf(row).includes(phone)) &&
      isSaid(filter, 'homeLocationId', of('place', row.placeKey)) &&
      (tagIds === undefined || row.tags.some((name) => tagIds.includes(String(records.tag(name)['id'])))) &&
      (after === undefined || row.updatedAt > after);
  };
  const isPatient = (filter: Row): ((row: PatientRecord) => boolean) => {
    const householdKey = typeKey('hsh', filter['householdId']);
    return (row) =>
      isSaid(filter, 'clientId', row.clientKey === null ? '' : of('client', row.clientKey)) &&
      isSaid(filter, 'householdId', row.clientKey === householdKey ? filter['householdId'] : '') &&
      isAmong(filter, 'speciesIds', records.office.species(row.species)['id']) &&
      isAmong(filter, 'states', row.isDeceased ? 'DECEASED' : row.isActive ? 'ACTIVE' : 'INACTIVE') &&
      startsWith(row.name, filter['name']) &&
      isSaid(filter, 'microchipNumber', row.microchip);
  };
  const isAppointment = (filter: Row): ((row: AppointmentRecord) => boolean) => {
    const idOf = (kind: 'client' | 'patient' | 'provider', rowKey: number | null): string =>
      rowKey === null ? '' : of(kind, rowKey);
    return (row) =>
      isAmong(filter, 'states', states[row.state]) &&
      isSaid(filter, 'clientId', idOf('client', row.clientKey)) &&
      isSaid(filter, 'patientId', idOf('patient', row.patientKey)) &&
      isAmong(filter, 'providerIds', idOf('provider', row.providerKey)) &&
      isAmong(filter, 'appointmentTypeIds', of('visitType', row.typeKey)) &&
      isSaid(filter, 'unassigned', row.providerKey === null);
  };

  return { isClient, isPatient, isAppointment };
}
