import { advanceNoticeText } from './schemaAdvanceNotice.ts';
import { rootsText } from './schemaRoots.ts';

/** The schema: what the ExternalAPI answers, and the tables behind it. */
export const petbooqzText: string = /* GraphQL */ `
  type PracticeInfo {
    PracticeCode: ID!
    PracticeName: String!
    Phone: String
    Email: String
    Website: String
    Logo: String
    Address: String
    Suburb: String
    Postcode: String
    State: String
    Country: String
    Timezone: String
    AllowChooseRoom: String
    EarliestBooking: Int
    Notes: String
    isActive: String
  }

  type Calendar {
    column: String
    name: String!
    client_practice: String!
    staff: Staff
  }

  type Staff {
    staffcode: ID!
    title: String
    firstname: String!
    lastname: String!
    position: String
    email: String
    active: Boolean!
    practices: [PracticeInfo!]!
  }

  type DaybookColumn {
    ColumnID: String!
    daytext: String!
    staff: String!
    StartTime: String!
    EndTime: String!
    ClinicCode: String!
  }

  type Slot {
    slot_id: ID!
    datetime: String!
    duration: Int!
    client_id: ID
    patient_id: ID
    email_address: String
    phone_number: String
    status: String
    calendar: String!
    client_practice: String!
    appointment_type: String
    reason: String
    appointment_note: String
    entered_by: String
    created: String
    client: Client
    patient: Patient
    staff: Staff
    practice: PracticeInfo!
  }

  type AvailableSlot {
    calendar: String!
    date: String!
    slots: [String!]!
  }

  type AppointmentType {
    id: ID!
    code: String!
    name: String!
    duration: String!
  }

  type Service {
    SKU: ID!
    ItemName: String!
    GoodsServices: String!
    Status: String!
    DisplayOnline: String!
    ApptBlock: Int
    ClinicCode: String!
  }

  type Reservation {
    ReservationId: ID!
    DateCreated: String!
    Status: String!
    ApptId: String!
    Expires: String!
    ClinicCode: String!
  }

  type Client {
    client_id: ID!
    active: Boolean
    address: String
    city: String
    postcode: String
    state: String
    title: String
    firstname: String
    lastname: String
    contacttype: String
    mobile: String
    phone: String
    email: String
    company: String
    client_practice: String
    patients: [Patient!]!
  }

  type Patient {
    patient_id: ID!
    client_id: ID
    patientname: String!
    dob: String
    sex: String
    breed: String
    desexed: String
    species: String
    microchip: String
    colour: String
    deceased: String
    client: Client
  }

  type ClientSearchResult {
    client: Client!
  }

  type ClientDetails {
    client_id: ID!
    title: String!
    first_name: String!
    last_name: String!
    email_address: String!
    mobile_number: String!
    landline_number: String!
    address_1: String!
    city: String!
    state: String!
    preferred_brance_id: String!
    is_active: String!
  }

  type PatientDetails {
    patient_id: ID!
    client_id: String!
    name: String!
    species: String!
    breed: String!
    date_of_birth: String!
    colour_id: String!
    is_active: String!
  }

  type History {
    title: String!
    client_id: String!
    patient_id: String!
    notes: String!
    date: String
  }

  type AsapOrder {
    order_id: ID!
    client_id: String!
    patient_id: String!
    order_date: String!
    order_status: String!
    order_type: String!
    notes: String!
  }

  type ReserveSlotResponse {
    messagecode: String!
    message: String
    error_description: String
    slot_id: ID
    datetime: String
  }

  type ConfirmSlotResponse {
    messagecode: String!
    message: String
    error_description: String
    clientid: ID
    patientid: ID
  }

  type BookSlotResponse {
    messagecode: String!
    message: String
    error_description: String
    slot_id: ID
    datetime: String
    clientid: ID
    patientid: ID
    slot: Slot
  }

  type MessageResponse {
    messagecode: String!
    message: String
    error_description: String
  }

  type NewHistoryResponse {
    messagecode: String!
    message: String
    error_description: String
    history: History
  }

  ${rootsText}

  ${advanceNoticeText}
`;
