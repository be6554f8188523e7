/** What can be booked at: hotels, restaurants and salons. */
export const businessesText: string = /* GraphQL */ `
  type OpeningPeriod {
    startDate: Date!
    endDate: Date!
  }

  type Hotel {
    id: ID!
    name: String!
    description: String
    address: Address
    contact: Contact
    settings: HotelSettings
    amenities: [Amenity!]!
    services: [BusinessService!]!
    policies: [Policy!]!
    images: [String!]!
    rating: Rating
    isActive: Boolean!
    createdAt: Date!
    updatedAt: Date!
    openingPeriods: [OpeningPeriod!]
    roomPaidOptions: [RoomPaidOption!]!
    roomViewOptions: [RoomViewOption!]!
    featuredLandingCard: LandingCard
  }

  type LandingCard {
    id: ID
    title: String
    description: String
    image: String
    price: Float
    rating: Float
    location: String
    tags: [String!]
    amenities: [String!]
    specialOffer: Boolean
  }

  type Restaurant {
    id: ID!
    name: String!
    description: String
    address: Address
    contact: Contact
    settings: RestaurantSettings
    businessHours: [BusinessHours!]!
    cuisine: [String!]!
    priceRange: String
    features: [String!]!
    policies: [Policy!]!
    images: [String!]!
    rating: Rating
    isActive: Boolean!
    createdAt: Date!
    updatedAt: Date!
    paymentMethods: [PaymentMethod!]
  }

  type Salon {
    id: ID!
    name: String!
    description: String
    address: Address
    contact: Contact
    settings: SalonSettings
    businessHours: [BusinessHours!]!
    specialties: [String!]!
    policies: [Policy!]!
    images: [String!]!
    rating: Rating
    isActive: Boolean!
    createdAt: Date!
    updatedAt: Date!
  }

  type Address {
    street: String
    city: String
    state: String
    zipCode: String
    country: String
  }

  type Contact {
    phone: String
    email: String
    website: String
  }

  type HotelSettings {
    checkInTime: String
    checkOutTime: String
    currency: String
    timezone: String
    taxRate: Float
    serviceFee: Float
  }

  type RestaurantSettings {
    currency: String
    timezone: String
    taxRate: Float
    serviceFee: Float
    maxPartySize: Int
    reservationWindow: Int
    cancellationHours: Int
    horaires: [Horaire!]
    capaciteTotale: Int
    tables: Tables
    frequenceCreneauxMinutes: Int
    maxReservationsParCreneau: Int
    capaciteTheorique: Int
    fermetures: [ClosurePeriod!]
    joursOuverts: [String!]
    customTables: [TableSize!]
    dressCode: String
  }

  type Horaire {
    ouverture: String
    fermeture: String
    prix: Float
  }

  type ClosurePeriod {
    debut: String
    fin: String
  }

  type TableSize {
    taille: Int
    nombre: Int
  }

  type Tables {
    size2: Int
    size4: Int
    size6: Int
    size8: Int
  }

  input RestaurantSettingsInput {
    currency: String
    timezone: String
    taxRate: Float
    serviceFee: Float
    maxPartySize: Int
    reservationWindow: Int
    cancellationHours: Int
    horaires: [HoraireInput!]
    capaciteTotale: Int
    tables: TablesInput
    frequenceCreneauxMinutes: Int
    maxReservationsParCreneau: Int
    fermetures: [ClosurePeriodInput!]
    joursOuverts: [String!]
    customTables: [TableSizeInput!]
    dressCode: String
  }

  input HoraireInput {
    ouverture: String
    fermeture: String
    prix: Float
  }

  input TablesInput {
    size2: Int
    size4: Int
    size6: Int
    size8: Int
  }

  input ClosurePeriodInput {
    debut: String
    fin: String
  }

  input TableSizeInput {
    taille: Int
    nombre: Int
  }

  type SalonSettings {
    currency: String
    timezone: String
    taxRate: Float
    serviceFee: Float
    cancellationHours: Int
  }

  type BusinessHours {
    day: String!
    isOpen: Boolean!
    openTime: String
    closeTime: String
  }

  type Amenity {
    name: String!
    description: String
    included: Boolean!
    category: String
    price: Float
  }

  type BusinessService {
    name: String!
    description: String
    price: Float!
    category: String
    available: Boolean!
  }

  type Policy {
    title: String!
    description: String!
    category: String!
  }

  type RoomPaidOption {
    name: String!
    description: String
    category: String
    price: Float!
  }

  type Rating {
    average: Float!
    count: Int!
  }

  type RoomViewOption {
    name: String!
    description: String
    category: String
    price: Float
  }

  """
  Represents a method of payment that a restaurant can accept.  Each
  method includes a name, an enabled flag indicating whether it is
  currently accepted, an optional processing fee (in the local currency)
  and an optional ISO date when the method is exclusively enabled (for
  example, to support special payment options on New Year's Eve).
  """
  type PaymentMethod {
    name: String!
    enabled: Boolean!
    processingFee: Float
    specialDate: String
  }

  """
  Input type for specifying a payment method when creating or updating
  a restaurant.  Each payment method must include a name and enabled
  flag.  Processing fee and specialDate are optional.
  """
  input PaymentMethodInput {
    name: String!
    enabled: Boolean!
    processingFee: Float
    specialDate: String
  }

  input UpdateRestaurantInput {
    name: String
    description: String
    address: AddressInput
    contact: ContactInput
    settings: RestaurantSettingsInput
    cuisine: [String!]
    priceRange: String
    features: [String!]
    images: [String!]
    isActive: Boolean
  }

  input AddressInput {
    street: String
    city: String
    state: String
    zipCode: String
    country: String
  }

  input ContactInput {
    phone: String
    email: String
    website: String
  }
`;
