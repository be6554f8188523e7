import { currencyText } from './currencies.ts';
import { englishNumber } from './english.ts';
import { frenchNumber } from './french.ts';
import { germanNumber } from './german.ts';
import { spanishNumber } from './spanish.ts';

export type AmountLanguage = 'en' | 'de' | 'es' | 'fr';

/**
 * An amount in words, as on a check: forty-five dollars and fifty cents. Null where it is no amount up to
 * 999,999,999.99, or the currency has no hundredths.
 */
export function amountWords(amount: string, currency: string | null, language: AmountLanguage): string | null {
  const [, whole = '', rest = ''] = /^(\d{1,9})(?:\.(\d{1,2})0*)?$/.exec(amount) ?? [];
  if (whole === '') return null;
  const [main, part] = [Number(whole), Number(rest.padEnd(2, '0'))];
  if (decimalsOf(currency) !== 2 && part !== 0) return null;
  return spelled[language](main, part, currency);
}

const spelled: Readonly<Record<AmountLanguage, (main: number, part: number, currency: string | null) => string>> = {
  en(main, part, currency) {
    const names = currency === null ? undefined : currencyText[currency]?.en;
    const head = joined(englishNumber(main), names ? of(main, names.main) : currency);
    return part === 0
      ? head
      : `${head} and ${englishNumber(part)} ${of(part, names?.part ?? ['hundredth', 'hundredths'])}`;
  },
  de(main, part, currency) {
    const names = currency === null ? undefined : currencyText[currency]?.de;
    const head = joined(germanNumber(main, names ? 'ein' : 'eins'), names ? of(main, names.main) : currency);
    return part === 0
      ? head
      : `${head} und ${germanNumber(part, 'ein')} ${of(part, names?.part ?? ['Hundertstel', 'Hundertstel'])}`;
  },
  es(main, part, currency) {
    const names = currency === null ? undefined : currencyText[currency]?.es;
    const number = spanishNumber(main, names?.gender);
    const noun = names ? `${/mill[oó]n(es)?$/.test(number) ? 'de ' : ''}${of(main, names.main)}` : currency;
    const head = joined(noun === null ? standalone(number) : number, noun);
    if (part === 0) return head;
    if (names) return `${head} con ${spanishNumber(part)} ${of(part, names.part)}`;
    return `${head} con ${spanishNumber(part, 'feminine')} ${of(part, ['centésima', 'centésimas'])}`;
  },
  fr(main, part, currency) {
    const names = currency === null ? undefined : currencyText[currency]?.fr;
    const number = frenchNumber(main, names?.one);
    // French uses the singular for zero and one.
    const noun = names && of(Math.max(main, 1), names.main);
    const isWholeMillions = /millions?$/.test(number) && noun !== undefined;
    const head = joined(number, isWholeMillions ? `${/^[aeo]/.test(noun) ? 'd’' : 'de '}${noun}` : (noun ?? currency));
    return part === 0 ? head : `${head} et ${frenchNumber(part)} ${of(part, names?.part ?? ['centième', 'centièmes'])}`;
  },
};

function of(count: number, [one, many]: readonly [string, string]): string {
  return count === 1 ? one : many;
}

function joined(number: string, noun: string | null): string {
  return noun === null ? number : `${number} ${noun}`;
}

/** Without a following noun, one is written in full: veintiuno. */
function standalone(number: string): string {
  return number.replace(/(^| )un$/, '$1uno').replace(/ún$/, 'uno');
}

function decimalsOf(currency: string | null): number {
  if (currency === null) return 2;
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}
