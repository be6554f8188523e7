import { Kind, parse, print, visit } from 'graphql';

const builtIn = new Set(['Query', 'Mutation', 'Subscription', 'String', 'Int', 'Float', 'Boolean', 'ID', 'org']);

/** The words of all names in a schema, lower case, as they are written. */
export function wordsIn(text: string): ReadonlySet<string> {
  const words = new Set<string>();
  visit(parse(text), {
    Name({ value }) {
      for (const word of split(value)) words.add(stem(word));
    },
  });
  return words;
}

/**
 * The same schema with every word that no other schema has replaced by one that means nothing. What the matcher learned
 * for this schema alone is of no use to it then: a leave-one-out of the vocabulary without touching the matcher.
 */
export function withoutOwnWords(text: string, others: ReadonlySet<string>): string {
  const nonsense = new Map<string, string>();
  const rename = (name: string): string =>
    builtIn.has(name)
      ? name
      : name.replace(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g, (word) => (others.has(stem(word)) ? word : inStyleOf(word)));
  function inStyleOf(word: string): string {
    const known = nonsense.get(stem(word)) ?? `xq${letters(nonsense.size)}`;
    nonsense.set(stem(word), known);
    // What is many of one stays many of one.
    const ending = word.toLowerCase() === stem(word) ? '' : 's';
    if (word === word.toUpperCase()) return `${known}${ending}`.toUpperCase();
    return `${/^[A-Z]/.test(word) ? known[0]?.toUpperCase() + known.slice(1) : known}${ending}`;
  }
  const document = visit(parse(text), {
    // A default may name a value of an enum.
    EnumValue: (node) => ({ ...node, value: rename(node.value) }),
    Name(node, _key, parent) {
      const holder = Array.isArray(parent) ? null : parent;
      const isDirective =
        holder !== null &&
        holder !== undefined &&
        'kind' in holder &&
        (holder.kind === Kind.DIRECTIVE || holder.kind === Kind.ARGUMENT);
      return isDirective ? undefined : { ...node, value: rename(node.value) };
    },
  });
  return print(document);
}

function stem(word: string): string {
  return word.toLowerCase().replace(/(?<=[a-z]{3})s$/, '');
}

function split(name: string): readonly string[] {
  return name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [];
}

function letters(number: number): string {
  return number < 26 ? String.fromCharCode(97 + number) : letters(Math.floor(number / 26) - 1) + letters(number % 26);
}
