import type { SchemaModel } from '../introspection/schemaModel.ts';

/** What kind of value stands at the end of a field. */
export type ValueKind = 'text' | 'number' | 'flag' | 'moment' | 'date' | 'clock' | 'enum' | 'id' | 'object' | 'other';

/** Scalars of the service's own, by their names: every service has other names, and few describe the contents. */
const scalars: readonly (readonly [RegExp, ValueKind])[] = [
  [/^(string|text|.*email.*|.*phone.*|url|uri|citext|varchar|html|markdown|nonemptystring|.*string)$/i, 'text'],
  [/^boolean$|^bool$/i, 'flag'],
  [/^(id|.*uuid|guid|globalid|objectid|cursor|.*_?id)$/i, 'id'],
  [
    /^(.*date_?time.*|timestamp.*|instant|.*zoneddatetime|time ?stamp|.*moment|unixtime|epoch.*|zeitpunkt|datumzeit)$/i,
    'moment',
  ],
  [/^(.*date|calendarday|day|datum|tag|fecha)$/i, 'date'],
  [/^(.*time|timetz|clock|timeofday|uhrzeit|hora)$/i, 'clock'],
  [
    /^(int|.*int\d*|float|.*decimal|numeric|.*long|.*money|number|.*cents|double|short|.*amount|currency|byte|minutes?|duration)$/i,
    'number',
  ],
];

/** The kind of a type by its own kind and its name. */
export function valueKind(schema: SchemaModel, name: string | null): ValueKind {
  const type = name === null ? undefined : schema.types.get(name);
  if (!type || name === null) return 'other';
  if (type.kind === 'ENUM') return 'enum';
  if (type.kind !== 'SCALAR') return 'object';
  const found = scalars.find(([pattern]) => pattern.test(name));
  return found?.[1] ?? kindInDescription(type.description) ?? (/date|time/i.test(name) ? 'moment' : 'text');
}

/** The kind that a description tells where the name of a scalar does not: `Date8`, written as YYYYMMDD. */
function kindInDescription(description: string | null): ValueKind | null {
  const text = description ?? '';
  const hasClock = /\bHH:?MM/i.test(text);
  if (/\b(YYYY|CCYY|JJJJ)-?MM-?(DD|TT)\b/i.test(text)) return hasClock ? 'moment' : 'date';
  return hasClock ? 'clock' : null;
}
