import { contactChange } from '../contactChange.ts';
import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type Kind, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import {
  type Written,
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
} from '../../dialects/practiceWrites.ts';
import { rowOrError, stateOfWord } from '../../dialects/refusals.ts';
import { type Row, isRow } from '../generatedRows.ts';
import { edgedbObjects, edgedbWords, keyOf, visitTypeKey } from './records.ts';
import { selectRows } from './select.ts';

/** What can be done to the objects of one type. */
export interface Writes {
  readonly insert: (data: Row) => Row;
  readonly update: (before: Row, data: Row) => Row;
  readonly remove: (before: Row) => void;
}

type Text = string | null;

/** An error of an access policy of a type. */
export function violation(way: string, type: string): GraphQLError {
  return new GraphQLError(`access policy violation on ${way} of default::${type}`);
}

/** Writes to owners, pets and visits; all other types are written by administrators only. */
export function edgedbWrites(stage: Backstage): Readonly<Record<string, Writes>> {
  const { practice, now } = stage;
  const { objectsOf, owner, pet, visit } = edgedbObjects(stage);
  const done = <Record>(write: () => Written<Record>, object: (row: Record) => Row): Row =>
    object(rowOrError(stage, write, 'AccessPolicyError'));
  /** The object that a nested input selects or inserts; undefined where it says nothing. */
  const target = (input: unknown, type: string): Row | null | undefined => {
    if (!isRow(input)) return input === null ? null : undefined;
    const { data, ...args } = input;
    if (isRow(data)) {
      const insert = writes[type]?.insert;
      if (!insert) throw violation('insert', type);
      return insert(data);
    }
    const found = selectRows(objectsOf[type]?.() ?? [], args, stage.cap);
    if (found.length > 1) throw new GraphQLError('possibly more than one element returned by an expression for a link');
    return found[0] ?? null;
  };
  /** The same for an update, where a link is set or cleared. */
  const retarget = (data: Row, link: string, type: string): Row | null | undefined => {
    const operation = data[link];
    if (!isRow(operation)) return undefined;
    return operation['clear'] === true ? null : target(operation['set'], type);
  };
  const keyAt = (kind: Kind, object: Row | null | undefined): number | null | undefined =>
    object === undefined ? undefined : keyOf(kind, object);
  const required = (key: number | null | undefined, type: string, link: string): number => {
    if (key !== null && key !== undefined) return key;
    throw new GraphQLError(`missing value for required link '${link}' of object type 'default::${type}'`);
  };
  const visitChange = (
    id: number | null,
    change: { readonly [Field in keyof AppointmentRecord]?: AppointmentRecord[Field] | undefined },
  ): Row => done(() => changeAppointment(practice, id, change, now()), visit);
  const writes: Record<string, Writes> = {
    Owner: {
      insert(data) {
        const text = (property: string): Text => textOf(data[property]);
        const details = {
          givenName: text('first_name'),
          familyName: text('last_name'),
          emails: [text('email')],
          phones: [text('telephone')],
        };
        return done(() => {
          const made = registerClient(practice, details, now());
          if (!made.ok) return made;
          const more = { street: text('address') ?? '', city: text('city') ?? '', note: text('notes') };
          return changeClient(practice, made.row.key, { ...more, isActive: data['is_active'] !== false }, now());
        }, owner);
      },
      update(before, data) {
        const record = rowOf(practice.clients, keyOf('client', before));
        const text = (property: string): Text | undefined => changed(before, data, property);
        const [email, phone] = [text('email'), text('telephone')];
        const isActive = isRow(data['is_active']) ? data['is_active']['set'] : undefined;
        const removed = text('delete_ts');
        const change = {
          givenName: text('first_name'),
          familyName: text('last_name') ?? undefined,
          ...contactChange(record, phone, email),
          street: text('address') ?? undefined,
          city: text('city') ?? undefined,
          note: text('notes'),
          isActive: typeof isActive === 'boolean' ? isActive : undefined,
          isDeleted: removed === undefined ? undefined : removed !== null,
        };
        return done(() => changeClient(practice, record?.key ?? null, change, now()), owner);
      },
      remove(before) {
        done(() => changeClient(practice, keyOf('client', before), { isDeleted: true }, now()), owner);
      },
    },
    Pet: {
      insert(data) {
        const clientKey = required(keyAt('client', target(data['owner'], 'Owner')), 'Pet', 'owner');
        const type = target(data['type'], 'PetType');
        const input = {
          clientKey,
          name: textOf(data['name']),
          species: textOf(type?.['name']),
          breed: textOf(data['breed']),
        };
        return done(() => {
          const made = addPatient(practice, input, now());
          if (!made.ok) return made;
          const more = { birthDate: textOf(data['birth_date']), microchip: textOf(data['identification_number']) };
          return changePatient(practice, made.row.key, more, now());
        }, pet);
      },
      update(before, data) {
        const text = (property: string): Text | undefined => changed(before, data, property);
        const change = {
          name: text('name') ?? undefined,
          breed: text('breed'),
          birthDate: text('birth_date'),
          microchip: text('identification_number'),
          species: textOf(retarget(data, 'type', 'PetType')?.['name']) ?? undefined,
          clientKey: keyAt('client', retarget(data, 'owner', 'Owner')),
        };
        return done(() => changePatient(practice, keyOf('patient', before), change, now()), pet);
      },
      remove() {
        throw new GraphQLError('deletion of default::Pet is prohibited by link target policy');
      },
    },
    Visit: {
      insert(data) {
        const start = instantOf(textOf(data['visit_start']) ?? '');
        const end = instantOf(textOf(data['visit_end']) ?? '');
        const input = {
          start,
          minutes: lengthOf(start, end),
          typeKey: visitTypeKey(data['type']),
          placeKey: required(keyAt('place', target(data['clinic'], 'Clinic')), 'Visit', 'clinic'),
          patientKey: keyAt('patient', target(data['pet'], 'Pet')),
          providerKey: keyAt('provider', target(data['veterinarian'], 'Veterinarian')),
          reason: textOf(data['description']),
          state: stateOfWord(edgedbWords, textOf(data['treatment_status'])),
        };
        return done(() => bookAppointment(practice, input, now()), visit);
      },
      update(before, data) {
        const text = (property: string): Text | undefined => changed(before, data, property);
        const start = instantOf(text('visit_start') ?? String(before['visit_start']));
        const end = instantOf(text('visit_end') ?? String(before['visit_end']));
        const type = text('type');
        const removed = text('delete_ts');
        const patientKey = keyAt('patient', retarget(data, 'pet', 'Pet'));
        return visitChange(keyOf('appointment', before), {
          start,
          minutes: lengthOf(start, end),
          typeKey: type ? visitTypeKey(type) : undefined,
          state: stateOfWord(edgedbWords, text('treatment_status')),
          reason: text('description'),
          cancelReason: text('cancellation_reason'),
          placeKey: keyAt('place', retarget(data, 'clinic', 'Clinic')) ?? undefined,
          providerKey: keyAt('provider', retarget(data, 'veterinarian', 'Veterinarian')),
          patientKey,
          clientKey: patientKey === undefined ? undefined : (rowOf(practice.patients, patientKey)?.clientKey ?? null),
          isDeleted: removed === undefined ? undefined : removed !== null,
        });
      },
      remove(before) {
        visitChange(keyOf('appointment', before), { isDeleted: true });
      },
    },
  };
  return writes;
}

/** The instant of a datetime, which needs a zone. */
function instantOf(text: string): number {
  const isWhole = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}(?::?\d{2})?)$/i.test(text);
  const instant = isWhole ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(instant)) throw new GraphQLError(`invalid input syntax for type std::datetime: '${text}'`);
  return instant;
}

function lengthOf(start: number, end: number): number {
  if (end > start) return Math.round((end - start) / 60_000);
  throw new GraphQLError('visit_end has to be after visit_start');
}

function textOf(value: unknown): Text {
  return typeof value === 'string' ? value : null;
}

/** What an update makes of a property; undefined where it says nothing of it. */
function changed(before: Row, data: Row, property: string): Text | undefined {
  const operation = data[property];
  if (!isRow(operation)) return undefined;
  const { set, clear, append, prepend, slice } = operation;
  if (clear === true) return null;
  if (set !== undefined) return textOf(set);
  const own = textOf(before[property]);
  if (own === null) return undefined;
  if (Array.isArray(slice))
    return own.slice(Number(slice[0] ?? 0), slice[1] === undefined ? undefined : Number(slice[1]));
  return `${textOf(prepend) ?? ''}${own}${textOf(append) ?? ''}`;
}
