import type { SchemaModel, TypeModel } from '../introspection/schemaModel.ts';
import { type Branch, contentsOf, type Leaf } from '../match/schema/leaves.ts';
import { moneyAt } from '../match/values/pickLeaf.ts';
import { phoneSources } from '../match/values/contactFields.ts';
import { identityOf, isIdentity } from '../match/schema/identity.ts';
import { wordsOf } from '../match/words/words.ts';
import type { Path } from '../sources.ts';
import { chooseUsual, depthOfPath, type Draft, joinedKey, keyOf, namingWords } from './usualColumns.ts';
import { moneyMeaning, scalarAt } from './moneyColumns.ts';
import type { SchemaTypes } from './schemaTypes.ts';
import type { ColumnKind, ListColumn } from './serviceList.ts';
import { titleOfName } from '../text.ts';

/**
 * The columns of a type's rows: every value and every object that they lead to, as far as `levels` reach; the usual ones
 * first, in the order in which people read them.
 */
export function columnsOf(types: SchemaTypes, type: TypeModel, levels: number): readonly ListColumn[] {
  const drafts = unique(draftsOf(types, type, levels));
  const usual = chooseUsual(types, drafts);
  const rest = drafts.filter((draft) => !usual.includes(draft));
  const titles = titlesOf(drafts);
  return [...usual, ...rest].map((draft) => {
    const { key, kind, from, opens, unitUnknown } = draft;
    return {
      key,
      title: titles.get(draft) ?? key,
      kind,
      usual: usual.includes(draft),
      from,
      ...(opens !== undefined && { opens }),
      ...(unitUnknown && { unitUnknown }),
    };
  });
}

function draftsOf(types: SchemaTypes, type: TypeModel, levels: number): readonly Draft[] {
  const { schema } = types;
  const { leaves, branches } = contentsOf(schema, type);
  const near = leaves.filter(({ path }) => depthOfPath(path) <= levels);
  const name = types.nameOf(type, levels);
  const joined: readonly Draft[] =
    name && name.kind === 'join'
      ? [
          {
            key: joinedKey,
            kind: 'text',
            from: { kind: 'value', source: name },
            path: name.paths[0] ?? [],
            words: ['name'],
            around: [],
            deprecated: false,
            names: true,
          },
        ]
      : [];
  const named = name && name.kind === 'path' ? name.path.join('.') : null;
  const values = near.flatMap((leaf) => {
    const draft = draftOfLeaf(types, type, near, leaf, levels);
    return draft ? [{ ...draft, names: leaf.path.join('.') === named }] : [];
  });
  const links = branches.flatMap((branch) => (branch.many ? [] : draftOfBranch(types, branch, levels)));
  const phones = phonesOf(types, type, levels);
  const isOfPhones = ({ path }: Branch): boolean => phones.some((phone) => phone.path[0] === path[0]);
  const several = branches.flatMap((each) =>
    each.many && !isOfPhones(each) ? namesOfBranch(types, each, levels) : [],
  );
  return [...joined, ...values, ...phones, ...links, ...several];
}

/** Phone numbers as the map finds them: a list of entries has one column. */
function phonesOf(types: SchemaTypes, type: TypeModel, levels: number): readonly Draft[] {
  const [first] = phoneSources({ schema: types.schema, type, levels });
  if (!first || first.list.length === 0 || depthOfPath([...first.list, ...first.number]) > levels) return [];
  const path = [...first.list, ...first.number];
  return [textsDraft(path, wordsOf(keyOf(first.list)), { contact: true })];
}

function textsDraft(path: Path, words: readonly string[], more: Partial<Draft>): Draft {
  const from = { kind: 'value', source: { kind: 'path', path } } as const;
  return {
    key: keyOf(path),
    kind: 'texts',
    from,
    path,
    words,
    around: [],
    deprecated: false,
    names: false,
    many: true,
    ...more,
  };
}

/** What several objects are called: the patients of a client. */
function namesOfBranch(
  types: SchemaTypes,
  { path, words, type, deprecated }: Branch,
  levels: number,
): readonly Draft[] {
  const left = levels - depthOfPath(path);
  if (left < 1) return [];
  const name = types.nameOf(type, left);
  return name?.kind === 'path' ? [textsDraft([...path, ...name.path], words, { deprecated })] : [];
}

function draftOfLeaf(
  types: SchemaTypes,
  type: TypeModel,
  leaves: readonly Leaf[],
  leaf: Leaf,
  levels: number,
): Draft | null {
  const { path, words, around, deprecated } = leaf;
  const own = { key: keyOf(path), path, words, around, deprecated, names: false };
  const value = { kind: 'value', source: { kind: 'path', path } } as const;
  if (leaf.isList) return { ...own, kind: 'texts', from: value };
  if (leaf.kind === 'id') {
    const opens = path.length === 1 ? typeOfId(types, type, leaf) : null;
    if (!opens) return { ...own, kind: 'id', from: value };
    const id = { kind: 'path', path: [] } as const;
    return { ...own, kind: 'link', from: { kind: 'link', link: { path, fields: { id, name: id } } }, opens };
  }
  if (leaf.kind === 'number' || leaf.kind === 'text') {
    const money = moneyMeaning(leaf, scalarAt(types.schema, type, path));
    if (money === 'money')
      return { ...own, kind: 'money', from: { kind: 'money', money: moneyAt(leaves, leaf, levels) } };
    if (money === 'unitUnknown') return { ...own, kind: 'number', from: value, unitUnknown: true };
  }
  return { ...own, kind: plainKind(leaf, leaves), from: value };
}

function plainKind(leaf: Leaf, leaves: readonly Leaf[]): ColumnKind {
  switch (leaf.kind) {
    case 'enum':
      return 'state';
    case 'flag':
    case 'moment':
    case 'date':
    case 'number':
      return leaf.kind;
    case 'text':
      return isState(leaf, leaves) ? 'state' : 'text';
    case 'clock':
    case 'id':
    case 'object':
    case 'other':
      return 'text';
  }
}

const stateWords: ReadonlySet<string> = new Set(['status', 'state', 'stage']);

/** A status in the service's words; the state of an address is a place. */
function isState({ words, around, path }: Leaf, leaves: readonly Leaf[]): boolean {
  if (!stateWords.has(words.at(-1) ?? '')) return false;
  const holder = path.slice(0, -1).join('.');
  const isPlace = leaves.some(
    (other) =>
      other.path.slice(0, -1).join('.') === holder &&
      other.words.some((word) => word === 'city' || word === 'zip' || word === 'street'),
  );
  return !(words.at(-1) === 'state' && (isPlace || around.includes('address')));
}

/** `patientId` links to the patient, where one can be requested by id; the row's own id is no link. */
function typeOfId(types: SchemaTypes, type: TypeModel, { path, words }: Leaf): string | null {
  if (identityOf(types.schema, type)?.name === path[0] || words.at(-1) !== 'id' || words.length < 2) return null;
  const target = types.named(words.slice(0, -1));
  return target && types.one(target) ? target : null;
}

/** Another object shows its name and is opened by its id. */
function draftOfBranch(types: SchemaTypes, branch: Branch, levels: number): readonly Draft[] {
  const { path, words, type, deprecated } = branch;
  const { schema } = types;
  const left = levels - depthOfPath(path);
  if (left < 1 || !isIdentity(schema, type)) return [];
  const name = types.nameOf(type, left) ?? otherName(schema, type, left);
  const identity = identityOf(schema, type);
  const id = identity ? ({ kind: 'path', path: [identity.name] } as const) : undefined;
  if (!id && !name) return [];
  const fields = { ...(id && { id }), name: name ?? id ?? { kind: 'path', path: [] } };
  const link = { kind: 'link', link: { path, fields } } as const;
  return [
    { key: keyOf(path), kind: 'link', from: link, opens: type.name, path, words, around: [], deprecated, names: false },
  ];
}

/** An invoice is named by its number, an encounter by its start. */
function otherName(schema: SchemaModel, type: TypeModel, levels: number) {
  const { leaves } = contentsOf(schema, type);
  const near = leaves.filter(({ path, isList, deprecated }) => depthOfPath(path) <= levels && !isList && !deprecated);
  const found =
    near.find(
      ({ words, kind }) =>
        (kind === 'text' || kind === 'number') && words.length === 1 && namingWords.has(words[0] ?? ''),
    ) ?? near.find(({ kind }) => kind === 'moment' || kind === 'date');
  return found && ({ kind: 'path', path: found.path } as const);
}

function unique(drafts: readonly Draft[]): readonly Draft[] {
  return drafts.filter((draft, index) => drafts.findIndex(({ key }) => key === draft.key) === index);
}

/** Last steps of a path that don't name the value: `value`, `amount`. */
const emptyEnds: ReadonlySet<string> = new Set([
  'value',
  'amount',
  'cent',
  'text',
  'formatted',
  'display',
  'node',
  'full',
]);

function isWrapper(word: string): boolean {
  return (
    word === 'edge' || word === 'node' || word === 'item' || word === 'data' || word === 'value' || word === 'number'
  );
}

/** Short titles where they are unique; else the title of the whole path. */
function titlesOf(drafts: readonly Draft[]): ReadonlyMap<Draft, string> {
  const short = (draft: Draft): string => {
    if (draft.key === joinedKey) return '';
    const steps = draft.key.split('.');
    const last = steps.at(-1) ?? '';
    const holder = steps.at(-2);
    const isEmptyWord = holder !== undefined && wordsOf(last).every((word) => emptyEnds.has(word));
    // A list of objects takes the list's title; that their names are shown is obvious.
    if (draft.many) return titleOfName(steps.slice(0, -1).findLast((step) => !wordsOf(step).every(isWrapper)) ?? last);
    if (draft.kind === 'flag') return titleOfName(last.replace(/^(is|has)(?=[A-Z_])_?/, ''));
    return titleOfName(isEmptyWord ? (holder ?? last) : last);
  };
  const shorts = drafts.map(short);
  return new Map(
    drafts.map((draft, index) => {
      const own = shorts[index] ?? '';
      const clashes = shorts.filter((each) => each === own).length > 1;
      return [draft, clashes ? titleOfName(draft.key) : own];
    }),
  );
}
