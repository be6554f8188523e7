import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { numberIds, uuidIds } from '../../dialects/ids.ts';
import { type AppointmentRecord, type ClientRecord, type VisitState, zoneOf } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import type { Row } from '../generatedRows.ts';
import { rememberedRows } from '../rememberedRows.ts';

/** Numbers that the database counts for each table. */
export const seaographyIds = numberIds(0);

/** The values of the enum appointment_status, as they are stored. */
export const seaographyWords = {
  planned: 'scheduled',
  confirmed: 'confirmed',
  arrived: 'checked_in',
  inProgress: 'in_consultation',
  ready: 'in_consultation',
  completed: 'completed',
  cancelled: 'cancelled',
  noShow: 'no_show',
} satisfies Record<VisitState, string>;

const pids = uuidIds();
const installed = Date.parse('2025-08-20T15:12:49Z');
const methods = ['card', 'cash', 'check', 'transfer'];

/** Whether the table can hold a row: it is always of a patient and a practitioner. */
export function isInTable(row: AppointmentRecord): boolean {
  return !row.isDeleted && !row.isBlock && row.clientKey !== null && row.providerKey !== null && hasClearDay(row);
}

/** The rows of each table; `extras` are columns that were written and that the practice itself doesn't know. */
export function seaographyRows({ practice }: Backstage, extras: ReadonlyMap<string, Row>) {
  const share = { revenueSharePercentage: '70.00' };
  const installedAt = { createdAt: dateTime(installed), updatedAt: dateTime(installed) };
  const written = (table: string, row: Row): Row => ({ ...row, ...extras.get(`${table} ${String(row['id'])}`) });
  function patient(row: ClientRecord): Row {
    const practitioner = practice.providers.find(({ placeKeys }) => placeKeys.includes(row.placeKey));
    return written('Patients', {
      ...stamps(row),
      id: row.key,
      pid: pids.of('client', row.key),
      firstName: row.givenName ?? '',
      lastName: row.familyName,
      addressLine1: row.street,
      addressZipCode: row.city === '' ? '' : '04101',
      addressCity: row.city,
      addressCountry: 'US',
      email: row.emails[0] ?? '',
      userId: practitioner?.key ?? 1,
      phoneNumber: row.phones[0]?.value ?? '',
    });
  }
  function appointment(row: AppointmentRecord): Row {
    return written('MedicalAppointments', {
      id: row.key,
      userId: row.providerKey,
      patientId: row.clientKey,
      practitionerOfficeId: row.placeKey,
      date: wallDay(row.start, zoneOf(practice, row)),
      ...stamps(row),
      priceInCents: 4000 + row.typeKey * 500,
      paymentMethod: row.state === 'completed' ? methods[row.key % methods.length] : null,
      startsAt: dateTime(row.start),
      endsAt: dateTime(row.start + row.minutes * 60_000),
      status: seaographyWords[row.state],
      reason: row.reason,
    });
  }
  return rememberedRows(practice, {
    MedicalAppointments: () => practice.appointments.filter(isInTable).map(appointment),
    Patients: () => practice.clients.filter(({ isDeleted }) => !isDeleted).map(patient),
    PractitionerOffices: () =>
      practice.places.map(({ key, name, street, city, state, postalCode }) => ({
        ...installedAt,
        id: key,
        name,
        addressLine1: street,
        addressZipCode: `${state} ${postalCode}`,
        addressCity: city,
        addressCountry: 'US',
      })),
    UserBusinessInformations: () =>
      practice.providers.map(({ key, role }) => ({
        ...installedAt,
        id: key,
        adeliNumber: null,
        rppsNumber: String(10_000_000_000 + key),
        siretNumber: String(80_000_000_000_000 + key),
        userId: key,
        signatureFileName: key % 2 === 0 ? `signature-${String(key)}.png` : null,
        profession: role === 'technician' ? 'nurse' : role === 'groomer' ? 'podiatrist' : 'physiotherapist',
      })),
    UserPractitionerOffices: () =>
      practice.providers.flatMap(({ key, placeKeys }) =>
        placeKeys.map((place) => ({ ...installedAt, userId: key, practitionerOfficeId: place, ...share })),
      ),
    Users: () =>
      practice.providers.map(({ key, email, givenName, familyName, isActive }) => ({
        ...installedAt,
        id: key,
        pid: pids.of('provider', key),
        email,
        phoneNumber: `+1 207 555 02${String(key).padStart(2, '0')}`,
        firstName: givenName,
        lastName: familyName,
        isAccessKeyVerified: isActive,
      })),
  });
}

function stamps({ createdAt, updatedAt }: { readonly createdAt: number; readonly updatedAt: number }): Row {
  return { createdAt: dateTime(createdAt), updatedAt: dateTime(updatedAt) };
}

/** An instant as chrono writes it: 2026-11-17 14:00:00 +00:00. */
function dateTime(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace('T', ' ')} +00:00`;
}
