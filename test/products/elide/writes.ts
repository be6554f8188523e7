import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import {
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
  type Written,
} from '../../dialects/practiceWrites.ts';
import { stateOfWord, written } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { timesOf } from '../tableDefinitions.ts';
import { elideIds, elideWords, speciesNames } from './records.ts';
import { instantOfText } from './rsql.ts';
import { aliasOf, type ElideEntity, entities } from './schema.ts';

/** The column and the id of the row that what is written belongs to. */
export type Parent = Readonly<Record<string, string>>;

type Fail = (message: string) => GraphQLError;
/** Ids of what an input leads to, by column: undefined stays as it is. */
type References = Readonly<Record<string, string | null | undefined>>;

/** Writes an input and all within it, and answers the row as it then is. */
export function elideWrites(stage: Backstage, rowsOf: (entity: string) => readonly Row[]) {
  const { practice, now } = stage;

  const saves: Readonly<Record<string, (key: number | null, input: Row, references: References) => number>> = {
    Owner(key, input) {
      const before = rowOf(practice.clients, key);
      const [telephone, email] = [givenText(input, 'telephone'), givenText(input, 'email')];
      const [givenName, familyName] = [givenText(input, 'firstName'), givenText(input, 'lastName')];
      need('lastName', before ? (familyName ?? before.familyName) : familyName);
      const owner =
        before?.key ??
        done(() => registerClient(practice, { givenName, familyName, emails: [], phones: [] }, now())).key;
      const change = {
        givenName,
        familyName: familyName ?? undefined,
        street: givenText(input, 'address') ?? undefined,
        city: givenText(input, 'city') ?? undefined,
        ...contactChange(rowOf(practice.clients, owner), telephone, email),
      };
      return done(() => changeClient(practice, owner, change, now())).key;
    },
    Pet(key, input, { ownerId, speciesId }) {
      const before = rowOf(practice.patients, key);
      const name = givenText(input, 'name');
      need('name', before ? (name ?? before.name) : name);
      const clientKey = ownerId === undefined ? (before?.clientKey ?? null) : elideIds.key('client', ownerId);
      if (!before) need('owner', clientKey);
      const species = speciesId === undefined || speciesId === null ? undefined : speciesNames[Number(speciesId) - 1];
      const day = givenText(input, 'birthDate');
      const birthDate = typeof day === 'string' ? new Date(instantOfText(day)).toISOString().slice(0, 10) : day;
      const pet = before?.key ?? done(() => addPatient(practice, { clientKey, name, species }, now())).key;
      return done(() => changePatient(practice, pet, { name: name ?? undefined, species, clientKey, birthDate }, now()))
        .key;
    },
    Visit(key, input, references) {
      const before = rowOf(practice.appointments, key);
      const [from, to] = [givenText(input, 'startTime'), givenText(input, 'endTime')];
      const keyOf = (kind: 'client' | 'patient' | 'place' | 'provider' | 'visitType', column: string) =>
        references[column] === undefined ? undefined : elideIds.key(kind, references[column]);
      const placeKey = keyOf('place', 'clinicId');
      const typeKey = keyOf('visitType', 'visitTypeId');
      const patientKey = keyOf('patient', 'petId');
      const clientKey = keyOf('client', 'ownerId');
      const providerKey = keyOf('provider', 'vetId');
      if (!before) {
        const needed = { startTime: from, endTime: to, clinic: placeKey, visitType: typeKey, owner: clientKey };
        for (const [property, value] of Object.entries(needed)) need(property, value);
      }
      const { start, minutes } = timesOf(before, instantIn(from), instantIn(to));
      const reason = givenText(input, 'description');
      const state = stateOfWord(elideWords, givenText(input, 'status'));
      const times = { start, minutes, reason, providerKey };
      if (!before) {
        const keys = { placeKey: placeKey ?? null, typeKey: typeKey ?? null, patientKey, clientKey };
        return done(() => bookAppointment(practice, { ...times, ...keys, state }, now())).key;
      }
      const cancelReason = givenText(input, 'cancelReason');
      const keys = { placeKey: placeKey ?? undefined, typeKey: typeKey ?? undefined, patientKey, clientKey };
      return done(() => changeAppointment(practice, before.key, { ...times, ...keys, state, cancelReason }, now())).key;
    },
  };
  const kinds = { Owner: 'client', Pet: 'patient', Visit: 'appointment' } as const;

  function done<Record>(save: () => Written<Record>): Record {
    const outcome = written(stage, save);
    if (outcome.ok) return outcome.row;
    throw new GraphQLError(outcome.message);
  }

  return function write(entity: ElideEntity, input: Row, op: string, parent: Parent, fail: Fail): Row {
    const id = givenText(input, 'id') ?? null;
    if (id === null && op === 'UPDATE') throw fail('UPDATE data objects must include ids');
    const find = (wanted: string): Row | undefined => rowsOf(entity.name).find((row) => row['id'] === wanted);
    const before = id === null ? undefined : find(id);
    if (!before && op === 'UPDATE') throw fail(`Unknown identifier ${id ?? ''} for ${aliasOf(entity)}`);
    const isReference = before !== undefined && Object.keys(input).every((field) => field === 'id');
    if (isReference && Object.keys(parent).length === 0) return before;
    const save = saves[entity.name];
    if (!save) throw fail(before ? 'UpdatePermission Denied' : 'CreatePermission Denied');
    const target = (name: string): ElideEntity => {
      const found = entities.find((each) => each.name === name);
      if (!found) throw new Error(`No entity ${name}`);
      return found;
    };
    const references: Record<string, string | null | undefined> = {};
    for (const [field, [name, column]] of Object.entries(entity.one ?? {})) {
      const value = input[field];
      if (value === null) references[column] = null;
      if (isRow(value)) references[column] = String(write(target(name), value, op, {}, fail)['id']);
    }
    const kind = entity.name === 'Owner' || entity.name === 'Pet' ? kinds[entity.name] : kinds.Visit;
    const key = save(before ? elideIds.key(kind, id) : null, input, { ...references, ...parent });
    const rowId = elideIds.of(kind, key);
    for (const [field, [name, column]] of Object.entries(entity.many ?? {})) {
      const value: unknown = input[field];
      const children: readonly unknown[] = Array.isArray(value) ? value : [];
      for (const child of children.filter(isRow)) write(target(name), child, op, { [column]: rowId }, fail);
    }
    return find(rowId) ?? {};
  };
}

function instantIn(text: string | null | undefined): number | undefined {
  return typeof text === 'string' ? instantOfText(text) : undefined;
}

/** What the bean must have. */
function need(property: string, value: unknown): void {
  if (value !== null && value !== undefined && value !== '') return;
  throw new GraphQLError('must not be null', {
    extensions: { code: 'NotNull', type: 'ConstraintViolation', property },
  });
}
