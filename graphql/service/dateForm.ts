import { isRecord } from './json.ts';

/** How dates are written whose year is last. Others are the ISO 8601 date, or begin with the year all the same. */
export type DateForm = 'mm/dd/yyyy' | 'dd/mm/yyyy' | 'mm-dd-yyyy' | 'dd-mm-yyyy' | 'dd.mm.yyyy';

const forms: ReadonlySet<string> = new Set([
  'mm/dd/yyyy',
  'dd/mm/yyyy',
  'mm-dd-yyyy',
  'dd-mm-yyyy',
  'dd.mm.yyyy',
] satisfies readonly DateForm[]);

export function isDateForm(text: string): text is DateForm {
  return forms.has(text);
}

/** Fields of the desk that hold a date, alone or with a time. */
export const datedFields: ReadonlySet<string> = new Set(['start', 'end', 'birthDate', 'since', 'lastVisit']);

/** The form in which one of these fields is read; null where all are read as they are. */
export function dateFormOfFields(fields: object): DateForm | null {
  for (const source of Object.values(fields) as readonly unknown[]) {
    const dates = isRecord(source) ? source['dates'] : undefined;
    if (typeof dates === 'string' && isDateForm(dates)) return dates;
  }
  return null;
}

const yearLast = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?!\d)/;

/**
 * The form of all these texts; null where one is written otherwise, or where no text tells the day from the month: with
 * dashes and points the day is first nearly everywhere, with slashes it depends on the country.
 */
export function dateFormOf(texts: readonly string[]): DateForm | null {
  const parts = texts.map((text) => yearLast.exec(text.trim()));
  const [first] = parts;
  if (!first || !parts.every((each) => each !== null && each[2] === first[2])) return null;
  const isMonthSecond = parts.every((each) => Number(each?.[3]) <= 12);
  const isMonthFirst = parts.every((each) => Number(each?.[1]) <= 12);
  if (!isMonthFirst && !isMonthSecond) return null;
  const separator = first[2] ?? '';
  const isUnclear = isMonthFirst && isMonthSecond && separator === '/';
  const order = isMonthSecond ? ['dd', 'mm'] : ['mm', 'dd'];
  const form = [...order, 'yyyy'].join(separator);
  return isUnclear || !isDateForm(form) ? null : form;
}

/** A text with its date as YYYY-MM-DD; what stands behind the date stays. As it is where it is written otherwise. */
export function toIsoDate(text: string, form: DateForm): string {
  const [date, one = '', separator, other = '', year = ''] = yearLast.exec(text) ?? [];
  if (date === undefined || separator !== form[2]) return text;
  const [month, day] = form.startsWith('mm') ? [one, other] : [other, one];
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}${text.slice(date.length)}`;
}

/** A date YYYY-MM-DD in a form. */
export function writeDateForm(date: string, form: DateForm): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return form.replace('yyyy', year).replace('mm', month).replace('dd', day);
}

/** The form that a description names; null where it names none, or several. */
export function dateFormIn(description: string | null | undefined): DateForm | null {
  const named = new Set(
    (description ?? '').match(/\b(?:mm[/-]dd|dd[/.-]mm)[/.-]yyyy\b/gi)?.map((each) => each.toLowerCase()),
  );
  const [only, another] = [...named];
  return only !== undefined && another === undefined && isDateForm(only) ? only : null;
}
