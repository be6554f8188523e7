import { placesOfPractice, providersOfPractice } from '../../dialects/practicePlaces.ts';

/** A column of the appointment book. */
export interface OperatoryRecord {
  readonly code: string;
  readonly description: string;
  readonly placeKey: number;
  readonly providerKey: number;
}

/** One column for each member of staff at each location. */
export const operatories: readonly OperatoryRecord[] = placesOfPractice.flatMap((place) =>
  providersOfPractice
    .filter(({ isActive, placeKeys }) => isActive && placeKeys.includes(place.key))
    .map(({ key, role }, index) => ({
      code: `OP${String(place.key)}${String(index + 1)}`,
      description: `${role === 'veterinarian' ? 'Exam room' : 'Treatment'} ${String(index + 1)}`,
      placeKey: place.key,
      providerKey: key,
    })),
);

/** The column of a provider at a location; the first one there where no provider is assigned. */
export function operatoryOf(placeKey: number, providerKey: number | null): string {
  const here = operatories.filter((row) => row.placeKey === placeKey);
  return (here.find((row) => row.providerKey === providerKey) ?? here[0])?.code ?? '';
}
