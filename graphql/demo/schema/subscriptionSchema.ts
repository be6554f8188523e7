/** SDL of what the clinic reports by itself. */
export const subscriptionText = /* GraphQL */ `
  type Subscription {
    "An appointment was booked, changed or cancelled: at one location, or anywhere."
    appointmentChanged(locationId: ID): Appointment
    "A client was registered or changed."
    clientChanged: Client
    "A patient was entered or changed."
    patientChanged: Patient
  }
`;
