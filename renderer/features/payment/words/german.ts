const small = [
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn',
  'achtzehn neunzehn',
]
  .join(' ')
  .split(' ');
const tens = '- - zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');

/** Fünfundvierzig, eintausendzweihundertdrei. Up to 999,999,999; `one` is the form of 1 before a noun. */
export function germanNumber(number: number, one = 'eins'): string {
  if (number === 1) return one;
  if (number >= 1_000_000) {
    const millions = Math.floor(number / 1_000_000);
    const rest = number % 1_000_000;
    const head = millions === 1 ? 'eine Million' : `${below(millions)} Millionen`;
    return rest === 0 ? head : `${head} ${below(rest)}`;
  }
  return below(number);
}

function below(number: number): string {
  if (number < 20) return small[number] ?? '';
  if (number < 100) {
    const ten = tens[Math.floor(number / 10)] ?? '';
    return number % 10 === 0 ? ten : `${joined(number % 10)}und${ten}`;
  }
  const [unit, word] = number < 1000 ? [100, 'hundert'] : [1000, 'tausend'];
  const rest = number % unit;
  return `${joined(Math.floor(number / unit))}${word}${rest === 0 ? '' : below(rest)}`;
}

/** Within a word, “eins” becomes “ein”: einundzwanzig, einhundert, hunderteintausend. */
function joined(number: number): string {
  return below(number).replace(/eins$/, 'ein');
}
