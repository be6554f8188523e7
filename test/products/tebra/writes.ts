import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import type { TebraMemory, TebraRecords } from './records.ts';
import { instantIn, isInCalendar, phonesWith, type ReasonRecord, stateOfStatus, tebraIds } from './values.ts';

interface Input {
  readonly input: Row;
}

const { key, of } = tebraIds;

// Columns that the practice has no place for.
const kept = ['appointmentMode', 'appointmentName', 'notes'];
const keptOfPeople = ['prefix', 'middleName', 'suffix', 'dob', 'gender'];

function refused(field: string, message: string): { readonly ok: false; field: string; message: string } {
  return { ok: false, field, message };
}

/** A text of an input that says something. */
function textIn(input: Row, field: string): string | undefined {
  const text = givenText(input, field)?.trim();
  return text === '' ? undefined : text;
}

/** Mutations: what isn't taken is said in errors beside the row that is missing. */
export function tebraWrites(
  backstage: Backstage,
  records: TebraRecords,
  memory: TebraMemory,
  reasons: readonly ReasonRecord[],
): object {
  const { practice, now } = backstage;

  const payload = <Record>(name: string, write: () => Written<Record>, show: (row: Record) => unknown): Row => {
    const outcome = written(backstage, write);
    if (outcome.ok) return { [name]: show(outcome.row), userErrors: [] };
    const field = outcome.field === 'base' ? null : outcome.field;
    return { [name]: null, userErrors: [{ field, message: outcome.message }] };
  };
  const remember = (rows: Map<string, Row>, id: string, input: Row, names: readonly string[]): void => {
    const given = presentFields(Object.fromEntries(names.map((name) => [name, input[name]])));
    rows.set(id, { ...rows.get(id), ...given });
  };
  const entry = (id: string | undefined): AppointmentRecord | null => {
    const row = rowOf(practice.appointments, key('appointment', id));
    return row && isInCalendar(row) ? row : null;
  };
  const person = (id: string | undefined): ClientRecord | null => {
    const client = rowOf(practice.clients, key('client', id));
    return client && !client.isDeleted ? client : null;
  };

  /** What ids of an input lead to; a message where one leads nowhere. */
  const targets = (input: Row) => {
    const [place, provider] = [textIn(input, 'serviceLocationId'), textIn(input, 'providerId')];
    const [patient, reasonId] = [textIn(input, 'patientId'), textIn(input, 'appointmentReasonId')];
    const member = rowOf(practice.providers, key('provider', provider));
    const reason = reasons.find(({ id }) => id === reasonId);
    const found = {
      placeKey: place === undefined ? undefined : rowOf(practice.places, key('place', place))?.key,
      providerKey: member?.key,
      clientKey: person(patient)?.key,
      reason,
    };
    const fault =
      place !== undefined && found.placeKey === undefined
        ? refused('serviceLocationId', 'Service Location was not found.')
        : provider !== undefined && !member?.isActive
          ? refused('providerId', 'Provider was not found.')
          : patient !== undefined && found.clientKey === undefined
            ? refused('patientId', 'Patient was not found.')
            : reasonId !== undefined && !reason
              ? refused('appointmentReasonId', 'Appointment Reason was not found.')
              : null;
    return { ...found, fault };
  };

  const book = (input: Row): Written<AppointmentRecord> => {
    if (textIn(input, 'practiceId') !== records.belonging.practiceId)
      return refused('practiceId', 'Practice was not found.');
    const { placeKey = null, providerKey = null, clientKey = null, reason, fault } = targets(input);
    if (fault) return fault;
    const isOther = input['appointmentType'] === 'O';
    if (!isOther && clientKey === null) return refused('patientId', 'Patient is required.');
    const [start, end] = [instantIn(input, 'startTime'), instantIn(input, 'endTime')];
    if (start === null || end === null || end <= start) return refused('endTime', 'End Time must be after Start Time.');
    const status = textIn(input, 'appointmentStatus') ?? 'Scheduled';
    const other = practice.visitTypes.find(({ isBlock }) => isBlock)?.key ?? 1;
    const outcome = bookAppointment(
      practice,
      {
        start,
        minutes: (end - start) / 60_000,
        placeKey,
        typeKey: isOther ? other : (reason?.typeKey ?? 1),
        providerKey,
        clientKey: isOther ? null : clientKey,
        reason: reason?.name ?? null,
        state: stateOfStatus[status],
      },
      now(),
    );
    if (!outcome.ok) return outcome;
    const id = of('appointment', outcome.row.key);
    remember(memory.appointments, id, { ...input, confirmationStatus: status }, [...kept, 'confirmationStatus']);
    return outcome;
  };

  const change = (input: Row): Written<AppointmentRecord> => {
    const before = entry(textIn(input, 'appointmentId'));
    if (!before) return refused('appointmentId', 'Appointment was not found.');
    const { fault, placeKey, providerKey, clientKey, reason } = targets(input);
    if (fault) return fault;
    const start = instantIn(input, 'startTime') ?? before.start;
    // Who moves the start alone moves the whole.
    const end = instantIn(input, 'endTime') ?? start + before.minutes * 60_000;
    if (end <= start) return refused('endTime', 'End Time must be after Start Time.');
    const status = textIn(input, 'appointmentStatus');
    const given = {
      start,
      minutes: (end - start) / 60_000,
      placeKey,
      providerKey: input['providerId'] === null ? null : providerKey,
      clientKey,
      typeKey: reason?.typeKey,
      reason: input['appointmentReasonId'] === null ? null : reason?.name,
      state: status === undefined ? undefined : stateOfStatus[status],
    };
    const outcome = changeAppointment(practice, before.key, given, now());
    if (!outcome.ok) return outcome;
    const own = { ...input, ...(status !== undefined && { confirmationStatus: status }) };
    remember(memory.appointments, of('appointment', before.key), own, [...kept, 'confirmationStatus']);
    return outcome;
  };

  /** What is written of a patient; the place and the contacts are the practice's, the rest is kept beside it. */
  const write = (before: ClientRecord, input: Row): Written<ClientRecord> => {
    const place = textIn(input, 'defaultServiceLocationId');
    const [email, note] = [givenText(input, 'emailAddress'), givenText(input, 'note')];
    const outcome = changeClient(
      practice,
      before.key,
      {
        givenName: textIn(input, 'firstName'),
        familyName: textIn(input, 'lastName'),
        phones: phonesWith(before.phones, input),
        emails: email === undefined ? undefined : [...(email ? [email] : []), ...before.emails.slice(1)],
        street: givenText(input, 'addressLine1') ?? undefined,
        city: givenText(input, 'city') ?? undefined,
        placeKey: key('place', place) ?? undefined,
        note,
      },
      now(),
    );
    if (outcome.ok) remember(memory.patients, of('client', before.key), input, keptOfPeople);
    return outcome;
  };
  const isNoPlace = (input: Row): boolean => {
    const place = textIn(input, 'defaultServiceLocationId');
    return place !== undefined && !rowOf(practice.places, key('place', place));
  };
  const noPlace = refused('defaultServiceLocationId', 'Service Location was not found.');

  return {
    createAppointment: ({ input }: Input) => payload('appointment', () => book(input), records.appointment),
    updateAppointment: ({ input }: Input) => payload('appointment', () => change(input), records.appointment),
    updateAppointmentStatus: ({ input }: Input) => payload('appointment', () => change(input), records.appointment),
    deleteAppointment: ({ input }: Input) =>
      payload(
        'deletedAppointmentId',
        () => {
          const row = entry(textIn(input, 'appointmentId'));
          if (!row) return refused('appointmentId', 'Appointment was not found.');
          return changeAppointment(practice, row.key, { isDeleted: true }, now());
        },
        (row) => of('appointment', row.key),
      ),
    createPatient: ({ input }: Input) =>
      payload(
        'patient',
        () => {
          if (textIn(input, 'practiceId') !== records.belonging.practiceId)
            return refused('practiceId', 'Practice was not found.');
          if (textIn(input, 'firstName') === undefined) return refused('firstName', 'First Name is required.');
          if (textIn(input, 'lastName') === undefined) return refused('lastName', 'Last Name is required.');
          if (isNoPlace(input)) return noPlace;
          const names = { givenName: textIn(input, 'firstName'), familyName: textIn(input, 'lastName') };
          const made = registerClient(practice, names, now());
          return made.ok ? write(made.row, input) : made;
        },
        records.patient,
      ),
    updatePatient: ({ input }: Input) =>
      payload(
        'patient',
        () => {
          const before = person(textIn(input, 'patientId'));
          if (!before) return refused('patientId', 'Patient was not found.');
          return isNoPlace(input) ? noPlace : write(before, input);
        },
        records.patient,
      ),
    deactivatePatient: ({ input }: Input) =>
      payload(
        'patient',
        () => {
          const before = person(textIn(input, 'patientId'));
          if (!before) return refused('patientId', 'Patient was not found.');
          return changeClient(practice, before.key, { isActive: false }, now());
        },
        records.patient,
      ),
  };
}
