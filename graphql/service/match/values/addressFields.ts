import type { Path, Source } from '../../sources.ts';
import { contentsOf, type Leaf } from '../schema/leaves.ts';
import type { FieldContext } from './nameFields.ts';
import { avoids, belongsToAnother, branchesCalled, pickLeaf } from './pickLeaf.ts';
import { wordsOf } from '../words/words.ts';

const streetWords = ['line1', 'line one', 'address1', 'street1', 'street', 'address', 'line'];
const cityWords = ['city', 'town', 'locality', 'municipality', 'suburb', 'village'];
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
  'website',
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
  for (const place of placesByRecord({ schema, type, levels }))
    groups.get(place.path.slice(0, -2).join('.'))?.push(place);
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

/** Cities that are records with a name: `city { id name }` beside the lines of a street. */
function placesByRecord({ schema, type, levels }: FieldContext): readonly Leaf[] {
  return contentsOf(schema, type).branches.flatMap(({ type: record, path, words, many, each }) => {
    // A state that is a record may be how far a client is.
    const isPlace = cityWords.includes(words.join(' '));
    if (!isPlace || many || each || path.length >= levels) return [];
    const name = contentsOf(schema, record).leaves.find(
      (leaf) => leaf.kind === 'text' && leaf.path.length === 1 && leaf.words.join(' ') === 'name',
    );
    return name ? [{ ...name, path: [...path, ...name.path], words, around: [] }] : [];
  });
}

function addressLines(all: readonly Leaf[]): readonly Path[] {
  // Beside an administrative area the code of a region is that of the country (CLDR, as in Google's PostalAddress).
  const isCountry = all.some(({ words }) => words.join(' ') === 'administrative area');
  const leaves = isCountry ? all.filter(({ words }) => words.join(' ') !== 'region code') : all;
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
      ? leaves.find(({ kind, path }) => kind === 'text' && path.at(-1)?.toLowerCase() === 'estado')
      : null;
  const place = found[city] ? null : onlyOther(leaves, found);
  const parts = place ? found.with(city, place) : state ? found.with(city + 1, state) : found;
  return [...new Set(parts.flatMap((leaf) => leaf ?? []))].map(({ path }) => path);
}

/** Of an address without a word for its city the one text that is left: a street and a code alone would be half of it. */
function onlyOther(leaves: readonly Leaf[], found: readonly (Leaf | null)[]): Leaf | null {
  const [only, another] = leaves.filter(
    (leaf) =>
      leaf.kind === 'text' &&
      !leaf.isList &&
      !found.includes(leaf) &&
      // Not beside other values of a record: whatever stands there may be anything.
      isInAddress(leaf) &&
      !avoids(leaf, [...notLines, ...notPlaces]) &&
      !houseWords.includes(leaf.words.join(' ')),
  );
  return only && !another && found.filter((part) => part !== null).length >= 2 ? only : null;
}

function isInAddress({ path, around }: Leaf): boolean {
  return around.includes('address') || wordsOf(path.at(-2) ?? '').includes('address');
}

const notPlaces: readonly string[] = [
  'name',
  'label',
  'kind',
  'code',
  'note',
  'instruction',
  'attention',
  'recipient',
  'latitude',
  'longitude',
  'phone',
  'fax',
];

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
