/** A name in one piece and in two, as services want either. */
export interface NameParts {
  readonly whole: string;
  readonly given: string | null;
  readonly family: string | null;
}

/** What a person may say of a name. */
export interface SaidName {
  readonly name?: string | null;
  readonly givenName?: string | null;
  readonly familyName?: string | null;
}

/**
 * A name as it was said, in one piece and in two: what is missing follows from the other. Where one half of the present
 * name is still there, the rest is the other half, however many words it has; else the last word is the family's.
 */
export function namePartsOf({ name, givenName, familyName }: SaidName, present: NameParts | null): NameParts {
  const given = givenName == null ? null : tidy(givenName);
  const family = familyName == null ? null : tidy(familyName);
  if (given !== null || family !== null) {
    const halves = { given: given ?? present?.given ?? '', family: family ?? present?.family ?? '' };
    const whole = name == null ? [halves.given, halves.family].filter((half) => half !== '').join(' ') : tidy(name);
    return { whole, given: halves.given || null, family: halves.family || null };
  }
  const whole = tidy(name ?? '');
  return { whole, ...halvesOf(whole, present) };
}

/** The name of a client as it is read, with halves also where the service tells none. */
export function presentName(client: {
  readonly name: string;
  readonly givenName: string | null;
  readonly familyName: string | null;
}): NameParts {
  const { name, givenName, familyName } = client;
  const halves = givenName === null && familyName === null ? halvesOf(name, null) : null;
  return { whole: name, given: halves?.given ?? givenName, family: halves?.family ?? familyName };
}

function halvesOf(whole: string, present: NameParts | null): Pick<NameParts, 'given' | 'family'> {
  const { given = null, family = null } = present ?? {};
  // A name of one piece, such as a stable's, stays one.
  const words = whole.split(' ').filter((word) => word !== '');
  if (given === null && family !== null && (family.includes(' ') || words.length === 1))
    return { given: null, family: whole || null };
  if (family !== null && whole.endsWith(` ${family}`)) return { given: whole.slice(0, -family.length - 1), family };
  if (given !== null && whole.startsWith(`${given} `)) return { given, family: whole.slice(given.length + 1) };
  return { given: words.slice(0, -1).join(' ') || null, family: words.at(-1) ?? null };
}

function tidy(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
