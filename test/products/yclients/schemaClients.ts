/** SDL of clients. */
export const yclientsClientsText: string = /* GraphQL */ `
  type Client {
    id: Int!
    name: String!
    surname: String!
    patronymic: String!
    display_name: String!
    "Such as +79112345678"
    phone: String!
    email: String!
    categories: [ClientCategory!]!
    "0: unknown, 1: male, 2: female"
    sex_id: Int!
    sex: String!
    "Percent"
    discount: Float!
    "0: none, 1: bronze, 2: silver, 3: gold"
    importance_id: Int!
    importance: String!
    "Number of the loyalty card"
    card: String!
    birth_date: String!
    comment: String!
    "1: congratulate by SMS"
    sms_check: Int!
    "1: leave out of SMS campaigns"
    sms_not: Int!
    "What was paid"
    spent: Float!
    balance: Float!
    "What was sold"
    sold_amount: Float!
    visits: Int!
    visits_count: Int!
    first_visit_date: String
    last_visit_date: String
    last_change_date: String!
    "Values by code"
    custom_fields: JSON!
  }

  type ClientCategory {
    id: Int!
    title: String!
    color: String!
  }
  type ClientFile {
    id: Int!
    name: String!
    description: String!
    extension: String!
    date_create: String!
    size: String!
    link: String!
    can_edit: Boolean!
  }

  enum ClientOrderBy {
    id
    name
    phone
    email
    discount
    first_visit_date
    last_visit_date
    sold_amount
    visits_count
  }
  enum OrderByDirection {
    ASC
    DESC
  }
  enum FilterOperation {
    AND
    OR
  }

  "The state of each kind of filter"
  input ClientSearchFilters {
    "Phone, additional phone, name or card of the client"
    quick_search: ClientQuickSearchFilter
    id: ClientIdFilter
    birthday: ClientBirthdayFilter
    gender: ClientSexFilter
    importance: ClientImportanceFilter
    category: ClientCategoryFilter
    has_mobile_app: ClientHasMobileAppFilter
    sold_amount: SoldAmountFilter
    record: RecordFilter
  }
  input ClientQuickSearchFilter {
    invert: Boolean
    value: String!
  }
  input ClientIdFilter {
    invert: Boolean
    value: [Int!]!
  }
  input ClientBirthdayFilter {
    invert: Boolean
    from: String
    to: String
  }
  input ClientSexFilter {
    invert: Boolean
    value: [Int!]
  }
  input ClientImportanceFilter {
    invert: Boolean
    value: [Int!]
  }
  input ClientCategoryFilter {
    invert: Boolean
    value: [Int!]!
  }
  input ClientHasMobileAppFilter {
    invert: Boolean
    value: Boolean!
  }
  input SoldAmountFilter {
    from: Float
    to: Float
  }
  input RecordFilter {
    invert: Boolean
    staff: IdListFilter
    service: IdListFilter
    service_category: IdListFilter
    "1: did not come, 2: awaited, 3: came, 4: confirmed"
    status: IdListFilter
    created: PeriodFilter
    records_count: CountFilter
  }
  input IdListFilter {
    value: [Int!]!
  }
  input PeriodFilter {
    from: String
    to: String
  }
  input CountFilter {
    from: Int
    to: Int
  }

  type ClientsResponse {
    success: Boolean!
    data: [Client!]
    meta: Meta!
  }
  type ClientResponse {
    success: Boolean!
    data: Client
    meta: Meta!
  }
  type ClientFilesResponse {
    success: Boolean!
    data: [ClientFile!]
    meta: Meta!
  }
`;
