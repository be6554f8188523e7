/** What mutations take; what is left out of a change stays as it is. */
export const easyInputsText = `
  input AppointmentInput {
    start: String
    """By default the start and the duration of the service, for a new appointment only."""
    end: String
    location: String
    meetingLink: String
    color: String
    status: String
    notes: String
    customerId: Int
    providerId: Int
    serviceId: Int
  }

  input UnavailabilityInput { start: String end: String location: String notes: String providerId: Int }

  input CustomerInput {
    firstName: String
    lastName: String
    email: String
    phone: String
    address: String
    city: String
    zip: String
    timezone: String
    language: String
    customField1: String
    customField2: String
    customField3: String
    customField4: String
    customField5: String
    ldapDn: String
    notes: String
  }

  input ServiceCategoryInput { name: String description: String }

  input BlockedPeriodInput { name: String start: String end: String notes: String }

  input WebhookInput {
    name: String url: String actions: String secretToken: String isSslVerified: Boolean notes: String
  }

  input SettingInput { value: String }
`;
