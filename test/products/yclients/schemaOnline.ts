/** SDL of working hours, online booking and medicine. */
export const yclientsOnlineText: string = /* GraphQL */ `
  type ScheduleDay {
    "Such as 2016-02-04"
    date: String!
    is_working: Int!
    slots: [ScheduleSlot!]!
  }
  type ScheduleSlot {
    "Such as 10:00"
    from: String!
    to: String!
  }
  type TimetableSeance {
    "Such as 17:30"
    time: String!
    is_free: Boolean!
  }

  type BookServices {
    category: [BookServiceCategory!]!
    services: [BookService!]!
  }
  type BookServiceCategory {
    id: Int!
    title: String!
    weight: Int!
  }
  type BookService {
    id: Int!
    title: String!
    category_id: Int!
    price_min: Float!
    price_max: Float!
    discount: Float!
    comment: String!
    weight: Int!
    active: Int!
    "Seconds; only with staff_id"
    seance_length: Int
  }
  type BookStaff {
    id: Int!
    name: String!
    bookable: Boolean!
    specialization: String!
    position: Position
    show_rating: Int!
    rating: Float!
    votes_count: Int!
    comments_count: Int!
    avatar: String!
    seance_date: String
    seances: [BookSeance!]!
  }
  type BookDates {
    booking_dates: [String!]!
    working_dates: [String!]!
  }
  type BookSeance {
    "Such as 17:30"
    time: String!
    "Seconds"
    seance_length: Int!
    "Such as 2015-09-29T12:00:00+04:00"
    datetime: String!
  }

  enum PatientType {
    clients
    comers
  }
  "A person under treatment"
  type Patient {
    id: Int!
    patient_type: String!
    full_name: String!
    "0: unknown, 1: male, 2: female"
    sex: Int!
    date_birthday: String
    phone: String
  }
  type MedicalCard {
    id: Int!
    number: String!
    fill_date: String
    place_of_registration: String!
    locality: String!
    document_name: String
    document_number_series: String
    marital_status: String!
    education: String!
    occupation: String!
    insurance_organization: String
    blood_type: String!
    rhesus_factor: String!
    allergies: String
  }
  type MedicineAppointment {
    id: Int!
    fields: [MedicineAppointmentField!]!
  }
  type MedicineAppointmentField {
    slug: String!
    value: String!
    title: String!
    type: String!
    is_required: Boolean!
    is_editable: Boolean!
    sort_number: Int!
  }

  type ScheduleResponse {
    success: Boolean!
    data: [ScheduleDay!]
    meta: Meta!
  }
  type DatesResponse {
    success: Boolean!
    data: [String!]
    meta: Meta!
  }
  type TimetableSeancesResponse {
    success: Boolean!
    data: [TimetableSeance!]
    meta: Meta!
  }
  type BookServicesResponse {
    success: Boolean!
    data: BookServices
    meta: Meta!
  }
  type BookStaffResponse {
    success: Boolean!
    data: [BookStaff!]
    meta: Meta!
  }
  type BookDatesResponse {
    success: Boolean!
    data: BookDates
    meta: Meta!
  }
  type BookTimesResponse {
    success: Boolean!
    data: [BookSeance!]
    meta: Meta!
  }
  type PatientResponse {
    success: Boolean!
    data: Patient
    meta: Meta!
  }
  type MedicalCardsResponse {
    success: Boolean!
    data: [MedicalCard!]
    meta: Meta!
  }
  type MedicineAppointmentsResponse {
    success: Boolean!
    data: [MedicineAppointment!]
    meta: Meta!
  }
`;
