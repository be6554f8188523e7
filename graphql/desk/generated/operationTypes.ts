// Generated from the desk schema and renderer/**/*.graphql by `npm run codegen`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type NewPayment = {
  readonly client: string;
  /** More than zero, with at most two decimals. */
  readonly amount: string;
  /** In the service's word, of those that it offers. */
  readonly method?: string | null | undefined;
  readonly reference?: string | null | undefined;
  /** The invoice that is paid, where the service takes one. */
  readonly invoice?: string | null | undefined;
  readonly location?: string | null | undefined;
  readonly notes?: string | null | undefined;
  /** Ids of the payments that were visible: any other payment is newer. */
  readonly known?: ReadonlyArray<string> | null | undefined;
};

export type NewMessage = {
  readonly client: string;
  readonly text: string;
  readonly subject?: string | null | undefined;
  /** In the service's word, of those that it offers. */
  readonly channel?: string | null | undefined;
  readonly conversation?: string | null | undefined;
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

/** A client or a patient as the person saw it when she decided to change it. */
export type Seen = {
  readonly id: string;
  readonly version: string;
};

/** An appointment as the person saw it when she decided to change it. */
export type SeenAppointment = {
  readonly id: string;
  readonly version: string;
  /** The day on which it was seen. */
  readonly location: string;
  readonly date: string;
};

export type Booking = {
  readonly location: string;
  readonly start: string;
  readonly minutes: number;
  readonly type?: string | null | undefined;
  readonly provider?: string | null | undefined;
  readonly client?: string | null | undefined;
  readonly patient?: string | null | undefined;
  readonly reason?: string | null | undefined;
  readonly notes?: string | null | undefined;
  readonly room?: string | null | undefined;
  /** One that the day offers; without one the service decides. */
  readonly status?: string | null | undefined;
};

export type AppointmentUpdate = {
  readonly location?: string | null | undefined;
  readonly start?: string | null | undefined;
  readonly minutes?: number | null | undefined;
  readonly type?: string | null | undefined;
  readonly provider?: string | null | undefined;
  readonly client?: string | null | undefined;
  readonly patient?: string | null | undefined;
  readonly reason?: string | null | undefined;
  readonly notes?: string | null | undefined;
  readonly room?: string | null | undefined;
};

/** A name in one piece or in two; the other form follows from it. */
export type NewClient = {
  readonly name?: string | null | undefined;
  readonly givenName?: string | null | undefined;
  readonly familyName?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly address?: string | null | undefined;
  readonly notes?: string | null | undefined;
  readonly location?: string | null | undefined;
};

export type NewPatient = {
  readonly name: string;
  readonly species?: string | null | undefined;
  readonly breed?: string | null | undefined;
  readonly sex?: string | null | undefined;
  readonly birthDate?: string | null | undefined;
  readonly notes?: string | null | undefined;
};

/** What is not given stays; an empty text takes away what was there. */
export type ClientUpdate = {
  readonly name?: string | null | undefined;
  readonly givenName?: string | null | undefined;
  readonly familyName?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly address?: string | null | undefined;
  readonly notes?: string | null | undefined;
  readonly location?: string | null | undefined;
};

export type PatientUpdate = {
  readonly name?: string | null | undefined;
  readonly species?: string | null | undefined;
  readonly breed?: string | null | undefined;
  readonly sex?: string | null | undefined;
  readonly birthDate?: string | null | undefined;
  readonly notes?: string | null | undefined;
};

/** What is known so far of a client who is being registered. */
export type DuplicateSearch = {
  readonly name?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly patient?: string | null | undefined;
  /** Whom not to find: the client that is being changed. */
  readonly except?: string | null | undefined;
};

/** What is set must hold, all of it together. */
export type ClientFilter = {
  /** As in findClients. */
  readonly search?: string | null | undefined;
  readonly active?: boolean | null | undefined;
  /** No visit in so many months, as far back as visits were read; a client without any counts. */
  readonly noVisitMonths?: number | null | undefined;
  /** Nothing is known of all of these. */
  readonly missing?: ReadonlyArray<ClientColumn> | null | undefined;
  /** Owes something. */
  readonly balanceDue?: boolean | null | undefined;
  readonly hasAlerts?: boolean | null | undefined;
  /** The client's own location, else where the last visit was. */
  readonly location?: string | null | undefined;
  /** Known to the clinic since this day or later. */
  readonly newSince?: string | null | undefined;
  readonly tag?: string | null | undefined;
};

export type ClientSort = {
  readonly by: ClientColumn;
  readonly descending?: boolean | null | undefined;
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

/** Another visit of the same booking, for which there must be room as well. */
export type CompanionInput = {
  readonly type?: string | null | undefined;
  readonly minutes: number;
  /** Begins with the visit before it, instead of when that one is done. */
  readonly together: boolean;
  /**
   * The visit that has the same provider: 0 is the first, 1 the first companion, and so on. Null where it may be another one,
   * which it is where both are at the same time.
   */
  readonly sharesWith?: number | null | undefined;
  /** Null for any. Left out of account where `sharesWith` is given. */
  readonly provider?: string | null | undefined;
};

export type SlotSource =
  | 'service'
  | 'computed';

export type TimeZoneSource =
  | 'service'
  | 'chosen'
  | 'computer';

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

/** What makes two clients alike. */
export type DuplicateReason =
  | 'phone'
  | 'email'
  | 'name'
  /** The same name and a patient of the same name. */
  | 'nameAndPatient';

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

export type FlawKind =
  /** The row could not be given or understood. */
  | 'unreadable'
  | 'noName'
  /** The same id stands in another row. */
  | 'sameId'
  | 'unreadableDate'
  | 'unreadableBalance';

export type EnvironmentKind =
  | 'demo'
  | 'sandbox'
  | 'testing'
  | 'production'
  | 'gateway';

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

export type ListFilterKind =
  | 'text'
  | 'number'
  | 'flag'
  | 'choice'
  | 'date'
  | 'moment'
  | 'id';

export type ListFilterValue = {
  readonly key: string;
  readonly value: string;
};

export type UpdateAppointmentMutationVariables = Exact<{
  appointment: SeenAppointment;
  to: AppointmentUpdate;
}>;


export type UpdateAppointmentMutation = { readonly updateAppointment:
    | { readonly __typename: 'Done', readonly id: string | null, readonly appointment: { readonly __typename: 'Appointment', readonly id: string, readonly version: string, readonly start: string | null, readonly end: string | null, readonly since: string | null, readonly reason: string | null, readonly notes: string | null, readonly room: string | null, readonly blocked: boolean | null, readonly status: { readonly __typename: 'Status', readonly label: string, readonly stage: Stage, readonly word: string | null } | null, readonly type: { readonly __typename: 'AppointmentType', readonly id: string, readonly name: string, readonly color: string | null } | null, readonly provider: { readonly __typename: 'Provider', readonly id: string } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly name: string, readonly species: string | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null, readonly client: { readonly __typename: 'Client', readonly id: string, readonly name: string, readonly alerts: ReadonlyArray<string>, readonly emails: ReadonlyArray<string>, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null } | null } | null }
    | { readonly __typename: 'Refused', readonly problems: ReadonlyArray<{ readonly __typename: 'Problem', readonly message: string, readonly field: string | null }> }
    | { readonly __typename: 'Conflict', readonly sent: boolean, readonly now: { readonly __typename: 'Appointment', readonly id: string, readonly version: string, readonly start: string | null, readonly end: string | null, readonly since: string | null, readonly reason: string | null, readonly notes: string | null, readonly room: string | null, readonly blocked: boolean | null, readonly status: { readonly __typename: 'Status', readonly label: string, readonly stage: Stage, readonly word: string | null } | null, readonly type: { readonly __typename: 'AppointmentType', readonly id: string, readonly name: string, readonly color: string | null } | null, readonly provider: { readonly __typename: 'Provider', readonly id: string } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly name: string, readonly species: string | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null, readonly client: { readonly __typename: 'Client', readonly id: string, readonly name: string, readonly alerts: ReadonlyArray<string>, readonly emails: ReadonlyArray<string>, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null } | null } | null }
    | { readonly __typename: 'OutcomeUnknown', readonly message: string, readonly action: string, readonly now: { readonly __typename: 'Appointment', readonly id: string, readonly version: string, readonly start: string | null, readonly end: string | null, readonly since: string | null, readonly reason: string | null, readonly notes: string | null, readonly room: string | null, readonly blocked: boolean | null, readonly status: { readonly __typename: 'Status', readonly label: string, readonly stage: Stage, readonly word: string | null } | null, readonly type: { readonly __typename: 'AppointmentType', readonly id: string, readonly name: string, readonly color: string | null } | null, readonly provider: { readonly __typename: 'Provider', readonly id: string } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly name: string, readonly species: string | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null, readonly client: { readonly __typename: 'Client', readonly id: string, readonly name: string, readonly alerts: ReadonlyArray<string>, readonly emails: ReadonlyArray<string>, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null } | null } | null }
    | { readonly __typename: 'NotOffered', readonly why: string }
   };

export type SetStatusMutationVariables = Exact<{
  appointment: SeenAppointment;
  status: string;
  reason?: string | null | undefined;
}>;


export type SetStatusMutation = { readonly setStatus:
    | { readonly __typename: 'Done', readonly id: string | null, readonly appointment: { readonly __typename: 'Appointment', readonly id: string, readonly version: string, readonly start: string | null, readonly end: string | null, readonly since: string | null, readonly reason: string | null, readonly notes: string | null, readonly room: string | null, readonly blocked: boolean | null, readonly status: { readonly __typename: 'Status', readonly label: string, readonly stage: Stage, readonly word: string | null } | null, readonly type: { readonly __typename: 'AppointmentType', readonly id: string, readonly name: string, readonly color: string | null } | null, readonly provider: { readonly __typename: 'Provider', readonly id: string } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly name: string, readonly species: string | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null, readonly client: { readonly __typename: 'Client', readonly id: string, readonly name: string, readonly alerts: ReadonlyArray<string>, readonly emails: ReadonlyArray<string>, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null } | null } | null }
    | { readonly __typename: 'Refused', readonly problems: ReadonlyArray<{ readonly __typename: 'Problem', readonly message: string, readonly field: string | null }> }
    | { readonly __typename: 'Conflict', readonly sent: boolean, readonly now: { readonly __typename: 'Appointment', readonly id: string, readonly version: string, readonly start: string | null, readonly end: string | null, readonly since: string | null, readonly reason: string | null, readonly notes: string | null, readonly room: string | null, readonly blocked: boolean | null, readonly status: { readonly __typename: 'Status', readonly label: string, readonly stage: Stage, readonly word: string | null } | null, readonly type: { readonly __typename: 'AppointmentType', readonly id: string, readonly name: string, readonly color: string | null } | null, readonly provider: { readonly __typename: 'Provider', readonly id: string } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly name: string, readonly species: string | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null, readonly client: { readonly __typename: 'Client', readonly id: string, readonly name: string, readonly alerts: ReadonlyArray<string>, readonly emails: ReadonlyArray<string>, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null } | null } | null }
    | { readonly __typename: 'OutcomeUnknown', readonly message: string, readonly action: string, readonly now: { readonly __typename: 'Appointment', readonly id: string, readonly version: string, readonly start: string | null, readonly end: string | null, readonly since: string | null, readonly reason: string | null, readonly notes: string | null, readonly room: string | null, readonly blocked: boolean | null, readonly status: { readonly __typename: 'Status', readonly label: string, readonly stage: Stage, readonly word: string | null } | null, readonly type: { readonly __typename: 'AppointmentType', readonly id: string, readonly name: string, readonly color: string | null } | null, readonly provider: { readonly __typename: 'Provider', readonly id: string } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly name: string, readonly species: string | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null, readonly client: { readonly __typename: 'Client', readonly id: string, readonly name: string, readonly alerts: ReadonlyArray<string>, readonly emails: ReadonlyArray<string>, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null } | null } | null }
    | { readonly __typename: 'NotOffered', readonly why: string }
   };

export type CancelAppointmentMutationVariables = Exact<{
  appointment: SeenAppointment;
  reason?: string | null | undefined;
}>;


export type CancelAppointmentMutation = { readonly cancelAppointment:
    | { readonly __typename: 'Done', readonly id: string | null, readonly appointment: { readonly __typename: 'Appointment', readonly id: string, readonly version: string, readonly start: string | null, readonly end: string | null, readonly since: string | null, readonly reason: string | null, readonly notes: string | null, readonly room: string | null, readonly blocked: boolean | null, readonly status: { readonly __typename: 'Status', readonly label: string, readonly stage: Stage, readonly word: string | null } | null, readonly type: { readonly __typename: 'AppointmentType', readonly id: string, readonly name: string, readonly color: string | null } | null, readonly provider: { readonly __typename: 'Provider', readonly id: string } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly name: string, readonly species: string | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null, readonly client: { readonly __typename: 'Client', readonly id: string, readonly name: string, readonly alerts: ReadonlyArray<string>, readonly emails: ReadonlyArray<string>, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null } | null } | null }
    | { readonly __typename: 'Refused', readonly problems: ReadonlyArray<{ readonly __typename: 'Problem', readonly message: string, readonly field: string | null }> }
    | { readonly __typename: 'Conflict', readonly sent: boolean, readonly now: { readonly __typename: 'Appointment', readonly id: string, readonly version: string, readonly start: string | null, readonly end: string | null, readonly since: string | null, readonly reason: string | null, readonly notes: string | null, readonly room: string | null, readonly blocked: boolean | null, readonly status: { readonly __typename: 'Status', readonly label: string, readonly stage: Stage, readonly word: string | null } | null, readonly type: { readonly __typename: 'AppointmentType', readonly id: string, readonly name: string, readonly color: string | null } | null, readonly provider: { readonly __typename: 'Provider', readonly id: string } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly name: string, readonly species: string | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null, readonly client: { readonly __typename: 'Client', readonly id: string, readonly name: string, readonly alerts: ReadonlyArray<string>, readonly emails: ReadonlyArray<string>, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null } | null } | null }
    | { readonly __typename: 'OutcomeUnknown', readonly message: string, readonly action: string, readonly now: { readonly __typename: 'Appointment', readonly id: string, readonly version: string, readonly start: string | null, readonly end: string | null, readonly since: string | null, readonly reason: string | null, readonly notes: string | null, readonly room: string | null, readonly blocked: boolean | null, readonly status: { readonly __typename: 'Status', readonly label: string, readonly stage: Stage, readonly word: string | null } | null, readonly type: { readonly __typename: 'AppointmentType', readonly id: string, readonly name: string, readonly color: string | null } | null, readonly provider: { readonly __typename: 'Provider', readonly id: string } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly name: string, readonly species: string | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null, readonly client: { readonly __typename: 'Client', readonly id: string, readonly name: string, readonly alerts: ReadonlyArray<string>, readonly emails: ReadonlyArray<string>, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null } | null } | null }
    | { readonly __typename: 'NotOffered', readonly why: string }
   };

export type BookingClientQueryVariables = Exact<{
  id: string;
}>;


export type BookingClientQuery = { readonly client: { readonly __typename: 'Client', readonly id: string, readonly name: string, readonly active: boolean | null, readonly alerts: ReadonlyArray<string>, readonly emails: ReadonlyArray<string>, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null, readonly patients: ReadonlyArray<{ readonly __typename: 'Patient', readonly id: string, readonly name: string, readonly species: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> }> | null } | null };

export type BookingChoicesQueryVariables = Exact<{
  location: string;
}>;


export type BookingChoicesQuery = { readonly providers: ReadonlyArray<{ readonly __typename: 'Provider', readonly id: string, readonly name: string, readonly role: string | null, readonly active: boolean | null }>, readonly appointmentTypes: ReadonlyArray<{ readonly __typename: 'AppointmentType', readonly id: string, readonly name: string, readonly minutes: number | null, readonly color: string | null, readonly blocked: boolean | null }> };

export type AuditNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditNamesQuery = { readonly providers: ReadonlyArray<{ readonly __typename: 'Provider', readonly id: string, readonly name: string }>, readonly appointmentTypes: ReadonlyArray<{ readonly __typename: 'AppointmentType', readonly id: string, readonly name: string }> };

export type ClientBillingQueryVariables = Exact<{
  client: string;
}>;


export type ClientBillingQuery = { readonly billing: { readonly __typename: 'Billing', readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null, readonly invoices: { readonly __typename: 'Invoices', readonly complete: boolean, readonly unreadable: number, readonly problem: { readonly __typename: 'Outcome', readonly kind: string, readonly message: string, readonly action: string, readonly at: string } | null, readonly entries: ReadonlyArray<{ readonly __typename: 'Invoice', readonly id: string, readonly number: string | null, readonly status: string | null, readonly reference: string | null, readonly appointment: string | null, readonly time: { readonly __typename: 'EntryTime', readonly day: string, readonly at: string | null } | null, readonly due: { readonly __typename: 'EntryTime', readonly day: string, readonly at: string | null } | null, readonly amount: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null, readonly open: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null, readonly patient: { readonly __typename: 'Mention', readonly id: string, readonly name: string | null } | null, readonly lines: ReadonlyArray<{ readonly __typename: 'InvoiceLine', readonly text: string | null, readonly quantity: string | null, readonly amount: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null }> | null }> } | null, readonly payments: { readonly __typename: 'Payments', readonly complete: boolean, readonly unreadable: number, readonly problem: { readonly __typename: 'Outcome', readonly kind: string, readonly message: string, readonly action: string, readonly at: string } | null, readonly entries: ReadonlyArray<{ readonly __typename: 'Payment', readonly id: string, readonly number: string | null, readonly method: string | null, readonly status: string | null, readonly reference: string | null, readonly invoice: string | null, readonly time: { readonly __typename: 'EntryTime', readonly day: string, readonly at: string | null } | null, readonly amount: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null }> } | null, readonly estimates: { readonly __typename: 'Estimates', readonly complete: boolean, readonly unreadable: number, readonly problem: { readonly __typename: 'Outcome', readonly kind: string, readonly message: string, readonly action: string, readonly at: string } | null, readonly entries: ReadonlyArray<{ readonly __typename: 'Estimate', readonly id: string, readonly number: string | null, readonly status: string | null, readonly time: { readonly __typename: 'EntryTime', readonly day: string, readonly at: string | null } | null, readonly due: { readonly __typename: 'EntryTime', readonly day: string, readonly at: string | null } | null, readonly amount: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null, readonly patient: { readonly __typename: 'Mention', readonly id: string, readonly name: string | null } | null }> } | null, readonly credits: { readonly __typename: 'Credits', readonly complete: boolean, readonly unreadable: number, readonly problem: { readonly __typename: 'Outcome', readonly kind: string, readonly message: string, readonly action: string, readonly at: string } | null, readonly entries: ReadonlyArray<{ readonly __typename: 'Credit', readonly id: string, readonly number: string | null, readonly text: string | null, readonly time: { readonly __typename: 'EntryTime', readonly day: string, readonly at: string | null } | null, readonly amount: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null, readonly open: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null }> } | null } };

export type PaymentPartsFragment = { readonly __typename: 'Payment', readonly id: string, readonly number: string | null, readonly method: string | null, readonly status: string | null, readonly reference: string | null, readonly invoice: string | null, readonly time: { readonly __typename: 'EntryTime', readonly day: string, readonly at: string | null } | null, readonly amount: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null };

export type BookAppointmentMutationVariables = Exact<{
  booking: Booking;
}>;


export type BookAppointmentMutation = { readonly bookAppointment:
    | { readonly __typename: 'Done', readonly id: string | null, readonly appointment: { readonly __typename: 'Appointment', readonly id: string, readonly version: string, readonly start: string | null, readonly end: string | null, readonly since: string | null, readonly reason: string | null, readonly notes: string | null, readonly room: string | null, readonly blocked: boolean | null, readonly status: { readonly __typename: 'Status', readonly label: string, readonly stage: Stage, readonly word: string | null } | null, readonly type: { readonly __typename: 'AppointmentType', readonly id: string, readonly name: string, readonly color: string | null } | null, readonly provider: { readonly __typename: 'Provider', readonly id: string } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly name: string, readonly species: string | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null, readonly client: { readonly __typename: 'Client', readonly id: string, readonly name: string, readonly alerts: ReadonlyArray<string>, readonly emails: ReadonlyArray<string>, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null } | null } | null }
    | { readonly __typename: 'Refused', readonly problems: ReadonlyArray<{ readonly __typename: 'Problem', readonly message: string, readonly field: string | null }> }
    | { readonly __typename: 'Conflict', readonly sent: boolean, readonly now: { readonly __typename: 'Appointment', readonly id: string, readonly version: string, readonly start: string | null, readonly end: string | null, readonly since: string | null, readonly reason: string | null, readonly notes: string | null, readonly room: string | null, readonly blocked: boolean | null, readonly status: { readonly __typename: 'Status', readonly label: string, readonly stage: Stage, readonly word: string | null } | null, readonly type: { readonly __typename: 'AppointmentType', readonly id: string, readonly name: string, readonly color: string | null } | null, readonly provider: { readonly __typename: 'Provider', readonly id: string } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly name: string, readonly species: string | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null, readonly client: { readonly __typename: 'Client', readonly id: string, readonly name: string, readonly alerts: ReadonlyArray<string>, readonly emails: ReadonlyArray<string>, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null } | null } | null }
    | { readonly __typename: 'OutcomeUnknown', readonly message: string, readonly action: string, readonly now: { readonly __typename: 'Appointment', readonly id: string, readonly version: string, readonly start: string | null, readonly end: string | null, readonly since: string | null, readonly reason: string | null, readonly notes: string | null, readonly room: string | null, readonly blocked: boolean | null, readonly status: { readonly __typename: 'Status', readonly label: string, readonly stage: Stage, readonly word: string | null } | null, readonly type: { readonly __typename: 'AppointmentType', readonly id: string, readonly name: string, readonly color: string | null } | null, readonly provider: { readonly __typename: 'Provider', readonly id: string } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly name: string, readonly species: string | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null, readonly client: { readonly __typename: 'Client', readonly id: string, readonly name: string, readonly alerts: ReadonlyArray<string>, readonly emails: ReadonlyArray<string>, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null } | null } | null }
    | { readonly __typename: 'NotOffered', readonly why: string }
   };

type ChangeEnd_Done_Fragment = { readonly __typename: 'Done', readonly id: string | null, readonly appointment: { readonly __typename: 'Appointment', readonly id: string, readonly version: string, readonly start: string | null, readonly end: string | null, readonly since: string | null, readonly reason: string | null, readonly notes: string | null, readonly room: string | null, readonly blocked: boolean | null, readonly status: { readonly __typename: 'Status', readonly label: string, readonly stage: Stage, readonly word: string | null } | null, readonly type: { readonly __typename: 'AppointmentType', readonly id: string, readonly name: string, readonly color: string | null } | null, readonly provider: { readonly __typename: 'Provider', readonly id: string } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly name: string, readonly species: string | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null, readonly client: { readonly __typename: 'Client', readonly id: string, readonly name: string, readonly alerts: ReadonlyArray<string>, readonly emails: ReadonlyArray<string>, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null } | null } | null };

type ChangeEnd_Refused_Fragment = { readonly __typename: 'Refused', readonly problems: ReadonlyArray<{ readonly __typename: 'Problem', readonly message: string, readonly field: string | null }> };

type ChangeEnd_Conflict_Fragment = { readonly __typename: 'Conflict', readonly sent: boolean, readonly now: { readonly __typename: 'Appointment', readonly id: string, readonly version: string, readonly start: string | null, readonly end: string | null, readonly since: string | null, readonly reason: string | null, readonly notes: string | null, readonly room: string | null, readonly blocked: boolean | null, readonly status: { readonly __typename: 'Status', readonly label: string, readonly stage: Stage, readonly word: string | null } | null, readonly type: { readonly __typename: 'AppointmentType', readonly id: string, readonly name: string, readonly color: string | null } | null, readonly provider: { readonly __typename: 'Provider', readonly id: string } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly name: string, readonly species: string | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null, readonly client: { readonly __typename: 'Client', readonly id: string, readonly name: string, readonly alerts: ReadonlyArray<string>, readonly emails: ReadonlyArray<string>, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null } | null } | null };

type ChangeEnd_OutcomeUnknown_Fragment = { readonly __typename: 'OutcomeUnknown', readonly message: string, readonly action: string, readonly now: { readonly __typename: 'Appointment', readonly id: string, readonly version: string, readonly start: string | null, readonly end: string | null, readonly since: string | null, readonly reason: string | null, readonly notes: string | null, readonly room: string | null, readonly blocked: boolean | null, readonly status: { readonly __typename: 'Status', readonly label: string, readonly stage: Stage, readonly word: string | null } | null, readonly type: { readonly __typename: 'AppointmentType', readonly id: string, readonly name: string, readonly color: string | null } | null, readonly provider: { readonly __typename: 'Provider', readonly id: string } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly name: string, readonly species: string | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null, readonly client: { readonly __typename: 'Client', readonly id: string, readonly name: string, readonly alerts: ReadonlyArray<string>, readonly emails: ReadonlyArray<string>, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null } | null } | null };

type ChangeEnd_NotOffered_Fragment = { readonly __typename: 'NotOffered', readonly why: string };

export type ChangeEndFragment =
  | ChangeEnd_Done_Fragment
  | ChangeEnd_Refused_Fragment
  | ChangeEnd_Conflict_Fragment
  | ChangeEnd_OutcomeUnknown_Fragment
  | ChangeEnd_NotOffered_Fragment
;

type ChangeOfClient_Done_Fragment = { readonly __typename: 'Done', readonly id: string | null, readonly client: { readonly __typename: 'Client', readonly id: string, readonly version: string, readonly name: string, readonly givenName: string | null, readonly familyName: string | null, readonly emails: ReadonlyArray<string>, readonly address: string | null, readonly active: boolean | null, readonly alerts: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly notes: string | null, readonly since: string | null, readonly lastVisit: string | null, readonly location: { readonly __typename: 'Location', readonly id: string, readonly name: string } | null, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null, readonly patients: ReadonlyArray<{ readonly __typename: 'Patient', readonly id: string, readonly version: string, readonly name: string, readonly species: string | null, readonly breed: string | null, readonly sex: string | null, readonly birthDate: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> }> | null } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly version: string, readonly name: string, readonly species: string | null, readonly breed: string | null, readonly sex: string | null, readonly birthDate: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null };

type ChangeOfClient_Refused_Fragment = { readonly __typename: 'Refused', readonly problems: ReadonlyArray<{ readonly __typename: 'Problem', readonly message: string, readonly field: string | null }> };

type ChangeOfClient_Conflict_Fragment = { readonly __typename: 'Conflict', readonly sent: boolean, readonly client: { readonly __typename: 'Client', readonly id: string, readonly version: string, readonly name: string, readonly givenName: string | null, readonly familyName: string | null, readonly emails: ReadonlyArray<string>, readonly address: string | null, readonly active: boolean | null, readonly alerts: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly notes: string | null, readonly since: string | null, readonly lastVisit: string | null, readonly location: { readonly __typename: 'Location', readonly id: string, readonly name: string } | null, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null, readonly patients: ReadonlyArray<{ readonly __typename: 'Patient', readonly id: string, readonly version: string, readonly name: string, readonly species: string | null, readonly breed: string | null, readonly sex: string | null, readonly birthDate: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> }> | null } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly version: string, readonly name: string, readonly species: string | null, readonly breed: string | null, readonly sex: string | null, readonly birthDate: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null };

type ChangeOfClient_OutcomeUnknown_Fragment = { readonly __typename: 'OutcomeUnknown', readonly message: string, readonly action: string };

type ChangeOfClient_NotOffered_Fragment = { readonly __typename: 'NotOffered', readonly why: string };

export type ChangeOfClientFragment =
  | ChangeOfClient_Done_Fragment
  | ChangeOfClient_Refused_Fragment
  | ChangeOfClient_Conflict_Fragment
  | ChangeOfClient_OutcomeUnknown_Fragment
  | ChangeOfClient_NotOffered_Fragment
;

export type CardClientFragment = { readonly __typename: 'Client', readonly id: string, readonly version: string, readonly name: string, readonly givenName: string | null, readonly familyName: string | null, readonly emails: ReadonlyArray<string>, readonly address: string | null, readonly active: boolean | null, readonly alerts: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly notes: string | null, readonly since: string | null, readonly lastVisit: string | null, readonly location: { readonly __typename: 'Location', readonly id: string, readonly name: string } | null, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null, readonly patients: ReadonlyArray<{ readonly __typename: 'Patient', readonly id: string, readonly version: string, readonly name: string, readonly species: string | null, readonly breed: string | null, readonly sex: string | null, readonly birthDate: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> }> | null };

export type CardPatientFragment = { readonly __typename: 'Patient', readonly id: string, readonly version: string, readonly name: string, readonly species: string | null, readonly breed: string | null, readonly sex: string | null, readonly birthDate: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> };

export type ClientVisitFragment = { readonly __typename: 'Appointment', readonly id: string, readonly start: string | null, readonly end: string | null, readonly reason: string | null, readonly status: { readonly __typename: 'Status', readonly label: string, readonly stage: Stage, readonly word: string | null } | null, readonly type: { readonly __typename: 'AppointmentType', readonly id: string, readonly name: string } | null, readonly provider: { readonly __typename: 'Provider', readonly id: string, readonly name: string } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly name: string } | null, readonly location: { readonly __typename: 'Location', readonly id: string, readonly name: string, readonly timeZone: string | null } | null };

export type PatientCardQueryVariables = Exact<{
  id: string;
}>;


export type PatientCardQuery = { readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly version: string, readonly name: string, readonly species: string | null, readonly breed: string | null, readonly sex: string | null, readonly birthDate: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string>, readonly client: { readonly __typename: 'Client', readonly id: string, readonly name: string } | null } | null };

export type ClientToEditQueryVariables = Exact<{
  id: string;
}>;


export type ClientToEditQuery = { readonly client: { readonly __typename: 'Client', readonly id: string, readonly version: string, readonly name: string, readonly givenName: string | null, readonly familyName: string | null, readonly emails: ReadonlyArray<string>, readonly address: string | null, readonly active: boolean | null, readonly alerts: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly notes: string | null, readonly since: string | null, readonly lastVisit: string | null, readonly location: { readonly __typename: 'Location', readonly id: string, readonly name: string } | null, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null, readonly patients: ReadonlyArray<{ readonly __typename: 'Patient', readonly id: string, readonly version: string, readonly name: string, readonly species: string | null, readonly breed: string | null, readonly sex: string | null, readonly birthDate: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> }> | null } | null };

export type UpdateClientMutationVariables = Exact<{
  client: Seen;
  to: ClientUpdate;
}>;


export type UpdateClientMutation = { readonly updateClient:
    | { readonly __typename: 'Done', readonly id: string | null, readonly client: { readonly __typename: 'Client', readonly id: string, readonly version: string, readonly name: string, readonly givenName: string | null, readonly familyName: string | null, readonly emails: ReadonlyArray<string>, readonly address: string | null, readonly active: boolean | null, readonly alerts: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly notes: string | null, readonly since: string | null, readonly lastVisit: string | null, readonly location: { readonly __typename: 'Location', readonly id: string, readonly name: string } | null, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null, readonly patients: ReadonlyArray<{ readonly __typename: 'Patient', readonly id: string, readonly version: string, readonly name: string, readonly species: string | null, readonly breed: string | null, readonly sex: string | null, readonly birthDate: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> }> | null } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly version: string, readonly name: string, readonly species: string | null, readonly breed: string | null, readonly sex: string | null, readonly birthDate: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null }
    | { readonly __typename: 'Refused', readonly problems: ReadonlyArray<{ readonly __typename: 'Problem', readonly message: string, readonly field: string | null }> }
    | { readonly __typename: 'Conflict', readonly sent: boolean, readonly client: { readonly __typename: 'Client', readonly id: string, readonly version: string, readonly name: string, readonly givenName: string | null, readonly familyName: string | null, readonly emails: ReadonlyArray<string>, readonly address: string | null, readonly active: boolean | null, readonly alerts: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly notes: string | null, readonly since: string | null, readonly lastVisit: string | null, readonly location: { readonly __typename: 'Location', readonly id: string, readonly name: string } | null, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null, readonly patients: ReadonlyArray<{ readonly __typename: 'Patient', readonly id: string, readonly version: string, readonly name: string, readonly species: string | null, readonly breed: string | null, readonly sex: string | null, readonly birthDate: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> }> | null } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly version: string, readonly name: string, readonly species: string | null, readonly breed: string | null, readonly sex: string | null, readonly birthDate: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null }
    | { readonly __typename: 'OutcomeUnknown', readonly message: string, readonly action: string }
    | { readonly __typename: 'NotOffered', readonly why: string }
   };

export type UpdatePatientMutationVariables = Exact<{
  patient: Seen;
  to: PatientUpdate;
}>;


export type UpdatePatientMutation = { readonly updatePatient:
    | { readonly __typename: 'Done', readonly id: string | null, readonly client: { readonly __typename: 'Client', readonly id: string, readonly version: string, readonly name: string, readonly givenName: string | null, readonly familyName: string | null, readonly emails: ReadonlyArray<string>, readonly address: string | null, readonly active: boolean | null, readonly alerts: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly notes: string | null, readonly since: string | null, readonly lastVisit: string | null, readonly location: { readonly __typename: 'Location', readonly id: string, readonly name: string } | null, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null, readonly patients: ReadonlyArray<{ readonly __typename: 'Patient', readonly id: string, readonly version: string, readonly name: string, readonly species: string | null, readonly breed: string | null, readonly sex: string | null, readonly birthDate: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> }> | null } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly version: string, readonly name: string, readonly species: string | null, readonly breed: string | null, readonly sex: string | null, readonly birthDate: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null }
    | { readonly __typename: 'Refused', readonly problems: ReadonlyArray<{ readonly __typename: 'Problem', readonly message: string, readonly field: string | null }> }
    | { readonly __typename: 'Conflict', readonly sent: boolean, readonly client: { readonly __typename: 'Client', readonly id: string, readonly version: string, readonly name: string, readonly givenName: string | null, readonly familyName: string | null, readonly emails: ReadonlyArray<string>, readonly address: string | null, readonly active: boolean | null, readonly alerts: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly notes: string | null, readonly since: string | null, readonly lastVisit: string | null, readonly location: { readonly __typename: 'Location', readonly id: string, readonly name: string } | null, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null, readonly patients: ReadonlyArray<{ readonly __typename: 'Patient', readonly id: string, readonly version: string, readonly name: string, readonly species: string | null, readonly breed: string | null, readonly sex: string | null, readonly birthDate: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> }> | null } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly version: string, readonly name: string, readonly species: string | null, readonly breed: string | null, readonly sex: string | null, readonly birthDate: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null }
    | { readonly __typename: 'OutcomeUnknown', readonly message: string, readonly action: string }
    | { readonly __typename: 'NotOffered', readonly why: string }
   };

export type ClientCardQueryVariables = Exact<{
  id: string;
}>;


export type ClientCardQuery = { readonly client: { readonly __typename: 'Client', readonly id: string, readonly version: string, readonly name: string, readonly givenName: string | null, readonly familyName: string | null, readonly emails: ReadonlyArray<string>, readonly address: string | null, readonly active: boolean | null, readonly alerts: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly notes: string | null, readonly since: string | null, readonly lastVisit: string | null, readonly outage: { readonly __typename: 'Outcome', readonly kind: string, readonly message: string, readonly action: string, readonly at: string } | null, readonly appointments: ReadonlyArray<{ readonly __typename: 'Appointment', readonly id: string, readonly start: string | null, readonly end: string | null, readonly reason: string | null, readonly status: { readonly __typename: 'Status', readonly label: string, readonly stage: Stage, readonly word: string | null } | null, readonly type: { readonly __typename: 'AppointmentType', readonly id: string, readonly name: string } | null, readonly provider: { readonly __typename: 'Provider', readonly id: string, readonly name: string } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly name: string } | null, readonly location: { readonly __typename: 'Location', readonly id: string, readonly name: string, readonly timeZone: string | null } | null }> | null, readonly location: { readonly __typename: 'Location', readonly id: string, readonly name: string } | null, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null, readonly patients: ReadonlyArray<{ readonly __typename: 'Patient', readonly id: string, readonly version: string, readonly name: string, readonly species: string | null, readonly breed: string | null, readonly sex: string | null, readonly birthDate: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> }> | null } | null };

export type ClientListQueryVariables = Exact<{
  search?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ClientListQuery = { readonly clients: { readonly __typename: 'ClientPage', readonly next: string | null, readonly total: number | null, readonly complete: boolean, readonly unreadable: number, readonly clients: ReadonlyArray<{ readonly __typename: 'Client', readonly id: string, readonly name: string, readonly active: boolean | null, readonly alerts: ReadonlyArray<string>, readonly emails: ReadonlyArray<string>, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null, readonly patients: ReadonlyArray<{ readonly __typename: 'Patient', readonly id: string, readonly name: string, readonly species: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> }> | null }> } };

export type RecentClientsQueryVariables = Exact<{ [key: string]: never; }>;


export type RecentClientsQuery = { readonly recentClients: { readonly __typename: 'RecentClients', readonly pinned: ReadonlyArray<{ readonly __typename: 'Client', readonly id: string, readonly name: string, readonly active: boolean | null, readonly alerts: ReadonlyArray<string>, readonly emails: ReadonlyArray<string>, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null, readonly patients: ReadonlyArray<{ readonly __typename: 'Patient', readonly id: string, readonly name: string, readonly species: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> }> | null }>, readonly recent: ReadonlyArray<{ readonly __typename: 'Client', readonly id: string, readonly name: string, readonly active: boolean | null, readonly alerts: ReadonlyArray<string>, readonly emails: ReadonlyArray<string>, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null, readonly patients: ReadonlyArray<{ readonly __typename: 'Patient', readonly id: string, readonly name: string, readonly species: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> }> | null }> } };

export type DuplicatePairsQueryVariables = Exact<{
  first?: number | null | undefined;
  distinct?: ReadonlyArray<ReadonlyArray<string> | string> | ReadonlyArray<string> | string | null | undefined;
  onlyDistinct?: boolean | null | undefined;
}>;


export type DuplicatePairsQuery = { readonly duplicatePairs: { readonly __typename: 'DuplicatePairs', readonly total: number, readonly distinctCount: number, readonly pairs: ReadonlyArray<{ readonly __typename: 'DuplicatePair', readonly reasons: ReadonlyArray<DuplicateReason>, readonly one: { readonly __typename: 'Client', readonly id: string, readonly name: string, readonly active: boolean | null, readonly alerts: ReadonlyArray<string>, readonly emails: ReadonlyArray<string>, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null, readonly patients: ReadonlyArray<{ readonly __typename: 'Patient', readonly id: string, readonly name: string, readonly species: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> }> | null }, readonly other: { readonly __typename: 'Client', readonly id: string, readonly name: string, readonly active: boolean | null, readonly alerts: ReadonlyArray<string>, readonly emails: ReadonlyArray<string>, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null, readonly patients: ReadonlyArray<{ readonly __typename: 'Patient', readonly id: string, readonly name: string, readonly species: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> }> | null } }> } };

export type ClientPairQueryVariables = Exact<{
  one: string;
  other: string;
}>;


export type ClientPairQuery = { readonly one: { readonly __typename: 'Client', readonly id: string, readonly version: string, readonly name: string, readonly givenName: string | null, readonly familyName: string | null, readonly emails: ReadonlyArray<string>, readonly address: string | null, readonly active: boolean | null, readonly alerts: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly notes: string | null, readonly since: string | null, readonly lastVisit: string | null, readonly location: { readonly __typename: 'Location', readonly id: string, readonly name: string } | null, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null, readonly patients: ReadonlyArray<{ readonly __typename: 'Patient', readonly id: string, readonly version: string, readonly name: string, readonly species: string | null, readonly breed: string | null, readonly sex: string | null, readonly birthDate: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> }> | null } | null, readonly other: { readonly __typename: 'Client', readonly id: string, readonly version: string, readonly name: string, readonly givenName: string | null, readonly familyName: string | null, readonly emails: ReadonlyArray<string>, readonly address: string | null, readonly active: boolean | null, readonly alerts: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly notes: string | null, readonly since: string | null, readonly lastVisit: string | null, readonly location: { readonly __typename: 'Location', readonly id: string, readonly name: string } | null, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null, readonly patients: ReadonlyArray<{ readonly __typename: 'Patient', readonly id: string, readonly version: string, readonly name: string, readonly species: string | null, readonly breed: string | null, readonly sex: string | null, readonly birthDate: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> }> | null } | null };

export type MergeClientsMutationVariables = Exact<{
  keep: Seen;
  remove: Seen;
}>;


export type MergeClientsMutation = { readonly mergeClients:
    | { readonly __typename: 'Done', readonly id: string | null, readonly client: { readonly __typename: 'Client', readonly id: string, readonly version: string, readonly name: string, readonly givenName: string | null, readonly familyName: string | null, readonly emails: ReadonlyArray<string>, readonly address: string | null, readonly active: boolean | null, readonly alerts: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly notes: string | null, readonly since: string | null, readonly lastVisit: string | null, readonly location: { readonly __typename: 'Location', readonly id: string, readonly name: string } | null, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null, readonly patients: ReadonlyArray<{ readonly __typename: 'Patient', readonly id: string, readonly version: string, readonly name: string, readonly species: string | null, readonly breed: string | null, readonly sex: string | null, readonly birthDate: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> }> | null } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly version: string, readonly name: string, readonly species: string | null, readonly breed: string | null, readonly sex: string | null, readonly birthDate: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null }
    | { readonly __typename: 'Refused', readonly problems: ReadonlyArray<{ readonly __typename: 'Problem', readonly message: string, readonly field: string | null }> }
    | { readonly __typename: 'Conflict', readonly sent: boolean, readonly client: { readonly __typename: 'Client', readonly id: string, readonly version: string, readonly name: string, readonly givenName: string | null, readonly familyName: string | null, readonly emails: ReadonlyArray<string>, readonly address: string | null, readonly active: boolean | null, readonly alerts: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly notes: string | null, readonly since: string | null, readonly lastVisit: string | null, readonly location: { readonly __typename: 'Location', readonly id: string, readonly name: string } | null, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null, readonly patients: ReadonlyArray<{ readonly __typename: 'Patient', readonly id: string, readonly version: string, readonly name: string, readonly species: string | null, readonly breed: string | null, readonly sex: string | null, readonly birthDate: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> }> | null } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly version: string, readonly name: string, readonly species: string | null, readonly breed: string | null, readonly sex: string | null, readonly birthDate: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null }
    | { readonly __typename: 'OutcomeUnknown', readonly message: string, readonly action: string }
    | { readonly __typename: 'NotOffered', readonly why: string }
   };

export type ScheduleDayQueryVariables = Exact<{
  location?: string | null | undefined;
  date?: string | null | undefined;
  recent?: boolean | null | undefined;
  inPassing?: boolean | null | undefined;
}>;


export type ScheduleDayQuery = { readonly day: { readonly __typename: 'ScheduleDay', readonly date: string, readonly timeZone: string, readonly timeZoneSource: TimeZoneSource, readonly unreadable: number, readonly complete: boolean, readonly partial: boolean, readonly asOf: string, readonly outage: { readonly __typename: 'Outcome', readonly kind: string, readonly message: string, readonly action: string, readonly at: string } | null, readonly location: { readonly __typename: 'Location', readonly id: string, readonly name: string }, readonly providers: ReadonlyArray<{ readonly __typename: 'Provider', readonly id: string, readonly name: string, readonly role: string | null }>, readonly statuses: ReadonlyArray<{ readonly __typename: 'Status', readonly label: string, readonly stage: Stage, readonly word: string | null }>, readonly offers: ReadonlyArray<{ readonly __typename: 'Offer', readonly change: ChangeKind, readonly offered: boolean, readonly why: string | null, readonly takes: ReadonlyArray<string>, readonly demands: ReadonlyArray<string> }>, readonly appointments: ReadonlyArray<{ readonly __typename: 'Appointment', readonly id: string, readonly version: string, readonly start: string | null, readonly end: string | null, readonly since: string | null, readonly reason: string | null, readonly notes: string | null, readonly room: string | null, readonly blocked: boolean | null, readonly status: { readonly __typename: 'Status', readonly label: string, readonly stage: Stage, readonly word: string | null } | null, readonly type: { readonly __typename: 'AppointmentType', readonly id: string, readonly name: string, readonly color: string | null } | null, readonly provider: { readonly __typename: 'Provider', readonly id: string } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly name: string, readonly species: string | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null, readonly client: { readonly __typename: 'Client', readonly id: string, readonly name: string, readonly alerts: ReadonlyArray<string>, readonly emails: ReadonlyArray<string>, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null } | null }>, readonly hours: ReadonlyArray<{ readonly __typename: 'OpenHours', readonly start: string, readonly end: string }> | null, readonly working: ReadonlyArray<{ readonly __typename: 'WorkingHours', readonly provider: string, readonly hours: ReadonlyArray<{ readonly __typename: 'OpenHours', readonly start: string, readonly end: string }> }> } };

export type ScheduleWeekQueryVariables = Exact<{
  location: string;
  from: string;
}>;


export type ScheduleWeekQuery = { readonly days: ReadonlyArray<{ readonly __typename: 'ScheduleDay', readonly date: string, readonly timeZone: string, readonly timeZoneSource: TimeZoneSource, readonly unreadable: number, readonly complete: boolean, readonly partial: boolean, readonly asOf: string, readonly outage: { readonly __typename: 'Outcome', readonly kind: string, readonly message: string, readonly action: string, readonly at: string } | null, readonly location: { readonly __typename: 'Location', readonly id: string, readonly name: string }, readonly providers: ReadonlyArray<{ readonly __typename: 'Provider', readonly id: string, readonly name: string, readonly role: string | null }>, readonly statuses: ReadonlyArray<{ readonly __typename: 'Status', readonly label: string, readonly stage: Stage, readonly word: string | null }>, readonly offers: ReadonlyArray<{ readonly __typename: 'Offer', readonly change: ChangeKind, readonly offered: boolean, readonly why: string | null, readonly takes: ReadonlyArray<string>, readonly demands: ReadonlyArray<string> }>, readonly appointments: ReadonlyArray<{ readonly __typename: 'Appointment', readonly id: string, readonly version: string, readonly start: string | null, readonly end: string | null, readonly since: string | null, readonly reason: string | null, readonly notes: string | null, readonly room: string | null, readonly blocked: boolean | null, readonly status: { readonly __typename: 'Status', readonly label: string, readonly stage: Stage, readonly word: string | null } | null, readonly type: { readonly __typename: 'AppointmentType', readonly id: string, readonly name: string, readonly color: string | null } | null, readonly provider: { readonly __typename: 'Provider', readonly id: string } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly name: string, readonly species: string | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null, readonly client: { readonly __typename: 'Client', readonly id: string, readonly name: string, readonly alerts: ReadonlyArray<string>, readonly emails: ReadonlyArray<string>, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null } | null }>, readonly hours: ReadonlyArray<{ readonly __typename: 'OpenHours', readonly start: string, readonly end: string }> | null, readonly working: ReadonlyArray<{ readonly __typename: 'WorkingHours', readonly provider: string, readonly hours: ReadonlyArray<{ readonly __typename: 'OpenHours', readonly start: string, readonly end: string }> }> }> };

export type DayFieldsFragment = { readonly __typename: 'ScheduleDay', readonly date: string, readonly timeZone: string, readonly timeZoneSource: TimeZoneSource, readonly unreadable: number, readonly complete: boolean, readonly partial: boolean, readonly asOf: string, readonly outage: { readonly __typename: 'Outcome', readonly kind: string, readonly message: string, readonly action: string, readonly at: string } | null, readonly location: { readonly __typename: 'Location', readonly id: string, readonly name: string }, readonly providers: ReadonlyArray<{ readonly __typename: 'Provider', readonly id: string, readonly name: string, readonly role: string | null }>, readonly statuses: ReadonlyArray<{ readonly __typename: 'Status', readonly label: string, readonly stage: Stage, readonly word: string | null }>, readonly offers: ReadonlyArray<{ readonly __typename: 'Offer', readonly change: ChangeKind, readonly offered: boolean, readonly why: string | null, readonly takes: ReadonlyArray<string>, readonly demands: ReadonlyArray<string> }>, readonly appointments: ReadonlyArray<{ readonly __typename: 'Appointment', readonly id: string, readonly version: string, readonly start: string | null, readonly end: string | null, readonly since: string | null, readonly reason: string | null, readonly notes: string | null, readonly room: string | null, readonly blocked: boolean | null, readonly status: { readonly __typename: 'Status', readonly label: string, readonly stage: Stage, readonly word: string | null } | null, readonly type: { readonly __typename: 'AppointmentType', readonly id: string, readonly name: string, readonly color: string | null } | null, readonly provider: { readonly __typename: 'Provider', readonly id: string } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly name: string, readonly species: string | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null, readonly client: { readonly __typename: 'Client', readonly id: string, readonly name: string, readonly alerts: ReadonlyArray<string>, readonly emails: ReadonlyArray<string>, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null } | null }>, readonly hours: ReadonlyArray<{ readonly __typename: 'OpenHours', readonly start: string, readonly end: string }> | null, readonly working: ReadonlyArray<{ readonly __typename: 'WorkingHours', readonly provider: string, readonly hours: ReadonlyArray<{ readonly __typename: 'OpenHours', readonly start: string, readonly end: string }> }> };

export type DayAppointmentFragment = { readonly __typename: 'Appointment', readonly id: string, readonly version: string, readonly start: string | null, readonly end: string | null, readonly since: string | null, readonly reason: string | null, readonly notes: string | null, readonly room: string | null, readonly blocked: boolean | null, readonly status: { readonly __typename: 'Status', readonly label: string, readonly stage: Stage, readonly word: string | null } | null, readonly type: { readonly __typename: 'AppointmentType', readonly id: string, readonly name: string, readonly color: string | null } | null, readonly provider: { readonly __typename: 'Provider', readonly id: string } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly name: string, readonly species: string | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null, readonly client: { readonly __typename: 'Client', readonly id: string, readonly name: string, readonly alerts: ReadonlyArray<string>, readonly emails: ReadonlyArray<string>, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null } | null };

export type DayHoursFragment = { readonly __typename: 'ScheduleDay', readonly hours: ReadonlyArray<{ readonly __typename: 'OpenHours', readonly start: string, readonly end: string }> | null, readonly working: ReadonlyArray<{ readonly __typename: 'WorkingHours', readonly provider: string, readonly hours: ReadonlyArray<{ readonly __typename: 'OpenHours', readonly start: string, readonly end: string }> }> };

export type DirectoryQueryVariables = Exact<{ [key: string]: never; }>;


export type DirectoryQuery = { readonly directory: { readonly __typename: 'Directory', readonly state: DirectoryState, readonly read: number, readonly expected: number | null, readonly flawCount: number, readonly completeAsOf: string | null, readonly asOf: string | null, readonly visitsSince: string | null, readonly failure: { readonly __typename: 'Outcome', readonly kind: string, readonly message: string, readonly action: string, readonly at: string } | null } };

export type DirectoryStateFragment = { readonly __typename: 'Directory', readonly state: DirectoryState, readonly read: number, readonly expected: number | null, readonly flawCount: number, readonly completeAsOf: string | null, readonly asOf: string | null, readonly visitsSince: string | null, readonly failure: { readonly __typename: 'Outcome', readonly kind: string, readonly message: string, readonly action: string, readonly at: string } | null };

export type DirectoryFlawsQueryVariables = Exact<{ [key: string]: never; }>;


export type DirectoryFlawsQuery = { readonly directory: { readonly __typename: 'Directory', readonly flawCount: number, readonly flaws: ReadonlyArray<{ readonly __typename: 'Flaw', readonly kind: FlawKind, readonly client: string | null, readonly name: string | null, readonly row: number | null }> } };

export type EntryTimePartsFragment = { readonly __typename: 'EntryTime', readonly day: string, readonly at: string | null };

export type MoneyPartsFragment = { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null };

export type MentionPartsFragment = { readonly __typename: 'Mention', readonly id: string, readonly name: string | null };

export type OutcomeTextFragment = { readonly __typename: 'Outcome', readonly kind: string, readonly message: string, readonly action: string, readonly at: string };

export type DeskEventsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type DeskEventsSubscription = { readonly deskEvent:
    | { readonly __typename: 'DayRead', readonly location: string, readonly date: string, readonly changed: boolean, readonly asOf: string, readonly live: boolean, readonly failure: { readonly __typename: 'EventFailure', readonly kind: string, readonly message: string, readonly action: string } | null }
    | { readonly __typename: 'DirectoryChanged', readonly state: DirectoryState }
    | { readonly __typename: 'ClientsChanged', readonly ids: ReadonlyArray<string> }
   };

export type ServiceListsQueryVariables = Exact<{ [key: string]: never; }>;


export type ServiceListsQuery = { readonly serviceLists: ReadonlyArray<{ readonly __typename: 'ServiceList', readonly name: string, readonly title: string, readonly domain: ListDomain, readonly type: string, readonly search: ListSearch, readonly opens: boolean, readonly isClients: boolean, readonly why: string | null, readonly columns: ReadonlyArray<{ readonly __typename: 'ListColumn', readonly key: string, readonly title: string, readonly kind: ListColumnKind, readonly usual: boolean, readonly unitUnknown: boolean, readonly list: string | null, readonly isClient: boolean }>, readonly filters: ReadonlyArray<{ readonly __typename: 'ListFilter', readonly key: string, readonly title: string, readonly kind: ListFilterKind, readonly choices: ReadonlyArray<string>, readonly required: boolean, readonly of: ReadonlyArray<string> }> }> };

export type ListRowsQueryVariables = Exact<{
  list: string;
  search?: string | null | undefined;
  filters?: ReadonlyArray<ListFilterValue> | ListFilterValue | null | undefined;
  columns?: ReadonlyArray<string> | string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ListRowsQuery = { readonly listRows: { readonly __typename: 'ListRows', readonly next: string | null, readonly total: number | null, readonly unreadable: number, readonly complete: boolean, readonly asOf: string, readonly columns: ReadonlyArray<{ readonly __typename: 'ListColumn', readonly key: string, readonly title: string, readonly kind: ListColumnKind, readonly usual: boolean, readonly unitUnknown: boolean, readonly list: string | null, readonly isClient: boolean }>, readonly rows: ReadonlyArray<{ readonly __typename: 'ListLine', readonly id: string | null, readonly cells: ReadonlyArray<{ readonly __typename: 'ListCell', readonly text: string, readonly currency: string | null, readonly link: string | null } | null> }> } };

export type ListRowQueryVariables = Exact<{
  list: string;
  id: string;
  search?: string | null | undefined;
  filters?: ReadonlyArray<ListFilterValue> | ListFilterValue | null | undefined;
}>;


export type ListRowQuery = { readonly listRow: { readonly __typename: 'ListRow', readonly whole: boolean, readonly asOf: string, readonly facts: ReadonlyArray<{ readonly __typename: 'ListFact', readonly column: { readonly __typename: 'ListColumn', readonly key: string, readonly title: string, readonly kind: ListColumnKind, readonly usual: boolean, readonly unitUnknown: boolean, readonly list: string | null, readonly isClient: boolean }, readonly cell: { readonly __typename: 'ListCell', readonly text: string, readonly currency: string | null, readonly link: string | null } | null }>, readonly tables: ReadonlyArray<{ readonly __typename: 'ListTable', readonly key: string, readonly title: string, readonly list: string | null, readonly isClients: boolean, readonly cut: boolean, readonly columns: ReadonlyArray<{ readonly __typename: 'ListColumn', readonly key: string, readonly title: string, readonly kind: ListColumnKind, readonly usual: boolean, readonly unitUnknown: boolean, readonly list: string | null, readonly isClient: boolean }>, readonly rows: ReadonlyArray<{ readonly __typename: 'ListLine', readonly id: string | null, readonly cells: ReadonlyArray<{ readonly __typename: 'ListCell', readonly text: string, readonly currency: string | null, readonly link: string | null } | null> }>, readonly failure: { readonly __typename: 'ListFailure', readonly kind: string, readonly message: string, readonly action: string } | null }>, readonly failure: { readonly __typename: 'ListFailure', readonly kind: string, readonly message: string, readonly action: string } | null } | null };

export type ListColumnViewFragment = { readonly __typename: 'ListColumn', readonly key: string, readonly title: string, readonly kind: ListColumnKind, readonly usual: boolean, readonly unitUnknown: boolean, readonly list: string | null, readonly isClient: boolean };

export type ListLineViewFragment = { readonly __typename: 'ListLine', readonly id: string | null, readonly cells: ReadonlyArray<{ readonly __typename: 'ListCell', readonly text: string, readonly currency: string | null, readonly link: string | null } | null> };

export type FindClientsQueryVariables = Exact<{
  search: string;
  first?: number | null | undefined;
  includeService?: boolean | null | undefined;
}>;


export type FindClientsQuery = { readonly findClients: { readonly __typename: 'FoundClients', readonly total: number, readonly clients: ReadonlyArray<{ readonly __typename: 'Client', readonly id: string, readonly name: string, readonly active: boolean | null, readonly alerts: ReadonlyArray<string>, readonly emails: ReadonlyArray<string>, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null, readonly patients: ReadonlyArray<{ readonly __typename: 'Patient', readonly id: string, readonly name: string, readonly species: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> }> | null }>, readonly directory: { readonly __typename: 'Directory', readonly state: DirectoryState, readonly read: number, readonly expected: number | null, readonly flawCount: number, readonly completeAsOf: string | null, readonly asOf: string | null, readonly visitsSince: string | null, readonly failure: { readonly __typename: 'Outcome', readonly kind: string, readonly message: string, readonly action: string, readonly at: string } | null } } };

export type ClientLineFragment = { readonly __typename: 'Client', readonly id: string, readonly name: string, readonly active: boolean | null, readonly alerts: ReadonlyArray<string>, readonly emails: ReadonlyArray<string>, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null, readonly patients: ReadonlyArray<{ readonly __typename: 'Patient', readonly id: string, readonly name: string, readonly species: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> }> | null };

export type FormsQueryVariables = Exact<{ [key: string]: never; }>;


export type FormsQuery = { readonly forms: ReadonlyArray<{ readonly __typename: 'Form', readonly mutation: string, readonly title: string, readonly description: string | null, readonly removes: boolean }> };

export type FormToFillQueryVariables = Exact<{
  mutation: string;
}>;


export type FormToFillQuery = { readonly form: { readonly __typename: 'Form', readonly mutation: string, readonly title: string, readonly description: string | null, readonly removes: boolean, readonly arguments: ReadonlyArray<{ readonly __typename: 'FormField', readonly name: string, readonly title: string, readonly description: string | null, readonly kind: FormFieldKind, readonly type: string, readonly of: string, readonly lists: number, readonly required: boolean, readonly defaultValue: string | null }>, readonly inputs: ReadonlyArray<{ readonly __typename: 'FormInput', readonly name: string, readonly title: string, readonly description: string | null, readonly fields: ReadonlyArray<{ readonly __typename: 'FormField', readonly name: string, readonly title: string, readonly description: string | null, readonly kind: FormFieldKind, readonly type: string, readonly of: string, readonly lists: number, readonly required: boolean, readonly defaultValue: string | null }> }>, readonly choices: ReadonlyArray<{ readonly __typename: 'FormChoices', readonly name: string, readonly values: ReadonlyArray<string> }> } | null };

export type PreviewFormQueryVariables = Exact<{
  mutation: string;
  values: Readonly<Record<string, unknown>>;
}>;


export type PreviewFormQuery = { readonly formPreview:
    | { readonly __typename: 'FormRequest', readonly document: string, readonly variables: string, readonly mark: string }
    | { readonly __typename: 'Refused', readonly problems: ReadonlyArray<{ readonly __typename: 'Problem', readonly message: string, readonly field: string | null }> }
    | { readonly __typename: 'NotOffered', readonly why: string }
   };

export type RunFormMutationVariables = Exact<{
  mutation: string;
  values: Readonly<Record<string, unknown>>;
  mark?: string | null | undefined;
}>;


export type RunFormMutation = { readonly runForm:
    | { readonly __typename: 'Done', readonly id: string | null, readonly appointment: { readonly __typename: 'Appointment', readonly id: string, readonly version: string, readonly start: string | null, readonly end: string | null, readonly since: string | null, readonly reason: string | null, readonly notes: string | null, readonly room: string | null, readonly blocked: boolean | null, readonly status: { readonly __typename: 'Status', readonly label: string, readonly stage: Stage, readonly word: string | null } | null, readonly type: { readonly __typename: 'AppointmentType', readonly id: string, readonly name: string, readonly color: string | null } | null, readonly provider: { readonly __typename: 'Provider', readonly id: string } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly name: string, readonly species: string | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null, readonly client: { readonly __typename: 'Client', readonly id: string, readonly name: string, readonly alerts: ReadonlyArray<string>, readonly emails: ReadonlyArray<string>, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null } | null } | null }
    | { readonly __typename: 'Refused', readonly problems: ReadonlyArray<{ readonly __typename: 'Problem', readonly message: string, readonly field: string | null }> }
    | { readonly __typename: 'Conflict', readonly sent: boolean, readonly now: { readonly __typename: 'Appointment', readonly id: string, readonly version: string, readonly start: string | null, readonly end: string | null, readonly since: string | null, readonly reason: string | null, readonly notes: string | null, readonly room: string | null, readonly blocked: boolean | null, readonly status: { readonly __typename: 'Status', readonly label: string, readonly stage: Stage, readonly word: string | null } | null, readonly type: { readonly __typename: 'AppointmentType', readonly id: string, readonly name: string, readonly color: string | null } | null, readonly provider: { readonly __typename: 'Provider', readonly id: string } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly name: string, readonly species: string | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null, readonly client: { readonly __typename: 'Client', readonly id: string, readonly name: string, readonly alerts: ReadonlyArray<string>, readonly emails: ReadonlyArray<string>, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null } | null } | null }
    | { readonly __typename: 'OutcomeUnknown', readonly message: string, readonly action: string, readonly now: { readonly __typename: 'Appointment', readonly id: string, readonly version: string, readonly start: string | null, readonly end: string | null, readonly since: string | null, readonly reason: string | null, readonly notes: string | null, readonly room: string | null, readonly blocked: boolean | null, readonly status: { readonly __typename: 'Status', readonly label: string, readonly stage: Stage, readonly word: string | null } | null, readonly type: { readonly __typename: 'AppointmentType', readonly id: string, readonly name: string, readonly color: string | null } | null, readonly provider: { readonly __typename: 'Provider', readonly id: string } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly name: string, readonly species: string | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null, readonly client: { readonly __typename: 'Client', readonly id: string, readonly name: string, readonly alerts: ReadonlyArray<string>, readonly emails: ReadonlyArray<string>, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null } | null } | null }
    | { readonly __typename: 'NotOffered', readonly why: string }
   };

export type FormFieldPartsFragment = { readonly __typename: 'FormField', readonly name: string, readonly title: string, readonly description: string | null, readonly kind: FormFieldKind, readonly type: string, readonly of: string, readonly lists: number, readonly required: boolean, readonly defaultValue: string | null };

export type FreeSlotsQueryVariables = Exact<{
  location: string;
  from: string;
  days?: number | null | undefined;
  minutes: number;
  type?: string | null | undefined;
  provider?: string | null | undefined;
  weekdays?: ReadonlyArray<number> | number | null | undefined;
  earliest?: number | null | undefined;
  latest?: number | null | undefined;
  companions?: ReadonlyArray<CompanionInput> | CompanionInput | null | undefined;
}>;


export type FreeSlotsQuery = { readonly freeSlots: { readonly __typename: 'FreeSlots', readonly source: SlotSource, readonly slots: ReadonlyArray<{ readonly __typename: 'FreeSlot', readonly start: string, readonly end: string, readonly provider: { readonly __typename: 'Provider', readonly id: string, readonly name: string } | null, readonly companions: ReadonlyArray<{ readonly __typename: 'SlotCompanion', readonly start: string, readonly provider: { readonly __typename: 'Provider', readonly id: string, readonly name: string } | null }> }> } };

export type KnownClientsQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type KnownClientsQuery = { readonly knownClients: { readonly __typename: 'KnownClients', readonly gone: ReadonlyArray<string>, readonly clients: ReadonlyArray<{ readonly __typename: 'Client', readonly id: string, readonly name: string, readonly active: boolean | null, readonly alerts: ReadonlyArray<string>, readonly emails: ReadonlyArray<string>, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null, readonly patients: ReadonlyArray<{ readonly __typename: 'Patient', readonly id: string, readonly name: string, readonly species: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> }> | null }> } };

export type LocationDayQueryVariables = Exact<{
  location: string;
  recent?: boolean | null | undefined;
  inPassing?: boolean | null | undefined;
}>;


export type LocationDayQuery = { readonly day: { readonly __typename: 'ScheduleDay', readonly date: string, readonly timeZone: string, readonly workMinutes: number | null, readonly location: { readonly __typename: 'Location', readonly id: string, readonly name: string }, readonly providers: ReadonlyArray<{ readonly __typename: 'Provider', readonly id: string, readonly name: string, readonly role: string | null }>, readonly load: { readonly __typename: 'DayLoad', readonly date: string, readonly visits: number, readonly minutes: number, readonly openMinutes: number | null }, readonly hours: ReadonlyArray<{ readonly __typename: 'OpenHours', readonly start: string, readonly end: string }> | null, readonly working: ReadonlyArray<{ readonly __typename: 'WorkingHours', readonly provider: string, readonly hours: ReadonlyArray<{ readonly __typename: 'OpenHours', readonly start: string, readonly end: string }> }> } };

export type LocationListQueryVariables = Exact<{ [key: string]: never; }>;


export type LocationListQuery = { readonly organization: { readonly __typename: 'Organization', readonly id: string, readonly name: string } | null, readonly locations: ReadonlyArray<{ readonly __typename: 'Location', readonly id: string, readonly name: string, readonly address: string | null, readonly phone: string | null, readonly timeZone: string | null }> };

export type ClientMessagesQueryVariables = Exact<{
  client: string;
}>;


export type ClientMessagesQuery = { readonly messages: { readonly __typename: 'ClientMessages', readonly conversations: { readonly __typename: 'Conversations', readonly complete: boolean, readonly unreadable: number, readonly problem: { readonly __typename: 'Outcome', readonly kind: string, readonly message: string, readonly action: string, readonly at: string } | null, readonly entries: ReadonlyArray<{ readonly __typename: 'Conversation', readonly id: string, readonly name: string | null, readonly status: string | null, readonly text: string | null, readonly channel: string | null, readonly time: { readonly __typename: 'EntryTime', readonly day: string, readonly at: string | null } | null, readonly patient: { readonly __typename: 'Mention', readonly id: string, readonly name: string | null } | null, readonly lines: ReadonlyArray<{ readonly __typename: 'ConversationLine', readonly id: string | null, readonly text: string | null, readonly author: string | null, readonly incoming: boolean | null, readonly time: { readonly __typename: 'EntryTime', readonly day: string, readonly at: string | null } | null }> | null }> } | null, readonly messages: { readonly __typename: 'Messages', readonly complete: boolean, readonly unreadable: number, readonly problem: { readonly __typename: 'Outcome', readonly kind: string, readonly message: string, readonly action: string, readonly at: string } | null, readonly entries: ReadonlyArray<{ readonly __typename: 'Message', readonly id: string, readonly conversation: string | null, readonly name: string | null, readonly text: string | null, readonly author: string | null, readonly incoming: boolean | null, readonly channel: string | null, readonly status: string | null, readonly time: { readonly __typename: 'EntryTime', readonly day: string, readonly at: string | null } | null }> } | null } };

export type SendMessageMutationVariables = Exact<{
  message: NewMessage;
}>;


export type SendMessageMutation = { readonly sendMessage:
    | { readonly __typename: 'Done', readonly id: string | null, readonly appointment: { readonly __typename: 'Appointment', readonly id: string, readonly version: string, readonly start: string | null, readonly end: string | null, readonly since: string | null, readonly reason: string | null, readonly notes: string | null, readonly room: string | null, readonly blocked: boolean | null, readonly status: { readonly __typename: 'Status', readonly label: string, readonly stage: Stage, readonly word: string | null } | null, readonly type: { readonly __typename: 'AppointmentType', readonly id: string, readonly name: string, readonly color: string | null } | null, readonly provider: { readonly __typename: 'Provider', readonly id: string } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly name: string, readonly species: string | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null, readonly client: { readonly __typename: 'Client', readonly id: string, readonly name: string, readonly alerts: ReadonlyArray<string>, readonly emails: ReadonlyArray<string>, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null } | null } | null }
    | { readonly __typename: 'Refused', readonly problems: ReadonlyArray<{ readonly __typename: 'Problem', readonly message: string, readonly field: string | null }> }
    | { readonly __typename: 'Conflict', readonly sent: boolean, readonly now: { readonly __typename: 'Appointment', readonly id: string, readonly version: string, readonly start: string | null, readonly end: string | null, readonly since: string | null, readonly reason: string | null, readonly notes: string | null, readonly room: string | null, readonly blocked: boolean | null, readonly status: { readonly __typename: 'Status', readonly label: string, readonly stage: Stage, readonly word: string | null } | null, readonly type: { readonly __typename: 'AppointmentType', readonly id: string, readonly name: string, readonly color: string | null } | null, readonly provider: { readonly __typename: 'Provider', readonly id: string } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly name: string, readonly species: string | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null, readonly client: { readonly __typename: 'Client', readonly id: string, readonly name: string, readonly alerts: ReadonlyArray<string>, readonly emails: ReadonlyArray<string>, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null } | null } | null }
    | { readonly __typename: 'OutcomeUnknown', readonly message: string, readonly action: string, readonly now: { readonly __typename: 'Appointment', readonly id: string, readonly version: string, readonly start: string | null, readonly end: string | null, readonly since: string | null, readonly reason: string | null, readonly notes: string | null, readonly room: string | null, readonly blocked: boolean | null, readonly status: { readonly __typename: 'Status', readonly label: string, readonly stage: Stage, readonly word: string | null } | null, readonly type: { readonly __typename: 'AppointmentType', readonly id: string, readonly name: string, readonly color: string | null } | null, readonly provider: { readonly __typename: 'Provider', readonly id: string } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly name: string, readonly species: string | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null, readonly client: { readonly __typename: 'Client', readonly id: string, readonly name: string, readonly alerts: ReadonlyArray<string>, readonly emails: ReadonlyArray<string>, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null } | null } | null }
    | { readonly __typename: 'NotOffered', readonly why: string }
   };

export type OffersQueryVariables = Exact<{ [key: string]: never; }>;


export type OffersQuery = { readonly service: { readonly __typename: 'Service', readonly offers: ReadonlyArray<{ readonly __typename: 'Offer', readonly change: ChangeKind, readonly offered: boolean, readonly why: string | null, readonly takes: ReadonlyArray<string>, readonly demands: ReadonlyArray<string>, readonly choices: ReadonlyArray<{ readonly __typename: 'Choice', readonly field: string, readonly values: ReadonlyArray<string> }> }> } };

export type PatientHistoryQueryVariables = Exact<{
  patient: string;
}>;


export type PatientHistoryQuery = { readonly patientRecord: { readonly __typename: 'PatientRecord', readonly encounters: { readonly __typename: 'Encounters', readonly problem: { readonly __typename: 'Outcome', readonly kind: string } | null, readonly entries: ReadonlyArray<{ readonly __typename: 'Encounter', readonly id: string, readonly name: string | null, readonly time: { readonly __typename: 'EntryTime', readonly day: string, readonly at: string | null } | null }> } | null, readonly vaccinations: { readonly __typename: 'Treatments', readonly problem: { readonly __typename: 'Outcome', readonly kind: string } | null, readonly entries: ReadonlyArray<{ readonly __typename: 'Treatment', readonly id: string, readonly name: string | null, readonly time: { readonly __typename: 'EntryTime', readonly day: string, readonly at: string | null } | null, readonly due: { readonly __typename: 'EntryTime', readonly day: string, readonly at: string | null } | null }> } | null } };

export type PatientRecordQueryVariables = Exact<{
  patient: string;
}>;


export type PatientRecordQuery = { readonly patientRecord: { readonly __typename: 'PatientRecord', readonly encounters: { readonly __typename: 'Encounters', readonly complete: boolean, readonly unreadable: number, readonly problem: { readonly __typename: 'Outcome', readonly kind: string, readonly message: string, readonly action: string, readonly at: string } | null, readonly entries: ReadonlyArray<{ readonly __typename: 'Encounter', readonly id: string, readonly name: string | null, readonly kind: string | null, readonly status: string | null, readonly text: string | null, readonly appointment: string | null, readonly time: { readonly __typename: 'EntryTime', readonly day: string, readonly at: string | null } | null, readonly provider: { readonly __typename: 'Mention', readonly id: string, readonly name: string | null } | null }> } | null, readonly vaccinations: { readonly __typename: 'Treatments', readonly complete: boolean, readonly unreadable: number, readonly problem: { readonly __typename: 'Outcome', readonly kind: string, readonly message: string, readonly action: string, readonly at: string } | null, readonly entries: ReadonlyArray<{ readonly __typename: 'Treatment', readonly id: string, readonly name: string | null, readonly status: string | null, readonly time: { readonly __typename: 'EntryTime', readonly day: string, readonly at: string | null } | null, readonly due: { readonly __typename: 'EntryTime', readonly day: string, readonly at: string | null } | null, readonly provider: { readonly __typename: 'Mention', readonly id: string, readonly name: string | null } | null }> } | null, readonly treatments: { readonly __typename: 'Treatments', readonly complete: boolean, readonly unreadable: number, readonly problem: { readonly __typename: 'Outcome', readonly kind: string, readonly message: string, readonly action: string, readonly at: string } | null, readonly entries: ReadonlyArray<{ readonly __typename: 'Treatment', readonly id: string, readonly name: string | null, readonly status: string | null, readonly time: { readonly __typename: 'EntryTime', readonly day: string, readonly at: string | null } | null, readonly due: { readonly __typename: 'EntryTime', readonly day: string, readonly at: string | null } | null, readonly provider: { readonly __typename: 'Mention', readonly id: string, readonly name: string | null } | null }> } | null, readonly weights: { readonly __typename: 'Weights', readonly complete: boolean, readonly unreadable: number, readonly problem: { readonly __typename: 'Outcome', readonly kind: string, readonly message: string, readonly action: string, readonly at: string } | null, readonly entries: ReadonlyArray<{ readonly __typename: 'Weight', readonly id: string, readonly name: string | null, readonly value: string | null, readonly unit: string | null, readonly time: { readonly __typename: 'EntryTime', readonly day: string, readonly at: string | null } | null }> } | null, readonly documents: { readonly __typename: 'Documents', readonly complete: boolean, readonly unreadable: number, readonly problem: { readonly __typename: 'Outcome', readonly kind: string, readonly message: string, readonly action: string, readonly at: string } | null, readonly entries: ReadonlyArray<{ readonly __typename: 'Document', readonly id: string, readonly name: string | null, readonly kind: string | null, readonly time: { readonly __typename: 'EntryTime', readonly day: string, readonly at: string | null } | null }> } | null } };

export type TreatmentListFragment = { readonly __typename: 'Treatments', readonly complete: boolean, readonly unreadable: number, readonly problem: { readonly __typename: 'Outcome', readonly kind: string, readonly message: string, readonly action: string, readonly at: string } | null, readonly entries: ReadonlyArray<{ readonly __typename: 'Treatment', readonly id: string, readonly name: string | null, readonly status: string | null, readonly time: { readonly __typename: 'EntryTime', readonly day: string, readonly at: string | null } | null, readonly due: { readonly __typename: 'EntryTime', readonly day: string, readonly at: string | null } | null, readonly provider: { readonly __typename: 'Mention', readonly id: string, readonly name: string | null } | null }> };

export type NewPaymentQueryVariables = Exact<{
  client: string;
  amount: string;
  method?: string | null | undefined;
  known: ReadonlyArray<string> | string;
}>;


export type NewPaymentQuery = { readonly newPayment: { readonly __typename: 'Payment', readonly id: string, readonly number: string | null, readonly method: string | null, readonly status: string | null, readonly reference: string | null, readonly invoice: string | null, readonly time: { readonly __typename: 'EntryTime', readonly day: string, readonly at: string | null } | null, readonly amount: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null } | null };

export type RecordPaymentMutationVariables = Exact<{
  payment: NewPayment;
}>;


export type RecordPaymentMutation = { readonly recordPayment:
    | { readonly __typename: 'Done', readonly id: string | null, readonly client: { readonly __typename: 'Client', readonly id: string, readonly version: string, readonly name: string, readonly givenName: string | null, readonly familyName: string | null, readonly emails: ReadonlyArray<string>, readonly address: string | null, readonly active: boolean | null, readonly alerts: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly notes: string | null, readonly since: string | null, readonly lastVisit: string | null, readonly location: { readonly __typename: 'Location', readonly id: string, readonly name: string } | null, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null, readonly patients: ReadonlyArray<{ readonly __typename: 'Patient', readonly id: string, readonly version: string, readonly name: string, readonly species: string | null, readonly breed: string | null, readonly sex: string | null, readonly birthDate: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> }> | null } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly version: string, readonly name: string, readonly species: string | null, readonly breed: string | null, readonly sex: string | null, readonly birthDate: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null }
    | { readonly __typename: 'Refused', readonly problems: ReadonlyArray<{ readonly __typename: 'Problem', readonly message: string, readonly field: string | null }> }
    | { readonly __typename: 'Conflict', readonly sent: boolean, readonly client: { readonly __typename: 'Client', readonly id: string, readonly version: string, readonly name: string, readonly givenName: string | null, readonly familyName: string | null, readonly emails: ReadonlyArray<string>, readonly address: string | null, readonly active: boolean | null, readonly alerts: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly notes: string | null, readonly since: string | null, readonly lastVisit: string | null, readonly location: { readonly __typename: 'Location', readonly id: string, readonly name: string } | null, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null, readonly patients: ReadonlyArray<{ readonly __typename: 'Patient', readonly id: string, readonly version: string, readonly name: string, readonly species: string | null, readonly breed: string | null, readonly sex: string | null, readonly birthDate: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> }> | null } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly version: string, readonly name: string, readonly species: string | null, readonly breed: string | null, readonly sex: string | null, readonly birthDate: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null }
    | { readonly __typename: 'OutcomeUnknown', readonly message: string, readonly action: string }
    | { readonly __typename: 'NotOffered', readonly why: string }
   };

export type PossibleDuplicatesQueryVariables = Exact<{
  client: DuplicateSearch;
}>;


export type PossibleDuplicatesQuery = { readonly possibleDuplicates: ReadonlyArray<{ readonly __typename: 'PossibleDuplicate', readonly reasons: ReadonlyArray<DuplicateReason>, readonly client: { readonly __typename: 'Client', readonly id: string, readonly name: string, readonly active: boolean | null, readonly alerts: ReadonlyArray<string>, readonly emails: ReadonlyArray<string>, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null, readonly patients: ReadonlyArray<{ readonly __typename: 'Patient', readonly id: string, readonly name: string, readonly species: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> }> | null } }> };

export type RegisterClientMutationVariables = Exact<{
  client: NewClient;
}>;


export type RegisterClientMutation = { readonly registerClient:
    | { readonly __typename: 'Done', readonly id: string | null, readonly appointment: { readonly __typename: 'Appointment', readonly id: string, readonly version: string, readonly start: string | null, readonly end: string | null, readonly since: string | null, readonly reason: string | null, readonly notes: string | null, readonly room: string | null, readonly blocked: boolean | null, readonly status: { readonly __typename: 'Status', readonly label: string, readonly stage: Stage, readonly word: string | null } | null, readonly type: { readonly __typename: 'AppointmentType', readonly id: string, readonly name: string, readonly color: string | null } | null, readonly provider: { readonly __typename: 'Provider', readonly id: string } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly name: string, readonly species: string | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null, readonly client: { readonly __typename: 'Client', readonly id: string, readonly name: string, readonly alerts: ReadonlyArray<string>, readonly emails: ReadonlyArray<string>, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null } | null } | null, readonly client: { readonly __typename: 'Client', readonly id: string, readonly version: string, readonly name: string, readonly givenName: string | null, readonly familyName: string | null, readonly emails: ReadonlyArray<string>, readonly address: string | null, readonly active: boolean | null, readonly alerts: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly notes: string | null, readonly since: string | null, readonly lastVisit: string | null, readonly location: { readonly __typename: 'Location', readonly id: string, readonly name: string } | null, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null, readonly patients: ReadonlyArray<{ readonly __typename: 'Patient', readonly id: string, readonly version: string, readonly name: string, readonly species: string | null, readonly breed: string | null, readonly sex: string | null, readonly birthDate: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> }> | null } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly version: string, readonly name: string, readonly species: string | null, readonly breed: string | null, readonly sex: string | null, readonly birthDate: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null }
    | { readonly __typename: 'Refused', readonly problems: ReadonlyArray<{ readonly __typename: 'Problem', readonly message: string, readonly field: string | null }> }
    | { readonly __typename: 'Conflict', readonly sent: boolean, readonly now: { readonly __typename: 'Appointment', readonly id: string, readonly version: string, readonly start: string | null, readonly end: string | null, readonly since: string | null, readonly reason: string | null, readonly notes: string | null, readonly room: string | null, readonly blocked: boolean | null, readonly status: { readonly __typename: 'Status', readonly label: string, readonly stage: Stage, readonly word: string | null } | null, readonly type: { readonly __typename: 'AppointmentType', readonly id: string, readonly name: string, readonly color: string | null } | null, readonly provider: { readonly __typename: 'Provider', readonly id: string } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly name: string, readonly species: string | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null, readonly client: { readonly __typename: 'Client', readonly id: string, readonly name: string, readonly alerts: ReadonlyArray<string>, readonly emails: ReadonlyArray<string>, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null } | null } | null, readonly client: { readonly __typename: 'Client', readonly id: string, readonly version: string, readonly name: string, readonly givenName: string | null, readonly familyName: string | null, readonly emails: ReadonlyArray<string>, readonly address: string | null, readonly active: boolean | null, readonly alerts: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly notes: string | null, readonly since: string | null, readonly lastVisit: string | null, readonly location: { readonly __typename: 'Location', readonly id: string, readonly name: string } | null, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null, readonly patients: ReadonlyArray<{ readonly __typename: 'Patient', readonly id: string, readonly version: string, readonly name: string, readonly species: string | null, readonly breed: string | null, readonly sex: string | null, readonly birthDate: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> }> | null } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly version: string, readonly name: string, readonly species: string | null, readonly breed: string | null, readonly sex: string | null, readonly birthDate: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null }
    | { readonly __typename: 'OutcomeUnknown', readonly message: string, readonly action: string, readonly now: { readonly __typename: 'Appointment', readonly id: string, readonly version: string, readonly start: string | null, readonly end: string | null, readonly since: string | null, readonly reason: string | null, readonly notes: string | null, readonly room: string | null, readonly blocked: boolean | null, readonly status: { readonly __typename: 'Status', readonly label: string, readonly stage: Stage, readonly word: string | null } | null, readonly type: { readonly __typename: 'AppointmentType', readonly id: string, readonly name: string, readonly color: string | null } | null, readonly provider: { readonly __typename: 'Provider', readonly id: string } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly name: string, readonly species: string | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null, readonly client: { readonly __typename: 'Client', readonly id: string, readonly name: string, readonly alerts: ReadonlyArray<string>, readonly emails: ReadonlyArray<string>, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null } | null } | null }
    | { readonly __typename: 'NotOffered', readonly why: string }
   };

export type AddPatientMutationVariables = Exact<{
  client: string;
  patient: NewPatient;
}>;


export type AddPatientMutation = { readonly addPatient:
    | { readonly __typename: 'Done', readonly id: string | null, readonly appointment: { readonly __typename: 'Appointment', readonly id: string, readonly version: string, readonly start: string | null, readonly end: string | null, readonly since: string | null, readonly reason: string | null, readonly notes: string | null, readonly room: string | null, readonly blocked: boolean | null, readonly status: { readonly __typename: 'Status', readonly label: string, readonly stage: Stage, readonly word: string | null } | null, readonly type: { readonly __typename: 'AppointmentType', readonly id: string, readonly name: string, readonly color: string | null } | null, readonly provider: { readonly __typename: 'Provider', readonly id: string } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly name: string, readonly species: string | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null, readonly client: { readonly __typename: 'Client', readonly id: string, readonly name: string, readonly alerts: ReadonlyArray<string>, readonly emails: ReadonlyArray<string>, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null } | null } | null, readonly client: { readonly __typename: 'Client', readonly id: string, readonly version: string, readonly name: string, readonly givenName: string | null, readonly familyName: string | null, readonly emails: ReadonlyArray<string>, readonly address: string | null, readonly active: boolean | null, readonly alerts: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly notes: string | null, readonly since: string | null, readonly lastVisit: string | null, readonly location: { readonly __typename: 'Location', readonly id: string, readonly name: string } | null, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null, readonly patients: ReadonlyArray<{ readonly __typename: 'Patient', readonly id: string, readonly version: string, readonly name: string, readonly species: string | null, readonly breed: string | null, readonly sex: string | null, readonly birthDate: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> }> | null } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly version: string, readonly name: string, readonly species: string | null, readonly breed: string | null, readonly sex: string | null, readonly birthDate: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null }
    | { readonly __typename: 'Refused', readonly problems: ReadonlyArray<{ readonly __typename: 'Problem', readonly message: string, readonly field: string | null }> }
    | { readonly __typename: 'Conflict', readonly sent: boolean, readonly now: { readonly __typename: 'Appointment', readonly id: string, readonly version: string, readonly start: string | null, readonly end: string | null, readonly since: string | null, readonly reason: string | null, readonly notes: string | null, readonly room: string | null, readonly blocked: boolean | null, readonly status: { readonly __typename: 'Status', readonly label: string, readonly stage: Stage, readonly word: string | null } | null, readonly type: { readonly __typename: 'AppointmentType', readonly id: string, readonly name: string, readonly color: string | null } | null, readonly provider: { readonly __typename: 'Provider', readonly id: string } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly name: string, readonly species: string | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null, readonly client: { readonly __typename: 'Client', readonly id: string, readonly name: string, readonly alerts: ReadonlyArray<string>, readonly emails: ReadonlyArray<string>, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null } | null } | null, readonly client: { readonly __typename: 'Client', readonly id: string, readonly version: string, readonly name: string, readonly givenName: string | null, readonly familyName: string | null, readonly emails: ReadonlyArray<string>, readonly address: string | null, readonly active: boolean | null, readonly alerts: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly notes: string | null, readonly since: string | null, readonly lastVisit: string | null, readonly location: { readonly __typename: 'Location', readonly id: string, readonly name: string } | null, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null, readonly patients: ReadonlyArray<{ readonly __typename: 'Patient', readonly id: string, readonly version: string, readonly name: string, readonly species: string | null, readonly breed: string | null, readonly sex: string | null, readonly birthDate: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> }> | null } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly version: string, readonly name: string, readonly species: string | null, readonly breed: string | null, readonly sex: string | null, readonly birthDate: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null }
    | { readonly __typename: 'OutcomeUnknown', readonly message: string, readonly action: string, readonly now: { readonly __typename: 'Appointment', readonly id: string, readonly version: string, readonly start: string | null, readonly end: string | null, readonly since: string | null, readonly reason: string | null, readonly notes: string | null, readonly room: string | null, readonly blocked: boolean | null, readonly status: { readonly __typename: 'Status', readonly label: string, readonly stage: Stage, readonly word: string | null } | null, readonly type: { readonly __typename: 'AppointmentType', readonly id: string, readonly name: string, readonly color: string | null } | null, readonly provider: { readonly __typename: 'Provider', readonly id: string } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly name: string, readonly species: string | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> } | null, readonly client: { readonly __typename: 'Client', readonly id: string, readonly name: string, readonly alerts: ReadonlyArray<string>, readonly emails: ReadonlyArray<string>, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null } | null } | null }
    | { readonly __typename: 'NotOffered', readonly why: string }
   };

export type DueRemindersQueryVariables = Exact<{
  location: string;
  date: string;
}>;


export type DueRemindersQuery = { readonly reminders: { readonly __typename: 'Reminders', readonly complete: boolean, readonly unreadable: number, readonly problem: { readonly __typename: 'Outcome', readonly kind: string, readonly message: string, readonly action: string, readonly at: string } | null, readonly entries: ReadonlyArray<{ readonly __typename: 'Reminder', readonly id: string, readonly name: string | null, readonly kind: string | null, readonly status: string | null, readonly channel: string | null, readonly text: string | null, readonly appointment: string | null, readonly time: { readonly __typename: 'EntryTime', readonly day: string, readonly at: string | null } | null, readonly client: { readonly __typename: 'Mention', readonly id: string, readonly name: string | null } | null, readonly patient: { readonly __typename: 'Mention', readonly id: string, readonly name: string | null } | null }> } | null };

export type ReportDaysQueryVariables = Exact<{
  location: string;
  from: string;
  days: number;
}>;


export type ReportDaysQuery = { readonly days: ReadonlyArray<{ readonly __typename: 'ScheduleDay', readonly date: string, readonly unreadable: number, readonly complete: boolean, readonly partial: boolean, readonly asOf: string, readonly providers: ReadonlyArray<{ readonly __typename: 'Provider', readonly id: string, readonly name: string }>, readonly appointments: ReadonlyArray<{ readonly __typename: 'Appointment', readonly id: string, readonly start: string | null, readonly end: string | null, readonly room: string | null, readonly blocked: boolean | null, readonly status: { readonly __typename: 'Status', readonly label: string, readonly stage: Stage } | null, readonly type: { readonly __typename: 'AppointmentType', readonly id: string, readonly name: string } | null, readonly provider: { readonly __typename: 'Provider', readonly id: string } | null, readonly stageSpans: ReadonlyArray<{ readonly __typename: 'StageSpan', readonly stage: Stage, readonly from: string, readonly to: string, readonly observed: boolean }> }>, readonly hours: ReadonlyArray<{ readonly __typename: 'OpenHours', readonly start: string, readonly end: string }> | null, readonly working: ReadonlyArray<{ readonly __typename: 'WorkingHours', readonly provider: string, readonly hours: ReadonlyArray<{ readonly __typename: 'OpenHours', readonly start: string, readonly end: string }> }> }> };

export type AppointmentRequestsQueryVariables = Exact<{
  inPassing?: boolean | null | undefined;
}>;


export type AppointmentRequestsQuery = { readonly requests: { readonly __typename: 'AppointmentRequests', readonly complete: boolean, readonly unreadable: number, readonly problem: { readonly __typename: 'Outcome', readonly kind: string, readonly message: string, readonly action: string, readonly at: string } | null, readonly requests: ReadonlyArray<{ readonly __typename: 'AppointmentRequest', readonly id: string, readonly createdAt: string | null, readonly name: string | null, readonly phone: string | null, readonly email: string | null, readonly patient: string | null, readonly species: string | null, readonly reason: string | null, readonly wantedDay: string | null, readonly wantedAt: string | null, readonly wantedText: string | null, readonly status: string | null, readonly client: { readonly __typename: 'Mention', readonly id: string, readonly name: string | null } | null }> } | null };

export type ReviewClientsQueryVariables = Exact<{
  filter: ClientFilter;
  sort?: ClientSort | null | undefined;
  first?: number | null | undefined;
  from?: number | null | undefined;
}>;


export type ReviewClientsQuery = { readonly reviewClients: { readonly __typename: 'ClientReview', readonly total: number, readonly clients: ReadonlyArray<{ readonly __typename: 'Client', readonly id: string, readonly name: string, readonly active: boolean | null, readonly alerts: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly emails: ReadonlyArray<string>, readonly address: string | null, readonly since: string | null, readonly lastVisit: string | null, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null, readonly location: { readonly __typename: 'Location', readonly id: string, readonly name: string } | null, readonly patients: ReadonlyArray<{ readonly __typename: 'Patient', readonly id: string, readonly name: string, readonly species: string | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> }> | null }>, readonly directory: { readonly __typename: 'Directory', readonly state: DirectoryState, readonly read: number, readonly expected: number | null, readonly flawCount: number, readonly completeAsOf: string | null, readonly asOf: string | null, readonly visitsSince: string | null, readonly failure: { readonly __typename: 'Outcome', readonly kind: string, readonly message: string, readonly action: string, readonly at: string } | null } } };

export type ReviewClientFragment = { readonly __typename: 'Client', readonly id: string, readonly name: string, readonly active: boolean | null, readonly alerts: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly emails: ReadonlyArray<string>, readonly address: string | null, readonly since: string | null, readonly lastVisit: string | null, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null, readonly location: { readonly __typename: 'Location', readonly id: string, readonly name: string } | null, readonly patients: ReadonlyArray<{ readonly __typename: 'Patient', readonly id: string, readonly name: string, readonly species: string | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> }> | null };

export type ClientFiguresQueryVariables = Exact<{
  filter: ClientFilter;
}>;


export type ClientFiguresQuery = { readonly clientFigures: { readonly __typename: 'ClientFigures', readonly clients: number, readonly active: number, readonly inactive: number, readonly withAlerts: number, readonly withoutPhone: number, readonly withoutEmail: number, readonly withoutAddress: number, readonly patients: number, readonly withoutVisit: number, readonly balances: ReadonlyArray<{ readonly __typename: 'BalanceSum', readonly currency: string | null, readonly owed: string, readonly credit: string, readonly debtors: number }>, readonly newPerMonth: ReadonlyArray<{ readonly __typename: 'MonthCount', readonly month: string, readonly count: number }>, readonly lastVisitPerMonth: ReadonlyArray<{ readonly __typename: 'MonthCount', readonly month: string, readonly count: number }> } };

export type ServiceStateQueryVariables = Exact<{ [key: string]: never; }>;


export type ServiceStateQuery = { readonly service: { readonly __typename: 'Service', readonly environment: { readonly __typename: 'Environment', readonly kind: EnvironmentKind, readonly host: string }, readonly organization: { readonly __typename: 'Organization', readonly id: string, readonly name: string } | null, readonly lastOutcome: { readonly __typename: 'Outcome', readonly kind: string, readonly message: string, readonly action: string, readonly at: string } | null, readonly capabilities: ReadonlyArray<{ readonly __typename: 'Capability', readonly name: string, readonly offered: boolean, readonly why: string | null }> } };

export type ClientOfTileQueryVariables = Exact<{
  id: string;
}>;


export type ClientOfTileQuery = { readonly client: { readonly __typename: 'Client', readonly id: string, readonly version: string, readonly name: string, readonly givenName: string | null, readonly familyName: string | null, readonly emails: ReadonlyArray<string>, readonly address: string | null, readonly active: boolean | null, readonly alerts: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly notes: string | null, readonly since: string | null, readonly lastVisit: string | null, readonly location: { readonly __typename: 'Location', readonly id: string, readonly name: string } | null, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null, readonly patients: ReadonlyArray<{ readonly __typename: 'Patient', readonly id: string, readonly version: string, readonly name: string, readonly species: string | null, readonly breed: string | null, readonly sex: string | null, readonly birthDate: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> }> | null } | null };

export type UpcomingVisitsQueryVariables = Exact<{
  id: string;
}>;


export type UpcomingVisitsQuery = { readonly client: { readonly __typename: 'Client', readonly id: string, readonly version: string, readonly name: string, readonly givenName: string | null, readonly familyName: string | null, readonly emails: ReadonlyArray<string>, readonly address: string | null, readonly active: boolean | null, readonly alerts: ReadonlyArray<string>, readonly tags: ReadonlyArray<string>, readonly notes: string | null, readonly since: string | null, readonly lastVisit: string | null, readonly appointments: ReadonlyArray<{ readonly __typename: 'Appointment', readonly id: string, readonly start: string | null, readonly end: string | null, readonly reason: string | null, readonly status: { readonly __typename: 'Status', readonly label: string, readonly stage: Stage, readonly word: string | null } | null, readonly type: { readonly __typename: 'AppointmentType', readonly id: string, readonly name: string } | null, readonly provider: { readonly __typename: 'Provider', readonly id: string, readonly name: string } | null, readonly patient: { readonly __typename: 'Patient', readonly id: string, readonly name: string } | null, readonly location: { readonly __typename: 'Location', readonly id: string, readonly name: string, readonly timeZone: string | null } | null }> | null, readonly location: { readonly __typename: 'Location', readonly id: string, readonly name: string } | null, readonly phones: ReadonlyArray<{ readonly __typename: 'Phone', readonly number: string, readonly label: string | null }>, readonly balance: { readonly __typename: 'Balance', readonly amount: string, readonly currency: string | null } | null, readonly patients: ReadonlyArray<{ readonly __typename: 'Patient', readonly id: string, readonly version: string, readonly name: string, readonly species: string | null, readonly breed: string | null, readonly sex: string | null, readonly birthDate: string | null, readonly active: boolean | null, readonly deceased: boolean | null, readonly alerts: ReadonlyArray<string> }> | null } | null };

export type WeekLoadQueryVariables = Exact<{
  location: string;
  from: string;
  days?: number | null | undefined;
}>;


export type WeekLoadQuery = { readonly load: ReadonlyArray<{ readonly __typename: 'DayLoad', readonly date: string, readonly visits: number, readonly minutes: number, readonly openMinutes: number | null }> };
