import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, type PatientRecord, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import {
  type Written,
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
} from '../../dialects/practiceWrites.ts';
import { written as outcomeOf } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import { breedTitles, colors, kinds, wordAt } from './lists.ts';
import { phoneColumns } from './records.ts';
import { instantIn, minutesIn, stateOf, vetIds } from './values.ts';

interface NewArgs {
  readonly input: Row;
}

interface EditArgs extends NewArgs {
  readonly id: string;
}

type Show = (table: string, id: unknown) => Row | null;
type Payload = Readonly<Record<string, unknown>>;

const created = 'Record(s) Created';
const updated = 'Record Updated';
const deleted = 'Record Deleted';
// Columns of the practice itself; all others are kept beside it.
const ownColumns = new Set(
  `first_name last_name email cell_phone home_phone work_phone note address owner_id alias type_id breed_id sex birthday
  color_id chip_number admission_date description admission_length client_id patient_id user_id clinic_id status`.split(
    /\s+/,
  ),
);

const kept: Readonly<Record<string, readonly string[]>> = { clients: ['type_id'], pets: ['sex', 'status'] };

/** The number of a referenced row: undefined where none is given, null where the column is emptied. */
function keyIn(input: Row, column: string, kind: 'client' | 'patient' | 'provider' | 'place' | 'visitType') {
  const value = givenText(input, column);
  return value === undefined ? undefined : vetIds.key(kind, value);
}

/** The mutations: each answers whether it was done, what the server says, and the row. */
export function vetWrites(backstage: Backstage, written: Map<string, Row>, show: Show): object {
  const { practice, now } = backstage;

  /** Columns that the practice has no place for, or not enough of it. */
  const keep = (table: string, id: string, input: Row): void => {
    const rest = Object.entries(presentFields(input)).filter(([column]) => {
      return !ownColumns.has(column) || (kept[table] ?? []).includes(column);
    });
    const place = `${table} ${id}`;
    if (rest.length > 0) written.set(place, { ...written.get(place), ...Object.fromEntries(rest) });
  };
  const payload = <Record extends { readonly key: number }>(
    [name, table, kind]: readonly [name: string, table: string, kind: 'client' | 'patient' | 'appointment'],
    message: string,
    input: Row,
    write: () => Written<Record>,
  ): Payload => {
    const outcome = outcomeOf(backstage, write);
    if (!outcome.ok) return { success: false, message: outcome.message, [name]: null };
    const id = vetIds.of(kind, outcome.row.key);
    keep(table, id, input);
    return { success: true, message, [name]: show(table, id) };
  };
  const clients = ['client', 'clients', 'client'] as const;
  const pets = ['pet', 'pets', 'patient'] as const;
  const admissions = ['admission', 'admissions', 'appointment'] as const;

  const phonesIn = (before: readonly PhoneRecord[], input: Row): PhoneRecord[] =>
    (['Mobile', 'Home', 'Work'] as const).flatMap((label) => {
      const given = givenText(input, phoneColumns[label]);
      const value = given === undefined ? before.find((phone) => phone.label === label)?.value : given;
      return value ? { label, value } : [];
    });
  const clientChange = (before: ClientRecord | null, input: Row): Partial<ClientRecord> => {
    const { first_name: first, last_name: last, status } = input;
    const email = givenText(input, 'email');
    const change = {
      givenName: first === undefined ? undefined : givenText(input, 'first_name') || null,
      familyName: last === undefined ? undefined : (givenText(input, 'last_name') ?? ''),
      phones: phonesIn(before?.phones ?? [], input),
      emails: email === undefined ? undefined : email ? [email] : [],
      note: input['note'] === undefined ? undefined : givenText(input, 'note') || null,
      street: givenText(input, 'address') ?? undefined,
      ...(typeof status === 'string' && { isActive: status === 'ACTIVE', isDeleted: status === 'DELETED' }),
    };
    return presentFields(change);
  };
  const petChange = (input: Row): Partial<PatientRecord> => {
    const { status, sex } = input;
    const word = (column: string, words: readonly string[], first: number): string | null | undefined =>
      input[column] === undefined ? undefined : wordAt(words, first, input[column]);
    const isMale = sex === 'male' || sex === 'castrated';
    const isFemale = sex === 'female' || sex === 'sterilized';
    return presentFields({
      name: givenText(input, 'alias') ?? undefined,
      clientKey: keyIn(input, 'owner_id', 'client'),
      species: word('type_id', kinds, 1) ?? undefined,
      breed: word('breed_id', breedTitles, 330),
      color: word('color_id', colors, 71) ?? undefined,
      sex: sex === undefined ? undefined : isMale ? 'MALE' : isFemale ? 'FEMALE' : 'UNKNOWN',
      birthDate: givenText(input, 'birthday'),
      microchip: input['chip_number'] === undefined ? undefined : givenText(input, 'chip_number') || null,
      ...(typeof status === 'string' && { isActive: status === 'alive', isDeceased: status === 'dead' }),
    });
  };
  const knownClient = (key: number | null | undefined): boolean => {
    const client = rowOf(practice.clients, key ?? null);
    return client !== null && !client.isDeleted;
  };
  const refused = (field: string, message: string) => ({ ok: false, field, message }) as const;

  return {
    create_client: ({ input }: NewArgs) =>
      payload(clients, created, input, () => {
        const names = { givenName: givenText(input, 'first_name'), familyName: givenText(input, 'last_name') };
        if (!names.familyName?.trim()) return refused('last_name', 'Last name cannot be blank.');
        const outcome = registerClient(practice, names, now());
        return outcome.ok ? changeClient(practice, outcome.row.key, clientChange(outcome.row, input), now()) : outcome;
      }),
    update_client: ({ id, input }: EditArgs) =>
      payload(clients, updated, input, () => {
        const before = rowOf(practice.clients, vetIds.key('client', id));
        if (!before) return refused('id', "RESOURCE 'client' NOT FOUND");
        return changeClient(practice, before.key, clientChange(before, input), now());
      }),
    delete_client: ({ id }: EditArgs) =>
      payload(clients, deleted, {}, () =>
        changeClient(practice, vetIds.key('client', id), { isDeleted: true, isActive: false }, now()),
      ),
    create_pet: ({ input }: NewArgs) =>
      payload(pets, created, input, () => {
        const clientKey = keyIn(input, 'owner_id', 'client') ?? null;
        if (!knownClient(clientKey)) return refused('owner_id', 'Owner not found');
        const outcome = addPatient(practice, { clientKey, name: givenText(input, 'alias') }, now());
        return outcome.ok ? changePatient(practice, outcome.row.key, petChange(input), now()) : outcome;
      }),
    update_pet: ({ id, input }: EditArgs) =>
      payload(pets, updated, input, () => changePatient(practice, vetIds.key('patient', id), petChange(input), now())),
    delete_pet: ({ id }: EditArgs) =>
      payload(pets, deleted, { status: 'deleted' }, () =>
        changePatient(practice, vetIds.key('patient', id), { isActive: false }, now()),
      ),
    create_admission: ({ input }: NewArgs) =>
      payload(admissions, created, { reception_write_channel: 'website', ...input }, () => {
        const placeKey = keyIn(input, 'clinic_id', 'place') ?? null;
        const clientKey = keyIn(input, 'client_id', 'client') ?? null;
        const patientKey = keyIn(input, 'patient_id', 'patient') ?? null;
        if (!rowOf(practice.places, placeKey)) return refused('clinic_id', 'Clinic not found');
        if (!knownClient(clientKey)) return refused('client_id', 'Client not found');
        if (givenText(input, 'patient_id') && !rowOf(practice.patients, patientKey))
          return refused('patient_id', 'Pet not found');
        return bookAppointment(
          practice,
          {
            start: instantIn(input['admission_date'], placeKey),
            minutes: minutesIn(input['admission_length']),
            placeKey,
            typeKey: input['type_id'] === undefined ? 1 : (keyIn(input, 'type_id', 'visitType') ?? null),
            providerKey: keyIn(input, 'user_id', 'provider') ?? null,
            patientKey,
            clientKey,
            reason: givenText(input, 'description') || null,
          },
          now(),
        );
      }),
    update_admission: ({ id, input }: EditArgs) =>
      payload(admissions, updated, input, () => {
        const before = rowOf(practice.appointments, vetIds.key('appointment', id));
        if (!before || before.isBlock) return refused('id', "RESOURCE 'admission' NOT FOUND");
        const placeKey = keyIn(input, 'clinic_id', 'place') ?? before.placeKey;
        const state = stateOf(input['status']);
        return changeAppointment(
          practice,
          before.key,
          {
            start: input['admission_date'] === undefined ? undefined : instantIn(input['admission_date'], placeKey),
            minutes: minutesIn(input['admission_length']),
            placeKey,
            typeKey: keyIn(input, 'type_id', 'visitType') ?? undefined,
            providerKey: keyIn(input, 'user_id', 'provider'),
            patientKey: keyIn(input, 'patient_id', 'patient'),
            clientKey: keyIn(input, 'client_id', 'client') ?? undefined,
            reason: input['description'] === undefined ? undefined : givenText(input, 'description') || null,
            state,
            isDeleted: state === undefined ? undefined : false,
          },
          now(),
        );
      }),
    delete_admission: ({ id }: EditArgs) =>
      payload(admissions, deleted, {}, () => {
        const before = rowOf(practice.appointments, vetIds.key('appointment', id));
        if (!before || before.isBlock) return refused('id', "RESOURCE 'admission' NOT FOUND");
        return changeAppointment(practice, before.key, { state: 'cancelled' }, now());
      }),
  };
}
