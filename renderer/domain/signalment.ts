import { ageOn } from '../lib/dates.ts';
import { readableLabel } from '../lib/readableLabel.ts';

interface Described {
  readonly species: string | null;
  readonly deceased: boolean | null;
  readonly breed?: string | null;
  readonly sex?: string | null;
  readonly birthDate?: string | null;
}

/** Canine · Labrador · Female · 4 years. No age for a deceased patient; empty where nothing is known. */
export function signalmentText({ species, deceased, breed, sex, birthDate }: Described, today: string): string {
  // Its number and its unit stay in one line.
  const age = birthDate && !deceased ? ageOn(birthDate, today)?.replaceAll(' ', '\u00a0') : null;
  return [readableLabel(species), readableLabel(breed ?? null), readableLabel(sex ?? null), age]
    .filter(Boolean)
    .join(' · ');
}
