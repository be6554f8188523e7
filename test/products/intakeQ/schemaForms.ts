/** Types of intake forms, treatment notes and files. */
export const formsText: string = /* GraphQL */ `
  enum IntakeStatus {
    "The client has not started filling out the form."
    Sent
    "The client has started filling out the form."
    Partial
    "The form has been submitted."
    Completed
    "The client chose to fill it out by hand."
    Offline
  }

  enum QuestionType {
    OpenQuestion
    MultipleChoice
    Matrix
    Attachment
  }

  enum NoteStatus {
    locked
    unlocked
  }

  enum DeliveryMethod {
    sms
    email
  }

  type IntakeSummary {
    Id: String!
    ClientName: String!
    ClientEmail: String
    ClientId: Int!
    Status: IntakeStatus!
    DateCreated: Long!
    DateSubmitted: Long
    QuestionnaireName: String!
    QuestionnaireId: String!
    "The email of the practitioner"
    Practitioner: String
    PractitionerName: String
    PractitionerId: String
    ExternalClientId: String
  }

  type Intake {
    Id: String!
    ClientName: String!
    ClientEmail: String
    ClientId: Int!
    Status: IntakeStatus!
    DateCreated: Long!
    DateSubmitted: Long
    QuestionnaireName: String!
    QuestionnaireId: String!
    Practitioner: String
    PractitionerName: String
    PractitionerId: String
    ExternalClientId: String
    AppointmentId: String
    Questions: [Question!]!
    ConsentForms: [ConsentForm!]!
  }

  type Question {
    Id: String!
    Text: String
    Answer: String
    QuestionType: QuestionType!
    Rows: [QuestionRow!]!
    ColumnNames: [String!]!
    OfficeUse: Boolean!
    OfficeNote: String
    ClientProfileFieldId: String
    Attachments: [QuestionAttachment!]!
  }

  type QuestionRow {
    Text: String!
    Answers: [String!]!
  }

  type QuestionAttachment {
    Id: String!
    Url: String!
    ContentType: String!
    FileName: String!
  }

  type ConsentForm {
    Id: String!
    Name: String!
    DocumentType: String!
    Signed: Boolean!
    DateSubmitted: Long
  }

  type Questionnaire {
    Id: String!
    Name: String!
    Archived: Boolean!
    Anonymous: Boolean!
  }

  type TreatmentNoteSummary {
    Id: String!
    ClientName: String!
    ClientEmail: String
    ClientId: Int!
    Status: NoteStatus!
    Date: Long!
    NoteName: String!
    PractitionerEmail: String
    PractitionerName: String
    PractitionerId: String
  }

  type TreatmentNote {
    Id: String!
    ClientName: String!
    ClientEmail: String
    ClientId: Int!
    Status: NoteStatus!
    Date: Long!
    NoteName: String!
    PractitionerEmail: String
    PractitionerName: String
    PractitionerId: String
    AppointmentId: String
    Questions: [Question!]!
  }

  type File {
    Id: String!
    FileName: String!
    ContentType: String!
    DateCreated: Long!
    Size: Int!
    FolderId: String
  }

  type Folder {
    Id: String!
    Name: String!
  }
`;
