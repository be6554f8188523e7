import { isRecord } from '../json.ts';
import { wordsOf } from '../match/words/words.ts';
import type { Form, FormField } from './form.ts';

/**
 * Where in a form a refusal belongs, as the path of what was sent: `input.lines.1.price`. A service names a field in its own
 * way (`lines[1].price`, `price`, or in a message `at "input.lines[1]"`); null where more than one place can be meant.
 */
export function problemPath(
  form: Form,
  variables: unknown,
  problem: { readonly message: string; readonly field: string | null },
): string | null {
  const named = problem.field ?? /\bat "([A-Za-z_][\w.[\]]*)"/.exec(problem.message)?.[1] ?? null;
  if (named === null) return null;
  const steps = named.split(/[^\p{L}\p{N}_]+/u).filter((step) => step !== '');
  const places = placesIn(form, variables);
  const exact = places.find((place) => same(place, steps)) ?? places.find((place) => same(place.slice(1), steps));
  if (exact) return exact.join('.');
  // Without list indices, or by the last name only: accepted if it is unambiguous.
  const plain = steps.filter((step) => !/^\d+$/.test(step));
  const ending = places.filter((place) => {
    const names = place.filter((step) => !/^\d+$/.test(step));
    return plain.length > 0 && same(names.slice(-plain.length), plain);
  });
  // Without an index the list itself is meant.
  const [first] = ending;
  return first && ending.length === 1 ? first.join('.') : null;
}

/** The names of what is typed, without a value and without places in lists: `input.lines.price`. */
export function namesTyped(form: Form, typed: unknown): readonly string[] {
  const places = placesIn(form, typed, true).map((place) => place.filter((step) => !/^\d+$/.test(step)).join('.'));
  return [...new Set(places)];
}

const mostPlaces = 2_000;

/** Every place of a form that is there in some values, and beside them what was left out. */
function placesIn(form: Form, values: unknown, onlyPresent = false): readonly (readonly string[])[] {
  const inputs = new Map(form.inputs.map((input) => [input.name, input.fields]));
  const places: (readonly string[])[] = [];
  const walk = (fields: readonly FormField[], value: unknown, path: readonly string[]): void => {
    for (const field of fields) {
      const below = isRecord(value) && Object.hasOwn(value, field.name) ? value[field.name] : undefined;
      if (onlyPresent && below === undefined) continue;
      enter(field, below, [...path, field.name]);
    }
  };
  const enter = (field: FormField, value: unknown, path: readonly string[]): void => {
    if (places.length >= mostPlaces || path.length > 60) return;
    if (Array.isArray(value)) {
      if (!onlyPresent) places.push(path);
      value.forEach((each, index) => enter(field, each, [...path, String(index)]));
    } else if (field.kind === 'input' && isRecord(value)) {
      if (!onlyPresent) places.push(path);
      walk(inputs.get(field.of) ?? [], value, path);
    } else places.push(path);
  };
  walk(form.arguments, values, []);
  return places;
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return (
    one.length === other.length &&
    one.every((step, index) => {
      const beside = other[index] ?? '';
      return step === beside || (!/^\d+$/.test(step) && wordsOf(step).join(' ') === wordsOf(beside).join(' '));
    })
  );
}
