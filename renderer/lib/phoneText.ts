import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/min';
import { displayLocale } from './locale.ts';
import { digitsOf } from './phoneDigits.ts';

/** How phone numbers are written where the desk stands. */
export interface PhoneHabit {
  /** The country of a number without one; null where nobody can tell. */
  readonly region: CountryCode | null;
  readonly style: 'national' | 'international' | 'e164';
}

/** What a typed phone number is. None is ever refused: the person has it from the client. */
export type PhoneReading =
  | { readonly kind: 'number'; readonly text: string }
  /** It has too few or too many digits for a number as they are known. */
  | { readonly kind: 'unsure' }
  /** There are words in it, or nothing, or nobody can tell: it stays as it was typed. */
  | { readonly kind: 'other' };

/** The habit that the clinic's own numbers show; without any, that of this computer's region. */
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

/** Reads a number as it was typed, and writes it by the clinic's habit. */
export function readPhone(typed: string, { region, style }: PhoneHabit): PhoneReading {
  const text = typed.trim();
  if (!onlyNumber.test(text)) return { kind: 'other' };
  const number = parsePhoneNumberFromString(text, { ...(region && { defaultCountry: region }), extract: false });
  if (!number?.isPossible()) return { kind: 'unsure' };
  // Numbers that are given out only since this was built are possible, and not known to be any.
  return number.isValid() && isWhole(text, number)
    ? { kind: 'number', text: written(number, region, style) }
    : { kind: 'other' };
}

/** Whether it was typed with its country or its area. One without lacks what nobody here knows. */
function isWhole(text: string, number: PhoneNumber): boolean {
  const digits = digitsOf(text);
  if (text.startsWith('+') || digits.replace(/^00/, '') === digitsOf(number.formatInternational())) return true;
  if (digits !== digitsOf(number.formatNational())) return false;
  // Where a 0 before it changes nothing, areas are dialled with one: whoever left it out left out the area.
  const withZero = parsePhoneNumberFromString(`0${digits}`, number.country ?? { extract: false });
  return digits.startsWith('0') || withZero?.nationalNumber !== number.nationalNumber;
}

function written(number: PhoneNumber, region: CountryCode | null, style: PhoneHabit['style']): string {
  if (style === 'e164' && number.ext === undefined) return number.number;
  const atHome = region !== null && number.countryCallingCode === getCountryCallingCode(region);
  return style === 'national' && atHome ? number.formatNational() : number.formatInternational();
}
