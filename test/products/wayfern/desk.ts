import type { Backstage } from '../../dialects/dialect.ts';
import {
  fullNameOf,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { WayfernMemory } from './memory.ts';
import type { WayfernOffice } from './office.ts';
import { money, typeId, wayfernIds } from './values.ts';

const { of } = wayfernIds;
const roles = { veterinarian: 'VETERINARIAN', technician: 'TECHNICIAN', groomer: 'GROOMER' } as const;

/** Rows of places, people who work there, and what can be booked. */
export function deskRecords({ practice }: Backstage, memory: WayfernMemory, office: WayfernOffice) {
  const location = (place: PlaceRecord): Row => ({
    ...office.location(place),
    onlineBookingSettings: () => settings(place),
  });
  const locationOf = (key: number | null): Row | null => {
    const place = rowOf(practice.places, key);
    return place && location(place);
  };

  const type = (row: VisitTypeRecord): Row => ({
    id: of('visitType', row.key),
    displayName: row.name,
    category: row.minutes >= 60 ? 'SURGICAL' : row.minutes <= 15 ? 'TECHNICIAN' : 'MEDICAL',
    defaultDurationMinutes: row.minutes,
    colorHex: row.color,
    onlineBookable: row.isBookable,
    depositAmount: row.minutes >= 60 ? money(10_000) : null,
    requiredResourceKinds: [row.minutes >= 60 ? 'SURGERY_SUITE' : 'EXAM_ROOM'],
  });
  const types = (): readonly VisitTypeRecord[] => practice.visitTypes.filter(({ isBlock }) => !isBlock);
  const typeOf = (key: number): Row => {
    const row = rowOf(practice.visitTypes, key) ?? types()[0];
    return row ? type(row) : {};
  };
  const settings = (place: PlaceRecord): Row => ({
    location: () => location(place),
    enabled: place.key !== 3,
    leadTimeHours: 12,
    horizonDays: 60,
    requireApproval: place.key === 1,
    bookableAppointmentTypes: () =>
      types()
        .filter(({ isBookable }) => isBookable)
        .map(type),
    updateTime: '2026-09-01T12:00:00Z',
    ...memory.booking.get(place.key),
  });

  const provider = (person: ProviderRecord): Row => {
    const row: Row = {
      id: of('provider', person.key),
      givenName: person.givenName,
      familyName: person.familyName,
      displayName: fullNameOf(person),
      credentials: person.title,
      initials: person.givenName.slice(0, 1) + person.familyName.slice(0, 1),
      role: roles[person.role],
      state: person.isActive ? 'ACTIVE' : 'INACTIVE',
      locations: () => person.placeKeys.flatMap((key) => locationOf(key) ?? []),
      onlineBookable: person.isActive && person.role === 'veterinarian',
      staffMember: () => staff(person),
    };
    return row;
  };
  const providerOf = (key: number | null): Row | null => {
    const person = rowOf(practice.providers, key);
    return person && provider(person);
  };
  const staff = (person: ProviderRecord): Row => ({
    __typename: 'StaffMember',
    id: typeId('stf', person.key),
    displayName: fullNameOf(person),
    workEmailAddress: person.email,
    role: roles[person.role],
    state: person.isActive ? 'ACTIVE' : 'TERMINATED',
    hireDate: `201${String(person.key % 10)}-05-01`,
    locations: () => person.placeKeys.flatMap((key) => locationOf(key) ?? []),
    provider: () => provider(person),
  });

  return { location, locationOf, type, types, typeOf, settings, provider, providerOf, staff };
}
