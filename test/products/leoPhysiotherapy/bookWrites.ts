import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { presentFields } from '../presentFields.ts';
import type { LeoMemory } from './memory.ts';
import type { LeoRecords } from './records.ts';
import { dayOf, instantAt, isVisit, leoIds, leoStates, scalarDay } from './values.ts';
import { allowed, done, inputOf, need, notFound } from './writing.ts';

const clinic = 1;
const examination = 1;

/** A required column of Prisma. */
function column(value: unknown, name: string): void {
  if (value === undefined) throw new GraphQLError(`Argument \`${name}\` is missing.`);
  if (value === null) throw new GraphQLError(`Argument \`${name}\` must not be null.`);
}

/** A column that a change may leave as it is, but not empty. */
function kept(value: unknown, name: string): void {
  if (value === null) throw new GraphQLError(`Argument \`${name}\` must not be null.`);
}

/** The mutations for visits. The end that one of them wants is not looked at. */
export function leoBookWrites(
  backstage: Backstage,
  records: LeoRecords,
  memory: LeoMemory,
): Readonly<Record<string, (args: Row) => unknown>> {
  const { practice, now } = backstage;
  const visitOf = (id: unknown, call: string): AppointmentRecord => {
    const row = rowOf(practice.appointments, leoIds.key('appointment', String(id)));
    if (row && isVisit(row)) return row;
    const what = call.endsWith('delete') ? 'Record to delete does not exist.' : 'Record to update not found.';
    throw notFound(call, what);
  };
  const remember = (key: number, fields: Row): void => {
    const id = leoIds.of('appointment', key);
    memory.visits.set(id, { ...memory.visits.get(id), ...presentFields(fields) });
  };
  const change = (row: AppointmentRecord, fields: Parameters<typeof changeAppointment>[2]): Row =>
    records.visit(done(backstage, () => changeAppointment(practice, row.key, fields, now())));
  const stateOf = (status: unknown): AppointmentRecord['state'] | undefined => {
    kept(status, 'status');
    return leoStates[String(status)];
  };
  /** Whoever the mail would be for; without anybody it can't be written. */
  const checkAddressee = (row: AppointmentRecord): void => {
    if (records.clientOf(leoIds.of('client', row.clientKey ?? 0))) return;
    throw new GraphQLError("Cannot read properties of undefined (reading 'profile')");
  };

  return {
    createAppointment(args) {
      const { date, time, amount, services } = inputOf(args, 'appointment', 'date');
      const day = scalarDay(date);
      if (day === null) throw new GraphQLError('Date is required');
      const clock = need(time, 'Services is required');
      const service = need(services, 'Please choose a service option before continuing.');
      const { platform, userID } = args;
      if (!records.stored(userID)) throw new GraphQLError("Cannot read properties of null (reading 'profile')");
      column(platform, 'platform');
      column(amount, 'amount');
      const typeKey = practice.visitTypes.find(({ name }) => name === service)?.key ?? examination;
      const booking = {
        start: instantAt(day, clock),
        placeKey: clinic,
        typeKey,
        clientKey: records.clientOf(userID)?.key ?? null,
      };
      const row = done(backstage, () => bookAppointment(practice, booking, now()));
      remember(row.key, { platform, amount, services: service, time: clock, link: '' });
      return records.visit(row);
    },
    updateAppointmentSession(args) {
      const { date, time } = inputOf(args, 'appointment', 'date');
      const day = scalarDay(date);
      if (day === null) throw new GraphQLError('Date is required');
      const clock = need(time, 'Services is required');
      kept(args['platform'], 'platform');
      const state = stateOf(args['status']);
      const row = visitOf(args['appointmentID'], 'appointment.update');
      allowed(backstage);
      remember(row.key, { link: args['link'], platform: args['platform'], time: clock });
      return change(row, { start: instantAt(day, clock), state });
    },
    updateAppointment({ appointmentID, status }) {
      const state = stateOf(status);
      return change(visitOf(appointmentID, 'appointment.update'), { state });
    },
    updateDateAppointment({ appointmentID, date, time, reason }) {
      need(date, 'Date is required');
      const clock = need(time, 'Services is required');
      need(reason, 'Please choose a reason option before continuing.');
      const day = dayOf(date);
      const row = visitOf(appointmentID, 'appointment.update');
      allowed(backstage);
      remember(row.key, { time: clock });
      const moved = change(row, { start: instantAt(day, clock) });
      // The mail comes after the deed.
      checkAddressee(row);
      return moved;
    },
    cancelAdminAppointment({ appointmentID, reason }) {
      const row = visitOf(appointmentID, 'appointment.update');
      const cancelled = change(row, { state: 'cancelled', cancelReason: String(reason) });
      checkAddressee(row);
      return cancelled;
    },
    canceledAppointment: ({ appointmentID }) =>
      change(visitOf(appointmentID, 'appointment.update'), { state: 'cancelled' }),
    deleteAppointment: ({ appointmentID }) => change(visitOf(appointmentID, 'appointment.delete'), { isDeleted: true }),
  };
}
