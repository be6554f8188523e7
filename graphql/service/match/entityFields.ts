import type { FieldModel, SchemaModel, TypeModel } from '../introspection/schemaModel.ts';
import type {
  AppointmentFields,
  AppointmentTypeFields,
  ClientFields,
  Link,
  LocationFields,
  PatientFields,
  Path,
  ProviderFields,
} from '../serviceMap.ts';
import { statusSource, timeSources } from './appointmentMatch.ts';
import type { EntityScores } from './entities.ts';
import {
  activeSource,
  addressSource,
  emailPaths,
  type FieldContext,
  idSource,
  nameParts,
  nameSource,
  phoneSources,
  textSource,
} from './fieldMatch.ts';
import { isPlain, pickField, stepOf, valueKind } from './fieldSearch.ts';
import { present } from './present.ts';
import { shapeOf } from './resultShape.ts';
import { type Entity, nouns } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** A type to read, what is known of all types, and how many levels are left to its leaves. */
export interface EntityContext extends FieldContext {
  readonly scores: EntityScores;
}

export function locationFields(context: EntityContext): LocationFields | null {
  const base = named(context);
  if (!base) return null;
  const found = present({
    address: addressSource(context),
    phone: textSource(context, ['phone number', 'phone', 'telephone', 'tel'], ['fax'], ['text']),
    timeZone: textSource(
      context,
      ['timezone', 'time zone', 'tz', 'iana', 'zone'],
      ['abbr', 'offset'],
      ['text', 'enum'],
    ),
  });
  return { ...base, ...found };
}

export function providerFields(context: EntityContext): ProviderFields | null {
  const base = named(context);
  if (!base) return null;
  const found = present({
    role: textSource(
      context,
      ['role', 'profession', 'job title', 'specialty', 'position', 'qualification'],
      ['id'],
      ['text', 'enum'],
    ),
    active: activeSource(context),
  });
  return { ...base, ...found };
}

export function appointmentTypeFields(context: EntityContext): AppointmentTypeFields | null {
  const length = pickField(
    context.schema,
    context.type,
    ['duration', 'length', 'default duration', 'minute'],
    ['number', 'text'],
  );
  const base = named(context);
  if (!base) return null;
  const found = present({
    minutes: length ? { kind: 'path' as const, path: [length.name] } : undefined,
    color: textSource(context, ['color', 'colour'], [], ['text']),
  });
  return { ...base, ...found };
}

export function patientFields(context: EntityContext, extent: Extent): PatientFields | null {
  const client = extent === 'row' ? linkTo(context, 'client', (below) => named(below)) : undefined;
  const base = named(context);
  if (!base) return null;
  const found = present({
    species: nestedText(context, ['species', 'animal type', 'kind']),
    breed: extent === 'mention' ? undefined : nestedText(context, ['breed', 'breed name']),
    sex: extent === 'mention' ? undefined : textSource(context, ['sex', 'gender'], ['term'], ['text', 'enum']),
    birthDate:
      extent === 'mention'
        ? undefined
        : textSource(
            context,
            ['birth date', 'date birth', 'dob', 'birthday', 'born', 'birth'],
            ['estimated', 'year'],
            ['date', 'moment', 'text'],
          ),
    active: activeSource(context),
    deceased: flag(context, ['deceased', 'dead', 'died']),
    alerts: textSource(context, ['alert', 'warning', 'caution'], ['count'], ['text']),
    client,
  });
  return { ...base, ...found };
}

/** `card` is everything; `row` is what a list of clients shows; `mention` is what an appointment says of its client. */
export type Extent = 'card' | 'row' | 'mention';

export function clientFields(context: EntityContext, extent: Extent): ClientFields | null {
  const { given, family } = nameParts(context);
  const phones = phoneSources(context);
  const emails = emailPaths(context);
  const amount = pickField(
    context.schema,
    context.type,
    ['balance', 'account balance', 'amount due', 'outstanding', 'owed'],
    ['number', 'text'],
    ['cents', 'id'],
  );
  const currency = pickField(context.schema, context.type, ['currency', 'currency code'], ['text', 'enum']);
  const base = named(context);
  if (!base) return null;
  const found = present({
    givenName: given ? { kind: 'path' as const, path: given } : undefined,
    familyName: family ? { kind: 'path' as const, path: family } : undefined,
    phones: phones.length > 0 ? phones : undefined,
    emails: emails.length > 0 ? emails : undefined,
    address: extent === 'card' ? addressSource(context) : undefined,
    active: activeSource(context),
    alerts: textSource(context, ['alert', 'warning', 'caution'], ['count'], ['text']),
    notes:
      extent === 'card'
        ? textSource(context, ['note', 'remark', 'comment'], ['private', 'count'], ['text'])
        : undefined,
    balance: amount ? { amount: [amount.name], currency: currency ? [currency.name] : null } : undefined,
    since:
      extent === 'card'
        ? textSource(
            context,
            ['client since', 'registered', 'created at', 'inserted at', 'created', 'enrolled'],
            ['by'],
            ['moment', 'date'],
          )
        : undefined,
    patients:
      extent === 'mention'
        ? undefined
        : linkToMany(context, 'patient', (below) => patientFields(below, extent === 'card' ? 'card' : 'mention')),
  });
  return { ...base, ...found };
}

export function appointmentFields(context: EntityContext): AppointmentFields | null {
  const { start, end } = timeSources(context);
  const base = named(context);
  if (!base || !start) return null;
  const patient = linkTo(context, 'patient', (below) => patientFields(below, 'mention'));
  const direct = linkTo(context, 'client', (below) => clientFields(below, 'mention'));
  const throughPatient = patient ? clientOfPatient(context, patient.path) : undefined;
  const blocked = pickField(context.schema, context.type, ['blocker', 'blockoff', 'blocked', 'block'], ['flag']);
  const found = present({
    end,
    status: statusSource(context),
    reason: textSource(
      context,
      ['reason', 'complaint', 'purpose', 'subject', 'reason visit', 'comment', 'description'],
      ['category', 'cancellation', 'cancel', 'deletion', 'internal', 'no'],
      ['text'],
    ),
    notes: textSource(context, ['note', 'notes'], ['private', 'count', 'clinical'], ['text']),
    room: textSource(context, ['room', 'room name'], [], ['text']),
    blocked: blocked ? { kind: 'path' as const, path: [blocked.name] } : undefined,
    type: linkTo(context, 'appointmentType', appointmentTypeFields),
    provider: linkTo(context, 'provider', (below) => named(below)),
    location: linkTo(context, 'location', locationOfAppointment),
    patient,
    client: direct ?? throughPatient,
  });
  return { id: base.id, start, ...found };
}

function locationOfAppointment(below: EntityContext): LocationFields | null {
  const timeZone = textSource(
    below,
    ['timezone', 'time zone', 'tz', 'iana', 'zone'],
    ['abbr', 'offset'],
    ['text', 'enum'],
  );
  const base = named(below);
  return base && { ...base, ...present({ timeZone }) };
}

function clientOfPatient(context: EntityContext, path: Path): Link<ClientFields> | undefined {
  const field = context.type.fields.find(({ name }) => name === path[0]);
  const type = field && typeBelow(context.schema, field);
  if (!type) return undefined;
  const below = { ...context, type, levels: context.levels - path.length };
  const link = linkTo(below, 'client', (each) => clientFields(each, 'mention'));
  return link && { path: [...path, ...link.path], fields: link.fields };
}

interface Named {
  readonly id: NonNullable<ReturnType<typeof idSource>>;
  readonly name: NonNullable<ReturnType<typeof nameSource>>;
}

/** Id and name: without an id there is no object, without a name its id stands in. */
function named(context: EntityContext): Named | null {
  const id = context.levels >= 1 ? idSource(context) : null;
  return id && { id, name: nameSource(context) ?? id };
}

/** The field that leads to one object of an entity, by its type first and its name second. */
function linkTo<Fields>(
  context: EntityContext,
  entity: Entity,
  read: (below: EntityContext) => Fields | null,
): Link<Fields> | undefined {
  const candidates = context.type.fields
    .filter((field) => isPlain(field) && field.type.lists === 0 && field.type.name !== context.type.name)
    .map((field) => ({ field, score: linkScore(context, field, entity) }))
    .filter(({ score }) => score > 0.4)
    .toSorted((one, other) => other.score - one.score);
  for (const { field } of candidates) {
    const type = typeBelow(context.schema, field);
    const fields = type && context.levels >= 2 ? read({ ...context, type, levels: context.levels - 1 }) : null;
    if (fields) return { path: [field.name], fields };
  }
  return undefined;
}

function linkToMany<Fields>(
  context: EntityContext,
  entity: Entity,
  read: (below: EntityContext) => Fields | null,
): Link<Fields> | undefined {
  for (const field of context.type.fields) {
    const step = stepOf(field);
    if (step === null) continue;
    const shape = shapeOf(context.schema, field);
    if (!shape?.many || (context.scores.get(shape.type.name)?.[entity].score ?? 0) < 0.6) continue;
    const levels = context.levels - 1 - shape.rows.length;
    const fields = levels >= 1 ? read({ ...context, type: shape.type, levels }) : null;
    if (fields) return { path: [step, ...shape.rows], fields };
  }
  return undefined;
}

/** Of two links to one type the name tells: `user` is the client where `provider` stands beside it. */
function linkScore(context: EntityContext, field: FieldModel, entity: Entity): number {
  const own = context.scores.get(field.type.name ?? '');
  if (!own || own[entity].score < 0.3) return 0;
  const words = wordsOf(field.name);
  const rank = (of: Entity): number => {
    const index = nouns[of].findIndex((noun) => words.includes(noun));
    return index === -1 ? 0 : 0.6 - 0.03 * index;
  };
  const others = (['location', 'client', 'patient', 'provider', 'appointmentType'] as const).filter(
    (each) => each !== entity,
  );
  const rival = Math.max(...others.filter((each) => own[each].score >= 0.3).map(rank));
  const score = own[entity].score + rank(entity) - 0.1 * Math.max(words.length - 1, 0);
  return rival > rank(entity) ? score * 0.4 : score;
}

function nestedText(context: EntityContext, words: readonly string[]): ReturnType<typeof textSource> {
  const direct = textSource(context, words, ['id'], ['text', 'enum']);
  if (direct || context.levels < 2) return direct;
  const field = context.type.fields.find(
    (each) =>
      isPlain(each) &&
      each.type.lists === 0 &&
      words.includes(wordsOf(each.name).join(' ')) &&
      valueKind(context.schema, each.type.name) === 'object',
  );
  const type = field && typeBelow(context.schema, field);
  const name = type ? pickField(context.schema, type, ['name', 'label', 'title'], ['text', 'enum']) : null;
  return field && name ? { kind: 'path', path: [field.name, name.name] } : undefined;
}

function flag(context: EntityContext, words: readonly string[]): ReturnType<typeof textSource> {
  const field = pickField(context.schema, context.type, words, ['flag']);
  return field ? { kind: 'path', path: [field.name] } : undefined;
}

function typeBelow(schema: SchemaModel, field: FieldModel): TypeModel | null {
  const type = schema.types.get(field.type.name ?? '');
  return type && type.fields.length > 0 ? type : null;
}
