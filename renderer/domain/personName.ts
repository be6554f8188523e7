/** A name in two parts, as many services store it. */
export interface NameParts {
  readonly givenName: string;
  readonly familyName: string;
}

/** Words that belong to the following name: van der Berg, de la Cruz. */
const joining = new Set(
  "al,ap,ben,bin,da,de,del,della,den,der,di,do,dos,du,el,ibn,la,le,mac,san,st,st.,’t,'t,te,ten,ter,van,vande,vander,vom,von,zu,zum,zur".split(
    ',',
  ),
);

/**
 * Splits a full name into given and family name: the last word is the family name, with its particles. A comma
 * separates them: Park, Mary Jo. Null for a single word.
 */
export function splitName(text: string): NameParts | null {
  const [family = '', ...given] = text.split(',').map((part) => part.trim().replaceAll(/\s+/g, ' '));
  if (given.length === 1 && family !== '' && given[0]) return { givenName: given[0], familyName: family };
  const words = text.replaceAll(',', ' ').trim().split(/\s+/);
  if (words.length < 2) return null;
  let from = words.length - 1;
  while (from > 1 && joining.has((words[from - 1] ?? '').toLowerCase())) from -= 1;
  return { givenName: words.slice(0, from).join(' '), familyName: words.slice(from).join(' ') };
}

/** The full name: Mary Jo Park. */
export function wholeName(text: string): string {
  const parts = text.includes(',') ? splitName(text) : null;
  return parts ? `${parts.givenName} ${parts.familyName}` : text.trim().replaceAll(/\s+/g, ' ');
}
