import type { Messages } from './translator.ts';

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

/**
 * The pseudo-language `en-XA`: English with accents, brackets around each message and a third more length, so that tests
 * see what is not translated and what does not fit. Values stay as they are.
 */
export function pseudoTranslate(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([namespace, texts]) => [
      namespace,
      Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, pseudoText(text)])),
    ]),
  );
}

function pseudoText(text: string): string {
  const accentedText = text
    .split(/(\{\{[^}]*\}\}|<\w+\/>)/)
    .map((piece, index) =>
      index % 2 === 1 ? piece : piece.replace(/[A-Za-z]/g, (letter) => accented[letter] ?? letter),
    )
    .join('');
  return `⟦${accentedText}${'·'.repeat(Math.ceil(text.length / 3))}⟧`;
}
