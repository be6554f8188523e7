/** What lists, searches and mutations take. */
export const inputsText: string = /* GraphQL */ `
  input DateTimeFilter {
    gt: DateTime
    gte: DateTime
    lt: DateTime
    lte: DateTime
  }

  input DateTimeRange {
    from: DateTime
    to: DateTime
  }

  input LocationWhere {
    name: String
    state: String
    archived: Boolean
  }

  input UserWhere {
    active: Boolean
    email: String
    locationId: ID
  }

  input UserOrderBy {
    id: SortOrder
    firstName: SortOrder
    lastName: SortOrder
  }

  input CannedServiceWhere {
    bookable: Boolean
    name: String
  }

  input AppointmentWhere {
    locationId: ID
    customerId: ID
    vehicleId: ID
    orderId: ID
    name: String
    confirmationStatus: ConfirmationStatus
    startDate: DateTimeFilter
    endDate: DateTimeFilter
    createdDate: DateTimeFilter
    updatedDate: DateTimeFilter
  }

  input AppointmentOrderBy {
    id: SortOrder
    startDate: SortOrder
    endDate: SortOrder
    createdDate: SortOrder
    updatedDate: SortOrder
  }

  input AppointmentSearchInput {
    startDate: DateTimeRange
    endDate: DateTimeRange
    customerId: ID
    orderId: ID
    technicians: [ID!]
    includeUnassigned: Boolean
    sort: SortOrder
    limit: Int
    skip: Int
  }

  input CustomerWhere {
    customerType: CustomerType
    firstName: String
    lastName: String
    companyName: String
    city: String
    createdDate: DateTimeFilter
    updatedDate: DateTimeFilter
  }

  input CustomerOrderBy {
    id: SortOrder
    firstName: SortOrder
    lastName: SortOrder
    companyName: SortOrder
    createdDate: SortOrder
    updatedDate: SortOrder
  }

  input CustomerSearchInput {
    query: String
    locationId: ID
    where: CustomerWhere
    orderBy: [CustomerOrderBy!]
    limit: Int
    skip: Int
  }

  input OrderWhere {
    locationId: ID
    customerId: ID
    vehicleId: ID
    status: OrderStatus
    workflowStatusId: ID
    archived: Boolean
    authorized: Boolean
    paid: Boolean
    createdDate: DateTimeFilter
    updatedDate: DateTimeFilter
    completedDate: DateTimeFilter
  }

  input OrderOrderBy {
    id: SortOrder
    createdDate: SortOrder
    updatedDate: SortOrder
    completedDate: SortOrder
  }

  input PaymentWhere {
    orderId: ID
    locationId: ID
    paymentType: PaymentType
    recordedDate: DateTimeFilter
  }

  input InspectionWhere {
    orderId: ID
    locationId: ID
    completed: Boolean
    createdDate: DateTimeFilter
  }

  input ConversationWhere {
    customerId: ID
    locationId: ID
    archived: Boolean
    createdDate: DateTimeFilter
  }

  input TimesheetWhere {
    technicianId: ID
    locationId: ID
    inProgress: Boolean
    clockIn: DateTimeFilter
  }

  input WorkflowStatusWhere {
    locationId: ID
    name: String
  }

  input LabelWhere {
    entity: LabelEntity
    name: String
  }
`;
