import { GraphQLError } from 'graphql';

/** An entry: its attributes, and functions that lead to related entries. */
export interface Entry {
  readonly id: string;
  readonly attributes: Readonly<Record<string, string | number | boolean | null>>;
  readonly one: Readonly<Record<string, () => Entry | null>>;
  readonly many: Readonly<Record<string, () => readonly Entry[]>>;
  /** Called when the entry goes into an answer. */
  readonly met: () => void;
}

/** Conditions on attributes and relations, joined by and. */
export type Filters = Readonly<Record<string, unknown>>;

/** Whether an entry meets the filters. */
export function meetsFilters(entry: Entry, filters: Filters | null | undefined): boolean {
  return Object.entries(filters ?? {}).every(([key, condition]) => {
    if (condition === null || condition === undefined) return true;
    // Sound: the schema lets nothing else through at these places.
    if (key === 'and') return (condition as Filters[]).every((part) => meetsFilters(entry, part));
    if (key === 'or') return (condition as Filters[]).some((part) => meetsFilters(entry, part));
    if (key === 'not') return !meetsFilters(entry, condition as Filters);
    const one = entry.one[key];
    if (one) {
      const related = one();
      return related !== null && meetsFilters(related, condition as Filters);
    }
    const many = entry.many[key];
    if (many) return many().some((related) => meetsFilters(related, condition as Filters));
    const value = key === 'id' ? entry.id : (entry.attributes[key] ?? null);
    return meetsOperators(value, condition as Filters);
  });
}

type Value = string | number | boolean | null;

function meetsOperators(value: Value, operators: Filters): boolean {
  return Object.entries(operators).every(([operator, operand]) => {
    if (operand === null || operand === undefined) return true;
    return operator === 'not' ? !meetsOperators(value, operand as Filters) : meets(value, operator, operand);
  });
}

function meets(value: Value, operator: string, operand: unknown): boolean {
  const list = Array.isArray(operand) ? (operand as readonly unknown[]) : [operand];
  const text = String(value);
  const first = comparable(list[0]);
  switch (operator) {
    case 'null':
      return (value === null) === (operand === true);
    case 'notNull':
      return (value !== null) === (operand === true);
    case 'and':
      return list.every((one) => same(value, one));
    case 'or':
    case 'in':
    case 'eq':
      return list.some((one) => same(value, one));
    case 'notIn':
    case 'ne':
      return !list.some((one) => same(value, one));
    case 'eqi':
      return text.toLowerCase() === String(first).toLowerCase();
    case 'nei':
      return text.toLowerCase() !== String(first).toLowerCase();
    case 'between':
      return meets(value, 'gte', list[0]) && meets(value, 'lte', list[1]);
    default:
      break;
  }
  if (value === null) return false;
  switch (operator) {
    case 'contains':
      return text.includes(String(first));
    case 'notContains':
      return !text.includes(String(first));
    case 'containsi':
      return text.toLowerCase().includes(String(first).toLowerCase());
    case 'notContainsi':
      return !text.toLowerCase().includes(String(first).toLowerCase());
    case 'startsWith':
      return text.startsWith(String(first));
    case 'endsWith':
      return text.endsWith(String(first));
    case 'gt':
      return comparable(value) > first;
    case 'gte':
      return comparable(value) >= first;
    case 'lt':
      return comparable(value) < first;
    case 'lte':
      return comparable(value) <= first;
    default:
      throw new GraphQLError(`Invalid operator ${operator}`);
  }
}

function same(value: Value, operand: unknown): boolean {
  return value !== null && comparable(value) === comparable(operand);
}

/** Instants are compared as such, whatever their offset; all else as it is. */
function comparable(value: unknown): string | number {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return JSON.stringify(value) ?? '';
  if (!/^\d{4}-\d{2}-\d{2}T/.test(value)) return value;
  const instant = Date.parse(/(?:Z|[+-]\d{2}:?\d{2})$/.test(value) ? value : `${value}Z`);
  if (Number.isNaN(instant)) throw new GraphQLError(`Invalid DateTime: ${value}`);
  return instant;
}

/** Orders entries by texts such as `last_name:asc`; without any they come by age. */
export function inSortOrder(
  entries: readonly Entry[],
  sort: readonly (string | null)[] | null | undefined,
): readonly Entry[] {
  const rules = (sort ?? []).flatMap((rule) => (rule ?? '').split(',')).filter((rule) => rule !== '');
  return entries.toSorted((a, b) => {
    for (const rule of rules) {
      const [key = '', direction = 'asc'] = rule.split(':');
      const [left = null, right = null] = [a, b].map((entry) =>
        key === 'id' ? Number(entry.id) : (entry.attributes[key] ?? null),
      );
      if (left === right) continue;
      const sign = direction.toLowerCase() === 'desc' ? -1 : 1;
      if (left === null || right === null) return (left === null ? 1 : -1) * sign;
      return (left < right ? -1 : 1) * sign;
    }
    return 0;
  });
}
