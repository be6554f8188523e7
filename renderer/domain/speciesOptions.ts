import { t } from '../../i18n/page/t.ts';

interface SeenPatients {
  readonly appointments: readonly { readonly patient: { readonly species: string | null } | null }[];
}

/** Words that are offered for a species. */
export interface SpeciesOptions {
  readonly words: readonly string[];
  /** Whether they are the clinic's own, and not only the usual ones. */
  readonly inUse: boolean;
}

const usualSpecies = ['dog', 'cat', 'rabbit', 'bird'] as const;

/** The clinic's own species, from a day's appointments; else the usual ones. */
export function speciesOptions(day: SeenPatients | null): SpeciesOptions {
  const used = [...new Set(day?.appointments.flatMap(({ patient }) => patient?.species ?? []))];
  if (used.length > 0) return { words: used.toSorted(), inUse: true };
  return { words: usualSpecies.map((each) => t(`general.${each}`)), inUse: false };
}
