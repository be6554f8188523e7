import { offsetText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { hexIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type Practice,
  type ProviderRecord,
  type VisitTypeRecord,
  rowOf,
} from '../../dialects/practice.ts';
import { clientsOfPractice } from '../../dialects/practicePeople.ts';

/** Ids that the document store makes. */
export const handlingIds = hexIds();

/** The zone of the server and of the only practice. */
export const officeZone = 'America/New_York';

const onlyPlace = 1;
const largestInt = 2_147_483_647;
/** Users have ids of a collection of their own. */
const userKeys = 1000;

/** A telephone number as a number: with the area code, or without one where an Int can't hold it. */
export function phoneOf({ phones }: ClientRecord): number | null {
  const digits = (phones[0]?.value ?? '').replaceAll(/\D/g, '').slice(-10);
  if (digits === '') return null;
  return Number(digits) <= largestInt ? Number(digits) : Number(digits.slice(-7));
}

/** The people that could be entered: whoever has no telephone number could not. */
export function patientsOf(practice: Practice): readonly ClientRecord[] {
  return practice.clients.filter((row) => !row.isDeleted && phoneOf(row) !== null);
}

// Nobody's only number can be taken away later, so that this holds for all times.
const withoutPhone: ReadonlySet<number> = new Set(
  clientsOfPractice()
    .filter((row) => phoneOf(row) === null)
    .map(({ key }) => key),
);

/** Whether the practice, which has one house, has this appointment: with a person and a dentist; cancelled ones go. */
export function isBooked(row: AppointmentRecord): boolean {
  const { clientKey, providerKey, placeKey } = row;
  const isComplete = clientKey !== null && providerKey !== null && !withoutPhone.has(clientKey);
  return isComplete && placeKey === onlyPlace && !row.isDeleted && !row.isBlock && row.state !== 'cancelled';
}

/** The practice as documents. */
export function handlingRecords({ practice, meet }: Backstage) {
  const { of } = handlingIds;
  function patient(row: ClientRecord): object {
    meet('client', row.key);
    return {
      _id: of('client', row.key),
      firstName: row.givenName ?? '',
      lastName: row.familyName,
      phone: phoneOf(row),
    };
  }
  function dentist(row: ProviderRecord): object {
    const hours = { startTime: '8:00', endTime: row.role === 'veterinarian' ? '16:00' : '12:00' };
    return {
      _id: of('provider', row.key),
      // From Sunday to Saturday; null is a day off.
      workingTime: [null, hours, hours, hours, hours, hours, null],
      user: {
        _id: of('organization', userKeys + row.key),
        firstName: row.givenName,
        lastName: row.familyName,
        login: row.email,
        password: null,
      },
    };
  }
  function service(row: VisitTypeRecord): object {
    return { _id: of('visitType', row.key), name: row.name, duration: row.minutes, price: row.minutes * 5 };
  }
  function appointment(row: AppointmentRecord): object {
    meet('appointment', row.key);
    return {
      _id: of('appointment', row.key),
      dentist: () => linked(rowOf(practice.providers, row.providerKey), dentist),
      patient: () => linked(rowOf(patientsOf(practice), row.clientKey), patient),
      service: () => linked(rowOf(practice.visitTypes, row.typeKey), service),
      startTime: offsetText(row.start, officeZone),
      endTime: offsetText(row.start + row.minutes * 60_000, officeZone),
    };
  }
  return { patient, dentist, service, appointment };
}

/** What a reference leads to; the service stumbles over one that leads nowhere. */
function linked<Row>(row: Row | null, show: (row: Row) => object): object {
  if (row === null) throw new TypeError("Cannot read property '_doc' of null");
  return show(row);
}
