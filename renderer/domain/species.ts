import { foldText } from '../../electron/contract/foldText.ts';

/** Words for one species in the languages of the interface, plain and as veterinarians say it. */
const sameSpecies: readonly (readonly string[])[] = [
  ['dog', 'canine', 'k9', 'hund', 'perro', 'canino', 'chien', 'canin'],
  ['cat', 'feline', 'katze', 'gato', 'felino', 'chat', 'felin'],
  ['rabbit', 'lagomorph', 'kaninchen', 'conejo', 'lapin'],
  ['bird', 'avian', 'vogel', 'ave', 'pajaro', 'oiseau', 'aviaire'],
  ['horse', 'equine', 'pferd', 'caballo', 'equino', 'cheval', 'equin'],
  ['cow', 'cattle', 'bovine', 'rind', 'vaca', 'bovino', 'vache', 'bovin'],
  ['goat', 'caprine', 'ziege', 'cabra', 'caprino', 'chevre', 'caprin'],
  ['sheep', 'ovine', 'schaf', 'oveja', 'ovino', 'mouton', 'ovin'],
  ['pig', 'porcine', 'swine', 'schwein', 'cerdo', 'porcino', 'cochon', 'porc', 'porcin'],
  ['guinea pig', 'cavy', 'meerschweinchen', 'cobaya', 'cuy', 'cochon d inde', 'cobaye'],
  ['hamster'],
  ['ferret', 'frettchen', 'huron', 'furet'],
  ['reptile', 'reptil'],
  ['turtle', 'tortoise', 'schildkrote', 'tortuga', 'tortue'],
];

/**
 * The clinic's own word for a species that was typed in another one: "dog" is Canine where the clinic's patients are.
 * What was typed stays where the clinic has that word, none for the species, or several.
 */
export function speciesInUse(typed: string, inUse: readonly string[]): string {
  const wanted = foldText(typed);
  const same = inUse.filter((each) => foldText(each) === wanted);
  if (wanted === '' || same.length > 0) return same.length === 1 ? (same[0] ?? typed) : typed;
  const words = sameSpecies.find((each) => each.includes(wanted)) ?? [];
  const [only, second] = inUse.filter((each) => words.includes(foldText(each)));
  return only !== undefined && second === undefined ? only : typed;
}
