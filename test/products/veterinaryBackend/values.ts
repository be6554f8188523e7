import { GraphQLError } from 'graphql';

/** A text as Python shows it in its messages. */
export function pythonText(text: string): string {
  const quoted = text.includes("'") && !text.includes('"') ? `"${text}"` : `'${text.replaceAll("'", "\\'")}'`;
  return quoted.replaceAll('\n', '\\n');
}

/** What a scalar says to a value that is no date but the text that came in. */
export function unshowable(scalar: 'DateTime' | 'Date' | 'Time', text: string): GraphQLError {
  return new GraphQLError(`${scalar} cannot represent value: ${pythonText(text)}`);
}

/** What Django says to a text that can't be stored as a date, or as a time. */
function invalid(text: string, what: string, form: string): GraphQLError {
  return new GraphQLError(`['“${text}” value has an invalid ${what}. It must be in ${form} format.']`);
}

/** The instant of a date with a time, with a space or a T; in UTC where it has no offset, as in the settings. */
export function instantOfText(text: string): number {
  const parts = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?)\s?(Z|[+-]\d\d(?::?\d\d)?)?)?$/.exec(text);
  const [, day = '', time = '00:00', offset = 'Z'] = parts ?? [];
  const full = /^[+-]\d\d$/.test(offset) ? `${offset}:00` : offset.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2');
  const instant = Date.parse(`${day}T${time}${full}`);
  if (parts && !Number.isNaN(instant)) return instant;
  throw invalid(text, 'format', 'YYYY-MM-DD HH:MM[:ss[.uuuuuu]][TZ]');
}

/** A day as it is stored. */
export function dayOfText(text: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))) return text;
  throw invalid(text, 'date format', 'YYYY-MM-DD');
}

/** A time of day as it is stored. */
export function timeOfText(text: string): string {
  const [, minutes, seconds = ':00'] = /^((?:[01]\d|2[0-3]):[0-5]\d)(:[0-5]\d)?$/.exec(text) ?? [];
  if (minutes !== undefined) return `${minutes}${seconds}`;
  throw invalid(text, 'format', 'HH:MM[:ss[.uuuuuu]]');
}

/** A date with a time as Python writes it in UTC. */
export function isoText(instant: number): string {
  return new Date(instant)
    .toISOString()
    .replace(/\.000Z$/, '+00:00')
    .replace(/\.(\d{3})Z$/, '.$1000+00:00');
}
