import type { ChangeKind } from '../../graphql/desk/generated/types.ts';

/** What the service says of a change that the desk may want to make. */
export interface Offer {
  readonly change: ChangeKind;
  readonly offered: boolean;
  /** Why not, where it is not offered. */
  readonly why: string | null;
  /** What it can be told, and what it must be told, in desk words. */
  readonly takes: readonly string[];
  readonly demands: readonly string[];
  /** The only words that it takes for some of it; absent where nobody asked. */
  readonly choices?: readonly { readonly about: string; readonly words: readonly string[] }[];
}

/** What the service says of a change; one that it does not mention is not offered. */
export function offerOf({ offers }: { readonly offers: readonly Offer[] }, change: ChangeKind): Offer {
  return offers.find((each) => each.change === change) ?? { change, offered: false, why: null, takes: [], demands: [] };
}

/** The only words that a change takes for something; null where any text will do. */
export function choicesOf({ choices }: Offer, about: string): readonly string[] | null {
  return choices?.find((each) => each.about === about)?.words ?? null;
}
