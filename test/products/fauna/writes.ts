import { instantOf } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type Kind,
  type PatientRecord,
  rowOf,
} from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import {
  type Written,
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
} from '../../dialects/practiceWrites.ts';
import { stateOfWord, written } from '../../dialects/refusals.ts';
import { type Row, isRow } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import { timesOf } from '../tableDefinitions.ts';
import { collections } from './collections.ts';
import { faunaError } from './pages.ts';
import { type faunaDocuments, faunaIds, faunaWords, isBooked } from './records.ts';

interface Update {
  readonly id: string;
  readonly data: Row;
}

const writable = ['Client', 'Pet', 'Appointment'];

/** The mutations, with the rights of a front desk: it writes clients, pets and appointments, and nothing else. */
export function faunaWrites(
  stage: Backstage,
  documents: ReturnType<typeof faunaDocuments>,
): Readonly<Record<string, unknown>> {
  const { practice, now } = stage;
  function done<Any>(write: () => Written<Any>): Any {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw faunaError(outcome.message, 'validation failed');
  }
  /** The key of a document that exists. */
  function connected(kind: Kind, list: readonly { readonly key: number }[], id: unknown): number {
    const key = faunaIds.key(kind, String(id));
    if (key !== null && rowOf(list, key)) return key;
    throw faunaError(
      `Ref(Collection("${kindNames[kind]}"), "${String(id)}") refers to an undefined document`,
      'invalid ref',
    );
  }
  /** What a relation comes to: undefined where it stays, null where it is cut. */
  function related(
    data: Row,
    field: string,
    kind: Kind,
    list: readonly { readonly key: number }[],
    create: ((input: Row) => { readonly key: number }) | null = null,
  ): number | null | undefined {
    const relation = data[field];
    if (!isRow(relation)) return undefined;
    if (isRow(relation['create'])) {
      if (create) return create(relation['create']).key;
      throw denied();
    }
    if (typeof relation['connect'] === 'string') return connected(kind, list, relation['connect']);
    return relation['disconnect'] === true ? null : undefined;
  }
  const placeOf = (data: Row, field: string): number | null | undefined =>
    related(data, field, 'place', practice.places);
  function changeOfClient(data: Row): Partial<ClientRecord> {
    const { phones, address, tags, active } = data;
    const email = givenText(data, 'email');
    const place = placeOf(data, 'homeClinic');
    // What is embedded is merged, what is a list is replaced.
    const lines = isRow(address)
      ? presentFields({ street: givenText(address, 'street'), city: givenText(address, 'city') })
      : {};
    return presentFields({
      givenName: givenText(data, 'firstName'),
      familyName: givenText(data, 'lastName'),
      emails: email === undefined ? undefined : email === null ? [] : [email],
      phones: phones === undefined ? undefined : phonesOf(phones),
      ...lines,
      isActive: active === undefined ? undefined : active === true,
      tags: tags === undefined ? undefined : Array.isArray(tags) ? tags.map(String) : [],
      note: givenText(data, 'note'),
      placeKey: place ?? undefined,
    });
  }
  function changeOfPet(data: Row): Partial<PatientRecord> {
    const isDead = data['deceased'];
    return presentFields({
      name: givenText(data, 'name'),
      species: givenText(data, 'species'),
      breed: givenText(data, 'breed'),
      color: givenText(data, 'color'),
      sex: givenText(data, 'sex'),
      birthDate: givenText(data, 'birthDate'),
      microchip: givenText(data, 'microchip'),
      isDeceased: isDead === undefined ? undefined : isDead === true,
      isActive: isDead === undefined ? undefined : isDead !== true,
    });
  }
  function changeOfVisit(data: Row, before: AppointmentRecord | null): Partial<AppointmentRecord> {
    const [start, end] = [givenText(data, 'start'), givenText(data, 'end')];
    const times = timesOf(before, start ? instantOf(start) : undefined, end ? instantOf(end) : undefined);
    const status = givenText(data, 'status');
    return presentFields({
      ...((start || end) && times),
      state: status ? stateOfWord(faunaWords, status) : undefined,
      reason: givenText(data, 'reason'),
      cancelReason: givenText(data, 'cancelReason'),
      placeKey: placeOf(data, 'clinic') ?? undefined,
      typeKey: related(data, 'service', 'visitType', practice.visitTypes) ?? undefined,
      clientKey: related(data, 'client', 'client', practice.clients, createClient),
      patientKey: related(data, 'pet', 'patient', practice.patients, createPet),
      providerKey: related(data, 'vet', 'provider', practice.providers),
    });
  }
  function linkPets(owner: ClientRecord, data: Row): void {
    const { create, connect, disconnect } = isRow(data['pets']) ? data['pets'] : {};
    const own = (id: unknown, clientKey: number | null): void => {
      const key = connected('patient', practice.patients, id);
      done(() => changePatient(practice, key, { clientKey }, now()));
    };
    for (const input of rowsIn(create)) createPet({ ...input, owner: { connect: faunaIds.of('client', owner.key) } });
    for (const id of Array.isArray(connect) ? connect : []) own(id, owner.key);
    for (const id of Array.isArray(disconnect) ? disconnect : []) own(id, null);
  }
  function createClient(data: Row): ClientRecord {
    const made = done(() => registerClient(practice, { familyName: givenText(data, 'lastName') }, now()));
    const row = done(() => changeClient(practice, made.key, changeOfClient(data), now()));
    linkPets(row, data);
    return row;
  }
  function createPet(data: Row): PatientRecord {
    const owner = related(data, 'owner', 'client', practice.clients, createClient) ?? null;
    // An animal needs nobody here, so that it is entered with whoever comes first.
    const holder = owner ?? practice.clients.find(({ isDeleted }) => !isDeleted)?.key ?? null;
    const made = done(() => addPatient(practice, { clientKey: holder, name: givenText(data, 'name') }, now()));
    return done(() => changePatient(practice, made.key, { ...changeOfPet(data), clientKey: owner }, now()));
  }
  function createAppointment(data: Row): AppointmentRecord {
    const { start = null, minutes, placeKey = null, typeKey = null, ...rest } = changeOfVisit(data, null);
    const times = { start, ...(minutes !== undefined && { minutes }) };
    return done(() => bookAppointment(practice, { ...times, placeKey, typeKey, ...rest }, now()));
  }
  function found<Any extends { readonly key: number }>(kind: Kind, list: readonly Any[], id: string): Any {
    const row = rowOf(list, faunaIds.key(kind, id));
    if (row) return row;
    throw faunaError('Instance not found', 'instance not found');
  }
  const client = (id: string): ClientRecord =>
    found(
      'client',
      practice.clients.filter(({ isDeleted }) => !isDeleted),
      id,
    );
  const pet = (id: string): PatientRecord => found('patient', practice.patients, id);
  const visit = (id: string): AppointmentRecord => found('appointment', practice.appointments.filter(isBooked), id);
  function updateClient({ id, data }: Update): Row {
    refuseNull('Client', data);
    const { key } = client(id);
    const row = done(() => changeClient(practice, key, changeOfClient(data), now()));
    linkPets(row, data);
    return documents.client(row);
  }
  function updatePet({ id, data }: Update): Row {
    refuseNull('Pet', data);
    const { key } = pet(id);
    const owner = related(data, 'owner', 'client', practice.clients, createClient);
    const change = { ...changeOfPet(data), ...(owner !== undefined && { clientKey: owner }) };
    return documents.pet(done(() => changePatient(practice, key, change, now())));
  }
  function updateAppointment({ id, data }: Update): Row {
    refuseNull('Appointment', data);
    const before = visit(id);
    return documents.appointment(
      done(() => changeAppointment(practice, before.key, changeOfVisit(data, before), now())),
    );
  }
  const others = collections.filter(({ name, isEmbedded }) => !isEmbedded && !writable.includes(name));
  const refusals = others.flatMap(({ name }) =>
    ['create', 'update', 'partialUpdate', 'delete'].map((verb) => [
      `${verb}${name}`,
      (): never => {
        throw denied();
      },
    ]),
  );
  return {
    ...Object.fromEntries(refusals),
    createClient: ({ data }: Update) => documents.client(createClient(data)),
    createPet: ({ data }: Update) => documents.pet(createPet(data)),
    createAppointment: ({ data }: Update) => documents.appointment(createAppointment(data)),
    updateClient,
    updatePet,
    updateAppointment,
    partialUpdateClient: updateClient,
    partialUpdatePet: updatePet,
    partialUpdateAppointment: updateAppointment,
    deleteClient({ id }: Update) {
      const row = client(id);
      done(() => changeClient(practice, row.key, { isDeleted: true }, now()));
      return documents.client(row);
    },
    deletePet({ id }: Update) {
      const row = pet(id);
      done(() => changePatient(practice, row.key, {}, now()));
      practice.patients.splice(
        practice.patients.findIndex(({ key }) => key === row.key),
        1,
      );
      return documents.pet(row);
    },
    /** It answers what was there, for the last time. */
    deleteAppointment({ id }: Update) {
      const row = visit(id);
      done(() => changeAppointment(practice, row.key, { isDeleted: true }, now()));
      return documents.appointment(row);
    },
  };
}

const kindNames: Readonly<Record<Kind, string>> = {
  organization: 'Organization',
  place: 'Clinic',
  provider: 'StaffMember',
  visitType: 'Service',
  client: 'Client',
  patient: 'Pet',
  appointment: 'Appointment',
};

function denied(): Error {
  return faunaError('Insufficient privileges to perform the action.', 'permission denied');
}

/** A required field that is given in a partial update can't be null. */
function refuseNull(name: string, data: Row): void {
  const fields = collections.find((each) => each.name === name)?.fields ?? {};
  const field = Object.keys(fields).find((each) => fields[each]?.endsWith('!') && data[each] === null);
  if (field) throw faunaError(`Cannot set required field '${field}' to null.`, 'validation failed');
}

function phonesOf(phones: unknown): ClientRecord['phones'] {
  return rowsIn(phones).map(({ label, number }) => {
    const known = (['Mobile', 'Home', 'Work'] as const).find((each) => each === label);
    return { label: known ?? 'Mobile', value: typeof number === 'string' ? number : '' };
  });
}

function rowsIn(list: unknown): Row[] {
  return Array.isArray(list) ? list.filter(isRow) : [];
}
