// Generated from the desk schema and renderer/**/*.graphql by `npm run codegen`. Do not edit.
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
  /** What was typed into a form, as a tree: groups by name, lists, texts as they were typed, flags, and null on purpose. */
  FormValues: { input: Readonly<Record<string, unknown>>; output: Readonly<Record<string, unknown>>; }
};

export type Query = {
  /** The organization that the key opens. */
  readonly organization: Maybe<Organization>;
  /** All places where the clinic works. */
  readonly locations: ReadonlyArray<Location>;
  /** The people who see patients; of one location, where the service can filter by it. */
  readonly providers: ReadonlyArray<Provider>;
  /** The kinds of appointment that can be booked. */
  readonly appointmentTypes: ReadonlyArray<AppointmentType>;
  /** One day at one location. Without a location: the last one shown at this desk. Without a date: today there. */
  readonly day: ScheduleDay;
  /** Days one after the other at one location, from one reading, as `day` shows each of them. `days` is 1 to 14. */
  readonly days: ReadonlyArray<ScheduleDay>;
  /** Clients in the service's order, or those that match a search. A page holds 1 to 100. */
  readonly clients: ClientPage;
  /**
   * Searches the directory by name, pet, phone digits, e-mail or id, best first. `includeService` also queries the service's own
   * search and waits for it, unless the directory is complete.
   */
  readonly findClients: FoundClients;
  /** Clients who were opened or pinned at this desk. */
  readonly recentClients: RecentClients;
  /**
   * Clients by id, at most 200, as this desk has read them. Of those that it has not, a few are read from the service; who is in
   * neither list is not known here.
   */
  readonly knownClients: KnownClients;
  /** Likely duplicates of a client who is being registered, most alike first, at most 10. */
  readonly possibleDuplicates: ReadonlyArray<PossibleDuplicate>;
  /**
   * Likely duplicates as pairs, most alike first; `first` is 1 to 500. `distinct` are pairs marked as different: they are left
   * out, or with `onlyDistinct` only they are listed.
   */
  readonly duplicatePairs: DuplicatePairs;
  /** A window of the filtered table of all clients that this desk has read. `first` is 1 to 500. */
  readonly reviewClients: ClientReview;
  /** Sums over the filtered clients. */
  readonly clientFigures: ClientFigures;
  /** How many of the clinic's clients this desk has read. */
  readonly directory: Directory;
  readonly client: Maybe<Client>;
  readonly patient: Maybe<Patient>;
  /**
   * Times that are free for one kind of appointment, by start, at most 500. `days` is 1 to 14. Of `weekdays`, where given, 1 is
   * Monday and 7 Sunday; `earliest` and `latest` are minutes since midnight on the location's clock, between which all of it
   * lies. With `companions`, at most 5, only times at which each of them fits as well.
   */
  readonly freeSlots: FreeSlots;
  /** How much is booked on each of some days. `days` is 1 to 14. */
  readonly load: ReadonlyArray<DayLoad>;
  /** A client's invoices, payments and credit, as far as the service offers them. */
  readonly billing: Billing;
  /**
   * A payment of this amount that is not among `known`: finds out whether an unanswered payment was recorded. `known` are
   * the ids of the payments that were visible when it was sent.
   */
  readonly newPayment: Maybe<Payment>;
  /** Messages between the clinic and a client. */
  readonly messages: ClientMessages;
  /** A patient's medical record in brief, read-only. */
  readonly patientRecord: PatientRecord;
  /** Reminders and confirmations that are due on a day; null where the service does not list them. */
  readonly reminders: Maybe<Reminders>;
  /**
   * Requests for appointments that nobody has seen to, newest first; null where the service does not list any. `inPassing`:
   * nobody waits for the answer, so it may wait for room in what background reading may send.
   */
  readonly requests: Maybe<AppointmentRequests>;
  /** Every list of the service, by domain and in alphabetical order. For managers. */
  readonly serviceLists: ReadonlyArray<ServiceList>;
  /** A page of a list's rows. Without columns: the usual ones. `first` is 1 to 200. For managers. */
  readonly listRows: ListRows;
  /** All of one row; search and filters of its list find it where the service has no query by id. For managers. */
  readonly listRow: Maybe<ListRow>;
  /** The service behind the desk: its environment, its map, the outcome of the last request. */
  readonly service: Service;
  /** The operations of the service that managers may run through a form; for managers. */
  readonly forms: ReadonlyArray<Form>;
  /** Null where it is not switched on. */
  readonly form: Maybe<Form>;
  /** Exactly what `runForm` would send for the same values. Sends nothing. */
  readonly formPreview: FormPreview;
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
  inPassing?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryDaysArgs = {
  location: Scalars['ID']['input'];
  from: Scalars['Day']['input'];
  days?: InputMaybe<Scalars['Int']['input']>;
  inPassing?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryClientsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryFindClientsArgs = {
  search: Scalars['String']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  includeService?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryKnownClientsArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


export type QueryPossibleDuplicatesArgs = {
  client: DuplicateSearch;
};


export type QueryDuplicatePairsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  distinct?: ReadonlyArray<ReadonlyArray<Scalars['ID']['input']>>;
  onlyDistinct?: Scalars['Boolean']['input'];
};


export type QueryReviewClientsArgs = {
  filter: ClientFilter;
  sort?: InputMaybe<ClientSort>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryClientFiguresArgs = {
  filter: ClientFilter;
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
  weekdays?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  earliest?: InputMaybe<Scalars['Int']['input']>;
  latest?: InputMaybe<Scalars['Int']['input']>;
  companions?: InputMaybe<ReadonlyArray<CompanionInput>>;
};


export type QueryLoadArgs = {
  location: Scalars['ID']['input'];
  from: Scalars['Day']['input'];
  days?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryBillingArgs = {
  client: Scalars['ID']['input'];
};


export type QueryNewPaymentArgs = {
  client: Scalars['ID']['input'];
  amount: Scalars['Decimal']['input'];
  method?: InputMaybe<Scalars['String']['input']>;
  known: ReadonlyArray<Scalars['ID']['input']>;
};


export type QueryMessagesArgs = {
  client: Scalars['ID']['input'];
};


export type QueryPatientRecordArgs = {
  patient: Scalars['ID']['input'];
};


export type QueryRemindersArgs = {
  location: Scalars['ID']['input'];
  date: Scalars['Day']['input'];
};


export type QueryRequestsArgs = {
  inPassing?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryListRowsArgs = {
  list: Scalars['String']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  filters?: InputMaybe<ReadonlyArray<ListFilterValue>>;
  columns?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListRowArgs = {
  list: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  filters?: InputMaybe<ReadonlyArray<ListFilterValue>>;
};


export type QueryFormArgs = {
  mutation: Scalars['String']['input'];
};


export type QueryFormPreviewArgs = {
  mutation: Scalars['String']['input'];
  values: Scalars['FormValues']['input'];
};

/** Every change is sent at most once. An unsent one is an error with the reason; a sent one ends as a Change. */
export type Mutation = {
  readonly bookAppointment: Change;
  /** Moves, resizes or edits. Only given fields change. */
  readonly updateAppointment: Change;
  /** With a status that the day offers, in the service's word; the reason is sent where the service has room for one. */
  readonly setStatus: Change;
  readonly cancelAppointment: Change;
  readonly registerClient: Change;
  /** Only given fields change. */
  readonly updateClient: Change;
  /** Merges two clients: `keep` takes over everything of `remove`. It can't be undone. */
  readonly mergeClients: Change;
  readonly addPatient: Change;
  readonly updatePatient: Change;
  /** Records a payment that was taken. Without an answer the payments are read to find out whether it was recorded. */
  readonly recordPayment: Change;
  readonly sendMessage: Change;
  /**
   * Runs an operation of the service that a manager has switched on; for managers. With the mark of a preview it is refused
   * where anything else would be sent than was shown there.
   */
  readonly runForm: Change;
};


/** Every change is sent at most once. An unsent one is an error with the reason; a sent one ends as a Change. */
export type MutationBookAppointmentArgs = {
  booking: Booking;
};


/** Every change is sent at most once. An unsent one is an error with the reason; a sent one ends as a Change. */
export type MutationUpdateAppointmentArgs = {
  appointment: SeenAppointment;
  to: AppointmentUpdate;
};


/** Every change is sent at most once. An unsent one is an error with the reason; a sent one ends as a Change. */
export type MutationSetStatusArgs = {
  appointment: SeenAppointment;
  status: Scalars['String']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** Every change is sent at most once. An unsent one is an error with the reason; a sent one ends as a Change. */
export type MutationCancelAppointmentArgs = {
  appointment: SeenAppointment;
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** Every change is sent at most once. An unsent one is an error with the reason; a sent one ends as a Change. */
export type MutationRegisterClientArgs = {
  client: NewClient;
};


/** Every change is sent at most once. An unsent one is an error with the reason; a sent one ends as a Change. */
export type MutationUpdateClientArgs = {
  client: Seen;
  to: ClientUpdate;
};


/** Every change is sent at most once. An unsent one is an error with the reason; a sent one ends as a Change. */
export type MutationMergeClientsArgs = {
  keep: Seen;
  remove: Seen;
};


/** Every change is sent at most once. An unsent one is an error with the reason; a sent one ends as a Change. */
export type MutationAddPatientArgs = {
  client: Scalars['ID']['input'];
  patient: NewPatient;
};


/** Every change is sent at most once. An unsent one is an error with the reason; a sent one ends as a Change. */
export type MutationUpdatePatientArgs = {
  patient: Seen;
  to: PatientUpdate;
};


/** Every change is sent at most once. An unsent one is an error with the reason; a sent one ends as a Change. */
export type MutationRecordPaymentArgs = {
  payment: NewPayment;
};


/** Every change is sent at most once. An unsent one is an error with the reason; a sent one ends as a Change. */
export type MutationSendMessageArgs = {
  message: NewMessage;
};


/** Every change is sent at most once. An unsent one is an error with the reason; a sent one ends as a Change. */
export type MutationRunFormArgs = {
  mutation: Scalars['String']['input'];
  values: Scalars['FormValues']['input'];
  mark?: InputMaybe<Scalars['String']['input']>;
};

/** Events of the core, carried by the bridge. */
export type Subscription = {
  readonly deskEvent: DeskEvent;
};

export type DeskEvent = DayRead | DirectoryChanged | ClientsChanged;

/** A visible day was refreshed. */
export type DayRead = {
  readonly location: Scalars['ID']['output'];
  readonly date: Scalars['Day']['output'];
  /** Whether anything differs from the previous data. */
  readonly changed: Scalars['Boolean']['output'];
  readonly asOf: Scalars['Instant']['output'];
  /** Whether the service reports changes by itself. */
  readonly live: Scalars['Boolean']['output'];
  /** Why it could not be read; what is shown stays as old as it is. */
  readonly failure: Maybe<EventFailure>;
};

/** The background reading of all clients made progress, or something in it changed. */
export type DirectoryChanged = {
  readonly state: DirectoryState;
};

/** These clients have changed; at most 200 an event, more come in several events. */
export type ClientsChanged = {
  readonly ids: ReadonlyArray<Scalars['ID']['output']>;
};

export type EventFailure = {
  readonly kind: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
  readonly action: Scalars['String']['output'];
};

export type NewPayment = {
  readonly client: Scalars['ID']['input'];
  /** More than zero, with at most two decimals. */
  readonly amount: Scalars['Decimal']['input'];
  /** In the service's word, of those that it offers. */
  readonly method?: InputMaybe<Scalars['String']['input']>;
  readonly reference?: InputMaybe<Scalars['String']['input']>;
  /** The invoice that is paid, where the service takes one. */
  readonly invoice?: InputMaybe<Scalars['ID']['input']>;
  readonly location?: InputMaybe<Scalars['ID']['input']>;
  readonly notes?: InputMaybe<Scalars['String']['input']>;
  /** Ids of the payments that were visible: any other payment is newer. */
  readonly known?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

export type NewMessage = {
  readonly client: Scalars['ID']['input'];
  readonly text: Scalars['String']['input'];
  readonly subject?: InputMaybe<Scalars['String']['input']>;
  /** In the service's word, of those that it offers. */
  readonly channel?: InputMaybe<Scalars['String']['input']>;
  readonly conversation?: InputMaybe<Scalars['ID']['input']>;
};

/** An operation of the service that changes something, as a form. It is made from the operation's own input types. */
export type Form = {
  readonly mutation: Scalars['String']['output'];
  /** Its name in sentence case. */
  readonly title: Scalars['String']['output'];
  /** The service's own description. */
  readonly description: Maybe<Scalars['String']['output']>;
  /** Its name means a deletion. */
  readonly removes: Scalars['Boolean']['output'];
  readonly arguments: ReadonlyArray<FormField>;
  /** Every input type that is reached. Fields name them, so that one may hold itself. */
  readonly inputs: ReadonlyArray<FormInput>;
  readonly choices: ReadonlyArray<FormChoices>;
};

export type FormInput = {
  readonly name: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly description: Maybe<Scalars['String']['output']>;
  readonly fields: ReadonlyArray<FormField>;
};

/** The values of an enum of the service. */
export type FormChoices = {
  readonly name: Scalars['String']['output'];
  readonly values: ReadonlyArray<Scalars['String']['output']>;
};

export type FormField = {
  readonly name: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly description: Maybe<Scalars['String']['output']>;
  readonly kind: FormFieldKind;
  /** As the service writes it: [LineInput!]! */
  readonly type: Scalars['String']['output'];
  /** The type inside of all lists: of an input, or of a choice. */
  readonly of: Scalars['String']['output'];
  readonly lists: Scalars['Int']['output'];
  readonly required: Scalars['Boolean']['output'];
  /** As the service writes it. */
  readonly defaultValue: Maybe<Scalars['String']['output']>;
};

export type FormFieldKind =
  | 'text'
  | 'longText'
  | 'whole'
  | 'decimal'
  | 'flag'
  | 'choice'
  | 'date'
  | 'moment'
  | 'clock'
  | 'email'
  | 'phone'
  | 'url'
  | 'id'
  /** A group of values of its own. */
  | 'input'
  /** Whatever is written as JSON. */
  | 'other';

export type FormPreview = FormRequest | Refused | NotOffered;

/** What would be sent. */
export type FormRequest = {
  readonly document: Scalars['String']['output'];
  /** As JSON, laid out. */
  readonly variables: Scalars['String']['output'];
  /** Identifies the request. */
  readonly mark: Scalars['String']['output'];
};

/** A client or a patient as the person saw it when she decided to change it. */
export type Seen = {
  readonly id: Scalars['ID']['input'];
  readonly version: Scalars['String']['input'];
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

/** What is not given stays; an empty text takes away what was there. */
export type ClientUpdate = {
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly givenName?: InputMaybe<Scalars['String']['input']>;
  readonly familyName?: InputMaybe<Scalars['String']['input']>;
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  readonly email?: InputMaybe<Scalars['String']['input']>;
  readonly address?: InputMaybe<Scalars['String']['input']>;
  readonly notes?: InputMaybe<Scalars['String']['input']>;
  readonly location?: InputMaybe<Scalars['ID']['input']>;
};

export type PatientUpdate = {
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly species?: InputMaybe<Scalars['String']['input']>;
  readonly breed?: InputMaybe<Scalars['String']['input']>;
  readonly sex?: InputMaybe<Scalars['String']['input']>;
  readonly birthDate?: InputMaybe<Scalars['Day']['input']>;
  readonly notes?: InputMaybe<Scalars['String']['input']>;
};

/** What is known so far of a client who is being registered. */
export type DuplicateSearch = {
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  readonly email?: InputMaybe<Scalars['String']['input']>;
  readonly patient?: InputMaybe<Scalars['String']['input']>;
  /** Whom not to find: the client that is being changed. */
  readonly except?: InputMaybe<Scalars['ID']['input']>;
};

/** What is set must hold, all of it together. */
export type ClientFilter = {
  /** As in findClients. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly active?: InputMaybe<Scalars['Boolean']['input']>;
  /** No visit in so many months, as far back as visits were read; a client without any counts. */
  readonly noVisitMonths?: InputMaybe<Scalars['Int']['input']>;
  /** Nothing is known of all of these. */
  readonly missing?: InputMaybe<ReadonlyArray<ClientColumn>>;
  /** Owes something. */
  readonly balanceDue?: InputMaybe<Scalars['Boolean']['input']>;
  readonly hasAlerts?: InputMaybe<Scalars['Boolean']['input']>;
  /** The client's own location, else where the last visit was. */
  readonly location?: InputMaybe<Scalars['ID']['input']>;
  /** Known to the clinic since this day or later. */
  readonly newSince?: InputMaybe<Scalars['Day']['input']>;
  readonly tag?: InputMaybe<Scalars['String']['input']>;
};

export type ClientSort = {
  readonly by: ClientColumn;
  readonly descending?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ClientColumn =
  | 'name'
  | 'id'
  | 'phone'
  | 'email'
  | 'address'
  | 'active'
  | 'alerts'
  | 'tags'
  | 'balance'
  | 'since'
  | 'lastVisit'
  | 'location'
  | 'patients';

/** How a change ended. */
export type Change = Done | Refused | Conflict | OutcomeUnknown | NotOffered;

export type Done = {
  /** Id of the created or changed object, where the service gives one. */
  readonly id: Maybe<Scalars['ID']['output']>;
  /** As it is now, where it could be read again. */
  readonly appointment: Maybe<Appointment>;
  readonly client: Maybe<Client>;
  readonly patient: Maybe<Patient>;
};

/** The service refused it; nothing was changed. */
export type Refused = {
  readonly problems: ReadonlyArray<Problem>;
};

export type Problem = {
  /** The service's own message, or the desk's where nothing was sent. */
  readonly message: Scalars['String']['output'];
  /** A field of the desk schema such as start or phone, else the service's. */
  readonly field: Maybe<Scalars['String']['output']>;
};

/** Another user changed it: before, so that nothing was sent, or right after it was sent. */
export type Conflict = {
  /** Whether it was sent: what is there now came after it, or is what the service made of it. */
  readonly sent: Scalars['Boolean']['output'];
  /** The appointment as it is now; null where it is gone, or where the conflict is about a client or patient. */
  readonly now: Maybe<Appointment>;
  readonly client: Maybe<Client>;
  readonly patient: Maybe<Patient>;
};

/** It was sent and no answer came: it may have been done. It is never sent again automatically. */
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

/** A change that the desk may make, and the reason where it can't. */
export type Offer = {
  readonly change: ChangeKind;
  readonly offered: Scalars['Boolean']['output'];
  readonly why: Maybe<Scalars['String']['output']>;
  /** Fields that it takes, in desk terms: start, minutes, provider, room, reason… */
  readonly takes: ReadonlyArray<Scalars['String']['output']>;
  /** Fields that it requires. */
  readonly demands: ReadonlyArray<Scalars['String']['output']>;
  /** The only values that it takes, where it does not take any. */
  readonly choices: ReadonlyArray<Choice>;
};

export type Choice = {
  /** The field of the desk schema: sex, species… */
  readonly field: Scalars['String']['output'];
  /** As the service writes them. */
  readonly values: ReadonlyArray<Scalars['String']['output']>;
};

export type ChangeKind =
  | 'bookAppointment'
  | 'updateAppointment'
  | 'cancelAppointment'
  | 'setStatus'
  | 'registerClient'
  | 'updateClient'
  | 'mergeClients'
  | 'addPatient'
  | 'updatePatient'
  | 'recordPayment'
  | 'sendMessage';

export type FreeSlots = {
  readonly slots: ReadonlyArray<FreeSlot>;
  /** The service's own free times, or computed here from opening hours and appointments. */
  readonly source: SlotSource;
};

/** Another visit of the same booking, for which there must be room as well. */
export type CompanionInput = {
  readonly type?: InputMaybe<Scalars['ID']['input']>;
  readonly minutes: Scalars['Int']['input'];
  /** Begins with the visit before it, instead of when that one is done. */
  readonly together: Scalars['Boolean']['input'];
  /**
   * The visit that has the same provider: 0 is the first, 1 the first companion, and so on. Null where it may be another one,
   * which it is where both are at the same time.
   */
  readonly sharesWith?: InputMaybe<Scalars['Int']['input']>;
  /** Null for any. Left out of account where `sharesWith` is given. */
  readonly provider?: InputMaybe<Scalars['ID']['input']>;
};

export type FreeSlot = {
  readonly start: Scalars['Instant']['output'];
  /** When the first visit ends. */
  readonly end: Scalars['Instant']['output'];
  readonly provider: Maybe<Provider>;
  /** When and with whom each of the others fits, in their order. */
  readonly companions: ReadonlyArray<SlotCompanion>;
};

export type SlotCompanion = {
  readonly start: Scalars['Instant']['output'];
  readonly provider: Maybe<Provider>;
};

export type SlotSource =
  | 'service'
  | 'computed';

export type DayLoad = {
  readonly date: Scalars['Day']['output'];
  /** Visits that take place: no blocked time, no cancelled visits, no no-shows. */
  readonly visits: Scalars['Int']['output'];
  /** What they take together. */
  readonly minutes: Scalars['Int']['output'];
  /** Opening hours of the location; null where the service does not give them. */
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
  /** IANA zone, such as America/New_York; null where the service does not give one. */
  readonly timeZone: Maybe<Scalars['String']['output']>;
};

export type Provider = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** The person's role, as the service writes it: Veterinarian, Technician. */
  readonly role: Maybe<Scalars['String']['output']>;
  readonly active: Maybe<Scalars['Boolean']['output']>;
};

export type AppointmentType = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** Usual length. */
  readonly minutes: Maybe<Scalars['Int']['output']>;
  readonly color: Maybe<Scalars['String']['output']>;
  /** True for a kind of blocked time, without a visit; null where the service does not say. */
  readonly blocked: Maybe<Scalars['Boolean']['output']>;
};

export type ScheduleDay = {
  readonly location: Location;
  readonly date: Scalars['Day']['output'];
  /** The zone in which the day was read and its times are written. */
  readonly timeZone: Scalars['String']['output'];
  /** Where the zone comes from: the service, Settings, or this computer as a fallback. */
  readonly timeZoneSource: TimeZoneSource;
  /** The columns: every provider with an appointment that day, and the location's own. */
  readonly providers: ReadonlyArray<Provider>;
  /** Opening hours that day: empty where it is closed, null where the service does not give them. */
  readonly hours: Maybe<ReadonlyArray<OpenHours>>;
  /** When providers work that day, as far as the service says so: who is not among them may work or not. */
  readonly working: ReadonlyArray<WorkingHours>;
  readonly load: DayLoad;
  /** The working time of all providers that day, in minutes; null where it isn't known for everyone with a visit. */
  readonly workMinutes: Maybe<Scalars['Int']['output']>;
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
  /** Why this is not newer: the service doesn't respond, and these are data of `asOf`. */
  readonly outage: Maybe<Outcome>;
};

/** When a provider works on a day at its location. */
export type WorkingHours = {
  readonly provider: Scalars['ID']['output'];
  /** By start; empty where the provider is off. */
  readonly hours: ReadonlyArray<OpenHours>;
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
  /** Since when it has had its status, by the service or as this desk has observed. */
  readonly since: Maybe<Scalars['Instant']['output']>;
  /** Stages of a visit that it was in and has left: by the service's time stamps, else, stage by stage, as this desk has observed both ends. */
  readonly stageSpans: ReadonlyArray<StageSpan>;
  readonly reason: Maybe<Scalars['String']['output']>;
  readonly notes: Maybe<Scalars['String']['output']>;
  readonly room: Maybe<Scalars['String']['output']>;
  /** True for time that is blocked without a visit; null where the service does not give it. */
  readonly blocked: Maybe<Scalars['Boolean']['output']>;
  readonly type: Maybe<AppointmentType>;
  readonly provider: Maybe<Provider>;
  readonly location: Maybe<Location>;
  readonly patient: Maybe<Patient>;
  readonly client: Maybe<Client>;
};

/** How long a visit was in one stage. Both ends are known; none is computed. */
export type StageSpan = {
  readonly stage: Stage;
  readonly from: Scalars['Instant']['output'];
  readonly to: Scalars['Instant']['output'];
  /** True where this desk saw the status change, at most a few minutes late; false for time stamps of the service. */
  readonly observed: Scalars['Boolean']['output'];
};

/** A state of an appointment. The label is the service's own word; the stage is what the desk understood. */
export type Status = {
  readonly label: Scalars['String']['output'];
  readonly stage: Stage;
  /** The label again where the service has several for the same stage, so that the stage alone would not tell them apart. */
  readonly word: Maybe<Scalars['String']['output']>;
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
  /** Differs as soon as anything of the client does. */
  readonly version: Scalars['String']['output'];
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
  /** The clinic's own groups of clients. */
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  readonly notes: Maybe<Scalars['String']['output']>;
  readonly balance: Maybe<Balance>;
  /** Since when the clinic knows the client. */
  readonly since: Maybe<Scalars['Day']['output']>;
  /** From the service, else from the appointments that this desk has read. */
  readonly lastVisit: Maybe<Scalars['Day']['output']>;
  /** The client's home location, else where the last visit was. */
  readonly location: Maybe<Location>;
  /** Why these are earlier data, without notes and visits: the service doesn't respond. */
  readonly outage: Maybe<Outcome>;
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
  /** ISO 4217, null where the service does not give it. */
  readonly currency: Maybe<Scalars['String']['output']>;
};

export type Patient = {
  readonly id: Scalars['ID']['output'];
  /** Differs as soon as anything of the patient does. */
  readonly version: Scalars['String']['output'];
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

export type Billing = {
  readonly balance: Maybe<Balance>;
  readonly invoices: Maybe<Invoices>;
  readonly payments: Maybe<Payments>;
  readonly estimates: Maybe<Estimates>;
  readonly credits: Maybe<Credits>;
};

/** A day, and the moment where the service gives one. */
export type EntryTime = {
  readonly day: Scalars['Day']['output'];
  readonly at: Maybe<Scalars['Instant']['output']>;
};

/** A reference to a client, patient or provider; the name is null where only an id is given. */
export type Mention = {
  readonly id: Scalars['ID']['output'];
  readonly name: Maybe<Scalars['String']['output']>;
};

export type AppointmentRequests = {
  readonly requests: ReadonlyArray<AppointmentRequest>;
  /** False where more may exist than are here. */
  readonly complete: Scalars['Boolean']['output'];
  /** How many could not be read. */
  readonly unreadable: Scalars['Int']['output'];
  readonly problem: Maybe<Outcome>;
};

/** Somebody's wish for an appointment that is not booked yet, as it was typed. What the service does not have is null. */
export type AppointmentRequest = {
  readonly id: Scalars['ID']['output'];
  readonly createdAt: Maybe<Scalars['Instant']['output']>;
  readonly name: Maybe<Scalars['String']['output']>;
  readonly phone: Maybe<Scalars['String']['output']>;
  readonly email: Maybe<Scalars['String']['output']>;
  /** The name of the animal. */
  readonly patient: Maybe<Scalars['String']['output']>;
  readonly species: Maybe<Scalars['String']['output']>;
  readonly reason: Maybe<Scalars['String']['output']>;
  readonly wantedDay: Maybe<Scalars['Day']['output']>;
  /** Where a time was named as well. */
  readonly wantedAt: Maybe<Scalars['Instant']['output']>;
  /** What was written instead of a day or a time, or beside them. */
  readonly wantedText: Maybe<Scalars['String']['output']>;
  /** The client that the service has linked it with. */
  readonly client: Maybe<Mention>;
  /** In the service's word. */
  readonly status: Maybe<Scalars['String']['output']>;
};

/** A null in the place of a list means that the service does not offer it. */
export type Invoices = {
  readonly entries: ReadonlyArray<Invoice>;
  /** False where more exist than are here. */
  readonly complete: Scalars['Boolean']['output'];
  readonly unreadable: Scalars['Int']['output'];
  /** Why the list could not be read; it is empty then. */
  readonly problem: Maybe<Outcome>;
};

export type Invoice = {
  readonly id: Scalars['ID']['output'];
  readonly number: Maybe<Scalars['String']['output']>;
  readonly time: Maybe<EntryTime>;
  readonly due: Maybe<EntryTime>;
  /** The service's own word. */
  readonly status: Maybe<Scalars['String']['output']>;
  readonly amount: Maybe<Balance>;
  /** What is still to be paid. */
  readonly open: Maybe<Balance>;
  readonly reference: Maybe<Scalars['String']['output']>;
  readonly appointment: Maybe<Scalars['ID']['output']>;
  readonly patient: Maybe<Mention>;
  readonly lines: Maybe<ReadonlyArray<InvoiceLine>>;
};

export type InvoiceLine = {
  readonly text: Maybe<Scalars['String']['output']>;
  readonly quantity: Maybe<Scalars['String']['output']>;
  readonly amount: Maybe<Balance>;
};

export type Payments = {
  readonly entries: ReadonlyArray<Payment>;
  readonly complete: Scalars['Boolean']['output'];
  readonly unreadable: Scalars['Int']['output'];
  readonly problem: Maybe<Outcome>;
};

export type Payment = {
  readonly id: Scalars['ID']['output'];
  readonly number: Maybe<Scalars['String']['output']>;
  readonly time: Maybe<EntryTime>;
  readonly amount: Maybe<Balance>;
  readonly method: Maybe<Scalars['String']['output']>;
  readonly status: Maybe<Scalars['String']['output']>;
  readonly reference: Maybe<Scalars['String']['output']>;
  readonly invoice: Maybe<Scalars['ID']['output']>;
};

export type Estimates = {
  readonly entries: ReadonlyArray<Estimate>;
  readonly complete: Scalars['Boolean']['output'];
  readonly unreadable: Scalars['Int']['output'];
  readonly problem: Maybe<Outcome>;
};

export type Estimate = {
  readonly id: Scalars['ID']['output'];
  readonly number: Maybe<Scalars['String']['output']>;
  readonly time: Maybe<EntryTime>;
  /** Until when it holds. */
  readonly due: Maybe<EntryTime>;
  readonly status: Maybe<Scalars['String']['output']>;
  readonly amount: Maybe<Balance>;
  readonly patient: Maybe<Mention>;
  readonly lines: Maybe<ReadonlyArray<InvoiceLine>>;
};

export type Credits = {
  readonly entries: ReadonlyArray<Credit>;
  readonly complete: Scalars['Boolean']['output'];
  readonly unreadable: Scalars['Int']['output'];
  readonly problem: Maybe<Outcome>;
};

export type Credit = {
  readonly id: Scalars['ID']['output'];
  readonly number: Maybe<Scalars['String']['output']>;
  readonly time: Maybe<EntryTime>;
  readonly amount: Maybe<Balance>;
  /** What is left of it. */
  readonly open: Maybe<Balance>;
  readonly text: Maybe<Scalars['String']['output']>;
};

export type ClientMessages = {
  readonly conversations: Maybe<Conversations>;
  readonly messages: Maybe<Messages>;
};

export type Conversations = {
  readonly entries: ReadonlyArray<Conversation>;
  readonly complete: Scalars['Boolean']['output'];
  readonly unreadable: Scalars['Int']['output'];
  readonly problem: Maybe<Outcome>;
};

export type Conversation = {
  readonly id: Scalars['ID']['output'];
  readonly name: Maybe<Scalars['String']['output']>;
  readonly time: Maybe<EntryTime>;
  readonly status: Maybe<Scalars['String']['output']>;
  /** The newest message, where the service lists no others. */
  readonly text: Maybe<Scalars['String']['output']>;
  readonly channel: Maybe<Scalars['String']['output']>;
  readonly patient: Maybe<Mention>;
  /** Its messages as it holds them; null where the service lists none with it. */
  readonly lines: Maybe<ReadonlyArray<ConversationLine>>;
};

export type ConversationLine = {
  readonly id: Maybe<Scalars['ID']['output']>;
  readonly time: Maybe<EntryTime>;
  readonly text: Maybe<Scalars['String']['output']>;
  readonly author: Maybe<Scalars['String']['output']>;
  readonly incoming: Maybe<Scalars['Boolean']['output']>;
};

export type Messages = {
  readonly entries: ReadonlyArray<Message>;
  readonly complete: Scalars['Boolean']['output'];
  readonly unreadable: Scalars['Int']['output'];
  readonly problem: Maybe<Outcome>;
};

export type Message = {
  readonly id: Scalars['ID']['output'];
  readonly conversation: Maybe<Scalars['ID']['output']>;
  readonly name: Maybe<Scalars['String']['output']>;
  readonly time: Maybe<EntryTime>;
  readonly text: Maybe<Scalars['String']['output']>;
  readonly author: Maybe<Scalars['String']['output']>;
  /** True for incoming, false for sent messages; null where the service does not give it. */
  readonly incoming: Maybe<Scalars['Boolean']['output']>;
  readonly channel: Maybe<Scalars['String']['output']>;
  readonly status: Maybe<Scalars['String']['output']>;
};

export type Reminders = {
  readonly entries: ReadonlyArray<Reminder>;
  readonly complete: Scalars['Boolean']['output'];
  readonly unreadable: Scalars['Int']['output'];
  readonly problem: Maybe<Outcome>;
};

export type Reminder = {
  readonly id: Scalars['ID']['output'];
  readonly name: Maybe<Scalars['String']['output']>;
  readonly kind: Maybe<Scalars['String']['output']>;
  readonly time: Maybe<EntryTime>;
  readonly status: Maybe<Scalars['String']['output']>;
  readonly channel: Maybe<Scalars['String']['output']>;
  readonly text: Maybe<Scalars['String']['output']>;
  readonly appointment: Maybe<Scalars['ID']['output']>;
  readonly client: Maybe<Mention>;
  readonly patient: Maybe<Mention>;
};

export type PatientRecord = {
  readonly encounters: Maybe<Encounters>;
  readonly vaccinations: Maybe<Treatments>;
  readonly treatments: Maybe<Treatments>;
  readonly weights: Maybe<Weights>;
  readonly documents: Maybe<Documents>;
};

export type Encounters = {
  readonly entries: ReadonlyArray<Encounter>;
  readonly complete: Scalars['Boolean']['output'];
  readonly unreadable: Scalars['Int']['output'];
  readonly problem: Maybe<Outcome>;
};

export type Encounter = {
  readonly id: Scalars['ID']['output'];
  readonly name: Maybe<Scalars['String']['output']>;
  readonly kind: Maybe<Scalars['String']['output']>;
  readonly time: Maybe<EntryTime>;
  readonly status: Maybe<Scalars['String']['output']>;
  readonly text: Maybe<Scalars['String']['output']>;
  readonly provider: Maybe<Mention>;
  readonly appointment: Maybe<Scalars['ID']['output']>;
};

export type Treatments = {
  readonly entries: ReadonlyArray<Treatment>;
  readonly complete: Scalars['Boolean']['output'];
  readonly unreadable: Scalars['Int']['output'];
  readonly problem: Maybe<Outcome>;
};

/** Something that was given or done, or is due. */
export type Treatment = {
  readonly id: Scalars['ID']['output'];
  readonly name: Maybe<Scalars['String']['output']>;
  readonly time: Maybe<EntryTime>;
  readonly due: Maybe<EntryTime>;
  readonly status: Maybe<Scalars['String']['output']>;
  readonly provider: Maybe<Mention>;
};

export type Weights = {
  readonly entries: ReadonlyArray<Weight>;
  readonly complete: Scalars['Boolean']['output'];
  readonly unreadable: Scalars['Int']['output'];
  readonly problem: Maybe<Outcome>;
};

/** A measurement, with its name where the service lists several kinds together. */
export type Weight = {
  readonly id: Scalars['ID']['output'];
  readonly name: Maybe<Scalars['String']['output']>;
  readonly time: Maybe<EntryTime>;
  readonly value: Maybe<Scalars['Decimal']['output']>;
  readonly unit: Maybe<Scalars['String']['output']>;
};

export type Documents = {
  readonly entries: ReadonlyArray<Document>;
  readonly complete: Scalars['Boolean']['output'];
  readonly unreadable: Scalars['Int']['output'];
  readonly problem: Maybe<Outcome>;
};

export type Document = {
  readonly id: Scalars['ID']['output'];
  readonly name: Maybe<Scalars['String']['output']>;
  readonly kind: Maybe<Scalars['String']['output']>;
  readonly time: Maybe<EntryTime>;
};

export type ClientPage = {
  readonly clients: ReadonlyArray<Client>;
  /** The `after` of the next page; null at the end. */
  readonly next: Maybe<Scalars['String']['output']>;
  /** Null where the service does not count. */
  readonly total: Maybe<Scalars['Int']['output']>;
  /** False where the service gave only so many and can't give the rest. */
  readonly complete: Scalars['Boolean']['output'];
  readonly unreadable: Scalars['Int']['output'];
};

export type FoundClients = {
  readonly clients: ReadonlyArray<Client>;
  /** How many were found in what this desk has read. */
  readonly total: Scalars['Int']['output'];
  readonly directory: Directory;
};

export type RecentClients = {
  readonly pinned: ReadonlyArray<Client>;
  /** Last opened first, without those that are pinned, at most 12. */
  readonly recent: ReadonlyArray<Client>;
};

export type KnownClients = {
  readonly clients: ReadonlyArray<Client>;
  /** Ids that the service has no client for. */
  readonly gone: ReadonlyArray<Scalars['ID']['output']>;
};

export type PossibleDuplicate = {
  readonly client: Client;
  readonly reasons: ReadonlyArray<DuplicateReason>;
};

export type DuplicatePair = {
  readonly one: Client;
  readonly other: Client;
  readonly reasons: ReadonlyArray<DuplicateReason>;
};

export type DuplicatePairs = {
  readonly pairs: ReadonlyArray<DuplicatePair>;
  /** How many there are without pairs marked as different. */
  readonly total: Scalars['Int']['output'];
  /** How many pairs marked as different are still alike. */
  readonly distinctCount: Scalars['Int']['output'];
};

/** What makes two clients alike. */
export type DuplicateReason =
  | 'phone'
  | 'email'
  | 'name'
  /** The same name and a patient of the same name. */
  | 'nameAndPatient';

export type ClientReview = {
  readonly clients: ReadonlyArray<Client>;
  /** How many the filter leaves. */
  readonly total: Scalars['Int']['output'];
  readonly directory: Directory;
};

export type ClientFigures = {
  readonly clients: Scalars['Int']['output'];
  readonly active: Scalars['Int']['output'];
  readonly inactive: Scalars['Int']['output'];
  readonly withAlerts: Scalars['Int']['output'];
  readonly withoutPhone: Scalars['Int']['output'];
  readonly withoutEmail: Scalars['Int']['output'];
  readonly withoutAddress: Scalars['Int']['output'];
  readonly patients: Scalars['Int']['output'];
  /** Per currency: what is owed, and what clients have as credit. */
  readonly balances: ReadonlyArray<BalanceSum>;
  /** New clients of each of the last 24 months, oldest first; empty where the service has no such date. */
  readonly newPerMonth: ReadonlyArray<MonthCount>;
  /** Clients by the month of their last visit, as far as visits were read, oldest first. */
  readonly lastVisitPerMonth: ReadonlyArray<MonthCount>;
  /** Clients without any visit that was read. */
  readonly withoutVisit: Scalars['Int']['output'];
};

export type BalanceSum = {
  /** Null where the service does not give it. */
  readonly currency: Maybe<Scalars['String']['output']>;
  readonly owed: Scalars['Decimal']['output'];
  readonly credit: Scalars['Decimal']['output'];
  readonly debtors: Scalars['Int']['output'];
};

export type MonthCount = {
  /** 2026-11 */
  readonly month: Scalars['String']['output'];
  readonly count: Scalars['Int']['output'];
};

/** How much of the clinic's clients this desk has read, in the background. */
export type Directory = {
  readonly state: DirectoryState;
  /** Clients that can be found here. */
  readonly read: Scalars['Int']['output'];
  /** How many there are by the service's count; null where it does not count. */
  readonly expected: Maybe<Scalars['Int']['output']>;
  /** Rows that could not be read, and rows with something in them that could not. */
  readonly flaws: ReadonlyArray<Flaw>;
  readonly flawCount: Scalars['Int']['output'];
  /** When the reading of all clients was last completed; null before the first time. */
  readonly completeAsOf: Maybe<Scalars['Instant']['output']>;
  /** When anything was last read. */
  readonly asOf: Maybe<Scalars['Instant']['output']>;
  /** Why it does not continue. */
  readonly failure: Maybe<Outcome>;
  /** Visits were read back to this day; null where the service gives the last visit itself, or nothing was read yet. */
  readonly visitsSince: Maybe<Scalars['Day']['output']>;
};

export type DirectoryState =
  /** The service has no list of clients. */
  | 'notOffered'
  | 'reading'
  | 'paused'
  /** It continues automatically after a while. */
  | 'waiting'
  | 'complete'
  /** A limit ended the reading: more clients exist than are here. */
  | 'incomplete';

/** A row of the service that is broken, at most 500 are listed. */
export type Flaw = {
  readonly kind: FlawKind;
  /** The client it is about, where known. */
  readonly client: Maybe<Scalars['ID']['output']>;
  readonly name: Maybe<Scalars['String']['output']>;
  /** Counted from 1, in the service's order. */
  readonly row: Maybe<Scalars['Int']['output']>;
};

export type FlawKind =
  /** The row could not be given or understood. */
  | 'unreadable'
  | 'noName'
  /** The same id stands in another row. */
  | 'sameId'
  | 'unreadableDate'
  | 'unreadableBalance';

export type Service = {
  /** What can be changed. */
  readonly offers: ReadonlyArray<Offer>;
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

/** A feature that the desk uses where the service offers it, and the reason where it is not offered. */
export type Capability = {
  readonly name: Scalars['String']['output'];
  readonly offered: Scalars['Boolean']['output'];
  readonly why: Maybe<Scalars['String']['output']>;
};

export type ListDomain =
  | 'clients'
  | 'patients'
  | 'appointments'
  | 'medical'
  | 'billing'
  | 'inventory'
  | 'messages'
  | 'staff'
  | 'places'
  | 'other';

/** A list of the service: an operation that gives rows. Its titles are the service's own names. */
export type ServiceList = {
  readonly name: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly domain: ListDomain;
  /** The service's name for what its rows are. */
  readonly type: Scalars['String']['output'];
  readonly search: ListSearch;
  readonly columns: ReadonlyArray<ListColumn>;
  readonly filters: ReadonlyArray<ListFilter>;
  /** Whether its rows can be opened. */
  readonly opens: Scalars['Boolean']['output'];
  /** Whether its rows are clients, for whom the desk has its own card. */
  readonly isClients: Scalars['Boolean']['output'];
  /** Why it can't be queried. */
  readonly why: Maybe<Scalars['String']['output']>;
};

/** Whether a list can be searched, and whether it gives nothing without. */
export type ListSearch =
  | 'none'
  | 'offered'
  | 'needed';

export type ListColumnKind =
  | 'id'
  | 'text'
  | 'number'
  | 'money'
  | 'date'
  | 'moment'
  | 'state'
  | 'flag'
  | 'texts'
  | 'link';

export type ListColumn = {
  readonly key: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly kind: ListColumnKind;
  /** Whether it is shown by default. */
  readonly usual: Scalars['Boolean']['output'];
  /** Its name means money, but units and hundredths can't be distinguished. */
  readonly unitUnknown: Scalars['Boolean']['output'];
  /** The list by which the object behind a link is opened. */
  readonly list: Maybe<Scalars['String']['output']>;
  /** Whether that object is a client. */
  readonly isClient: Scalars['Boolean']['output'];
};

export type ListFilterKind =
  | 'text'
  | 'number'
  | 'flag'
  | 'choice'
  | 'date'
  | 'moment'
  | 'id';

export type ListFilter = {
  readonly key: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly kind: ListFilterKind;
  readonly choices: ReadonlyArray<Scalars['String']['output']>;
  readonly required: Scalars['Boolean']['output'];
  /** The lists whose rows have the id that it takes. */
  readonly of: ReadonlyArray<Scalars['String']['output']>;
};

export type ListFilterValue = {
  readonly key: Scalars['String']['input'];
  readonly value: Scalars['String']['input'];
};

export type ListRows = {
  readonly columns: ReadonlyArray<ListColumn>;
  readonly rows: ReadonlyArray<ListLine>;
  readonly next: Maybe<Scalars['String']['output']>;
  /** Null where the service does not count. */
  readonly total: Maybe<Scalars['Int']['output']>;
  /** Rows that the service could not give. */
  readonly unreadable: Scalars['Int']['output'];
  /** False where there are rows that no further page brings. */
  readonly complete: Scalars['Boolean']['output'];
  readonly asOf: Scalars['Instant']['output'];
};

export type ListLine = {
  /** Null where it has no id. */
  readonly id: Maybe<Scalars['ID']['output']>;
  /** In the order of the columns. */
  readonly cells: ReadonlyArray<Maybe<ListCell>>;
};

/** ISO for dates and moments, a plain decimal for money and numbers, `true` or `false` for flags. */
export type ListCell = {
  readonly text: Scalars['String']['output'];
  readonly currency: Maybe<Scalars['String']['output']>;
  /** The id of the object that it leads to. */
  readonly link: Maybe<Scalars['ID']['output']>;
};

export type ListRow = {
  readonly facts: ReadonlyArray<ListFact>;
  readonly tables: ReadonlyArray<ListTable>;
  /** False where it has only the columns of its list. */
  readonly whole: Scalars['Boolean']['output'];
  /** Why some of it is missing. */
  readonly failure: Maybe<ListFailure>;
  readonly asOf: Scalars['Instant']['output'];
};

export type ListFact = {
  readonly column: ListColumn;
  readonly cell: Maybe<ListCell>;
};

/** A list that a row holds, such as the lines of an invoice. */
export type ListTable = {
  readonly key: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  /** The list by which its rows are opened. */
  readonly list: Maybe<Scalars['String']['output']>;
  readonly isClients: Scalars['Boolean']['output'];
  readonly columns: ReadonlyArray<ListColumn>;
  readonly rows: ReadonlyArray<ListLine>;
  /** Whether there may be more rows than were requested. */
  readonly cut: Scalars['Boolean']['output'];
  readonly failure: Maybe<ListFailure>;
};

export type ListFailure = {
  readonly kind: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
  readonly action: Scalars['String']['output'];
};
