import type { Row } from '../generatedRows.ts';

/** An address with all of it in one line. */
export function addressRow(line1: string, city: string, region: string | null, postalCode: string | null): Row {
  const formatted = [line1, city, region, postalCode].filter((part) => part !== null && part !== '').join(', ');
  return { line1, line2: null, city, region, postalCode, formatted };
}

/** Names of species, breeds or labels, each of them once. */
export function sortedNames(names: readonly (string | null)[]): readonly string[] {
  return [...new Set(names.filter((name) => name !== null))].toSorted();
}

/** A name as it stands in addresses of pages. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[\p{M}'.]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
}
