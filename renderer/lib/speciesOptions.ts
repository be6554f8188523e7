import { t } from '../../i18n/page/t.ts';
interface SeenPatients {
  readonly appointments: readonly { readonly patient: { readonly species: string | null } | null }[];
}

const usualSpecies = ['dog', 'cat', 'rabbit', 'bird'] as const;

/** The words for species that the service itself uses, as far as a day shows them; else those that anybody would. */
export function speciesOptions(day: SeenPatients | null): readonly string[] {
  const used = [...new Set(day?.appointments.flatMap(({ patient }) => patient?.species ?? []))];
  return used.length > 0 ? used.toSorted() : usualSpecies.map((each) => t(`general.${each}`));
}
