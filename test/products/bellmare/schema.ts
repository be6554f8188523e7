import { bellmareCalendarText } from './schemaCalendar.ts';
import { bellmareOfficeText } from './schemaOffice.ts';
import { bellmarePeopleText } from './schemaPeople.ts';
import { bellmareInputText } from './schemaInputs.ts';
import { bellmareMutationText } from './schemaMutations.ts';

/** SDL of the API as its server prints it; this part has scalars, the queries and the group with its bases and crew. */
export const bellmareText: string = /* GraphQL */ `
  "Date (isoformat)"
  scalar Date
  "Date with time (isoformat)"
  scalar DateTime
  "Time (isoformat)"
  scalar Time
  "Decimal (fixed-point)"
  scalar Decimal

  type Query {
    practice_group: PracticeGroup!
    "Who is asking."
    whoami: ApiClient!
    settings: GroupSettings!
    "Where our vets drive from and where animals are hauled in to."
    bases: [Base!]!
    base(id: ID!): Base
    rooms(base_id: ID): [Room!]!
    trucks(base_id: ID): [Truck!]!
    "Everyone who can be put on an entry of the calendar, in the order in which they joined."
    practitioners(
      base_id: ID
      discipline_code: String
      is_active: Boolean
      offset: Int! = 0
      limit: Int! = 50
    ): PractitionerPage!
    practitioner(id: ID!): Practitioner
    "What farm calls and clinic visits are booked as."
    call_types(setting: CallSetting): [CallType!]!
    "The stages that an entry of the calendar goes through."
    entry_statuses: [EntryStatus!]!
    species: [Species!]!
    "People and outfits that we bill. Every word of q has to occur in the name, an email or a phone number."
    account_holders(
      q: String
      surname: String
      email: String
      phone: String
      base_id: ID
      flag: String
      is_active: Boolean
      updated_since: DateTime
      order_by: AccountOrder! = SURNAME
      offset: Int! = 0
      limit: Int! = 50
    ): AccountHolderPage!
    account_holder(id: ID!): AccountHolder
    account_holder_by_number(account_no: String!): AccountHolder
    animals(
      barn_name: String
      managed_by_id: ID
      species_code: String
      stable_id: ID
      is_deceased: Boolean
      updated_since: DateTime
      order_by: AnimalOrder! = BARN_NAME
      offset: Int! = 0
      limit: Int! = 50
    ): AnimalPage!
    animal(id: ID!): Animal
    animal_by_identifier(scheme: IdentifierScheme!, value: String!): Animal
    herds(account_holder_id: ID, species_code: String, offset: Int! = 0, limit: Int! = 50): HerdPage!
    herd(id: ID!): Herd
    stables(base_id: ID, name: String, offset: Int! = 0, limit: Int! = 50): StablePage!
    stable(id: ID!): Stable
    """
    Farm calls and clinic visits of some days, both included, by the clock of each base and in the order of their
    beginnings. No more than 31 days at once. Entries that were called off stay on the calendar.
    """
    calendar(
      date_from: Date!
      date_to: Date!
      base_id: ID
      practitioner_id: ID
      account_holder_id: ID
      animal_id: ID
      stable_id: ID
      setting: CallSetting
      status_code: String
      offset: Int! = 0
      limit: Int! = 50
    ): CalendarPage!
    calendar_entry(id: ID!): CalendarEntry
    "Time that nobody is to be booked in, such as meetings."
    held_time(date_from: Date!, date_to: Date!, base_id: ID, offset: Int! = 0, limit: Int! = 50): HeldTimePage!
    "Who takes emergencies in the night after a day."
    on_call(date: Date!, base_id: ID): [OnCallShift!]!
    invoices(
      account_holder_id: ID
      base_id: ID
      is_outstanding: Boolean
      issued_from: Date
      issued_to: Date
      offset: Int! = 0
      limit: Int! = 50
    ): InvoicePage!
    invoice(id: ID!): Invoice
    payments(account_holder_id: ID, offset: Int! = 0, limit: Int! = 50): PaymentPage!
    "What the dispensary sells."
    formulary(name: String, has_withdrawal: Boolean, offset: Int! = 0, limit: Int! = 50): FormularyPage!
    formulary_item(id: ID!): FormularyItem
    recalls(
      animal_id: ID
      kind_code: String
      due_from: Date
      due_to: Date
      is_sent: Boolean
      offset: Int! = 0
      limit: Int! = 50
    ): RecallPage!
    immunizations(animal_id: ID, offset: Int! = 0, limit: Int! = 50): ImmunizationPage!
    "Charts, the newest first."
    chart_notes(animal_id: ID, author_id: ID, offset: Int! = 0, limit: Int! = 50): ChartNotePage!
    lab_orders(animal_id: ID, is_reported: Boolean, offset: Int! = 0, limit: Int! = 50): LabOrderPage!
    threads(account_holder_id: ID, is_closed: Boolean, offset: Int! = 0, limit: Int! = 50): ThreadPage!
    thread(id: ID!): Thread
    "The whiteboard."
    chores(assignee_id: ID, is_done: Boolean, offset: Int! = 0, limit: Int! = 50): ChorePage!
    users(is_active: Boolean, offset: Int! = 0, limit: Int! = 50): UserPage!
    roles: [Role!]!
    "What was changed through this API, the newest first."
    audit_trail(verb: String, offset: Int! = 0, limit: Int! = 50): AuditPage!
  }

  type PracticeGroup {
    id: ID!
    name: String!
    bases: [Base!]!
  }

  type ApiClient {
    name: String!
    scopes: [String!]!
    is_read_only: Boolean!
  }

  type GroupSettings {
    currency: String!
    week_starts_on: String!
    kilometre_rate: Decimal!
    free_kilometres: Int!
    recall_lead_days: Int!
    invoice_prefix: String!
    sales_taxes: [SalesTax!]!
  }

  type SalesTax {
    code: String!
    label: String!
    rate: Decimal!
  }

  type CivicAddress {
    street: String!
    municipality: String!
    "Province, territory or state."
    province: String
    postal_code: String
  }

  type OpeningHours {
    "ISO number of the weekday, Monday is 1."
    weekday: Int!
    opens: Time!
    closes: Time!
  }

  type Base {
    id: ID!
    name: String!
    civic_address: CivicAddress!
    "Name in the tz database."
    tz_name: String!
    phone: String!
    email: String!
    hours: [OpeningHours!]!
    rooms: [Room!]!
    trucks: [Truck!]!
    stables: [Stable!]!
  }

  type Room {
    id: ID!
    name: String!
    base: Base!
    has_stocks: Boolean!
  }

  type Truck {
    id: ID!
    unit_no: String!
    base: Base!
    carries_xray: Boolean!
  }

  type Discipline {
    code: String!
    label: String!
  }

  type Practitioner {
    id: ID!
    given_names: String!
    surname: String!
    post_nominals: String
    discipline: Discipline!
    "Number at the provincial college."
    licence_no: String
    email: String!
    bases: [Base!]!
    is_active: Boolean!
  }

  type PractitionerPage {
    count: Int!
    offset: Int!
    limit: Int!
    results: [Practitioner!]!
  }
  ${bellmarePeopleText}
  ${bellmareCalendarText}
  ${bellmareOfficeText}
  ${bellmareMutationText}
  ${bellmareInputText}
`;
