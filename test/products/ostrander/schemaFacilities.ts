/** SDL of what is scheduled: hospitals with their rooms and hours, and what can be booked there. */
export const ostranderFacilitiesText: string = /* GraphQL */ `
  input FacilityFilter {
    regionIds: [ID!]
    administrativeAreas: [String!]
  }

  type ListFacilitiesResponse {
    facilities: [Facility!]!
    "Empty on the last page."
    nextPageToken: String!
    totalSize: Int!
  }

  "Hospitals are run by region."
  type Region {
    id: ID!
    displayName: String!
    facilities: [Facility!]!
  }

  enum FacilityStatus {
    FACILITY_STATUS_UNSPECIFIED
    FACILITY_STATUS_OPEN
    FACILITY_STATUS_SUSPENDED
  }

  "A hospital."
  type Facility {
    id: ID!
    resourceName: String!
    "The number that corporate systems know it by."
    facilityNumber: String!
    displayName: String!
    status: FacilityStatus!
    region: Region!
    "The zone of its book; timestamps are in UTC."
    timeZone: TimeZone!
    postalAddress: PostalAddress!
    phoneNumber: PhoneNumber!
    emailAddress: String
    operatingHours: [OperatingHours!]!
    rooms: [Room!]!
    "Assignments that are in effect."
    assignments: [WorkerAssignment!]!
  }

  enum DayOfWeek {
    DAY_OF_WEEK_UNSPECIFIED
    MONDAY
    TUESDAY
    WEDNESDAY
    THURSDAY
    FRIDAY
    SATURDAY
    SUNDAY
  }

  type OperatingHours {
    dayOfWeek: DayOfWeek!
    "By the facility's clock, such as 08:00."
    openTime: String!
    closeTime: String!
  }

  enum RoomKind {
    ROOM_KIND_UNSPECIFIED
    ROOM_KIND_EXAM
    ROOM_KIND_TREATMENT
    ROOM_KIND_SURGERY
  }

  type Room {
    id: ID!
    displayName: String!
    kind: RoomKind!
  }

  enum ServiceModality {
    SERVICE_MODALITY_UNSPECIFIED
    SERVICE_MODALITY_IN_FACILITY
    SERVICE_MODALITY_TELEHEALTH
  }

  input ServiceOfferingFilter {
    selfBookable: Boolean
  }

  type ServiceOffering {
    id: ID!
    resourceName: String!
    displayName: String!
    modality: ServiceModality!
    defaultDuration: Duration!
    "Hexadecimal, of its tile in the book."
    tileColor: String!
    "Whether customers can book it by themselves."
    selfBookable: Boolean!
    catalogItem: CatalogItem
  }

  type ListServiceOfferingsResponse {
    serviceOfferings: [ServiceOffering!]!
    nextPageToken: String!
    totalSize: Int!
  }
`;
