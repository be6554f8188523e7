/** An answer is one of those that the document knows, by the status of the response. */
export const responsesText = /* GraphQL */ `
  union listAppointmentTypes_response = listAppointmentTypes_200_response | Error

  type listAppointmentTypes_200_response {
    appointment_types: [AppointmentType]
    total_entries: Int
    links: Links
  }

  union listIndividualAppointments_response = listIndividualAppointments_200_response | Error

  type listIndividualAppointments_200_response {
    individual_appointments: [IndividualAppointment]
    total_entries: Int
    links: Links
  }

  union listBookings_response = listBookings_200_response | Error

  type listBookings_200_response {
    bookings: [Booking]
    total_entries: Int
    links: Links
  }

  union listBusinesses_response = listBusinesses_200_response | Error

  type listBusinesses_200_response {
    businesses: [Business]
    total_entries: Int
    links: Links
  }

  union listInvoices_response = listInvoices_200_response | Error

  type listInvoices_200_response {
    invoices: [Invoice]
    total_entries: Int
    links: Links
  }

  union listPatients_response = listPatients_200_response | Error

  type listPatients_200_response {
    patients: [Patient]
    total_entries: Int
    links: Links
  }

  union listPractitioners_response = listPractitioners_200_response | Error

  type listPractitioners_200_response {
    practitioners: [Practitioner]
    total_entries: Int
    links: Links
  }

  union listTreatmentNotes_response = listTreatmentNotes_200_response | Error

  type listTreatmentNotes_200_response {
    treatment_notes: [TreatmentNote]
    total_entries: Int
    links: Links
  }

  union getAppointmentType_response = AppointmentType | Error

  union getIndividualAppointment_response = IndividualAppointment | Error

  union getIndividualAppointmentConflicts_response = getIndividualAppointmentConflicts_200_response | Error

  union getBooking_response = Booking | Error

  union getBusiness_response = Business | Error

  union getInvoice_response = Invoice | Error

  union getPatient_response = Patient | Error

  union getPractitioner_response = Practitioner | Error

  union getTreatmentNote_response = TreatmentNote | Error

  union createIndividualAppointment_response = IndividualAppointment | Error

  union updateIndividualAppointment_response = IndividualAppointment | Error

  union cancelIndividualAppointment_response = IndividualAppointment | Error

  union createPatient_response = Patient | Error

  union updatePatient_response = Patient | Error

  union archivePatient_response = Patient | Error

  union unarchivePatient_response = Patient | Error

  union createTreatmentNote_response = TreatmentNote | Error

  type getIndividualAppointmentConflicts_200_response {
    conflicts: [JSON]
  }

  type Error {
    message: String
    errors: JSON
  }
`;
