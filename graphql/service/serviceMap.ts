import type { Stage } from '../desk/generated/types.ts';
import type { DateForm } from './dateForm.ts';
import type { HoursLink } from './readers/readHours.ts';
import type { EntryConcept, EntryFields } from './serviceEntries.ts';
import type { WriteConcept, WriteOperation } from './serviceWrites.ts';
import type { Link, MoneySource, Path, PhoneSource, Source } from './sources.ts';
import type { ValueForm } from './valueForm.ts';

export interface OrganizationFields {
  readonly id: Source;
  readonly name: Source;
}

export interface LocationFields {
  readonly id: Source;
  /** True for rows that were deleted and are still listed; they are shown nowhere. */
  readonly hidden?: Source;
  readonly name: Source;
  readonly address?: Source;
  readonly phone?: Source;
  readonly timeZone?: Source;
  readonly hours?: readonly HoursLink[];
}

export interface ProviderFields {
  readonly id: Source;
  /** True for rows that were deleted and are still listed; they are shown nowhere. */
  readonly hidden?: Source;
  readonly name: Source;
  readonly role?: Source;
  readonly active?: Source;
}

export interface AppointmentTypeFields {
  readonly id: Source;
  /** True for rows that were deleted and are still listed; they are shown nowhere. */
  readonly hidden?: Source;
  readonly name: Source;
  readonly minutes?: Source;
  readonly color?: Source;
  /** True for a kind of blocked time. */
  readonly blocked?: Source;
}

export interface PatientFields {
  readonly id: Source;
  /** True for rows that were deleted and are still listed; they are shown nowhere. */
  readonly hidden?: Source;
  readonly name: Source;
  readonly species?: Source;
  readonly breed?: Source;
  readonly sex?: Source;
  readonly birthDate?: Source;
  readonly active?: Source;
  readonly deceased?: Source;
  readonly alerts?: Source;
  readonly client?: Link<ClientFields>;
  /** The version that the service expects back with a change. */
  readonly lock?: Source;
}

export interface ClientFields {
  readonly id: Source;
  /** True for rows that were deleted and are still listed; they are shown nowhere. */
  readonly hidden?: Source;
  readonly name: Source;
  readonly givenName?: Source;
  readonly familyName?: Source;
  readonly phones?: readonly PhoneSource[];
  readonly emails?: readonly Path[];
  readonly address?: Source;
  readonly active?: Source;
  readonly alerts?: Source;
  readonly notes?: Source;
  readonly balance?: MoneySource;
  readonly since?: Source;
  readonly tags?: Source;
  readonly lastVisit?: Source;
  /** Where the client belongs. */
  readonly location?: Link<LocationFields>;
  readonly patients?: Link<PatientFields>;
  /** The version that the service expects back with a change. */
  readonly lock?: Source;
  /** Read only to be repeated in a change that replaces a whole list. */
  readonly again?: readonly Path[];
}

export interface AppointmentFields {
  readonly id: Source;
  /** True for rows that were deleted and are still listed; they are shown nowhere. */
  readonly hidden?: Source;
  /** The version that the service expects back with a change, such as `_version`. */
  readonly lock?: Source;
  readonly start: Source;
  readonly end?: Source;
  /**
   * How the service writes its times, so that they are written back alike; absent for other offsets, or without rows.
   * `otherwise` is a way in which the desk can't write, such as 17-11-2026 or 2:30 PM.
   */
  readonly written?: 'utc' | 'local' | 'localSpaced' | 'localMinute' | 'milliseconds' | 'otherwise';
  /** How the service writes lengths that are no numbers: `iso` as PT30M, `units` as 30m, `clock` as 00:30:00. */
  readonly writtenLength?: 'iso' | 'units' | 'clock';
  /** The row's own number that is its length in seconds. */
  readonly seconds?: string;
  /** How the service writes dates that have the year last. */
  readonly writtenDate?: DateForm;
  /** The zone that its times are of, where it says so itself. */
  readonly timeZone?: Source;
  /** The start once more, with the offset of the place, which `start` lacks. */
  readonly localStart?: Source;
  readonly status?: Source;
  /** The ids of states by their names, where the field `key` leads to a record of the state. */
  readonly states?: { readonly key: string; readonly ids: Readonly<Record<string, string>> };
  /**
   * Flags and time stamps beside the status that say more than its word; the label is the stage. `unset` says so where the
   * flag is false.
   */
  readonly flags?: readonly { readonly path: Path; readonly label: Stage; readonly unset?: true }[];
  /** When it came to a stage; the label is the stage. */
  readonly stamps?: readonly { readonly path: Path; readonly label: string }[];
  readonly reason?: Source;
  readonly notes?: Source;
  readonly room?: Source;
  readonly blocked?: Source;
  readonly type?: Link<AppointmentTypeFields>;
  readonly provider?: Link<ProviderFields>;
  readonly location?: Link<LocationFields>;
  readonly patient?: Link<PatientFields>;
  readonly client?: Link<ClientFields>;
}

/**
 * A time that can be booked. Rows may be groups instead, a day or a person with the times in a list: `slots` then leads
 * to them, and the group's day and provider hold for each.
 */
export interface SlotFields {
  readonly id?: Source;
  /** A moment, or a wall clock on the group's day or the requested one. */
  readonly start?: Source;
  readonly end?: Source;
  /** The day of a group. */
  readonly date?: Source;
  /** False, or 0, for times that are listed although they are taken. */
  readonly free?: Source;
  readonly provider?: Link<ProviderFields>;
  readonly location?: Link<LocationFields>;
  readonly slots?: Link<SlotFields>;
}

/** A wish for an appointment that is not booked yet, as somebody typed it: online, or at a phone. */
export interface RequestFields {
  readonly id: Source;
  /** True for rows that were deleted and are still listed; they are shown nowhere. */
  readonly hidden?: Source;
  readonly created?: Source;
  /** The person's name as it was typed. */
  readonly name?: Source;
  readonly phones?: readonly PhoneSource[];
  readonly emails?: readonly Path[];
  /** The client that the service has linked it with. */
  readonly client?: Link<{ readonly id: Source; readonly name: Source }>;
  readonly patient?: Source;
  readonly species?: Source;
  readonly reason?: Source;
  /** A moment, a day, or words. */
  readonly wanted: Source;
  /** A time of day, or words such as `Morning`, beside a day. */
  readonly wantedTime?: Source;
  readonly status?: Source;
  /** A flag or a time stamp that is set once somebody has seen to it, where there is no status. */
  readonly handled?: Source;
}

/** A value that the desk may pass to a query of the service. Times are ISO instants, a day is a calendar date. */
export type ArgumentRole =
  | 'id'
  | 'search'
  | 'limit'
  | 'offset'
  | 'page'
  | 'cursor'
  | 'from'
  | 'to'
  | 'day'
  | 'locationId'
  /** The organization's id, where a service demands it. The proof replaces it with the id itself. */
  | 'organizationId'
  | 'clientId'
  | 'patientId'
  | 'providerId'
  | 'typeId'
  /** How many days from the first one. */
  | 'days'
  /** How long an appointment is to be. */
  | 'minutes'
  | 'includeEnded'
  /** Only what was changed then or later. */
  | 'changedSince'
  /** Whether those are listed as well who are no longer active. */
  | 'includeInactive';

/** A value inside an argument: an empty path is the argument itself, else a field of its input object. */
export type Slot =
  | {
      readonly path: Path;
      readonly role: ArgumentRole;
      readonly form?: ValueForm;
      /** Set where the service demands what the desk does not always know, such as a kind of appointment. */
      readonly demanded?: true;
      /** The largest number that the service takes here: it refuses larger pages. */
      readonly most?: number;
    }
  | { readonly path: Path; readonly constant: Constant };

/** A value that is always sent as it is. */
export type Constant = string | number | boolean | readonly (string | number | boolean)[];

/** One argument of an operation and what fills it; without slots it is an empty object that the service demands. */
export interface Argument {
  readonly name: string;
  /** As written in the schema: `Int!`. */
  readonly type: string;
  /** The step of `rows` that takes it; the root field without one. */
  readonly at?: string;
  readonly slots: readonly Slot[];
}

/** Where a result has its paging fields, from the operation's result; null where there is none. */
export interface Paging {
  /** The next page's token; none there means the end. */
  readonly next: Path | null;
  /** True while more follows. */
  readonly more: Path | null;
  /** How many rows there are in all. */
  readonly total?: Path | null;
}

/** A query of the service and how the desk's objects are read from its rows. */
export interface Operation<Fields> {
  readonly field: string;
  /** How people call it where its rows stand below another field: `calendar.slots`. */
  readonly title?: string;
  readonly arguments: readonly Argument[];
  /** Where the rows are in the result; empty for a bare list or a bare object. */
  readonly rows: Path;
  readonly paging?: Paging;
  readonly fields: Fields;
}

/**
 * How the desk's concepts are found in one service: the value that resolvers work from. What the service does
 * not offer is absent. Pages follow a token, a page number or an offset, whatever the operation has.
 */
export interface ServiceMap extends Readonly<Partial<Record<EntryConcept, Operation<EntryFields>>>> {
  readonly format: 1;
  readonly organization?: Operation<OrganizationFields>;
  readonly locations?: Operation<LocationFields>;
  readonly providers?: Operation<ProviderFields>;
  readonly appointmentTypes?: Operation<AppointmentTypeFields>;
  readonly appointments?: Operation<AppointmentFields>;
  readonly clients?: Operation<ClientFields>;
  readonly clientSearch?: Operation<ClientFields>;
  readonly client?: Operation<ClientFields>;
  readonly patients?: Operation<PatientFields>;
  readonly patient?: Operation<PatientFields>;
  readonly appointment?: Operation<AppointmentFields>;
  readonly freeSlots?: Operation<SlotFields>;
  /** Who works when. */
  readonly shifts?: Operation<SlotFields>;
  /** Appointments that somebody asked for, and that are not booked yet. */
  readonly requests?: Operation<RequestFields>;
  readonly writes?: Readonly<Partial<Record<WriteConcept, WriteOperation>>>;
  /** What the service reports by itself; absent where it reports nothing that the desk shows. */
  readonly subscriptions?: readonly SubscriptionOperation[];
}

/** What an event of the service is about. */
export type EventSubject = 'appointment' | 'client' | 'patient';

/** A subscription of the service. Its events only say that something was changed: what, is read. */
export interface SubscriptionOperation {
  readonly field: string;
  readonly about: EventSubject;
  readonly arguments: readonly Argument[];
  /** Where an event holds the id of what was changed; empty where it is that id, null where it holds none. */
  readonly id: Path | null;
  /** Set where an event is an object of which nothing is read. */
  readonly anything?: true;
}

export type Concept = Exclude<keyof ServiceMap, 'format' | 'writes' | 'subscriptions'>;

/** Concepts of the schedule and the client list; the others are entries about a client or a patient. */
export type DeskConcept = Exclude<Concept, EntryConcept>;

/** The one place of a service that lists none; it is never sent to the service. */
export const onlyLocationId = 'here';
