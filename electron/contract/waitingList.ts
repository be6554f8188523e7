/** Something of the clinic by id, with its name as it was when it was chosen; empty where the service has none. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** A client who wants an appointment, or an earlier one, as soon as there is time for it. Kept at this desk only. */
export interface WaitingEntry {
  readonly id: string;
  /** The page's mark of the clinic: one address may lead to another clinic with another key. */
  readonly clinic: string;
  readonly location: Named;
  readonly client: Named;
  readonly patient: Named | null;
  readonly type: Named | null;
  readonly minutes: number;
  /** Null for any provider. */
  readonly provider: Named | null;
  /** The first and the last day that suits, as dates at the location; null without such a bound. */
  readonly from: string | null;
  readonly until: string | null;
  /** 1 is Monday; empty for any. */
  readonly weekdays: readonly number[];
  /** Minutes since midnight on the location's clock, between which all of it must lie. */
  readonly earliest: number | null;
  readonly latest: number | null;
  readonly note: string;
  /** The appointment that the client has and wants earlier; else it is a new one. */
  readonly visit: { readonly id: string; readonly start: string } | null;
  /** Since when the client has been waiting, an ISO instant, UTC. */
  readonly since: string;
}

/** An entry is added, or replaces that of its id; or one is removed. */
export type WaitingChange = { readonly keep: WaitingEntry } | { readonly remove: string };

export interface WaitingList {
  /** In the order in which they were added. */
  readonly entries: readonly WaitingEntry[];
  /** `memory` where nothing protects it on disk: it is gone when Front Desk is closed. */
  readonly storedIn: 'disk' | 'memory';
}

/** Of one connection; a longer list could be neither overlooked nor called. */
export const maxWaiting = 200;
export const maxWaitingNote = 500;
export const maxWaitingName = 300;
