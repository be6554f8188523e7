import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/min';
import { displayLocale } from './locale.ts';
import { digitsOf } from './phoneDigits.ts';

/** The format of phone numbers at this desk. */
export interface PhoneHabit {
  /** The country of a number without one; null where unknown. */
  readonly region: CountryCode | null;
  readonly style: 'national' | 'international' | 'e164';
}

/** The result of parsing a typed phone number. None is ever refused, as it comes from the client. */
export type PhoneReading =
  | { readonly kind: 'number'; readonly text: string }
  /** Too few or too many digits for a known number. */
  | { readonly kind: 'unsure' }
  /** Contains text, is empty, or can't be checked: it stays as typed. */
  | { readonly kind: 'other' };

/** The format of the clinic's own numbers; without any, that of this computer's region. */
export function phoneHabit(numbers: readonly string[], locale = displayLocale): PhoneHabit {
  const own = numbers.find((number) => number.trim() !== '')?.trim() ?? '';
  const country = parsePhoneNumberFromString(own)?.country;
  const style = /^\+\d+$/.test(own) ? 'e164' : own.startsWith('+') ? 'international' : 'national';
  return { region: country ?? regionOf(locale), style };
}

function regionOf(locale: string): CountryCode | null {
  const region = new Intl.Locale(locale).region ?? '';
  return isSupportedCountry(region) ? region : null;
}

const onlyNumber = /^[\d\s()+./·–-]+(?:(?:ext\.?|x|#)\s*\d{1,7})?$/i;

/** Parses a typed number and formats it like the clinic's. */
export function readPhone(typed: string, { region, style }: PhoneHabit): PhoneReading {
  const text = typed.trim();
  if (!onlyNumber.test(text)) return { kind: 'other' };
  const number = parsePhoneNumberFromString(text, { ...(region && { defaultCountry: region }), extract: false });
  if (!number?.isPossible()) return { kind: 'unsure' };
  // Numbers assigned after this build count as possible, not as valid.
  return number.isValid() && isWhole(text, number)
    ? { kind: 'number', text: written(number, region, style) }
    : { kind: 'other' };
}

/** How many numbers a format remembers: some lists, and the whole of a search. */
const maxWritten = 1_000;

/**
 * Writes numbers in the format of the clinic's own; one that can't be read for sure stays as it is. What was written is
 * kept, as lists of fifty are drawn at each key.
 */
export function createPhoneFormat(clinicNumbers: readonly string[]): (number: string) => string {
  const habit = phoneHabit(clinicNumbers);
  const known = new Map<string, string>();
  return (number) => {
    const before = known.get(number);
    if (before !== undefined) return before;
    const reading = readPhone(number, habit);
    const text = reading.kind === 'number' ? reading.text : number;
    if (known.size >= maxWritten) known.clear();
    known.set(number, text);
    return text;
  };
}

/** Whether the input has a country or area code. Without one, the missing digits are unknown. */
function isWhole(text: string, number: PhoneNumber): boolean {
  const digits = digitsOf(text);
  if (text.startsWith('+') || digits.replace(/^00/, '') === digitsOf(number.formatInternational())) return true;
  if (digits !== digitsOf(number.formatNational())) return false;
  // Where a leading 0 changes nothing, area codes are dialled with it; without the 0, the area code is missing.
  const withZero = parsePhoneNumberFromString(`0${digits}`, number.country ?? { extract: false });
  return digits.startsWith('0') || withZero?.nationalNumber !== number.nationalNumber;
}

function written(number: PhoneNumber, region: CountryCode | null, style: PhoneHabit['style']): string {
  if (style === 'e164' && number.ext === undefined) return number.number;
  const isDomestic = region !== null && number.countryCallingCode === getCountryCallingCode(region);
  return style === 'national' && isDomestic ? number.formatNational() : number.formatInternational();
}
