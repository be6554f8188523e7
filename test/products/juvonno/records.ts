import { utcText, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
  zoneOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { customFields, type JuvonnoMemory, petsField } from './memory.ts';
import { codeOf, idOf, juvonnoStatuses, numberOf, timeText } from './values.ts';

/** How rows of the practice look there. */
export type JuvonnoRecords = ReturnType<typeof juvonnoRecords>;

const disciplines: Readonly<Record<ProviderRecord['role'], Row>> = {
  veterinarian: { id: 1, name: 'Veterinarian' },
  technician: { id: 2, name: 'Technician' },
  groomer: { id: 3, name: 'Groomer' },
};

/** The number by which bookings name a member of staff. */
export function staffNumOf({ key }: ProviderRecord): string {
  return String(100 + key);
}

/** Makes rows from the records of a practice. */
export function juvonnoRecords({ practice, meet }: Backstage, memory: JuvonnoMemory) {
  const moment = (instant: number): string => utcText(instant).replace('Z', '.000Z');
  const profileOf = (key: number) => memory.profiles.get(key) ?? {};
  const chartOf = ({ key }: ClientRecord): string => profileOf(key).chart ?? `C${String(key).padStart(5, '0')}`;

  const branchSummary = (row: PlaceRecord): Row => ({
    id: idOf('place', row.key),
    code: codeOf(practice, row),
    name: row.name,
  });
  const branch = (row: PlaceRecord): Row => ({
    ...branchSummary(row),
    address: row.street,
    city: row.city,
    province: row.state,
    postal: row.postalCode,
    phone: row.phone,
    email: row.email,
    timezone: row.zone,
  });
  const branchOf = (key: number): Row | null => {
    const row = rowOf(practice.places, key);
    return row && branchSummary(row);
  };
  /** Each member of staff has a room at every branch where she works. */
  const roomsOf = ({ key }: PlaceRecord): readonly { readonly providerKey: number; readonly room: Row }[] =>
    practice.providers
      .filter(({ placeKeys }) => placeKeys.includes(key))
      .map((row, index) => ({
        providerKey: row.key,
        room: { id: key * 100 + index + 1, name: `Room ${String(index + 1)}` },
      }));

  const staffSummary = (row: ProviderRecord): Row => {
    meet('provider', row.key);
    return {
      id: idOf('provider', row.key),
      num: staffNumOf(row),
      first_name: row.givenName,
      last_name: row.familyName,
    };
  };
  const staff = (row: ProviderRecord): Row => ({
    ...staffSummary(row),
    designation: row.title,
    discipline: disciplines[row.role],
    email: row.email,
    status: row.isActive ? 'active' : 'inactive',
    branch: branchOf(row.placeKeys[0] ?? 0),
    branches: null,
  });
  const staffOf = (key: number | null): Row | null => {
    const row = rowOf(practice.providers, key);
    return row && staffSummary(row);
  };

  const statusOf = ({ key, isActive, isDeleted }: ClientRecord): string => {
    if (isDeleted) return 'deleted';
    if (isActive) return 'active';
    return profileOf(key).isDischarged === true ? 'discharged' : 'inactive';
  };
  const customerSummary = (row: ClientRecord): Row => {
    meet('client', row.key);
    return {
      id: idOf('client', row.key),
      num: { chart: chartOf(row) },
      first_name: row.givenName,
      last_name: row.familyName,
    };
  };
  const customerOf = (key: number | null): Row | null => {
    const row = rowOf(practice.clients, key);
    return row && customerSummary(row);
  };
  const groupsOf = ({ tags }: ClientRecord): readonly Row[] =>
    tags.flatMap((name) => (memory.groups.includes(name) ? [{ id: memory.groups.indexOf(name) + 1, name }] : []));
  const customFieldsOf = ({ key }: ClientRecord): readonly Row[] => {
    const { custom } = profileOf(key);
    const pets = practice.patients.filter(({ clientKey }) => clientKey === key).map(({ name }) => name);
    return customFields.map(({ id }) => {
      const usual = id === petsField && pets.length > 0 ? pets.join(', ') : null;
      return { custom_field_id: id, value: custom?.has(id) === true ? custom.get(id) : usual };
    });
  };
  const customer = (row: ClientRecord, include: string | null | undefined): Row => {
    const profile = profileOf(row.key);
    const parts = (include ?? '').split(',').map((part) => part.trim());
    return {
      ...customerSummary(row),
      gender: profile.gender ?? 'unknown',
      date_of_birth: profile.bornOn ?? null,
      status: statusOf(row),
      preferred_language: profile.language ?? 'english',
      email: row.emails[0] ?? null,
      phone: numberOf(row, 'Home'),
      mobile: numberOf(row, 'Mobile'),
      work_phone: numberOf(row, 'Work'),
      address: row.street === '' ? null : row.street,
      city: row.city === '' ? null : row.city,
      province: profile.province ?? null,
      postal: profile.postal ?? null,
      branch: branchOf(row.placeKey),
      notes: row.note,
      custom_fields: () => customFieldsOf(row),
      groups: parts.includes('groups') || parts.includes('full') ? groupsOf(row) : null,
      creation_date: moment(row.createdAt),
      modification_date: moment(row.updatedAt),
    };
  };

  const appointmentType = (row: VisitTypeRecord): Row => ({
    id: idOf('visitType', row.key),
    name: row.name,
    duration: row.minutes,
    color: row.color,
    online_booking: row.isBookable,
  });
  const appointment = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const zone = zoneOf(practice, row);
    const type = rowOf(practice.visitTypes, row.typeKey);
    const place = rowOf(practice.places, row.placeKey);
    const provider = staffOf(row.providerKey);
    const service = memory.services.find(({ id }) => id === memory.extras.get(row.key)?.serviceId);
    return {
      id: idOf('appointment', row.key),
      date: wallDay(row.start, zone),
      start_time: timeText(row.start, zone),
      duration: row.minutes,
      status: juvonnoStatuses[row.state],
      schedule_type: type && { id: idOf('visitType', type.key), name: type.name },
      branch: place && branchSummary(place),
      customer: () => customerOf(row.clientKey),
      attendants: provider ? [provider] : [],
      room: place && (roomsOf(place).find(({ providerKey }) => providerKey === row.providerKey)?.room ?? null),
      services: service ? [{ id: service.id, code: service.code, name: service.name }] : [],
      notes: row.reason,
      cancellation_reason: row.state === 'cancelled' ? row.cancelReason : null,
      creation_date: moment(row.createdAt),
      modification_date: moment(row.updatedAt),
    };
  };

  return {
    moment,
    chartOf,
    statusOf,
    branch,
    branchSummary,
    branchOf,
    roomsOf,
    staff,
    staffOf,
    customer,
    customerSummary,
    customerOf,
    appointmentType,
    appointment,
  };
}
