/** SDL of visits, the queue and notifications. */
export const snMedicalClinicText: string = /* GraphQL */ `
  enum VisitStatus {
    open
    triage
    doctor
    pharmacy
    cashier
    done
    cancelled
  }

  enum QueueStation {
    triage
    doctor
    pharmacy
    cashier
  }

  enum QueueStatus {
    waiting
    called
    in_service
    done
    skipped
    cancelled
  }

  type Visit {
    id: String!
    patientId: String!
    appointmentId: String
    visit_date: DateTime!
    status: VisitStatus!
    chief_complaint: String
    diagnosis: String
    notes: String
    created_at: DateTime!
    updated_at: DateTime!

    patient: Patient!
    appointment: Appointment
    vitals: Vitals
    queueTickets: [QueueTicket!]!
    visitOrders: [VisitOrder!]!
  }

  type Vitals {
    id: String!
    visitId: String!
    heightCm: Float
    weightKg: Float
    tempC: Float
    sbp: Int
    dbp: Int
    hr: Int
    rr: Int
    spo2: Int
    bmi: Float
    created_at: DateTime!
    updated_at: DateTime!

    visit: Visit!
  }

  type QueueTicket {
    id: String!
    visitId: String
    patientId: String!
    number: Int!
    station: QueueStation!
    status: QueueStatus!
    priority: Int!
    called_at: DateTime
    started_at: DateTime
    done_at: DateTime
    created_at: DateTime!
    updated_at: DateTime!

    visit: Visit
    patient: Patient!
    events: [QueueEvent!]!
  }

  type QueueEvent {
    id: String!
    ticketId: String!
    station: QueueStation!
    status: QueueStatus!
    at: DateTime!
    byUserId: String
    note: String

    ticket: QueueTicket!
  }

  type VisitOrder {
    id: String!
    visitId: String!
    orderId: String!
    created_at: DateTime!

    visit: Visit!
    order: Order!
  }

  input CreateVisitInput {
    patientId: String!
    appointmentId: String
    chief_complaint: String
    diagnosis: String
    notes: String
  }

  input UpdateVisitInput {
    status: VisitStatus
    chief_complaint: String
    diagnosis: String
    notes: String
    appointmentId: String
  }

  input UpsertVitalsInput {
    visitId: String!
    heightCm: Float
    weightKg: Float
    tempC: Float
    sbp: Int
    dbp: Int
    hr: Int
    rr: Int
    spo2: Int
    bmi: Float
  }

  input CreateQueueTicketInput {
    visitId: String!
    station: QueueStation!
    priority: Int
  }

  input LinkOrderToVisitInput {
    visitId: String!
    orderId: String!
  }

  type QueueStats {
    station: QueueStation!
    status: QueueStatus!
    count: Int!
  }

  type TriageQueuePage {
    tickets: [QueueTicket!]!
    total: Int!
  }

  type StockExpiryPage {
    items: [StockExpiryItem!]!
    total: Int!
  }

  type StockExpiryItem {
    stock_id: ID!
    product_id: ID!
    product_name: String!
    sku: String
    unit: String
    quantity: Int!
    expiration_date: DateTime!
    days_left: Int!
    warn_days: Int!
    percent_remaining: Float!
    color: String!
    shelf_code: String
    shelf_row: String
    barcode: String
    category: String
  }

  type AppointmentsPage {
    items: [TodayAppointment!]!
    total: Int!
  }

  type TodayAppointment {
    appointment_id: ID!
    time: DateTime!
    status: String
    reason: String
    patient_id: ID!
    patient_fullname: String!
    doctor_id: ID
    doctor_name: String
  }

  type NotificationsOverview {
    stocks: StockExpiryPage!
    appointments: AppointmentsPage!
  }
`;
