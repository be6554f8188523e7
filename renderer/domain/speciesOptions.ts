import { t } from '../../i18n/page/t.ts';
interface SeenPatients {
  readonly appointments: readonly { readonly patient: { readonly species: string | null } | null }[];
}

const usualSpecies = ['dog', 'cat', 'rabbit', 'bird'] as const;

/** The service's own species, from a day's appointments; else the usual ones. */
export function speciesOptions(day: SeenPatients | null): readonly string[] {
  const used = [...new Set(day?.appointments.flatMap(({ patient }) => patient?.species ?? []))];
  return used.length > 0 ? used.toSorted() : usualSpecies.map((each) => t(`general.${each}`));
}
