/** SDL of what the journey service can change; a response holds the thing or an error. */
export const journeyChangesText = /* GraphQL */ `
  type Mutation {
    createBooking(bookingData: BookingDataInput): CreateBookingResponse
    updateBooking(id: ID!, bookingData: UpdateBookingDataInput): UpdateBookingResponse
    deleteBooking(id: ID!, cancellationReason: String): DeleteBookingResponse
    updateBookingJourney(id: ID!, bookingJourneyInput: BookingJourneyInput): UpdateBookingJourneyResponse
    createPatient(patientData: CreatePatientDataInput): CreatePatientResponse
    updatePatient(id: ID!, patientData: UpdatePatientDataInput): UpdatePatientResponse
  }

  input BookingDataInput {
    patient: ID
    location: ID
    bookingType: ID
    doctor: ID
    start: Date
    end: Date
    comments: String
    sendPatientMessages: Boolean
  }

  type CreateBookingResponse {
    data: Booking
    error: String
  }

  input UpdateBookingDataInput {
    location: ID
    bookingType: ID
    doctor: ID
    start: Date
    end: Date
    comments: String
  }

  type UpdateBookingResponse {
    data: Booking
    error: String
  }

  type DeleteBookingResponse {
    data: Booking
    error: String
  }

  input BookingJourneyInput {
    journeyStage: JourneyStage
    date: Date
  }

  enum JourneyStage {
    arrived
    consultation
    departed
    dna
  }

  type UpdateBookingJourneyResponse {
    data: Booking
    error: String
  }

  input CreatePatientDataInput {
    first: String
    last: String
    title: String
    phoneType: String
    phoneNumber: String
    email: String
    dob: Date
    address: String
    city: String
    postcode: String
    country: String
  }

  type CreatePatientResponse {
    data: Patient
    error: String
  }

  input UpdatePatientDataInput {
    first: String
    last: String
    email: String
  }

  type UpdatePatientResponse {
    data: Patient
    error: String
  }
`;
