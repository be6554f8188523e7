import type { EnvironmentKind } from './settings.ts';
import type { Named } from './waitingList.ts';

/** How the last attempt to send a check-in ended; `sending` is stored before it is sent, and found after a crash. */
export type QueuedAttempt =
  | { readonly kind: 'sending' }
  /** Whether it was done is unknown. */
  | { readonly kind: 'unknown'; readonly text: string }
  /** It was certainly not done. */
  | { readonly kind: 'failed'; readonly text: string };

/** What both kinds have: where and when it was noted at this desk. */
interface Queued {
  /** The desk's own, of the entry alone: no id of the service is ever made up. */
  readonly id: string;
  /** The page's mark of the clinic, as in drafts: one address may lead to another clinic with another key. */
  readonly clinic: string;
  readonly location: Named;
  /** The day at the location, which may be another one by the time it is sent. */
  readonly date: string;
  /** When the client came: an instant with the clinic's own offset, so that it reads the same after a change of the clocks. */
  readonly at: string;
}

/** An appointment as it was shown when the client came: what it is compared with before anything is sent. */
export interface QueuedAppointment {
  readonly id: string;
  readonly version: string;
  readonly start: string | null;
  readonly end: string | null;
  readonly status: { readonly label: string; readonly stage: string };
  readonly client: Named | null;
  readonly patient: Named | null;
  readonly type: Named | null;
  readonly provider: Named | null;
  readonly room: string | null;
  readonly reason: string | null;
  readonly notes: string | null;
}

/** A client who was checked in while the service did not answer. */
export interface QueuedCheckIn extends Queued {
  readonly kind: 'checkIn';
  readonly appointment: QueuedAppointment;
  /** The service's own label of the status that it is to get. */
  readonly status: string;
  /** Null before it was tried, and where it surely never left this desk. */
  readonly attempt: QueuedAttempt | null;
}

/** Who came without an appointment while the service did not answer: a note, and no appointment. */
export interface WalkInNote extends Queued {
  readonly kind: 'walkIn';
  /** As it was typed, or the name of the client. */
  readonly who: string;
  readonly client: Named | null;
  readonly patient: Named | null;
  readonly phone: string;
  readonly reason: string;
}

export type QueuedEntry = QueuedCheckIn | WalkInNote;

/** Why an entry leaves the queue. */
export const removalReasons = ['undone', 'sent', 'booked', 'discarded'] as const;
export type RemovalReason = (typeof removalReasons)[number];

/**
 * An entry is added or replaced; the outcome of an attempt is noted, which is refused where the entry is gone; or one is
 * removed.
 */
export type QueueChange =
  | { readonly keep: QueuedEntry }
  | { readonly mark: { readonly id: string; readonly attempt: QueuedAttempt | null } }
  | { readonly remove: { readonly id: string; readonly why: RemovalReason } };

export interface OfflineQueue {
  /** In the order in which they came. */
  readonly entries: readonly QueuedEntry[];
  readonly storedIn: QueueStorage;
  /** How many entries each environment has: those of one that is disconnected stay here. */
  readonly counts: Readonly<Partial<Record<EnvironmentKind, number>>>;
}

/**
 * Where the queue is. `memory` where nothing protects it on disk, `unwritten` where the disk refused it: both are gone when
 * Front Desk is closed.
 */
export type QueueStorage = 'disk' | 'memory' | 'unwritten';

/** Entries per connection: a day at a large clinic, and as many as a person can review. */
export const maxQueued = 200;
export const maxQueuedText = 500;
/** A service's own texts may be longer; what is beyond is not compared. */
export const maxQueuedNotes = 2_000;
