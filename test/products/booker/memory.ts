/** What customers and appointments have beside what the practice keeps. */
export interface BookerMemory {
  /** The chosen room of an appointment, by its key. */
  readonly rooms: Map<number, string>;
  readonly people: Map<number, PersonExtras>;
}

/** What the practice doesn't know of a customer. */
export interface PersonExtras {
  readonly dateOfBirth?: string | null;
  readonly allowReceiveEmails?: boolean;
  readonly allowReceiveSMS?: boolean;
}

/** Nothing remembered yet. */
export function bookerMemory(): BookerMemory {
  return { rooms: new Map(), people: new Map() };
}
