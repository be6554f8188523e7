const small = [
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete',
  'dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete',
  'veintiocho veintinueve',
]
  .join(' ')
  .split(' ');
const tens = '- - - treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
const hundreds = [
  '- ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
]
  .join(' ')
  .split(' ');

export type Gender = 'masculine' | 'feminine';

/** Cuarenta y cinco, mil doscientos tres, in the form before a noun: un, veintiún, doscientas. Up to 999,999,999. */
export function spanishNumber(number: number, gender: Gender = 'masculine'): string {
  if (number < 30) return ended(small[number] ?? '', gender);
  if (number < 100) {
    const ten = tens[Math.floor(number / 10)] ?? '';
    return number % 10 === 0 ? ten : `${ten} y ${spanishNumber(number % 10, gender)}`;
  }
  if (number === 100) return 'cien';
  if (number < 1000) {
    const hundred = hundreds[Math.floor(number / 100)] ?? '';
    const agreed = gender === 'feminine' ? hundred.replace(/os$/, 'as') : hundred;
    return number % 100 === 0 ? agreed : `${agreed} ${spanishNumber(number % 100, gender)}`;
  }
  if (number < 1_000_000) {
    const thousands = Math.floor(number / 1000);
    const head = thousands === 1 ? 'mil' : `${spanishNumber(thousands, gender)} mil`;
    return number % 1000 === 0 ? head : `${head} ${spanishNumber(number % 1000, gender)}`;
  }
  const millions = Math.floor(number / 1_000_000);
  const head = millions === 1 ? 'un millón' : `${spanishNumber(millions)} millones`;
  const rest = number % 1_000_000;
  return rest === 0 ? head : `${head} ${spanishNumber(rest, gender)}`;
}

function ended(word: string, gender: Gender): string {
  if (!word.endsWith('uno')) return word;
  if (gender === 'feminine') return word.replace(/uno$/, 'una');
  return word === 'uno' ? 'un' : word.replace(/uno$/, 'ún');
}
