import { type DateForm, dateFormOf, datedFields } from '../dateForm.ts';
import { isRecord } from '../json.ts';
import type { Operation } from '../serviceMap.ts';
import { asText, type Path, type Source, valueAt } from '../sources.ts';

/**
 * The operation with its dates read as its rows write them, where these have the year last. Of a field in which no date
 * tells the day from the month the others of the same rows do, else what other lists showed.
 */
export function withWrittenDates(
  operation: Operation<object>,
  rows: readonly unknown[],
  known: DateForm | null = null,
): { readonly operation: Operation<object>; readonly form: DateForm | null } {
  const textsAt = (path: Path): readonly string[] => rows.flatMap((row) => asText(valueAt(row, path)) ?? []);
  const places = Object.entries(operation.fields).flatMap(([field, source]: [string, unknown]) => {
    const path = datedFields.has(field) ? datePathOf(source) : null;
    return path ? [{ field, texts: textsAt(path) }] : [];
  });
  const forms = new Map(places.map(({ field, texts }) => [field, dateFormOf(texts)]));
  const own = [...forms.values()].find((form) => form !== null) ?? known;
  const changed = Object.entries(operation.fields).map(([field, source]: [string, unknown]) => {
    const texts = places.find((place) => place.field === field)?.texts ?? [];
    const form = forms.get(field) ?? (own && isWritten(texts, own) ? own : null);
    return [field, form && isRecord(source) ? { ...source, dates: form } : source];
  });
  // Sound: only sources were changed.
  return { operation: { ...operation, fields: Object.fromEntries(changed) as object }, form: own };
}

/** The operation with its dates read in a form that lists showed; what is written otherwise is read as it is. */
export function withDateForm(operation: Operation<object>, form: DateForm | null): Operation<object> {
  if (form === null) return operation;
  const fields = Object.entries(operation.fields).map(([field, source]: [string, unknown]) =>
    datedFields.has(field) && datePathOf(source) && isRecord(source)
      ? [field, { dates: form, ...source }]
      : [field, source],
  );
  // Sound: only sources were changed.
  return { ...operation, fields: Object.fromEntries(fields) as object };
}

function datePathOf(source: unknown): Path | null {
  // Sound: fields of these names are sources.
  const { kind, ...rest } = (isRecord(source) ? source : {}) as Partial<Source>;
  if (kind === 'path' && 'path' in rest) return rest.path ?? null;
  return kind === 'dateAndTime' && 'date' in rest ? (rest.date ?? null) : null;
}

/** Whether texts may be of a form: each has as many digits and the same marks. */
function isWritten(texts: readonly string[], form: DateForm): boolean {
  const mark = form[2] ?? '';
  return texts.length > 0 && texts.every((text) => /^\d{1,2}[/.-]\d{1,2}[/.-]\d{4}/.test(text) && text.includes(mark));
}
