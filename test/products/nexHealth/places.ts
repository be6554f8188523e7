import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  fullNameOf,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { momentText, nexHealthIds, offsetAt, phoneDigits } from './values.ts';

/** A room or chair. */
export interface OperatoryRecord {
  readonly id: string;
  readonly key: number;
  readonly placeKey: number;
  readonly name: string;
}

const { of } = nexHealthIds;
const setUp = momentText(Date.parse('2024-04-12T14:00:00Z'));
const changed = momentText(Date.parse('2026-10-30T18:20:00Z'));
const coordinates: Readonly<Record<number, readonly [number, number]>> = {
  1: [43.6615, -70.2553],
  2: [40.0176, -105.2797],
  3: [43.5009, -70.4428],
};
const roomsOf: Readonly<Record<number, number>> = { 1: 3, 2: 2, 3: 1 };
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** All operatories of a practice. */
export const operatoryRecords: readonly OperatoryRecord[] = Object.entries(roomsOf).flatMap(([place, count]) =>
  Array.from({ length: count }, (_, index): OperatoryRecord => {
    const key = Number(place) * 10 + index + 1;
    return { id: String(177_400 + key), key, placeKey: Number(place), name: `Op ${String(index + 1)}` };
  }),
);

/** How what changes seldom looks there: institutions, locations, staff, rooms, types, hours. */
export function placeRecords({ practice, now }: Backstage) {
  const institutionId = of('organization', 1);
  const lastSyncTime = (): string => momentText(Math.floor(now() / 900_000) * 900_000);
  const times = { createdAt: setUp, updatedAt: changed };

  const operatory = (row: OperatoryRecord): Row => ({
    id: row.id,
    name: row.name,
    displayName: null,
    locationId: of('place', row.placeKey),
    active: true,
    bookableOnline: true,
    foreignId: `OP${String(row.key)}`,
    foreignIdType: 'opendental',
    lastSyncTime,
    ...times,
  });
  const operatoriesAt = (placeKey: number): readonly OperatoryRecord[] =>
    operatoryRecords.filter((row) => row.placeKey === placeKey);

  const location = (row: PlaceRecord): Row => ({
    id: of('place', row.key),
    name: row.name,
    institutionId,
    streetAddress: row.street,
    streetAddress2: null,
    city: row.city,
    state: row.state,
    zipCode: row.postalCode,
    countryCode: 'US',
    latitude: coordinates[row.key]?.[0] ?? null,
    longitude: coordinates[row.key]?.[1] ?? null,
    phoneNumber: phoneDigits(row.phone),
    email: row.email,
    tz: row.zone,
    foreignId: String(row.key),
    foreignIdType: 'opendental',
    insertApptClient: true,
    mapByOperatory: false,
    setAvailabilityByOperatory: false,
    inactive: false,
    wlogo: null,
    weight: row.key,
    lastSyncTime,
    ...times,
    operatories: () => operatoriesAt(row.key).map(operatory),
    providers: () => practice.providers.filter(({ placeKeys }) => placeKeys.includes(row.key)).map(provider),
  });

  const descriptor = (row: VisitTypeRecord): Row => ({
    id: String(88_000 + row.key),
    name: row.name,
    descriptorType: 'Appointment Type',
    code: String(row.key),
    active: true,
    foreignId: String(row.key),
  });
  const appointmentType = (row: VisitTypeRecord): Row => ({
    id: of('visitType', row.key),
    name: row.name,
    minutes: row.minutes,
    parentType: 'Institution',
    parentId: institutionId,
    bookableOnline: row.isBookable,
    descriptors: [descriptor(row)],
  });
  // A block is no type of appointment.
  const types = practice.visitTypes.filter((row) => !row.isBlock);

  const workingHour = (row: ProviderRecord, place: PlaceRecord): Row => ({
    id: String(650_000 + row.key * 10 + place.key),
    providerId: of('provider', row.key),
    locationId: of('place', place.key),
    operatoryId: null,
    beginTime: '09:00',
    endTime: '17:00',
    days,
    specificDate: null,
    tzOffset: () => offsetAt(now(), place.zone),
    active: row.isActive,
    synced: true,
    appointmentTypes: () => types.map(appointmentType),
  });
  const workingHours = (rows: readonly ProviderRecord[], placeKey: number | null): readonly Row[] =>
    rows.flatMap((row) =>
      practice.places
        .filter(({ key }) => row.placeKeys.includes(key) && (placeKey === null || key === placeKey))
        .map((place) => workingHour(row, place)),
    );

  function provider(row: ProviderRecord): Row {
    const places = practice.places.filter(({ key }) => row.placeKeys.includes(key));
    return {
      id: of('provider', row.key),
      email: row.email,
      firstName: row.givenName,
      middleName: null,
      lastName: row.familyName,
      name: fullNameOf(row),
      // Nobody has set one.
      displayName: null,
      npi: row.role === 'veterinarian' ? `18${String(10_304_000 + row.key * 71)}` : null,
      tin: null,
      stateLicense: null,
      specialtyCode: null,
      nexhealthSpecialty: row.role,
      profileUrl: null,
      inactive: !row.isActive,
      institutionId,
      foreignId: String(row.key),
      foreignIdType: 'opendental',
      lastSyncTime,
      ...times,
      locations: () => places.map(location),
      providerRequestables: row.isActive ? places.map(({ key }) => ({ locationId: of('place', key) })) : [],
      workingHours: () => workingHours([row], null),
    };
  }

  const institution = (): Row => ({
    id: institutionId,
    name: practice.organization.name,
    subdomain: 'harbor-veterinary-group',
    emrs: ['opendental'],
    countryCode: 'US',
    phoneNumber: phoneDigits(practice.places[0]?.phone ?? ''),
    isApptCategoriesLocationSpecific: false,
    ...times,
    locations: () => practice.places.map(location),
  });
  const syncStatus = ({ key }: PlaceRecord): Row => ({
    emr: 'opendental',
    locationId: of('place', key),
    readStatus: 'green',
    readStatusAt: lastSyncTime,
    writeStatus: 'green',
    writeStatusAt: lastSyncTime,
  });
  const dayOf = (instant: number, placeKey: number): string =>
    wallDay(instant, rowOf(practice.places, placeKey)?.zone ?? 'America/New_York');

  return {
    institutionId,
    institution,
    location,
    operatory,
    operatoriesAt,
    provider,
    descriptor,
    types,
    appointmentType,
    workingHours,
    syncStatus,
    lastSyncTime,
    dayOf,
  };
}
