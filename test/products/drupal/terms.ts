import type { Practice } from '../../dialects/practice.ts';
import { uuidIds } from '../../dialects/ids.ts';
import type { Row } from '../generatedRows.ts';
import { drupalIds, siteUuid } from './nodes.ts';
import { english, siteTime, textField } from './values.ts';

const opened = Date.parse('2018-03-05T14:41:10Z');
const uuids = uuidIds();

/** A term of a vocabulary. */
export interface Term {
  readonly type: string;
  readonly id: number;
  readonly name: string;
  readonly weight: number;
  readonly row: Row;
}

function term(type: string, id: number, uuid: string, name: string, weight: number, fields: Row): Term {
  const base = {
    id: String(id),
    uuid,
    changed: siteTime(opened),
    description: textField('') ?? {},
    langcode: english,
    name,
    parent: null,
    path: `/${type.slice(4).toLowerCase()}/${name.toLowerCase().replaceAll(' ', '-')}`,
    status: true,
    weight,
  };
  return { type, id, name, weight, row: { __typename: type, ...base, ...fields } };
}

function distinct(names: readonly string[]): readonly string[] {
  return [...new Set(names)].toSorted((one, other) => (one < other ? -1 : 1));
}

/** The terms of all vocabularies, in one series of ids. */
export function termsOf(practice: Practice): readonly Term[] {
  const visitTypes = practice.visitTypes
    .filter(({ isBlock }) => !isBlock)
    .map(({ key, name, minutes, isBookable }, index) => {
      const fields = { bookableOnline: isBookable, durationMinutes: minutes, price: `${String(30 + key * 15)}.00` };
      const id = Number(drupalIds.of('visitType', key));
      return term('TermVisitType', id, uuids.of('visitType', key), name, index, fields);
    });
  const plain = (type: string, first: number, names: readonly string[]): readonly Term[] =>
    names.map((name, index) => term(type, first + index, siteUuid(first + index), name, 0, {}));
  return [
    ...visitTypes,
    ...plain('TermSpecies', 60, distinct(practice.patients.map(({ species }) => species))),
    ...plain('TermClientTag', 80, distinct(practice.clients.flatMap(({ tags }) => tags))),
    ...plain('TermTag', 95, ['News']),
  ];
}
