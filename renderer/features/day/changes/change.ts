import type { DayAppointment, ScheduleDay } from '../columns.ts';
import type { ChangeRequest } from './changeRequest.ts';

/** An appointment as the person saw it when she decided to change it. */
export interface Seen {
  readonly appointment: DayAppointment;
  readonly day: ScheduleDay;
  /** Where to look for it: usually that day's date. */
  readonly date: string;
}

/** A change of an appointment that is on its way to the service. */
export interface Change {
  readonly request: ChangeRequest;
  readonly seen: Seen;
  /** When it was asked for, as an instant. */
  readonly at: string;
  /** It takes back what was done before, and is not taken back in turn. */
  readonly isUndo: boolean;
}

/** A change that met somebody else's. */
export interface ChangeConflict {
  readonly request: ChangeRequest;
  readonly seen: Seen;
  /** As it is now; null where it is gone. */
  readonly now: DayAppointment | null;
}

export interface ChangesView {
  /** Appointments that are being changed, by id. */
  readonly pending: ReadonlySet<string>;
  readonly conflicts: readonly ChangeConflict[];
}

/** What is being changed of a clinic's appointments; it outlives the screen on which it was asked for. */
export interface AppointmentChanges {
  readonly view: () => ChangesView;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sends a change, unless another one of the same appointment is pending, which is said. */
  readonly request: (request: ChangeRequest, seen: Seen, isUndo?: boolean) => void;
  /** Shows both versions to the person; false where no screen can. */
  readonly addConflict: (conflict: ChangeConflict) => boolean;
  readonly resolveConflict: (conflict: ChangeConflict) => void;
}
