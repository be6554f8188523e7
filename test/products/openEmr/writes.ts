import { GraphQLError } from 'graphql';
import { instantOfWall, wallText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import { type Row, textOf } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import type { OpenEmrMemory, OpenEmrRecords } from './records.ts';
import { apptStatuses, dateTimeText, dayIn, invalid, isEvent, openEmrIds, phoneOf, serverZone } from './values.ts';
import { phoneColumns } from './values.ts';

interface PatientArgs {
  readonly pid: string;
  readonly input: Row;
}

interface AppointmentArgs {
  readonly pid: string;
  readonly pc_eid: string;
  readonly input: Row;
}

const { of, key } = openEmrIds;
const code = 'BAD_USER_INPUT';
const kept =
  'title mname DOB sex state postal_code country_code phone_contact contact_relationship status race ethnicity';

/** A text between so many characters, as the validator of the table wants it. */
function checkLength(column: string, text: string | null | undefined, least: number, most: number): void {
  if (text === undefined) return;
  const { length } = text ?? '';
  if (length < least || length > most)
    throw invalid(column, `${column} must be between ${String(least)} and ${String(most)} characters long`);
}

/** Mutations of OpenEMR: a validator answers the column that is to blame. */
export function openEmrWrites(
  backstage: Backstage,
  records: OpenEmrRecords,
  memory: OpenEmrMemory,
  messages: Row[],
): object {
  const { practice, now, refuseWrites } = backstage;
  const allowed = (): void => {
    if (refuseWrites !== null) throw new GraphQLError(refuseWrites, { extensions: { code: 'FORBIDDEN' } });
  };
  const missing = (what: string): GraphQLError =>
    new GraphQLError(`${what} not found`, { extensions: { code: 'NOT_FOUND' } });
  const clientOf = (pid: string): ClientRecord => {
    const client = rowOf(practice.clients, key('client', pid));
    if (client?.isDeleted !== false) throw invalid('pid', 'pid must be for a valid patient');
    return client;
  };

  const checkPatient = (input: Row): void => {
    checkLength('fname', givenText(input, 'fname'), 1, 255);
    checkLength('lname', givenText(input, 'lname'), 2, 255);
    checkLength('sex', givenText(input, 'sex'), 3, 30);
    const day = givenText(input, 'DOB');
    if (day !== undefined) dayIn('DOB', day ?? '');
    const email = givenText(input, 'email') ?? '';
    if (email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
      throw invalid('email', `Email ${email} is not a valid email`);
  };
  const phonesIn = (input: Row, client: ClientRecord): readonly PhoneRecord[] =>
    phoneColumns
      .map(([column, label]) => ({ label, value: givenText(input, column) ?? phoneOf(client, label) }))
      .filter(({ value }) => value !== '');
  const storePatient = (client: ClientRecord, input: Row): Row | null => {
    const email = givenText(input, 'email');
    const note = givenText(input, 'billing_note');
    const change = {
      givenName: givenText(input, 'fname'),
      familyName: givenText(input, 'lname') ?? undefined,
      emails: email === undefined ? undefined : email === null || email === '' ? [] : [email],
      phones: phonesIn(input, client),
      street: givenText(input, 'street') ?? undefined,
      city: givenText(input, 'city') ?? undefined,
      note: note === '' ? null : note,
    };
    const row = rowOrError(backstage, () => changeClient(practice, client.key, change, now()), code);
    const own = kept.split(' ').map((column): [string, unknown] => [column, givenText(input, column)]);
    const id = `patient_data ${of('client', client.key)}`;
    memory.set(id, { ...memory.get(id), ...presentFields(Object.fromEntries(own)) });
    return records.patient(row);
  };

  /** The key behind a number that was given, which has to lead somewhere; undefined where none was. */
  const keyIn = (input: Row, column: string, kind: 'place' | 'provider' | 'visitType'): number | undefined => {
    const id = input[column];
    if (id === undefined || id === null) return undefined;
    const found = key(kind, textOf(id));
    const rows = { place: practice.places, provider: practice.providers, visitType: practice.visitTypes }[kind];
    if (!rows.some((row) => row.key === found)) throw invalid(column, `${column} must be for a valid row`);
    return found ?? undefined;
  };
  /** What an input says of an appointment; the day and the time of one that is there are those that aren't given. */
  const eventIn = (input: Row, before: AppointmentRecord | null) => {
    checkLength('pc_title', givenText(input, 'pc_title'), 2, 150);
    const [oldDay, oldTime] = before ? wallText(before.start, serverZone).split('T') : [];
    const day = dayIn('pc_eventDate', givenText(input, 'pc_eventDate') ?? oldDay ?? '');
    const time = givenText(input, 'pc_startTime');
    if (typeof time === 'string' && !/^([01]\d|2[0-3]):[0-5]\d$/.test(time))
      throw invalid('pc_startTime', 'pc_startTime must be exactly 5 characters long');
    const status = givenText(input, 'pc_apptstatus') ?? undefined;
    const state = apptStatuses.find(([option]) => option === status)?.[2];
    if (status !== undefined && state === undefined)
      throw invalid('pc_apptstatus', 'pc_apptstatus must be an option of the list apptstat');
    const seconds = input['pc_duration'];
    if (typeof seconds === 'number' && seconds < 0) throw invalid('pc_duration', 'pc_duration must be numeric');
    const comments = givenText(input, 'pc_hometext');
    return {
      start: instantOfWall(`${day}T${time ?? oldTime ?? ''}`, serverZone),
      minutes: typeof seconds === 'number' ? seconds / 60 : undefined,
      placeKey: keyIn(input, 'pc_facility', 'place'),
      typeKey: keyIn(input, 'pc_catid', 'visitType'),
      providerKey: keyIn(input, 'pc_aid', 'provider'),
      reason: comments === '' ? null : comments,
      // Reading in the exam room and waiting there are one code.
      state: before && status === records.statusOf(before) ? undefined : state,
    };
  };
  const remember = (row: AppointmentRecord, input: Row): void => {
    const { pc_title: title, pc_apptstatus: status } = input;
    const id = `events ${String(row.key)}`;
    memory.set(id, { ...memory.get(id), ...presentFields({ pc_title: title, pc_apptstatus: status }) });
  };
  const eventOf = (id: string): AppointmentRecord => {
    const row = rowOf(practice.appointments, key('appointment', id));
    if (!row || !isEvent(row)) throw missing('Appointment');
    return row;
  };

  return {
    createPatient({ input }: PatientArgs) {
      allowed();
      checkPatient(input);
      const names = { givenName: givenText(input, 'fname'), familyName: givenText(input, 'lname') };
      return storePatient(
        rowOrError(backstage, () => registerClient(practice, names, now()), code),
        input,
      );
    },
    updatePatient({ pid, input }: PatientArgs) {
      allowed();
      const client = clientOf(pid);
      checkPatient(input);
      return storePatient(client, input);
    },
    createAppointment({ pid, input }: AppointmentArgs) {
      allowed();
      const clientKey = clientOf(pid).key;
      const { placeKey = null, typeKey = null, ...rest } = eventIn(input, null);
      const booking = { ...rest, placeKey, typeKey, clientKey };
      const row = rowOrError(backstage, () => bookAppointment(practice, booking, now()), code);
      remember(row, input);
      return records.appointment(row);
    },
    updateAppointment({ pc_eid: id, input }: AppointmentArgs) {
      allowed();
      const before = eventOf(id);
      const change = eventIn(input, before);
      const row = rowOrError(backstage, () => changeAppointment(practice, before.key, change, now()), code);
      remember(row, input);
      return records.appointment(row);
    },
    deleteAppointment({ pc_eid: id }: AppointmentArgs) {
      allowed();
      const { key: eid } = eventOf(id);
      rowOrError(backstage, () => changeAppointment(practice, eid, { isDeleted: true }, now()), code);
      return { message: 'record deleted' };
    },
    createMessage({ pid, input }: PatientArgs) {
      allowed();
      const client = clientOf(pid);
      checkLength('body', givenText(input, 'body'), 2, 65_535);
      const row = {
        id: String(messages.length + 1),
        date: dateTimeText(now()),
        body: givenText(input, 'body'),
        pid: of('client', client.key),
        user: givenText(input, 'from') ?? 'admin',
        title: givenText(input, 'title') ?? 'Unassigned',
        assigned_to: givenText(input, 'to') ?? 'admin',
        message_status: givenText(input, 'message_status') ?? 'New',
        groupname: givenText(input, 'groupname') ?? 'Default',
        deleted: 0,
      };
      messages.push(row);
      return row;
    },
  };
}
