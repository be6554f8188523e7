import { wallDay, wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { type Catalogue, gymCapacity, priceOf } from './catalogue.ts';
import { curandisIds, isBooked, otherId, practiceZone } from './ids.ts';
import { type CurandisMemory, bookingStatus, oldCancellation, treatmentStatus } from './memory.ts';
import { nomeCompleto, peopleRows, telephones } from './people.ts';

// When `status` was given up: earlier rows keep what stood there on that day, later ones never had it.
const statusGivenUp = Date.parse('2026-11-14T00:00:00Z');
const minuteMs = 60_000;
const secretary = otherId(99, 1);

const iso = (instant: number): string => new Date(instant).toISOString();

/** Rows of the book, of patients and of what is done with them. */
export type CurandisRecords = ReturnType<typeof curandisRecords>;

/** Makes rows from the records of a practice. */
export function curandisRecords(stage: Backstage, catalogue: Catalogue, memory: CurandisMemory) {
  const { practice, meet } = stage;
  const patient = peopleRows(stage, memory);
  const patientOf = (key: number | null): Row | null => {
    const client = rowOf(practice.clients, key);
    return client && patient(client);
  };

  const appointment = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const client = rowOf(practice.clients, row.clientKey);
    const written = memory.bookings.get(row.key) ?? {};
    const isGym = row.typeKey === 5 && row.key % 2 === 0;
    const gymRoom = catalogue.gymRooms()[0];
    const isOut = row.state === 'cancelled';
    const lead = oldCancellation(row.key) === 'CANCELLED_LATE' ? 3 : 50;
    const hasConflict = row.key % 23 === 12 && row.state === 'planned';
    const isSubstitution = row.key % 11 === 0;
    const treatment = treatmentStatus(row);
    const treated = { planned: 0, confirmed: 0, arrived: 0, inProgress: 1, ready: 2, completed: 3 } as const;
    const steps = row.state === 'cancelled' || row.state === 'noShow' ? 0 : treated[row.state];
    const end = row.start + row.minutes * minuteMs;
    const serviceId = curandisIds.of('visitType', row.typeKey);
    const phones = client && telephones(client);
    return {
      id: curandisIds.of('appointment', row.key),
      appointmentDate: wallDay(row.start, practiceZone),
      startTime: wallTime(row.start, practiceZone),
      endTime: wallTime(end, practiceZone),
      appointmentType: isGym ? 'GYM' : 'STANDARD',
      gymRoomId: isGym ? gymRoom?.['id'] : null,
      gymRoom: isGym ? gymRoom : null,
      maxParticipants: isGym ? gymCapacity : null,
      participantCount: 1,
      bookingStatus: bookingStatus(row, memory),
      treatmentStatus: treatment,
      status: row.createdAt < statusGivenUp ? (row.start < statusGivenUp ? 'COMPLETED' : 'SCHEDULED') : null,
      autoStatusChanged: row.state === 'completed' && row.key % 5 === 0,
      clientName: client ? nomeCompleto(client) : 'Senza nome',
      clientEmail: client?.emails[0] ?? null,
      clientPhone: phones?.cellulare ?? phones?.telefono ?? null,
      patientId: client ? Number(curandisIds.of('client', client.key)) : null,
      operatorId: row.providerKey === null ? null : curandisIds.of('provider', row.providerKey),
      operator: () => catalogue.operator(row.providerKey),
      isSubstitution,
      substitutionReason: isSubstitution ? 'Ferie' : null,
      originalOperatorId: isSubstitution ? curandisIds.of('provider', 2) : null,
      originalOperator: () => (isSubstitution ? catalogue.operator(2) : null),
      // Both are kept: the old single service, and the list that took its place.
      serviceId,
      service: () => catalogue.service(row.typeKey),
      appointmentServices: (): readonly Row[] => [
        {
          id: otherId(60, row.key),
          appointmentId: curandisIds.of('appointment', row.key),
          serviceId,
          service: () => catalogue.service(row.typeKey),
          orderPosition: 0,
          customDuration: null,
          customPrice: row.key % 6 === 0 ? 40 : null,
          createdAt: iso(row.createdAt),
        },
      ],
      instruments: (): readonly Row[] => (row.typeKey === 3 ? [instrumentOf(row)] : []),
      instrumentOrderMatters: false,
      hasConflict,
      conflictReason: hasConflict ? 'OPERATOR_SICK' : null,
      conflictDetectedAt: hasConflict ? iso(row.updatedAt) : null,
      isRecurring: row.key % 9 === 0,
      recurringGroupId: row.key % 9 === 0 ? otherId(61, row.typeKey) : null,
      repeatConfig: row.key % 18 === 0 ? { type: 'weekly', interval: 1, endType: 'after', occurrences: 8 } : null,
      nonRetribuito: false,
      notes: row.reason,
      operatorNotes: steps === 3 && row.key % 3 === 0 ? 'Rivedere tra due settimane' : null,
      cancellationReason: isOut ? row.cancelReason : null,
      cancelledAt: isOut ? iso(row.start - lead * 60 * minuteMs) : null,
      cancelledBy: isOut ? secretary : null,
      cancellationHoursNotice: isOut ? lead : null,
      treatmentStartedAt: steps > 0 ? iso(row.start + 4 * minuteMs) : null,
      treatmentCompletedAt: steps > 1 ? iso(end) : null,
      closedAt: steps > 2 ? iso(end + 20 * minuteMs) : null,
      createdBy: row.key % 3 === 0 ? null : secretary,
      createdAt: iso(row.createdAt),
      updatedAt: iso(row.updatedAt),
      ...written,
    };
  };
  const instrumentOf = (row: AppointmentRecord): Row => ({
    id: otherId(62, row.key),
    appointmentId: curandisIds.of('appointment', row.key),
    appointment: () => appointment(row),
    instrumentId: catalogue.instruments[0]?.['id'],
    instrument: catalogue.instruments[0],
    startOffsetMinutes: 10,
    endOffsetMinutes: 25,
    orderPosition: 0,
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
  });

  /** Those who came to someone, who is who treated them. */
  const treated = (): readonly AppointmentRecord[] =>
    practice.appointments.filter(
      (row) => isBooked(row) && row.providerKey !== null && row.clientKey !== null && treatmentStatus(row) !== null,
    );
  const pathOf = (client: ClientRecord): Row => ({
    id: otherId(70, client.key),
    name: client.key % 2 === 0 ? 'Rachide lombare' : 'Recupero spalla',
    diagnosis: client.key % 3 === 0 ? 'Lombalgia' : null,
    externalDoctorName: client.key % 4 === 0 ? 'Dott. Ferri' : null,
    status: client.key % 5 === 0 ? 'COMPLETED' : 'ACTIVE',
    patientId: Number(curandisIds.of('client', client.key)),
    patient: () => patient(client),
    primaryOperatorId: curandisIds.of('provider', 2),
    primaryOperator: () => catalogue.operator(2),
    treatments: () => treated().flatMap((row) => (row.clientKey === client.key ? [treatment(row)] : [])),
    createdAt: iso(client.createdAt),
    updatedAt: iso(client.updatedAt),
  });
  const treatment = (row: AppointmentRecord): Row => {
    const type = rowOf(practice.visitTypes, row.typeKey);
    const client = rowOf(practice.clients, row.clientKey);
    const price = type ? priceOf(type) : 0;
    const isClosed = row.state === 'completed';
    return {
      id: otherId(71, row.key),
      appointmentId: curandisIds.of('appointment', row.key),
      appointment: () => appointment(row),
      operatorId: curandisIds.of('provider', row.providerKey ?? 0),
      operator: () => catalogue.operator(row.providerKey),
      patientId: client && Number(curandisIds.of('client', client.key)),
      patient: () => patientOf(row.clientKey),
      serviceId: curandisIds.of('visitType', row.typeKey),
      service: () => catalogue.service(row.typeKey),
      treatmentServices: [],
      therapeuticPathId: otherId(70, row.clientKey ?? 0),
      therapeuticPath: () => client && pathOf(client),
      status: treatmentStatus(row),
      price,
      painBefore: row.key % 11,
      painAfter: isClosed ? Math.max(0, (row.key % 11) - 2) : null,
      clinicalNotes: isClosed ? 'Mobilizzazione, nessun dolore' : null,
      isPaid: isClosed && row.key % 4 !== 1,
      paymentMethod: isClosed && row.key % 4 !== 1 ? ['CARD', 'CASH', 'SATISPAY'][row.key % 3] : null,
      isInvoicedByOperator: false,
      isInvoicedToPatient: isClosed && row.key % 2 === 0,
      isTest: false,
      scontoFE: false,
      startedAt: iso(row.start + 4 * minuteMs),
      completedAt: isClosed ? iso(row.start + row.minutes * minuteMs) : null,
      createdAt: iso(row.start),
      updatedAt: iso(row.updatedAt),
      ...memory.payments.get(row.key),
    };
  };
  return { patient, patientOf, appointment, treated, treatment, pathOf };
}
