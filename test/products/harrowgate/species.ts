import type { Practice } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { compareText, decodeId, encodeId } from './values.ts';

/** What a mixed practice sees, also while no such animal is on its books. */
const usual = ['Avian', 'Bovine', 'Camelid', 'Canine', 'Caprine', 'Equine', 'Feline', 'Ovine', 'Porcine', 'Rabbit'];
const livestock: readonly string[] = ['Bovine', 'Camelid', 'Caprine', 'Ovine', 'Porcine'];
const separator = '/';

/** The names of species, in their order. */
export function speciesNames({ patients }: Practice): readonly string[] {
  return [...new Set([...usual, ...patients.map(({ species }) => species)])].toSorted(compareText);
}

/** The breeds of a species that are known, in their order. */
export function breedNames({ patients }: Practice, species: string): readonly string[] {
  const names = patients.flatMap((row) => (row.species === species && row.breed !== null ? [row.breed] : []));
  return [...new Set(names)].toSorted(compareText);
}

/** A species; it goes by its name. */
export function showSpecies(practice: Practice, name: string): Row {
  return {
    __typename: 'Species',
    id: encodeId('Species', name),
    name,
    breeds: () => breedNames(practice, name).map((breed) => showBreed(practice, name, breed)),
  };
}

/** A breed, which belongs to a species. */
export function showBreed(practice: Practice, species: string, name: string): Row {
  return {
    __typename: 'Breed',
    id: encodeId('Breed', `${species}${separator}${name}`),
    name,
    species: () => showSpecies(practice, species),
  };
}

/** The name of the species that an id stands for. */
export function speciesOf(practice: Practice, id: string): string | null {
  const decoded = decodeId(id);
  return decoded?.type === 'Species' && speciesNames(practice).includes(decoded.own) ? decoded.own : null;
}

/** The species and the name of the breed that an id stands for. */
export function breedOf(practice: Practice, id: string): { readonly species: string; readonly name: string } | null {
  const decoded = decodeId(id);
  const cut = decoded?.own.indexOf(separator) ?? -1;
  if (decoded?.type !== 'Breed' || cut < 0) return null;
  const [species, name] = [decoded.own.slice(0, cut), decoded.own.slice(cut + 1)];
  return breedNames(practice, species).includes(name) ? { species, name } : null;
}

/** Whether the vet comes to the animal rather than the animal to the vet. */
export function isLivestock(species: string): boolean {
  return livestock.includes(species);
}
