import { fieldNameOf, type Path, type PhoneSource, samePath } from '../../sources.ts';
import { contentsOf, type Leaf } from '../schema/leaves.ts';
import type { FieldContext } from './nameFields.ts';
import { avoids, branchesCalled, belongsToAnother, pickLeaf } from './pickLeaf.ts';
import type { TypeModel } from '../../introspection/schemaModel.ts';
import { ownNouns } from '../words/vocabulary.ts';
import { wordsOf } from '../words/words.ts';

const phoneWords = ['phone', 'mobile', 'cell'];
const notPhones = [
  'fax',
  'verified',
  'extension',
  'ext',
  'prefix',
  'type',
  'decline',
  'label',
  'country',
  'calling',
  'code',
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
  const near = withoutOtherContact(leaves.filter((leaf) => leaf.path.length <= levels));
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
  const numbers = branches.filter(({ words, many }) => many && words.join(' ') === 'number' && isContact(type));
  const entries = [...branchesCalled(branches, phoneWords, notPhones), ...numbers].filter(
    (branch) => branch.many || (values.length === 0 && !branch.words.includes('preferred')),
  );
  const lists = entries.flatMap(
    (branch) => entrySource(branch.path, contentsOf(schema, branch.type).leaves, levels, numberWords) ?? [],
  );
  if (values.length + lists.length > 0) return [...values, ...lists];
  return contactSources({ schema, type, levels }).map(({ list, value, label }) => ({ list, number: value, label }));
}

/** The numbers of a contact, or of a person, are those of phones. */
function isContact({ name }: TypeModel): boolean {
  return wordsOf(name).some((word) => ['contact', 'person', ...ownNouns.client].includes(word));
}

/** `contactHomePhone` beside a `contactRelationship` is that of somebody to be called instead. */
function withoutOtherContact(leaves: readonly Leaf[]): readonly Leaf[] {
  const isOther = leaves.some(({ words }) => /^contact relation(ship)?$/.test(words.join(' ')));
  return isOther ? leaves.filter(({ words }) => words[0] !== 'contact') : leaves;
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
  return isMobile && isPhone(mobile) && samePath(mobile.path.slice(0, -1), path.slice(0, -1));
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
      const isFirst = all.findIndex((each) => samePath(each.path, path)) === index;
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
  const areInUse = lists.length > 0 || current.some(({ deprecated }) => !deprecated);
  const contacts = areInUse ? [] : contactSources({ schema, type, levels });
  return contacts.length > 0 ? contacts.map(({ list, value }) => [...list, ...value]) : found;
}

/** The plain one first: `phone` before `alternatePhone`. */
function plainFirst(leaves: readonly Leaf[]): readonly Leaf[] {
  return leaves.toSorted((one, other) => one.words.length - other.words.length);
}
