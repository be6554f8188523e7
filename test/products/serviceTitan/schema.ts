import { crmText } from './schemaCrm.ts';
import { dispatchText } from './schemaDispatch.ts';
import { inputsText } from './schemaInputs.ts';
import { jobText } from './schemaJobs.ts';
import { marketText } from './schemaMarket.ts';
import { officeText } from './schemaOffice.ts';
import { settingsText } from './schemaSettings.ts';
import { writesText } from './schemaWrites.ts';

const page = `page: Int = 1, pageSize: Int = 50, includeTotal: Boolean = false`;
const created = `createdBefore: DateTime, createdOnOrAfter: DateTime`;
const modified = `modifiedBefore: DateTime, modifiedOnOrAfter: DateTime`;
const ids = `ids: [Long!]`;
const active = `active: ActiveRequestArg = True`;
const address = `street: String, unit: String, city: String, state: String, zip: String, country: String`;

/** Every answer of more than one row is a page of them, a type of its own for each. */
const paginated = [
  'CustomerResponse',
  'CustomerContactResponse',
  'NoteResponse',
  'LocationResponse',
  'LocationContactResponse',
  'LeadResponse',
  'BookingResponse',
  'CallReasonResponse',
  'JobResponse',
  'JobTypeResponse',
  'JobCancelReasonResponse',
  'JobHoldReasonResponse',
  'AppointmentResponse',
  'AppointmentAssignmentResponse',
  'NonJobAppointmentResponse',
  'TechnicianShiftResponse',
  'ZoneResponse',
  'BusinessUnitResponse',
  'TechnicianResponse',
  'EmployeeResponse',
  'UserRoleResponse',
  'TagTypeResponse',
  'InvoiceResponse',
  'PaymentResponse',
  'PaymentTypeResponse',
  'TaxZoneResponse',
  'CampaignResponse',
  'CampaignCategoryResponse',
  'CustomerMembershipResponse',
  'MembershipTypeResponse',
  'ServiceResponse',
  'MaterialResponse',
  'CategoryResponse',
  'InstalledEquipmentResponse',
  'TaskResponse',
  'TimesheetCodeResponse',
]
  .map(
    (name) => `type PaginatedResponseOf${name} {
    "The page that this is, from 1"
    page: Int!
    "How many records a page holds"
    pageSize: Int!
    "Whether another page follows"
    hasMore: Boolean!
    "Records of all pages, with includeTotal"
    totalCount: Int
    data: [${name}!]!
  }`,
  )
  .join('\n  ');

/** SDL of the service. */
export const serviceTitanText: string = /* GraphQL */ `
  "64-bit number"
  scalar Long
  "RFC 3339, in UTC"
  scalar DateTime
  scalar Decimal

  "Which records a list gives: active ones, inactive ones, or both"
  enum ActiveRequestArg {
    True
    Any
    False
  }

  type Query {
    # CRM
    "Customers, active ones unless asked otherwise. Sorts by Id, ModifiedOn or CreatedOn, such as -ModifiedOn"
    customers(
      ${page}, ${ids}, ${created}, ${modified}, name: String, ${address}
      "A phone number among the contacts, whole or in part"
      phone: String
      ${active}, sort: String
    ): PaginatedResponseOfCustomerResponse!
    customer(id: Long!): CustomerResponse
    "Contacts of one customer"
    customerContacts(id: Long!, ${page}): PaginatedResponseOfCustomerContactResponse!
    "Contacts of all customers that were changed; one of the two moments is needed"
    modifiedCustomerContacts(${page}, ${modified}): PaginatedResponseOfCustomerContactResponse!
    customerNotes(id: Long!, ${page}): PaginatedResponseOfNoteResponse!
    "Addresses at which customers are served"
    locations(
      ${page}, ${ids}, ${created}, ${modified}, customerId: Long, name: String, ${address}, ${active}, sort: String
    ): PaginatedResponseOfLocationResponse!
    location(id: Long!): LocationResponse
    locationContacts(id: Long!, ${page}): PaginatedResponseOfLocationContactResponse!
    leads(
      ${page}, ${ids}, ${created}, ${modified}, status: LeadStatus, customerId: Long, sort: String
    ): PaginatedResponseOfLeadResponse!
    lead(id: Long!): LeadResponse
    "Requests from booking providers, before they are made into jobs"
    bookings(
      ${page}, ${ids}, ${created}, ${modified}, status: BookingStatus, sort: String
    ): PaginatedResponseOfBookingResponse!
    booking(id: Long!): BookingResponse
    callReasons(${page}, isLead: Boolean, ${active}): PaginatedResponseOfCallReasonResponse!

    # Job planning and management
    jobs(
      ${page}, ${ids}, ${created}, ${modified}, number: String, customerId: Long, locationId: Long, jobTypeId: Long
      campaignId: Long, businessUnitId: Long, technicianId: Long
      "Scheduled, InProgress, Hold, Completed, Canceled"
      jobStatus: String
      appointmentStatus: AppointmentStatus
      firstAppointmentStartsOnOrAfter: DateTime, firstAppointmentStartsBefore: DateTime
      appointmentStartsOnOrAfter: DateTime, appointmentStartsBefore: DateTime
      completedOnOrAfter: DateTime, completedBefore: DateTime, sort: String
    ): PaginatedResponseOfJobResponse!
    job(id: Long!): JobResponse
    jobHistory(id: Long!): JobHistoryResponse
    jobNotes(id: Long!, ${page}): PaginatedResponseOfNoteResponse!
    "Why jobs were canceled"
    jobsCancelReasons(ids: [Long!]!): [CancelReasonResponse!]!
    jobTypes(
      ${page}, ${ids}, ${created}, ${modified}, name: String, ${active}, sort: String
    ): PaginatedResponseOfJobTypeResponse!
    jobType(id: Long!): JobTypeResponse
    jobCancelReasons(${page}, ${active}): PaginatedResponseOfJobCancelReasonResponse!
    jobHoldReasons(${page}, ${active}): PaginatedResponseOfJobHoldReasonResponse!
    "Appointments of jobs. Sorts by Id, ModifiedOn or CreatedOn, such as -ModifiedOn"
    appointments(
      ${page}, ${ids}, ${created}, ${modified}, jobId: Long, number: String, status: AppointmentStatus
      "The earliest start, in UTC"
      startsOnOrAfter: DateTime
      "Before this start, in UTC"
      startsBefore: DateTime
      "Who is assigned"
      technicianId: Long
      customerId: Long, unused: Boolean, sort: String
    ): PaginatedResponseOfAppointmentResponse!
    appointment(id: Long!): AppointmentResponse

    # Dispatch
    appointmentAssignments(
      ${page}, ${ids}, appointmentIds: [Long!], jobId: Long, ${active}
    ): PaginatedResponseOfAppointmentAssignmentResponse!
    nonJobAppointments(
      ${page}, ${ids}, ${created}, technicianId: Long, startsOnOrAfter: DateTime
      startsOnOrBefore: DateTime, timesheetCodeId: Long, activeOnly: Boolean = false
    ): PaginatedResponseOfNonJobAppointmentResponse!
    nonJobAppointment(id: Long!): NonJobAppointmentResponse
    technicianShifts(
      ${page}, startsOnOrAfter: DateTime, endsOnOrBefore: DateTime
      shiftType: ShiftType, technicianId: Long, titleContains: String, noteContains: String
    ): PaginatedResponseOfTechnicianShiftResponse!
    zones(${page}, ${active}): PaginatedResponseOfZoneResponse!
    capacity(filter: CapacityQueryFilter!): CapacityResponse!

    # Settings
    businessUnits(${page}, ${ids}, ${created}, ${modified}, name: String, ${active}): PaginatedResponseOfBusinessUnitResponse!
    businessUnit(id: Long!): BusinessUnitResponse
    technicians(${page}, ${ids}, ${created}, ${modified}, name: String, ${active}): PaginatedResponseOfTechnicianResponse!
    technician(id: Long!): TechnicianResponse
    "Office employees"
    employees(${page}, ${ids}, ${created}, ${modified}, name: String, ${active}): PaginatedResponseOfEmployeeResponse!
    employee(id: Long!): EmployeeResponse
    userRoles(${page}, ${ids}, name: String, ${active}): PaginatedResponseOfUserRoleResponse!
    tagTypes(${page}, ${active}): PaginatedResponseOfTagTypeResponse!

    # Accounting
    invoices(
      ${page}, ${ids}, ${modified}, customerId: Long, businessUnitId: Long, number: String
      invoicedOnOrAfter: DateTime, invoicedOnBefore: DateTime, totalGreater: Decimal, totalLess: Decimal
    ): PaginatedResponseOfInvoiceResponse!
    payments(
      ${page}, ${ids}, customerId: Long, paidOnAfter: DateTime, paidOnBefore: DateTime
    ): PaginatedResponseOfPaymentResponse!
    paymentTypes(${page}, ${active}): PaginatedResponseOfPaymentTypeResponse!
    taxZones(${page}, ${active}): PaginatedResponseOfTaxZoneResponse!

    # Marketing, memberships, pricebook, equipment, tasks, payroll
    campaigns(${page}, ${ids}, name: String, ${active}): PaginatedResponseOfCampaignResponse!
    campaign(id: Long!): CampaignResponse
    campaignCategories(${page}, ${active}): PaginatedResponseOfCampaignCategoryResponse!
    memberships(${page}, ${ids}, customerIds: [Long!], status: MembershipStatus, ${active}): PaginatedResponseOfCustomerMembershipResponse!
    membershipTypes(${page}, ${ids}, ${active}): PaginatedResponseOfMembershipTypeResponse!
    services(${page}, ${ids}, ${active}): PaginatedResponseOfServiceResponse!
    materials(${page}, ${ids}, ${active}): PaginatedResponseOfMaterialResponse!
    categories(${page}, categoryType: CategoryType, ${active}): PaginatedResponseOfCategoryResponse!
    installedEquipment(${page}, ${ids}, locationIds: [Long!]): PaginatedResponseOfInstalledEquipmentResponse!
    tasks(${page}, ${ids}, isClosed: Boolean, assignedToId: Long, customerId: Long): PaginatedResponseOfTaskResponse!
    timesheetCodes(${page}, ${active}): PaginatedResponseOfTimesheetCodeResponse!
  }

  ${paginated}
  ${crmText}
  ${jobText}
  ${dispatchText}
  ${settingsText}
  ${officeText}
  ${marketText}
  ${writesText}
  ${inputsText}
`;
