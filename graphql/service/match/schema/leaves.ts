import type { FieldModel, SchemaModel, TypeModel } from '../../introspection/schemaModel.ts';
import { inUse, type Path } from '../../sources.ts';
import { isIdentity, objectType } from './identity.ts';
import { stepOf } from './fieldStep.ts';
import { isPart, isPersonOf, isPersonOfAccount, otherOwnerWords } from './parts.ts';
import { shapeOf } from './resultShape.ts';
import { conditionOn, goodMember, partsOfUnion, recordsMeant, wayToReach } from './unions.ts';
import { valueKind, type ValueKind } from './valueKind.ts';
import { isListed } from './listedTypes.ts';
import { isTimelessBooking } from './bookedSlot.ts';
import { isJoinRow } from './joinRow.ts';
import { isResourceName } from './resourceName.ts';
import { entities, nouns } from '../words/vocabulary.ts';
import { wordsOf } from '../words/words.ts';

/** A value of an object, however the service groups them: `firstName`, `name.first` and `attributes.firstName` alike. */
export interface Leaf {
  readonly path: Path;
  /** Words of its own name, without those of the type it stands in: `ClientName` of a Client is a name. */
  readonly words: readonly string[];
  /** Words of the object that holds it, where that is a part: `first` in `name`. */
  readonly around: readonly string[];
  readonly kind: ValueKind;
  readonly isList: boolean;
  readonly deprecated: boolean;
  /** Whether it comes from an interface that many types share, so that it is no evidence for this one. */
  readonly shared: boolean;
  readonly enumValues: readonly string[];
  /** Whether it stands in a list of parts, of which the first is read. */
  readonly each?: true;
  /** What the schema says of it. */
  readonly description?: string;
}

/** Another object that this one leads to, or several. */
export interface Branch {
  readonly path: Path;
  readonly words: readonly string[];
  readonly type: TypeModel;
  readonly many: boolean;
  readonly deprecated: boolean;
  /** Whether it is reached through a list of parts, of which the first is read. */
  readonly each?: true;
  /** Whether it comes from an interface that many types share, as the account that owns each record does. */
  readonly shared?: true;
  /** Whether something of another type may stand there: an interface or a union of several records. */
  readonly conditional?: true;
}

export interface Contents {
  readonly leaves: readonly Leaf[];
  readonly branches: readonly Branch[];
}

/** Parts are followed this far: `attributes.contact.home`. */
const maxParts = 3;
/**
 * No record has so many values and links with its parts; where tables all lead to each other, parts are followed less far,
 * as each step multiplies them. Among 250 services no record has 170.
 */
const mostContents = 300;

/** What was found of a type, with parts followed so far. */
interface Opened {
  readonly leaves: Leaf[];
  readonly branches: Branch[];
  readonly parts: number;
}
const contents = new WeakMap<TypeModel, Contents>();

/** All values of a type and all objects it leads to, its parts opened. */
export function contentsOf(schema: SchemaModel, type: TypeModel): Contents {
  const known = contents.get(type);
  if (known) return known;
  let found: Opened = { leaves: [], branches: [], parts: maxParts };
  open(schema, type, [], [], wordsOf(type.name), [type.name], found);
  while (isFull(found) && found.parts > 0) {
    found = { leaves: [], branches: [], parts: found.parts - 1 };
    open(schema, type, [], [], wordsOf(type.name), [type.name], found);
  }
  contents.set(type, found);
  return found;
}

function isFull({ leaves, branches }: Opened): boolean {
  return leaves.length + branches.length > mostContents;
}

function open(
  schema: SchemaModel,
  type: TypeModel,
  path: Path,
  around: readonly string[],
  ownWords: readonly string[],
  seen: readonly string[],
  found: Opened,
): void {
  const { leaves, branches, parts: most } = found;
  for (const field of type.fields) {
    if (isFull(found) && most > 0) return;
    const step = stepOf(field);
    if (step === null || isResourceName(schema, field)) continue;
    const words = wordsOfField(schema, field);
    const member = field.type.lists === 0 ? goodMember(schema, field.type.name) : null;
    const below = objectType(schema, field.type.name) ?? member;
    const shared = path.length === 0 && isShared(schema, type, field.name);
    const at = [...path, step, ...(member ? [conditionOn(member)] : [])];
    const parts = below || field.type.lists > 0 || seen.length > most ? [] : partsOfUnion(schema, field.type.name);
    for (const { condition, type: part } of parts)
      open(schema, part, [...at, condition], without(words, ownWords), ownWords, [...seen, part.name], found);
    for (const record of shared ? [] : recordsMeant(schema, field))
      branches.push({
        path: [...path, step, conditionOn(record)],
        words: wayToReach(record.name) ?? without(words, ownWords),
        type: record,
        many: field.type.lists > 0,
        deprecated: field.deprecated,
        conditional: true,
      });
    const wrapped = below && field.type.lists === 0 ? valueIn(below) : null;
    if (!below || wrapped) {
      const { name: typeName, lists } = (wrapped ?? field).type;
      const kind = valueKind(schema, typeName);
      if (kind === 'object') continue;
      const named = without(words, ownWords);
      leaves.push({
        path: wrapped ? [...at, wrapped.name] : at,
        words: kind === 'id' && lists === 0 ? asIdOfRecord(named) : named,
        around,
        kind: kind === 'number' && isFlagName(named) ? 'flag' : kind,
        isList: lists > 0,
        deprecated: field.deprecated,
        shared,
        enumValues: schema.types.get(typeName ?? '')?.enumValues ?? [],
        ...(field.description !== null && { description: field.description }),
      });
      continue;
    }
    const shape = shapeOf(schema, field);
    if (shape?.many) {
      const rows = [...path, isNameWithUse(shape.type) ? `${step}${inUse}` : step, ...shape.rows];
      // `contact_collection__pet_to_contact`: behind two underscores stands how they are related.
      const named = without(withoutKey(wordsOf(field.name.split('__')[0] || field.name)), ownWords);
      branches.push({ path: rows, words: named, type: shape.type, many: true, deprecated: field.deprecated });
      if (path.length === 0 && (!isListed(schema, shape.type) || isJoinRow(schema, type, shape.type)))
        openList(schema, type, rows, named, shape.type, found);
      continue;
    }
    const isOpened =
      // What every record leads to is no part of this one.
      !(shared && below.kind === 'INTERFACE') &&
      isPart(schema, type, field, words, below) &&
      !seen.includes(below.name) &&
      seen.length <= most;
    if (!isOpened || isIdentity(schema, below)) {
      const isWrapper = isWrapperStep(words) || (field.name === 'resource' && isReference(type));
      const named = isWrapper ? around : without(words, ownWords);
      const { deprecated } = field;
      branches.push({ path: at, words: named, type: below, many: false, deprecated, ...(shared && { shared }) });
    }
    if (isOpened) {
      // `attributes` and `fields` don't name their content; `name` and `billing` do.
      // What the person of a patient is reached by reaches the patient; that of her account is for signing in.
      const isPerson = words.join(' ') === 'person' && isPersonOf(type, words);
      const isOwn = isWrapperStep(words) || isPerson || isPersonOfAccount(schema, type, words, below);
      // The physician of a referral is no part of the patient either.
      const ofOthers = around.filter((word) => otherOwnerWords.has(word));
      const named = isOwn ? around : [...ofOthers, ...without(words, ownWords)];
      open(schema, below, at, named, [...ownWords, ...wordsOf(below.name)], [...seen, below.name], found);
    }
  }
}

/** `pet: ID!` is the id of a pet. */
function asIdOfRecord(words: readonly string[]): readonly string[] {
  const isRecord = words.length === 1 && entities.some((entity) => nouns[entity].includes(words[0] ?? ''));
  return isRecord ? [...words, 'id'] : words;
}

/** The one field of an object that stands for its value, `{ value }`; null where there is more to it. */
function valueIn({ fields }: TypeModel): TypeModel['fields'][number] | null {
  const [only, another] = fields;
  return only && !another && only.name === 'value' && only.arguments.length === 0 ? only : null;
}

/** A number that is called like a flag is 1 or 0: `active: Int`, `isProvider: Int`. */
function isFlagName(words: readonly string[]): boolean {
  return words[0] === 'is' || words[0] === 'has' || (words.length === 1 && flags.has(words[0] ?? ''));
}

const flags: ReadonlySet<string> = new Set(
  'active inactive enabled disabled archived deleted deceased cancelled canceled arrived confirmed completed dna'.split(
    ' ',
  ),
);

/**
 * The first of several parts: a name in a list of names, a coded reason; and what each part leads to, such as the staff
 * of the services that an appointment has. Parts are what no query lists by itself. A booking without a time of its own
 * starts with its first part.
 */
function openList(
  schema: SchemaModel,
  owner: TypeModel,
  rows: Path,
  named: readonly string[],
  type: TypeModel,
  { leaves, branches }: Opened,
): void {
  const isValue = named.some((word) => listedValues.has(word)) && !named.some((word) => otherOwnerWords.has(word));
  for (const field of type.fields) {
    const step = stepOf(field);
    if (step === null) continue;
    const words = wordsOfField(schema, field);
    const below = objectType(schema, field.type.name);
    const kind = valueKind(schema, field.type.name);
    if (below && isListed(schema, below) && field.type.lists === 0) {
      // The first of them may be over.
      if (type.fields.some(({ name }) => /^(deactivated|ended|left|removed|revoked|terminated)/i.test(name))) continue;
      branches.push({
        path: [...rows, step],
        words,
        type: below,
        many: false,
        deprecated: field.deprecated,
        each: true,
      });
    } else if (
      !below &&
      kind !== 'object' &&
      kind !== 'id' &&
      (isValue ||
        isVisitState(schema, named, type, words) ||
        (words[0] === 'start' && isTimelessBooking(schema, owner)))
    ) {
      const enumValues = schema.types.get(field.type.name ?? '')?.enumValues ?? [];
      leaves.push({
        path: [...rows, step],
        words,
        around: named.filter((word) => word !== 'code' && word !== 'concept'),
        kind,
        isList: false,
        deprecated: field.deprecated,
        shared: false,
        enumValues,
        each: true,
      });
    }
  }
}

/** How far the visit of a client has come, in the row that joins the two: `appointmentPatients { patient { … } status }`. */
function isVisitState(
  schema: SchemaModel,
  named: readonly string[],
  { fields }: TypeModel,
  words: readonly string[],
): boolean {
  const isOfClient = named.some((word) => nouns.client.includes(word)) && words.join(' ') === 'status';
  return isOfClient && fields.some(({ type }) => type.lists === 0 && isListedRecord(schema, type.name));
}

function isListedRecord(schema: SchemaModel, name: string | null): boolean {
  const record = objectType(schema, name);
  return record !== null && isListed(schema, record);
}

const listedValues: ReadonlySet<string> = new Set(['name', 'reason', 'complaint']);

/** The words of a field; what is called after its column, `doctorId { … }`, is the doctor. */
function wordsOfField(schema: SchemaModel, { name, type }: FieldModel): readonly string[] {
  const words = withoutKey(wordsOf(name));
  return words.length > 1 && words.at(-1) === 'id' && objectType(schema, type.name) ? words.slice(0, -1) : words;
}

/** `userByCustomerId` leads to a customer: the key tells what the user is here. */
function withoutKey(words: readonly string[]): readonly string[] {
  const by = words.indexOf('by');
  const isKey = by > 0 && words.at(-1) === 'id' && by < words.length - 2;
  return isKey ? words.slice(by + 1, -1) : words;
}

function isShared(schema: SchemaModel, type: TypeModel, field: string): boolean {
  return type.interfaces.some((name) => schema.types.get(name)?.fields.some((each) => each.name === field) ?? false);
}

const wrapperWords: ReadonlySet<string> = new Set([
  'node',
  'data',
  'edge',
  'attribute',
  'field',
  'item',
  'value',
  'result',
  'record',
]);

function isWrapperStep(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  return wrapperWords.has(last) && (words.length === 1 || last === 'field' || last === 'attribute');
}

/** A name of a person among several (FHIR R4, HumanName). */
function isNameWithUse({ fields }: TypeModel): boolean {
  return ['use', 'family', 'given'].every((name) => fields.some((field) => field.name === name));
}

/** A reference of FHIR (FHIR R4, Reference), behind whose `resource` stands the record itself. */
function isReference({ fields }: TypeModel): boolean {
  return ['reference', 'resource'].every((name) => fields.some((field) => field.name === name));
}

/** A name without the words of its type, unless nothing else is left. */
function without(words: readonly string[], own: readonly string[]): readonly string[] {
  // The name of a Family is that of its members.
  if (words.join(' ') === 'family name') return words;
  const rest = words.filter((word) => !own.includes(word));
  const hasMore = rest.some((word) => !emptyWords.has(word));
  return hasMore ? rest : words;
}

const emptyWords: ReadonlySet<string> = new Set(['is', 'has', 'of', 'the', 'code', 'type', 'at', 'on']);
