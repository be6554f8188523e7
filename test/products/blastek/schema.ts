const objects = `
  "Identity of a venue, without its catalog." type VenueSummary { id: ID slug: String name: String city: String status: String tagline: String address: String phone: String "Mean review score" rating: Float reviewCount: Int priceFromCents: Int lat: Float lng: Float womenOnly: Boolean rejectedReason: String settingsJson: Json distanceKm: Float coverUrl: String photos: [Photo] }
  "One page of search results. \`totalCount\` is the whole filtered set." type VenuePage { items: [VenueSummary!]! totalCount: Int! }
  "A venue the signed-in user administers, with the role there." type VenueMembership { id: ID role: String venue: VenueSummary user: TeamMember "The calendar column of this member" staffId: ID }
  "A colleague, as teammates see them." type TeamMember { id: ID firstName: String lastName: String email: String phone: String }
  type Settings { businessName: String businessTagline: String businessAddress: String businessPhone: String }
  type Photo { id: ID alt: String kind: String sort: Int status: String width: Int height: Int }
  type Category { id: ID name: String translations: Json sort: Int }
  type Service { id: ID categoryId: ID name: String description: String translations: Json durationMin: Int priceCents: Int active: Boolean staffIds: [ID] }
  type StaffHour { weekday: Int working: Boolean startMin: Int endMin: Int }
  type Staff { id: ID name: String role: String color: String active: Boolean hours: [StaffHour] serviceIds: [ID] }
  type Client { id: ID firstName: String lastName: String email: String phone: String allergies: String notes: String createdAt: NaiveDateTime apptCount: Int totalSpentCents: Int appointments: [Appointment] }
  "One page of clients. \`totalCount\` is the size of the whole filtered set." type ClientPage { items: [Client!]! totalCount: Int! }
  type Appointment { id: ID bookingRef: String date: Date startMin: Int endMin: Int status: String priceCents: Int notes: String source: String client: Client service: Service staff: Staff "The venue this appointment belongs to." venue: VenueSummary }
  type SaleItem { id: ID appointmentId: ID description: String amountCents: Int }
  type Sale { id: ID subtotalCents: Int tipCents: Int totalCents: Int paymentMethod: String createdAt: NaiveDateTime client: Client items: [SaleItem] }
  type SalePage { items: [Sale!]! totalCount: Int! }
  "A period in which the venue is shut. Without times it is the whole day." type Closure { id: ID date: Date endDate: Date startMin: Int endMin: Int reason: String }
  type BookingResult { bookingRef: String date: Date startMin: Int endMin: Int staffName: String appointments: [Appointment] }
  type ReportSummary { days: Int revenueCents: Int tipsCents: Int salesCount: Int appointments: ApptStats newClients: Int }
  type ApptStats { completed: Int noShows: Int cancelled: Int online: Int total: Int }
  type User { id: ID email: String role: String firstName: String lastName: String phone: String phoneVerified: Boolean profileComplete: Boolean venues: [VenueMembership] locale: String }
  type AuthPayload { token: String user: User refreshToken: String expiresAt: NaiveDateTime profileComplete: Boolean }
`;

const roots = `
  input ClientInput { firstName: String lastName: String email: String phone: String allergies: String notes: String }
  input StaffHourInput { weekday: Int! working: Boolean! startMin: Int! endMin: Int! }
  input VenueInput { name: String tagline: String address: String city: String phone: String }
  type RootQueryType {
    me: User
    "Venues the signed-in user administers." myVenues: [VenueMembership]
    "The venue the current dashboard session is acting on." currentVenue: VenueSummary
    "Active venues on the marketplace." venues(q: String, limit: Int = 24): [VenueSummary]
    "Marketplace search." searchVenues(q: String, city: String, category: String, sort: String, limit: Int = 24, offset: Int = 0): VenuePage!
    settings: Settings categories: [Category] services: [Service] staff: [Staff]
    appointments(from: Date!, to: Date!): [Appointment]
    "Clients of the active venue, paginated." clients(q: String, limit: Int = 50, offset: Int = 0): ClientPage!
    client(id: ID!): Client sales(from: Date!, limit: Int = 50, offset: Int = 0): SalePage!
    reportSummary(days: Int = 30): ReportSummary venueMembers: [VenueMembership]
    "Upcoming closures for the active venue." venueClosures(from: Date, to: Date): [Closure]
    "Appointments a proposed closure would strand." closureConflicts(date: Date!, endDate: Date, startMin: Int, endMin: Int): [Appointment]
    "The signed-in customer's bookings across every venue." myAppointments: [Appointment] adminVenues: [VenueSummary]
  }
  type RootMutationType {
    createAppointment(clientId: ID, client: ClientInput, staffId: ID!, serviceId: ID!, date: Date!, startMin: Int!, notes: String): Appointment
    updateAppointment(id: ID!, status: String, date: Date, startMin: Int, staffId: ID, priceCents: Int, notes: String): Appointment
    createClient(input: ClientInput!): Client updateClient(id: ID!, input: ClientInput!): Client
    createService(categoryId: ID!, name: String!, description: String, durationMin: Int!, priceCents: Int!): Service
    createStaff(name: String!, role: String, color: String, active: Boolean, hours: [StaffHourInput!], serviceIds: [ID!]): Staff
    updateVenue(input: VenueInput!): VenueSummary
    createClosure(date: Date!, endDate: Date, startMin: Int, endMin: Int, reason: String): Closure
    "Books a slot at a venue for the signed-in customer." book(venueSlug: String!, serviceIds: [ID!]!, staffId: String, date: Date!, startMin: Int!, notes: String): BookingResult
    signUp(email: String!, password: String!, firstName: String!, lastName: String, phone: String): AuthPayload
    login(email: String!, password: String!): AuthPayload logout: Boolean
    cancelMyAppointment(id: ID!): Appointment
  }
  type RootSubscriptionType { "Appointments changing in the active venue." appointmentChanged: Appointment }
`;

/** SDL of the platform, as its framework names the roots. */
export const blastekText = `schema { query: RootQueryType mutation: RootMutationType subscription: RootSubscriptionType }
  "A date in ISO 8601" scalar Date
  "A date and time without a zone in ISO 8601" scalar NaiveDateTime
  "Arbitrary JSON" scalar Json
  ${objects}${roots}`;
