import type { Practice } from '../../dialects/practice.ts';
import { type Row, textOf } from '../generatedRows.ts';
import { shelterIds, statusWords } from './values.ts';

const table = (field: string, words: readonly string[], first = 1): readonly Row[] =>
  words.map((word, index) => ({ id: String(first + index), [field]: word, isRetired: false }));

/** Kinds of animals: a table that every shelter changes. */
export const species: readonly Row[] = table('speciesName', ['Canine', 'Feline', 'Avian', 'Rabbit', 'Rodent']);

const speciesOfBreeds: readonly (readonly [breed: string, speciesName: string])[] = [
  ['Labrador Retriever', 'Canine'],
  ['Dachshund', 'Canine'],
  ['Domestic Shorthair', 'Feline'],
  ['Maine Coon', 'Feline'],
  ['Cockatiel', 'Avian'],
  ['Holland Lop', 'Rabbit'],
];

/** Breeds, each of a species. */
export const breeds: readonly Row[] = speciesOfBreeds.map(([breedName, name], index) => {
  const kind = species.find((row) => row['speciesName'] === name) ?? null;
  return { id: String(index + 1), breedName, speciesId: kind?.['id'] ?? null, species: kind, isRetired: false };
});

export const baseColours: readonly Row[] = table('baseColour', ['black', 'white', 'brindle', 'tabby']);
export const animalTypes: readonly Row[] = table('animalType', ['Clinic client', 'S (Stray)', 'U (Unwanted)']);
export const sexes: readonly Row[] = table('sex', ['Female', 'Male', 'Unknown'], 0);
export const ownerFlags: readonly Row[] = table('flag', ['VIP', 'Breeder', 'Payment plan']);
export const clinicStatuses: readonly Row[] = table('status', statusWords, 0);
export const clinicInvoiceItemTypes: readonly Row[] = [
  { id: '1', clinicInvoiceItemName: 'Consultation', defaultCost: 4500 },
  { id: '2', clinicInvoiceItemName: 'Microchip', defaultCost: 2500 },
];
export const donationTypes: readonly Row[] = [
  { id: '1', donationName: 'Donation', defaultCost: 0 },
  { id: '2', donationName: 'Clinic fee', defaultCost: 4500 },
];
export const vaccinationTypes: readonly Row[] = [
  { id: '1', vaccinationType: 'Rabies', defaultCost: 2000 },
  { id: '2', vaccinationType: 'FVRCP', defaultCost: 2200 },
];

/** The row of a lookup with a number; null where there is none. */
export function lookedUp(rows: readonly Row[], id: unknown): Row | null {
  return rows.find((row) => row['id'] === String(id)) ?? null;
}

/** The number of a word in a lookup; 0 where it isn't there. */
export function numberOf(rows: readonly Row[], field: string, word: string | null): string {
  return textOf(rows.find((row) => row[field] === word)?.['id'] ?? '0');
}

/** Types of appointments in the clinic; what keeps time free is none. */
export function clinicTypesOf({ visitTypes }: Practice): readonly Row[] {
  return visitTypes
    .filter(({ isBlock }) => !isBlock)
    .map(({ key, name }) => ({
      id: shelterIds.of('visitType', key),
      clinicTypeName: name,
      clinicTypeDescription: '',
      isRetired: false,
    }));
}

/** Settings of the database. */
export function configurationOf({ organization, places }: Practice): readonly Row[] {
  const [main] = places;
  const items: readonly (readonly [name: string, value: string])[] = [
    ['Organisation', organization.name],
    ['OrganisationAddress', main?.street ?? ''],
    ['OrganisationTown', main?.city ?? ''],
    ['OrganisationTelephone', main?.phone ?? ''],
    ['Timezone', '-5'],
    ['TimezoneDST', 'Yes'],
    ['MultiSiteEnabled', 'Yes'],
    ['Locale', 'en'],
  ];
  return items.map(([itemName, itemValue]) => ({ itemName, itemValue }));
}
