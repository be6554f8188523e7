import type { Backstage } from '../../dialects/dialect.ts';
import { type PlaceRecord, type ProviderRecord, rowOf, type VisitTypeRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { codeOf } from './codes.ts';

/** Shows hospitals, and who and what works there. */
export interface PlaceRecords {
  readonly business: (row: PlaceRecord) => Row;
  readonly rooms: (row: PlaceRecord) => readonly Row[];
  readonly provider: (row: ProviderRecord) => Row;
  readonly appointmentType: (row: VisitTypeRecord) => Row;
  /** The hospital with a key, or the first one. */
  readonly businessWith: (key: number) => Row | null;
  readonly providerWith: (key: number | null) => Row | null;
}

const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'] as const;
/** The rooms of each hospital. */
export const roomNames: readonly string[] = ['Exam 1', 'Exam 2', 'Treatment'];

/** The roles of staff, as words of the service. */
export const providerRoles: Readonly<Record<ProviderRecord['role'], string>> = {
  veterinarian: 'VETERINARIAN',
  technician: 'TECHNICIAN',
  groomer: 'GROOMER',
};

/** The records of hospitals and their staff. */
export function placeRecords({ practice }: Backstage): PlaceRecords {
  const rooms = ({ key: place }: PlaceRecord): readonly Row[] =>
    roomNames.map((name, index) => ({
      id: codeOf('room', place * roomNames.length + index),
      businessId: codeOf('place', place),
      name,
    }));

  const business = (row: PlaceRecord): Row => ({
    id: codeOf('place', row.key),
    name: row.name,
    group: { id: codeOf('organization', practice.organization.key), name: practice.organization.name },
    phone: row.phone,
    email: row.email,
    website: null,
    timezone: row.zone,
    currency: 'USD',
    address: {
      street1: row.street,
      street2: null,
      city: row.city,
      state: row.state,
      postalCode: row.postalCode,
      country: 'US',
    },
    hours: weekdays.map((day) => ({ day, opensAt: '08:00', closesAt: '18:00' })),
    rooms: () => rooms(row),
    active: true,
  });
  const businessWith = (key: number): Row | null => {
    const place = rowOf(practice.places, key) ?? practice.places[0];
    return place ? business(place) : null;
  };

  const provider = (row: ProviderRecord): Row => ({
    id: codeOf('provider', row.key),
    firstName: row.givenName,
    lastName: row.familyName,
    credentials: row.title,
    role: providerRoles[row.role],
    email: row.email,
    active: row.isActive,
    deleted: !row.isActive,
    businesses: () => practice.places.filter(({ key }) => row.placeKeys.includes(key)).map(business),
  });
  const providerWith = (key: number | null): Row | null => {
    const row = rowOf(practice.providers, key);
    return row && provider(row);
  };

  const appointmentType = (row: VisitTypeRecord): Row => ({
    id: codeOf('visitType', row.key),
    name: row.name,
    defaultDuration: row.minutes,
    color: row.color,
    onlineBooking: row.isBookable,
    deleted: false,
  });

  return { business, rooms, provider, appointmentType, businessWith, providerWith };
}
