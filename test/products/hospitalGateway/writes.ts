import { GraphQLError } from 'graphql';
import { instantOfWall, wallDay, wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { rowOrError, stateOfWord } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import * as names from './names.ts';
import type { gatewayRows } from './records.ts';

type Input = { readonly input: Row };
type Named = { readonly id: string };

/** Where an appointment may not be entered because of another. */
const busy: readonly string[] = ['SCHEDULED', 'CONFIRMED', 'IN_PROGRESS'];

/** First and last name of a full one; the family comes last here. */
function namesOf(fullName: string): { readonly givenName: string | null; readonly familyName: string } {
  const [familyName = '', ...given] = fullName.trim().split(/\s+/).toReversed();
  return { familyName, givenName: given.length > 0 ? given.toReversed().join(' ') : null };
}

/** What the gateway can change; other mutations of its schema were never written. */
export function gatewayWrites(
  stage: Backstage,
  rows: ReturnType<typeof gatewayRows>,
  keyOf: (id: string) => number | null,
): object {
  const { practice, now } = stage;
  const done = <Record>(write: () => Written<Record>): Record => rowOrError(stage, write, 'INTERNAL_SERVER_ERROR');

  const visitOf = (id: unknown, failure: string): AppointmentRecord => {
    const row = rows
      .visits()
      .find((each) => each.key === keyOf(String(id)) || names.appointmentNumber(each) === String(id));
    if (!row) throw new GraphQLError(failure);
    return row;
  };
  /** The instant of a day and a time by the clock of the house; what isn't given is as before. */
  const startOf = (
    day: string | null | undefined,
    time: string | null | undefined,
    before?: number,
  ): number | undefined => {
    if (!day && !time) return undefined;
    if (time && !/^([01]?\d|2[0-3]):[0-5]\d$/.test(time))
      throw new GraphQLError('Value must be a string in HH:MM format');
    const clock = time ? time.padStart(5, '0') : wallTime(before ?? 0, names.hospitalZone).slice(0, 5);
    const date = day ?? wallDay(before ?? 0, names.hospitalZone);
    if (!/^\d{4}-\d\d-\d\d$/.test(date)) throw new GraphQLError('Invalid date format. Expected YYYY-MM-DD');
    return instantOfWall(`${date}T${clock}:00`, names.hospitalZone);
  };
  const refuseConflict = (visit: Partial<AppointmentRecord>): void => {
    const from = visit.start ?? 0;
    const until = from + (visit.minutes ?? 30) * 60_000;
    const isTaken = rows.visits().some((row) => {
      if (row.key === visit.key || row.providerKey !== visit.providerKey) return false;
      return (
        busy.includes(names.gatewayWords[row.state]) && row.start < until && row.start + row.minutes * 60_000 > from
      );
    });
    if (isTaken) throw new GraphQLError('Time slot conflicts with existing appointment');
  };
  const typeKeyOf = (input: Row): number | undefined => {
    const type = givenText(input, 'type');
    if (!type) return undefined;
    return Number(Object.entries(names.gatewayTypes).find(([, word]) => word === type)?.[0] ?? 3);
  };
  const change = (row: AppointmentRecord, changes: Partial<AppointmentRecord>): Row => {
    if (changes.start !== undefined || changes.minutes !== undefined) refuseConflict({ ...row, ...changes });
    return rows.appointment(done(() => changeAppointment(practice, row.key, changes, now())));
  };

  const clientOf = (id: unknown, failure: string): ClientRecord => {
    const client = rowOf(practice.clients, names.gatewayIds.key('client', String(id)));
    if (!client || client.isDeleted) throw new GraphQLError(failure);
    return client;
  };
  const changePatient = (client: ClientRecord, changes: Partial<ClientRecord>): Row =>
    rows.patient(done(() => changeClient(practice, client.key, changes, now())));
  /** The phone that an input gives. */
  const phonesOf = (input: Row): ClientRecord['phones'] | undefined => {
    const phone = givenText(input, 'phone_number');
    if (phone === undefined) return undefined;
    if (phone !== null && !names.isPhone(phone))
      throw new GraphQLError('Value must be a valid Vietnamese phone number (0xxxxxxxxx)');
    return phone === null ? [] : [{ label: 'Mobile', value: phone }];
  };
  const missingPatient = 'Không thể cập nhật thông tin bệnh nhân';
  const missingVisit = 'Không thể cập nhật lịch hẹn';

  return {
    createPatient({ input }: Input) {
      const phones = phonesOf(input) ?? [];
      const email = givenText(input, 'email') ?? '';
      if (!email.includes('@')) throw new GraphQLError('Không thể tạo hồ sơ bệnh nhân');
      const details = { ...namesOf(givenText(input, 'full_name') ?? ''), emails: [email] };
      const { key } = done(() =>
        registerClient(practice, { ...details, phones: phones.map(({ value }) => value) }, now()),
      );
      const street = givenText(input, 'address');
      const client = rowOf(practice.clients, key);
      if (!client) throw new GraphQLError('Không thể tạo hồ sơ bệnh nhân');
      return street ? changePatient(client, { street }) : rows.patient(client);
    },
    updatePatient({ id, input }: Input & Named) {
      const client = clientOf(id, missingPatient);
      const fullName = givenText(input, 'full_name');
      const [active, status] = [input['is_active'], givenText(input, 'status')];
      const phones = phonesOf(input);
      return changePatient(client, {
        ...(fullName && namesOf(fullName)),
        ...(phones && { phones: [...phones, ...client.phones.slice(1)] }),
        ...presentFields({ street: givenText(input, 'address') ?? undefined }),
        ...(typeof active === 'boolean' && { isActive: active }),
        ...(status && { isActive: status === 'ACTIVE' }),
      });
    },
    /** Nobody is really deleted. */
    deletePatient({ id }: Named) {
      changePatient(clientOf(id, 'Không thể xóa hồ sơ bệnh nhân'), { isActive: false });
      return true;
    },
    activatePatient: ({ id }: Named) =>
      changePatient(clientOf(id, 'Không thể kích hoạt tài khoản bệnh nhân'), { isActive: true }),
    deactivatePatient: ({ id }: Named) =>
      changePatient(clientOf(id, 'Không thể vô hiệu hóa tài khoản bệnh nhân'), { isActive: false }),
    createAppointment({ input }: Input) {
      const failure = 'Không thể tạo lịch hẹn';
      const doctor = practice.providers.find((person) => names.doctorNumber(person) === input['doctor_id']);
      const patient = practice.clients.find((client) => names.patientNumber(client) === input['patient_id']);
      if (!doctor?.isActive || !patient || patient.isDeleted) throw new GraphQLError(failure);
      const start = startOf(givenText(input, 'scheduledDate'), givenText(input, 'scheduledTime')) ?? null;
      const minutes = Number(input['duration'] ?? 30);
      const [keys, reason] = [{ placeKey: 1, typeKey: typeKeyOf(input) ?? 3 }, givenText(input, 'reason')];
      const booking = { ...keys, start, minutes, reason, providerKey: doctor.key, clientKey: patient.key };
      refuseConflict({ ...booking, start: start ?? 0, reason: null });
      return rows.appointment(done(() => bookAppointment(practice, booking, now())));
    },
    updateAppointment({ id, input }: Input & Named) {
      const row = visitOf(id, missingVisit);
      const start = startOf(givenText(input, 'scheduledDate'), givenText(input, 'scheduledTime'), row.start);
      const minutes = typeof input['duration'] === 'number' ? input['duration'] : undefined;
      const state = stateOfWord(names.gatewayWords, givenText(input, 'status'));
      const [typeKey, reason] = [typeKeyOf(input), givenText(input, 'reason')];
      return change(row, presentFields({ start, minutes, state, typeKey, reason }));
    },
    confirmAppointment: ({ id }: Named) => change(visitOf(id, 'Không thể xác nhận lịch hẹn'), { state: 'confirmed' }),
    rescheduleAppointment({ input }: Input) {
      const row = visitOf(input['appointment_id'], 'Không thể đổi lịch hẹn');
      const start = startOf(givenText(input, 'newDate'), givenText(input, 'newTime'), row.start);
      return change(row, presentFields({ start }));
    },
    cancelAppointment({ input }: Input) {
      const row = visitOf(input['appointment_id'], 'Không thể hủy lịch hẹn');
      return change(row, { state: 'cancelled', cancelReason: givenText(input, 'reason') || 'Hủy cuộc hẹn' });
    },
    checkInAppointment() {
      throw new GraphQLError('Check-in operations are handled by Receptionist Service');
    },
    completeAppointment: ({ id }: Named) =>
      change(visitOf(id, 'Không thể hoàn thành lịch hẹn'), { state: 'completed' }),
  };
}
