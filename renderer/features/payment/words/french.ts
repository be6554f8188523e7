const small = [
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit',
  'dix-neuf',
]
  .join(' ')
  .split(' ');
const tens = '- - vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt'.split(' ');

/** Quarante-cinq, mille deux cent trois. Up to 999,999,999; `one` is the form of 1 before the noun. */
export function frenchNumber(number: number, one: 'un' | 'une' = 'un'): string {
  return below(number, one, true);
}

/** `ends`: only a noun follows, so that eighty and whole hundreds keep their s. */
function below(number: number, one: string, ends: boolean): string {
  if (number === 1) return one;
  if (number < 20) return small[number] ?? '';
  if (number < 100) return tensOf(number, one, ends);
  if (number < 1000) {
    const count = Math.floor(number / 100);
    const rest = number % 100;
    if (rest === 0) return count === 1 ? 'cent' : `${below(count, 'un', false)} cent${ends ? 's' : ''}`;
    return `${count === 1 ? 'cent' : `${below(count, 'un', false)} cent`} ${below(rest, one, ends)}`;
  }
  if (number < 1_000_000) {
    const thousands = Math.floor(number / 1000);
    const head = thousands === 1 ? 'mille' : `${below(thousands, 'un', false)} mille`;
    return number % 1000 === 0 ? head : `${head} ${below(number % 1000, one, ends)}`;
  }
  const millions = Math.floor(number / 1_000_000);
  const rest = number % 1_000_000;
  // A million is a noun, so the number before it ends there.
  const head = `${below(millions, 'un', true)} million${millions === 1 ? '' : 's'}`;
  return rest === 0 ? head : `${head} ${below(rest, one, ends)}`;
}

function tensOf(number: number, one: string, ends: boolean): string {
  const ten = Math.floor(number / 10);
  const stem = tens[ten] ?? '';
  const unit = ten === 7 || ten === 9 ? (number % 10) + 10 : number % 10;
  if (unit === 0) return ten === 8 && ends ? `${stem}s` : stem;
  const word = unit === 1 ? one : (small[unit] ?? '');
  return (unit === 1 || unit === 11) && ten < 8 ? `${stem} et ${word}` : `${stem}-${word}`;
}
