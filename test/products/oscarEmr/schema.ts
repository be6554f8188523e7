import { inputsText } from './schemaInputs.ts';
import { moreTypesText } from './schemaMore.ts';
import { typesText } from './schemaTypes.ts';

const page = /* GraphQL */ `
      "How many rows of the result to leave out"
      skip: Int = 0
      "How many rows to answer, 500 at most"
      take: Int = 25`;

/** SDL of the layer: its operations. */
export const oscarText: string = /* GraphQL */ `
  "A day, yyyy-MM-dd"
  scalar Date
  "A time of day by the clock of the server, HH:mm"
  scalar Time
  "A day and a time by the clock of the server, yyyy-MM-dd HH:mm:ss"
  scalar DateTime

  type Query {
    "The clinic that this installation is for"
    clinic: Clinic!
    "The sites of the clinic"
    sites: [Site!]!
    site(siteId: Int!): Site

    "All active demographics, by number"
    demographics(
      ${page}
      orderBy: DemographicOrderBy
    ): DemographicPage!
    "One demographic, also one that isn't active"
    demographic(demographicNo: Int!): Demographic
    "The ten first active demographics by the beginning of lastName[,firstName]. Understands addr: and chartNo: before the text."
    quickSearch(query: String): DemographicSearchPage!
    "Finds demographics by the beginning of what the mode names"
    searchDemographics(
      search: DemographicSearchInput!
      ${page}
      orderBy: DemographicOrderBy
    ): DemographicSearchPage!

    "Appointments of all providers, by day and time"
    appointments(
      filter: AppointmentFilter
      ${page}
      orderBy: AppointmentOrderBy
    ): AppointmentPage!
    appointment(id: Int!): Appointment
    "All appointments of a demographic, the newest first"
    appointmentHistory(demographicNo: Int!): [Appointment!]!
    "What a provider has on a day, without cancelled appointments. The provider can be me, the date can be today."
    daySchedule(providerNo: String! = "me", date: String! = "today"): [PatientListItem!]!
    "Appointments of a provider in a month, which counts from 0. The last day of the month is left out."
    monthlyAppointments(providerNo: String!, year: Int!, month: Int!): [Appointment!]!
    "How many appointments each provider has from one day until another, both included"
    providerAppointmentCounts(startDate: Date!, endDate: Date!): [ProviderAppointmentCount!]!
    appointmentStatuses: [AppointmentStatus!]!
    appointmentTypes: [AppointmentType!]!
    appointmentReasons: [LookupListItem!]!
    scheduleTemplateCodes: [ScheduleTemplateCode!]!

    "Providers; without active all of them, also who has left"
    providers(active: Boolean): [Provider!]!
    provider(providerNo: String!): Provider
    "Who the token belongs to"
    loggedInProvider: Provider!

    ticklers(
      filter: TicklerFilter
      ${page}
    ): TicklerPage!
    "The newest messages of whom the token belongs to"
    messages(limit: Int = 20): [Message!]!
    allergies(demographicNo: Int!): [Allergy!]!
    drugs(demographicNo: Int!, archived: Boolean): [Drug!]!
    preventions(demographicNo: Int!): [Prevention!]!
    measurements(demographicNo: Int!, types: [String!]): [Measurement!]!
    notes(demographicNo: Int!): [EncounterNote!]!
    consultationRequests(
      demographicNo: Int
      ${page}
    ): ConsultationRequestPage!
    professionalSpecialists: [ProfessionalSpecialist!]!
    pharmacies: [PharmacyInfo!]!
    programs: [Program!]!
    waitingLists: [WaitingListName!]!
    billingDetails(demographicNo: Int!): [BillingDetail!]!
  }

  type Mutation {
    addAppointment(appointment: NewAppointmentInput!): Appointment!
    "Changes what is given of an appointment"
    updateAppointment(appointment: AppointmentInput!): Appointment!
    updateAppointmentStatus(
      id: Int!
      "A code of appointmentStatuses, such as C for cancelled; S or V may follow it for signed or verified"
      status: String!
    ): Appointment!
    updateAppointmentType(id: Int!, type: String!): Appointment!
    updateAppointmentUrgency(id: Int!, urgency: String): Appointment!
    "Takes an appointment out of the book; the archive keeps it"
    deleteAppointment(id: Int!): Boolean!
    createDemographic(demographic: NewDemographicInput!): Demographic!
    "Changes what is given of a demographic"
    updateDemographic(demographic: DemographicInput!): Demographic!
    addTickler(tickler: NewTicklerInput!): Tickler!
    completeTicklers(ids: [Int!]!): Boolean!
    deleteTicklers(ids: [Int!]!): Boolean!
  }

  ${typesText}

  ${moreTypesText}

  ${inputsText}
`;
