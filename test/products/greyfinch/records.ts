import { wallDay, wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { uuidIds } from '../../dialects/ids.ts';
import type { AppointmentRecord, Kind, VisitState } from '../../dialects/practice.ts';
import { zoneOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** Ids of the database, which are random. */
export const greyfinchIds = uuidIds();

/** The values of AppointmentStatus, which an appointment has and its booking has not. */
export const greyfinchWords = {
  planned: 'SCHEDULED',
  confirmed: 'CONFIRMED',
  arrived: 'CHECKED_IN',
  inProgress: 'IN_CHAIR',
  ready: 'READY_TO_CHECK_OUT',
  completed: 'COMPLETED',
  cancelled: 'CANCELLED',
  noShow: 'FAILED_TO_ATTEND',
} satisfies Record<VisitState, string>;

const { of } = greyfinchIds;
const leads = ['Hill', 'Wood', 'Marsh'];

/** The id of what belongs to a row and has an id of its own, such as the person who a patient is. */
function besides(kind: Kind, key: number, part = 0): string {
  return of(kind, 2000 + key * 8 + part);
}

/** The rows of all tables, by the names of their types. */
export function greyfinchRows({ practice }: Backstage): Readonly<Record<string, () => readonly Row[]>> {
  const patients = () => practice.clients.filter((row) => !row.isDeleted);
  // A visit without anybody is none; time that is kept free stands elsewhere.
  const visits = () => practice.appointments.filter(isGreyfinchVisit);
  const contacts = (pick: 'phones' | 'emails'): readonly Row[] =>
    patients().flatMap((row) =>
      (pick === 'phones' ? row.phones : row.emails.map((value) => ({ label: null, value }))).map(
        ({ label, value }, index) => ({
          id: besides('client', row.key, index + (pick === 'phones' ? 1 : 4)),
          personId: besides('client', row.key),
          value,
          type: label,
        }),
      ),
    );
  return {
    Address: () => [
      ...practice.places.map((row) => ({ ...lineOf(row), id: besides('place', row.key), postalCode: row.postalCode })),
      ...patients().map((row) => ({ ...lineOf(row), id: besides('client', row.key, 7) })),
    ],
    Appointment: () =>
      visits().map((row) => ({
        id: besides('appointment', row.key),
        patientId: row.clientKey === null ? null : of('client', row.clientKey),
        typeId: of('visitType', row.typeKey),
        locationId: of('place', row.placeKey),
        status: greyfinchWords[row.state],
        notes: row.reason,
        ...stamps(row),
      })),
    AppointmentBooking: () =>
      visits().map((row) => {
        const [zone, end] = [zoneOf(practice, row), row.start + row.minutes * 60_000];
        return {
          id: of('appointment', row.key),
          appointmentId: besides('appointment', row.key),
          providerId: row.providerKey === null ? null : of('provider', row.providerKey),
          startTime: timestamptz(row.start),
          endTime: timestamptz(end),
          localStartDate: wallDay(row.start, zone),
          localStartTime: wallTime(row.start, zone),
          localEndTime: wallTime(end, zone),
          timezone: zone,
          ...stamps(row),
        };
      }),
    AppointmentType: () =>
      practice.visitTypes
        .filter((row) => !row.isBlock)
        .map(({ key, name, minutes, isBookable }) => {
          return { id: of('visitType', key), name, duration: minutes, isVirtual: false, isActive: isBookable };
        }),
    Document: () =>
      patients()
        .filter(({ key }) => key % 5 === 0)
        .map((row) => {
          const createdAt = timestamptz(row.updatedAt);
          return {
            id: besides('organization', row.key),
            patientId: of('client', row.key),
            name: 'Consent.pdf',
            createdAt,
          };
        }),
    Email: () => contacts('emails'),
    Lead: () =>
      leads.map((_, index) => ({
        id: besides('organization', index, 1),
        personId: besides('organization', index, 2),
        locationId: of('place', 1 + (index % 3)),
        source: 'Website',
        status: 'NEW',
        createdAt: '2026-11-10T09:00:00+00:00',
        updatedAt: '2026-11-10T09:00:00+00:00',
      })),
    Location: () =>
      practice.places.map(({ key, name, phone, email, zone }) => ({
        id: of('place', key),
        name,
        addressId: besides('place', key),
        phone,
        email,
        timezone: zone,
        isActive: true,
      })),
    Patient: () =>
      patients().map((row) => ({
        id: of('client', row.key),
        personId: besides('client', row.key),
        primaryLocationId: of('place', row.placeKey),
        patientNumber: 10_000 + row.key,
        archivedAt: row.isActive ? null : timestamptz(row.updatedAt),
        ...stamps(row),
      })),
    Person: () => [
      ...patients().map((row) => ({
        id: besides('client', row.key),
        firstName: row.givenName,
        lastName: row.familyName,
        addressId: besides('client', row.key, 7),
      })),
      ...practice.providers.map((row) => ({
        id: besides('provider', row.key),
        title: row.role === 'veterinarian' ? 'DR' : null,
        firstName: row.givenName,
        lastName: row.familyName,
      })),
      ...leads.map((lastName, index) => ({ id: besides('organization', index, 2), firstName: 'Sam', lastName })),
    ],
    Phone: () => contacts('phones'),
    Provider: () =>
      practice.providers.map(({ key, role, isActive }) => {
        return { id: of('provider', key), personId: besides('provider', key), jobTitle: role, isActive };
      }),
    Treatment: () =>
      patients()
        .filter(({ key }) => key % 4 === 0)
        .map((row) => ({
          id: besides('organization', row.key, 3),
          patientId: of('client', row.key),
          name: 'Full fixed',
          status: 'ACTIVE',
          startDate: timestamptz(row.createdAt).slice(0, 10),
          ...stamps(row),
        })),
  };
}

/** Whether an appointment is one here: every one has a patient. */
export function isGreyfinchVisit({ isBlock, isDeleted, clientKey }: AppointmentRecord): boolean {
  return !isBlock && !isDeleted && clientKey !== null;
}

function lineOf({ street, city, state }: { street: string; city: string; state?: string }): Row {
  return { line1: street, line2: null, city, state: state ?? null };
}

function stamps({ createdAt, updatedAt }: { readonly createdAt: number; readonly updatedAt: number }): Row {
  return { createdAt: timestamptz(createdAt), updatedAt: timestamptz(updatedAt) };
}

/** An instant as the database writes it in JSON: 2026-11-17T14:00:00+00:00. */
function timestamptz(instant: number): string {
  return new Date(instant).toISOString().replace('.000Z', '+00:00');
}
