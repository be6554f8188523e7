export type SpeciesKind = 'dog' | 'cat' | 'rabbit' | 'bird' | 'other';

/** By what services call them, in their languages and in Latin; anything else is an animal. */
const words: readonly (readonly [SpeciesKind, RegExp])[] = [
  ['dog', /^(dog|canine|canis|hund|perro|perra|canino|chien|chienne|canin)/i],
  ['cat', /^(cat|feline|felis|katze|kater|gato|gata|felino|chat|chatte|félin|felin)/i],
  ['rabbit', /^(rabbit|lagomorph|kaninchen|hase|conejo|coneja|lapin)/i],
  ['bird', /^(bird|avian|avis|parrot|vogel|papagei|ave\b|pájaro|loro|oiseau|perroquet|aviaire)/i],
];

/** Cattle are not cats: a word that only begins like one is not it. */
const others = /^(cattle|catfish)/i;

export function speciesKind(species: string | null): SpeciesKind {
  const word = species?.trim() ?? '';
  if (others.test(word)) return 'other';
  return words.find(([, pattern]) => pattern.test(word))?.[0] ?? 'other';
}
