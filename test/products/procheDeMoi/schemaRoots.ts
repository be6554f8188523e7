/** Fields of both roots, and what is written of reservations, dishes and guests. */
export const rootsText: string = /* GraphQL */ `
  extend type Query {
    users(businessType: String, role: String): [User!]!
    user(id: ID!): User
    hotels: [Hotel!]!
    hotel(id: ID!): Hotel
    restaurants: [Restaurant!]!
    restaurant(id: ID!): Restaurant
    salons: [Salon!]!
    salon(id: ID!): Salon
    reservations(businessId: ID!, businessType: String!, status: String, date: Date): [Reservation!]!
    reservation(id: ID!): Reservation
    rooms(hotelId: ID!, status: String): [Room!]!
    room(id: ID!): Room
    tables(restaurantId: ID!, status: String): [Table!]!
    table(id: ID!): Table
    services(businessId: ID!, businessType: String!, category: String): [Service!]!
    service(id: ID!): Service
    staff(businessId: ID!, businessType: String!, role: String): [Staff!]!
    staffMember(id: ID!): Staff
    menuItems(restaurantId: ID!, category: String): [MenuItem!]!
    menuItem(id: ID!): MenuItem
    guests(businessId: ID!, businessType: String!, status: String): [Guest!]!
    guest(id: ID!): Guest
  }

  extend type Mutation {
    register(input: RegisterInput!): AuthPayload!
    login(input: LoginInput!): AuthPayload!
    updateUser(id: ID!, input: UserUpdateInput!): User!
    deleteUser(id: ID!): Boolean!
    appendUserService(input: AppendUserServiceInput!): User!
    createHotel(input: HotelInput!): Hotel!
    updateHotel(id: ID!, input: HotelInput!): Hotel!
    deleteHotel(id: ID!): Boolean!
    createRestaurant(input: RestaurantInput!): Restaurant!
    updateRestaurant(id: ID!, input: RestaurantInput!): Restaurant!
    deleteRestaurant(id: ID!): Boolean!
    createSalon(input: SalonInput!): Salon!
    updateSalon(id: ID!, input: SalonInput!): Salon!
    deleteSalon(id: ID!): Boolean!
    createReservation(input: ReservationInput!): Reservation!
    updateReservation(id: ID!, input: ReservationInput!): Reservation!
    deleteReservation(id: ID!): Boolean!
    createRoom(input: RoomInput!): Room!
    updateRoom(id: ID!, input: RoomInput!): Room!
    deleteRoom(id: ID!): Boolean!
    createTable(input: TableInput!): Table!
    updateTable(id: ID!, input: TableInput!): Table!
    deleteTable(id: ID!): Boolean!
    createService(input: ServiceInput!): Service!
    updateService(id: ID!, input: ServiceInput!): Service!
    deleteService(id: ID!): Boolean!
    createStaff(input: StaffInput!): Staff!
    updateStaff(id: ID!, input: StaffInput!): Staff!
    deleteStaff(id: ID!): Boolean!
    createMenuItem(input: MenuItemInput!): MenuItem!
    updateMenuItem(id: ID!, input: MenuItemInput!): MenuItem!
    deleteMenuItem(id: ID!): Boolean!
    createGuest(input: GuestInput!): Guest!
    updateGuest(id: ID!, input: GuestInput!): Guest!
    deleteGuest(id: ID!): Boolean!
    removeAdminRoleFromServices: Boolean!
  }

  extend type Mutation {
    createReservationV2(input: CreateReservationV2Input!): Reservation!
    createPrivatisationV2(input: CreatePrivatisationV2Input!): Reservation!
  }

  extend type Query {
    pendingHotels: [Hotel!]!
    pendingRestaurants: [Restaurant!]!
    pendingSalons: [Salon!]!
  }

  extend type Mutation {
    approveHotel(id: ID!): Hotel!
    rejectHotel(id: ID!): Hotel!
    approveRestaurant(id: ID!): Restaurant!
    rejectRestaurant(id: ID!): Restaurant!
    approveSalon(id: ID!): Salon!
    rejectSalon(id: ID!): Salon!
  }

  input ReservationInput {
    businessId: ID!
    businessType: String!
    customerId: ID
    customerInfo: CustomerInfoInput!
    roomId: ID
    checkIn: Date
    checkOut: Date
    guests: Int
    tableId: ID
    partySize: Int
    serviceId: ID
    staffId: ID
    date: Date!
    time: String
    duration: Int
    status: String
    totalAmount: Float
    paymentStatus: String
    notes: String
    specialRequests: String
    source: String
    reservationFileUrl: String
  }

  input CustomerInfoInput {
    name: String!
    email: String!
    phone: String!
  }

  input MenuItemInput {
    restaurantId: ID!
    name: String!
    description: String
    category: String!
    price: Float!
    prepTime: Int
    available: Boolean
    popular: Boolean
    allergens: [String!]
    dietaryInfo: [String!]
    spiceLevel: String
    ingredients: [String!]
    nutritionalInfo: NutritionalInfoInput
    images: [String!]
  }

  input NutritionalInfoInput {
    calories: Int
    protein: Float
    fat: Float
    carbs: Float
  }

  input GuestInput {
    businessId: ID!
    businessType: String!
    userId: ID
    name: String!
    email: String!
    phone: String
    address: AddressInput
    membershipLevel: String
    preferences: GuestPreferencesInput
    notes: String
    status: String
    communicationPreferences: CommunicationPreferencesInput
  }

  input GuestPreferencesInput {
    roomType: String
    bedType: String
    floor: String
    seatingPreference: String
    cuisinePreferences: [String!]
    dietaryRestrictions: [String!]
    preferredStylist: String
    favoriteServices: [String!]
    allergies: [String!]
  }

  input CommunicationPreferencesInput {
    email: Boolean
    sms: Boolean
    phone: Boolean
  }
`;
