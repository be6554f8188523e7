import { juvonnoClinicalText } from './schemaClinical.ts';
import { juvonnoMoneyText } from './schemaMoney.ts';
import { juvonnoPeopleText } from './schemaPeople.ts';
import { juvonnoWritesText } from './schemaWrites.ts';

/** SDL of the queries: one field for each GET of the API, named after its path. */
const queries = /* GraphQL */ `
  "Represents date values, YYYY-MM-DD"
  scalar Date
  "Represents date and time values in UTC"
  scalar DateTime

  type Query {
    "List all Branches"
    branches: BranchList
    "Retrieve a Branch using Juvonno ID"
    branches_by_branchId(branchId: Int!): BranchResponse
    branches_options: [BranchOption]
    "List the Customers of a Branch"
    branches_by_branchId_customers(branchId: Int!, include: String, page: Int = 1, count: Int = 50): CustomerList
    branches_by_branchId_rooms(branchId: Int!): RoomList
    "List Customers, those who were deleted left out unless they are asked for"
    customers_list(
      "Comma separated list: groups, full"
      include: String
      page: Int = 1
      "Maximum 100"
      count: Int = 50
      status: queryInput_customers_list_status
      branch_id: Int
      modified_since: DateTime
    ): CustomerList
    "Retrieve a Customer using Juvonno ID"
    customers_by_customerId(customerId: Int!, include: String): CustomerResponse
    "Retrieve a Customer using Chart Num"
    customers_chart_by_number(number: String!, include: String): CustomerResponse
    "Search for Customers"
    post_customers_search(input: CustomerSearchRequest_Input): CustomerSearchResult
    customers_by_customerId_appointments(
      customerId: Int!
      start_date: Date
      end_date: Date
      status: queryInput_customers_by_customerId_appointments_status = active
      page: Int = 1
      count: Int = 50
    ): AppointmentList
    customers_by_customerId_complaints(customerId: Int!, page: Int = 1, results: Int = 50): ComplaintList
    customers_by_customerId_documents(customerId: Int!): [CustomerDocument]
    customers_custom_fields: [CustomFieldDefinition]
    groups: GroupList
    "List Staff; rows show the default branch only"
    staff(page: Int = 1, count: Int = 50, branch_id: Int, status: queryInput_staff_status): StaffList
    "Retrieve a Staff Member using Juvonno ID, with all branches"
    staff_by_staffId(staffId: Int!): StaffResponse
    "List Appointments of a Branch"
    appointments_list_by_branchId(
      branchId: Int!
      "First day, by the clock of the branch. Today, if not given"
      start_date: Date
      "Last day, included"
      end_date: Date
      status: queryInput_appointments_list_by_branchId_status = active
      staff_id: Int
      page: Int = 1
      "Maximum 100"
      count: Int = 50
    ): AppointmentList
    "Retrieve an Appointment using Juvonno ID"
    appointments_by_appointmentId(appointmentId: Int!): AppointmentResponse
    appointments_by_appointmentId_complaints(appointmentId: Int!): ComplaintList
    appointments_availability_by_branchId(
      branchId: Int!
      start_date: Date!
      end_date: Date
      staff_num: String
      schedule_type_id: Int
    ): AvailabilityList
    appointments_types: [AppointmentType]
    services(page: Int = 1, count: Int = 50): ServiceList
    complaints_by_complaintId(complaintId: Int!): ComplaintResponse
    complaints_by_complaintId_encounters(complaintId: Int!, page: Int = 1, results: Int = 50): EncounterList
    encounters_by_encounterId(encounterId: Int!): EncounterResponse
    encounters_appointment(appointment_id: Int!): AppointmentEncounters
    invoices_list(
      branch_id: Int
      customer_id: Int
      status: InvoiceStatus
      start_date: Date
      end_date: Date
      page: Int = 1
      count: Int = 50
    ): InvoiceList
    invoices_by_invoiceId(invoiceId: Int!): InvoiceResponse
    payments(customer_id: Int, start_date: Date, end_date: Date, page: Int = 1, count: Int = 50): PaymentList
    commissions(start_date: Date!, end_date: Date!, branch_num: Int, staff_num: String): CommissionList
  }

  enum queryInput_customers_list_status {
    active
    inactive
    discharged
    deleted
  }

  enum queryInput_customers_by_customerId_appointments_status {
    active
    cancelled
    all
  }

  enum queryInput_appointments_list_by_branchId_status {
    active
    cancelled
    all
  }

  enum queryInput_staff_status {
    active
    inactive
  }
`;

/** SDL of the service. */
export const juvonnoText: string = [
  queries,
  juvonnoPeopleText,
  juvonnoClinicalText,
  juvonnoMoneyText,
  juvonnoWritesText,
].join('\n');
