import { startOfDay, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { hexIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  fullNameOf,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** Ids that MongoDB makes. */
export const pawsIds = hexIds();

/** The zone of the groomer. */
export const pawsZone = 'America/New_York';

const largestInt = 2 ** 31 - 1;

/** Whether the groomer has an appointment: of the one place, with a client; what is cancelled was deleted. */
export function isBooked(row: AppointmentRecord): boolean {
  const isGone = row.isDeleted || row.state === 'cancelled';
  return row.placeKey === 1 && row.clientKey !== null && !row.isBlock && !isGone;
}

/** The ten digits of a phone as a number; those that are too large for an Int could never be given. */
export function phoneNumberOf({ phones }: ClientRecord): number | null {
  const digits = (phones[0]?.value ?? '').replaceAll(/\D/g, '').slice(-10);
  return digits.length === 10 && Number(digits) <= largestInt ? Number(digits) : null;
}

/** The documents of the groomer; `zipcodes` are those that were given to this server. */
export function pawsRows({ practice, meet }: Backstage, zipcodes: ReadonlyMap<number, number>) {
  const clientName = (key: number | null): string | null => {
    const client = rowOf(practice.clients, key);
    return client && fullNameOf(client);
  };
  const homeAddress = ({ street, city }: ClientRecord): string => [street, city].filter(Boolean).join(', ');
  const pet = (row: PatientRecord): Row => {
    meet('patient', row.key);
    return {
      _id: pawsIds.of('patient', row.key),
      petName: row.name,
      petType: row.species,
      // The collection calls it `age`, so that it is never found.
      petAge: null,
      client: clientName(row.clientKey),
    };
  };
  const appointment = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const client = rowOf(practice.clients, row.clientKey);
    return {
      _id: pawsIds.of('appointment', row.key),
      // A date of the collection as a String becomes the milliseconds of midnight; the text of a time is whole.
      apptDate: String(startOfDay(wallDay(row.start, pawsZone), pawsZone)),
      apptTime: new Date(row.start).toISOString(),
      address: client && homeAddress(client),
      // What wasn't chosen in the page is an empty text.
      service: row.reason ?? '',
      client: clientName(row.clientKey),
    };
  };
  function user(row: ClientRecord, isPopulated: boolean): Row {
    meet('client', row.key);
    const pets = practice.patients.filter(({ clientKey }) => clientKey === row.key);
    const appointments = practice.appointments.filter((each) => isBooked(each) && each.clientKey === row.key);
    // A reference that isn't followed has its id only.
    const bare = ({ _id: id }: Row): Row => ({ _id: id });
    return {
      _id: pawsIds.of('client', row.key),
      clientName: fullNameOf(row),
      username: `${row.familyName.toLowerCase().replaceAll(/[^a-z]/g, '')}${String(row.key)}`,
      email: row.emails[0] ?? null,
      phoneNumber: phoneNumberOf(row),
      password: `$2b$10$${String(row.key * 7919).padStart(53, 'uE3')}`,
      homeAddress: homeAddress(row),
      zipcode: zipcodes.get(row.key) ?? 4101 + (row.key % 9),
      pets: () => pets.map(pet).map((each) => (isPopulated ? each : bare(each))),
      appointments: () => appointments.map(appointment).map((each) => (isPopulated ? each : bare(each))),
    };
  }
  return { user, pet, appointment };
}
