import { wallDay, wallTime } from '../../dialects/clock.ts';
import { type AppointmentRecord, rowOf, type VisitState } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment } from '../../dialects/practiceWrites.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import { type Catalogue, gymCapacity } from './catalogue.ts';
import { databaseFailure, dayOf, failure, stretchOf, timeOf } from './failures.ts';
import { curandisIds, isBooked, otherId, practiceZone } from './ids.ts';
import { bookingStatus } from './memory.ts';
import { peopleWrites } from './peopleWrites.ts';
import { countUp, done, type Writing } from './writing.ts';

type ById = Readonly<Record<'id', string>>;
type GymRows = (range: { startDate: string; endDate: string }, ids: readonly string[]) => readonly Row[];

const stateOfBooking: Readonly<Record<string, VisitState>> = {
  SCHEDULED: 'planned',
  CONFIRMED: 'confirmed',
  ATTENDED: 'arrived',
  CANCELLED: 'cancelled',
  CANCELLED_EARLY: 'cancelled',
  CANCELLED_LATE: 'cancelled',
  NO_SHOW: 'noShow',
};

/** The mutations of the service. */
export function curandisWrites(writing: Writing, gymRows: GymRows): object {
  const { stage, catalogue, records, memory } = writing;
  const { practice, now } = stage;
  const known = (id: string | undefined): AppointmentRecord => {
    const row = rowOf(practice.appointments, curandisIds.key('appointment', id));
    if (row && isBooked(row)) return row;
    throw failure(`Appuntamento con ID ${String(id)} non trovato`, 404);
  };
  const remember = (key: number, fields: Row): void => {
    memory.bookings.set(key, { ...memory.bookings.get(key), ...presentFields(fields) });
  };
  const change = (key: number, fields: Partial<AppointmentRecord>): Row =>
    records.appointment(done(stage, () => changeAppointment(practice, key, fields, now())));
  /** The key behind an id, which the database insists on. */
  const foreign = (kind: 'provider' | 'visitType' | 'client', id: string | number, column: string): number => {
    const key = curandisIds.key(kind, id);
    const rows = { provider: practice.providers, visitType: practice.visitTypes, client: practice.clients }[kind];
    if (key !== null && rowOf<{ readonly key: number }>(rows, key)) return key;
    throw databaseFailure(
      `insert or update on table "availability_appointments" violates foreign key constraint on "${column}"`,
    );
  };
  const patientKey = ({ patientId }: Row): number | null | undefined => {
    if (typeof patientId === 'number') return foreign('client', patientId, 'patientId');
    return patientId === null ? null : undefined;
  };
  /** The services of an input: the list goes before the single one. */
  const serviceKey = (input: Row): number | undefined => {
    const [first]: readonly unknown[] = Array.isArray(input['services']) ? input['services'] : [];
    const id = isRow(first) ? givenText(first, 'serviceId') : givenText(input, 'serviceId');
    return id ? foreign('visitType', id, 'serviceId') : undefined;
  };
  // Who books writes the name, the telephone and the address beside the patient, or without one.
  const contactsOf = (input: Row): Row => ({
    clientName: givenText(input, 'clientName') ?? undefined,
    clientEmail: givenText(input, 'clientEmail'),
    clientPhone: givenText(input, 'clientPhone'),
  });
  const book = (input: Row, providerKey: number, fields: Row): Row => {
    const [day, from, until] = ['appointmentDate', 'startTime', 'endTime'].map((name) => givenText(input, name) ?? '');
    const typeKey = serviceKey(input);
    const clientKey = patientKey(input) ?? null;
    const isUnpaid = input['nonRetribuito'] === true;
    const details = { ...stretchOf(day ?? '', from ?? '', until ?? ''), placeKey: 1, providerKey };
    const reason = givenText(input, 'notes');
    // The practice wants a client where this service doesn't: one is put in and taken out again.
    const stand = { clientKey: clientKey ?? 1, typeKey: typeKey ?? 1, reason };
    const row = done(stage, () => bookAppointment(practice, { ...details, ...stand }, now()));
    const kept = typeKey === undefined ? { serviceId: null, service: null, appointmentServices: [] } : {};
    const plain = { appointmentType: 'STANDARD', gymRoomId: null, gymRoom: null, maxParticipants: null };
    const calm = { hasConflict: false, conflictReason: null, isSubstitution: false, originalOperator: null };
    const once = { isRecurring: false, recurringGroupId: null, repeatConfig: null, originalOperatorId: null };
    remember(row.key, { ...plain, ...calm, ...once, ...kept, ...contactsOf(input), status: null });
    remember(row.key, { nonRetribuito: isUnpaid, ...fields });
    return change(row.key, { clientKey });
  };
  const isMarkable = (row: AppointmentRecord, what: string): void => {
    if (records.appointment(row)['nonRetribuito'] === true)
      throw failure('Gli appuntamenti non retribuiti non hanno gestione degli stati');
    const status = bookingStatus(row, memory);
    if (status !== 'SCHEDULED' && status !== 'CONFIRMED')
      throw failure(`L'appuntamento non può essere ${what}. Stato attuale: ${status}`);
  };
  const count = (clientKey: number | null, field: 'cancellationsByYear' | 'noShowsByYear'): void => {
    const client = rowOf(practice.clients, clientKey);
    if (client) countUp(writing, client, field);
  };
  const callOff = (row: AppointmentRecord, kind: string, fields: Row, reason: string | null | undefined): Row => {
    const cancelReason = reason ?? null;
    const after = done(stage, () => changeAppointment(practice, row.key, { state: 'cancelled', cancelReason }, now()));
    remember(row.key, { cancellation: kind, cancellationReason: cancelReason, ...fields });
    return records.appointment(after);
  };
  const legacy = { cancelledAt: null, cancelledBy: null, cancellationHoursNotice: null };

  return {
    createAvailabilityAppointment({ input }: { input: Row }) {
      const operatorId = givenText(input, 'operatorId') ?? '';
      return book(input, foreign('provider', operatorId, 'operatorId'), {});
    },
    createGymAppointment({ input }: { input: Row }) {
      const id = givenText(input, 'gymRoomId') ?? '';
      const gymRoom = catalogue.gymRooms().find((row) => row['id'] === id);
      if (!gymRoom) throw failure(`GymRoom con ID ${id} non trovata o non attiva`, 404);
      const day = dayOf(givenText(input, 'appointmentDate') ?? '');
      const from = timeOf(givenText(input, 'startTime') ?? '');
      const inSlot = gymRows({ startDate: day, endDate: day }, [id]).filter((row) => row['startTime'] === from);
      const places = `${String(inSlot.length)}/${String(gymCapacity)}`;
      if (inSlot.length >= gymCapacity) throw failure(`Capacità massima raggiunta per questo slot (${places})`, 409);
      if (inSlot.some((row) => row['patientId'] !== null && row['patientId'] === input['patientId']))
        throw failure('Questo paziente è già prenotato in questo slot orario', 409);
      const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
      const shift = catalogue.schedules().find((row) => row['gymRoomId'] === id && row['dayOfWeek'] === weekday);
      if (!shift) throw failure('Nessun operatore assegnato per questo slot. Verificare i template della palestra.');
      const fields = { appointmentType: 'GYM', gymRoomId: id, gymRoom, maxParticipants: gymCapacity };
      return book(input, 5, fields);
    },
    updateAvailabilityAppointment({ id, input }: ById & { input: Row }) {
      const before = known(id);
      const old = records.appointment(before);
      const text = (field: string): string => givenText(input, field) ?? String(givenText(old, field));
      const isMoved = ['appointmentDate', 'startTime', 'endTime'].some((field) => givenText(input, field));
      const times = isMoved ? stretchOf(text('appointmentDate'), text('startTime'), text('endTime')) : {};
      const word = givenText(input, 'bookingStatus');
      const isSame = word === bookingStatus(before, memory);
      const cancelReason = givenText(input, 'cancellationReason');
      const fields = {
        ...times,
        clientKey: patientKey(input),
        typeKey: serviceKey(input),
        reason: givenText(input, 'notes'),
        cancelReason,
        // The same word again leaves what the practice knows more exactly.
        state: word && !isSame ? stateOfBooking[word] : undefined,
      };
      const typed = serviceKey(input) === undefined ? {} : typedService(catalogue, before.key, serviceKey(input) ?? 1);
      const operatorNotes = givenText(input, 'operatorNotes');
      const cancellation = word?.startsWith('CANCELLED') ? word : undefined;
      const unpaid = typeof input['nonRetribuito'] === 'boolean' ? input['nonRetribuito'] : undefined;
      remember(before.key, { ...contactsOf(input), ...typed, operatorNotes, cancellation, nonRetribuito: unpaid });
      remember(before.key, { cancellationReason: cancelReason, ...(cancellation && !isSame ? legacy : {}) });
      return change(before.key, presentFields(fields));
    },
    cancelAvailabilityAppointment: ({ id, cancellationReason }: ById & { cancellationReason?: string | null }) =>
      callOff(known(id), 'CANCELLED', legacy, cancellationReason),
    cancelAppointmentWithNotice({ id, reason, cancelledBy }: ById & { reason: string; cancelledBy: string }) {
      const row = known(id);
      const status = bookingStatus(row, memory);
      if (status !== 'SCHEDULED' && status !== 'CONFIRMED')
        throw failure(`L'appuntamento non può essere cancellato. Stato attuale: ${status}`);
      const hours = Math.max(0, (row.start - now()) / 3_600_000);
      const kind = hours < 24 ? 'CANCELLED_LATE' : 'CANCELLED_EARLY';
      const fields = { cancelledAt: new Date(now()).toISOString(), cancelledBy, cancellationHoursNotice: hours };
      const answer = callOff(row, kind, fields, reason);
      if (hours < 24) count(row.clientKey, 'cancellationsByYear');
      return answer;
    },
    deleteAvailabilityAppointment({ id }: ById) {
      const row = rowOf(practice.appointments, curandisIds.key('appointment', id));
      if (!row || !isBooked(row)) return false;
      return Boolean(done(stage, () => changeAppointment(practice, row.key, { isDeleted: true }, now())));
    },
    confirmAvailabilityAppointment: ({ id }: ById) => change(known(id).key, { state: 'confirmed' }),
    markAppointmentAsNoShow: ({ id }: ById) => change(known(id).key, { state: 'noShow' }),
    markAppointmentNoShow({ id }: ById) {
      const row = known(id);
      isMarkable(row, 'segnato come no-show');
      const answer = change(row.key, { state: 'noShow' });
      count(row.clientKey, 'noShowsByYear');
      return answer;
    },
    markAppointmentAttended({ id }: ById) {
      const row = known(id);
      isMarkable(row, 'segnato come presentato');
      return change(row.key, { state: 'arrived' });
    },
    revertAppointmentAttended({ id }: ById) {
      const row = known(id);
      const status = bookingStatus(row, memory);
      if (status !== 'ATTENDED') throw failure(`L'appuntamento non è in stato presentato. Stato attuale: ${status}`);
      return change(row.key, { state: 'confirmed' });
    },
    resolveAppointmentConflict({ appointmentId = '', action, ...to }: Readonly<Record<string, string | undefined>>) {
      const row = known(appointmentId);
      if (records.appointment(row)['hasConflict'] !== true) throw failure("L'appuntamento non è in conflitto");
      remember(row.key, { hasConflict: false, conflictReason: null, conflictDetectedAt: null });
      if (action === 'CANCEL') return callOff(row, 'CANCELLED', legacy, to['notes']);
      if (action !== 'RESCHEDULE') return change(row.key, {});
      const [start, end] = [row.start, row.start + row.minutes * 60_000].map((each) => wallTime(each, practiceZone));
      const day = to['newDate'] ?? wallDay(row.start, practiceZone);
      return change(row.key, stretchOf(day, to['newStartTime'] ?? start ?? '', to['newEndTime'] ?? end ?? ''));
    },
    updateGeneralSetting({ key, value }: { key: string; value: unknown }) {
      const index = memory.settings.findIndex((row) => row['key'] === key);
      const before = memory.settings[index];
      if (!before) throw failure(`Impostazione ${key} non trovata`, 404);
      return (memory.settings[index] = { ...before, value, updatedAt: new Date(now()).toISOString() });
    },
    recordTreatmentPayment({ id, input }: ById & { input: Row }) {
      const row = records.treated().find(({ key }) => otherId(71, key) === id);
      if (!row) throw failure(`Trattamento con ID ${id} non trovato`, 404);
      const price = typeof input['amount'] === 'number' ? { price: input['amount'] } : {};
      const { collectedBy, paymentMethod } = input;
      const paidAt = new Date(now()).toISOString();
      memory.payments.set(row.key, { ...price, collectedBy, paymentMethod, paidAt, isPaid: true });
      return records.treatment(row);
    },
    ...peopleWrites(writing),
  };
}

function typedService(catalogue: Catalogue, key: number, typeKey: number): Row {
  const serviceId = curandisIds.of('visitType', typeKey);
  const service = catalogue.service(typeKey);
  const appointmentId = curandisIds.of('appointment', key);
  const createdAt = '2026-11-17T15:10:00.000Z';
  const only = { id: otherId(63, key), appointmentId, serviceId, service, orderPosition: 0, createdAt };
  return { serviceId, service, appointmentServices: [only] };
}
