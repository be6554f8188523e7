/** A kind of animal as the practice has it, in both languages. */
export interface SpeciesRow {
  readonly id: string;
  readonly code: string;
  readonly nameEn: string;
  readonly nameFr: string;
}

/** A breed; some have no French name yet. */
export interface BreedRow {
  readonly id: string;
  readonly nameEn: string;
  readonly nameFr: string;
  readonly speciesId: string;
}

/** The tables of species and breeds, which grow with what companions are registered under elsewhere. */
export interface Vocabulary {
  readonly species: readonly SpeciesRow[];
  readonly breeds: readonly BreedRow[];
  readonly speciesNamed: (name: string) => SpeciesRow;
  readonly breedNamed: (species: string, name: string) => BreedRow;
}

const shipped: readonly (readonly [code: string, nameEn: string, nameFr: string])[] = [
  ['K9', 'Canine', 'Chien'],
  ['FE', 'Feline', 'Chat'],
  ['LA', 'Rabbit', 'Lapin'],
  ['AV', 'Avian', 'Oiseau'],
  ['FU', 'Ferret', 'Furet'],
  ['CA', 'Guinea pig', 'Cochon d’Inde'],
  ['RE', 'Reptile', 'Reptile'],
];

const frenchBreeds: Readonly<Record<string, string>> = {
  'Labrador Retriever': 'Retriever du Labrador',
  'Domestic Shorthair': 'Chat domestique à poil court',
  Dachshund: 'Teckel',
  'Maine Coon': 'Maine Coon',
  'Holland Lop': 'Bélier nain',
  Cockatiel: 'Calopsitte élégante',
};

export function createVocabulary(
  patients: readonly { readonly species: string; readonly breed: string | null }[],
): Vocabulary {
  const species: SpeciesRow[] = shipped.map(([code, nameEn, nameFr], index) => {
    return { id: String(index + 1), code, nameEn, nameFr };
  });
  const breeds: BreedRow[] = [];

  const speciesNamed = (name: string): SpeciesRow => {
    const known = species.find(({ nameEn }) => nameEn === name);
    if (known) return known;
    const added = { id: String(species.length + 1), code: name.slice(0, 2).toUpperCase(), nameEn: name, nameFr: '' };
    species.push(added);
    return added;
  };
  const breedNamed = (of: string, name: string): BreedRow => {
    const speciesId = speciesNamed(of).id;
    const known = breeds.find((row) => row.nameEn === name && row.speciesId === speciesId);
    if (known) return known;
    const added = { id: String(100 + breeds.length + 1), nameEn: name, nameFr: frenchBreeds[name] ?? '', speciesId };
    breeds.push(added);
    return added;
  };
  for (const row of patients) {
    speciesNamed(row.species);
    if (row.breed !== null) breedNamed(row.species, row.breed);
  }
  return { species, breeds, speciesNamed, breedNamed };
}
