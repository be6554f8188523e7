/** What can be asked for. */
export const vetigenQueriesText: string = /* GraphQL */ `
  "ISO 8601, always UTC in answers."
  scalar DateTime
  "YYYY-MM-DD"
  scalar Date

  type Query {
    "The API key of this request."
    apiKey: ApiKey!
    "Clinics that the API key is connected to."
    clinics: [Clinic!]!
    clinic(fp: ID!): Clinic
    users(clinic_fp: ID, role: UserRole, is_active: Boolean, page: Int = 1, page_size: Int = 20): UserPage!
    user(fp: ID!): User
    "Customers with a connection to one of your clinics, sorted by updated_at DESC."
    customers(
      "Name, phone or email."
      search: String
      status: CustomerStatus
      clinic_fp: ID
      "Only customers updated after this timestamp. Useful for incremental sync."
      updated_since: DateTime
      "1-indexed."
      page: Int = 1
      "Items per page. Max 100."
      page_size: Int = 20
    ): CustomerPage!
    customer(fp: ID!): Customer
    "Patients with a connection to one of your clinics, sorted by updated_at DESC."
    patients(
      "Patient name or owner name."
      search: String
      species: String
      status: PatientStatus
      customer_fp: ID
      updated_since: DateTime
      page: Int = 1
      "Items per page. Max 100."
      page_size: Int = 20
    ): PatientPage!
    patient(fp: ID!): Patient
    """
    Appointments, surgeries, vaccinations, checkups, emergencies and sales, by start.
    Without dates the window is today through 30 days ahead. Max range is 90 days per request.
    """
    calendarEvents(
      "Inclusive lower bound (UTC)."
      start_date: DateTime
      "Exclusive upper bound (UTC). Max 90 days after start_date."
      end_date: DateTime
      type: CalendarEventType
      status: CalendarEventStatus
      clinic_fp: ID
      patient_fp: ID
      assigned_user_fp: ID
      page: Int = 1
      "Items per page. Max 100."
      page_size: Int = 20
    ): CalendarEventPage!
    calendarEvent(fp: ID!): CalendarEvent
    "Free times of a day on the live calendar of a clinic."
    availability(clinic_fp: ID!, date: Date!, assigned_user_fp: ID, duration_minutes: Int = 30): [AvailabilitySlot!]!
    "Requests that pet owners sent from PetConnect, oldest first."
    bookingRequests(
      clinic_fp: ID
      status: BookingRequestStatus
      page: Int = 1
      page_size: Int = 20
    ): BookingRequestPage!
    "SOAP records of a patient, newest first."
    soapRecords(
      patient_fp: ID!
      status: SoapStatus
      type: SoapType
      page: Int = 1
      page_size: Int = 20
    ): SoapRecordPage!
    soapRecord(fp: ID!): SoapRecord
    vaccinations(patient_fp: ID, clinic_fp: ID, due_before: Date, page: Int = 1, page_size: Int = 20): VaccinationPage!
    medications(patient_fp: ID!, is_active: Boolean): [Medication!]!
    diagnostics(patient_fp: ID, status: DiagnosticStatus, page: Int = 1, page_size: Int = 20): DiagnosticPage!
    "Stock of each clinic."
    inventory(
      "Product name or SKU."
      search: String
      category: ProductCategory
      "Only items below their low-stock threshold."
      low_stock_only: Boolean = false
      clinic_fp: ID
      page: Int = 1
      page_size: Int = 20
    ): InventoryItemPage!
    inventoryItem(fp: ID!): InventoryItem
    "The product catalog, not tied to stock levels."
    products(search: String, category: ProductCategory, page: Int = 1, page_size: Int = 20): ProductPage!
    product(fp: ID!): Product
    "Newest first."
    invoices(customer_fp: ID, clinic_fp: ID, status: InvoiceStatus, page: Int = 1, page_size: Int = 20): InvoicePage!
    invoice(fp: ID!): Invoice
    payments(customer_fp: ID, invoice_fp: ID, page: Int = 1, page_size: Int = 20): PaymentPage!
    conversations(customer_fp: ID, is_open: Boolean, page: Int = 1, page_size: Int = 20): ConversationPage!
    conversation(fp: ID!): Conversation
    reminders(clinic_fp: ID, type: ReminderType, due_before: Date, page: Int = 1, page_size: Int = 20): ReminderPage!
    todos(assigned_user_fp: ID, is_done: Boolean): [Todo!]!
    webhooks: [Webhook!]!
  }
`;
