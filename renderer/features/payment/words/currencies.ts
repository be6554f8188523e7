import type { Gender } from './spanish.ts';

/** Currency names by language: singular and plural of the unit and of its hundredths. */
export interface CurrencyText {
  readonly en: Names;
  readonly de: Names & { readonly one?: 'ein' | 'eine' };
  readonly es: Names & { readonly gender?: Gender };
  readonly fr: Names & { readonly one?: 'une' };
}

type Names = { readonly main: readonly [string, string]; readonly part: readonly [string, string] };

const dollars: CurrencyText = {
  en: { main: ['dollar', 'dollars'], part: ['cent', 'cents'] },
  de: { main: ['Dollar', 'Dollar'], part: ['Cent', 'Cent'] },
  es: { main: ['dólar', 'dólares'], part: ['centavo', 'centavos'] },
  fr: { main: ['dollar', 'dollars'], part: ['cent', 'cents'] },
};

/** Currencies with names in the table; any other uses its code, which needs no grammar. */
export const currencyText: Readonly<Record<string, CurrencyText>> = {
  USD: dollars,
  CAD: dollars,
  AUD: dollars,
  NZD: dollars,
  EUR: {
    en: { main: ['euro', 'euros'], part: ['cent', 'cents'] },
    de: { main: ['Euro', 'Euro'], part: ['Cent', 'Cent'] },
    es: { main: ['euro', 'euros'], part: ['céntimo', 'céntimos'] },
    fr: { main: ['euro', 'euros'], part: ['centime', 'centimes'] },
  },
  GBP: {
    en: { main: ['pound', 'pounds'], part: ['penny', 'pence'] },
    de: { main: ['Pfund', 'Pfund'], part: ['Penny', 'Pence'] },
    es: { main: ['libra', 'libras'], part: ['penique', 'peniques'], gender: 'feminine' },
    fr: { main: ['livre', 'livres'], part: ['penny', 'pence'], one: 'une' },
  },
  CHF: {
    en: { main: ['Swiss franc', 'Swiss francs'], part: ['centime', 'centimes'] },
    de: { main: ['Schweizer Franken', 'Schweizer Franken'], part: ['Rappen', 'Rappen'] },
    es: { main: ['franco suizo', 'francos suizos'], part: ['céntimo', 'céntimos'] },
    fr: { main: ['franc suisse', 'francs suisses'], part: ['centime', 'centimes'] },
  },
  MXN: {
    en: { main: ['peso', 'pesos'], part: ['centavo', 'centavos'] },
    de: { main: ['Peso', 'Peso'], part: ['Centavo', 'Centavo'] },
    es: { main: ['peso', 'pesos'], part: ['centavo', 'centavos'] },
    fr: { main: ['peso', 'pesos'], part: ['centavo', 'centavos'] },
  },
};
