import type { SchemaModel, TypeModel } from '../introspection/schemaModel.ts';
import type { Leaf } from '../match/schema/leaves.ts';
import { isInCents } from '../match/values/pickLeaf.ts';
import { conditionedType, objectType } from '../match/schema/identity.ts';
import { isCondition, type Path } from '../sources.ts';
import { bare } from './usualColumns.ts';

const moneyWords: ReadonlySet<string> = new Set([
  'total',
  'subtotal',
  'amount',
  'price',
  'cost',
  'fee',
  'balance',
  'paid',
  'tax',
  'discount',
  'charge',
  'owed',
  'owing',
  'outstanding',
  'deposit',
  'tip',
  'refund',
  'revenue',
  'money',
  'salary',
  'credit',
  'debit',
  'due',
  'value',
]);
const clearWords: ReadonlySet<string> = new Set(
  [...moneyWords].filter((word) => word !== 'due' && word !== 'value' && word !== 'total'),
);

/** Words beside those of money with which it is something else. */
const otherWords: ReadonlySet<string> = new Set([
  'count',
  'number',
  'rate',
  'percent',
  'percentage',
  'quantity',
  'day',
  'minute',
  'hour',
  'method',
  'type',
  'term',
  'status',
  'date',
  'at',
  'code',
  'name',
  'note',
  'reference',
  'level',
  'limit',
  'point',
  'row',
  'page',
  'currency',
  'id',
  'is',
  'has',
  'in',
]);

/** Whether a value is an amount of money. Whole numbers without a known unit are shown as they are. */
export function moneyMeaning(leaf: Leaf, scalar: string): 'money' | 'unitUnknown' | null {
  const { words, around, kind } = leaf;
  if (words.some((word) => otherWords.has(word))) return null;
  if (/money|currency|monetary/i.test(scalar)) return 'money';
  const isExact = kind === 'number' && !/^(int|long|bigint|short|byte)/i.test(scalar);
  const isClear =
    words.some((word) => clearWords.has(word)) ||
    (words.some((word) => moneyWords.has(word)) && (isExact || isInCents(leaf)) && !words.includes('value')) ||
    (words.some((word) => word === 'value' || word === 'amount') && around.some((word) => clearWords.has(word)));
  if (!isClear && !isInCents(leaf)) return null;
  if (kind === 'text')
    return words.length <= 2 && /^(decimal|string|numeric|bigdecimal)/i.test(scalar) ? 'money' : null;
  return isInCents(leaf) || isExact ? 'money' : 'unitUnknown';
}

/** The name of the scalar at the end of a path. */
export function scalarAt(schema: SchemaModel, type: TypeModel, path: Path): string {
  let current: TypeModel | null = type;
  let name = '';
  for (const step of path) {
    if (isCondition(step)) {
      current = conditionedType(schema, step);
      continue;
    }
    const field: TypeModel['fields'][number] | undefined = current?.fields.find((each) => each.name === bare(step));
    name = field?.type.name ?? '';
    current = objectType(schema, name);
  }
  return name;
}
