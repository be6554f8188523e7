import type { Row } from '../generatedRows.ts';

function list(first: number, names: readonly string[], more: Row = {}): readonly Row[] {
  return names.map((name, index) => ({ id: first + index, name, isActive: true, ...more }));
}

/** Small lists that a practice sets up, and some that every practice has. */
export const zandaLookups = {
  clientClassifications: list(11, ['VIP', 'Breeder', 'Payment plan']),
  customCategories: list(21, ['Individual', 'Corporate']),
  customStatuses: list(31, ['Waiting for forms', 'Ready']),
  genderIdentities: list(41, ['Female', 'Male', 'Non-binary', 'Unspecified']),
  marketingSources: list(51, ['Website', 'A friend', 'Sign at the door']),
  paymentMethods: [
    ...list(61, ['Cash', 'Bank Transfer'], { isIntegrated: false }),
    ...list(63, ['Stripe'], { isIntegrated: true }),
  ],
  pronouns: [
    { id: 71, name: 'she/her', nominative: 'she', accusative: 'her', isIntegrated: true, isActive: true },
    { id: 72, name: 'he/him', nominative: 'he', accusative: 'him', isIntegrated: true, isActive: true },
    { id: 73, name: 'they/them', nominative: 'they', accusative: 'them', isIntegrated: true, isActive: true },
  ],
  sexes: list(81, ['Female', 'Male', 'Unknown']),
  customProfileFields: list(91, ['Newsletter'], { type: 'Toggle', options: [], profileRoles: ['CLIENT'] }),
  insurers: list(101, ['Coastal Mutual', 'Pine State Cover'], {
    scheme: 'Standard',
    lastModified: '2026-02-02T09:00:00',
  }),
} as const satisfies Readonly<Record<string, readonly Row[]>>;

/** The row of a list with a name or number. */
export function lookupOf(rows: readonly Row[], field: 'id' | 'name', value: unknown): Row | null {
  return rows.find((row) => row[field] === value) ?? null;
}
