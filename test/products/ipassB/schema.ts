/** What mongoose-paginate says of a page. */
const pageText =
  'totalDocs: Int limit: Int page: Int totalPages: Int pagingCounter: Int hasPrevPage: Boolean hasNextPage: Boolean offset: Int prevPage: Int nextPage: Int';

const clientFields = `plus: Boolean name1: String name2: String lastName1: String lastName2: String lastName3: String phone1: String
    phone2: String email: String privateAddress: String businessAddress: String occupation: String age: String sex: String ranking: Int
    channel: String trm: String pt: String rom: String lastVisit: String referrals: String servicesNotes: String productsNotes: String
    document: String medicalNotes: String socialMedia: String country: String`;

const staffFields = `name: String name1: String name2: String lastName: String lastName1: String lastName2: String address: String
    phone: String phone1: String email: String specialty: [String] AET: String canAccessToApp: Boolean canAccessToWeb: Boolean
    client: [String] active: Boolean tokenExpo: String plus: Boolean`;

const serviceFields = `plus: Boolean abbreviation: String name: String eta: String price: Float cost: Float serviceFee: Float
    taxes: Float discounts: Float serviceTime: Float returnTime: Float sex: String`;

/** SDL of the salon's service. What people see of buildings and their visitors is older than the salons. */
export const ipassBText = `
  scalar Any
  scalar Date

  type photo { filename: String key: String }
  type location { lat: Float lng: Float }
  type Client { _id: ID photo: photo ${clientFields} active: Boolean createdAt: Date updatedAt: Date }
  type Staff { _id: ID photo: photo stores: [Stores] services: [Service] verifyLogin: Boolean ${staffFields} createdAt: Date updatedAt: Date }
  type Stores {
    _id: ID name: String address: String schedule: [TimeZone] services: [Service] generes: [generes] photo: photo location: location
    department: String city: String zone: Int phone: String contact: String reservePercentage: Float
  }
  enum generes { MEN WOMEN CHILDREN ALL }
  type ServiceType { _id: ID name: String logo: photo }
  type ProductService { product: Product productQuantity: Int }
  type Service { _id: ID description: String type: ServiceType products: [ProductService] photo: photo subService: [SubService] ${serviceFields} createdAt: Date updatedAt: Date }
  type SubService {
    _id: ID type: ServiceType products: [ProductService] photo: photo staffers: [Staff] stores: [Stores] ${serviceFields} createdAt: Date updatedAt: Date
  }
  type ServiceSchedule {
    _id: ID service: Service staffer: Staff hour: String day: String shoppingCard: String store: Stores client: Client createdAt: Date updatedAt: Date
  }
  type AvailableHours { service: Service staffer: Staff hour: String }
  type ShoppingService { _id: ID service: Service staff: Staff hour: String day: String store: Stores }
  type ShoppingCard {
    _id: ID client: Client services: [ShoppingService] status: statusShoppingCard timeToPay: String createdAt: Date updatedAt: Date
  }
  enum statusShoppingCard { CURRENT DELETED PAYED FINISHED WAITING_PAYMENT }
  type PaymentResponse { idTransaction: String status: String }
  type Occupation { _id: ID name: String createdAt: Date updatedAt: Date }
  type StyleHair { _id: ID name: String question: String text: String photo: photo }
  type Brands { _id: ID name: String logo: photo }
  type Product {
    _id: ID name: String abbreviation: String brand: Brands photo: photo productType: String price: Float measureType: String
    amount: Float services: [Service] designedFor: String createdAt: Date updatedAt: Date
  }
  type TimeZone { _id: ID name: String abbreviation: String start: String end: String days: [String] createdAt: Date updatedAt: Date }
  type PermissionsPrivilege { sectionID: String read: Boolean create: Boolean delete: Boolean update: Boolean }
  type Privilege { _id: ID name: String permissions: [PermissionsPrivilege] createdAt: Date updatedAt: Date }
  type User {
    _id: ID name: String photo: photo name1: String name2: String lastName: String lastName1: String lastName2: String email: String
    codeWorker: String privilegeID: Privilege active: Boolean country: String token: String verifyLogin: Boolean canCreateHost: Boolean
    allEventWithAuth: Boolean canAccessToApp: Boolean canAccessToWeb: Boolean document: String typeDocument: String phone: String QR: String
    timeZone: [TimeZone] nativeLocation: [Location] createdAt: Date updatedAt: Date
  }
  type MasterLocation { _id: ID name: String address: String onlyAllowAuthUSers: Boolean tree: String createdAt: Date updatedAt: Date state: String deletedDate: Date }
  type Location {
    _id: ID masterLocation: MasterLocation childLocations: [Location] parentLocations: [Location] address: String name: String
    admins: [User] host: [User] security: [User] typeCheck: String createdAt: Date updatedAt: Date state: String abbreviation: String deletedDate: Date whoDeleted: User
  }
  type Contact {
    _id: ID firstName: String lastName: String email: String indicativo: String phone: String nickname: String host: User verified: Boolean
    typeVerified: String DPI: String banFinish: Date createdAt: Date updatedAt: Date
  }
  type InvitationEvent { _id: ID event: Event contact: Contact confirmed: String alreadySendInvitation: Boolean isIn: Boolean hourIn: String type: String host: User createdAt: Date updatedAt: Date }
  type Event {
    _id: ID name: String start: Date host: User end: Date location: Location beforeStart: Int onlyAuthUser: Boolean createdAt: Date
    updatedAt: Date state: String deletedDate: Date invitations: [InvitationEvent] whoDeleted: User
  }
  type loginResponse { response: String token: String }
  type responseMassive { email: String success: Boolean reason: Any }
  type PaginatedClient { docs: [Client] ${pageText} }
  type PaginatedStaff { docs: [Staff] ${pageText} }
  type PaginatedService { docs: [Service] ${pageText} }
  type PaginatedSubService { docs: [SubService] ${pageText} }
  type PaginatedServiceSchedule { docs: [ServiceSchedule] ${pageText} }
  type PaginatedUser { docs: [User] ${pageText} }

  input photoInput { filename: String key: String }
  input ClientInput { ${clientFields} photo: photoInput password: String }
  input updateClientInput { _id: ID! ${clientFields} photo: photoInput password: String active: Boolean }
  input deleteClientInput { _id: ID! }
  input StaffInput { ${staffFields} photo: photoInput stores: [String] password: String }
  input updateStaffInput { _id: ID! ${staffFields} photo: photoInput stores: [String] password: String }
  input deleteStaffInput { _id: ID! }
  input loginInput { email: String password: String }
  input ServiceInput { ${serviceFields} type: String photo: photoInput staffers: [String] stores: [String] subService: [String] }
  input updateServiceInput { _id: ID! ${serviceFields} type: String photo: photoInput staffers: [String] stores: [String] subService: [String] }
  input deleteServiceInput { _id: ID! }
  input serviceStaffer { service: String staff: String }
  input locationFilters { department: [String] city: [String] zone: [Int] }
  input ShoppingServiceInput { service: String staff: String hour: String day: String store: String }
  input StoresInput { name: String address: String schedule: [String] }
  input updateStoresInput { _id: ID! name: String address: String schedule: [String] }
  input deleteStoresInput { _id: ID! }
  input EventInput {
    name: String host: String start: Date end: Date location: String beforeStart: Int onlyAuthUser: Boolean state: String guests: [String] open: Boolean
  }
  input updateEventInput { _id: ID! name: String host: String start: Date end: Date location: String beforeStart: Int onlyAuthUser: Boolean state: String open: Boolean }
  input deleteEventInputStatus { _id: ID! whoDeleted: String }

  type Query {
    firstLogin: Boolean
    getPrivilege(_id: String): Privilege
    listUser(page: Int, limit: Int, filters: Any): PaginatedUser
    getUser(_id: String): User
    listTimeZone: [TimeZone]
    listLocation: [Location]
    listLocationActive: [Location]
    getLocation(_id: String): Location
    listContact: [Contact]
    getEvent(_id: String): Event
    listAllEventsActive: [Event]
    listEventActive: [Event]
    listEventsToday: [Event]
    listEventsTomorrow: [Event]
    listEventsYesterday: [Event]
    listClient(page: Int, limit: Int, filters: Any): PaginatedClient
    getClient(_id: String): Client
    listClientCards(_id: String): Any
    listStaff(page: Int, limit: Int, filters: Any): PaginatedStaff
    listStaffByStore(store: String): [Staff]
    getStaff(_id: String): Staff
    listStores: [Stores]
    listStoresByGenere(genere: String, filters: locationFilters): [Stores]
    listServiceType: [ServiceType]
    listService(page: Int, limit: Int, filters: Any): PaginatedService
    listAllServices: [Service]
    getService(_id: String): Service
    listServiceByStore(_id: String): [Service]
    listServiceByStaffAndStore(storeId: String, staffId: String): [Service]
    listSubService(page: Int, limit: Int, filters: Any): PaginatedSubService
    listAvailableHour(storeId: String, servicesId: [String], servicesStaffers: [serviceStaffer], day: String): [[AvailableHours]]
    listServiceSchedule(page: Int, limit: Int, filters: Any): PaginatedServiceSchedule
    getShoppingCard(_id: String): ShoppingCard
    getClientShoppingCards(client: String): [ShoppingCard]
    getClientCurrentShoppingCard(client: String): ShoppingCard
    getClientCurrentShoppingCardToPay(client: String): ShoppingCard
    listOccupation: [Occupation]
    listProduct: [Product]
    listBrands: [Brands]
    listStyleHair: [StyleHair]
  }
  type Mutation {
    loginStaff(input: loginInput): loginResponse
    createClient(input: ClientInput): Boolean
    updateClient(input: updateClientInput): Boolean
    deleteClient(input: deleteClientInput): Boolean
    createMassiveClient(input: [ClientInput]): [responseMassive]
    signUpClient(input: ClientInput): Boolean
    createStaff(input: StaffInput): Boolean
    updateStaff(input: updateStaffInput): Boolean
    deleteStaff(input: deleteStaffInput): Boolean
    createService(input: ServiceInput): Boolean
    updateService(input: updateServiceInput): Boolean
    deleteService(input: deleteServiceInput): Boolean
    createStores(input: StoresInput): Boolean
    updateStores(input: updateStoresInput): Boolean
    deleteStores(input: deleteStoresInput): Boolean
    addShoppingCard(client: String, service: ShoppingServiceInput): ShoppingCard
    updateShoppingCardService(client: ID, service: ID, input: ShoppingServiceInput): ShoppingCard
    deleteShoppingCardService(client: ID, service: ID): ShoppingCard
    goPayShoppingCard(client: ID): ShoppingCard
    makePaymentShoppingCard(client: ID, selectedCard: String): PaymentResponse
    validateShoppingCard(client: ID): ShoppingCard
    InvalidateShoppingCard(client: ID): ShoppingCard
    createCard(id: String, card: String): Boolean
    deleteCard(id: String, card: String): Boolean
    createEvent(input: EventInput): Event
    updateEvent(input: updateEventInput): Event
    deleteEventChangeStatus(input: deleteEventInputStatus): Event
  }
`;
