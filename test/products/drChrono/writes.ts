import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import type { DrChronoLists } from './more.ts';
import type { DrChronoMemory, DrChronoRecords } from './records.ts';
import {
  badRequest,
  drChronoIds,
  instantOfTimestamp,
  isInCalendar,
  phoneFields,
  phoneOf,
  stateOfStatus,
  timestamp,
} from './values.ts';

interface Input {
  readonly input: Row;
}

type Kind = 'place' | 'provider' | 'visitType' | 'client';

const kept = ['notes', 'color', 'is_walk_in', 'exam_room', 'billing_status', 'icd10_codes', 'status'];
const clientFields = ['first_name', 'last_name', 'email', 'address', 'city', 'patient_status', 'offices'];
const phoneNames = phoneFields.map(([, field]) => field);
const breakType = 7;

/** The mutations of the calendar, of patients, allergies and tasks. */
export function drChronoWrites(
  backstage: Backstage,
  records: DrChronoRecords,
  memory: DrChronoMemory,
  lists: DrChronoLists,
): object {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => {
    const outcome = written(backstage, write);
    if (outcome.ok) return outcome.row;
    if (backstage.refuseWrites !== null)
      throw new GraphQLError(`403: ${outcome.message}`, { extensions: { code: 'FORBIDDEN' } });
    throw badRequest({ [outcome.field]: [outcome.message] });
  };
  const allowed = (): void => {
    done(() => ({ ok: true, row: null }));
  };
  const remember = (id: string, fields: Row): void => {
    memory.set(id, { ...memory.get(id), ...presentFields(fields) });
  };
  const notFound = (): GraphQLError => new GraphQLError('404: Not found.', { extensions: { code: 'NOT_FOUND' } });

  /** The key behind a number that was given, which has to lead somewhere. */
  const keyIn = (kind: Kind, input: Row, field: string): number | undefined => {
    const id = input[field];
    if (typeof id !== 'number') return undefined;
    const rows = {
      place: practice.places,
      provider: practice.providers,
      visitType: practice.visitTypes,
      client: practice.clients.filter(({ isDeleted }) => !isDeleted),
    }[kind];
    const found = rowOf<{ readonly key: number }>(rows, drChronoIds.key(kind, id));
    if (!found) throw badRequest({ [field]: [`Invalid pk "${String(id)}" - object does not exist.`] });
    return found.key;
  };
  const startIn = (input: Row): number | undefined =>
    typeof input['scheduled_time'] === 'string'
      ? instantOfTimestamp(input['scheduled_time'], 'scheduled_time')
      : undefined;
  const minutesIn = (input: Row): number | undefined => {
    const minutes = input['duration'];
    if (typeof minutes !== 'number') return undefined;
    if (minutes <= 0) throw badRequest({ duration: ['Ensure this value is greater than or equal to 1.'] });
    return minutes;
  };
  const isOff = ({ state }: AppointmentRecord): boolean => state === 'cancelled' || state === 'noShow';
  const checkOverlap = (
    input: Row,
    slot: { readonly start: number; readonly minutes: number; readonly providerKey: number },
    own: number | null,
  ): void => {
    if (input['allow_overlapping'] === true) return;
    const end = slot.start + slot.minutes * 60_000;
    const isTaken = practice.appointments.some(
      (row) =>
        row.key !== own &&
        row.providerKey === slot.providerKey &&
        isInCalendar(row) &&
        !isOff(row) &&
        row.start < end &&
        row.start + row.minutes * 60_000 > slot.start,
    );
    if (isTaken)
      throw new GraphQLError('409: Conflict', {
        extensions: { code: 'CONFLICT', fields: { scheduled_time: ['This appointment overlaps with another one.'] } },
      });
  };
  const rowAfter = (row: AppointmentRecord, input: Row): Row | null => {
    remember(
      `appointment ${String(row.key)}`,
      Object.fromEntries(kept.map((name) => [name, input[name] ?? undefined])),
    );
    return records.appointment(row);
  };

  const create_appointment = ({ input }: Input): Row | null => {
    allowed();
    const isBreak = input['appt_is_break'] === true;
    const clientKey = keyIn('client', input, 'patient');
    if (clientKey === undefined && !isBreak) throw badRequest({ patient: ['This field is required.'] });
    const typeKey = isBreak ? breakType : keyIn('visitType', input, 'profile');
    const minutes = minutesIn(input) ?? rowOf(practice.visitTypes, typeKey ?? null)?.minutes;
    if (minutes === undefined) throw badRequest({ duration: ['This field is required.'] });
    const [start, providerKey, placeKey] = [
      startIn(input) ?? 0,
      keyIn('provider', input, 'doctor') ?? 0,
      keyIn('place', input, 'office') ?? 0,
    ];
    const status = givenText(input, 'status') ?? '';
    const state = stateOfStatus(status);
    checkOverlap(input, { start, minutes, providerKey }, null);
    const reason = givenText(input, 'reason');
    const booking = { start, minutes, placeKey, providerKey, state, clientKey: isBreak ? null : clientKey };
    const row = done(() =>
      bookAppointment(practice, { ...booking, typeKey: typeKey ?? 1, reason: reason === '' ? null : reason }, now()),
    );
    if (typeKey === undefined) remember(`appointment ${String(row.key)}`, { profile: null });
    return rowAfter(row, input);
  };

  const update_appointment = ({ id, input }: Input & { readonly id: string }): Row | null => {
    allowed();
    const row = rowOf(practice.appointments, drChronoIds.key('appointment', id));
    if (!row || !isInCalendar(row)) throw notFound();
    const typeKey = keyIn('visitType', input, 'profile');
    const status = givenText(input, 'status');
    const reason = givenText(input, 'reason');
    const change = {
      start: startIn(input),
      minutes: minutesIn(input),
      providerKey: keyIn('provider', input, 'doctor'),
      placeKey: keyIn('place', input, 'office'),
      clientKey: keyIn('client', input, 'patient'),
      typeKey,
      state: typeof status === 'string' ? stateOfStatus(status) : undefined,
      reason: reason === '' ? null : reason,
    };
    const moves = change.start !== undefined || change.minutes !== undefined || change.providerKey !== undefined;
    const slot = {
      start: change.start ?? row.start,
      minutes: change.minutes ?? row.minutes,
      providerKey: change.providerKey ?? row.providerKey ?? 0,
    };
    if (moves) checkOverlap(input, slot, row.key);
    // Another patient comes without the animal that the practice knows of.
    const patientKey = change.clientKey === undefined ? undefined : null;
    const changed = done(() => changeAppointment(practice, row.key, { ...change, patientKey }, now()));
    if (typeKey !== undefined) remember(`appointment ${String(row.key)}`, { profile: typeKey });
    return rowAfter(changed, input);
  };

  const delete_appointment = ({ id }: { readonly id: string }): boolean => {
    allowed();
    const row = rowOf(practice.appointments, drChronoIds.key('appointment', id));
    if (!row || !isInCalendar(row)) throw notFound();
    done(() => changeAppointment(practice, row.key, { isDeleted: true }, now()));
    return true;
  };

  /** The numbers of a patient, each with what was given for it instead. */
  const phonesIn = (input: Row, before: ClientRecord): ClientRecord['phones'] =>
    phoneFields.flatMap(([label, field]) => {
      const value = givenText(input, field) ?? (input[field] === null ? '' : phoneOf(before, label));
      return value === '' ? [] : [{ label, value }];
    });
  const changePatient = (before: ClientRecord, input: Row): Row | null => {
    const given = givenText(input, 'first_name');
    const email = givenText(input, 'email');
    const status = givenText(input, 'patient_status');
    if (typeof status === 'string' && !['A', 'I', 'D'].includes(status))
      throw badRequest({ patient_status: [`"${status}" is not a valid choice.`] });
    const [office]: unknown[] = Array.isArray(input['offices']) ? input['offices'] : [];
    const change = {
      givenName: given === '' ? null : given,
      familyName: givenText(input, 'last_name') ?? undefined,
      emails: email === undefined ? undefined : email ? [email] : [],
      phones: phoneNames.some((name) => input[name] !== undefined) ? phonesIn(input, before) : undefined,
      street: givenText(input, 'address') ?? undefined,
      city: givenText(input, 'city') ?? undefined,
      isActive: typeof status === 'string' ? status === 'A' : undefined,
      placeKey: keyIn('place', { offices: office }, 'offices'),
    };
    keyIn('provider', input, 'doctor');
    const row = done(() => changeClient(practice, before.key, change, now()));
    const own = Object.entries(input).filter(([name]) => ![...clientFields, ...phoneNames].includes(name));
    remember(`client ${String(row.key)}`, {
      ...Object.fromEntries(own.map(([name, value]) => [name, value ?? undefined])),
      patient_status: status ?? undefined,
    });
    return records.patient(row);
  };

  const rows = { allergies: lists.allergies, tasks: lists.tasks };
  const add = (name: 'allergies' | 'tasks', row: Row): Row => {
    allowed();
    const id = 1 + Math.max(0, ...rows[name].map((each) => Number(each['id'])));
    const whole = { ...row, id };
    rows[name].push(whole);
    return whole;
  };

  return {
    create_appointment,
    update_appointment,
    delete_appointment,
    create_patient({ input }: Input) {
      allowed();
      keyIn('provider', input, 'doctor');
      const names = { givenName: givenText(input, 'first_name'), familyName: givenText(input, 'last_name') };
      return changePatient(
        done(() => registerClient(practice, names, now())),
        input,
      );
    },
    update_patient({ id, input }: Input & { readonly id: number }) {
      allowed();
      const before = rowOf(practice.clients, drChronoIds.key('client', id));
      if (!before || before.isDeleted) throw notFound();
      return changePatient(before, input);
    },
    create_allergy: ({ input }: Input) =>
      add('allergies', { reaction: '', status: 'active', notes: '', rxnorm: '', ...presentFields(input) }),
    create_task: ({ input }: Input) =>
      add('tasks', {
        priority: 20,
        notes: [],
        archived: false,
        created_at: timestamp(now()),
        ...presentFields(input),
      }),
    update_task({ id, input }: Input & { readonly id: number }) {
      allowed();
      const index = rows.tasks.findIndex((row) => row['id'] === id);
      const before = rows.tasks[index];
      if (!before) throw notFound();
      const row = { ...before, ...presentFields(input) };
      rows.tasks[index] = row;
      return row;
    },
  };
}
