/** SDL of all writes. */
export const yclientsWritesText: string = /* GraphQL */ `
  type Mutation {
    create_client(company_id: Int!, client: ClientInput!): ClientResponse!
    "Changes what is given; name and phone are always needed"
    update_client(company_id: Int!, id: Int!, client: ClientInput!): ClientResponse!
    delete_client(company_id: Int!, id: Int!): DeletedResponse!
    create_record(company_id: Int!, record: RecordInput!): RecordResponse!
    "Writes the whole record anew; what is optional and not given stays"
    update_record(company_id: Int!, record_id: Int!, record: RecordInput!): RecordResponse!
    "Takes a record out of the journal"
    delete_record(company_id: Int!, record_id: Int!): DeletedResponse!
    update_visit(visit_id: Int!, record_id: Int!, visit: VisitInput!): VisitResponse!
    "Whether times can be booked online"
    book_check(company_id: Int!, appointments: [BookAppointmentInput!]!): DeletedResponse!
    "Books online, as a client does"
    book_record(
      company_id: Int!
      phone: String!
      fullname: String!
      email: String
      code: String
      comment: String
      "Hours before the seance"
      notify_by_sms: Int
      notify_by_email: Int
      api_id: String
      appointments: [BookAppointmentInput!]!
    ): BookRecordResponse!
    update_schedule(company_id: Int!, staff_id: Int!, days: [ScheduleDayInput!]!): ScheduleResponse!
    create_finance_transaction(company_id: Int!, transaction: FinanceTransactionInput!): TransactionResponse!
    create_comment(company_id: Int!, staff_id: Int!, mark: Int!, text: String!, name: String!): CommentResponse!
    create_label(company_id: Int!, title: String!, color: String!, entity: Int!, icon: String): LabelsResponse!
    update_hooks_settings(company_id: Int!, settings: HooksSettingsInput!): HooksSettingsResponse!
    sms_clients_by_id(company_id: Int!, client_ids: [Int!]!, text: String!): DeletedResponse!
  }

  input ClientInput {
    name: String!
    phone: String!
    surname: String
    patronymic: String
    email: String
    "0: unknown, 1: male, 2: female"
    sex_id: Int
    "0: none, 1: bronze, 2: silver, 3: gold"
    importance_id: Int
    discount: Float
    card: String
    "yyyy-mm-dd"
    birth_date: String
    comment: String
    spent: Float
    balance: Float
    sms_check: Int
    sms_not: Int
    "Ids of categories"
    categories: [Int!]
    custom_fields: JSON
  }

  input RecordInput {
    staff_id: Int!
    "May be empty"
    services: [RecordServiceInput!]!
    "A client with a known number is found by it, others are entered; may be empty"
    client: RecordClientInput!
    "Such as 2015-12-12T12:00:00+04:00"
    datetime: String!
    "Seconds"
    seance_length: Int!
    "Whether to save it where the time is taken or outside of working hours, too"
    save_if_busy: Boolean!
    send_sms: Boolean!
    comment: String
    sms_remain_hours: Int
    email_remain_hours: Int
    api_id: String
    "2: the client has confirmed, 1: the client has come and services are rendered, 0: the client is awaited, -1: the client did not come"
    attendance: Int
    custom_color: String
    record_labels: [Int!]
    activity_id: Int
    custom_fields: JSON
  }
  input RecordServiceInput {
    id: Int!
    first_cost: Float
    discount: Float
    cost: Float
  }
  input RecordClientInput {
    phone: String
    name: String
    surname: String
    patronymic: String
    email: String
  }

  input VisitInput {
    comment: String!
    "2: the client has confirmed, 1: the client has come and services are rendered, 0: the client is awaited, -1: the client did not come"
    attendance: Int!
    services: [RecordServiceInput!]
  }

  input BookAppointmentInput {
    "A number of your own, by which the answer is told apart"
    id: Int!
    services: [Int!]
    "0: anybody"
    staff_id: Int!
    datetime: String!
    custom_fields: JSON
  }
  type BookedRecord {
    id: Int!
    record_id: Int!
    record_hash: String!
  }

  input ScheduleDayInput {
    date: String!
    is_working: Boolean!
    slots: [ScheduleSlotInput!]!
  }
  input ScheduleSlotInput {
    from: String!
    to: String!
  }
  input FinanceTransactionInput {
    expense_id: Int!
    amount: Float!
    account_id: Int!
    client_id: Int
    supplier_id: Int
    master_id: Int
    comment: String
    "Such as 2019-01-01 12:00:00"
    date: String
  }
  input HooksSettingsInput {
    urls: [String!]!
    active: Int!
    salon: Int
    service_category: Int
    service: Int
    good: Int
    master: Int
    client: Int
    record: Int
    finances_operation: Int
  }

  type DeletedResponse {
    success: Boolean!
    data: JSON
    meta: Meta!
  }
  type BookRecordResponse {
    success: Boolean!
    data: [BookedRecord!]
    meta: Meta!
  }
`;
