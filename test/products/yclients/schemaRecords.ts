/** SDL of records and visits. */
export const yclientsRecordsText: string = /* GraphQL */ `
  "A time at which a member of staff renders services to a client"
  type Record {
    id: Int!
    company_id: Int!
    "0: no member of staff is named"
    staff_id: Int!
    staff: Staff
    services: [RecordService!]!
    goods_transactions: [RecordGoodsTransaction!]!
    client: RecordClient
    clients_count: Int!
    "Such as 2019-01-16 16:00:00, by the clock of the company"
    date: String!
    "Such as 2019-01-16T16:00:00+09:00"
    datetime: String!
    "Such as 2019-01-16T20:35:11+0900"
    create_date: String!
    comment: String!
    online: Boolean!
    "2: the client has confirmed, 1: the client has come and services are rendered, 0: the client is awaited, -1: the client did not come"
    visit_attendance: Int!
    "2: the client has confirmed, 1: the client has come and services are rendered, 0: the client is awaited, -1: the client did not come"
    attendance: Int!
    confirmed: Int!
    "Seconds"
    seance_length: Int!
    "Seconds"
    length: Int!
    sms_before: Int!
    sms_now: Int!
    sms_now_text: String!
    email_now: Int!
    notified: Int!
    "1: the client has asked for this member of staff"
    master_request: Int!
    api_id: String!
    from_url: String!
    review_requested: Int!
    visit_id: Int!
    created_user_id: Int!
    deleted: Boolean!
    "1: paid in full"
    paid_full: Int!
    prepaid: Boolean!
    prepaid_confirmed: Boolean!
    last_change_date: String!
    custom_color: String!
    custom_font_color: String!
    record_labels: [RecordLabel!]!
    activity_id: Int!
    "Values by code"
    custom_fields: JSON!
    documents: [Document!]!
    short_link: String!
    sms_remain_hours: Int
    email_remain_hours: Int
    "Only with include_consumables"
    consumables: [Consumable!]!
    "Only with include_finance_transactions"
    finance_transactions: [FinanceTransaction!]!
  }

  type RecordService {
    id: Int!
    title: String!
    cost: Float!
    manual_cost: Float!
    cost_per_unit: Float!
    discount: Float!
    first_cost: Float!
    amount: Int!
  }

  type RecordClient {
    id: Int!
    name: String!
    surname: String!
    patronymic: String!
    display_name: String!
    comment: String!
    phone: String!
    card: String!
    email: String!
    success_visits_count: Int!
    fail_visits_count: Int!
    discount: Float!
    custom_fields: JSON!
    sex: Int!
    birthday: String!
    client_tags: [ClientCategory!]!
  }

  type RecordLabel {
    id: Int!
    title: String!
    color: String!
    icon: String!
    font_color: String!
  }

  type Document {
    id: Int!
    type_id: Int!
    type_title: String!
    storage_id: Int!
    user_id: Int!
    company_id: Int!
    number: Int!
    comment: String!
    date_created: String!
    category_id: Int!
    visit_id: Int!
    record_id: Int!
  }

  type Visit {
    attendance: Int!
    datetime: String!
    comment: String!
    records: [Record!]!
  }

  type RecordsResponse {
    success: Boolean!
    data: [Record!]
    meta: Meta!
  }
  type RecordResponse {
    success: Boolean!
    data: Record
    meta: Meta!
  }
  type VisitResponse {
    success: Boolean!
    data: Visit
    meta: Meta!
  }
`;
