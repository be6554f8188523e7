import { snMedicalClinicText } from './schemaClinic.ts';
import { snMedicalMedicalText } from './schemaMedical.ts';
import { snMedicalPeopleText } from './schemaPeople.ts';
import { snMedicalProductsText } from './schemaProducts.ts';
import { snMedicalSalesText } from './schemaSales.ts';

const roots: string = /* GraphQL */ `
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
    searchProducts(query: String!, includeInactive: Boolean): [Product!]!
    lowStockProducts: [Product!]!
    checkSkuExists(sku: String!): Boolean!
    orders(filter: OrderFilterInput, pagination: PaginationInput): OrdersResponse!
    order(id: String!): Order
    patientOrders(patientId: String!): [Order!]!
    suppliers(pagination: PaginationInput): [Supplier!]!
    supplier(id: String!): Supplier
    purchases(pagination: PaginationInput): [Purchase!]!
    purchase(id: String!): Purchase
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
    stockAlerts(acknowledged: Boolean, pagination: PaginationInput): [StockAlert!]!
    dailyReports(date_from: DateTime, date_to: DateTime): [DailyReport!]!
    salesReports(date_from: DateTime, date_to: DateTime, productId: String): [SalesReport!]!
    stockExpiryAlerts(skip: Int = 0, take: Int = 100, search: String): StockExpiryPage!
    todaysAppointments(date: DateTime, skip: Int = 0, take: Int = 100, status: String): AppointmentsPage!
    notificationsOverview(date: DateTime): NotificationsOverview!
  }

  type Mutation {
    createUser(input: CreateUserInput!): User!
    updateUser(id: String!, input: UpdateUserInput!): User!
    updateUserAvatar(id: String!, avatar_url: String!): User!
    deleteUser(id: String!): Boolean!
    createPatient(input: CreatePatientInput!): Patient!
    updatePatient(id: String!, input: UpdatePatientInput!): Patient!
    updatePatientPhoto(id: String!, photo_url: String!): Patient!
    deletePatient(id: String!): Boolean!
    createCategory(input: CreateCategoryInput!): Category!
    updateCategory(id: String!, input: UpdateCategoryInput!): Category!
    deleteCategory(id: String!): Boolean!
    createProduct(input: CreateProductInput!): Product!
    updateProduct(id: String!, input: UpdateProductInput!): Product!
    updateProductImage(id: String!, image_url: String!): Product!
    deleteProduct(id: String!): Boolean!
    adjustStock(productId: String!, quantity: Int!, note: String): Stock!
    createStock(input: CreateStockInput!): Stock!
    updateStock(id: String!, input: UpdateStockInput!): Stock!
    deleteStock(id: String!): Boolean!
    bulkImportProducts(input: BulkImportProductsInput!): ImportResult!
    createOrder(input: CreateOrderInput!): Order!
    updateOrder(id: String!, input: UpdateOrderInput!): Order!
    deleteOrder(id: String!): Boolean!
    processPayment(input: CreatePaymentInput!): Payment!
    createSupplier(input: CreateSupplierInput!): Supplier!
    updateSupplier(id: String!, input: UpdateSupplierInput!): Supplier!
    deleteSupplier(id: String!): Boolean!
    createPurchase(input: CreatePurchaseInput!): Purchase!
    updatePurchase(id: String!, input: UpdatePurchaseInput!): Purchase!
    deletePurchase(id: String!): Boolean!
    receivePurchase(id: String!): Purchase!
    createAppointment(input: CreateAppointmentInput!): Appointment!
    updateAppointment(id: String!, input: UpdateAppointmentInput!): Appointment!
    deleteAppointment(id: String!): Boolean!
    createMedicalRecord(input: CreateMedicalRecordInput!): MedicalRecord!
    updateMedicalRecord(id: String!, input: UpdateMedicalRecordInput!): MedicalRecord!
    deleteMedicalRecord(id: String!): Boolean!
    createPrescription(input: CreatePrescriptionInput!): Prescription!
    deletePrescription(id: String!): Boolean!
    createTreatmentPlan(input: CreateTreatmentPlanInput!): TreatmentPlan!
    updateTreatmentPlan(id: String!, input: UpdateTreatmentPlanInput!): TreatmentPlan!
    deleteTreatmentPlan(id: String!): Boolean!
    acknowledgeStockAlert(id: String!): StockAlert!
    generateDailyReport(date: DateTime!): DailyReport!
    generateSalesReports(date: DateTime!): SalesReportGenerationResult!
    generateStockAlerts: StockAlertGenerationResult!
    generateComprehensiveDailyReport(date: DateTime!): ComprehensiveDailyReport!
    createVisit(input: CreateVisitInput!): Visit!
    updateVisit(id: String!, input: UpdateVisitInput!): Visit!
    deleteVisit(id: String!): Boolean!
    upsertVitals(input: UpsertVitalsInput!): Vitals!
    createQueueTicket(input: CreateQueueTicketInput!): QueueTicket!
    updateQueueStatus(id: String!, status: QueueStatus!, note: String): QueueTicket!
    linkOrderToVisit(input: LinkOrderToVisitInput!): VisitOrder!
    createTriageTicket(patientId: ID!, priority: Int): QueueTicket!
    queueCall(ticketId: ID!): QueueTicket!
    queueStart(ticketId: ID!): QueueTicket!
    queueComplete(ticketId: ID!): QueueTicket!
    deleteAllQueueTickets: Boolean!
    deleteQueueTicketsByDate(date: DateTime!): Boolean!
  }
`;

/** SDL of the service. */
export const snMedicalText: string = [
  snMedicalPeopleText,
  snMedicalProductsText,
  snMedicalSalesText,
  snMedicalMedicalText,
  roots,
  snMedicalClinicText,
].join('\n');
