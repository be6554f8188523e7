import { peopleChangesText } from './changes.ts';

/** The two versions of this service: the older with bare lists and strings, the newer with connections and scalars. */
export type PeopleVersion = '2024' | '2026';

/** SDL of the service in one of its versions: one type for clients and staff. */
export function peopleText(version: PeopleVersion): string {
  return [version === '2024' ? queries2024 : queries2026, typesText(version), peopleChangesText].join('\n');
}

const appointmentFilters = `
      filter: String = "future"
      is_org: Boolean = false
      provider_id: ID
      provider_ids: [ID]
      user_id: ID
      with_all_statuses: Boolean = false
      filter_by_appointment_statuses: [String]
      filter_by_appointment_location_ids: [ID]
      filter_by_appointment_type_id: ID
      include_blockers: Boolean = true
      specificDay: String`;

const userFilters = `
      keywords: String
      active_status: String
      provider_id: ID
      ids: [ID]
      show_all_by_default: Boolean = true`;

const pageArguments = `
      offset: Int = 0
      should_paginate: Boolean = false
      page_size: Int
      after: Cursor`;

const queries2024 = /* GraphQL */ `
  scalar Cursor

  type Query {
    org: Organization
    organization(id: ID): Organization
    users(${userFilters}
      order_by: UserOrderKeys = LAST_NAME_ASC
      offset: Int = 0
      page_size: Int = 10
      should_paginate: Boolean = true
      after: Cursor
    ): [User!]
    usersCount(${userFilters}): Int
    user(id: ID): User
    organizationMembers(keywords: String, offset: Int = 0, page_size: Int = 10, should_paginate: Boolean = true): [User!]
    organizationMembersCount(keywords: String): Int
    appointments(
      startDate: String
      endDate: String${appointmentFilters}
      order_by: AppointmentOrderKeys = DATE_ASC${pageArguments}
    ): [Appointment!]
    appointmentsCount(startDate: String endDate: String${appointmentFilters}): Int
    appointment(id: ID, include_deleted: Boolean = false): Appointment
    appointmentTypes(offset: Int = 0, page_size: Int = 1000, should_paginate: Boolean = true): [AppointmentType!]
    appointmentLocations(offset: Int = 0, page_size: Int = 1000): [AppointmentLocation!]
    availableSlotsForRange(
      provider_id: String
      appt_type_id: String
      start_date: String
      end_date: String
      timezone: String
    ): [AvailableSlot!]
  }
`;

const connectionArguments = `
      first: Int
      last: Int
      after: String
      before: String`;

const queries2026 = /* GraphQL */ `
  scalar ISO8601DateTime

  type Query {
    org: Organization
    organization(id: ID): Organization
    users(${connectionArguments}${userFilters}
      sort_by: String = "last_name_asc"
    ): UserPaginationConnection
    user(id: ID): User
    organizationMembers(${connectionArguments}
      keywords: String
    ): UserPaginationConnection
    petProfiles(${connectionArguments}
      user_id: ID
      keywords: String
    ): PetProfilePaginationConnection
    petProfile(id: ID): PetProfile
    "startDate and endDate must come together."
    appointments(${connectionArguments}
      startDate: ISO8601DateTime
      endDate: ISO8601DateTime${appointmentFilters}
      sort_by: String = "date_asc"
    ): AppointmentPaginationConnection
    appointment(id: ID, include_deleted: Boolean = false): Appointment
    appointmentTypes(${connectionArguments}
    ): AppointmentTypePaginationConnection
    appointmentLocations(offset: Int = 0, page_size: Int = 1000): [AppointmentLocation!]
  }

  type PaginationInfo {
    start_cursor: String
    end_cursor: String
    has_next_page: Boolean!
    has_previous_page: Boolean!
  }
  ${['User', 'PetProfile', 'Appointment', 'AppointmentType'].map(connectionText).join('')}
`;

function connectionText(type: string): string {
  return /* GraphQL */ `
  type ${type}PaginationConnection {
    edges: [${type}PaginationEdge]
    nodes: [${type}]
    page_info: PaginationInfo!
    total_count: Int!
  }
  type ${type}PaginationEdge {
    cursor: String!
    node: ${type}
  }`;
}

function typesText(version: PeopleVersion): string {
  const date = version === '2024' ? 'String' : 'ISO8601DateTime';
  const petField = version === '2024' ? '' : 'pet_profile: PetProfile';
  const petType =
    version === '2024'
      ? ''
      : 'type PetProfile { id: ID! name: String animal_type: String breed: String sex: String dob: String owner: User }';
  return /* GraphQL */ `
  type Organization {
    id: ID!
    name: String
    timezone: String
  }

  enum UserOrderKeys {
    LAST_NAME_ASC
    LAST_NAME_DESC
    FIRST_NAME_ASC
    CREATED_AT_ASC
  }

  enum AppointmentOrderKeys {
    DATE_ASC
    DATE_DESC
  }

  "A client or a member of the organization."
  type User {
    id: ID!
    first_name: String
    last_name: String
    full_name: String
    legal_name: String
    email: String
    phone_number: String
    additional_phone_number: String
    dob: String
    active: Boolean
    is_patient: Boolean
    qualifications: String
    next_appt_date: String
    record_identifier: String
    timezone: String
    created_at: String
    updated_at: String
  }
  ${petType}

  type AppointmentLocation {
    id: ID!
    name: String
    line1: String
    line2: String
    city: String
    state: String
    zip: String
    country: String
  }

  type AppointmentType {
    id: ID!
    name: String
    length: Int
    clients_can_book: Boolean
    is_group: Boolean
    deleted_at: String
  }

  type Appointment {
    id: ID!
    date: ${date}
    start: ${date}
    end: ${date}
    length: Int
    timezone_abbr: String
    pm_status: String
    pm_status_changed_at: String
    confirmed: Boolean
    client_confirmed: Boolean
    deleted_at: String
    is_blocker: Boolean
    is_group: Boolean
    appointment_type: AppointmentType
    provider: User
    other_party_id: Int
    user: User
    user_id: String
    ${petField}
    location: String
    contact_type: String
    reason: String
    notes: String
    cancellation_reason: String
    created_at: String
    updated_at: String
  }

  type AvailableSlot {
    date: String
    length: Int
    user_id: String
    is_fully_booked: Boolean
    appointment_id: ID
  }
`;
}
