import type { TypeReference } from '../introspection/schemaModel.ts';

/** What an error message reveals about one candidate. */
export type Finding =
  /** It is not there; names that the service offers instead. */
  | { readonly kind: 'absent'; readonly suggestions: readonly string[] }
  /** It is there and holds an object. `whole`: its type is written with its lists. */
  | { readonly kind: 'object'; readonly type: TypeReference | null; readonly whole: boolean }
  /** It is there and holds a value. */
  | { readonly kind: 'leaf'; readonly type: TypeReference | null; readonly isEnum: boolean }
  /** Its field is there and demands this argument, or its input object this field. */
  | { readonly kind: 'demands'; readonly argument: string; readonly type: TypeReference | null }
  /** It is an argument, or a field of an input object, of this type. */
  | { readonly kind: 'expects'; readonly type: TypeReference | null }
  /** The message is about one of several candidates of the same name, and it is unknown which. */
  | { readonly kind: 'unclear' }
  /** A message that is not understood. */
  | { readonly kind: 'other' };

/** A finding with what its message reveals about the place. */
export interface LocatedFinding {
  readonly finding: Finding;
  /** The field, argument or input field that it is about. */
  readonly name: string | null;
  /** The type, or the field, that this stands in. */
  readonly holder: string | null;
  readonly variable: string | null;
}

// Quotes of all kinds, or none; a name; a type; and whatever stands in quotes.
const q = '["\'`‘’“”]?';
const name = (group: string): string => `${q}(?<${group}>[_A-Za-z]\\w{0,79})${q}`;
const type = `${q}(?<type>[\\[\\]!\\w]{1,120})${q}`;

type Groups = Readonly<Record<string, string | undefined>>;
type Pattern = readonly [kind: Finding['kind'], shape: RegExp];

function pattern(kind: Finding['kind'], ...parts: readonly string[]): Pattern {
  return [kind, new RegExp(parts.join(' ?'), 'i')];
}

/**
 * How validators word it: graphql-js and its many ports (Absinthe, gqlgen, webonyx, graphql-core, async-graphql),
 * graphql-ruby, graphql-java (AppSync), Hot Chocolate, GraphQL.NET, Hasura. The narrower pattern comes first.
 */
const patterns: readonly Pattern[] = [
  pattern('expects', `variable ${q}\\$${name('variable')}.{0,160}expecting type`, type),
  pattern('expects', `variable ${q}\\$${name('variable')}.{0,160}argument of type`, type),
  pattern(
    'expects',
    `mismatch on variable \\$${name('variable')} and argument ${name('name')} \\(.{0,80} / ${type}\\)`,
  ),
  pattern(
    'expects',
    `variable ${name('variable')} (?:of type|is declared as).{0,160}(?:expecting type|used where)`,
    type,
  ),
  pattern('expects', `variable type .{1,80} (?:does not|doesn't|doesnt) match expected type`, type),
  pattern('expects', `variable ${name('variable')} is not compatible with the type`),
  pattern('demands', `field ${name('holder')} argument ${name('argument')} of type ${type} is required`),
  pattern(
    'demands',
    `argument ${q}\\w+\\.(?<holder>\\w+)\\((?<argument>\\w{1,80}):\\)${q} of type ${type} is required`,
  ),
  pattern(
    'demands',
    `argument ${q}[\\w.]{0,160}?\\(?(?<argument>[_A-Za-z]\\w{0,79})(?::\\))?${q} of type ${type} is required`,
  ),
  pattern('demands', `in argument ${name('argument')}: expected type ${type}, found null`),
  pattern(
    'demands',
    `argument ${name('argument')} on inputobject ${name('holder')} is required\\. expected type`,
    type,
  ),
  pattern(
    'demands',
    `field ${q}(?<holder>\\w{1,80})\\.(?<argument>\\w{1,80})${q} of required type ${type} was not provided`,
  ),
  pattern(
    'demands',
    `field ${name('holder')} is missing required arguments?:`,
    `(?<argument>\\w{1,80}(?:, \\w{1,80}){0,8})`,
  ),
  pattern('demands', `expected value of type ${name('holder')} to include required field`, name('argument')),
  pattern('demands', `missing field argument`, name('argument')),
  pattern('demands', `the argument ${name('argument')} is required`),
  pattern('expects', `argument ${name('name')} has invalid value ${q}\\$${name('variable')}`),
  pattern('absent', `expected value of type ${name('holder')} not to include unknown field`, name('name')),
  pattern('absent', `unknown (?:field )?argument ${name('name')} on field ${q}(?:\\w+\\.)?(?<holder>\\w+)`),
  pattern('absent', `unknown (?:field )?argument`, name('name')),
  pattern('absent', `(?:field|inputobject) ${name('holder')} (?:doesn't|does not) accept argument`, name('name')),
  pattern('absent', `${name('holder')} has no argument named`, name('name')),
  pattern('absent', `the argument ${name('name')} does not exist`),
  pattern('leaf', `field ${name('name')} must not have a selection since type ${type} has no`),
  pattern('leaf', `field ${name('name')} of type ${type} must not have a sub ?selection`),
  pattern(
    'leaf',
    `selections can't be made on (?<leaf>scalars|enums).{0,10}\\(field ${name('name')} returns ${type} but`,
  ),
  pattern('leaf', `subselection not allowed on leaf type ${type} of field`, name('name')),
  pattern('leaf', `subselection not allowed on leaf type`, type),
  pattern('leaf', `unexpected subselection set for .{0,20}field`, name('name')),
  pattern('leaf', `selections on scalars or enums are never allowed`),
  pattern('object', `field ${name('name')} of type ${type} must have (?:a |at least )`),
  pattern('object', `must have selections \\(field ${name('name')} returns ${type} but`),
  pattern('object', `subselection required for type ${type} of field`, name('name')),
  pattern('object', `subselection required for type`, type),
  pattern('object', `${name('name')} is an object, interface or union type`),
  pattern('object', `missing selection set for`, name('name')),
  pattern('absent', `cannot query field ${name('name')} on type`, name('holder')),
  pattern('absent', `field ${name('name')} (?:doesn't|does not) exist on (?:the )?type`, name('holder')),
  pattern('absent', `field ${name('name')} in type ${name('holder')} is undefined`),
  pattern('absent', `field ${name('name')} not found in type:?`, name('holder')),
  pattern('absent', `field ${name('name')} is not defined (?:by|on|in) type`, name('holder')),
  pattern('absent', `(?:unknown|undefined) field ${name('name')}(?: on type ${name('holder')})?`),
  pattern('absent', `field ${name('name')} (?:is not defined|does not exist|doesn't exist|not found|is undefined)`),
];

/** Reads one message. Some name many fields of an input object at once, so there may be several findings. */
export function readMessage(message: string): readonly LocatedFinding[] {
  const nested = [
    ...message.matchAll(/in field ["'`](\w{1,80})["'`]: (unknown field|expected type ["'`]?([[\]!\w]+))?/gi),
  ];
  if (nested.length > 0)
    return nested.map(([, field = '', what = '', typeText = '']) => nestedFinding(field, what, typeText));
  for (const [kind, shape] of patterns) {
    const groups: Groups | undefined = shape.exec(message)?.groups ?? (shape.test(message) ? {} : undefined);
    if (!groups) continue;
    const { argument } = groups;
    if (argument === undefined) return [locatedFinding(kind, groups, message)];
    return argument.split(', ').map((each) => locatedFinding(kind, { ...groups, argument: each }, message));
  }
  return [{ finding: { kind: 'other' }, name: null, holder: null, variable: null }];
}

function locatedFinding(kind: Finding['kind'], groups: Groups, message: string): LocatedFinding {
  const found = groups['type'] === undefined ? null : readTypeText(groups['type']);
  const { name: of = null, holder = null, variable = null, argument = '' } = groups;
  return { finding: findingOf(kind, found, argument, groups, message), name: of, holder, variable };
}

function findingOf(
  kind: Finding['kind'],
  found: TypeReference | null,
  argument: string,
  groups: Groups,
  message: string,
): Finding {
  switch (kind) {
    case 'absent':
      return { kind, suggestions: suggestionsIn(message) };
    case 'object':
      // Ruby names the type that is left when its lists are taken off.
      return { kind, type: found, whole: !/must have selections \(/i.test(message) };
    case 'leaf':
      return { kind, type: found, isEnum: groups['leaf']?.toLowerCase() === 'enums' };
    case 'demands':
      return { kind, argument, type: found };
    case 'expects':
      return { kind, type: found };
    case 'unclear':
    case 'other':
      return { kind };
  }
}

function nestedFinding(field: string, what: string, typeText: string): LocatedFinding {
  const finding: Finding = /^unknown/i.test(what)
    ? { kind: 'absent', suggestions: [] }
    : { kind: 'expects', type: readTypeText(typeText) };
  return { finding, name: field, holder: null, variable: null };
}

const mostSuggestions = 8;

/** Names behind `Did you mean`. A service only ever suggests what it has. */
function suggestionsIn(message: string): readonly string[] {
  const offered = /did you mean(?! to use an inline)([^?]*)/i.exec(message)?.[1] ?? '';
  const names = [...offered.matchAll(/["'`‘’“”]([_A-Za-z]\w*)["'`‘’“”]/g)].map(([, each = '']) => each);
  return names.filter(isName).slice(0, mostSuggestions);
}

/** A plausible GraphQL name: not too long, and not one of GraphQL's own. */
function isName(text: string): boolean {
  return /^(?!__)[_A-Za-z][_0-9A-Za-z]{0,79}$/.test(text);
}

/**
 * Reads a type as messages write it: `[Client!]!`. Null for anything else, as it is written into documents. Lists in lists
 * are none that the desk could read.
 */
export function readTypeText(text: string): TypeReference | null {
  const inner = unwrap(text.trim());
  return inner && isName(inner.name) ? { ...inner, text: text.trim(), required: text.trim().endsWith('!') } : null;
}

function unwrap(text: string): { readonly name: string; readonly lists: number } | null {
  const bare = text.endsWith('!') ? text.slice(0, -1) : text;
  if (!bare.startsWith('[')) return { name: bare, lists: 0 };
  if (!bare.endsWith(']') || bare.startsWith('[[')) return null;
  const below = unwrap(bare.slice(1, -1));
  return below && { name: below.name, lists: below.lists + 1 };
}

/** A type by its name, nullable. */
export function plainType(typeName: string, lists = 0): TypeReference {
  const text = `${'['.repeat(lists)}${typeName}${']'.repeat(lists)}`;
  return { name: typeName, text, lists, required: false };
}
