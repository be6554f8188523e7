import { fieldNameOf, type Path, type PhoneSource, type Source } from '../sources.ts';
import { contentsOf, type Leaf } from './leaves.ts';
import type { FieldContext } from './nameFields.ts';
import { avoids, branchesCalled, belongsToAnother, pickLeaf } from './pickLeaf.ts';
import { wordsOf } from './words.ts';

const phoneWords = ['phone', 'mobile', 'cell'];
const notPhones = [
  'fax',
  'verified',
  'extension',
  'ext',
  'type',
  'decline',
  'label',
  'country',
  'note',
  'consent',
  'opt',
  'best',
  'reminder',
  'status',
  'provider',
  'app',
  'hash',
  'valid',
  'kind',
  'id',
  'vet',
  'workplace',
  'person',
];
/** Names under which a part called phone, or a list of contacts, keeps the number itself. */
const numberWords = [
  'value',
  'number',
  'phone',
  'e164',
  'digit',
  'raw',
  'home',
  'mobile',
  'work',
  'main',
  'primary',
  'cell',
  'formatted',
  'display',
];
const contactLists = [
  'contact method',
  'contact point',
  'contact detail',
  'contact info',
  'contact number',
  'telecom',
  'communication',
  'contact',
];

/** Every phone of a type: values, lists of values, parts, lists of entries, and contacts of all kinds in one list. */
export function phoneSources({ schema, type, levels }: FieldContext): readonly PhoneSource[] {
  const { leaves, branches } = contentsOf(schema, type);
  const near = leaves.filter((leaf) => leaf.path.length <= levels);
  const own = near.filter(
    (leaf) => isPhone(leaf) || (isPlaceOfPhone(leaf) && near.some((each) => isBeside(each, leaf))),
  );
  const current = own.some(({ deprecated }) => !deprecated) ? own.filter(({ deprecated }) => !deprecated) : own;
  const values = [...plainFirst(current.length > 0 ? current : near.filter(isBillingPhone))].map(
    ({ path, isList }): PhoneSource =>
      isList
        ? { list: path, number: [], label: null }
        : { list: path.slice(0, -1), number: path.slice(-1), label: null },
  );
  const entries = branchesCalled(branches, phoneWords, notPhones).filter(
    (branch) => branch.many || (values.length === 0 && !branch.words.includes('preferred')),
  );
  const lists = entries.flatMap(
    (branch) => entrySource(branch.path, contentsOf(schema, branch.type).leaves, levels, numberWords) ?? [],
  );
  if (values.length + lists.length > 0) return [...values, ...lists];
  return contactSources({ schema, type, levels }).map(({ list, value, label }) => ({ list, number: value, label }));
}

function isPhone(leaf: Leaf): boolean {
  if (belongsToAnother(leaf) || avoids(leaf, notPhones)) return false;
  // A number that is called a phone and nothing else is one, though some keep it as an Int.
  const isCalled = leaf.words.some((word) => phoneWords.includes(word));
  if (leaf.kind === 'number')
    return isCalled && leaf.words.every((word) => phoneWords.includes(word) || word === 'number');
  if (leaf.kind !== 'text') return false;
  if (isCalled || /^contact_?(numbers?|nos?)$/i.test(leaf.path.at(-1) ?? '')) return true;
  return (
    leaf.around.some((word) => phoneWords.includes(word)) && leaf.words.every((word) => numberWords.includes(word))
  );
}

/** Shops keep the only phone of a customer with the address for the bill. */
function isBillingPhone({ kind, words, around }: Leaf): boolean {
  return kind === 'text' && words.join(' ') === 'phone' && around.join(' ') === 'billing';
}

/** `home` and `work` beside `mobile` are phones as well. */
function isPlaceOfPhone({ kind, words, isList }: Leaf): boolean {
  const place = words.filter((word) => word !== 'number').join(' ');
  return kind === 'text' && !isList && ['home', 'work', 'cell', 'landline', 'land line'].includes(place);
}

function isBeside(mobile: Leaf, { path }: Leaf): boolean {
  const isMobile = ['mobile', 'cell'].includes(mobile.words.filter((word) => word !== 'number').join(' '));
  return isMobile && isPhone(mobile) && mobile.path.slice(0, -1).join('.') === path.slice(0, -1).join('.');
}

function entrySource(
  list: Path,
  leaves: readonly Leaf[],
  levels: number,
  words: readonly string[],
): PhoneSource | null {
  const left = levels - list.length;
  const number = pickLeaf(leaves, {
    words,
    kinds: ['text'],
    levels: left,
    avoid: ['label', 'type', 'country', 'code', 'kind', 'extension'],
  });
  if (!number) return null;
  return { list, number: number.path, label: labelPath(leaves, left) };
}

function labelPath(leaves: readonly Leaf[], levels: number): Path | null {
  const words = ['label', 'type', 'kind', 'use', 'name'];
  return (
    pickLeaf(leaves, { words, kinds: ['text', 'enum'], levels, avoid: ['phone', 'number', 'email'] })?.path ?? null
  );
}

/** Lists of contacts, each with a kind and a value; the value decides between phone and e-mail. */
function contactSources({ schema, type, levels }: FieldContext): readonly {
  readonly list: Path;
  readonly value: Path;
  readonly label: Path | null;
}[] {
  const { branches } = contentsOf(schema, type);
  // `contact_details` of a contact are no less than that.
  const named = branches.map((branch) => ({ ...branch, words: wordsOf(fieldNameOf(branch.path[0] ?? '')) }));
  return [...branchesCalled(branches, contactLists), ...branchesCalled(named, contactLists)]
    .filter(({ many, path }, index, all) => {
      const isFirst = all.findIndex((each) => each.path.join('.') === path.join('.')) === index;
      return many && path.length < levels && isFirst;
    })
    .flatMap((branch) => {
      const { leaves } = contentsOf(schema, branch.type);
      const left = levels - branch.path.length;
      const value = pickLeaf(leaves, {
        words: ['value', 'contact value', 'detail', 'address'],
        kinds: ['text'],
        levels: left,
      });
      return value ? [{ list: branch.path, value: value.path, label: labelPath(leaves, left) }] : [];
    });
}

const emailWords = ['email'];
const notEmails = [
  'decline',
  'verified',
  'opt',
  'street',
  'mailing',
  'preference',
  'status',
  'consent',
  'marketing',
  'valid',
  'reminder',
  'template',
  'bounced',
  'statement',
  'account',
  'notification',
  'type',
  'label',
  'state',
];

/** Every e-mail address of a type. */
export function emailPaths({ schema, type, levels }: FieldContext): readonly Path[] {
  const { leaves, branches } = contentsOf(schema, type);
  const own = leaves.filter(
    (leaf) =>
      leaf.path.length <= levels &&
      leaf.kind === 'text' &&
      !belongsToAnother(leaf) &&
      !avoids(leaf, notEmails) &&
      (leaf.words.some((word) => emailWords.includes(word)) ||
        leaf.words.join(' ') === 'mail' ||
        (leaf.around.some((word) => emailWords.includes(word)) &&
          leaf.words.every((word) => ['value', 'address', 'primary'].includes(word)))),
  );
  // The address of a sign-in is no second one of the person.
  const plain = own.some(({ path }) => path.length === 1) ? own.filter(({ around }) => !around.includes('user')) : own;
  const current = plain.some(({ deprecated }) => !deprecated) ? plain.filter(({ deprecated }) => !deprecated) : plain;
  const lists = branchesCalled(branches, emailWords, notEmails).flatMap((branch) => {
    const inner = pickLeaf(contentsOf(schema, branch.type).leaves, {
      words: ['value', 'address', 'email'],
      kinds: ['text'],
      levels: levels - branch.path.length,
    });
    return inner ? [[...branch.path, ...inner.path]] : [];
  });
  const found = [...plainFirst(current).map(({ path }) => path), ...lists];
  return found.length > 0
    ? found
    : contactSources({ schema, type, levels }).map(({ list, value }) => [...list, ...value]);
}

/** The plain one first: `phone` before `alternatePhone`. */
function plainFirst(leaves: readonly Leaf[]): readonly Leaf[] {
  return leaves.toSorted((one, other) => one.words.length - other.words.length);
}

const streetWords = ['line1', 'line one', 'address1', 'street1', 'street', 'address', 'line'];
const cityWords = ['city', 'town', 'locality', 'suburb'];
const addressParts: readonly (readonly string[])[] = [
  streetWords,
  ['line2', 'line two', 'address2', 'street2', 'unit', 'suite'],
  ['line3', 'line three', 'address3', 'street3'],
  ['line4', 'line four', 'address4'],
  cityWords,
  [
    'state',
    'province',
    'region',
    'county',
    'territory',
    'st',
    'administrative district level1',
    'administrative area',
    'district',
  ],
  ['postal code', 'post code', 'zip', 'postcode', 'postal'],
];
const notLines = [
  'email',
  'ip',
  'mac',
  'web',
  'tax',
  'shipping',
  'mail',
  'id',
  'type',
  'license',
  'country',
  'time',
  'url',
];
const oneLine = [
  'address string',
  'full address',
  'formatted address',
  'one line address',
  'address text',
  'address line',
  'address',
];

/** An address in one field, or joined from lines: the type's own, those of a part, or of the first of a list. */
export function addressSource({ schema, type, levels }: FieldContext): Source | undefined {
  const { leaves, branches } = contentsOf(schema, type);
  const near = leaves.filter(
    (leaf) => leaf.path.length <= levels && !belongsToAnother(leaf) && !avoids(leaf, notLines),
  );
  const groups = new Map<string, Leaf[]>();
  for (const leaf of near) {
    const holder = leaf.path.slice(0, -1).join('.');
    groups.set(holder, [...(groups.get(holder) ?? []), leaf]);
  }
  const [lines] = [...groups.values()]
    .map((group) => ({ group, paths: addressLines(group) }))
    .filter(({ paths }) => paths.length >= 2)
    .toSorted((one, other) => other.paths.length - one.paths.length);
  const whole = pickLeaf(near, { words: oneLine, kinds: ['text'], levels, avoid: ['line2', 'two'] });
  // A street may be called address too, where the city stands beside it.
  const isStreet = lines?.paths.some((path) => path.join('.') === whole?.path.join('.')) ?? false;
  if (whole && !isStreet) return { kind: 'path', path: whole.path };
  if (lines) return joined(lines.paths, lines.group);
  if (whole) return { kind: 'path', path: whole.path };
  for (const branch of branchesCalled(branches, ['address'], notLines)) {
    const left = levels - branch.path.length;
    const below = contentsOf(schema, branch.type).leaves.filter((leaf) => leaf.path.length <= left);
    const paths = addressLines(below);
    // Of several addresses only one can be read aloud, and a join would mix them.
    if (paths.length >= 2 && !branch.many) return joined(paths, below, branch.path);
    const line = pickLeaf(below, { words: oneLine, kinds: ['text'], levels: left });
    if (line && !branch.many) return { kind: 'path', path: [...branch.path, ...line.path] };
  }
  return undefined;
}

function addressLines(leaves: readonly Leaf[]): readonly Path[] {
  const found = addressParts.map((words) =>
    pickLeaf(leaves, {
      words,
      kinds: ['text', 'enum'],
      levels: Number.POSITIVE_INFINITY,
      avoid: notLines,
      // Lines of a street may be a list; a join takes them all.
      lists: words === streetWords,
    }),
  );
  // Beside a city the Portuguese and Spanish word for a state is no status.
  const city = addressParts.indexOf(cityWords);
  const state =
    found[city] && !found[city + 1]
      ? leaves.find(({ kind, path }) => kind === 'text' && path.at(-1) === 'estado')
      : null;
  const parts = state ? found.with(city + 1, state) : found;
  return [...new Set(parts.flatMap((leaf) => leaf ?? []))].map(({ path }) => path);
}

const houseWords = [
  'house number',
  'street number',
  'building number',
  'house no',
  'street no',
  'hausnummer',
  'numero',
];

/** Languages in which the number of a house follows its street. */
const numberLast = /^(haus|huis|hus)_?(nummer|nr)|numero/i;

/** The lines of an address as one text, with the number of the house where that has a field of its own. */
function joined(lines: readonly Path[], leaves: readonly Leaf[], at: Path = []): Source {
  const paths = lines.map((path) => [...at, ...path]);
  const number = leaves.find(
    ({ words, kind, isList }) =>
      houseWords.includes(words.join(' ')) && (kind === 'text' || kind === 'number') && !isList,
  );
  if (!number) return { kind: 'join', paths, separator: ', ' };
  return {
    kind: 'join',
    paths,
    separator: ', ',
    house: { path: [...at, ...number.path], isLast: numberLast.test(number.path.at(-1) ?? '') },
  };
}
