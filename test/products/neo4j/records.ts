import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { uuidIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type VisitState,
  fullNameOf,
  zoneOf,
} from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import { type Row, capital } from '../generatedRows.ts';

/** Ids that `@id` lets the database write. */
export const neo4jIds = uuidIds();

/** The values of the enum APPOINTMENT_STATUS; whoever has been called in stays so until the visit is over. */
export const neo4jWords = {
  planned: 'PENDING_PAYMENT',
  confirmed: 'SCHEDULED',
  arrived: 'CHECKED_IN',
  inProgress: 'IN_PROGRESS',
  ready: 'IN_PROGRESS',
  completed: 'COMPLETED',
  cancelled: 'CANCELLED',
  noShow: 'NO_SHOW',
} satisfies Record<VisitState, string>;

const days = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];
const groups = ['A_POSITIVE', 'B_POSITIVE', 'O_POSITIVE', 'O_NEGATIVE'];
const installed = Date.parse('2025-03-14T08:33:36Z');
const opened = { createdAt: dateTime(installed), updatedAt: dateTime(installed) };

/** Whether there is a node for an appointment: each has a patient, and what is deleted is gone. */
export function isNode(row: AppointmentRecord): boolean {
  return row.clientKey !== null && !row.isBlock && !row.isDeleted && hasClearDay(row);
}

/** Ids of nodes that stand beside others, which the practice doesn't know by themselves. */
export function siblingId(kind: 'patientUser' | 'doctorUser' | 'slot' | 'payment' | 'other', key: number): string {
  const from = ['patientUser', 'doctorUser', 'slot', 'payment', 'other'].indexOf(kind);
  return neo4jIds.of('organization', 10_000 * (from + 1) + key);
}

/** The nodes of the practice by their type, with the ids of those that they lead to. */
export function neo4jNodes({ practice }: Backstage): Readonly<Record<string, () => readonly Row[]>> {
  const id = neo4jIds.of;
  const idOrNull = (kind: 'provider' | 'client' | 'place' | 'visitType', key: number | null): string | null =>
    key === null ? null : id(kind, key);
  const clients = (): readonly ClientRecord[] => practice.clients.filter((row) => !row.isDeleted);
  const visits = (): readonly AppointmentRecord[] => practice.appointments.filter(isNode);
  const isPaid = (row: AppointmentRecord): boolean => row.state === 'completed';
  const holdsSlot = (row: AppointmentRecord): boolean => row.state !== 'cancelled';
  const roles = [...new Set(practice.providers.map(({ role }) => role))];
  return {
    User: () => [
      ...clients().map((row) => ({
        id: siblingId('patientUser', row.key),
        email: row.emails[0] ?? null,
        firstName: row.givenName,
        lastName: row.familyName,
        phoneNumber: row.phones[0]?.value ?? null,
        address: row.street === '' ? null : `${row.street}, ${row.city}`,
        dateOfBirth: null,
        gender: null,
        role: 'PATIENT',
        isActive: row.isActive,
        needPasswordChange: row.key % 5 === 0,
        ...stamps(row),
        patientId: id('client', row.key),
      })),
      ...practice.providers.map((row) => ({
        id: siblingId('doctorUser', row.key),
        email: row.email,
        firstName: row.givenName,
        lastName: row.familyName,
        phoneNumber: '+1 207 555 0100',
        address: null,
        dateOfBirth: '1980-05-01',
        gender: 'OTHER',
        role: 'DOCTOR',
        isActive: row.isActive,
        needPasswordChange: false,
        ...opened,
        doctorId: id('provider', row.key),
      })),
      {
        id: siblingId('other', 1),
        email: 'desk@example.test',
        firstName: 'Front',
        lastName: 'Desk',
        phoneNumber: '+1 207 555 0100',
        address: null,
        dateOfBirth: null,
        gender: null,
        role: 'ADMIN',
        isActive: true,
        needPasswordChange: false,
        ...opened,
      },
    ],
    Patient: () =>
      clients().map((row) => ({
        id: id('client', row.key),
        emergencyContactName: row.key % 3 === 0 ? 'Robin Example' : null,
        emergencyContactPhone: row.key % 3 === 0 ? '+1 207 555 0190' : null,
        bloodGroup: row.key % 2 === 0 ? (groups[row.key % groups.length] ?? null) : null,
        allergies: row.key % 7 === 0 ? 'Penicillin' : null,
        ...stamps(row),
        userId: siblingId('patientUser', row.key),
      })),
    Doctor: () =>
      practice.providers.map((row) => ({
        id: id('provider', row.key),
        licenseNumber: `ME-${String(40_000 + row.key)}`,
        bio: null,
        qualification: row.title ?? 'None',
        verificationStatus: 'VERIFIED',
        isVerified: true,
        experienceYears: 2 + row.key,
        fee: 50,
        isDeleted: !row.isActive,
        appliedDate: dateTime(installed),
        ...opened,
        userId: siblingId('doctorUser', row.key),
        specialtyId: siblingId('other', 100 + roles.indexOf(row.role)),
        locationId: idOrNull('place', row.placeKeys[0] ?? null),
      })),
    Specialty: () =>
      roles.map((role, index) => ({ id: siblingId('other', 100 + index), name: capital(role), ...opened })),
    WorkSchedule: () =>
      practice.providers.flatMap(({ key, isActive }) =>
        days.map((day, index) => ({
          id: siblingId('other', 1000 + key * 10 + index),
          day,
          startTime: '09:00',
          endTime: '17:00',
          sessionLength: 30,
          isAvailable: isActive && index > 0 && index < 6,
          ...opened,
          doctorId: id('provider', key),
        })),
      ),
    Service: () =>
      practice.visitTypes
        .filter((row) => !row.isBlock)
        .map(({ key, name, minutes }) => ({
          id: id('visitType', key),
          name,
          description: null,
          duration: minutes,
          fee: 40 + minutes,
          ...opened,
        })),
    TimeSlot: () =>
      visits()
        .filter(holdsSlot)
        .map((row) => {
          const slotDate = wallDay(row.start, zoneOf(practice, row));
          return {
            id: siblingId('slot', row.key),
            day: days[new Date(slotDate).getUTCDay()] ?? null,
            slotDate,
            startTime: dateTime(row.start),
            endTime: dateTime(row.start + row.minutes * 60_000),
            isBooked: true,
            ...stamps(row),
            doctorId: idOrNull('provider', row.providerKey),
            appointmentId: id('appointment', row.key),
          };
        }),
    Appointment: () =>
      visits().map((row) => ({
        id: id('appointment', row.key),
        startTime: dateTime(row.start),
        endTime: dateTime(row.start + row.minutes * 60_000),
        status: neo4jWords[row.state],
        reason: row.reason,
        notes: row.cancelReason,
        ...stamps(row),
        patientId: idOrNull('client', row.clientKey),
        doctorId: idOrNull('provider', row.providerKey),
        serviceId: idOrNull('visitType', row.typeKey),
        locationId: idOrNull('place', row.placeKey),
        // Who calls off gives the slot back.
        timeSlotId: holdsSlot(row) ? siblingId('slot', row.key) : null,
        paymentId: isPaid(row) ? siblingId('payment', row.key) : null,
      })),
    Payment: () =>
      visits()
        .filter(isPaid)
        .map((row) => ({
          id: siblingId('payment', row.key),
          amount: 50,
          paymentDate: dateTime(row.createdAt),
          transactionId: `tx_${String(row.key * 7919)}`,
          status: 'COMPLETED',
          details: null,
          ...stamps(row),
          appointmentId: id('appointment', row.key),
        })),
    Location: () =>
      practice.places.map((row) => ({
        id: id('place', row.key),
        name: row.name,
        mapUrl: `https://maps.example.test/${String(row.key)}`,
        address: `${row.street}, ${row.city}, ${row.state}, ${row.postalCode}`,
        phoneNumber: row.phone,
        description: null,
        ...opened,
      })),
    Review: () =>
      visits()
        .filter((row) => isPaid(row) && row.key % 4 === 0)
        .map((row) => ({
          id: siblingId('other', 3000 + row.key),
          rating: 3 + (row.key % 3),
          comment: null,
          createdAt: dateTime(row.updatedAt),
          patientId: idOrNull('client', row.clientKey),
          doctorId: idOrNull('provider', row.providerKey),
          serviceId: idOrNull('visitType', row.typeKey),
          appointmentId: id('appointment', row.key),
        })),
    Notification: () =>
      clients()
        .filter(({ key }) => key % 10 === 0)
        .map((row) => ({
          id: siblingId('other', 5000 + row.key),
          title: 'Your next visit',
          message: `We look forward to seeing you, ${fullNameOf(row)}.`,
          isRead: false,
          type: 'APPOINTMENT_REMINDER',
          createdAt: dateTime(row.updatedAt),
          userId: siblingId('patientUser', row.key),
        })),
  };
}

function stamps({ createdAt, updatedAt }: { readonly createdAt: number; readonly updatedAt: number }): Row {
  return { createdAt: dateTime(createdAt), updatedAt: dateTime(updatedAt) };
}

/** An instant as the scalar DateTime is written: 2026-11-17T14:00:00.000Z. */
function dateTime(instant: number): string {
  return new Date(instant).toISOString();
}
