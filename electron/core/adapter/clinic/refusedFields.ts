import { wordsOf } from '../../../../graphql/service/match/words/words.ts';
import { isRecord } from '../../../../graphql/service/json.ts';
import type { Problem } from '../../../../graphql/service/readers/readWriteOutcome.ts';
import { deskFieldOfRole, type WriteOperation, type WriteSlot } from '../../../../graphql/service/serviceWrites.ts';

/** A place of a mutation with all steps to it, its argument first. */
interface Place {
  readonly steps: readonly string[];
  /** Its name, and others that are the same field at the desk, such as the lines of an address. */
  readonly names: readonly string[];
  readonly field: string;
}

/**
 * Maps a refusal to the desk's own field: the field that the service names. If it only mentions one in its message, the
 * message is compared with the values sent, and the field is reported if exactly one matches.
 */
export function atField(
  problem: Problem,
  operation: WriteOperation,
  variables: Readonly<Record<string, unknown>>,
): Problem {
  const places = operation.arguments.flatMap(({ name, slots }) => slots.map((slot) => placeOf(name, slot)));
  const named = problem.field ?? pathIn(problem.message);
  const field = named === null ? spokenOf(problem.message, places, variables) : wordAt(named, places);
  return { ...problem, field: field ?? problem.field };
}

function placeOf(argument: string, { path, role, pieces = [] }: WriteSlot): Place {
  const steps = [argument, ...path].filter((step) => step !== '0' && step !== 'set');
  const inside = steps.length > 1 ? steps.slice(1) : steps;
  return {
    steps,
    names: [...inside, ...pieces.flatMap((piece) => piece.path.slice(-1))],
    field: deskFieldOfRole[role],
  };
}

/** `Variable "$input" got invalid value "x" at "input.birthDate"`. */
function pathIn(message: string): string | null {
  return /\bat "([A-Za-z_][\w.[\]]*)"/.exec(message)?.[1] ?? null;
}

/** The desk's field for a field that the service names, by its last step that is known. */
function wordAt(named: string, places: readonly Place[]): string | null {
  const steps = named.split(/[^\p{L}\p{N}_]+/u).filter((step) => step !== '' && !/^\d+$/.test(step));
  for (const step of steps.toReversed()) {
    const meant = wordsOf(step).join(' ');
    const found = places.filter(({ names }) => names.some((each) => wordsOf(each).join(' ') === meant));
    const fields = new Set(found.map(({ field }) => field));
    if (fields.size === 1) return [...fields][0] ?? null;
    const known = places.find(({ field }) => wordsOf(field).join(' ') === meant);
    if (known) return known.field;
  }
  return null;
}

/** The desk's name of the field in a message, found by a value that was sent, or else by a name. */
function spokenOf(
  message: string,
  places: readonly Place[],
  variables: Readonly<Record<string, unknown>>,
): string | null {
  const sent = places.filter(({ steps }) => {
    const value = valueIn(variables, steps);
    return typeof value === 'string' && value.length > 2 && message.includes(value);
  });
  const bySent = only(sent);
  if (bySent !== null) return bySent;
  const mentioned = new Set(wordsOf(message.replace(/e-mail/gi, 'email')));
  const spoken = places.filter(({ names, field }) =>
    [...names, field].some((name) => {
      const words = wordsOf(name);
      return words.length > 0 && !words.every(isEmpty) && words.every((each) => mentioned.has(each));
    }),
  );
  // `email is not an e-mail address` speaks of no street.
  const others = spoken.filter(({ field }) => field !== 'address' || !spoken.some((each) => each.field === 'email'));
  return only(others);
}

function only(places: readonly Place[]): string | null {
  const fields = new Set(places.map(({ field }) => field));
  return fields.size === 1 ? ([...fields][0] ?? null) : null;
}

/** Words that occur in messages of any kind. */
function isEmpty(word: string): boolean {
  return ['id', 'value', 'input', 'data', 'number', 'text', 'set'].includes(word);
}

function valueIn(variables: Readonly<Record<string, unknown>>, steps: readonly string[]): unknown {
  let current: unknown = variables;
  for (const step of steps) {
    if (Array.isArray(current)) current = current[0];
    if (!isRecord(current)) return current;
    current = current[step];
  }
  return Array.isArray(current) ? current[0] : current;
}
