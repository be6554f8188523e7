import { asText } from '../../../graphql/service/sources.ts';
import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type PlaceRecord, rowOf, type VisitState } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment } from '../../dialects/practiceWrites.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import type { WayfernMemory } from './memory.ts';
import type { WayfernShown } from './queues.ts';
import { endOf, instantIn, listIn, notFound, problem, states, wayfernIds } from './values.ts';
import type { WriteTools } from './writeTools.ts';

interface InputArgs {
  readonly input: Row;
}

const { key } = wayfernIds;

/** The custom methods of the state: what they make of an appointment, and of which states. */
const steps: Readonly<Record<string, readonly [to: VisitState, from: readonly VisitState[]]>> = {
  confirmAppointment: ['confirmed', ['planned']],
  checkInAppointment: ['arrived', ['planned', 'confirmed']],
  beginAppointment: ['inProgress', ['arrived']],
  markAppointmentReady: ['ready', ['inProgress']],
  completeAppointment: ['completed', ['inProgress', 'ready']],
  markAppointmentNoShow: ['noShow', ['planned', 'confirmed']],
};
const open: readonly VisitState[] = ['planned', 'confirmed', 'arrived'];

/** Mutations of appointments. */
export function appointmentWrites(
  { practice, now }: Backstage,
  memory: WayfernMemory,
  records: WayfernShown,
  { done, allowed, checkEtag, updatedFields, once }: WriteTools,
): object {
  const appointmentIn = (id: unknown, isDeletedToo = false): AppointmentRecord => {
    const row = rowOf(practice.appointments, key('appointment', String(id)));
    if (!row || row.isBlock || (row.isDeleted && !isDeletedToo)) throw notFound('Appointment', id);
    return row;
  };
  /** The key that an id stands for: undefined where none is given, null where it is emptied. */
  const keyIn = (
    input: Row,
    field: string,
    rows: readonly { readonly key: number }[],
    kind: 'visitType' | 'patient' | 'client' | 'provider',
  ): number | null | undefined => {
    const id = input[field];
    if (id === undefined || id === null) return id;
    const row = rowOf(rows, key(kind, asText(id) ?? ''));
    if (!row) throw problem('INVALID_ARGUMENT', `There is no ${field} "${asText(id) ?? ''}"`, `appointment.${field}`);
    return row.key;
  };
  const extras = (input: Row): Row =>
    presentFields({
      resourceIds: listIn(input, 'resourceIds'),
      schedulingNotes: givenText(input, 'schedulingNotes'),
      bookingChannel: givenText(input, 'bookingChannel') ?? undefined,
    });
  const remember = (row: { readonly key: number }, fields: Row): void => {
    memory.visits.set(row.key, { ...memory.visits.get(row.key), ...fields });
  };
  const change = (row: AppointmentRecord, fields: Partial<AppointmentRecord>): Row =>
    records.appointment(done(() => changeAppointment(practice, row.key, fields, now())));
  const keysIn = (input: Row, placeKey: number) => {
    const providerKey = keyIn(input, 'providerId', practice.providers, 'provider');
    const provider = rowOf(practice.providers, providerKey ?? null);
    if (provider && (!provider.isActive || !provider.placeKeys.includes(placeKey)))
      throw problem('FAILED_PRECONDITION', 'The provider does not work at the location', 'appointment.providerId');
    return {
      providerKey,
      typeKey: keyIn(input, 'appointmentTypeId', records.types(), 'visitType'),
      patientKey: keyIn(input, 'patientId', practice.patients, 'patient'),
      clientKey: keyIn(
        input,
        'clientId',
        practice.clients.filter((row) => !row.isDeleted),
        'client',
      ),
    };
  };
  const checkOrder = (start: number, end: number): void => {
    if (end <= start) throw problem('INVALID_ARGUMENT', 'endTime must be after startTime', 'appointment.endTime');
  };
  const placeIn = (id: unknown): PlaceRecord => {
    const place = rowOf(practice.places, key('place', String(id)));
    if (!place) throw notFound('Location', id);
    return place;
  };

  const stepMutations = Object.entries(steps).map(([name, [state, from]]) => [
    name,
    ({ input }: InputArgs): Row => {
      allowed();
      const row = appointmentIn(input['id']);
      checkEtag(row, input['etag']);
      if (!from.includes(row.state))
        throw problem('FAILED_PRECONDITION', `${name} is not possible while the state is ${states[row.state]}`);
      if (state === 'confirmed') remember(row, { confirmTime: utcText(now()) });
      if (state === 'arrived') remember(row, { checkInTime: utcText(now()) });
      return change(row, { state });
    },
  ]);

  return {
    ...Object.fromEntries(stepMutations),
    createAppointment({ input }: InputArgs): Row {
      allowed();
      const place = placeIn(input['locationId']);
      const given = isRow(input['appointment']) ? input['appointment'] : {};
      const start = instantIn(given, 'startTime');
      if (start === undefined) throw problem('INVALID_ARGUMENT', 'startTime is required', 'appointment.startTime');
      const { typeKey, ...keys } = keysIn(given, place.key);
      if (typeof typeKey !== 'number')
        throw problem('INVALID_ARGUMENT', 'appointmentTypeId is required', 'appointment.appointmentTypeId');
      const end = instantIn(given, 'endTime');
      if (end !== undefined) checkOrder(start, end);
      const minutes = end === undefined ? undefined : (end - start) / 60_000;
      const reason = givenText(given, 'reasonForVisit');
      const booking = { ...keys, typeKey, start, minutes, placeKey: place.key, reason };
      const row = once(practice.appointments, input['requestId'], () => {
        const made = done(() => bookAppointment(practice, booking, now()));
        remember(made, { schedulingNotes: null, bookingChannel: 'INTEGRATION', ...extras(given) });
        return made;
      });
      return records.appointment(row);
    },
    updateAppointment({ input }: InputArgs): Row {
      allowed();
      const given = updatedFields(input, 'appointment');
      const row = appointmentIn(given['id']);
      checkEtag(row, given['etag']);
      if (row.state === 'cancelled' || row.state === 'noShow')
        throw problem('FAILED_PRECONDITION', `The appointment is ${states[row.state]}`);
      const { typeKey, ...keys } = keysIn(given, row.placeKey);
      const start = instantIn(given, 'startTime') ?? row.start;
      // Without an end, an appointment that is moved stays as long as it was.
      const end = instantIn(given, 'endTime') ?? start + endOf(row) - row.start;
      checkOrder(start, end);
      remember(row, extras(given));
      const reason = givenText(given, 'reasonForVisit');
      const owner = keys.patientKey === undefined ? undefined : rowOf(practice.patients, keys.patientKey)?.clientKey;
      const minutes = (end - start) / 60_000;
      const clientKey = keys.clientKey ?? owner ?? keys.clientKey;
      return change(row, presentFields({ ...keys, clientKey, typeKey: typeKey ?? undefined, start, minutes, reason }));
    },
    cancelAppointment({ input }: InputArgs): Row {
      allowed();
      const row = appointmentIn(input['id']);
      checkEtag(row, input['etag']);
      if (!open.includes(row.state))
        throw problem(
          'FAILED_PRECONDITION',
          `cancelAppointment is not possible while the state is ${states[row.state]}`,
        );
      remember(row, { cancelReason: input['reason'] ?? 'CLIENT_REQUEST' });
      return change(row, { state: 'cancelled', cancelReason: givenText(input, 'note') ?? null });
    },
    deleteAppointment({ input }: InputArgs): Row {
      allowed();
      const row = appointmentIn(input['id']);
      checkEtag(row, input['etag']);
      if (row.state === 'completed') throw problem('FAILED_PRECONDITION', 'The appointment is COMPLETED');
      return change(row, { isDeleted: true });
    },
    undeleteAppointment({ input }: InputArgs): Row {
      allowed();
      const row = appointmentIn(input['id'], true);
      if (!row.isDeleted) throw problem('FAILED_PRECONDITION', 'The appointment is not deleted');
      return change(row, { isDeleted: false });
    },
    createScheduleBlock({ input }: InputArgs): Row {
      allowed();
      const place = placeIn(input['locationId']);
      const given = isRow(input['scheduleBlock']) ? input['scheduleBlock'] : {};
      const [start, end] = [instantIn(given, 'startTime') ?? 0, instantIn(given, 'endTime') ?? 0];
      checkOrder(start, end);
      const blocking = practice.visitTypes.find(({ isBlock }) => isBlock);
      const { providerKey } = keysIn({ providerId: given['providerId'] }, place.key);
      const reason = givenText(given, 'title') ?? 'Blocked';
      const minutes = (end - start) / 60_000;
      const booking = { start, minutes, placeKey: place.key, typeKey: blocking?.key ?? null, providerKey, reason };
      const row = done(() => bookAppointment(practice, booking, now()));
      remember(row, { kind: given['kind'], title: reason });
      return records.block(row);
    },
  };
}
