import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { stateOfWord, written } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import { type Row, capital } from '../generatedRows.ts';
import { timesOf } from '../tableDefinitions.ts';
import { emailOf, redwoodIds, redwoodRows, redwoodWords } from './records.ts';
import { redwoodError, somethingWrong } from './refusal.ts';

type Input = Readonly<Record<string, string | null | undefined>>;
type Create = Readonly<Record<'input', Input>>;
type Update = Create & Readonly<Record<'id', string>>;

/** What one does to patients and appointments; a rule of the database that is broken is not told. */
export function redwoodWrites(stage: Backstage): object {
  const { practice, now } = stage;
  const { present, booked, patient, appointment } = redwoodRows(stage);
  function done<Record>(write: () => Written<Record>): Record {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw outcome.field === 'base' ? redwoodError(outcome.message, 'BAD_USER_INPUT') : somethingWrong();
  }
  /** The row that an id is of: undefined where none is said, and an error where there is no such row. */
  function linked<Record extends { readonly key: number }>(
    rows: readonly Record[],
    kind: 'client' | 'place' | 'provider' | 'appointment',
    id: string | null | undefined,
  ): Record | undefined {
    if (id === undefined || id === null) return undefined;
    const row = rowOf(rows, redwoodIds.key(kind, id));
    if (!row) throw somethingWrong();
    return row;
  }
  function book(input: Input, before: AppointmentRecord | null): Written<AppointmentRecord> {
    const owner = linked(present(), 'client', input['patientId']);
    const place = linked(practice.places, 'place', input['clinicId']);
    const clinician = linked(practice.providers, 'provider', input['clinicianId']);
    const names = practice.visitTypes.filter(({ isBlock }) => !isBlock);
    const type = names.find(
      ({ name }) =>
        name ===
        included(
          'type',
          input['type'],
          names.map((each) => each.name),
        ),
    );
    const start = instantIn(input, 'startDate');
    const length = (type ?? rowOf(practice.visitTypes, before?.typeKey ?? 1))?.minutes ?? 30;
    // Without an end, a new appointment is as long as its type.
    const end = instantIn(input, 'endDate') ?? (before || start === undefined ? undefined : start + length * 60_000);
    const fields = {
      ...timesOf(before, start, end),
      typeKey: type?.key ?? before?.typeKey ?? 1,
      placeKey: place?.key ?? before?.placeKey ?? 1,
      providerKey: input['clinicianId'] === undefined ? before?.providerKey : (clinician?.key ?? null),
      clientKey: owner?.key ?? before?.clientKey ?? null,
      patientKey: owner && owner.key !== before?.clientKey ? null : before?.patientKey,
      reason: input['notes'],
      state: stateOfWord(redwoodWords, included('status', input['status'], Object.values(redwoodWords))),
    };
    return before ? changeAppointment(practice, before.key, fields, now()) : bookAppointment(practice, fields, now());
  }
  function enter(input: Input, before: ClientRecord | null): Written<ClientRecord> {
    const { firstName: givenName, lastName: familyName, email, phone, address, city, clinicId } = input;
    const isTaken = present().some((row) => row.key !== before?.key && emailOf(row) === email);
    if (isTaken) throw somethingWrong();
    linked(practice.providers, 'provider', input['clinicianId']);
    const place = linked(practice.places, 'place', clinicId);
    const made = before ? null : registerClient(practice, { givenName, familyName }, now());
    if (made && !made.ok) return made;
    const fields = {
      givenName: givenName === '' ? null : givenName,
      familyName: familyName ?? undefined,
      ...contactChange(before, phone, email),
      street: address ?? undefined,
      city: city ?? undefined,
      placeKey: place?.key,
      note: input['medicalHistory'],
    };
    return changeClient(practice, before?.key ?? made?.row.key ?? null, fields, now());
  }
  const found = (id: string): AppointmentRecord | null => linked(booked(), 'appointment', id) ?? null;
  const known = (id: string): ClientRecord | null => linked(present(), 'client', id) ?? null;
  return {
    createAppointment: ({ input }: Create): Row => appointment(done(() => book(input, null))),
    updateAppointment: ({ id, input }: Update): Row => appointment(done(() => book(input, found(id)))),
    deleteAppointment: ({ id }: Update): Row =>
      appointment(done(() => changeAppointment(practice, found(id)?.key ?? null, { isDeleted: true }, now()))),
    createPatient: ({ input }: Create): Row => patient(done(() => enter(input, null))),
    updatePatient: ({ id, input }: Update): Row => patient(done(() => enter(input, known(id)))),
    deletePatient: ({ id }: Update): Row =>
      patient(done(() => changeClient(practice, known(id)?.key ?? null, { isDeleted: true }, now()))),
  };
}

/** The same text, if it is one of a list: the framework's check for this says that any other is reserved. */
function included(field: string, text: string | null | undefined, list: readonly string[]): string | null | undefined {
  if (text === null || text === undefined || list.includes(text)) return text;
  const message = `${capital(field)} is reserved`;
  throw redwoodError(message, 'BAD_USER_INPUT', { [field]: [message] });
}

/** The instant of a DateTime, which needs a date, a time to the second, and an offset. */
function instantIn(input: Input, field: string): number | undefined {
  const text = input[field];
  if (text === null || text === undefined) return undefined;
  const isDateTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/.test(text);
  if (isDateTime && !Number.isNaN(Date.parse(text))) return Date.parse(text);
  throw redwoodError(`DateTime cannot represent an invalid date-time-string ${text}.`, 'BAD_USER_INPUT');
}
