import type { Practice, ProviderRecord } from '../../dialects/practice.ts';
import { createTable, type Table } from './tables.ts';

/** A sport that a coach teaches. */
export interface SportFields {
  readonly coachId: number;
  readonly type: string;
}

/** A paper that shows that a coach may teach a sport. */
export interface CredentialFields {
  readonly sportId: number;
  readonly credentialPicture: string;
}

/** What someone likes, by which coaches are recommended. */
export interface InterestFields {
  readonly personId: number;
  readonly type: string;
  readonly name: string;
}

/** A to-do of a coach or of a coachee. */
export interface TaskFields {
  readonly personId: number;
  readonly title: string;
  readonly description: string;
  readonly completionStatus: string;
  readonly date: number;
}

/** What a coachee says of a coach. */
export interface ReviewFields {
  readonly coachId: number;
  readonly coacheeId: number;
  readonly starRating: number;
  readonly comment: string;
}

/** A coach in the list of a coachee; whether they have talked is said apart. */
export interface ContactFields {
  readonly coachId: number;
  readonly coacheeId: number;
  readonly contactedStatus: boolean;
}

/** A message between the two of a contact; it does not say from whom. */
export interface MessageFields {
  readonly contactId: number;
  readonly content: string;
}

/**
 * A stretch of time of a booking. The times of the first one are those of the appointment in the practice.
 */
export interface SlotFields {
  readonly bookingId: number;
  readonly times: { readonly date: number; readonly start: number; readonly end: number } | null;
  readonly status: string;
}

/** What people have written about themselves. */
export interface Profile {
  readonly address?: string;
  readonly bio?: string;
  readonly profilePicture?: string;
  readonly birthday?: number;
  readonly password?: string;
  readonly sport?: string;
}

/** A coach who has signed up since. */
export interface NewCoach extends ProviderRecord {
  readonly createdAt: number;
}

/** What the service keeps beside the practice. */
export interface CoachCornerMemory {
  readonly coaches: NewCoach[];
  readonly coachProfiles: Map<number, Profile>;
  readonly coacheeProfiles: Map<number, Profile>;
  readonly sports: Table<SportFields>;
  readonly credentials: Table<CredentialFields>;
  readonly coachInterests: Table<InterestFields>;
  readonly coacheeInterests: Table<InterestFields>;
  readonly coachTasks: Table<TaskFields>;
  readonly coacheeTasks: Table<TaskFields>;
  readonly reviews: Table<ReviewFields>;
  readonly contacts: Table<ContactFields>;
  readonly messages: Table<MessageFields>;
  readonly slots: Table<SlotFields>;
  /** Slots by booking; a booking that isn't here gets its one slot when it is first looked at. */
  readonly slotsOf: Map<number, readonly number[]>;
  /** Days of first slots as they were given, which need not be those of their times. */
  readonly days: Map<number, number>;
  /** Kinds of service as they were given. */
  readonly serviceTypes: Map<number, string>;
  /** Addresses of people who have yet to follow the link in their mail. */
  readonly unconfirmed: Set<string>;
  /** When the service was taken up. */
  readonly since: number;
}

/** Tables without any row. */
export function createMemory({ clients }: Practice, now: number): CoachCornerMemory {
  return {
    coaches: [],
    coachProfiles: new Map(),
    coacheeProfiles: new Map(),
    sports: createTable(),
    credentials: createTable(),
    coachInterests: createTable(),
    coacheeInterests: createTable(),
    coachTasks: createTable(),
    coacheeTasks: createTable(),
    reviews: createTable(),
    contacts: createTable(),
    messages: createTable(),
    slots: createTable(),
    slotsOf: new Map(),
    days: new Map(),
    serviceTypes: new Map(),
    unconfirmed: new Set(),
    since: clients.reduce((earliest, { createdAt }) => Math.min(earliest, createdAt), now),
  };
}
