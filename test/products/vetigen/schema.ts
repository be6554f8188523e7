import { vetigenMedicalText } from './schemaMedical.ts';
import { vetigenOfficeText } from './schemaOffice.ts';
import { vetigenQueriesText } from './schemaQueries.ts';
import { vetigenWritesText } from './schemaWrites.ts';

const people = /* GraphQL */ `
  type ApiKey {
    name: String!
    type: ApiKeyType!
    permissions: [String!]!
    rate_limit_per_minute: Int!
    rate_limit_per_hour: Int!
    clinics: [Clinic!]!
  }

  enum ApiKeyType {
    INTEGRATION
    DEVICE
    PARTNER
  }

  type Clinic {
    fp: ID!
    name: String!
    phone: String
    email: String
    address: Address!
    "IANA name of the clinic's configured timezone."
    timezone: String!
    locale: String!
    "ISO 4217."
    currency: String!
    working_hours: [WorkingHours!]!
    users(is_active: Boolean): [User!]!
  }

  type Address {
    line1: String
    line2: String
    city: String
    state: String
    postal_code: String
  }

  type WorkingHours {
    "1 is Monday."
    weekday: Int!
    opens_at: String!
    closes_at: String!
  }

  "Staff."
  type User {
    fp: ID!
    name: String!
    title: String
    role: UserRole!
    email: String
    is_active: Boolean!
    clinics: [Clinic!]!
  }

  enum UserRole {
    OWNER
    VETERINARIAN
    TECHNICIAN
    GROOMER
    RECEPTIONIST
  }

  type UserPage {
    items: [User!]!
    total: Int!
    page: Int!
    page_size: Int!
    has_more: Boolean!
  }

  "A pet owner: a person or an organization."
  type Customer {
    fp: ID!
    name: String!
    phone: String
    email: String
    status: CustomerStatus!
    address: Address
    notes: String
    locale_settings: LocaleSettings!
    "The clinic that created the record."
    clinic: Clinic
    connections: [CustomerClinicConnection!]!
    patients: [Patient!]!
    balance_cents: Int!
    created_at: DateTime!
    updated_at: DateTime!
  }

  enum CustomerStatus {
    ACTIVE
    INACTIVE
  }

  type LocaleSettings {
    language: String!
    timezone: String!
    currency: String!
  }

  "Customers and patients are global; a connection makes them visible to a clinic."
  type CustomerClinicConnection {
    fp: ID!
    clinic: Clinic!
    is_active: Boolean!
    connected_at: DateTime!
  }

  type CustomerPage {
    items: [Customer!]!
    total: Int!
    page: Int!
    page_size: Int!
    has_more: Boolean!
  }

  type Patient {
    fp: ID!
    name: String!
    species: String!
    breed: String
    "male, female or unknown."
    sex: String!
    date_of_birth: Date
    weight_kg: Float
    color: String
    microchip: String
    status: PatientStatus!
    owner_customer_fp: ID
    owner: Customer
    "The clinic that created the record."
    clinic: Clinic
    calendar_events(upcoming_only: Boolean = false): [CalendarEvent!]!
    soap_records: [SoapRecord!]!
    vaccinations: [Vaccination!]!
    medications: [Medication!]!
    diagnostics: [Diagnostic!]!
    created_at: DateTime!
    updated_at: DateTime!
  }

  enum PatientStatus {
    ACTIVE
    ARCHIVED
    DECEASED
  }

  type PatientPage {
    items: [Patient!]!
    total: Int!
    page: Int!
    page_size: Int!
    has_more: Boolean!
  }

  type CalendarEvent {
    fp: ID!
    title: String!
    type: CalendarEventType!
    status: CalendarEventStatus!
    "UTC. Convert to the clinic's timezone for display."
    start_at: DateTime!
    end_at: DateTime!
    patient_fp: ID
    patient: Patient
    assigned_user_fp: ID
    assigned_user: User
    clinic_fp: ID!
    clinic: Clinic!
    notes: String
    cancellation_reason: String
    soap_record: SoapRecord
    created_at: DateTime!
    updated_at: DateTime!
  }

  enum CalendarEventType {
    "Standard veterinary appointment"
    APPOINTMENT
    "Surgical procedure"
    SURGERY
    "Vaccination session"
    VACCINATION
    "Routine checkup"
    CHECKUP
    "Emergency visit"
    EMERGENCY
    "Product or service sale"
    SALE
  }

  "SCHEDULED, CHECKED_IN, IN_PROGRESS, PENDING_CHECKOUT, CLOSED in this order, or CANCELLED."
  enum CalendarEventStatus {
    "Appointment is confirmed"
    SCHEDULED
    "Patient has arrived"
    CHECKED_IN
    "Examination in progress"
    IN_PROGRESS
    "Awaiting payment or discharge"
    PENDING_CHECKOUT
    "Visit completed"
    CLOSED
    "Appointment was cancelled"
    CANCELLED
  }

  type CalendarEventPage {
    items: [CalendarEvent!]!
    total: Int!
    page: Int!
    page_size: Int!
    has_more: Boolean!
  }

  type AvailabilitySlot {
    start_at: DateTime!
    end_at: DateTime!
    assigned_user: User!
  }
`;

/** The whole schema. */
export const vetigenText: string = [
  vetigenQueriesText,
  people,
  vetigenMedicalText,
  vetigenOfficeText,
  vetigenWritesText,
].join('\n');
