import type { ChangeKind } from '../../graphql/desk/generated/types.ts';

/** What the service supports of a change. */
export interface Offer {
  readonly change: ChangeKind;
  readonly offered: boolean;
  /** The reason where it is not offered. */
  readonly why: string | null;
  /** The supported and the required fields, by their names in the desk schema. */
  readonly takes: readonly string[];
  readonly demands: readonly string[];
  /** The allowed values of some fields; absent where they were not queried. */
  readonly choices?: readonly { readonly field: string; readonly values: readonly string[] }[];
}

/** What the service supports of a change; a change that is not listed is not offered. */
export function offerOf({ offers }: { readonly offers: readonly Offer[] }, change: ChangeKind): Offer {
  return offers.find((each) => each.change === change) ?? { change, offered: false, why: null, takes: [], demands: [] };
}

/** The allowed values of a field; null where any text is allowed. */
export function choicesOf({ choices }: Offer, field: string): readonly string[] | null {
  return choices?.find((each) => each.field === field)?.values ?? null;
}
