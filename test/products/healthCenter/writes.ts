import type { GraphQLResolveInfo } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import { type Written, bookAppointment, changeAppointment } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { dateOf } from './dates.ts';
import {
  adminId,
  dateText,
  failure,
  type HealthCenterBooks,
  healthCenterIds,
  type healthCenterRecords,
  patientsOf,
} from './records.ts';

interface AppointmentInput {
  readonly id?: number | null;
  readonly start: unknown;
  readonly end: unknown;
  readonly patientMessage?: string | null;
  readonly patientId?: number | null;
}

type ById = Readonly<Record<'appointmentId', number>>;
type ByIds = Readonly<Record<'appointmentIds' | 'feedbackIds', readonly number[] | null>>;

/** A kind of visit that has no patient, for time that is kept free. */
const blockKind = 7;
const noPatient =
  'QueryFailedError: Cannot add or update a child row: a foreign key constraint fails (`appointment`, CONSTRAINT `patientId` FOREIGN KEY (`patientId`) REFERENCES `user` (`id`))';
const answer = (success: boolean, message: string, data: Row | null = null): Row => ({ success, message, data });
const unauthorized = (): Row => answer(false, 'Unauthorized action');

/** What changes appointments, messages and feedback, for the administrator; much is for doctors or patients alone. */
export function healthCenterWrites(
  stage: Backstage,
  books: HealthCenterBooks,
  { appointment, appointments, hasRecord, doctorIdOf }: ReturnType<typeof healthCenterRecords>,
  message: (row: Row) => Row,
): object {
  const { practice, now } = stage;
  const find = (id: number): AppointmentRecord | null => rowOf(appointments(), id);
  const isGone = (): boolean => books.gone.has(adminId);
  function answered<Made>(write: () => Written<Made>, failed: string, done: (row: Made) => Row): Row {
    const outcome = written(stage, write);
    return outcome.ok ? done(outcome.row) : answer(false, `${failed}: Error: ${outcome.message}`);
  }
  const removed = (key: number): Written<AppointmentRecord> =>
    changeAppointment(practice, key, { isDeleted: true }, now());
  function changed({ id }: AppointmentInput, start: number, minutes: number): Row {
    const before = find(id ?? 0);
    if (!before) throw failure("Cannot read properties of null (reading 'start')");
    // Nothing else of what is given is looked at.
    const change = (): Written<AppointmentRecord> => changeAppointment(practice, before.key, { start, minutes }, now());
    return answered(change, 'Unexpected error while updating appointment', () => answer(true, 'Appointment updated'));
  }
  function booked({ patientId, patientMessage }: AppointmentInput, start: number, minutes: number): Row {
    if (appointments().some((row) => row.start === start)) return answer(false, 'Appointment already exists');
    const failed = 'Unexpected error while creating appointment';
    const clientKey = rowOf(patientsOf(practice), healthCenterIds.key('client', patientId))?.key ?? null;
    if (typeof patientId === 'number' && clientKey === null) return answer(false, `${failed}: ${noPatient}`);
    const typeKey = clientKey === null ? blockKind : 1;
    const details = { start, minutes, placeKey: 1, typeKey, clientKey, reason: patientMessage };
    return answered(
      () => bookAppointment(practice, details, now()),
      failed,
      (row) => answer(true, 'Appointment created', appointment(row)),
    );
  }
  return {
    saveAppointment(
      { appointmentInput: input }: { appointmentInput: AppointmentInput },
      _: unknown,
      info: GraphQLResolveInfo,
    ) {
      if (isGone()) return unauthorized();
      const start = dateOf(input.start, info, 'start');
      const minutes = (dateOf(input.end, info, 'end') - start) / 60_000;
      return input.id ? changed(input, start, minutes) : booked(input, start, minutes);
    },
    deleteAppointment({ appointmentId }: ById) {
      if (isGone()) return unauthorized();
      const failed = 'Error while deleting appointment';
      const row = find(appointmentId);
      if (!row) return answer(false, `${failed}: TypeError: Cannot read properties of null (reading 'doctor')`);
      // Of what is gone only this is told.
      const rest = { start: dateText(row.start), doctorId: doctorIdOf(row) };
      return answered(
        () => removed(row.key),
        failed,
        () => answer(true, 'Appointment deleted', rest),
      );
    },
    saveAppointmentMessage({
      appointmentId,
      appointmentMessage,
    }: ById & Readonly<Record<'appointmentMessage', string>>) {
      if (isGone()) return unauthorized();
      return answered(
        () => changeAppointment(practice, find(appointmentId)?.key ?? null, { reason: appointmentMessage }, now()),
        'Error saving appointment message',
        () => answer(true, 'Message saved'),
      );
    },
    deleteAppointmentMessage({ appointmentId }: ById) {
      if (isGone()) return unauthorized();
      if (!find(appointmentId)) return answer(false, 'Appointment not found');
      return answered(
        () => changeAppointment(practice, appointmentId, { reason: null }, now()),
        'Error removing appointment message',
        () => answer(true, 'Message removed'),
      );
    },
    acceptAppointment: unauthorized,
    acceptAppointmentsByIds: unauthorized,
    unacceptAppointmentsByIds: unauthorized,
    addMessageToAppointmentsByIds: unauthorized,
    deleteMessagesFromAppointmentsByIds: unauthorized,
    deleteAppointmentFromAi: unauthorized,
    deleteAppointmentsByIds({ appointmentIds }: ByIds) {
      if (isGone()) return unauthorized();
      const ids = appointmentIds ?? [];
      const isOver = (row: AppointmentRecord): boolean => row.start + row.minutes * 60_000 < now() && hasRecord(row);
      // Only what is over and has a record goes, whatever is said of it.
      const keys = ids.filter((id) => appointments().some((row) => row.key === id && isOver(row)));
      const outcomes = keys.map((key) => written(stage, () => removed(key)));
      const refusal = outcomes.find((outcome) => !outcome.ok);
      if (refusal && !refusal.ok) return answer(false, `Error deleting appointments: Error: ${refusal.message}`);
      return answer(true, `${String(ids.length)} appointments deleted successfully`);
    },
    saveRecord() {
      throw failure('Unauthorized action');
    },
    deleteRecord: unauthorized,
    saveRecordsAsFinalByIds: unauthorized,
    deleteRecordsByIds: () => answer(true, '0 records deleted successfuly'),
    saveChatMessage({ chatId, content }: { readonly chatId: number; readonly content: string }) {
      if (chatId !== 1) throw failure("Cannot read properties of null (reading 'participants')");
      const id = books.messages.length + 1;
      const row = { id, content, isRead: false, createdAt: dateText(now()), senderId: adminId };
      books.messages.push(row);
      return message(row);
    },
    setIsReadToTrue() {
      const read = books.messages.map((row) => (row['senderId'] === adminId ? row : { ...row, isRead: true }));
      books.messages.splice(0, books.messages.length, ...read);
      return answer(true, 'Set isRead as TRUE');
    },
    deleteChatForParticipant: () => answer(true, 'Chat cleared'),
    saveFeedback({ feedbackInput }: { readonly feedbackInput: Row }) {
      const id = 1 + Math.max(0, ...books.feedbacks.map((row) => Number(row['id'])));
      const row = { __typename: 'Feedback', name: null, email: null, ...feedbackInput };
      books.feedbacks.push({ ...row, id, createdAt: dateText(now()), isRead: false });
      return answer(true, 'Thank you, we received your feedback!');
    },
    markAsReadFeedbacks({ feedbackIds }: ByIds) {
      const count = books.feedbacks.filter(({ id }) => feedbackIds?.includes(Number(id))).length;
      if (count === 0) return answer(false, 'Feedbacks not found');
      const read = books.feedbacks.map((row) =>
        feedbackIds?.includes(Number(row['id'])) ? { ...row, isRead: true } : row,
      );
      books.feedbacks.splice(0, books.feedbacks.length, ...read);
      return answer(true, `${String(count)} successfuly updated`);
    },
    deleteFeedbacksByIds({ feedbackIds }: ByIds) {
      const left = books.feedbacks.filter(({ id }) => !feedbackIds?.includes(Number(id)));
      const count = books.feedbacks.length - left.length;
      if (count === 0) return answer(false, 'No feedbacks found');
      books.feedbacks.splice(0, books.feedbacks.length, ...left);
      return answer(true, `${String(count)} deleted successfully`);
    },
    uploadProfilePicture: null,
  };
}
