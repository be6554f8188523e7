import { GraphQLError } from 'graphql';
import { compareValues, isRow, type Row, sortedBy } from '../generatedRows.ts';
import { byPath, type Node } from './nodes.ts';

const suffixes = [
  '_starts_with',
  '_ends_with',
  '_contains',
  '_any',
  '_all',
  '_some',
  '_gte',
  '_lte',
  '_gt',
  '_lt',
] as const;
const dates = new Set([
  'createDate',
  'updateDate',
  'startTime',
  'endTime',
  'clientSince',
  'dateOfBirth',
  'publishDate',
]);

/** What a node is filtered and ordered by. */
function valueOf(node: Node, field: string): unknown {
  const own: Row = {
    id: node.id,
    name: node.name,
    contentTypeAlias: node.type.slice(0, 1).toLowerCase() + node.type.slice(1),
    createDate: stampOf(node.created),
    updateDate: stampOf(node.updated),
    level: node.path.length,
    sortOrder: node.path.at(-1),
  };
  return (field in own ? own[field] : node.values[field]) ?? null;
}

/** A date as it is compared: to the second and without offset, in UTC where one was given. */
function stampOf(text: string): string {
  const isPlain = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?$/.test(text);
  const instant = Date.parse(isPlain ? `${text.length === 10 ? `${text}T00:00` : text}Z` : text);
  if (Number.isNaN(instant)) throw new GraphQLError(`Unable to convert '${text}' to 'DateTime'`);
  return new Date(instant).toISOString().slice(0, 19);
}

const folded = (value: unknown): unknown => (typeof value === 'string' ? value.toLowerCase() : value);

function meets(node: Node, name: string, wanted: unknown): boolean {
  const suffix = suffixes.find((each) => name.endsWith(each)) ?? '';
  const field = name.slice(0, name.length - suffix.length);
  const own = valueOf(node, field);
  if (suffix === '_all' || suffix === '_some') {
    const [values, list] = [Array.isArray(own) ? own : [], Array.isArray(wanted) ? wanted : []];
    return suffix === '_all' ? list.every((each) => values.includes(each)) : list.some((each) => values.includes(each));
  }
  if (suffix === '_any') return Array.isArray(wanted) && wanted.includes(own);
  const given = dates.has(field) && typeof wanted === 'string' ? stampOf(wanted) : wanted;
  if (suffix === '') return own === given;
  if (own === null || given === null) return false;
  const [text, part] = [String(folded(own)), String(folded(given))];
  switch (suffix) {
    case '_starts_with':
      return text.startsWith(part);
    case '_ends_with':
      return text.endsWith(part);
    case '_contains':
      return text.includes(part);
    case '_gt':
      return compareValues(own, given) > 0;
    case '_gte':
      return compareValues(own, given) >= 0;
    case '_lt':
      return compareValues(own, given) < 0;
    case '_lte':
      return compareValues(own, given) <= 0;
  }
}

/** Whether a node fits a filter. */
export function fits(node: Node, where: unknown): boolean {
  if (!isRow(where)) return true;
  return Object.entries(where).every(([name, wanted]) => {
    const parts: readonly unknown[] = Array.isArray(wanted) ? wanted : [];
    if (name === 'AND') return parts.every((part) => fits(node, part));
    if (name === 'OR') return parts.some((part) => fits(node, part));
    if (name === 'NOT') return !parts.some((part) => fits(node, part));
    return meets(node, name, wanted);
  });
}

/** Nodes in the wanted order, or in that of the tree. */
export function ordered(nodes: readonly Node[], orderBy: readonly string[]): readonly Node[] {
  const sorted = nodes.toSorted(byPath);
  if (orderBy.length === 0) return sorted;
  const rows = sorted.map((node, place) => ({ node, place }));
  const keys = orderBy.map((order) => {
    const field = order.replace(/_(?:ASC|DESC)$/, '');
    const isDescending = order.endsWith('_DESC');
    const value = (row: Row): unknown => {
      const found = rows[Number(row['place'])];
      return found && (field === 'path' ? found.place : folded(valueOf(found.node, field)));
    };
    return { value, isDescending, nullsFirst: isDescending };
  });
  return sortedBy(rows, keys).map(({ node }) => node);
}
