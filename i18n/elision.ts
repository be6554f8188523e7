/** “de” before the place of a value. */
const placesAfterDe = /\b([Dd])e \{\{(\w+)\}\}/g;

/** The format of a value that takes “de” with it, which no other value has. */
const formats: Readonly<Record<string, string>> = { de: 'd', De: 'D' };

/** A French text whose values take the “de” before them with them: `writeElided` writes both. */
export function markElisions(text: string): string {
  return text.replaceAll(placesAfterDe, '{{$2, $1e}}');
}

/** A value with its “de”: “de Luna”, “d’Alfie”. An h stays as it is, as most names of today have one that is spoken. */
export function writeElided(value: string, format: string | undefined): string {
  const letter = format === undefined ? undefined : formats[format];
  if (letter === undefined) return value;
  return /^[aeiouœæ]/.test(value.toLowerCase().normalize('NFD')) ? `${letter}’${value}` : `${letter}e ${value}`;
}
