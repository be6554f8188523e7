import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf, type VisitState } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import { changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { badRequest } from './filter.ts';
import { idName, objectNamed, objects } from './objects.ts';
import { liferayIds, visitWords } from './records.ts';

/** An input, or the arguments of a mutation, whose names depend on the object. */
type Input = Readonly<Record<string, unknown>>;

const longest = 280;
const picklists: Readonly<Record<string, readonly string[]>> = {
  visitStatus: Object.values(visitWords).map(([key]) => key),
  species: ['canine', 'feline', 'rabbit', 'avian'],
  sex: ['male', 'female'],
};
const tagNames: Readonly<Record<string, string>> = { vip: 'VIP', breeder: 'Breeder', paymentplan: 'Payment plan' };

/** The text of a field: undefined where it isn't given, and stays; null where it is emptied. */
function text(input: Input, field: string): string | null | undefined {
  const value = input[field];
  return value === undefined || typeof value === 'string' ? value : null;
}

function keyIn(input: Input, field: string): string | undefined {
  const value = input[field];
  return isRow(value) && typeof value['key'] === 'string' ? value['key'] : undefined;
}

function instantIn(input: Input, field: string): number {
  const instant = Date.parse(String(input[field]));
  if (Number.isNaN(instant)) throw badRequest('Unable to parse date that does not conform to ISO-8601');
  return instant;
}

/** What the product checks of an entry before it keeps it; an update has to say again whatever is required. */
function check(object: string, input: Input): void {
  const { fields, required = [], parents = {}, peers = {} } = objectNamed(object);
  if (typeof input['statusCode'] === 'number' && input['statusCode'] !== 0)
    throw badRequest('Draft status is not allowed');
  for (const field of required) {
    if ((input[field] ?? '') === '') throw badRequest(`No value was provided for required object field "${field}"`);
  }
  for (const [field, kind] of Object.entries(fields)) {
    const value = input[field];
    if (kind === 'text' && typeof value === 'string' && value.length > longest)
      throw badRequest(`Object entry value exceeds the maximum length of 280 characters for object field "${field}"`);
    const keys = picklists[field];
    if (kind === 'picklist' && keys && isRow(value) && !keys.includes(keyIn(input, field) ?? ''))
      throw badRequest(`Object field name "${field}" is not mapped to a valid list type entry`);
  }
  // A number is no entry, and nothing else can be given for a relationship.
  for (const relationship of [...Object.keys(parents), ...Object.keys(peers)]) {
    if ((input[relationship] ?? null) !== null) throw badRequest('Unable to create nested object entries');
  }
}

function stateOf(input: Input): VisitState {
  const states = Object.keys(visitWords) as VisitState[]; // Sound: the record has exactly these keys.
  return states.find((state) => visitWords[state][0] === keyIn(input, 'visitStatus')) ?? 'planned';
}

const nextKey = (rows: readonly { readonly key: number }[]): number => 1 + Math.max(...rows.map(({ key }) => key));
const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Mutations of the objects; show answers an entry by its number. */
export function liferayWrites(
  { practice, now, refuseWrites }: Backstage,
  show: (object: string, id: unknown) => Row | null,
): Row {
  function client(input: Input, key: number | null): number | null {
    const phones = [
      { label: 'Mobile', value: text(input, 'mobilePhone') },
      { label: 'Home', value: text(input, 'homePhone') },
      { label: 'Work', value: text(input, 'workPhone') },
    ] as const;
    const before = rowOf(practice.clients, key);
    const kept = phones.flatMap(({ label, value }) => {
      const stays = before?.phones.find((phone) => phone.label === label)?.value;
      const given = value === undefined ? stays : value;
      return given ? [{ label, value: given }] : [];
    });
    const [familyName, email, tags] = [text(input, 'lastName'), text(input, 'email'), input['clientTags']];
    const { isActive } = input;
    const change = {
      givenName: text(input, 'firstName'),
      familyName: familyName ?? undefined,
      phones: kept,
      emails: email === undefined ? undefined : email ? [email] : [],
      street: text(input, 'street') ?? undefined,
      city: text(input, 'city') ?? undefined,
      note: text(input, 'notes'),
      isActive: typeof isActive === 'boolean' ? isActive : undefined,
      tags: Array.isArray(tags)
        ? tags.filter(isRow).map((tag) => tagNames[String(tag['key'])] ?? String(tag['key']))
        : undefined,
    };
    const entered = before ? null : registerClient(practice, { familyName, givenName: change.givenName }, now());
    const outcome = changeClient(practice, entered?.ok ? entered.row.key : key, change, now());
    return outcome.ok ? outcome.row.key : null;
  }
  function animal(input: Input, key: number | null): number | null {
    const sex = keyIn(input, 'sex');
    const [birth, dead] = [input['birthDate'], input['isDeceased']];
    const change = {
      name: text(input, 'name') ?? undefined,
      species: capital(keyIn(input, 'species') ?? ''),
      breed: text(input, 'breed'),
      color: text(input, 'coat') ?? undefined,
      sex: sex === undefined ? undefined : sex === 'male' ? ('MALE' as const) : ('FEMALE' as const),
      birthDate: typeof birth === 'string' ? birth.slice(0, 10) : undefined,
      microchip: text(input, 'microchip'),
      isDeceased: typeof dead === 'boolean' ? dead : undefined,
    };
    if (key === null) {
      const made = { isActive: true, clientKey: null, createdAt: now(), updatedAt: now() };
      const plain = {
        name: '',
        breed: null,
        color: '',
        sex: 'UNKNOWN',
        birthDate: null,
        microchip: null,
        isDeceased: false,
      } as const;
      practice.patients.push({ ...plain, ...made, species: change.species, key: nextKey(practice.patients) });
    }
    const outcome = changePatient(practice, key ?? practice.patients.at(-1)?.key ?? null, change, now());
    return outcome.ok ? outcome.row.key : null;
  }
  function appointment(input: Input, key: number | null): number | null {
    const start = instantIn(input, 'startTime');
    const change = {
      start,
      minutes: Math.round((instantIn(input, 'endTime') - start) / 60_000),
      state: stateOf(input),
      reason: text(input, 'reason'),
      cancelReason: text(input, 'cancellationReason'),
    };
    if (key === null) {
      const links = { placeKey: 0, typeKey: 0, providerKey: null, patientKey: null, clientKey: null };
      const made = { isBlock: false, isDeleted: false, createdAt: now(), updatedAt: now() };
      const texts = { reason: null, cancelReason: null };
      const { minutes, state } = change;
      practice.appointments.push({
        ...links,
        ...made,
        ...texts,
        start,
        minutes,
        state,
        key: nextKey(practice.appointments),
      });
    }
    const outcome = changeAppointment(practice, key ?? practice.appointments.at(-1)?.key ?? null, change, now());
    return outcome.ok ? outcome.row.key : null;
  }
  const kinds = { Client: 'client', Animal: 'patient', Appointment: 'appointment' } as const;
  const writers: Readonly<Record<string, (input: Input, key: number | null) => number | null>> = {
    Client: client,
    Animal: animal,
    Appointment: appointment,
  };
  function remove(object: string, id: unknown): true | null {
    if (refuseWrites !== null) throw badRequest(refuseWrites);
    if (!show(object, id)) return null;
    if (object === 'Client') changeClient(practice, liferayIds.key('client', String(id)), { isDeleted: true }, now());
    else if (object === 'Appointment')
      changeAppointment(practice, liferayIds.key('appointment', String(id)), { isDeleted: true }, now());
    else if (object === 'Animal') {
      const key = liferayIds.key('patient', String(id));
      practice.patients.splice(
        practice.patients.findIndex((row) => row.key === key),
        1,
      );
    } else return null;
    return true;
  }
  function write(object: string, args: Input, isNew: boolean): Row | null {
    if (refuseWrites !== null) throw badRequest(refuseWrites);
    const [writer, id] = [writers[object], args[idName(object)]];
    // Who may not write is told so no more than who looks for what isn't there: the answer is null.
    if (!writer || (!isNew && !show(object, id))) return null;
    const kind = kinds[object as keyof typeof kinds]; // Sound: these objects have writers.
    const given = args[object];
    const input = isRow(given) ? given : {};
    check(object, input);
    const key = writer(input, isNew ? null : liferayIds.key(kind, String(id)));
    return key === null ? null : show(object, liferayIds.of(kind, key));
  }
  const mutations = objects.flatMap(({ name }) => [
    [`create${name}`, (args: Input) => write(name, args, true)] as const,
    [`update${name}`, (args: Input) => write(name, args, false)] as const,
    [`delete${name}`, (args: Input) => remove(name, args[idName(name)])] as const,
  ]);
  return Object.fromEntries(mutations);
}
