// Generated from graphql/desk by `npm run codegen`. Do not edit.
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment as ISO 8601 with the offset of the location's zone: 2026-11-21T09:00:00-05:00. */
  Instant: { input: string; output: string; }
  /** A calendar date in the location's zone: 2026-11-21. */
  Day: { input: string; output: string; }
  /** An exact decimal number as text, never a binary float: 120.50. */
  Decimal: { input: string; output: string; }
};

export type Query = {
  /** The organization that the key opens. */
  readonly organization: Maybe<Organization>;
  /** All places where the clinic works. */
  readonly locations: ReadonlyArray<Location>;
  /** The people who see patients; of one location, where the service can say so. */
  readonly providers: ReadonlyArray<Provider>;
  /** The kinds of appointment that can be booked. */
  readonly appointmentTypes: ReadonlyArray<AppointmentType>;
  /** One day at one location. Without a location: where this desk was last. Without a date: today there. */
  readonly day: ScheduleDay;
  /** Clients in the service's order, or those that match a search. A page holds 1 to 100. */
  readonly clients: ClientPage;
  readonly client: Maybe<Client>;
  readonly patient: Maybe<Patient>;
  /** Times that are free for one kind of appointment, by start, at most 500. `days` is 1 to 14. */
  readonly freeSlots: FreeSlots;
  /** How much is booked on each of some days. `days` is 1 to 14. */
  readonly load: ReadonlyArray<DayLoad>;
  /** The service behind the desk: which environment, what is mapped, how the last request ended. */
  readonly service: Service;
};


export type QueryProvidersArgs = {
  location?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryAppointmentTypesArgs = {
  location?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryDayArgs = {
  location?: InputMaybe<Scalars['ID']['input']>;
  date?: InputMaybe<Scalars['Day']['input']>;
  recent?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryClientsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryClientArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPatientArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFreeSlotsArgs = {
  location: Scalars['ID']['input'];
  from: Scalars['Day']['input'];
  days?: InputMaybe<Scalars['Int']['input']>;
  minutes: Scalars['Int']['input'];
  type?: InputMaybe<Scalars['ID']['input']>;
  provider?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryLoadArgs = {
  location: Scalars['ID']['input'];
  from: Scalars['Day']['input'];
  days?: InputMaybe<Scalars['Int']['input']>;
};

/** Every change is sent at most once. What was not sent is an error with the reason; what was, ends as a Change. */
export type Mutation = {
  readonly bookAppointment: Change;
  /** Moves, resizes or edits. Only what is given changes. */
  readonly updateAppointment: Change;
  /** With a status that the day offers, in the service's word; the reason is sent where the service has room for one. */
  readonly setStatus: Change;
  readonly cancelAppointment: Change;
  readonly registerClient: Change;
  readonly addPatient: Change;
};


/** Every change is sent at most once. What was not sent is an error with the reason; what was, ends as a Change. */
export type MutationBookAppointmentArgs = {
  booking: Booking;
};


/** Every change is sent at most once. What was not sent is an error with the reason; what was, ends as a Change. */
export type MutationUpdateAppointmentArgs = {
  appointment: SeenAppointment;
  to: AppointmentUpdate;
};


/** Every change is sent at most once. What was not sent is an error with the reason; what was, ends as a Change. */
export type MutationSetStatusArgs = {
  appointment: SeenAppointment;
  status: Scalars['String']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** Every change is sent at most once. What was not sent is an error with the reason; what was, ends as a Change. */
export type MutationCancelAppointmentArgs = {
  appointment: SeenAppointment;
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** Every change is sent at most once. What was not sent is an error with the reason; what was, ends as a Change. */
export type MutationRegisterClientArgs = {
  client: NewClient;
};


/** Every change is sent at most once. What was not sent is an error with the reason; what was, ends as a Change. */
export type MutationAddPatientArgs = {
  client: Scalars['ID']['input'];
  patient: NewPatient;
};

/** An appointment as the person saw it when she decided to change it. */
export type SeenAppointment = {
  readonly id: Scalars['ID']['input'];
  readonly version: Scalars['String']['input'];
  /** The day on which it was seen. */
  readonly location: Scalars['ID']['input'];
  readonly date: Scalars['Day']['input'];
};

export type Booking = {
  readonly location: Scalars['ID']['input'];
  readonly start: Scalars['Instant']['input'];
  readonly minutes: Scalars['Int']['input'];
  readonly type?: InputMaybe<Scalars['ID']['input']>;
  readonly provider?: InputMaybe<Scalars['ID']['input']>;
  readonly client?: InputMaybe<Scalars['ID']['input']>;
  readonly patient?: InputMaybe<Scalars['ID']['input']>;
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  readonly notes?: InputMaybe<Scalars['String']['input']>;
  readonly room?: InputMaybe<Scalars['String']['input']>;
  /** One that the day offers; without one the service decides. */
  readonly status?: InputMaybe<Scalars['String']['input']>;
};

export type AppointmentUpdate = {
  readonly location?: InputMaybe<Scalars['ID']['input']>;
  readonly start?: InputMaybe<Scalars['Instant']['input']>;
  readonly minutes?: InputMaybe<Scalars['Int']['input']>;
  readonly type?: InputMaybe<Scalars['ID']['input']>;
  readonly provider?: InputMaybe<Scalars['ID']['input']>;
  readonly client?: InputMaybe<Scalars['ID']['input']>;
  readonly patient?: InputMaybe<Scalars['ID']['input']>;
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  readonly notes?: InputMaybe<Scalars['String']['input']>;
  readonly room?: InputMaybe<Scalars['String']['input']>;
};

/** A name in one piece or in two; the other form follows from it. */
export type NewClient = {
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly givenName?: InputMaybe<Scalars['String']['input']>;
  readonly familyName?: InputMaybe<Scalars['String']['input']>;
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  readonly email?: InputMaybe<Scalars['String']['input']>;
  readonly address?: InputMaybe<Scalars['String']['input']>;
  readonly notes?: InputMaybe<Scalars['String']['input']>;
  readonly location?: InputMaybe<Scalars['ID']['input']>;
};

export type NewPatient = {
  readonly name: Scalars['String']['input'];
  readonly species?: InputMaybe<Scalars['String']['input']>;
  readonly breed?: InputMaybe<Scalars['String']['input']>;
  readonly sex?: InputMaybe<Scalars['String']['input']>;
  readonly birthDate?: InputMaybe<Scalars['Day']['input']>;
  readonly notes?: InputMaybe<Scalars['String']['input']>;
};

/** How a change ended. */
export type Change = Done | Refused | Conflict | OutcomeUnknown | NotOffered;

export type Done = {
  /** Of what was made or changed, where the service tells. */
  readonly id: Maybe<Scalars['ID']['output']>;
  /** As it is now, where it could be read again. */
  readonly appointment: Maybe<Appointment>;
};

/** The service said no; nothing was changed. */
export type Refused = {
  readonly problems: ReadonlyArray<Problem>;
};

export type Problem = {
  /** The service's own words, or the desk's where it could not even be asked. */
  readonly message: Scalars['String']['output'];
  /** What it is about: a desk word such as start or phone, else the service's. */
  readonly field: Maybe<Scalars['String']['output']>;
};

/** Somebody else changed the appointment first; nothing was sent. */
export type Conflict = {
  /** As it is now; null where it is gone. */
  readonly now: Maybe<Appointment>;
};

/** It was sent and no answer came: it may have been done. It is never sent again unasked. */
export type OutcomeUnknown = {
  readonly message: Scalars['String']['output'];
  readonly action: Scalars['String']['output'];
  /** As it is now, where it could be read. */
  readonly now: Maybe<Appointment>;
};

/** The service has no such operation, or this key may not use it. */
export type NotOffered = {
  readonly why: Scalars['String']['output'];
};

/** A change that the desk may want to make, and why it can't where it can't. */
export type Offer = {
  readonly change: ChangeKind;
  readonly offered: Scalars['Boolean']['output'];
  readonly why: Maybe<Scalars['String']['output']>;
  /** What it can be told, in desk words: start, minutes, provider, room, reason… */
  readonly takes: ReadonlyArray<Scalars['String']['output']>;
  /** What it must be told. */
  readonly demands: ReadonlyArray<Scalars['String']['output']>;
};

export type ChangeKind =
  | 'bookAppointment'
  | 'updateAppointment'
  | 'cancelAppointment'
  | 'setStatus'
  | 'registerClient'
  | 'updateClient'
  | 'addPatient'
  | 'updatePatient'
  | 'recordPayment'
  | 'sendMessage';

export type FreeSlots = {
  readonly slots: ReadonlyArray<FreeSlot>;
  /** The service's own free times, or computed here from opening hours and appointments. */
  readonly source: SlotSource;
};

export type FreeSlot = {
  readonly start: Scalars['Instant']['output'];
  readonly end: Scalars['Instant']['output'];
  readonly provider: Maybe<Provider>;
};

export type SlotSource =
  | 'service'
  | 'computed';

export type DayLoad = {
  readonly date: Scalars['Day']['output'];
  /** Visits that take place; blocked time and what was called off is none. */
  readonly visits: Scalars['Int']['output'];
  /** What they take together. */
  readonly minutes: Scalars['Int']['output'];
  /** How long the location is open; null where the service does not tell. */
  readonly openMinutes: Maybe<Scalars['Int']['output']>;
};

export type Organization = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

export type Location = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** One line, as it is read aloud. */
  readonly address: Maybe<Scalars['String']['output']>;
  readonly phone: Maybe<Scalars['String']['output']>;
  /** IANA zone, such as America/New_York; null where the service does not tell. */
  readonly timeZone: Maybe<Scalars['String']['output']>;
};

export type Provider = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** What the person is, in the service's words: Veterinarian, Technician. */
  readonly role: Maybe<Scalars['String']['output']>;
  readonly active: Maybe<Scalars['Boolean']['output']>;
};

export type AppointmentType = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** Usual length. */
  readonly minutes: Maybe<Scalars['Int']['output']>;
  readonly color: Maybe<Scalars['String']['output']>;
};

export type ScheduleDay = {
  readonly location: Location;
  readonly date: Scalars['Day']['output'];
  /** The zone in which the day was read and its times are written. */
  readonly timeZone: Scalars['String']['output'];
  /** Where the zone comes from: the service, a choice in Settings, or this computer because nobody told. */
  readonly timeZoneSource: TimeZoneSource;
  /** The columns: every provider with an appointment that day, and the location's own. */
  readonly providers: ReadonlyArray<Provider>;
  /** When the location is open that day: none where it is closed, null where the service does not tell. */
  readonly hours: Maybe<ReadonlyArray<OpenHours>>;
  /** What an appointment's status can be set to, in the order of a visit. */
  readonly statuses: ReadonlyArray<Status>;
  /** What can be changed. */
  readonly offers: ReadonlyArray<Offer>;
  /** By start, then by id. */
  readonly appointments: ReadonlyArray<Appointment>;
  /** Rows of the service that could not be read; they are never hidden silently. */
  readonly unreadable: Scalars['Int']['output'];
  /** False where a limit ended the reading: more rows exist than are here. */
  readonly complete: Scalars['Boolean']['output'];
  /** True where the service left values out, with an error beside them: what is missing may still be there. */
  readonly partial: Scalars['Boolean']['output'];
  readonly asOf: Scalars['Instant']['output'];
};

export type OpenHours = {
  readonly start: Scalars['Instant']['output'];
  readonly end: Scalars['Instant']['output'];
};

export type TimeZoneSource =
  | 'service'
  | 'chosen'
  | 'computer';

export type Appointment = {
  readonly id: Scalars['ID']['output'];
  /** Differs as soon as anything of the appointment does. */
  readonly version: Scalars['String']['output'];
  readonly start: Maybe<Scalars['Instant']['output']>;
  readonly end: Maybe<Scalars['Instant']['output']>;
  readonly status: Maybe<Status>;
  /** Since when it has had its status, as the service tells or as this desk has seen. */
  readonly since: Maybe<Scalars['Instant']['output']>;
  readonly reason: Maybe<Scalars['String']['output']>;
  readonly notes: Maybe<Scalars['String']['output']>;
  readonly room: Maybe<Scalars['String']['output']>;
  /** True for time that is taken without a visit; null where the service does not tell. */
  readonly blocked: Maybe<Scalars['Boolean']['output']>;
  readonly type: Maybe<AppointmentType>;
  readonly provider: Maybe<Provider>;
  readonly location: Maybe<Location>;
  readonly patient: Maybe<Patient>;
  readonly client: Maybe<Client>;
};

/** A state of an appointment. The label is the service's own word; the stage is what the desk understood. */
export type Status = {
  readonly label: Scalars['String']['output'];
  readonly stage: Stage;
};

/** Where a visit stands. `unknown` is shown with the service's word and offers no next step. */
export type Stage =
  | 'booked'
  | 'confirmed'
  | 'arrived'
  | 'inProgress'
  | 'checkingOut'
  | 'completed'
  | 'cancelled'
  | 'noShow'
  | 'unknown';

export type Client = {
  readonly id: Scalars['ID']['output'];
  /** Empty where the service has none. */
  readonly name: Scalars['String']['output'];
  readonly givenName: Maybe<Scalars['String']['output']>;
  readonly familyName: Maybe<Scalars['String']['output']>;
  readonly phones: ReadonlyArray<Phone>;
  readonly emails: ReadonlyArray<Scalars['String']['output']>;
  /** One line. */
  readonly address: Maybe<Scalars['String']['output']>;
  readonly active: Maybe<Scalars['Boolean']['output']>;
  readonly alerts: ReadonlyArray<Scalars['String']['output']>;
  readonly notes: Maybe<Scalars['String']['output']>;
  readonly balance: Maybe<Balance>;
  /** Since when the clinic knows the client. */
  readonly since: Maybe<Scalars['Day']['output']>;
  /** Null where the service does not list patients with a client. */
  readonly patients: Maybe<ReadonlyArray<Patient>>;
  /** Coming and past visits, newest first, at most 100; null where the service can't list them. */
  readonly appointments: Maybe<ReadonlyArray<Appointment>>;
};

export type Phone = {
  /** As the service writes it. */
  readonly number: Scalars['String']['output'];
  readonly label: Maybe<Scalars['String']['output']>;
};

/** What the client owes (positive) or has as credit (negative). */
export type Balance = {
  readonly amount: Scalars['Decimal']['output'];
  /** ISO 4217, null where the service does not tell. */
  readonly currency: Maybe<Scalars['String']['output']>;
};

export type Patient = {
  readonly id: Scalars['ID']['output'];
  /** Empty where the service has none. */
  readonly name: Scalars['String']['output'];
  readonly species: Maybe<Scalars['String']['output']>;
  readonly breed: Maybe<Scalars['String']['output']>;
  readonly sex: Maybe<Scalars['String']['output']>;
  readonly birthDate: Maybe<Scalars['Day']['output']>;
  readonly active: Maybe<Scalars['Boolean']['output']>;
  readonly deceased: Maybe<Scalars['Boolean']['output']>;
  readonly alerts: ReadonlyArray<Scalars['String']['output']>;
  readonly client: Maybe<Client>;
};

export type ClientPage = {
  readonly clients: ReadonlyArray<Client>;
  /** Ask again with this as `after`; null at the end. */
  readonly next: Maybe<Scalars['String']['output']>;
  /** Null where the service does not count. */
  readonly total: Maybe<Scalars['Int']['output']>;
  /** False where the service gave only so many and can't give the rest. */
  readonly complete: Scalars['Boolean']['output'];
  readonly unreadable: Scalars['Int']['output'];
};

export type Service = {
  readonly environment: Environment;
  readonly organization: Maybe<Organization>;
  /** How the last request ended; null before the first. */
  readonly lastOutcome: Maybe<Outcome>;
  readonly capabilities: ReadonlyArray<Capability>;
};

export type Environment = {
  readonly kind: EnvironmentKind;
  /** Host and port only, for the eye. */
  readonly host: Scalars['String']['output'];
};

export type EnvironmentKind =
  | 'demo'
  | 'sandbox'
  | 'testing'
  | 'production'
  | 'gateway';

export type Outcome = {
  /** One of the outcome kinds of the reply classifier, such as keyRejected. */
  readonly kind: Scalars['String']['output'];
  /** What happened, for a receptionist. */
  readonly message: Scalars['String']['output'];
  /** The one thing to do next. */
  readonly action: Scalars['String']['output'];
  readonly at: Scalars['Instant']['output'];
};

/** Something the desk may want of the service, and why it is not there. */
export type Capability = {
  readonly name: Scalars['String']['output'];
  readonly offered: Scalars['Boolean']['output'];
  readonly why: Maybe<Scalars['String']['output']>;
};
