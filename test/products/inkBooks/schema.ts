/** SDL of the service; of its money, its forms and its settings only a part. */
export const inkBooksText = `
  scalar Date
  scalar DateTime
  interface UserInfo { id: ID! firstName: String lastName: String email: String phone: String address: String city: String
    state: String zip: String instagram: String facebook: String avatar: String }
  type Conversation { id: ID! members: [ID!]! membersInfo: [User] messages: [Message] unreadCount: Int! createdAt: DateTime updatedAt: DateTime }
  type Message { id: ID! conversationId: ID! senderId: ID! user: User message: String imageUrls: [String!]! createdAt: DateTime updatedAt: DateTime }
  type Artist implements UserInfo { id: ID! firstName: String! lastName: String! email: String! title: String phone: String address: String
    city: String state: String zip: String instagram: String facebook: String avatar: String startDate: Date! endDate: Date
    hourlyRate: Int flatRate: Int billingType: String bookingSlug: String shopId: ID shop: Shop userId: ID! user: User status: Int }
  type Shop { id: ID! name: String! email: String! phone: String address: String city: String state: String zip: String instagram: String
    facebook: String website: String shopMinimum: Int hourlyRate: Int flatRate: Int shopCutPercent: Int logo: String billingType: String
    status: Int formSlug: String squareConnected: Boolean squareLocationId: String squareConnectedAt: DateTime }
  type ChargeQuote { subtotalCents: Int! depositCreditCents: Int! netSubtotalCents: Int! feeOffsetCents: Int! taxableCents: Int!
    taxCents: Int! tipCents: Int! totalCents: Int! giftCardCents: Int! amountDueCents: Int! source: String! canCharge: Boolean! }
  type User { id: ID! email: String! firstName: String lastName: String avatar: String role: Int! accessToken: String! userType: String!
    userInfo: UserInfo tagColor: String themePreference: String firebaseToken: String }
  type Client implements UserInfo { id: ID! firstName: String! lastName: String! email: String! phone: String! address: String city: String
    state: String zip: String instagram: String facebook: String avatar: String userId: ID! user: User shopIds: [ID] status: Int
    projects(page: PageInput): ProjectPage! appointments(page: PageInput): AppointmentPage! notes: [IBNote] stats: ClientStats!
    flags: [ClientFlag!]! }
  type ClientFlag { id: ID! clientId: ID! typeKey: String! type: ClientFlagType appointmentId: ID appointment: Appointment shopId: ID
    createdByUserId: ID createdBy: User systemGenerated: Boolean! note: String resolvedAt: DateTime resolvedByUserId: ID resolvedBy: User
    createdAt: DateTime! }
  type ClientFlagType { id: ID! key: String! label: String! description: String shopId: ID systemGenerated: Boolean! active: Boolean! }
  type ClientStats { totalSpentCents: Int! totalTipsCents: Int! averageTipCents: Int! tippedSessionCount: Int! completedSessionCount: Int!
    projectCount: Int! upcomingAppointmentCount: Int! }
  input ClientInput { id: ID! firstName: String lastName: String email: String phone: String address: String city: String state: String
    zip: String instagram: String facebook: String avatar: String userId: ID status: Int }
  type Staff implements UserInfo { id: ID! firstName: String! lastName: String! email: String! phone: String! address: String city: String
    state: String zip: String instagram: String facebook: String avatar: String userId: ID! user: User status: Int! title: String
    shopId: ID! shop: Shop }
  type IBImage { id: ID! url: String! title: String uploadedByDisplayName: String userId: ID! userInfo: User avatar: String
    tags: [String] createdAt: DateTime updatedAt: DateTime }
  input IBImageInput { id: ID! url: String! title: String uploadedByDisplayName: String userId: ID! avatar: String tags: [String]
    createdAt: DateTime updatedAt: DateTime }
  type SharedImage { id: ID! url: String! conversationId: ID! messageId: ID! clientId: ID! artistId: ID! senderId: ID! userInfo: User
    tags: [String!]! assignedProjectId: ID assignedImageType: String assignedProject: Project assignedAt: DateTime assignedByUserId: ID
    createdAt: DateTime! updatedAt: DateTime! }
  type IBNote { id: ID! author: String! note: String! createdAt: DateTime updatedAt: DateTime }
  input IBNoteInput { id: ID! author: String! note: String! createdAt: DateTime updatedAt: DateTime }
  type ArtistShopConnection { id: ID! artistId: ID! shopId: ID! status: String! startedAt: DateTime! endedAt: DateTime
    disconnectedAt: DateTime rateSource: String! shopCutPercent: Int createdAt: DateTime updatedAt: DateTime }
  type ShopCutRate { id: ID! artistId: ID! shopId: ID! percent: Int! compensationModel: String! effectiveFrom: DateTime! setByUserId: ID!
    note: String createdAt: DateTime! }
  type EventLogChange { field: String! from: String to: String }
  type EventLogEntry { id: ID! entityType: String! entityId: ID! action: String! actorUserId: ID! actorName: String! shopId: ID
    summary: String! changes: [EventLogChange!]! createdAt: DateTime! }
  type EventLogPage { items: [EventLogEntry!]! pageInfo: PageInfo! }
  input EventLogFilter { entityType: String shopId: ID actorUserId: ID from: DateTime to: DateTime }
  type ReminderRule { id: ID! offsetMinutes: Int! enabled: Boolean! }
  type ReminderSettings { emailEnabled: Boolean! smsEnabled: Boolean! rules: [ReminderRule!]! emailSubjectTemplate: String
    emailBodyTemplate: String smsTemplate: String }
  type SearchResults { clients: [Client!]! projects: [Project!]! messages: [Message!]! images: [SharedImage!]! }
  type InboxItem { key: ID! type: String! category: String! subjectType: String subjectId: ID title: String! body: String amountCents: Int
    createdAt: DateTime! readAt: DateTime doneAt: DateTime isCondition: Boolean! }
  type InboxSummary { items: [InboxItem!]! unreadCount: Int! }
  type BookingRequest { id: ID! artistId: ID! clientId: ID! conversationId: ID! client: Client conversation: Conversation status: String!
    description: String! referenceImages: [String] placement: String size: String budget: String availability: String isCoverUp: Boolean
    howHeard: String resultingAppointmentId: ID resultingAppointment: Appointment source: String createdAt: DateTime updatedAt: DateTime }
  type Project { id: ID! title: String! description: String! placement: String size: String palette: String artistId: ID! artist: Artist
    clientId: ID! client: Client conversation: Conversation referenceImages: [IBImage] bodyImages: [IBImage] designImages: [IBImage]
    materialsUsed: [String] notes: [IBNote] tags: [String] status: String! bookingRequestId: ID consultAppointment: Appointment
    deposits: [Appointment] depositCollectedCents: Int depositAvailableCents: Int createdAt: DateTime updatedAt: DateTime }
  input AppointmentInput { id: ID appointmentDate: DateTime! durationMinutes: Int projectId: ID userId: ID shopId: ID isPersonal: Boolean
    title: String description: String subtotalCents: Int taxCents: Int feeCents: Int tipCents: Int totalCents: Int shopCutStatus: String
    appointmentType: String appointmentStatus: String createdAt: DateTime updatedAt: DateTime sessionNotes: String }
  type Appointment { id: ID! appointmentDate: DateTime! durationMinutes: Int! appointmentEnd: DateTime! projectId: ID project: Project
    bookingRequestId: ID bookingRequest: BookingRequest shopId: ID shop: Shop userId: ID user: User isPersonal: Boolean! title: String
    description: String subtotalCents: Int taxCents: Int feeCents: Int tipCents: Int totalCents: Int depositCents: Int
    depositStatus: String depositPaymentMethod: String depositSquarePaymentId: String depositCollectedAt: DateTime
    depositAppliedToAppointmentId: ID depositAppliedAt: DateTime depositCreditCents: Int depositCreditFromAppointmentId: ID
    giftCardCreditCents: Int artistIssuedGiftCardCreditCents: Int shopCutStatus: String! shopCutCents: Int shopCutPercentApplied: Int
    shopCutPaymentMethod: String shopCutSquareInvoiceId: String shopCutMarkedPaidBy: ID shopCutMarkedPaidAt: DateTime
    shopCutConfirmedBy: ID shopCutConfirmedAt: DateTime appointmentType: String! appointmentStatus: String! createdAt: DateTime
    updatedAt: DateTime timerStatus: String timerStartedAt: DateTime accumulatedSeconds: Int sessionNotes: String
    adjustments: [Adjustment!]! }
  type Adjustment { id: ID! appointmentId: ID! shopId: ID artistUserId: ID! amountCents: Int! reason: String! createdByUserId: ID!
    createdBy: User createdAt: DateTime! }
  type ArtistAnalyticsRow { userId: ID! artistId: ID user: User revenueCents: Int tipsCents: Int shopCutEarnedCents: Int
    shopCutOutstandingCents: Int shopCutAwaitingConfirmationCents: Int completedSessionCount: Int! consultCount: Int!
    appointmentCount: Int! }
  type Analytics { start: DateTime! end: DateTime! revenueCents: Int subtotalCents: Int taxCents: Int feeCents: Int tipsCents: Int
    averageTipCents: Int tippedCount: Int shopCutEarnedCents: Int shopCutOutstandingCents: Int shopCutAwaitingConfirmationCents: Int
    depositsCollectedCents: Int depositsAppliedCents: Int depositsOutstandingCents: Int expensesCents: Int otherIncomeCents: Int
    netCents: Int completedSessionCount: Int! consultCount: Int! appointmentCount: Int! upcomingCount: Int! activeProjectCount: Int!
    newProjectCount: Int! totalClientCount: Int! newClientCount: Int! artistCount: Int! artists: [ArtistAnalyticsRow!]! }
  type ExpenseType { id: ID! shopId: ID artistUserId: ID name: String! description: String active: Boolean! createdAt: DateTime! }
  type Expense { id: ID! shopId: ID artistUserId: ID expenseTypeId: ID! expenseType: ExpenseType amountCents: Int! description: String
    date: DateTime! recurringExpenseId: ID createdByUserId: ID! createdBy: User createdAt: DateTime! }
  type ExpensePage { items: [Expense!]! pageInfo: PageInfo! }
  input CreateClientAccountInput { firstName: String! lastName: String! email: String! phone: String address: String city: String
    state: String zip: String instagram: String facebook: String }
  type RedactionResult { clientId: ID! userRedacted: Boolean! projectsAffected: Int! appointmentsRetitled: Int! }
  type ClientAccountResult { client: Client! isNewAccount: Boolean! }
  input PageInput { limit: Int offset: Int }
  type PageInfo { totalCount: Int! hasMore: Boolean! limit: Int! offset: Int! }
  type ClientPage { items: [Client!]! pageInfo: PageInfo! }
  type ArtistPage { items: [Artist!]! pageInfo: PageInfo! }
  type StaffPage { items: [Staff!]! pageInfo: PageInfo! }
  type ProjectPage { items: [Project!]! pageInfo: PageInfo! }
  type AppointmentPage { items: [Appointment!]! pageInfo: PageInfo! }
  type BookingRequestPage { items: [BookingRequest!]! pageInfo: PageInfo! }
  input AppointmentFilter { from: DateTime to: DateTime appointmentStatus: String shopCutStatus: String upcomingOnly: Boolean
    isPersonal: Boolean }
  type Query {
    getAppointmentsByShop(shopId: ID!, filter: AppointmentFilter, page: PageInput): AppointmentPage!
    getAppointmentsByArtist(userId: ID!, filter: AppointmentFilter, page: PageInput): AppointmentPage!
    getShopCutPayoutCandidates(userId: ID!, filter: AppointmentFilter): [Appointment!]!
    getShopCutPayoutCandidatesByShop(shopId: ID!, filter: AppointmentFilter): [Appointment!]!
    getAppointment(appointmentId: ID!): Appointment
    getChargeQuote(appointmentId: ID!, applyFeeOffset: Boolean, tipCents: Int, subtotalCentsOverride: Int): ChargeQuote!
    getAppointmentsByProject(projectId: ID!): [Appointment]
    getPendingShopCutConfirmations(shopId: ID!): [Appointment]
    getArtists(includeArchived: Boolean, page: PageInput): ArtistPage!
    getArtist(artistId: ID!): Artist
    getArtistsByShop(shopId: ID!): [Artist]
    getShops: [Shop]
    getShop(shopId: ID!): Shop
    getStaff(includeArchived: Boolean, page: PageInput): StaffPage!
    getOneStaff(staffId: ID!): Staff
    getClients(includeArchived: Boolean, page: PageInput): ClientPage!
    getClient(clientId: ID!): Client
    findClientByEmail(email: String!): Client
    getClientFlagTypes(shopId: ID): [ClientFlagType!]!
    getUser(userId: ID!): User
    getUserTagColors(shopId: ID!): [User]
    getProjects(page: PageInput): ProjectPage!
    getProjectsByArtist(artistId: ID!): [Project]
    getProject(projectId: ID!): Project
    getProjectsForClient(clientId: ID!): [Project!]!
    getInbox(includeRead: Boolean): InboxSummary!
    getUnreadMessageCount: Int!
    getConversationsByMemberId(memberId: ID!): [Conversation]
    getShopCutRates(artistId: ID!, shopId: ID!): [ShopCutRate!]!
    getEventLogs(filter: EventLogFilter, page: PageInput): EventLogPage!
    getReminderSettings: ReminderSettings!
    search(query: String!, limit: Int): SearchResults!
    getBookingRequests(artistId: ID!, statuses: [String!], page: PageInput): BookingRequestPage!
    getPendingBookingRequestCount: Int!
    getBookingRequest(bookingRequestId: ID!): BookingRequest
    getArtistShopConnections(artistId: ID!): [ArtistShopConnection]
    getShopArtistConnections(shopId: ID!): [ArtistShopConnection]
    getShopAnalytics(shopId: ID!, start: DateTime!, end: DateTime!): Analytics
    getExpenseTypes(shopId: ID, artistUserId: ID, includeInactive: Boolean): [ExpenseType!]!
    getExpenses(shopId: ID, artistUserId: ID, start: DateTime, end: DateTime, page: PageInput): ExpensePage!
  }
  type Mutation {
    archiveClient(clientId: ID!): Client
    redactClient(clientId: ID!): RedactionResult
    unarchiveClient(clientId: ID!): Client
    deleteAppointment(appointmentId: ID): String
    createAppointment(appointmentInput: AppointmentInput): Appointment
    updateAppointment(appointmentInput: AppointmentInput): Appointment
    startSessionTimer(appointmentId: ID!): Appointment!
    stopSessionTimer(appointmentId: ID!): Appointment!
    resetSessionTimer(appointmentId: ID!): Appointment!
    createClientAccount(input: CreateClientAccountInput!): ClientAccountResult!
    createClient(firstName: String!, lastName: String!, email: String!, phone: String!, address: String!, city: String!, state: String!,
      zip: String!, instagram: String!, facebook: String!, avatar: String!, userId: ID!): Client!
    updateClient(client: ClientInput): Client
    updateClientNotes(notes: [IBNoteInput], clientId: ID!): Client
    createProject(title: String!, description: String!, placement: String, size: String, palette: String, artistId: ID!, clientId: ID!,
      referenceImages: [IBImageInput], bodyImages: [IBImageInput], designImages: [IBImageInput], materialsUsed: [String],
      notes: [IBNoteInput], tags: [String], status: String!): Project!
    convertBookingRequest(bookingRequestId: ID!, outcome: String!, appointmentInput: AppointmentInput, projectTitle: String): BookingRequest!
    markNotificationsRead(notificationIds: [ID!]): Int!
  }
`;
