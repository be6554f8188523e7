/** Inputs of filters and mutations. */
export const inputsText: string = /* GraphQL */ `
  input CustomFieldFilter {
    fieldId: String!
    value: String!
  }

  input ClientInput {
    "The number of an existing client"
    ClientId: Int
    Name: String
    FirstName: String
    LastName: String
    MiddleName: String
    Email: String
    Phone: String
    "Unix timestamp in milliseconds"
    DateOfBirth: Long
    MaritalStatus: String
    Gender: String
    Archived: Boolean
    HomePhone: String
    WorkPhone: String
    MobilePhone: String
    UnitNumber: String
    StreetAddress: String
    City: String
    StateShort: String
    Country: String
    PostalCode: String
    PractitionerId: String
    AdditionalInformation: String
    BillingType: Int
    PrimaryInsuranceCompany: String
    PrimaryInsurancePolicyNumber: String
    PrimaryInsuranceGroupNumber: String
    PrimaryInsuranceHolderName: String
    PrimaryInsuranceRelationship: String
    PrimaryInsuranceHolderDateOfBirth: Long
    SecondaryInsuranceCompany: String
    SecondaryInsurancePolicyNumber: String
    SecondaryInsuranceGroupNumber: String
    SecondaryInsuranceHolderName: String
    SecondaryInsuranceRelationship: String
    SecondaryInsuranceHolderDateOfBirth: Long
    StripeCustomerId: String
    SquareCustomerId: String
    ExternalClientId: String
    CustomFields: [CustomFieldInput!]
  }

  input CustomFieldInput {
    FieldId: String!
    Value: String
  }

  input ClientTagInput {
    ClientId: Int!
    Tag: String!
  }

  input CreateAppointmentInput {
    PractitionerId: String!
    ClientId: Int!
    ServiceId: String!
    LocationId: String!
    "Confirmed or WaitingConfirmation"
    Status: AppointmentStatus!
    "Unix timestamp in milliseconds"
    UtcDateTime: Long!
    "Can only be true if the Status is Confirmed"
    SendClientEmailNotification: Boolean!
    ReminderType: ReminderType!
  }

  input UpdateAppointmentInput {
    Id: String!
    "Unix timestamp in milliseconds"
    UtcDateTime: Long!
    ServiceId: String
    LocationId: String
    "Confirmed or WaitingConfirmation; an appointment cannot be changed from Confirmed to WaitingConfirmation"
    Status: AppointmentStatus
    SendClientEmailNotification: Boolean
    ReminderType: ReminderType
  }

  input CancelAppointmentInput {
    AppointmentId: String!
    Reason: String
  }

  input SendQuestionnaireInput {
    QuestionnaireId: String!
    ClientId: Int
    "Only if ClientId is not given; first and last name"
    ClientName: String
    "Only if ClientId is not given"
    ClientEmail: String
    ClientPhone: String
    PractitionerId: String
    ExternalClientId: String
  }

  input ResendQuestionnaireInput {
    IntakeId: String!
    DeliveryMethod: DeliveryMethod = email
  }

  input OfficeAnswerInput {
    QuestionId: String!
    Answer: String
  }
`;
