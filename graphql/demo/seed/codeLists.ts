import { kindsOfAnimals } from './patients.ts';
import { locations } from './locations.ts';
import { clientTags } from './remarks.ts';

/** An entry of one of the clinic's lists of words. */
export interface CodeListEntry {
  readonly id: string;
  readonly name: string;
}

function numbered(names: readonly string[], first: number): readonly CodeListEntry[] {
  return names.map((name, place) => ({ id: String(first + place), name }));
}

/** What clients are sorted by. */
export const tagList: readonly CodeListEntry[] = numbered(clientTags, 401);

/** How clients found the clinic. */
export const referralSources: readonly CodeListEntry[] = numbered(
  ['Friend or family', 'Internet search', 'Walked by', 'Animal shelter', 'Another clinic', 'Groomer'],
  421,
);

/** The kinds of animals that come. */
export const speciesList: readonly CodeListEntry[] = numbered(
  kindsOfAnimals.map(({ name }) => name),
  441,
);

/** All breeds, each once, with their species. */
export const breedList: readonly (CodeListEntry & { readonly speciesId: string; readonly species: string })[] =
  kindsOfAnimals.flatMap(({ name: species, breeds }, place) =>
    [...new Set(breeds)].map((name, index) => ({
      id: String(45_001 + place * 100 + index),
      name,
      species,
      speciesId: String(441 + place),
    })),
  );

/** The rooms that appointments are in, as every location has them. */
export const rooms: readonly (CodeListEntry & { readonly locationId: string })[] = locations.flatMap(({ id }) =>
  ['Exam 1', 'Exam 2', 'Exam 3', 'Treatment', 'Surgery', 'Grooming'].map((name, place) => ({
    id: `${id}${String(place + 1)}`,
    name,
    locationId: id,
  })),
);

/** What the state takes on top, in percent. */
export const taxRates: readonly (CodeListEntry & { readonly rate: string })[] = [
  { id: '461', name: 'Services', rate: '0' },
  { id: '462', name: 'Products', rate: '8.87' },
];

/** Discounts that every receptionist may give. */
export const discounts: readonly (CodeListEntry & { readonly kind: 'PERCENT' | 'AMOUNT'; readonly value: string })[] = [
  { id: '471', name: 'Senior discount', kind: 'PERCENT', value: '10' },
  { id: '472', name: 'Shelter program', kind: 'PERCENT', value: '15' },
  { id: '473', name: 'Staff', kind: 'PERCENT', value: '25' },
  { id: '474', name: 'First visit', kind: 'AMOUNT', value: '20.00' },
];
