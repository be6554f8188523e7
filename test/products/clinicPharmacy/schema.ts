/** What a patient's record holds beside its id, dates and photo. */
const patientDetails = `national_id: String prefix: String nickname: String date_of_birth: DateTime age: Int gender: String
  blood_group: String phone: String email: String address: String subdistrict: String district: String province: String
  zip_code: String latitude: Float longitude: Float drug_allergies: String drug_allergies_other: String
  medical_conditions: String notes: String photo_url: String photo_path: String`;
const vitalSigns =
  'heightCm: Float weightKg: Float tempC: Float sbp: Int dbp: Int hr: Int rr: Int spo2: Int bmi: Float';
const stamps = 'created_at: DateTime! updated_at: DateTime!';

/** People, the book, the queue of a day, and a pharmacy beside them. */
export const clinicPharmacyText = `
scalar DateTime

type User {
  id: String! role: String! email: String! username: String! status: String! avatar_url: String avatar_path: String ${stamps}
  medicalRecords: [MedicalRecord!]! appointments: [Appointment!]! orders: [Order!]! treatmentPlans: [TreatmentPlan!]!
}
input CreateUserInput { role: String! email: String! username: String! password: String! status: String = "active" }
input UpdateUserInput { role: String email: String username: String password: String status: String }

type Patient {
  id: String! first_name: String! last_name: String! ${patientDetails} ${stamps}
  appointments: [Appointment!]! medicalRecords: [MedicalRecord!]! orders: [Order!]! treatmentPlans: [TreatmentPlan!]!
  visits: [Visit!]! queueTickets: [QueueTicket!]!
}
input CreatePatientInput { first_name: String! last_name: String! ${patientDetails} }
input UpdatePatientInput { first_name: String last_name: String ${patientDetails} }

type Category { id: String! name: String! description: String code: String ${stamps} products: [Product!]! }
type Product {
  id: String! product_name: String! product_type: String generic_name: String short_name: String status: String
  sale_price: Float! unit: String cost: Float sku: String barcode: String stock_quantity: Int! category: Category
  categoryId: String dosage: String times_per_day: Int usage_instruction: String ${stamps} stocks: [Stock!]!
}
type Order {
  id: String! user: User patient: Patient order_date: DateTime! status: String total_amount: Float vat_amount: Float!
  ${stamps} orderItems: [OrderItem!]! payments: [Payment!]! invoice: Invoice is_walkin: Boolean!
}
type OrderItem {
  id: String! order: Order! product: Product! quantity: Int! unit_price: Float! total_price: Float! vat_percent: Float!
  vat_amount: Float! product_name: String product_unit: String
}
type Payment {
  id: String! order: Order! payment_type: String! amount: Float! payment_date: DateTime! details: String invoice: Invoice
}
type Invoice {
  id: String! order: Order! payment: Payment invoice_number: String! issued_at: DateTime! total_amount: Float!
  createdByUserId: String created_by_username: String
}
input CreateOrderItemInput { productId: String! quantity: Int! unit_price: Float! total_price: Float! }
input CreateOrderInput {
  patientId: String status: String = "completed" total_amount: Float vat_amount: Float = 0 is_walkin: Boolean = false
  orderItems: [CreateOrderItemInput!]!
}
input CreatePaymentInput { orderId: String! payment_type: String! amount: Float! details: String }
type Stock {
  id: String! product: Product! quantity: Int! is_outofstock: Boolean! production_date: DateTime expiration_date: DateTime
  note: String created_at: DateTime! createdByUserId: String created_by_username: String
}

type Appointment {
  id: String! patient: Patient! doctor: User! appointment_time: DateTime! status: String reason: String ${stamps}
  medicalRecords: [MedicalRecord!]! visits: [Visit!]!
}
type MedicalRecord {
  id: String! patient: Patient! doctor: User! appointment: Appointment symptoms: String diagnosis: String
  treatment: String notes: String ${stamps} prescriptions: [Prescription!]!
}
type Prescription {
  id: String! medicalRecord: MedicalRecord! product: Product! dosage: String times_per_day: Int duration_days: Int
  instructions: String
}
type TreatmentPlan {
  id: String! patient: Patient! doctor: User! plan_details: String start_date: DateTime end_date: DateTime ${stamps}
}
input CreateAppointmentInput {
  patientId: String! doctorId: String! appointment_time: DateTime! status: String = "scheduled" reason: String
}
input UpdateAppointmentInput { appointment_time: DateTime status: String reason: String }
input CreateMedicalRecordInput {
  patientId: String! doctorId: String! appointmentId: String symptoms: String diagnosis: String treatment: String
  notes: String
}

input PaginationInput { skip: Int = 0 take: Int = 10 }
input UserFilterInput { role: String status: String email: String username: String }
input ProductFilterInput { product_type: String category: String status: String low_stock: Boolean }
input OrderFilterInput { status: String is_walkin: Boolean date_from: DateTime date_to: DateTime }
type UsersResponse { users: [User!]! total: Int! }
type PatientsResponse { patients: [Patient!]! total: Int! }
type ProductsResponse { products: [Product!]! total: Int! }
type OrdersResponse { orders: [Order!]! total: Int! }

enum VisitStatus { open triage doctor pharmacy cashier done cancelled }
enum QueueStation { triage doctor pharmacy cashier }
enum QueueStatus { waiting called in_service done skipped cancelled }
type Visit {
  id: String! patientId: String! appointmentId: String visit_date: DateTime! status: VisitStatus! chief_complaint: String
  diagnosis: String notes: String ${stamps} patient: Patient! appointment: Appointment vitals: Vitals
  queueTickets: [QueueTicket!]!
}
type Vitals { id: String! visitId: String! ${vitalSigns} ${stamps} visit: Visit! }
type QueueTicket {
  id: String! visitId: String patientId: String! number: Int! station: QueueStation! status: QueueStatus! priority: Int!
  called_at: DateTime started_at: DateTime done_at: DateTime ${stamps} visit: Visit patient: Patient! events: [QueueEvent!]!
}
type QueueEvent {
  id: String! ticketId: String! station: QueueStation! status: QueueStatus! at: DateTime! byUserId: String note: String
  ticket: QueueTicket!
}
input CreateVisitInput {
  patientId: String! appointmentId: String chief_complaint: String diagnosis: String notes: String
}
input UpdateVisitInput {
  status: VisitStatus chief_complaint: String diagnosis: String notes: String appointmentId: String
}
input UpsertVitalsInput { visitId: String! ${vitalSigns} }
type QueueStats { station: QueueStation! status: QueueStatus! count: Int! }
type TriageQueuePage { tickets: [QueueTicket!]! total: Int! }

type StockExpiryPage { items: [StockExpiryItem!]! total: Int! }
type StockExpiryItem {
  stock_id: ID! product_id: ID! product_name: String! sku: String unit: String quantity: Int! expiration_date: DateTime!
  days_left: Int! warn_days: Int! percent_remaining: Float! color: String!
}
type AppointmentsPage { items: [TodayAppointment!]! total: Int! }
type TodayAppointment {
  appointment_id: ID! time: DateTime! status: String reason: String patient_id: ID! patient_fullname: String! doctor_id: ID
  doctor_name: String
}
type NotificationsOverview { stocks: StockExpiryPage! appointments: AppointmentsPage! }

type Query {
  users(filter: UserFilterInput, pagination: PaginationInput): UsersResponse!
  user(id: String!): User
  me: User
  patients(pagination: PaginationInput): PatientsResponse!
  patient(id: String!): Patient
  searchPatients(query: String!): [Patient!]!
  categories: [Category!]!
  category(id: String!): Category
  products(filter: ProductFilterInput, pagination: PaginationInput): ProductsResponse!
  product(id: String!): Product
  searchProducts(query: String!): [Product!]!
  lowStockProducts: [Product!]!
  checkSkuExists(sku: String!): Boolean!
  orders(filter: OrderFilterInput, pagination: PaginationInput): OrdersResponse!
  order(id: String!): Order
  patientOrders(patientId: String!): [Order!]!
  appointments(pagination: PaginationInput): [Appointment!]!
  appointment(id: String!): Appointment
  patientAppointments(patientId: String!): [Appointment!]!
  doctorAppointments(doctorId: String!): [Appointment!]!
  medicalRecords(patientId: String, pagination: PaginationInput): [MedicalRecord!]!
  medicalRecord(id: String!): MedicalRecord
  treatmentPlans(patientId: String, pagination: PaginationInput): [TreatmentPlan!]!
  treatmentPlan(id: String!): TreatmentPlan
  visit(id: String!): Visit
  visits(patientId: String, status: VisitStatus, pagination: PaginationInput): [Visit!]!
  patientVisits(patientId: String!, pagination: PaginationInput): [Visit!]!
  queueTickets(station: QueueStation, status: QueueStatus, pagination: PaginationInput): [QueueTicket!]!
  queueTicket(id: String!): QueueTicket
  queueStats(station: QueueStation): [QueueStats!]!
  triageQueue(status: QueueStatus, skip: Int = 0, take: Int = 50, search: String): TriageQueuePage!
  patientVitals(patientId: String!): [Vitals!]!
  stocks(productId: String, pagination: PaginationInput): [Stock!]!
  stockExpiryAlerts(skip: Int = 0, take: Int = 100, search: String): StockExpiryPage!
  todaysAppointments(date: DateTime, skip: Int = 0, take: Int = 100, status: String): AppointmentsPage!
  notificationsOverview(date: DateTime): NotificationsOverview!
}

type Mutation {
  createUser(input: CreateUserInput!): User!
  updateUser(id: String!, input: UpdateUserInput!): User!
  deleteUser(id: String!): Boolean!
  createPatient(input: CreatePatientInput!): Patient!
  updatePatient(id: String!, input: UpdatePatientInput!): Patient!
  updatePatientPhoto(id: String!, photo_url: String!): Patient!
  deletePatient(id: String!): Boolean!
  deleteProduct(id: String!): Boolean!
  adjustStock(productId: String!, quantity: Int!, note: String): Stock!
  createOrder(input: CreateOrderInput!): Order!
  deleteOrder(id: String!): Boolean!
  processPayment(input: CreatePaymentInput!): Payment!
  createAppointment(input: CreateAppointmentInput!): Appointment!
  updateAppointment(id: String!, input: UpdateAppointmentInput!): Appointment!
  deleteAppointment(id: String!): Boolean!
  createMedicalRecord(input: CreateMedicalRecordInput!): MedicalRecord!
  deleteMedicalRecord(id: String!): Boolean!
  createVisit(input: CreateVisitInput!): Visit!
  updateVisit(id: String!, input: UpdateVisitInput!): Visit!
  deleteVisit(id: String!): Boolean!
  upsertVitals(input: UpsertVitalsInput!): Vitals!
  updateQueueStatus(id: String!, status: QueueStatus!, note: String): QueueTicket!
  createTriageTicket(patientId: ID!, priority: Int): QueueTicket!
  queueCall(ticketId: ID!): QueueTicket!
  queueStart(ticketId: ID!): QueueTicket!
  queueComplete(ticketId: ID!): QueueTicket!
  deleteAllQueueTickets: Boolean!
  deleteQueueTicketsByDate(date: DateTime!): Boolean!
}
`;
