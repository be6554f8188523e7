import { displayLocale } from '../lib/locale.ts';

const currencyByRegion: Readonly<Record<string, string>> = {
  US: 'USD',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  GB: 'GBP',
  CH: 'CHF',
  LI: 'CHF',
  MX: 'MXN',
  AR: 'ARS',
  BR: 'BRL',
  CL: 'CLP',
  CO: 'COP',
  PE: 'PEN',
  CZ: 'CZK',
  DK: 'DKK',
  NO: 'NOK',
  PL: 'PLN',
  SE: 'SEK',
  IN: 'INR',
  JP: 'JPY',
  ZA: 'ZAR',
};
const euroRegions: ReadonlySet<string> = new Set(
  'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC MT NL PT SI SK'.split(' '),
);
const usual: readonly string[] = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'CHF', 'NZD', 'MXN'];

/** Every currency in use: the region's first, then the usual ones, then all others by name. */
export function currencyChoices(locale = displayLocale): readonly { readonly code: string; readonly name: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  const region = new Intl.Locale(locale).region ?? '';
  const own = euroRegions.has(region) ? 'EUR' : currencyByRegion[region];
  const likely = [...new Set([...(own === undefined ? [] : [own]), ...usual])];
  const sort = new Intl.Collator(locale);
  const named = (code: string) => ({ code, name: names.of(code) ?? code });
  const others = Intl.supportedValuesOf('currency').filter((code) => !likely.includes(code));
  return [...likely.map(named), ...others.map(named).toSorted((one, other) => sort.compare(one.name, other.name))];
}
