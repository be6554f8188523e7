import { utcText, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { uuidIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  dialectNow,
  fullNameOf,
  type ProviderRecord,
  rowOf,
  type VisitState,
  zoneOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** What uuid_primary_key draws. */
export const ashIds = uuidIds();

const { of } = ashIds;

/** The values of AppointmentStatus but for HELD, which is of time that is kept free. */
export const ashWords = {
  planned: 'PENDING',
  confirmed: 'CONFIRMED',
  arrived: 'CHECKED_IN',
  inProgress: 'IN_PROGRESS',
  ready: 'READY_TO_LEAVE',
  completed: 'COMPLETED',
  cancelled: 'CANCELLED',
  noShow: 'NO_SHOW',
} satisfies Record<VisitState, string>;

const founded = Date.parse('2022-06-01T07:00:00Z');
const specialties = ['General practice', 'Nursing', 'Physiotherapy'];
const specialtyOf: Readonly<Record<ProviderRecord['role'], number>> = { veterinarian: 0, technician: 1, groomer: 2 };
// Rows of resources that the practice has no kind for take numbers far above those of a kind that it has.
const [userOfClient, userOfDoctor, more] = [1000, 500, 1500];

/** The status of an appointment. */
export function statusOf({ state, isBlock }: AppointmentRecord): string {
  return isBlock ? 'HELD' : ashWords[state];
}

/** Pages without an order of their own are by primary key. */
export function byId(one: ClientRecord, other: ClientRecord): number {
  return of('client', one.key) < of('client', other.key) ? -1 : 1;
}

/** The practice as resources. What is archived is left out everywhere. */
export function ashRows({ practice }: Backstage) {
  const idOrNull = (kind: Parameters<typeof of>[0], key: number | null): string | null =>
    key === null ? null : of(kind, key);
  function patient(row: ClientRecord): Row {
    return {
      id: of('client', row.key),
      firstName: row.givenName,
      lastName: row.familyName,
      fullName: fullNameOf(row),
      dateOfBirth: row.key % 5 === 0 ? `19${String(60 + (row.key % 39))}-03-14` : null,
      phone: row.phones[0]?.value ?? null,
      emergencyContact: row.key % 8 === 0 ? `Neighbor, +1 207 555 ${String(8000 + row.key)}` : null,
      appointmentCount: practice.appointments.filter((each) => each.clientKey === row.key && !each.isDeleted).length,
      ...stamps(row.createdAt, row.updatedAt),
      userId: row.emails.length === 0 ? null : of('client', row.key + userOfClient),
    };
  }
  function appointment(row: AppointmentRecord): Row {
    const type = rowOf(practice.visitTypes, row.typeKey);
    const isCancelled = row.state === 'cancelled';
    const client = rowOf(practice.clients, row.clientKey);
    return {
      id: of('appointment', row.key),
      startsAt: utcText(row.start),
      endsAt: utcText(row.start + row.minutes * 60_000),
      durationMinutes: row.minutes,
      status: statusOf(row),
      meetingUrl: null,
      consultationModeSnapshot: 'IN_PERSON',
      notes: row.reason,
      cancellationReason: row.cancelReason,
      cancelledBy: isCancelled ? 'patient' : null,
      cancelledAt: isCancelled ? utcText(row.updatedAt) : null,
      priceCents: row.isBlock ? null : 4500,
      currency: 'USD',
      source: row.key % 4 === 0 ? 'front_desk' : 'patient_portal',
      rescheduleCount: 0,
      // Where the patient lives, which may be elsewhere.
      patientTimezone: client && (client.city === 'Boulder' ? 'America/Denver' : 'America/New_York'),
      doctorTimezone: zoneOf(practice, row),
      serviceNameSnapshot: type?.name ?? null,
      serviceDurationSnapshot: type?.minutes ?? null,
      externalReference: null,
      holdExpiresAt: row.isBlock ? utcText(row.createdAt + 300_000) : null,
      pendingExpiresAt: row.state === 'planned' && !row.isBlock ? utcText(row.createdAt + 86_400_000) : null,
      createdByActorType: row.key % 4 === 0 ? 'admin' : 'patient',
      createdByActorId: null,
      approvalRequiredSnapshot: row.state === 'planned',
      ...stamps(row.createdAt, row.updatedAt),
      doctorId: idOrNull('provider', row.providerKey),
      patientId: idOrNull('client', row.clientKey),
      doctorLocationId: of('place', row.placeKey),
      locationRoomId: of('place', row.placeKey + more),
      appointmentTypeId: row.isBlock ? null : of('visitType', row.typeKey),
      rescheduledFromAppointmentId: null,
    };
  }
  const booked = (): readonly AppointmentRecord[] => practice.appointments.filter((row) => !row.isDeleted);
  const known = (): readonly ClientRecord[] => practice.clients.filter((row) => !row.isDeleted);
  const old = stamps(founded, founded);
  const user = (id: string, email: string, role: string, at: number): Row => ({
    id,
    email,
    role,
    confirmedAt: utcText(at + 600_000),
    ...stamps(at, at),
  });
  const rowsOf: Readonly<Record<string, () => readonly Row[]>> = {
    Appointment: () => booked().map(appointment),
    AppointmentEvent: () =>
      booked().map((row) => ({
        id: of('appointment', row.key + more),
        occurredAt: utcText(row.createdAt),
        actorType: 'patient',
        actorId: idOrNull('client', row.clientKey),
        action: row.isBlock ? 'held_created' : 'request_submitted',
        metadata: {},
        ...stamps(row.createdAt, row.createdAt),
        appointmentId: of('appointment', row.key),
      })),
    AppointmentType: () =>
      practice.visitTypes
        .filter(({ isBlock }) => !isBlock)
        .map(({ key, name, minutes }) => ({
          id: of('visitType', key),
          slug: name.toLowerCase().replaceAll(' ', '-'),
          name,
          description: null,
          durationMinutes: minutes,
          bufferBeforeMinutes: 0,
          bufferAfterMinutes: key === 4 ? 30 : 5,
          priceCents: 4500,
          currency: 'USD',
          consultationMode: 'IN_PERSON',
          isActive: true,
          minNoticeMinutes: 60,
          maxFutureDays: 60,
          notes: null,
          ...old,
          doctorId: null,
          defaultLocationId: of('place', 1),
        })),
    Doctor: () =>
      practice.providers.map((row) => ({
        id: of('provider', row.key),
        firstName: row.givenName,
        lastName: row.familyName,
        fullName: fullNameOf(row),
        bio: row.title,
        address: null,
        city: null,
        rating: 4.5,
        reviewCount: row.key === 1 ? 1 : 0,
        consultationFee: '45.00',
        nextAvailableSlot: row.isActive ? utcText(dialectNow + row.key * 3_600_000) : null,
        verifiedAt: row.isActive ? utcText(founded) : null,
        ...old,
        userId: of('provider', row.key + userOfDoctor),
        specialtyId: of('visitType', specialtyOf[row.role] + more),
      })),
    // Its keys are numbers, as integer_primary_key counts them.
    Hospital: () => [
      {
        id: '1',
        name: 'Casco Bay General',
        address: '200 Bay Road',
        city: 'Portland',
        phone: '+1 207 555 0900',
        ...old,
      },
      { id: '2', name: 'Front Range Hospital', address: '9 Canyon Way', city: 'Boulder', phone: null, ...old },
    ],
    Location: () =>
      practice.places.map((row) => ({
        id: of('place', row.key),
        name: row.name,
        address: row.street,
        city: row.city,
        region: row.state,
        postalCode: row.postalCode,
        country: 'US',
        timezone: row.zone,
        phone: row.phone,
        isPrimary: row.key === 1,
        ...old,
        doctorId: idOrNull(
          'provider',
          practice.providers.find(({ placeKeys }) => placeKeys.includes(row.key))?.key ?? null,
        ),
      })),
    LocationRoom: () =>
      practice.places.map(({ key }) => ({
        id: of('place', key + more),
        name: 'Room 1',
        capacity: 1,
        isVirtual: false,
        doctorLocationId: of('place', key),
      })),
    Patient: () => known().map(patient),
    Review: () => [
      {
        id: of('appointment', 1999),
        rating: 5,
        comment: 'Listens well.',
        ...stamps(dialectNow, dialectNow),
        doctorId: of('provider', 1),
        patientId: of('client', 1),
      },
    ],
    Specialty: () =>
      specialties.map((name, index) => ({
        id: of('visitType', index + more),
        name,
        slug: name.toLowerCase().replaceAll(' ', '-'),
      })),
    TimeOffRequest: () => [
      {
        id: of('appointment', 1998),
        startsAt: `${wallDay(dialectNow, 'UTC')}T13:00:00Z`,
        endsAt: `${wallDay(dialectNow, 'UTC')}T22:00:00Z`,
        status: 'APPROVED',
        reason: 'Conference',
        ...old,
        doctorId: of('provider', 7),
      },
    ],
    User: () => [
      ...known().flatMap(({ key, emails, createdAt }) =>
        emails[0] === undefined ? [] : [user(of('client', key + userOfClient), emails[0], 'PATIENT', createdAt)],
      ),
      ...practice.providers.map(({ key, email }) => user(of('provider', key + userOfDoctor), email, 'DOCTOR', founded)),
    ],
  };
  return { rowsOf, patient, appointment };
}

function stamps(inserted: number, updated: number): Row {
  return { insertedAt: utcText(inserted), updatedAt: utcText(updated) };
}
