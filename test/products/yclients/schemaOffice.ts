/** SDL of reviews, users, categories, settings and reference lists. */
export const yclientsOfficeText: string = /* GraphQL */ `
  type Comment {
    id: Int!
    "1: of staff, 0: of the company"
    type: Int!
    master_id: Int!
    text: String!
    "Such as 2015-08-03 20:31:05"
    date: String!
    "1 to 5"
    rating: Int!
    user_id: Int!
    user_name: String
    user_avatar: String!
  }

  type CompanyUser {
    id: Int!
    firstname: String!
    login: String!
    email: String!
    phone: String!
    access: UserAccess!
  }
  type UserAccess {
    stat_access: Boolean!
    schedule_edit_access: Boolean!
    client_phones_access: Boolean!
    clients_access: Boolean!
    settings_access: Boolean!
    edit_records_access: Boolean!
    timetable_access: Boolean!
    billing_access: Boolean!
    users_access: Boolean!
    excel_access: Boolean!
    finances_access: Boolean!
    storages_access: Boolean!
    send_sms: Boolean!
    "The member of staff that this user is, or 0"
    master_id: Int!
  }
  type Permissions {
    timetable: TimetablePermissions!
    clients: ClientPermissions!
    finances: FinancePermissions!
    settings: SettingsPermissions!
  }
  type TimetablePermissions {
    timetable_access: Boolean!
    create_records_access: Boolean!
    edit_records_access: Boolean!
    delete_records_access: Boolean!
    master_id: Int!
  }
  type ClientPermissions {
    clients_access: Boolean!
    client_phones_access: Boolean!
    edit_client_access: Boolean!
    delete_client_access: Boolean!
  }
  type FinancePermissions {
    finances_access: Boolean!
    finances_transactions_access: Boolean!
    finances_accounts_access: Boolean!
  }
  type SettingsPermissions {
    settings_access: Boolean!
    edit_services_access: Boolean!
    edit_master_access: Boolean!
    schedule_edit_access: Boolean!
  }

  type Label {
    id: Int!
    salon_id: Int!
    title: String!
    "#RRGGBB"
    color: String!
    icon: String!
    "1: of clients, 2: of records"
    entity: Int!
    deleted: Int!
    not_editable: Int!
  }

  enum CustomFieldCategory {
    record
    client
  }
  type CompanyCustomField {
    id: Int!
    salon_id: Int!
    custom_field: CustomField!
  }
  type CustomField {
    id: Int!
    code: String!
    entity_type: String
    show_in_ui: Boolean!
    title: String!
    user_can_edit: Boolean!
    type: CustomFieldType!
    values: [String!]
  }
  type CustomFieldType {
    code: String!
    title: String!
  }

  type HooksSettings {
    urls: [String!]!
    active: Int!
    salon: Int!
    service_category: Int!
    service: Int!
    good: Int!
    master: Int!
    client: Int!
    record: Int!
    goods_operations_sale: Int!
    goods_operations_receipt: Int!
    goods_operations_consumable: Int!
    goods_operations_stolen: Int!
    goods_operations_move: Int!
    finances_operation: Int!
  }
  type License {
    id: Int!
    salon_id: Int!
    staff_limit: Int!
    "Such as 08.11.2019"
    deactivation_date: String!
    start_date: String!
    name: String!
    active: Int!
    options: [Titled!]!
  }
  type Country {
    id: Int!
    title: String!
    full_title: String!
    phone_code: String!
    phone_example: String!
    currency: String!
  }
  type City {
    id: Int!
    country_id: Int!
    title: String!
  }
  type BusinessGroup {
    id: Int!
    title: String!
    image: String!
    types: [BusinessType!]!
  }
  type BusinessType {
    id: Int!
    title: String!
    business_group_id: Int!
  }
  type PhoneValidity {
    is_valid: Boolean!
  }

  type CommentsResponse {
    success: Boolean!
    data: [Comment!]
    meta: Meta!
  }
  type CommentResponse {
    success: Boolean!
    data: Comment
    meta: Meta!
  }
  type CompanyUsersResponse {
    success: Boolean!
    data: [CompanyUser!]
    meta: Meta!
  }
  type PermissionsResponse {
    success: Boolean!
    data: Permissions
    meta: Meta!
  }
  type LabelsResponse {
    success: Boolean!
    data: [Label!]
    meta: Meta!
  }
  type CustomFieldsResponse {
    success: Boolean!
    data: [CompanyCustomField!]
    meta: Meta!
  }
  type HooksSettingsResponse {
    success: Boolean!
    data: HooksSettings
    meta: Meta!
  }
  type LicenseResponse {
    success: Boolean!
    data: License
    meta: Meta!
  }
  type CountriesResponse {
    success: Boolean!
    data: [Country!]
    meta: Meta!
  }
  type CitiesResponse {
    success: Boolean!
    data: [City!]
    meta: Meta!
  }
  type BusinessGroupsResponse {
    success: Boolean!
    data: [BusinessGroup!]
    meta: Meta!
  }
  type ValidatePhoneResponse {
    success: Boolean!
    data: PhoneValidity
    meta: Meta!
  }
`;
