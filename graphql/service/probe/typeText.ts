import type { TypeReference } from '../introspection/schemaModel.ts';

/** A name as GraphQL allows it, short enough to be one that somebody thought of; the service's own meta names are none. */
export function isName(text: string): boolean {
  return /^(?!__)[_A-Za-z][_0-9A-Za-z]{0,79}$/.test(text);
}

/**
 * Reads a type as messages write it: `[Client!]!`. Null for anything else, as it goes on into documents. Lists in lists
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
export function plainType(name: string, lists = 0): TypeReference {
  return { name, text: `${'['.repeat(lists)}${name}${']'.repeat(lists)}`, lists, required: false };
}
