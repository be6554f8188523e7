import type { Catalog } from './catalog.ts';

const accented: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ó',
  u: 'ú',
  y: 'ý',
  A: 'Å',
  E: 'É',
  I: 'Î',
  O: 'Ø',
  U: 'Û',
  S: 'Š',
};

/** English as nobody writes it: accents, brackets around each text, a third longer. Values stay as they are. */
export function markWords<C extends Catalog>(words: C): C {
  const parts = Object.entries(words).map(([part, texts]) => [
    part,
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, markText(text)])),
  ]);
  // Sound: the same parts with the same names, each with a text.
  return Object.fromEntries(parts) as C;
}

function markText(text: string): string {
  const marked = text
    .split(/(\{\{[^}]*\}\}|<\w+\/>)/)
    .map((piece, index) =>
      index % 2 === 1 ? piece : piece.replace(/[A-Za-z]/g, (letter) => accented[letter] ?? letter),
    )
    .join('');
  return `⟦${marked}${'·'.repeat(Math.ceil(text.length / 3))}⟧`;
}
