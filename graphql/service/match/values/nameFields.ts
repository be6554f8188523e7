import type { SchemaModel, TypeModel } from '../../introspection/schemaModel.ts';
import { type Path, samePath, type Source } from '../../sources.ts';
import { contentsOf, type Leaf } from '../schema/leaves.ts';
import { isPersonOf } from '../schema/parts.ts';
import { avoids, costOf, pickLeaf } from './pickLeaf.ts';
import { identityOf, systemIdOf } from '../schema/identity.ts';
import { entities, type Entity, nouns, otherPeople } from '../words/vocabulary.ts';
import { wordsOf } from '../words/words.ts';

/** A type to read, and the remaining levels down to its leaves; deeper fields are left out. */
export interface FieldContext {
  readonly schema: SchemaModel;
  readonly type: TypeModel;
  readonly levels: number;
}

/** The field that identifies an object. */
export function idSource({ schema, type, levels }: FieldContext): Source | null {
  const field = levels >= 1 ? identityOf(schema, type) : null;
  const ofSystem = levels >= 2 && (field?.name ?? '_id').startsWith('_') ? systemIdOf(schema, type) : null;
  if (ofSystem) return { kind: 'path', path: ofSystem };
  return field ? { kind: 'path', path: [field.name] } : null;
}

const wholeNames = [
  'full name',
  'display name',
  'formatted name',
  'name',
  'official name',
  'legal name',
  'label',
  'caption',
  'title',
];

/** A whole name, or a given and a family name joined. */
export function nameSource(context: FieldContext, entity: Entity | null): Source | undefined {
  const leaves = contentsOf(context.schema, context.type)
    .leaves.filter((leaf) => !isLogin(leaf.path) && !isLabelOfValue(leaf))
    // The name of a patient's or a doctor's account is her own.
    .map((leaf) => (isPersonOf(context.type, leaf.around) ? { ...leaf, around: [] } : leaf));
  const search = { kinds: ['text'] as const, levels: context.levels };
  const best = pickLeaf(leaves, { ...search, words: wholeNames, avoid: notNamesOf(context.type, entity) });
  // What is displayed for an animal may be more than its name: `Bella (Ana Costa)`.
  const isMore = best !== null && (isOfPart(best) || entity === 'patient');
  const whole = isMore ? (leaves.find((leaf) => isOwnName(leaf) && !leaf.deprecated) ?? best) : best;
  const firm = entity === 'location' ? pickLeaf(leaves, { ...search, words: firmNames }) : null;
  // Beside the name of a business, a given and a family name are those of its owner.
  if (firm && !(whole && isWhole(whole))) return { kind: 'path', path: firm.path };
  const { given, family } = nameParts(context);
  // A plain name beside a family name, with no given name (`name, surname`), is the given one.
  if (given && family && whole && samePath(whole.path, given))
    return { kind: 'join', paths: [given, family], separator: ' ' };
  // Of a person a title is what stands before or behind the name; not beside an address with a name for the post.
  const hasParts = given !== null && family !== null;
  const isTitle = whole !== null && whole.words.join(' ') === 'title' && hasParts && !isPostal(given);
  // A legal name beside the parts of the name is another one than people are called by.
  const isLegal = whole !== null && whole.words.includes('legal') && given !== null && family !== null;
  // Beside a person's own parts, `currency { name }` is the name of something else.
  const isBelow = whole !== null && given !== null && family !== null && whole.path.length > given.length;
  if (whole && isWhole(whole) && !isTitle && !isLegal && !isBelow) return { kind: 'path', path: whole.path };
  if (given && family) return { kind: 'join', paths: [given, family], separator: ' ' };
  // Beside a given name alone, an apparent whole name may be the family name.
  if (whole && (given === null) !== (family === null)) return undefined;
  // Of several that are half understood, such as `lstNm` and `midNm`, none is taken for the whole.
  if (whole && isOnlyOne(leaves, whole, context, entity)) return { kind: 'path', path: whole.path };
  // Animals have a name of one word, and a family's where they have two.
  if (entity === 'patient' && given && !family) return { kind: 'path', path: given };
  // Half a name would be shown as if it were whole.
  if (given ?? family) return undefined;
  const own = personName(leaves);
  if (own) return { kind: 'path', path: own.path };
  // What describes an animal does not name it.
  const words = [...firmNames, ...(entity === 'patient' ? [] : ['description'])];
  const company = pickLeaf(leaves, { ...search, words });
  const other =
    company ??
    sameName(context.type, leaves) ??
    // Animals go by nicknames.
    (entity === 'patient' ? pickLeaf(leaves, { ...search, words: animalNames }) : null) ??
    (entity === 'provider' ? loginName(context) : undefined);
  return other ? { kind: 'path', path: other.path } : undefined;
}

/** The record's own name, also where all types of a service have one. */
function isOwnName({ kind, isList, path }: Leaf): boolean {
  return kind === 'text' && !isList && path.length === 1 && /^name$/i.test(path[0] ?? '');
}

/** `microchip { name }`: what is below something that stands for no person is the name of that. */
function isOfPart({ path, around }: Leaf): boolean {
  return path.length > 1 && !around.some((word) => personWords.has(word));
}

const personWords: ReadonlySet<string> = new Set(
  'name person profile human individual party demographic account user info detail data attribute contact'.split(' '),
);

const firmNames = ['business name', 'company'];

const animalNames = [
  'nick name',
  'nickname',
  'call name',
  'barn name',
  'stable name',
  'animal name',
  'pet name',
  'patient name',
  'alias',
];

/** `address.givenName`: the name of the recipient on a letter. */
function isPostal(path: Path | null): boolean {
  return path !== null && path.length > 1 && wordsOf(path[0] ?? '').includes('address');
}

/** The text `location` of an `AppointmentLocation` or a `LocationType`, which has nothing else for a name. */
function sameName(type: TypeModel, leaves: readonly Leaf[]): Leaf | undefined {
  const noun = wordsOf(type.name).findLast(
    (word) => !['type', 'node', 'object', 'model', 'entity', 'dto'].includes(word),
  );
  return leaves.find(
    ({ path, kind, isList }) =>
      path.length === 1 && kind === 'text' && !isList && wordsOf(path[0] ?? '').join(' ') === noun,
  );
}

/** The name that staff signs in with, where it has no other: it is what a desk sees there as well. */
function loginName({ schema, type }: FieldContext): Leaf | undefined {
  return contentsOf(schema, type).leaves.find(
    ({ path, kind, isList }) => path.length === 1 && kind === 'text' && !isList && /^user_?name$/i.test(path[0] ?? ''),
  );
}

/** `clientName` of a user who has an e-mail address or a phone: without another name it is hers. */
function personName(leaves: readonly Leaf[]): Leaf | undefined {
  const isReached = leaves.some(({ words }) => ['email', 'phone'].includes(words.join(' ')));
  const [only, second] = leaves.filter(({ words, kind, isList, path }) => {
    const [noun = '', name] = words;
    const isNamed = words.length === 2 && name === 'name' && [...nouns.client, ...nouns.provider].includes(noun);
    return isNamed && kind === 'text' && !isList && path.length === 1;
  });
  return isReached && !second ? only : undefined;
}

/** The label of a part, such as `stage { label value }`, names that part. */
function isLabelOfValue({ words, around }: Leaf): boolean {
  const isLabel = words.length === 1 && ['label', 'caption', 'title'].includes(words[0] ?? '');
  return isLabel && around.length > 0 && !around.includes('name');
}

/** The name of an account (`username`, `login`) is not a person's name. */
function isLogin(path: Path): boolean {
  return /^(user_?name|login(_?name)?|handle|slug)$/i.test(path.at(-1) ?? '');
}

/** Given and family name, where the type has both. */
export function nameParts({ schema, type, levels }: FieldContext): {
  readonly given: Path | null;
  readonly family: Path | null;
} {
  const leaves = contentsOf(schema, type).leaves.map(withPreferredName);
  const part = (words: readonly string[]): Path | null =>
    pickLeaf(leaves, { words, kinds: ['text'], levels, avoid: [...notNameParts, ...otherPeople] })?.path ?? null;
  const given = part(['given name', 'first name', 'given', 'first']);
  const family = part(['family name', 'last name', 'family', 'last']);
  const isFamilyName = leaves.some(
    ({ path, words }) => path === family && words.every((word) => ['family', 'last', 'name'].includes(word)),
  );
  const plain =
    given === null && family !== null && isFamilyName
      ? leaves.find(({ words, kind, path, isList }) => {
          const isBeside = samePath(path.slice(0, -1), family.slice(0, -1));
          return words.join(' ') === 'name' && isBeside && kind === 'text' && !isList;
        })
      : undefined;
  return { given: given ?? plain?.path ?? null, family };
}

/** What stands in `preferredName { givenName familyName }` is the name itself; a text that is called so is a nickname. */
function withPreferredName(leaf: Leaf): Leaf {
  return leaf.around.join(' ') === 'preferred name' ? { ...leaf, around: ['name'] } : leaf;
}

const notNameParts = [
  'preferred',
  'maiden',
  'middle',
  'pet',
  'animal',
  'visit',
  'seen',
  'contact',
  'login',
  'page',
  'second',
  'order',
];

function isOnlyOne(leaves: readonly Leaf[], whole: Leaf, context: FieldContext, entity: Entity | null): boolean {
  const avoid = notNamesOf(context.type, entity);
  const cost = costOf(whole, wholeNames) ?? 0;
  return !leaves.some(
    (leaf) =>
      leaf !== whole &&
      leaf.kind === 'text' &&
      !avoids(leaf, avoid) &&
      Math.abs((costOf(leaf, wholeNames) ?? Number.POSITIVE_INFINITY) - cost) < 0.5,
  );
}

/** Nothing but the name: `displayName`, not `pickupPersonName`. */
function isWhole(leaf: Leaf): boolean {
  return costOf(leaf, wholeNames) !== null && leaf.words.every((word) => nameWords.has(word));
}

const nameWords: ReadonlySet<string> = new Set([...wholeNames.flatMap((name) => name.split(' ')), 'call', 'called']);

const notNames = [
  'first',
  'last',
  'given',
  'family',
  'user',
  'draft',
  'file',
  'middle',
  'nick',
  'additional',
  'address',
  'maiden',
  'organization',
  'room',
  'species',
  'breed',
  'color',
  'template',
  'company',
  'account',
  'group',
  'suffix',
  'prefix',
  'preferred',
  'pronoun',
  'job',
  'zone',
  'email',
  'tag',
  'state',
  'country',
  'city',
  'street',
  'building',
  'created',
  'updated',
  'modified',
  'changed',
  'deleted',
];

/** Words of other names in the same type: the owner's name in an animal. */
function notNamesOf(type: TypeModel, entity: Entity | null): readonly string[] {
  const own = new Set([...wordsOf(type.name), ...(entity ? nouns[entity] : [])]);
  own.delete('family');
  const others = entities.filter((each) => each !== entity).flatMap((each) => nouns[each]);
  return [...notNames, ...others, ...otherPeople].filter((word) => !own.has(word));
}
