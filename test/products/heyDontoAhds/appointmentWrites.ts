import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf, type VisitState, visitStates } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment } from '../../dialects/practiceWrites.ts';
import { givenFlag } from '../givenFlag.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { keep } from './memory.ts';
import { placeOf, roomResources } from './sites.ts';
import { ahdsIds, badRequest, instantIn, isAppointment, notFound, statuses } from './values.ts';
import { outcomeOf, type WriteArgs, type WriteTools, wordOf } from './writeTools.ts';

const { key } = ahdsIds;
const longest = 24 * 60;

/** The code of a coded value that is given. */
function codeIn(input: Row, field: string): string | undefined {
  const value: unknown = input[field];
  return isRow(value) ? (givenText(value, 'code') ?? '') : undefined;
}

/** The mutations of the appointment book. */
export function appointmentWrites(
  backstage: Backstage,
  { records, memory }: WriteTools,
): Readonly<Record<string, (args: WriteArgs) => unknown>> {
  const { practice, now } = backstage;
  const done = outcomeOf(backstage);

  const appointmentAt = (args: WriteArgs): AppointmentRecord => {
    const place = placeOf(practice, args.siteId);
    const id = givenText(args, 'appointmentId') ?? '';
    const row = rowOf(practice.appointments, key('appointment', id));
    if (row && isAppointment(row) && row.placeKey === place.key) return row;
    throw notFound('Appointment', id);
  };

  const stateIn = (input: Row): VisitState | undefined => {
    const code = codeIn(input, 'appointmentStatus')?.toLowerCase();
    if (code === undefined) return undefined;
    const state = visitStates.find((each) => statuses[each][0] === code);
    if (state) return state;
    const codes = visitStates.map((each) => statuses[each][0]).join(', ');
    throw badRequest(`appointmentStatus.code must be one of the following values: ${codes}`);
  };
  const typeIn = (input: Row): number | undefined => {
    const code = codeIn(input, 'appointmentType');
    if (code === undefined) return undefined;
    const type = rowOf(practice.visitTypes, key('visitType', code));
    if (type && !type.isBlock) return type.key;
    throw badRequest('appointmentType.code does not refer to an appointment type');
  };
  /** The key of a record that is named; null where the field is emptied. */
  const keyIn = (input: Row, field: string, kind: 'client' | 'patient'): number | null | undefined => {
    const id = givenText(input, field);
    if (id === undefined || id === null) return id;
    const rows = kind === 'client' ? practice.clients.filter(({ isDeleted }) => !isDeleted) : practice.patients;
    const row = rowOf<{ readonly key: number }>(rows, key(kind, id));
    if (row) return row.key;
    throw badRequest(`${field} does not refer to ${kind === 'client' ? 'a contact' : 'an animal'}`);
  };
  const clinicianIn = (input: Row, placeKey: number): number | null | undefined => {
    const id = givenText(input, 'primaryResourceId');
    if (id === undefined || id === null) return id;
    const row = rowOf(practice.providers, key('provider', id));
    if (row?.isActive && row.placeKeys.includes(placeKey)) return row.key;
    throw badRequest('primaryResourceId does not refer to a clinician of this site');
  };
  /** The rooms among the resources that are given; clinicians beside the primary one have no place in the book. */
  const roomsIn = (input: Row, placeKey: number): readonly string[] | undefined => {
    const given: unknown = input['resourceIds'];
    if (!Array.isArray(given)) return undefined;
    const rooms = roomResources(placeKey).map(({ resourceId }) => String(resourceId));
    const ids = given.map(String);
    for (const id of ids)
      if (!rooms.includes(id) && !rowOf(practice.providers, key('provider', id)))
        throw badRequest('resourceIds does not refer to resources of this site');
    return ids.filter((id) => rooms.includes(id));
  };
  const minutesIn = (input: Row): number | undefined => {
    const minutes: unknown = input['durationMinutes'];
    if (typeof minutes !== 'number') return undefined;
    if (minutes < 1 || minutes > longest) throw badRequest('durationMinutes must be between 1 and 1440');
    return minutes;
  };
  const startIn = (input: Row): number | undefined => {
    const text = givenText(input, 'startAt');
    return typeof text === 'string' ? instantIn('startAt', text) : undefined;
  };
  const cancelReasonIn = (input: Row): string | null | undefined =>
    givenText(input, 'cancellationReasonText') ?? wordOf(input['cancellationReason']);
  const keepMore = (rowKey: number, input: Row, rooms: readonly string[] | undefined): void => {
    const { cancellationReason, extensions } = input;
    keep(memory.appointments, rowKey, { cancellationReason, extensions });
    if (rooms) memory.rooms.set(rowKey, rooms);
  };

  return {
    createAppointment({ siteId, input }) {
      const place = placeOf(practice, siteId);
      const rooms = roomsIn(input, place.key);
      const booking = {
        start: startIn(input) ?? null,
        minutes: minutesIn(input),
        placeKey: place.key,
        typeKey: typeIn(input) ?? null,
        providerKey: clinicianIn(input, place.key),
        patientKey: keyIn(input, 'animalId', 'patient'),
        clientKey: keyIn(input, 'contactId', 'client'),
        reason: givenText(input, 'description'),
        state: stateIn(input),
      };
      const row = done(() => bookAppointment(practice, booking, now()));
      keepMore(row.key, input, rooms);
      const isVoid = givenFlag(input, 'isActive') === false;
      const change = { cancelReason: cancelReasonIn(input), isDeleted: isVoid || undefined };
      const hasMore = change.cancelReason !== undefined || isVoid;
      return records.metAppointment(hasMore ? done(() => changeAppointment(practice, row.key, change, now())) : row);
    },
    updateAppointment(args) {
      const before = appointmentAt(args);
      const { input } = args;
      const rooms = roomsIn(input, before.placeKey);
      const state = stateIn(input);
      const patientKey = keyIn(input, 'animalId', 'patient');
      const clientKey = keyIn(input, 'contactId', 'client');
      // A new animal brings its owner along, unless the input has a contact.
      const owner = patientKey ? rowOf(practice.patients, patientKey)?.clientKey : undefined;
      const isActive = givenFlag(input, 'isActive');
      const isRestored = state !== undefined && state !== 'cancelled';
      const change = {
        start: startIn(input),
        minutes: minutesIn(input),
        typeKey: typeIn(input),
        providerKey: clinicianIn(input, before.placeKey),
        patientKey,
        clientKey: clientKey === undefined ? owner : clientKey,
        reason: givenText(input, 'description'),
        state,
        cancelReason: isRestored ? null : cancelReasonIn(input),
        isDeleted: isActive === undefined ? undefined : !isActive,
      };
      const row = done(() => changeAppointment(practice, before.key, change, now()));
      keepMore(row.key, input, rooms);
      return records.metAppointment(row);
    },
    deleteAppointment(args) {
      const row = appointmentAt(args);
      done(() => changeAppointment(practice, row.key, { isDeleted: true }, now()));
      return true;
    },
  };
}
