import type { TypeReference } from '../introspection/schemaModel.ts';
import type { Entity } from '../match/words/vocabulary.ts';
import type { Path } from '../sources.ts';
import type { Role } from './fieldNames.ts';
import { writingOf } from './queryNames.ts';

/** A field that is there. */
export interface KnownField {
  readonly name: string;
  readonly kind: 'leaf' | 'object';
  /** Null while it is unknown. */
  readonly type: TypeReference | null;
  /** Whether the type is known with its lists. */
  readonly whole: boolean;
  readonly isEnum: boolean;
  readonly arguments: Map<string, KnownArgument>;
}

export interface KnownArgument {
  readonly type: TypeReference | null;
  readonly demanded: boolean;
}

/** A type that was reached, and what was found in it. */
export interface KnownType {
  readonly name: string;
  /** The shortest way to it from the query root. */
  readonly at: Path;
  /** What it may be; grows with every field that leads to it. */
  readonly roles: Set<Role>;
  /** What its rows may be, where it is a page or an edge. */
  readonly rows: readonly Role[];
  readonly fields: Map<string, KnownField>;
  /** Names that the service itself suggested. */
  readonly suggested: Set<string>;
  /** The keys of what was requested: names, without and with a selection. */
  readonly requested: Set<string>;
}

/** An input object and what was found in it. */
export interface KnownInput {
  readonly name: string;
  /** The field that takes it. */
  readonly at: Path;
  /** The argument and the input objects on the way. */
  readonly within: Path;
  readonly entities: readonly Entity[];
  readonly fields: Map<string, KnownArgument>;
  readonly requested: Set<string>;
  /** Whether it answered like an input object; else it is a value. */
  isObject: boolean;
}

/** What was learned so far. */
export interface Knowledge {
  /** The query root's type; it is the one with an empty path. */
  readonly root: KnownType;
  queryType: string;
  readonly types: Map<string, KnownType>;
  readonly inputs: Map<string, KnownInput>;
  /** Names that must not be requested of two types at once, as the errors don't show which one is meant. */
  readonly unclear: Set<string>;
  /** Names of types that hold values. */
  readonly scalars: Map<string, { readonly isEnum: boolean }>;
}

export function createKnowledge(): Knowledge {
  return {
    root: createType('', [], []),
    queryType: 'Query',
    types: new Map(),
    inputs: new Map(),
    unclear: new Set(),
    scalars: new Map(),
  };
}

export function createType(name: string, at: Path, roles: readonly Role[], rows: readonly Role[] = []): KnownType {
  return {
    name,
    at,
    roles: new Set(roles),
    rows,
    fields: new Map(),
    suggested: new Set(),
    requested: new Set(),
  };
}

/** The type at the end of a path; null where the way is not known. */
export function typeAt(knowledge: Knowledge, path: Path): KnownType | null {
  let type: KnownType | null = knowledge.root;
  for (const step of path) type = (type && knowledge.types.get(type.fields.get(step)?.type?.name ?? '')) ?? null;
  return type;
}

/** The field at the end of a path. */
export function fieldAt(knowledge: Knowledge, path: Path): KnownField | null {
  const name = path.at(-1);
  return (name !== undefined && typeAt(knowledge, path.slice(0, -1))?.fields.get(name)) || null;
}

/** Merges what is known of a field: one message gives its type, another its required arguments. */
export function noteField(
  type: KnownType,
  name: string,
  seen: Partial<Omit<KnownField, 'name' | 'arguments'>>,
): KnownField {
  const known = type.fields.get(name);
  const field: KnownField = {
    name,
    kind: seen.kind ?? known?.kind ?? 'object',
    type: seen.type ?? known?.type ?? null,
    whole: seen.whole ?? known?.whole ?? true,
    isEnum: seen.isEnum ?? known?.isEnum ?? false,
    arguments: known?.arguments ?? new Map(),
  };
  type.fields.set(name, field);
  return field;
}

export function noteArgument(into: Map<string, KnownArgument>, name: string, seen: KnownArgument): void {
  const known = into.get(name);
  into.set(name, {
    type: seen.type ?? known?.type ?? null,
    demanded: seen.demanded || known?.demanded === true || seen.type?.required === true,
  });
}

export function writingOfAll(knowledge: Knowledge): ReturnType<typeof writingOf> {
  return writingOf([...knowledge.types.values()].flatMap((each) => [...each.fields.keys()]));
}
