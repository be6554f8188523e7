const small = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen',
  'eighteen nineteen',
]
  .join(' ')
  .split(' ');
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Forty-five, one thousand two hundred three. Up to 999,999,999. */
export function englishNumber(number: number): string {
  if (number < 20) return small[number] ?? '';
  if (number < 100) return [tens[Math.floor(number / 10)], small[number % 10]].slice(0, number % 10 ? 2 : 1).join('-');
  const [unit, word] =
    number < 1000 ? [100, 'hundred'] : number < 1_000_000 ? [1000, 'thousand'] : [1_000_000, 'million'];
  const rest = number % unit;
  return `${englishNumber(Math.floor(number / unit))} ${word}${rest === 0 ? '' : ` ${englishNumber(rest)}`}`;
}
