import { maxDepth } from '../depth.ts';
import { buildSubscriptions } from '../documents.ts';
import type { FieldModel, InputModel, SchemaModel, TypeModel } from '../introspection/schemaModel.ts';
import { isRequired } from '../introspection/schemaModel.ts';
import type { EventSubject, Operation, ServiceMap, SubscriptionOperation } from '../serviceMap.ts';
import { isCondition, type Path, type Source } from '../sources.ts';
import { readArguments } from './queries/argumentRoles.ts';
import { isIdentity } from './schema/identity.ts';
import { conditionOn } from './schema/unions.ts';
import { valueKind } from './schema/valueKind.ts';
import { nouns } from './words/vocabulary.ts';
import { wordsOf } from './words/words.ts';

/** More than these are not listened to: some transports take a connection for each. */
export const maxSubscriptions = 12;

/** How many objects an event may be wrapped in. */
const maxWrappers = 2;

/** The first are listened to where a transport takes few. */
const subjects: readonly EventSubject[] = ['appointment', 'client', 'patient'];

const listOf = { appointment: 'appointments', client: 'clients', patient: 'patients' } as const;

/** The type of each subject, and where its id is in a row of it. */
type Known = Readonly<Record<EventSubject, { readonly type: string; readonly id: Path | null } | null>>;

/**
 * The subscriptions that report changes of appointments, clients and patients: by the type that an event carries, or by
 * the id of one that it names. What demands more than a location or the organization is left alone, and so are live
 * queries, which send whole lists.
 */
export function findSubscriptions(
  schema: SchemaModel,
  types: Readonly<Record<EventSubject, string | null>>,
  map: Partial<ServiceMap>,
): readonly SubscriptionOperation[] {
  const known = knownTypes(types, map);
  const found = (schema.subscriptions?.fields ?? [])
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .filter((field) => !field.deprecated && !isLiveQuery(schema, field))
    .flatMap((field) => operationOf(schema, known, field) ?? [])
    // Of several about one subject those come first that carry it whole.
    .toSorted(
      (one, other) =>
        subjects.indexOf(one.about) - subjects.indexOf(other.about) || (one.id?.length ?? 9) - (other.id?.length ?? 9),
    );
  return buildSubscriptions({ format: 1, subscriptions: found })
    .filter(({ depth }) => depth <= maxDepth)
    .map(({ operation }) => operation)
    .slice(0, maxSubscriptions);
}

function knownTypes(types: Readonly<Record<EventSubject, string | null>>, map: Partial<ServiceMap>): Known {
  const known = (subject: EventSubject): Known[EventSubject] => {
    const list = listOf[subject];
    const type = types[subject];
    const operation: Operation<{ readonly id: Source }> | undefined = map[list] ?? map[subject];
    const id = operation?.fields.id;
    return type === null || type === '' ? null : { type, id: id?.kind === 'path' ? id.path : null };
  };
  return { appointment: known('appointment'), client: known('client'), patient: known('patient') };
}

/** A query of the same name and result that is sent anew whenever it changes, as Hasura has it: no report of a change. */
function isLiveQuery(schema: SchemaModel, { name, type }: FieldModel): boolean {
  const query = schema.types.get(schema.queryType)?.fields.find((each) => each.name === name);
  const isStream = name.endsWith('_stream') && type.lists > 0;
  return isStream || (query !== undefined && query.type.name === type.name);
}

function operationOf(schema: SchemaModel, known: Known, field: FieldModel): SubscriptionOperation | null {
  const reading = readArguments(schema, field, { useful: new Set(), whereDemanded: ['locationId'] });
  const isUnread = ({ type }: InputModel): boolean => {
    const input = schema.types.get(type.name ?? '');
    return input?.kind === 'INPUT_OBJECT' && !input.read;
  };
  if (reading.unknown.length > 0 || field.arguments.some((each) => isRequired(each) && isUnread(each))) return null;
  const subject = carried(schema, known, field) ?? named(schema, known, field);
  return subject && { field: field.name, ...subject, arguments: reading.arguments };
}

type Subject = Pick<SubscriptionOperation, 'about' | 'id' | 'anything'>;

function typeOf(schema: SchemaModel, name: string | null): TypeModel | undefined {
  const type = name === null ? undefined : schema.types.get(name);
  return type?.read === true ? type : (schema.subscriptions?.types.find((each) => each.name === name) ?? type);
}

/** The words of a subscription's name that say what it is about, also by the type of appointments, clients or patients. */
function isNamed(words: readonly string[], subject: EventSubject, known: Known): boolean {
  if (nouns[subject].slice(0, 3).some((noun) => words.includes(noun))) return true;
  const own = wordsOf(known[subject]?.type ?? '');
  return own.length > 0 && own.every((word) => words.includes(word));
}

/** An event that is an appointment, client or patient, or leads to one. */
function carried(schema: SchemaModel, known: Known, field: FieldModel): Subject | null {
  const words = wordsOf(field.name);
  const found = objectsIn(schema, field.type.name, known, { at: [], level: 0, words });
  // What the name speaks of comes first, then what is nearest.
  const rank = ({ about, at }: Carried): number =>
    (isNamed(words, about, known) ? 0 : 100) + at.filter((step) => !isCondition(step)).length * 10;
  const [best] = found.toSorted(
    (one, other) => rank(one) - rank(other) || subjects.indexOf(one.about) - subjects.indexOf(other.about),
  );
  if (!best) return null;
  const id = known[best.about]?.id;
  return { about: best.about, ...(id ? { id: [...best.at, ...id] } : { id: null, anything: true as const }) };
}

interface Carried {
  readonly about: EventSubject;
  readonly at: Path;
}

interface Place {
  readonly at: Path;
  readonly level: number;
  /** Of the subscription's name. */
  readonly words: readonly string[];
}

function objectsIn(schema: SchemaModel, name: string | null, known: Known, place: Place): readonly Carried[] {
  const { at, level, words } = place;
  const about = subjects.find((subject) => name !== null && known[subject]?.type === name);
  if (about) return [{ about, at }];
  const type = typeOf(schema, name);
  if (!type || level > maxWrappers) return [];
  if (type.kind === 'UNION')
    return type.possibleTypes.flatMap((each) => {
      const member = typeOf(schema, each);
      return member
        ? objectsIn(schema, each, known, { at: [...at, conditionOn(member)], level: level + 1, words })
        : [];
    });
  if (level === maxWrappers) return [];
  const found = type.fields
    .filter((field) => !field.arguments.some(isRequired))
    .flatMap((field) =>
      objectsIn(schema, field.type.name, known, { at: [...at, field.name], level: level + 1, words }),
    );
  // A changed invoice leads to a client and is no change of it.
  return isIdentity(schema, type) ? found.filter(({ about: of }) => isNamed(words, of, known)) : found;
}

/** An event that names one by its id: an id alone, or an object with one beside what happened. */
function named(schema: SchemaModel, known: Known, field: FieldModel): Subject | null {
  const words = wordsOf(field.name);
  const type = typeOf(schema, field.type.name);
  const about = subjects.find((subject) => isNamed(words, subject, known));
  if (type?.kind === 'OBJECT') {
    // An order has a customer's id, and is itself what was changed.
    if (about === undefined && isIdentity(schema, type)) return null;
    for (const subject of about ? [about] : subjects) {
      const id = type.fields.find((each) => isIdOf(schema, each, subject, known));
      if (id) return { about: subject, id: [id.name] };
    }
    const isItsEvent = about !== undefined && isNamed(wordsOf(type.name), about, known);
    return isItsEvent ? { about, id: null, anything: true } : null;
  }
  if (about === undefined || type?.kind === 'ENUM') return null;
  const isId = field.type.name === 'ID' || words.includes('id');
  return field.type.lists > 0 ? null : { about, id: isId ? [] : null };
}

/** `appointmentId`, or `id_visit` where visits are the appointments. */
function isIdOf(schema: SchemaModel, field: FieldModel, subject: EventSubject, known: Known): boolean {
  const words = wordsOf(field.name);
  const kind = valueKind(schema, field.type.name);
  const isPlain = field.type.lists === 0 && (kind === 'id' || kind === 'text' || kind === 'number');
  const rest = words.filter((word) => word !== 'id' && word !== 'uuid');
  return isPlain && rest.length < words.length && rest.length > 0 && isNamed(rest, subject, known);
}
