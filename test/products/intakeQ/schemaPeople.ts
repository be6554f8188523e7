/** Types of clients and of the book. */
export const peopleText: string = /* GraphQL */ `
  enum AppointmentStatus {
    "The appointment has been confirmed (either manually or automatically)."
    Confirmed
    "The appointment has not been confirmed by the staff."
    WaitingConfirmation
    "The appointment has been declined by the staff."
    Declined
    "The appointment has been canceled."
    Canceled
    "The appointment has been marked as missed by the staff."
    Missed
  }

  enum ReminderType {
    Sms
    Email
    Voice
    OptOut
  }

  enum TelehealthProvider {
    IntakeQ
    Zoom
  }

  enum AttendanceConfirmationResponse {
    None
    Confirmed
    Cancelled
  }

  type Client {
    ClientId: Int!
    ClientNumber: Int!
    Name: String!
    Email: String
    Phone: String
    FirstName: String
    LastName: String
    MiddleName: String
    "Unix timestamp in milliseconds"
    DateOfBirth: Long
    MaritalStatus: String
    Gender: String
    Tags: [String!]
    Archived: Boolean
    HomePhone: String
    WorkPhone: String
    MobilePhone: String
    Address: String
    UnitNumber: String
    StreetAddress: String
    City: String
    StateShort: String
    Country: String
    PostalCode: String
    PractitionerId: String
    AdditionalInformation: String
    "0 = Unknown, 1 = SelfPay, 2 = Insurance"
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
    "Unix timestamp in milliseconds"
    DateCreated: Long
    LastActivityDate: Long
    LastActivityName: String
    LastUpdateDate: Long
    StripeCustomerId: String
    SquareCustomerId: String
    ExternalClientId: String
    CreditBalance: Float
    ParentClientId: Int
    Guid: String
    LinkedClients: [LinkedClient!]
    CustomFields: [ClientCustomField!]
  }

  type LinkedClient {
    ClientNumber: Int!
    "0 = None, 1 = Parent, 2 = Child, 3 = Spouse, 4 = Sibling, 5 = Other, 6 = Partner"
    RelationshipType: Int!
  }

  type ClientCustomField {
    FieldId: String!
    Text: String
    Value: String
  }

  type ClientTag {
    ClientId: Int!
    Tag: String!
  }

  type ClientDiagnosis {
    Code: String!
    Description: String!
    Date: String!
    EndDate: String
    NoteId: String
  }

  type Appointment {
    Id: String!
    ClientName: String!
    ClientEmail: String
    ClientPhone: String
    ClientDateOfBirth: String
    ClientId: Int!
    Status: AppointmentStatus!
    "Unix timestamp in milliseconds"
    StartDate: Long!
    "Unix timestamp in milliseconds"
    EndDate: Long!
    "In minutes"
    Duration: Int!
    ServiceName: String!
    ServiceId: String!
    LocationName: String!
    LocationId: String!
    Price: Float!
    PractitionerEmail: String
    PractitionerName: String
    PractitionerId: String
    IntakeId: String
    "Unix timestamp in milliseconds"
    DateCreated: Long!
    "Whether the client has used the booking widget; false where the staff has created it."
    BookedByClient: Boolean!
    "A client or a member of staff"
    CreatedBy: String!
    StartDateIso: String!
    EndDateIso: String!
    StartDateLocal: String!
    EndDateLocal: String!
    StartDateLocalFormatted: String!
    InvoiceId: String
    InvoiceNumber: Int
    ClientNote: String
    PractitionerNote: String
    TelehealthInfo: TelehealthInfo
    Procedures: [Procedure!]!
    AttendanceConfirmationResponse: AttendanceConfirmationResponse!
    ReminderType: ReminderType!
    CustomFields: [AppointmentCustomField!]!
    SessionStart: Long
    SessionEnd: Long
    ExternalClientId: String
    ExternalPractitionerId: String
    ExternalServiceId: String
    LastModified: Long!
    PlaceOfService: String
    AdditionalClients: [AdditionalClient!]!
    FullCancellationReason: String
    CancellationReasonNote: String
    CancellationDate: String
    AppointmentPackageId: String
    AppointmentPackageName: String
  }

  type TelehealthInfo {
    Id: String!
    StartUrl: String!
    Invitation: String
    Provider: TelehealthProvider!
    InvitationCode: String
  }

  type Procedure {
    ProcedureCode: String!
    Price: Float!
    Quantity: Int!
    Units: Int!
    Modifiers: [String!]!
  }

  type AppointmentCustomField {
    Name: String!
    Answer: String
  }

  type AdditionalClient {
    ClientId: Int!
    ClientName: String!
    ClientEmail: String
    ClientPhone: String
    IntakeId: String
  }

  type BookingSettings {
    Locations: [Location!]!
    Services: [Service!]!
    Practitioners: [Practitioner!]!
  }

  type Location {
    Id: String!
    Name: String!
    Address: String
  }

  type Service {
    Id: String!
    Name: String!
    "In minutes"
    Duration: Int!
    Price: Float!
  }

  type Practitioner {
    Id: String!
    CompleteName: String!
    FirstName: String!
    LastName: String!
    Email: String!
    ExternalPractitionerId: String
  }
`;
