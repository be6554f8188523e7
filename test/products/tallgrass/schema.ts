import { connectionsText } from './connections.ts';
import { businessText } from './schemaBusiness.ts';
import { calendarText } from './schemaCalendar.ts';
import { clinicalText } from './schemaClinical.ts';
import { peopleText } from './schemaPeople.ts';
import { setUpText } from './schemaSetUp.ts';
import { mutationsText } from './schemaWrites.ts';
import { inputsText } from './schemaInputs.ts';

/** What a request can start from. */
const queryText = /* GraphQL */ `
  "A date such as 2026-11-17, by the wall calendar of the hospital concerned."
  scalar Date
  "An instant such as 2026-11-17T14:00:00.000Z. Answers are in UTC; any offset may be sent."
  scalar DateTime

  interface Node {
    id: ID!
  }

  type PageInfo {
    endCursor: String
    hasNextPage: Boolean!
    hasPreviousPage: Boolean!
    startCursor: String
  }

  type Query {
    node(id: ID!): Node
    nodes(ids: [ID!]!): [Node]!
    "Who is asking, and for which organization."
    viewer: Viewer!
    "The organization of the access token."
    organization: Organization!
    hospital(id: ID!): Hospital
    teammate(id: ID!): Teammate
    "The people of a hospital, by last name."
    teammates(
      hospitalId: ID!
      roles: [TeammateRole!]
      includeDeactivated: Boolean! = false
      after: String
      before: String
      first: Int
      last: Int
    ): QueryTeammatesConnection!
    household(id: ID!): Household
    "The newest first unless orderBy says otherwise. Merged households are left out."
    households(
      filter: HouseholdFilter
      orderBy: HouseholdOrder
      after: String
      before: String
      first: Int
      last: Int
    ): QueryHouseholdsConnection!
    companion(id: ID!): Companion
    "The newest first unless orderBy says otherwise."
    companions(
      filter: CompanionFilter
      orderBy: CompanionOrder
      after: String
      before: String
      first: Int
      last: Int
    ): QueryCompanionsConnection!
    """
    What the search bar finds: households by the beginnings of words in a member's name, by email, or by four or more
    digits of a phone number; companions by the beginnings of words in the name, or by microchip. A term has two characters or more.
    """
    search(term: String!, scopes: [SearchScope!], first: Int! = 10): [SearchHit!]!
    scheduledVisit(id: ID!): ScheduledVisit
    "Visits of a hospital that start in the range, by start. The range may span 31 days."
    scheduledVisits(
      hospitalId: ID!
      range: DateTimeRange!
      filter: ScheduledVisitFilter
      after: String
      before: String
      first: Int
      last: Int
    ): QueryScheduledVisitsConnection!
    "Time that is kept free of visits. The range may span 31 days."
    timeBlocks(hospitalId: ID!, range: DateTimeRange!): [TimeBlock!]!
    visitTemplates(hospitalId: ID): [VisitTemplate!]!
    "Free times for a kind of visit, for at most 14 days."
    openings(hospitalId: ID!, visitTemplateId: ID!, range: DateRange!, teammateId: ID): [Opening!]!
    "Who is in the building right now, and whom to expect today."
    whiteboard(hospitalId: ID!): Whiteboard!
    waitlist(hospitalId: ID!): [WaitlistEntry!]!
    encounter(id: ID!): Encounter
    "Encounters of a hospital that were started in the range, the latest first. The range may span 31 days."
    encounters(
      hospitalId: ID!
      range: DateTimeRange!
      status: EncounterStatus
      after: String
      before: String
      first: Int
      last: Int
    ): QueryEncountersConnection!
    "What companions are due for in a range of at most 92 days, by due date."
    careReminders(
      range: DateRange!
      hospitalId: ID
      after: String
      before: String
      first: Int
      last: Int
    ): QueryCareRemindersConnection!
    invoice(id: ID!): Invoice
    invoices(filter: InvoiceFilter, after: String, before: String, first: Int, last: Int): QueryInvoicesConnection!
    estimates(householdId: ID!): [Estimate!]!
    products(
      matching: String
      kind: ProductKind
      after: String
      before: String
      first: Int
      last: Int
    ): QueryProductsConnection!
    inventory(hospitalId: ID!): [StockLevel!]!
    thread(id: ID!): Thread
    threads(status: ThreadStatus, after: String, before: String, first: Int, last: Int): QueryThreadsConnection!
    followUps(
      assigneeId: ID
      isDone: Boolean
      after: String
      before: String
      first: Int
      last: Int
    ): QueryFollowUpsConnection!
    labels: [Label!]!
    species: [Species!]!
    wellnessPlans: [WellnessPlan!]!
    messageSnippets: [MessageSnippet!]!
    "Changes to the calendar in a range of at most 7 days, the latest first."
    auditTrail(range: DateTimeRange!, after: String, before: String, first: Int, last: Int): QueryAuditTrailConnection!
    webhooks: [Webhook!]!
  }

  "From one instant on, until before another."
  input DateTimeRange {
    from: DateTime!
    until: DateTime!
  }

  "From one date through another, both included."
  input DateRange {
    from: Date!
    through: Date!
  }

  enum SortDirection {
    ASC
    DESC
  }
`;

/** The whole schema of Tallgrass. */
export const tallgrassText: string = [
  queryText,
  setUpText,
  peopleText,
  calendarText,
  clinicalText,
  businessText,
  mutationsText,
  inputsText,
  connectionsText,
].join('\n');
