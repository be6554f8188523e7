import type { Practice } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { compareText, globalId, ownIn } from './values.ts';

/** The species that every organization starts with. */
const usualSpecies = ['Avian', 'Canine', 'Equine', 'Feline', 'Ferret', 'Rabbit', 'Reptile'];

/** A breed, which belongs to a species. */
export interface BreedName {
  readonly species: string;
  readonly name: string;
}

/** All species, by name: those that came with the product, and those that the organization added. */
export function speciesNames({ patients }: Practice): readonly string[] {
  return [...new Set([...usualSpecies, ...patients.map(({ species }) => species)])].toSorted(compareText);
}

/** The breeds of a species, by name. */
export function breedsOf({ patients }: Practice, species: string): readonly BreedName[] {
  const names = patients.flatMap((row) => (row.species === species && row.breed !== null ? [row.breed] : []));
  return [...new Set(names)].toSorted(compareText).map((name) => ({ species, name }));
}

/** The species behind an id; null where there is none. */
export function speciesWith(practice: Practice, id: string): string | null {
  const own = ownIn('Species', id);
  return speciesNames(practice).find((name) => name === own) ?? null;
}

/** The breed behind an id. */
export function breedWith(practice: Practice, id: string): BreedName | null {
  const [species = '', name] = ownIn('Breed', id)?.split('/') ?? [];
  return breedsOf(practice, species).find((breed) => breed.name === name) ?? null;
}

/** A species as a row. */
export function showSpecies(practice: Practice, name: string): Row {
  return {
    __typename: 'Species',
    id: globalId('Species', name),
    name,
    breeds: () => breedsOf(practice, name).map((breed) => showBreed(practice, breed)),
  };
}

/** A breed as a row. */
export function showBreed(practice: Practice, { species, name }: BreedName): Row {
  return {
    __typename: 'Breed',
    id: globalId('Breed', `${species}/${name}`),
    name,
    species: () => showSpecies(practice, species),
  };
}
