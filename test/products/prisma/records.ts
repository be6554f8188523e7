import type { Backstage } from '../../dialects/dialect.ts';
import { numberIds } from '../../dialects/ids.ts';
import type { AppointmentRecord, ClientRecord, VisitState } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** Numbers that the database counts for each model. */
export const prismaIds = numberIds(0);

/** The values of the enum AppointmentStatus. */
export const prismaWords = {
  planned: 'BOOKED',
  confirmed: 'CONFIRMED',
  arrived: 'CHECKED_IN',
  inProgress: 'STARTED',
  ready: 'TO_PAY',
  completed: 'DONE',
  cancelled: 'CANCELED',
  noShow: 'NO_SHOW',
} satisfies Record<VisitState, string>;

const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'];
const installed = Date.parse('2020-05-08T11:25:58Z');
const deskUser = 99;

/** Whether a row is of the one place that this service knows. */
export function isHere(row: AppointmentRecord): boolean {
  return row.placeKey === 1;
}

/** The rows of the practice as models; deletion is a date in a row that stays. */
export function prismaRows({ practice }: Backstage) {
  function customer(row: ClientRecord): Row {
    return {
      id: row.key,
      email: row.emails[0] ?? null,
      firstName: row.givenName,
      lastName: row.familyName,
      phone: row.phones[0]?.value ?? null,
      address: row.street === '' ? null : `${row.street}, ${row.city}`,
      isBlackListed: row.key % 47 === 0,
      comment: row.note,
      ...stamps(row),
      deletedAt: row.isDeleted ? dateTime(row.updatedAt) : null,
    };
  }
  function appointment(row: AppointmentRecord): Row {
    return {
      id: row.key,
      start: dateTime(row.start),
      end: dateTime(row.start + row.minutes * 60_000),
      status: prismaWords[row.state],
      comment: row.reason,
      cancellationReason: row.cancelReason,
      googleCalendarEventId: row.key % 2 === 0 ? `gc${String(row.key * 7919)}` : null,
      appointmentTypeId: row.typeKey,
      userId: row.providerKey,
      customerId: row.clientKey,
      ...stamps(row),
      deletedAt: row.isDeleted ? dateTime(row.updatedAt) : null,
    };
  }
  const here = (): readonly AppointmentRecord[] => practice.appointments.filter(isHere);
  const staff = (): typeof practice.providers => practice.providers.filter(({ placeKeys }) => placeKeys.includes(1));
  const rowsOf: Readonly<Record<string, () => readonly Row[]>> = {
    User: () => [
      ...practice.providers.map((row) => ({
        id: row.key,
        email: row.email,
        username: row.email.replace('@example.test', ''),
        googleId: null,
        firstName: row.givenName,
        lastName: row.familyName,
        websiteUrl: null,
        phone: null,
        address: null,
        minScheduleNotice: row.role === 'groomer' ? 60 : 0,
        lastLoginAt: row.isActive ? dateTime(installed + row.key * 86_400_000) : null,
        createdAt: dateTime(installed),
        updatedAt: dateTime(installed),
      })),
      {
        id: deskUser,
        email: 'desk@example.test',
        username: 'desk',
        googleId: null,
        firstName: 'Front',
        lastName: 'Desk',
        websiteUrl: 'https://practice.example.test',
        phone: '+1 207 555 0100',
        address: '18 Harbor Street, Portland',
        minScheduleNotice: 0,
        lastLoginAt: dateTime(installed),
        createdAt: dateTime(installed),
        updatedAt: dateTime(installed),
      },
    ],
    Customer: () => practice.clients.map(customer),
    Appointment: () =>
      here()
        .filter((row) => !row.isBlock)
        .map(appointment),
    AppointmentType: () =>
      practice.visitTypes
        .filter((row) => !row.isBlock)
        .map(({ key, name, minutes }) => ({
          id: key,
          name,
          description: null,
          duration: minutes,
          price: null,
          generateClientSheet: key === 1,
          userId: deskUser,
        })),
    AvailabilityModifier: () =>
      here()
        .filter((row) => row.isBlock)
        .map((row) => ({
          id: row.key,
          start: dateTime(row.start),
          end: dateTime(row.start + row.minutes * 60_000),
          isExclusive: true,
          userId: row.providerKey,
        })),
    RecurrentAvailability: () =>
      staff().flatMap(({ key }) =>
        days.map((day, index) => ({ id: key * 10 + index, day, startTime: 540, endTime: 1020, userId: key })),
      ),
    Payment: () =>
      here()
        .filter((row) => row.state === 'completed' && row.clientKey !== null && !row.isDeleted)
        .map((row, index) => ({
          id: index + 1,
          amount: 45,
          method: 'card',
          paidAt: index % 4 === 0 ? null : dateTime(row.start + 3_600_000),
          reference: null,
          customerId: row.clientKey,
          createdAt: dateTime(row.start + 3_500_000),
        })),
    Reminder: () =>
      here()
        .filter((row) => row.state === 'planned' && !row.isDeleted && !row.isBlock)
        .map((row, index) => ({
          id: index + 1,
          channel: index % 2 === 0 ? 'EMAIL' : 'SMS',
          sendAt: dateTime(row.start - 86_400_000),
          sentAt: null,
          appointmentId: row.key,
        })),
  };
  return { rowsOf, customer, appointment };
}

function stamps({ createdAt, updatedAt }: { readonly createdAt: number; readonly updatedAt: number }): Row {
  return { createdAt: dateTime(createdAt), updatedAt: dateTime(updatedAt) };
}

/** An instant as JavaScript writes it: 2026-11-17T14:00:00.000Z. */
function dateTime(instant: number): string {
  return new Date(instant).toISOString();
}
