import { GraphQLError } from 'graphql';
import { instantOfWall } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment, type Written } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { athenaPatientWrites } from './patientWrites.ts';
import { type AthenaMemory, cancelReasons, confirmations, nextSlotId, type Slot } from './memory.ts';
import type { AthenaRecords } from './records.ts';
import { athenaIds, dayIn, homeZone, invalid, isBooked, isOff, missing, notFound, stampOf } from './values.ts';

interface IdArgs {
  readonly appointmentid: string;
}

interface InputArgs extends IdArgs {
  readonly input: Row;
}

const conflict = (message: string): GraphQLError => new GraphQLError(message, { extensions: { code: 'CONFLICT' } });

/** The mutations, all of which answer what they wrote, or an error. */
export function athenaWrites(
  backstage: Backstage,
  records: AthenaRecords,
  memory: AthenaMemory,
): Readonly<Record<string, (args: never) => unknown>> {
  const { practice, now } = backstage;
  const done = <Item>(write: () => Written<Item>): Item => rowOrError(backstage, write, 'FORBIDDEN');
  const allowed = (): void => {
    done(() => ({ ok: true, row: null }));
  };

  /** The key behind a number, which has to be one; undefined where none is given. */
  const keyIn = (kind: 'place' | 'provider' | 'visitType', input: Row, field: string): number | undefined => {
    const id = givenText(input, field) ?? undefined;
    if (id === undefined) return undefined;
    const key = athenaIds.key(kind, id);
    const rows = { place: practice.places, provider: practice.providers, visitType: practice.visitTypes }[kind];
    if (key === null || !rows.some((row) => row.key === key)) throw invalid(field);
    return key;
  };
  const clientKeyIn = (input: Row): number => {
    const person = rowOf(practice.clients, athenaIds.key('client', givenText(input, 'patientid')));
    if (!person || person.isDeleted) throw invalid('patientid');
    return person.key;
  };
  /** The type of an input, by its own number or that of a reason. */
  const typeKeyIn = (input: Row): number | undefined => {
    const reason = givenText(input, 'reasonid') ?? undefined;
    if (reason === undefined || reason === '-1') return keyIn('visitType', input, 'appointmenttypeid');
    const type = practice.visitTypes.find(({ key, isBookable }) => isBookable && String(960 + key) === reason);
    if (!type) throw invalid('reasonid');
    return type.key;
  };
  const existing = (id: string): AppointmentRecord => {
    const row = rowOf(practice.appointments, athenaIds.key('appointment', id));
    if (!row || !isBooked(row)) throw notFound('appointment');
    return row;
  };
  /** An appointment that is still on, of the patient whom the input names. */
  const standing = (id: string, input: Row): AppointmentRecord => {
    const row = existing(id);
    if (clientKeyIn(input) !== row.clientKey) throw invalid('patientid');
    if (isOff(row)) throw conflict('The appointment is already cancelled.');
    return row;
  };
  const slotIn = (id: unknown): Slot => {
    const slot = memory.slots.find((each) => each.id === id);
    if (slot) return slot;
    throw conflict('That appointment time was already booked or is not available for booking.');
  };
  const take = (slot: Slot): void => {
    memory.slots.splice(memory.slots.indexOf(slot), 1);
  };
  const remember = (key: number, fields: Row): void => {
    memory.appointments.set(key, { ...memory.appointments.get(key), ...fields });
  };
  const note = (key: number, notetext: string, displayonschedule: boolean): Row => {
    const before = memory.notes.get(key) ?? [];
    const noteid = String(900_000 + key * 100 + before.length);
    const row = { noteid, notetext, displayonschedule, created: stampOf(now()), createdby: 'API' };
    memory.notes.set(key, [...before, row]);
    return row;
  };
  /** Its time can be booked by somebody else. */
  const free = ({ start, minutes, placeKey, providerKey, typeKey }: AppointmentRecord): void => {
    if (providerKey === null) return;
    memory.slots.push({ id: nextSlotId(memory.slots), start, minutes, placeKey, providerKey, typeKey });
  };
  const changed = (row: AppointmentRecord, change: Partial<AppointmentRecord>): Row =>
    records.appointment(done(() => changeAppointment(practice, row.key, change, now())));
  const moved =
    (state: AppointmentRecord['state'], from: readonly AppointmentRecord['state'][], message: string) =>
    ({ appointmentid }: IdArgs): Row => {
      allowed();
      const row = existing(appointmentid);
      if (!from.includes(row.state)) throw conflict(message);
      return changed(row, { state });
    };

  return {
    createappointmentslot({ input }: { readonly input: Row }): readonly Row[] {
      allowed();
      const [placeKey, providerKey] = [keyIn('place', input, 'departmentid'), keyIn('provider', input, 'providerid')];
      const typeKey = typeKeyIn(input);
      const day = dayIn(input['appointmentdate'], 'appointmentdate');
      const type = rowOf(practice.visitTypes, typeKey ?? null);
      if (!type) throw missing('appointmenttypeid', 'reasonid');
      if (placeKey === undefined || providerKey === undefined || day === null) throw invalid('appointmentdate');
      const zone = rowOf(practice.places, placeKey)?.zone ?? homeZone;
      const times = Array.isArray(input['appointmenttime']) ? input['appointmenttime'].map(String) : [];
      if (times.length === 0 || !times.every((time) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)))
        throw invalid('appointmenttime');
      return times.map((time) => {
        const start = instantOfWall(`${day}T${time}:00`, zone);
        const id = nextSlotId(memory.slots);
        const slot = { id, start, minutes: type.minutes, placeKey, providerKey, typeKey: type.key };
        memory.slots.push(slot);
        return records.slot(slot);
      });
    },
    bookappointment({ appointmentid, input }: InputArgs): Row {
      allowed();
      const slot = slotIn(appointmentid);
      const clientKey = clientKeyIn(input);
      const typeKey = typeKeyIn(input);
      if (typeKey === undefined) throw missing('appointmenttypeid', 'reasonid');
      const { start, minutes, placeKey, providerKey } = slot;
      const reason = givenText(input, 'bookingnote');
      const booking = { start, minutes, placeKey, typeKey, providerKey, clientKey, reason };
      const row = done(() => bookAppointment(practice, booking, now()));
      take(slot);
      remember(row.key, { urgentyn: input['urgentyn'] === true });
      return records.appointment(row);
    },
    createexpeditedappointment({ input }: { readonly input: Row }): Row {
      allowed();
      const booking = {
        start: Math.floor(now() / 60_000) * 60_000,
        placeKey: keyIn('place', input, 'departmentid') ?? null,
        typeKey: keyIn('visitType', input, 'appointmenttypeid') ?? null,
        providerKey: keyIn('provider', input, 'providerid'),
        clientKey: clientKeyIn(input),
        state: 'arrived' as const,
      };
      return records.appointment(done(() => bookAppointment(practice, booking, now())));
    },
    updatebookedappointment({ appointmentid, input }: InputArgs): Row {
      allowed();
      const row = existing(appointmentid);
      if (isOff(row)) throw conflict('The appointment is already cancelled.');
      const change = {
        placeKey: keyIn('place', input, 'departmentid') ?? row.placeKey,
        providerKey: keyIn('provider', input, 'providerid') ?? row.providerKey,
        typeKey: keyIn('visitType', input, 'appointmenttypeid') ?? row.typeKey,
      };
      const supervisor = keyIn('provider', input, 'supervisingproviderid');
      if (supervisor !== undefined) remember(row.key, { supervisingproviderid: input['supervisingproviderid'] });
      return changed(row, change);
    },
    rescheduleappointment({ appointmentid, input }: InputArgs): Row {
      allowed();
      const row = standing(appointmentid, input);
      const { start, minutes, placeKey, providerKey, ...slot } = slotIn(input['newappointmentid']);
      const typeKey = typeKeyIn(input) ?? row.typeKey;
      const { clientKey, reason } = row;
      const booking = { start, minutes, placeKey, typeKey, providerKey, clientKey, reason };
      const why = givenText(input, 'appointmentcancelreasonid') ?? '5';
      if (!cancelReasons.some(({ reasonid }) => reasonid === why)) throw invalid('appointmentcancelreasonid');
      const next = done(() => bookAppointment(practice, { ...booking, patientKey: row.patientKey }, now()));
      take(slotIn(slot.id));
      remember(row.key, { cancelreasonid: why, rescheduledappointmentid: athenaIds.of('appointment', next.key) });
      free(row);
      changed(row, { state: 'cancelled', cancelReason: givenText(input, 'reschedulereason') ?? null });
      return records.appointment(next);
    },
    cancelappointment({ appointmentid, input }: InputArgs): Row {
      allowed();
      const row = standing(appointmentid, input);
      if (!['planned', 'confirmed'].includes(row.state)) throw conflict('The appointment is already checked in.');
      const id = givenText(input, 'appointmentcancelreasonid') ?? '2';
      const why = cancelReasons.find(({ reasonid }) => reasonid === id);
      if (!why) throw invalid('appointmentcancelreasonid');
      const text = givenText(input, 'cancellationreason') ?? null;
      remember(row.key, { cancelreasonid: id });
      if (why['slotavailable'] === true) free(row);
      if (text !== null) note(row.key, text, false);
      return changed(row, { state: why['noshow'] === true ? 'noShow' : 'cancelled', cancelReason: text });
    },
    updateappointmentconfirmationstatus(args: IdArgs & { readonly appointmentconfirmationid: string }): Row {
      allowed();
      const row = existing(args.appointmentid);
      const id = args.appointmentconfirmationid;
      if (!confirmations.some((each) => each['appointmentconfirmationid'] === id))
        throw invalid('appointmentconfirmationid');
      remember(row.key, { appointmentconfirmationid: id });
      if (row.state !== 'planned' && row.state !== 'confirmed') return records.appointment(row);
      return changed(row, { state: id === '2' ? 'confirmed' : 'planned' });
    },
    startcheckin({ appointmentid }: IdArgs): Row {
      allowed();
      const row = existing(appointmentid);
      remember(row.key, { startcheckin: stampOf(now()) });
      return records.appointment(row);
    },
    checkin: moved('arrived', ['planned', 'confirmed'], 'The appointment is already checked in.'),
    cancelcheckin: moved('planned', ['arrived', 'inProgress'], 'The appointment is not checked in.'),
    checkout: moved('ready', ['arrived', 'inProgress'], 'The appointment is not checked in.'),
    createappointmentnote(args: IdArgs & { readonly notetext: string; readonly displayonschedule: boolean }): Row {
      allowed();
      const { key } = existing(args.appointmentid);
      if (args.notetext.trim() === '') throw missing('notetext');
      return note(key, args.notetext, args.displayonschedule);
    },
    ...athenaPatientWrites(backstage, records, memory),
  };
}
