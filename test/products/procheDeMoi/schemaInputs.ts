/** What mutations take. */
export const inputsText: string = /* GraphQL */ `
  input HotelInput {
    name: String
    description: String
    address: AddressInput
    contact: ContactInput
    settings: HotelSettingsInput
    amenities: [AmenityInput!]
    services: [BusinessServiceInput!]
    policies: [PolicyInput!]
    images: [String!]
    openingPeriods: [OpeningPeriodInput!]
    roomPaidOptions: [RoomPaidOptionInput!]
    roomViewOptions: [RoomViewOptionInput!]
  }

  input RestaurantInput {
    clientId: ID
    name: String
    description: String
    address: AddressInput
    contact: ContactInput
    settings: RestaurantSettingsInput
    businessHours: [BusinessHoursInput!]
    cuisine: [String!]
    priceRange: String
    features: [String!]
    policies: [PolicyInput!]
    images: [String!]
    paymentMethods: [PaymentMethodInput!]
  }

  input SalonInput {
    name: String!
    description: String
    address: AddressInput
    contact: ContactInput
    settings: SalonSettingsInput
    businessHours: [BusinessHoursInput!]
    specialties: [String!]
    policies: [PolicyInput!]
    images: [String!]
  }

  input HotelSettingsInput {
    checkInTime: String
    checkOutTime: String
    currency: String
    timezone: String
    taxRate: Float
    serviceFee: Float
  }

  input SalonSettingsInput {
    currency: String
    timezone: String
    taxRate: Float
    serviceFee: Float
    cancellationHours: Int
  }

  input BusinessHoursInput {
    day: String!
    isOpen: Boolean!
    openTime: String
    closeTime: String
  }

  input AmenityInput {
    name: String!
    description: String
    included: Boolean!
    category: String
    price: Float
  }

  input BusinessServiceInput {
    name: String!
    description: String
    price: Float!
    category: String
    available: Boolean!
  }

  input PolicyInput {
    title: String!
    description: String!
    category: String!
  }

  """
  Input type for specifying a paid room option when creating or updating
  a hotel.  Each option is an add-on that can be purchased in addition
  to a room booking.  The price field is required.
  """
  input RoomPaidOptionInput {
    name: String!
    description: String
    category: String
    price: Float!
  }

  input RoomViewOptionInput {
    name: String!
    description: String
    category: String
    price: Float
  }

  input RoomMonthlyPriceInput {
    startMonth: Int!
    endMonth: Int!
    price: Float!
  }

  input RoomSpecialPriceInput {
    startMonth: Int!
    startDay: Int!
    endMonth: Int!
    endDay: Int!
    price: Float!
  }

  """
  OpeningPeriodInput represents a date range (inclusive) when a hotel is open.
  """
  input OpeningPeriodInput {
    startDate: Date!
    endDate: Date!
  }

  input RoomInput {
    hotelId: ID!
    number: String!
    type: String!
    floor: Int
    capacity: Int!
    price: Float!
    size: Int
    status: String
    amenities: [String!]
    features: [String!]
    condition: String
    lastCleaned: Date
    nextMaintenance: Date
    images: [String!]
    bedType: [String]
    numberOfBeds: Int
    numberOfBathrooms: Int
    description: String
    paidOptions: [RoomPaidOptionInput!]
    viewOptions: [RoomViewOptionInput!]
    monthlyPrices: [RoomMonthlyPriceInput!]
    specialPrices: [RoomSpecialPriceInput!]
  }

  input TableInput {
    restaurantId: ID!
    number: Int!
    capacity: Int!
    location: String!
    status: String
    features: [String!]
    position: PositionInput
    images: [String!]
  }

  input PositionInput {
    x: Float
    y: Float
  }

  input ServiceInput {
    businessId: ID!
    businessType: String!
    name: String!
    description: String
    category: String
    duration: Int
    price: Float!
    available: Boolean
    popular: Boolean
    staffRequired: [String!]
    requirements: [String!]
    images: [String!]
    defaultEmployee: ID
    defaultRoom: ID
    allowClientChoose: Boolean
    options: [ServiceOptionInput!]
  }

  """
  Input type for specifying service options when creating or updating a
  service.  Each option can independently modify the price and
  duration of the service.  All fields are optional; omitting a field
  will leave the corresponding value unchanged.
  """
  input ServiceOptionInput {
    name: String!
    price: Float
    durationImpact: Int
  }

  input StaffInput {
    businessId: ID!
    businessType: String!
    userId: ID
    name: String!
    role: String!
    email: String
    phone: String
    hireDate: Date
    schedule: String
    hourlyRate: Float
    status: String
    specialties: [String!]
    availability: [AvailabilityInput!]
    avatar: String
    notes: String
  }

  input AvailabilityInput {
    day: String!
    startTime: String!
    endTime: String!
    available: Boolean!
  }
`;
