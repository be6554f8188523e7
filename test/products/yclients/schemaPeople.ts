/** SDL of companies, staff and services. */
export const yclientsPeopleText: string = /* GraphQL */ `
  type Company {
    id: Int!
    title: String!
    public_title: String!
    "Kind of business"
    short_descr: String!
    logo: String!
    active: Int!
    country_id: Int!
    country: String!
    city_id: Int!
    city: String!
    "Such as Europe/Moscow"
    timezone: String!
    schedule: String!
    address: String!
    phone: String!
    phones: [String!]!
    email: String!
    site: String!
    coordinate_lat: Float!
    coordinate_lon: Float!
    app_ios: String!
    app_android: String!
    currency_short_title: String!
    phone_confirmation: Boolean!
    active_staff_count: Int!
    "Only with forBooking"
    next_slot: String
    booking_comment_required: Boolean!
    booking_email_required: Boolean!
    booking_comment_input_name: String
    booking_notify_text: String
    reminds_sms_disabled: Boolean!
    group_priority: Int!
    allow_change_record: Boolean!
    "Seconds before the seance within which it can't be changed"
    allow_change_record_delay_step: Int!
    allow_delete_record: Boolean!
    allow_delete_record_delay_step: Int!
    "Only with show_groups"
    groups: [GroupReference!]
  }

  type GroupReference {
    id: Int!
    title: String!
  }
  type CompanyReference {
    id: Int!
    title: String!
  }

  type Group {
    id: Int!
    title: String!
    companies: [CompanyReference!]!
    access: GroupAccess!
  }

  type GroupAccess {
    settings_access: Int!
    users_access: Int!
    clients_access: Int!
    loyalty_access: Int!
    loyalty_cards_manual_transactions_access: Int!
    network_services_access: Int!
  }

  type GroupClient {
    salon_group_id: Int!
    phone: String!
    clients: [GroupClientEntry!]!
  }
  type GroupClientEntry {
    id: Int!
    company_id: Int!
    name: String!
    email: String!
  }

  type Position {
    id: Int!
    title: String!
  }

  "A member of staff who takes bookings"
  type Staff {
    id: Int!
    api_id: String
    company_id: Int!
    name: String!
    specialization: String!
    position: Position
    "Heavier ones come first"
    weight: Int!
    show_rating: Int!
    rating: Float!
    votes_count: Int!
    comments_count: Int!
    avatar: String!
    avatar_big: String!
    "HTML"
    information: String!
    "1: hidden from online booking"
    hidden: Int!
    "1: has left"
    fired: Int!
    status: Int!
    image_group: ImageGroup
  }

  type ImageGroup {
    id: Int!
    entity: String!
    entity_id: Int!
    images: [Image!]!
  }
  type Image {
    id: Int!
    path: String!
    width: Int!
    height: Int!
    type: String!
    image_group_id: Int!
    version: String!
  }

  type ServiceCategory {
    id: Int!
    salon_service_id: Int!
    title: String!
    api_id: String!
    weight: Int!
    staff: [Int!]!
  }

  type Service {
    id: Int!
    "The number of the service in this company, where a chain shares it"
    salon_service_id: Int!
    category_id: Int!
    title: String!
    price_min: Float!
    price_max: Float!
    discount: Float!
    comment: String!
    weight: Int!
    "1: can be booked online"
    active: Int!
    api_id: String!
    "Who does it, and how long it takes them"
    staff: [ServiceStaff!]!
    image_group: ImageGroup
  }

  type ServiceStaff {
    id: Int!
    "Seconds"
    seance_length: Int!
  }

  type Resource {
    id: Int!
    title: String!
    instances: [ResourceInstance!]!
  }
  type ResourceInstance {
    id: Int!
    title: String!
    resource_id: Int!
  }

  type CompaniesResponse {
    success: Boolean!
    data: [Company!]
    meta: Meta!
  }
  type CompanyResponse {
    success: Boolean!
    data: Company
    meta: Meta!
  }
  type GroupsResponse {
    success: Boolean!
    data: [Group!]
    meta: Meta!
  }
  type GroupClientResponse {
    success: Boolean!
    data: GroupClient
    meta: Meta!
  }
  type ServiceCategoriesResponse {
    success: Boolean!
    data: [ServiceCategory!]
    meta: Meta!
  }
  type ServicesResponse {
    success: Boolean!
    data: [Service!]
    meta: Meta!
  }
  type StaffResponse {
    success: Boolean!
    data: [Staff!]
    meta: Meta!
  }
  type PositionsResponse {
    success: Boolean!
    data: [Position!]
    meta: Meta!
  }
  type ResourcesResponse {
    success: Boolean!
    data: [Resource!]
    meta: Meta!
  }
`;
