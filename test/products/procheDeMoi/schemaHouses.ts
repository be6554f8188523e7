/** What hotels and restaurants have. */
export const housesText: string = /* GraphQL */ `
  type MenuItem {
    id: ID!
    restaurantId: ID!
    name: String!
    description: String
    category: String!
    price: Float!
    prepTime: Int
    available: Boolean!
    popular: Boolean!
    allergens: [String!]!
    dietaryInfo: [String!]!
    spiceLevel: String
    ingredients: [String!]!
    nutritionalInfo: NutritionalInfo
    images: [String!]!
    isActive: Boolean!
    createdAt: Date!
    updatedAt: Date!
  }

  type NutritionalInfo {
    calories: Int
    protein: Float
    fat: Float
    carbs: Float
  }

  """
  Defines a pricing session for a room.  Each session specifies
  a continuous range of months (1–12) and a nightly rate.  When
  monthly pricing is provided on a room the booking price is
  determined by looking up the month of each night’s stay and
  matching it against these sessions.  If no session applies the
  room’s base price field is used.  See the Room.monthlyPrices
  field for details.
  """
  type RoomMonthlyPrice {
    startMonth: Int!
    endMonth: Int!
    price: Float!
  }

  """
  Defines a date-range pricing session for a room.  Each session
  specifies a start and end month/day (1–12 for the month and
  1–31 for the day) and a nightly rate.  When a booking date
  falls within this range (inclusive) the associated price
  overrides any monthly or base price.  Date ranges may cross the
  year boundary; for example startMonth=12,startDay=20,endMonth=1,
  endDay=5 covers December 20 through January 5 each year.
  """
  type RoomSpecialPrice {
    startMonth: Int!
    startDay: Int!
    endMonth: Int!
    endDay: Int!
    price: Float!
  }

  type Room {
    id: ID!
    hotelId: Hotel
    number: String!
    type: String!
    floor: Int
    capacity: Int!
    price: Float!
    size: Int
    status: String!
    amenities: [String!]!
    features: [String!]!
    condition: String!
    lastCleaned: Date
    nextMaintenance: Date
    images: [String!]!
    isActive: Boolean!
    bedType: [String]
    numberOfBeds: Int
    numberOfBathrooms: Int
    description: String
    paidOptions: [RoomPaidOption!]!
    viewOptions: [RoomViewOption!]!
    monthlyPrices: [RoomMonthlyPrice!]!
    specialPrices: [RoomSpecialPrice!]!
    createdAt: Date!
    updatedAt: Date!
  }

  extend type Query {
    """
    Return a list of rooms that are available for the given hotel and date
    range.  A room is considered available if it is active, has status
    "available" and there is no existing hotel reservation with
    overlapping check-in/check-out dates for that room.  Both
    parameters are required and should be ISO formatted dates.
    """
    availableRooms(hotelId: ID!, checkIn: Date!, checkOut: Date!, adults: Int!, children: Int!): [Room!]!
    availableRoomsCount(hotelId: ID!, checkIn: Date!, checkOut: Date!, adults: Int!, children: Int!): Int!
  }

  type Position {
    x: Float
    y: Float
  }

  type Table {
    id: ID!
    restaurantId: ID!
    number: Int!
    capacity: Int!
    location: String!
    status: String!
    features: [String!]!
    position: Position
    isActive: Boolean!
    images: [String]
    createdAt: Date!
    updatedAt: Date!
  }

  type PrivatisationOption {
    id: ID!
    nom: String!
    description: String
    type: String!
    capaciteMaximale: Int!
    dureeMaximaleHeures: Int!
    menusDeGroupe: [String!]!
    menusDetails: [MenuDetail!]
    tarif: Float
    conditions: String
    fileUrl: String
    restaurantId: ID!
    createdAt: Date!
    updatedAt: Date!
  }

  input CreatePrivatisationOptionInput {
    nom: String!
    description: String
    type: String!
    capaciteMaximale: Int!
    dureeMaximaleHeures: Int!
    menusDeGroupe: [String!]
    menusDetails: [MenuDetailInput!]
    tarif: Float
    conditions: String
    restaurantId: ID!
    fileUrl: String
  }

  input UpdatePrivatisationOptionInput {
    nom: String
    description: String
    type: String
    capaciteMaximale: Int
    dureeMaximaleHeures: Int
    menusDeGroupe: [String!]
    menusDetails: [MenuDetailInput!]
    tarif: Float
    conditions: String
    fileUrl: String
  }

  extend type Query {
    privatisationOptionsByRestaurant(restaurantId: ID!): [PrivatisationOption!]!
    privatisationOption(id: ID!): PrivatisationOption
  }

  extend type Mutation {
    createPrivatisationOption(input: CreatePrivatisationOptionInput!): PrivatisationOption!
    updatePrivatisationOption(id: ID!, input: UpdatePrivatisationOptionInput!): PrivatisationOption!
    deletePrivatisationOption(id: ID!): Boolean!
  }

  type MenuDetail {
    nom: String!
    description: String
    prix: Float!
  }

  input MenuDetailInput {
    nom: String!
    description: String
    prix: Float!
  }

  type RoomType {
    id: ID!
    hotelId: ID!
    name: String!
    isActive: Boolean!
    createdAt: Date!
    updatedAt: Date!
  }

  input RoomTypeInput {
    hotelId: ID!
    name: String!
  }

  extend type Query {
    roomTypes(hotelId: ID!): [RoomType!]!
    roomType(id: ID!): RoomType
  }

  extend type Mutation {
    createRoomType(input: RoomTypeInput!): RoomType!
    updateRoomType(id: ID!, input: RoomTypeInput!): RoomType
    deleteRoomType(id: ID!): Boolean!
  }
`;
