import type { InputModel } from '../../introspection/schemaModel.ts';
import type { AppointmentFields } from '../../serviceMap.ts';
import type { WriteRole } from '../../serviceWrites.ts';
import type { ValueForm } from '../../valueForm.ts';
import { isInCents } from '../values/pickLeaf.ts';
import type { ValueKind } from '../schema/valueKind.ts';
import { wordsOf } from '../words/words.ts';

/** How times are written. */
export type Times = 'instant' | NonNullable<AppointmentFields['written']>;

/** The form in which a role is written to an input of a kind and a type. */
export function formOf(
  role: WriteRole,
  kind: ValueKind,
  words: readonly string[],
  type: string | null,
  { times, lengths }: { readonly times: Times; readonly lengths: AppointmentFields['writtenLength'] },
): { readonly form?: ValueForm } {
  if (role === 'lock') return kind === 'number' ? { form: 'number' } : {};
  if (role === 'amount') return amountForm(words, type);
  // A length that is read as a text is written as one; a whole number of minutes beside it is another field.
  if (role === 'minutes' && lengths && !numberType.test(type ?? '')) return { form: lengthForms[lengths] };
  if (role === 'minutes' && type === 'String') return { form: 'text' };
  if (role !== 'start' && role !== 'end') return {};
  if (kind === 'number')
    return { form: times === 'milliseconds' || words.includes('milli') ? 'milliseconds' : 'seconds' };
  // Texts of milliseconds are read from most other texts as well.
  if (times === 'milliseconds') return { form: 'instant' };
  // A wall clock is written as one, also where it is read in UTC beside.
  if (times === 'utc' && /naive|local/i.test(type ?? '')) return { form: 'local' };
  // A type of its own for moments mostly demands an offset, also where what is read has none.
  const isClock = times === 'local' || times === 'localMinute';
  return { form: times === 'otherwise' || (isClock && !isZoneless(type)) ? 'instant' : times };
}

/**
 * A meaning with its unit: minutes are written as seconds where rows or the description of the input say so. How seconds
 * are written as a text is not known, so that nothing is.
 */
export function inItsUnit<Meaning extends { readonly role: WriteRole }>(
  meaning: Meaning | null,
  { name, description }: InputModel,
  kind: ValueKind,
  { seconds }: { readonly seconds: AppointmentFields['seconds'] },
): Meaning | (Meaning & { readonly form: ValueForm }) | null {
  const isInSeconds = name === seconds || /\bseconds\b/i.test(description ?? '');
  if (meaning?.role !== 'minutes' || !isInSeconds) return meaning;
  return kind === 'number' ? { ...meaning, form: 'secondsLength' } : null;
}

/** Also of a kind of its own: `PositiveInt`. */
const numberType = /(int|integer|float|number|decimal)$/i;

const lengthForms = { iso: 'isoLength', units: 'unitLength', clock: 'clockLength' } as const;

function isZoneless(type: string | null): boolean {
  return type === 'String' || /naive|local|^timestamp$/i.test(type ?? '');
}

/** Cents by name or by an Int type; a custom decimal scalar is written as text. */
function amountForm(words: readonly string[], type: string | null): { readonly form?: ValueForm } {
  if (isInCents({ words: [...words, ...wordsOf(type ?? '')], around: [] }) || type === 'Int') return { form: 'cents' };
  return type === 'Float' ? { form: 'decimal' } : {};
}
