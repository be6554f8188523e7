const longestLink = 40;
const longestCopy = 30;
/** No number of a network has more (E.164). */
const mostDigits = 15;
/** An extension within a clinic has as few; alone it is called, but hardly copied. */
const fewestCalled = 3;
const fewestCopied = 7;

/**
 * The number of a `tel:` link, null for anything else. Whoever can show somebody a link writes it, so that nothing is
 * let through but what numbers are made of.
 */
export function numberInLink(link: string): string | null {
  const [, rest] = /^tel:(.*)$/is.exec(link) ?? [];
  if (rest === undefined || rest.length > longestLink) return null;
  const [, number] = /^(\+?[\d().\- ]+)(?:;ext=\d{1,7})?$/.exec(unescaped(rest)) ?? [];
  return number === undefined ? null : plainNumber(number, fewestCalled);
}

/** The number that a copied text is, null where it is anything else, or more than that. */
export function numberInCopy(text: string): string | null {
  const alone = text.trim();
  if (alone.length > longestCopy || !/^\+?[\d().\-/ \u00a0]+$/.test(alone)) return null;
  return looksOtherwise.some((pattern) => pattern.test(alone)) ? null : plainNumber(alone, fewestCopied);
}

/** Figures that people copy as well: dates, amounts, addresses of computers. */
const looksOtherwise = [
  /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}$/,
  /^\d{1,2}[-/.]\d{1,2}[-/.]\d{4}$/,
  /^-?\d+\.\d{1,2}$/,
  /^\d{1,3}(\.\d{1,3}){3}$/,
];

/** Digits with the plus that may lead them: +16465550111. */
function plainNumber(number: string, fewest: number): string | null {
  const digits = number.replaceAll(/\D/g, '');
  if (digits.length < fewest || digits.length > mostDigits) return null;
  return number.trim().startsWith('+') ? `+${digits}` : digits;
}

/** Browsers write spaces and brackets as percent signs and figures, or leave them. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
