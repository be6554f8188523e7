import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type PatientRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import {
  type Written,
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
} from '../../dialects/practiceWrites.ts';
import { stateOfWord, written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { contactChange } from '../contactChange.ts';
import { timesOf } from '../tableDefinitions.ts';
import { instantOf } from './find.ts';
import { grapheneIds, grapheneRows, grapheneWords } from './records.ts';

type Mutation = Readonly<Record<'input', Row>>;

/** The mutations; what is wrong with an input is told by the payload, field by field. */
export function grapheneWrites(stage: Backstage, show: (name: string, row: Row) => Row): object {
  const { practice, now } = stage;
  const rows = grapheneRows(stage);
  const payload = <Record>(
    result: 'Appointment' | 'Person' | 'Pet',
    { clientMutationId = null }: Row,
    write: () => Written<Record>,
    shown: (row: Record) => Row,
  ): object => {
    const outcome = written(stage, write);
    const node = outcome.ok ? show(`${result}Node`, shown(outcome.row)) : null;
    const errors = outcome.ok
      ? []
      : [{ field: fieldNames[outcome.field] ?? outcome.field, messages: [outcome.message] }];
    return { [result.toLowerCase()]: node, ok: outcome.ok, errors, clientMutationId };
  };
  const { clients: client, patients: patient, places: place, providers: provider, visitTypes: visitType } = practice;
  const others = { client, patient, place, provider, visitType };
  function bookingOf(input: Row, before: AppointmentRecord | null) {
    const keys: Record<string, number | null | undefined> = {};
    for (const [field, kind] of foreignKeys) {
      const id = text(input, field);
      keys[field] = id === undefined ? undefined : grapheneIds.key(kind, id);
      if (id && !others[kind].some((row) => row.key === keys[field]))
        return { ok: false, field, message: 'Select a valid choice.' } as const;
    }
    const [start, end] = ['scheduledStart', 'scheduledEnd'].map((field) => text(input, field));
    const times = timesOf(before, start ? instantOf(start) : undefined, end ? instantOf(end) : undefined);
    const message = 'The end must be after the start.';
    if (times.minutes <= 0) return { ok: false, field: 'scheduledEnd', message } as const;
    const fields = {
      ...times,
      placeKey: keys['location'] ?? undefined,
      typeKey: keys['service'] ?? undefined,
      providerKey: keys['veterinarian'],
      patientKey: keys['pet'],
      clientKey: keys['owner'] ?? undefined,
      reason: textOrNull(input, 'notes'),
      cancelReason: textOrNull(input, 'cancellationReason'),
      state: stateOfWord(grapheneWords, text(input, 'status')),
    };
    return { ok: true, row: fields } as const;
  }
  const book = (input: Row, before: AppointmentRecord | null, more: { readonly state?: 'cancelled' } = {}): object => {
    const write = (): Written<AppointmentRecord> => {
      const booking = bookingOf(input, before);
      if (!booking.ok) return booking;
      if (before) return changeAppointment(practice, before.key, { ...booking.row, ...more }, now());
      const { placeKey = null, typeKey = null, ...fields } = booking.row;
      return bookAppointment(practice, { ...fields, placeKey, typeKey }, now());
    };
    return payload('Appointment', input, write, rows.appointment);
  };
  const booked = (input: Row): AppointmentRecord => {
    const found = rowOf(practice.appointments, grapheneIds.key('appointment', text(input, 'id')));
    if (found && !found.isDeleted) return found;
    throw new GraphQLError('Appointment matching query does not exist.');
  };
  const enterPerson = (input: Row, key: number | null): ReturnType<typeof changeClient> => {
    const before = rowOf(practice.clients, key);
    const [givenName, familyName] = [text(input, 'firstName'), text(input, 'lastName')];
    const made = before ? null : registerClient(practice, { givenName, familyName }, now());
    if (made && !made.ok) return made;
    const fields = {
      givenName: textOrNull(input, 'firstName'),
      familyName: familyName === null ? '' : familyName,
      ...contactChange(before, text(input, 'phone'), text(input, 'email')),
      street: text(input, 'addressLine1') ?? undefined,
      city: text(input, 'city') ?? undefined,
      note: textOrNull(input, 'notes'),
      isActive: typeof input['isActive'] === 'boolean' ? input['isActive'] : undefined,
    };
    return changeClient(practice, made?.row.key ?? key, fields, now());
  };
  return {
    createAppointment: ({ input }: Mutation) => book(input, null),
    updateAppointment: ({ input }: Mutation) => book(input, booked(input)),
    cancelAppointment: ({ input }: Mutation) => book(input, booked(input), { state: 'cancelled' }),
    createPerson: ({ input }: Mutation) => payload('Person', input, () => enterPerson(input, null), rows.person),
    updatePerson({ input }: Mutation) {
      const before = rowOf(practice.clients, grapheneIds.key('client', text(input, 'id')));
      if (!before || before.isDeleted) throw new GraphQLError('Person matching query does not exist.');
      return payload('Person', input, () => enterPerson(input, before.key), rows.person);
    },
    createPet({ input }: Mutation) {
      const write = (): Written<PatientRecord> => {
        const [name, species, breed] = ['name', 'species', 'breed'].map((field) => text(input, field));
        const clientKey = grapheneIds.key('client', text(input, 'ownerPerson'));
        const made = addPatient(practice, { name, species, breed, clientKey }, now());
        if (!made.ok) return made;
        const sex = (['MALE', 'FEMALE', 'UNKNOWN'] as const).find((word) => word === input['gender']);
        const more = { sex, birthDate: text(input, 'dateOfBirth'), microchip: textOrNull(input, 'microchipId') };
        return changePatient(practice, made.row.key, more, now());
      };
      return payload('Pet', input, write, rows.pet);
    },
  };
}

// prettier-ignore
const foreignKeys = [
  ['location', 'place'], ['service', 'visitType'], ['veterinarian', 'provider'], ['pet', 'patient'], ['owner', 'client'],
] as const;

/** Names of the practice's fields in errors; what is wrong with a whole form has a name of its own. */
const fieldNames: Readonly<Record<string, string>> = { base: '__all__', client: 'ownerPerson' };

function text(input: Row, field: string): string | null | undefined {
  const value = input[field];
  return typeof value === 'string' || value === null ? value : undefined;
}

/** The same where an empty text means that there is none. */
const textOrNull: typeof text = (input, field) => (input[field] === '' ? null : text(input, field));
