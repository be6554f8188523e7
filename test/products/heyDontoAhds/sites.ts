import {
  fullNameOf,
  type PatientRecord,
  type PlaceRecord,
  type Practice,
  type ProviderRecord,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { ahdsIds, coded, momentText, notFound, otherId, slug } from './values.ts';

/** When the practice was connected to the store: settings have been there since. */
const connectedAt = Date.parse('2025-01-01T00:00:00Z');

/** What records have that the store made itself. */
export const stamped: Row = {
  isActive: true,
  extensions: {},
  createdAt: momentText(connectedAt),
  updatedAt: momentText(connectedAt),
};

/** Rooms that a site has. */
const roomNames = ['Consult room 1', 'Consult room 2'];
const roomKey = (placeKey: number, index: number): number => placeKey * 100 + index + 1;

/** The id of the room in which an appointment is, where none was named. */
export function usualRoomId(placeKey: number, appointmentKey: number): string {
  return otherId('room', roomKey(placeKey, appointmentKey % roomNames.length));
}

/** The place of a site; an unknown site is no place to look at. */
export function placeOf({ places }: Practice, siteId: number): PlaceRecord {
  const place = rowOf(places, ahdsIds.key('place', siteId));
  if (place) return place;
  throw notFound('Site', siteId);
}

export const siteIdOf = (placeKey: number): number => Number(ahdsIds.of('place', placeKey));

/** Where each animal has its record: at its owner's site, and a stray where it was first seen. */
export function homesOf({ clients, appointments, places }: Practice): (row: PatientRecord) => number {
  const homes = new Map(clients.map(({ key, placeKey }) => [key, placeKey]));
  return ({ key, clientKey }) =>
    (clientKey === null ? appointments.find(({ patientKey }) => patientKey === key)?.placeKey : homes.get(clientKey)) ??
    places[0]?.key ??
    0;
}

/** All animals, site by site, at each in the order in which they were entered. */
export function patientsBySite(practice: Practice): readonly PatientRecord[] {
  const homeOf = homesOf(practice);
  return practice.places.flatMap(({ key }) => practice.patients.filter((row) => homeOf(row) === key));
}

const timezoneOf = ({ zone }: PlaceRecord): Row => ({ name: zone });

export function siteInformation(row: PlaceRecord): Row {
  return {
    ...stamped,
    siteInformationId: otherId('siteInformation', row.key),
    practiceType: 'Companion animal',
    prefix: slug(row.name).replaceAll(/^-|-$/gu, ''),
    timezone: timezoneOf(row),
    version: 1,
  };
}

/** When a row of the practice was entered and changed, as every record says it. */
export function stamps({ createdAt, updatedAt }: { readonly createdAt: number; readonly updatedAt: number }): Row {
  return { extensions: {}, createdAt: momentText(createdAt), updatedAt: momentText(updatedAt) };
}

/** The site of a place, for a field that leads to it. */
export function siteRow({ places }: Practice, placeKey: number): Row | null {
  const place = rowOf(places, placeKey);
  return place && site(place);
}

export function systemSetting(row: PlaceRecord): Row {
  return { ...stamped, systemSettingId: otherId('systemSetting', row.key), timezone: timezoneOf(row) };
}

export function facility(row: PlaceRecord): Row {
  return {
    ...stamped,
    facilityId: otherId('facility', row.key),
    name: row.name,
    facilityType: coded('facility-type', 'clinic', 'Clinic'),
    address: {
      line1: row.street,
      line2: null,
      city: row.city,
      state: row.state,
      postalCode: row.postalCode,
      countryCode: 'US',
    },
    phone: row.phone,
    email: row.email,
  };
}

export function site(row: PlaceRecord): Row {
  return {
    siteId: siteIdOf(row.key),
    name: row.name,
    siteInformation: siteInformation(row),
    facility: facility(row),
  };
}

/** The parts of a facility: its consult rooms. */
export function locations({ key }: PlaceRecord): readonly Row[] {
  return roomNames.map((name, index) => ({
    ...stamped,
    locationId: otherId('location', roomKey(key, index)),
    name,
    locationType: coded('location-type', 'room', 'Room'),
    parentLocationId: null,
    facilityId: otherId('facility', key),
  }));
}

const ownershipOf = (placeKey: number): Row => ({
  entityId: otherId('facility', placeKey),
  entityType: 'facility',
});

/** A clinician as a resource that can be booked. */
export function staffResource(row: ProviderRecord): Row {
  return {
    ...stamped,
    key: row.key,
    resourceId: ahdsIds.of('provider', row.key),
    name: fullNameOf(row),
    resourceType: 'clinician',
    accessLevel: 'public',
    associatedEntity: { entityId: otherId('user', row.key), entityType: 'user' },
    ownership: row.placeKeys[0] === undefined ? null : ownershipOf(row.placeKeys[0]),
    isActive: row.isActive,
  };
}

export function roomResources(placeKey: number): readonly Row[] {
  return roomNames.map((name, index) => ({
    ...stamped,
    resourceId: otherId('room', roomKey(placeKey, index)),
    name,
    resourceType: 'room',
    accessLevel: 'internal',
    associatedEntity: { entityId: otherId('location', roomKey(placeKey, index)), entityType: 'location' },
    ownership: ownershipOf(placeKey),
  }));
}

export function user(row: ProviderRecord): Row {
  return {
    ...stamped,
    userId: otherId('user', row.key),
    code: (row.givenName.slice(0, 1) + row.familyName.slice(0, 1)).toUpperCase(),
    displayName: fullNameOf(row),
    isActive: row.isActive,
    isSalesperson: true,
    isVeterinarian: row.role === 'veterinarian',
  };
}
