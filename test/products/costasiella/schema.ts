import { accountNodesText } from './schemaAccounts.ts';
import { inputsText } from './schemaInputs.ts';
import { organizationNodesText } from './schemaOrganization.ts';
import { scheduleNodesText } from './schemaSchedule.ts';
import { pageArguments } from './schemaText.ts';

const page = pageArguments;

/** SDL of Costasiella, as graphene-django makes it of the models. */
export const costasiellaText: string = /* GraphQL */ `
  scalar Date
  scalar Time
  scalar DateTime
  scalar Decimal
  scalar GenericScalar

  interface Node {
    id: ID!
  }

  type PageInfo {
    hasNextPage: Boolean!
    hasPreviousPage: Boolean!
    startCursor: String
    endCursor: String
  }

  type Query {
    user: UserType
    account(id: ID!): AccountNode
    accounts(${page}, fullName_Icontains: String, fullName: String, isActive: Boolean, customer: Boolean, instructor: Boolean, employee: Boolean, invoiceToBusiness: ID, keyNumber: String, keyNumber_Icontains: String, keyNumber_Isnull: Boolean, orderBy: String): AccountNodeConnection
    instructors(${page}, fullName_Icontains: String, fullName: String, isActive: Boolean, customer: Boolean, instructor: Boolean, employee: Boolean, invoiceToBusiness: ID, keyNumber: String, keyNumber_Icontains: String, keyNumber_Isnull: Boolean, orderBy: String): AccountNodeConnection
    accountClasspasses(${page}, account: ID, dateStart: Date, dateStart_Lte: Date, dateStart_Gte: Date, dateEnd: Date, dateEnd_Lte: Date, dateEnd_Gte: Date, organizationClasspass_TrialPass: Boolean): AccountClasspassNodeConnection
    accountClasspass(id: ID!): AccountClasspassNode
    accountNotes(${page}, account: ID, noteType: CostasiellaAccountNoteNoteTypeChoices): AccountNoteNodeConnection
    accountNote(id: ID!): AccountNoteNode
    accountProducts(${page}, account: ID): AccountProductNodeConnection
    accountProduct(id: ID!): AccountProductNode
    businesses(${page}, name_Icontains: String, name: String, b2b: Boolean, supplier: Boolean, archived: Boolean, id: ID): BusinessNodeConnection
    business(id: ID!): BusinessNode
    financeInvoices(${page}, account: ID, business: ID, invoiceNumber_Icontains: String, invoiceNumber: String, status: CostasiellaFinanceInvoiceStatusChoices, dateSent_Lte: Date, dateSent_Gte: Date, dateDue_Lte: Date, dateDue_Gte: Date): FinanceInvoiceNodeConnection
    financeInvoice(id: ID!): FinanceInvoiceNode
    organizations(${page}, archived: Boolean, id: ID): OrganizationNodeConnection
    organization(id: ID!): OrganizationNode
    organizationAnnouncements(${page}, displayPublic: Boolean, displayShop: Boolean, displayBackend: Boolean): OrganizationAnnouncementNodeConnection
    organizationAnnouncement(id: ID!): OrganizationAnnouncementNode
    organizationAppointments(${page}, archived: Boolean, organizationAppointmentCategory: ID): OrganizationAppointmentNodeConnection
    organizationAppointment(id: ID!): OrganizationAppointmentNode
    organizationAppointmentCategories(${page}, archived: Boolean): OrganizationAppointmentCategoryNodeConnection
    organizationAppointmentCategory(id: ID!): OrganizationAppointmentCategoryNode
    organizationClasspasses(${page}, archived: Boolean, displayShop: Boolean): OrganizationClasspassNodeConnection
    organizationClasspass(id: ID!): OrganizationClasspassNode
    organizationClasstypes(${page}, archived: Boolean): OrganizationClasstypeNodeConnection
    organizationClasstype(id: ID!): OrganizationClasstypeNode
    organizationDiscoveries(${page}, archived: Boolean): OrganizationDiscoveryNodeConnection
    organizationDiscovery(id: ID!): OrganizationDiscoveryNode
    organizationLanguages(${page}, archived: Boolean): OrganizationLanguageNodeConnection
    organizationLanguage(id: ID!): OrganizationLanguageNode
    organizationLevels(${page}, archived: Boolean): OrganizationLevelNodeConnection
    organizationLevel(id: ID!): OrganizationLevelNode
    organizationLocations(${page}, archived: Boolean): OrganizationLocationNodeConnection
    organizationLocation(id: ID!): OrganizationLocationNode
    organizationLocationRooms(${page}, archived: Boolean, organizationLocation: ID): OrganizationLocationRoomNodeConnection
    organizationLocationRoom(id: ID!): OrganizationLocationRoomNode
    organizationProducts(${page}, archived: Boolean): OrganizationProductNodeConnection
    organizationProduct(id: ID!): OrganizationProductNode
    scheduleAppointments(dateFrom: Date, dateUntil: Date, orderBy: String, organizationLocation: String): [ScheduleAppointmentsDayType]
    scheduleClass(scheduleItemId: ID, date: Date): ScheduleClassType
    scheduleClasses(dateFrom: Date, dateUntil: Date, orderBy: String, instructor: ID, organizationClasstype: ID, organizationLevel: ID, organizationLocation: ID, publicOnly: Boolean): [ScheduleClassesDayType]
    scheduleItems(${page}, scheduleItemType: CostasiellaScheduleItemScheduleItemTypeChoices): ScheduleItemNodeConnection
    scheduleItem(id: ID!): ScheduleItemNode
    scheduleItemAccounts(${page}, scheduleItem: ID): ScheduleItemAccountNodeConnection
    scheduleItemAccount(id: ID!): ScheduleItemAccountNode
    scheduleItemAttendances(${page}, scheduleItem: ID, scheduleItem_Isnull: Boolean, account: ID, date: Date, accountScheduleEventTicket_Isnull: Boolean): ScheduleItemAttendanceNodeConnection
    scheduleItemAttendance(id: ID!): ScheduleItemAttendanceNode
    node(id: ID!): Node
  }

  type Mutation {
    createAccount(input: CreateAccountInput!): CreateAccountPayload
    updateAccount(input: UpdateAccountInput!): UpdateAccountPayload
    updateAccountActive(input: UpdateAccountActiveInput!): UpdateAccountActivePayload
    deleteAccount(input: DeleteAccountInput!): DeleteAccountPayload
    createAccountNote(input: CreateAccountNoteInput!): CreateAccountNotePayload
    updateAccountNote(input: UpdateAccountNoteInput!): UpdateAccountNotePayload
    deleteAccountNote(input: DeleteAccountNoteInput!): DeleteAccountNotePayload
    createScheduleAppointment(input: CreateScheduleAppointmentInput!): CreateScheduleAppointmentPayload
    updateScheduleAppointment(input: UpdateScheduleAppointmentInput!): UpdateScheduleAppointmentPayload
    deleteScheduleAppointment(input: DeleteScheduleAppointmentInput!): DeleteScheduleAppointmentPayload
    createScheduleItemAttendance(input: CreateScheduleItemAttendanceInput!): CreateScheduleItemAttendancePayload
    updateScheduleItemAttendance(input: UpdateScheduleItemAttendanceInput!): UpdateScheduleItemAttendancePayload
    deleteScheduleItemAttendance(input: DeleteScheduleItemAttendanceInput!): DeleteScheduleItemAttendancePayload
    tokenAuth(username: String!, password: String!): ObtainJSONWebToken
  }

  ${accountNodesText}

  ${organizationNodesText}

  ${scheduleNodesText}

  ${inputsText}
`;
