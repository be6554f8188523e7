import { argumentWords, inputWords } from './argumentWords.ts';
import { writingOfAll } from './fieldSpots.ts';
import { fieldAt, type KnownField, type KnownInput, type Knowledge } from './knowledge.ts';
import { isCompound, isPlural, snake } from './naming.ts';
import { entitiesOf } from './rootWords.ts';
import type { ArgumentSpot } from './sheet.ts';

/** Arguments of the operations that list something, and the ids of those that give one. */
export function argumentSpots(knowledge: Knowledge): readonly ArgumentSpot[] {
  const isSnake = writingOfAll(knowledge).snake;
  return [...knowledge.root.fields.values()].flatMap((field) => {
    const type = knowledge.types.get(field.type?.name ?? '');
    if (field.kind !== 'object' || !type || type.requested.size === 0) return [];
    const named = wordsFor(field).flatMap((name) => (isSnake && isCompound(name) ? [name, snake(name)] : [name]));
    return [...new Set([...named, ...untyped(field)])]
      .filter((name) => !knowledge.root.requested.has(argumentKey([field.name], name)))
      .filter((name) => (field.arguments.get(name)?.type ?? null) === null)
      .map((name): ArgumentSpot => ({ kind: 'argument', at: [field.name], within: [], name }));
  });
}

/** The key of an argument in what was requested of the root. */
export function argumentKey(at: readonly string[], name: string): string {
  return `${at.join('.')}(${name}`;
}

function wordsFor(field: KnownField): readonly string[] {
  // What gives one object and has named the arguments it requires needs no others.
  if (!isMany(field) && field.arguments.size > 0) return [];
  return argumentWords(entitiesOf(field.name), isMany(field));
}

/** Some services name a required argument without its type. */
function untyped({ arguments: list }: Pick<KnownField, 'arguments'>): readonly string[] {
  return [...list].filter(([, { type }]) => type === null).map(([name]) => name);
}

/** Whether a field answers several, as a list or a page. */
export function isMany(field: KnownField): boolean {
  const says = /^(search|find)[A-Z_]|(List|Search|Connection)$/.test(field.name);
  return (field.type?.lists ?? 0) > 0 || isPlural(field.name) || says;
}

const mostLevels = 2;
const mostRowNames = 16;

/** Fields of the input objects that arguments take. */
export function inputSpots(knowledge: Knowledge, input: KnownInput): readonly ArgumentSpot[] {
  const { at, within, entities, fields, requested } = input;
  if (within.length > mostLevels) return [];
  const level = within.length - 1;
  const own = level === 0 ? rowNames(knowledge, at) : [];
  const names = [...untyped({ arguments: fields }), ...own, ...inputWords(within.at(-1) ?? '', entities, level)];
  return [...new Set(names)]
    .filter((name) => !requested.has(name))
    .map((name): ArgumentSpot => ({ kind: 'argument', at, within, name }));
}

/** A filter may have a field for each field of the rows: those that tell when, whose and where are of use. */
function rowNames(knowledge: Knowledge, at: readonly string[]): readonly string[] {
  const field = fieldAt(knowledge, at);
  const rows = knowledge.types.get(field?.type?.name ?? '');
  const names = [...(rows?.fields.values() ?? [])].filter(({ kind }) => kind === 'leaf').map(({ name }) => name);
  const useful = names.filter((name) =>
    /(date|start|begin|scheduled|name)|(location|clinic|site|client|owner)_?id$/i.test(name),
  );
  return useful.slice(0, mostRowNames);
}
