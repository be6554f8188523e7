/** JSON as the newest engines write it: with numbers whose digits no binary float has touched. */
interface ExactJson {
  rawJSON?(text: string): unknown;
  parse(
    text: string,
    revive: (key: string, value: unknown, context?: { readonly source?: string }) => unknown,
  ): unknown;
}

// Sound: both are optional where they are read, and every engine has the rest.
const json = JSON as unknown as ExactJson;

/** So many digits come back from a binary float as they went in. */
const safeDigits = 15;

/** A number of a JSON text with exactly these digits; null where this engine would round them. The text is a JSON number. */
export function exactNumber(digits: string): unknown {
  if (json.rawJSON) return json.rawJSON(digits);
  return digits.replace(/[^\d]/g, '').length <= safeDigits ? Number(digits) : null;
}

/** Reads JSON text so that it is written again with the same digits; null where it is none, or numbers would be rounded. */
export function parseExactly(text: string): { readonly value: unknown } | null {
  try {
    let isExact = true;
    const value = json.parse(text, (key, each, context) => {
      if (key === '__proto__') isExact = false;
      if (typeof each !== 'number') return each;
      const number = exactNumber(context?.source ?? String(each));
      if (number === null) isExact = false;
      return number;
    });
    return isExact ? { value } : null;
  } catch {
    return null;
  }
}
