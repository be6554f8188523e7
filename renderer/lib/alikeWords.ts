import type { Alike } from '../../graphql/desk/generated/types.ts';

const words: Readonly<Record<Alike, string>> = {
  phone: 'Same phone number',
  email: 'Same e-mail address',
  name: 'Same name',
  nameAndPatient: 'Same name, and a pet of the same name',
};

/** Why two clients may be one, in words: the strongest reason says what a weaker one would. */
export function alikeWords(because: readonly Alike[]): readonly string[] {
  const told = because.includes('nameAndPatient') ? because.filter((each) => each !== 'name') : because;
  return told.map((each) => words[each]);
}

/** The same in one sentence: Same phone number, same name. */
export function alikeSentence(because: readonly Alike[]): string {
  const text = alikeWords(because).join(', ').toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
