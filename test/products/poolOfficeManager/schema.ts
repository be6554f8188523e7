const contact = `firstName: String lastName: String companyName: String email: String phone: String mobilePhone: String
    street: String city: String state: String zipCode: String`;

/** A list by numbered pages: its types, and the input that selects rows. */
function paginated(plural: string, singular: string, filters: string, sortFields: string): string {
  return `
  type Paginated${plural} { edges: [${singular}Edge!]! pagination: Pagination! }
  type ${singular}Edge { node: ${singular}! }
  input ${plural}Selector { filters: ${singular}Filters sort: ${singular}Sort }
  input ${singular}Filters { id: IdFilter ${filters} }
  input ${singular}Sort { field: ${singular}SortField! order: SortOrder = ASC }
  enum ${singular}SortField { ${sortFields} }`;
}

/** SDL of Pool Office Manager: appointments by numbered pages and a selector, customers by cursors. */
export const poolText = `
  "Date with time, in UTC"
  scalar DateTime

  type Query {
    "The company that the key belongs to"
    company: Company!
    customer(selector: CustomerSelector!): Customer
    infiniteCustomers(first: Int!, after: String, filter: CustomerFilter, search: String): CustomerConnection!
    paginatedAppointments(page: Int!, limit: Int!, selector: AppointmentsSelector): PaginatedAppointments!
    "Service tickets: the record of the work that was done"
    paginatedServices(page: Int!, limit: Int!, selector: ServicesSelector): PaginatedServices!
    "What can be booked and billed"
    serviceTypes: [ServiceType!]!
    users(filter: UserFilter): [User!]!
  }

  type Mutation {
    createAppointment(input: CreateAppointmentInput!): Appointment!
    updateAppointment(id: ID!, input: UpdateAppointmentInput!): Appointment!
    cancelAppointment(id: ID!, reason: String): Appointment!
    deleteAppointment(id: ID!): Boolean!
    createCustomer(input: CreateCustomerInput!): Customer!
    updateCustomer(id: ID!, input: UpdateCustomerInput!): Customer!
    "The technician starts the job, which makes its service ticket"
    startService(appointmentId: ID!): Service!
  }

  type Company { id: ID! name: String! phone: String email: String address: Address timezone: String! }
  type Customer {
    id: ID! ${contact}
    billingAddress: Address customerType: CustomerType! status: CustomerStatus! tags: [Tag!]! notes: String pools: [Pool!]! preferredTechnician: User quickbooksId: String
    createdAt: DateTime! updatedAt: DateTime!
  }
  "A body of water at the customer's property"
  type Pool { id: ID! name: String! poolType: String gallons: Int sanitizer: String }
  type Appointment {
    id: ID! title: String! description: String scheduledAt: DateTime! status: AppointmentStatus!
    "In minutes"
    duration: Int!
    priority: AppointmentPriority! customer: Customer assignedTo: User services: [ServiceType!]!
    "Where the visit is: the customer's property"
    address: Address
    notes: String cancellationReason: String createdBy: User createdAt: DateTime! updatedAt: DateTime!
  }
  type Address { street: String city: String state: String zipCode: String }
  type ServiceType { id: ID! name: String! price: Float! defaultDuration: Int color: String isActive: Boolean! }
  type Service {
    id: ID! number: Int! status: ServiceStatus! startedAt: DateTime! completedAt: DateTime
    appointment: Appointment customer: Customer technician: User summary: String
  }
  type Tag { id: ID! name: String! color: String! }
  type User {
    id: ID! firstName: String! lastName: String! email: String! phone: String role: UserRole! isActive: Boolean!
    lastLoginAt: DateTime
  }

  type CustomerConnection { edges: [CustomerEdge!]! pageInfo: PageInfo! totalCount: Int! }
  type CustomerEdge { node: Customer! cursor: String! }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type Pagination { total: Int! page: Int! limit: Int! totalPages: Int! }
  ${paginated(
    'Appointments',
    'Appointment',
    `status: AppointmentStatusFilter scheduledAt: DateTimeFilter createdAt: DateTimeFilter customerId: IdFilter
    assignedToId: IdFilter`,
    'scheduledAt createdAt updatedAt',
  )}
  ${paginated('Services', 'Service', 'customerId: IdFilter startedAt: DateTimeFilter', 'startedAt completedAt')}

  input CustomerSelector { id: ID email: String quickbooksId: String }
  input CustomerFilter { status: CustomerStatus customerType: CustomerType city: String tagIds: [ID!] }
  input UserFilter { role: UserRole isActive: Boolean }
  input IdFilter { eq: ID in: [ID!] }
  input AppointmentStatusFilter { eq: AppointmentStatus ne: AppointmentStatus in: [AppointmentStatus!] }
  input DateTimeFilter { eq: DateTime gt: DateTime gte: DateTime lt: DateTime lte: DateTime }

  input CreateAppointmentInput {
    customerId: ID! title: String description: String scheduledAt: DateTime! duration: Int assignedToId: ID serviceIds: [ID!]
  }
  input UpdateAppointmentInput {
    title: String description: String scheduledAt: DateTime duration: Int status: AppointmentStatus assignedToId: ID
    serviceIds: [ID!]
  }
  input CreateCustomerInput { ${contact} status: CustomerStatus = ACTIVE notes: String }
  input UpdateCustomerInput { ${contact} status: CustomerStatus notes: String }

  enum AppointmentStatus { SCHEDULED IN_PROGRESS COMPLETED CANCELLED RESCHEDULED }
  enum AppointmentPriority { NORMAL HIGH URGENT }
  enum CustomerStatus { LEAD ACTIVE INACTIVE }
  enum CustomerType { RESIDENTIAL COMMERCIAL }
  enum ServiceStatus { STARTED COMPLETED }
  enum SortOrder { ASC DESC }
  enum UserRole { OWNER OFFICE TECHNICIAN }
`;
