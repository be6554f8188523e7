/** SDL of appointments, records, reports, pages and filters. */
export const snMedicalMedicalText: string = /* GraphQL */ `
  type Appointment {
    id: String!
    patient: Patient!
    doctor: User!
    appointment_time: DateTime!
    status: String
    reason: String
    created_at: DateTime!
    updated_at: DateTime!
    medicalRecords: [MedicalRecord!]!
    visits: [Visit!]!
  }

  type MedicalRecord {
    id: String!
    patient: Patient!
    doctor: User!
    appointment: Appointment
    symptoms: String
    diagnosis: String
    treatment: String
    notes: String
    created_at: DateTime!
    updated_at: DateTime!
    prescriptions: [Prescription!]!
  }

  type Prescription {
    id: String!
    medicalRecord: MedicalRecord!
    product: Product!
    dosage: String
    dosage_unit: String
    times_per_day: Int
    duration_days: Int
    instructions: String
  }

  type TreatmentPlan {
    id: String!
    patient: Patient!
    doctor: User!
    plan_details: String
    start_date: DateTime
    end_date: DateTime
    created_at: DateTime!
    updated_at: DateTime!
  }

  input CreateAppointmentInput {
    patientId: String!
    doctorId: String!
    appointment_time: DateTime!
    status: String = "scheduled"
    reason: String
  }

  input UpdateAppointmentInput {
    appointment_time: DateTime
    status: String
    reason: String
  }

  input CreateMedicalRecordInput {
    patientId: String!
    doctorId: String!
    appointmentId: String
    symptoms: String
    diagnosis: String
    treatment: String
    notes: String
  }

  input UpdateMedicalRecordInput {
    symptoms: String
    diagnosis: String
    treatment: String
    notes: String
  }

  input CreatePrescriptionInput {
    medicalRecordId: String!
    productId: String!
    dosage: String
    dosage_unit: String
    times_per_day: Int
    duration_days: Int
    instructions: String
  }

  input CreateTreatmentPlanInput {
    patientId: String!
    doctorId: String!
    plan_details: String
    start_date: DateTime
    end_date: DateTime
  }

  input UpdateTreatmentPlanInput {
    plan_details: String
    start_date: DateTime
    end_date: DateTime
  }

  type DailyReport {
    id: String!
    report_date: DateTime!
    total_sales: Float
    total_orders: Int
    total_patients: Int
    created_at: DateTime!
    createdByUserId: String
    created_by_username: String
  }

  type SalesReport {
    id: String!
    report_date: DateTime!
    product: Product!
    quantity_sold: Int
    total_sales: Float
    created_at: DateTime!
    createdByUserId: String
    created_by_username: String
  }

  type SalesReportGenerationResult {
    success: Boolean!
    message: String!
    reports: [SalesReport!]!
    count: Int!
  }

  type StockAlertGenerationResult {
    success: Boolean!
    message: String!
    alerts: [StockAlert!]!
    count: Int!
  }

  type ComprehensiveDailyReport {
    dailyReport: DailyReport!
    salesReports: [SalesReport!]!
    stockAlerts: [StockAlert!]!
    summary: ReportSummary!
  }

  type ReportSummary {
    total_sales: Float!
    total_orders: Int!
    total_patients: Int!
    products_sold: Int!
    new_alerts: Int!
  }

  input PaginationInput {
    skip: Int = 0
    take: Int = 10
  }

  input UserFilterInput {
    role: String
    status: String
    email: String
    username: String
  }

  input ProductFilterInput {
    product_type: String
    category: String
    status: String
    low_stock: Boolean
  }

  input OrderFilterInput {
    status: String
    is_walkin: Boolean
    date_from: DateTime
    date_to: DateTime
  }

  type UsersResponse {
    users: [User!]!
    total: Int!
  }

  type PatientsResponse {
    patients: [Patient!]!
    total: Int!
  }

  type ProductsResponse {
    products: [Product!]!
    total: Int!
  }

  type OrdersResponse {
    orders: [Order!]!
    total: Int!
  }
`;
