import { noiseText } from './schemaMore.ts';

/** What both kinds of rows of patients have. */
const selectFields = /* GraphQL */ `
    PatNum: Int
    LName: String
    FName: String
    MiddleI: String
    Preferred: String
    PatStatus: PatStatus
    "0001-01-01 is equivalent to none."
    Birthdate: String
    SSN: String
    Address: String
    Address2: String
    City: String
    State: String
    Zip: String
    HmPhone: String
    WkPhone: String
    WirelessPhone: String
    Email: String
    priProvAbbr: String
    secProvAbbr: String
    BillingType: String
    ChartNumber: String
    "Zero if not attached to a clinic."
    ClinicNum: Int
    clinicAbbr: String
    siteDesc: String
    TxtMsgOk: String`;

const appointmentFields = /* GraphQL */ `
    AptNum: Int
    "FK to patient.PatNum. The patient that the appointment is for."
    PatNum: Int
    AptStatus: AptStatus
    "Time pattern, X for Dr time, / for assistant time, in 5 minute increments."
    Pattern: String
    "FK to definition.DefNum, of the category ApptConfirmed."
    Confirmed: Int
    "The definition's name."
    confirmed: String
    "FK to operatory.OperatoryNum."
    Op: Int
    Note: String
    "FK to provider.ProvNum."
    ProvNum: Int
    provAbbr: String
    "FK to provider.ProvNum. Optional. Only used if a hygienist is assigned to this appointment."
    ProvHyg: Int
    "Appointment date and time, in yyyy-MM-dd HH:mm:ss format."
    AptDateTime: String
    "FK to appointment.AptNum. The planned appointment that this one was made from."
    NextAptNum: Int
    UnschedStatus: Int
    unschedStatus: String
    "Short description of the procedures that are attached."
    ProcDescript: String
    "FK to clinic.ClinicNum."
    ClinicNum: Int
    "Either true or false."
    IsHygiene: String
    DateTStamp: String
    "Time that the patient checked in."
    DateTimeArrived: String
    "Time that the patient was seated."
    DateTimeSeated: String
    "Time that the patient got up out of the chair."
    DateTimeDismissed: String
    AppointmentTypeNum: Int
    serverDateTime: String`;

/** Schemas of the document. */
export const typesText: string = /* GraphQL */ `
  """
  The \`JSON\` scalar type represents JSON values as specified by [ECMA-404](http://www.ecma-international.org/publications/files/ECMA-ST/ECMA-404.pdf).
  """
  scalar JSON

  enum PatStatus {
    Patient
    NonPatient
    Inactive
    Archived
    Deceased
    Prospective
  }

  enum AptStatus {
    Scheduled
    Complete
    UnschedList
    ASAP
    Broken
    Planned
    PtNote
    PtNoteCompleted
  }

  enum Priority {
    Normal
    ASAP
  }

  enum BreakType {
    Missed
    Cancelled
  }

  enum ConfirmVal {
    None
    Sent
    Confirmed
    Not_Accepted
    Failed
  }

  enum SchedType {
    Practice
    Provider
    Blockout
    Employee
    WebSchedASAP
  }

  "A row of the Patient Select window."
  type PatientSelect {
    ${selectFields}
  }

  type Patient {
    ${selectFields}
    serverDateTime: String
    Gender: String
    "Marital status."
    Position: String
    "FK to patient.PatNum. Head of household."
    Guarantor: Int
    "Individual balance."
    EstBalance: Float
    "FK to provider.ProvNum. Primary provider."
    PriProv: Int
    SecProv: Int
    FeeSched: Int
    ImageFolder: String
    FamFinUrgNote: String
    MedicaidID: String
    "The family's balance, 0 unless the patient is the guarantor."
    BalTotal: Float
    EmployerNum: Int
    DateFirstVisit: String
    Premed: String
    Ward: String
    PreferConfirmMethod: String
    PreferContactMethod: String
    PreferRecallMethod: String
    "Typically in ISO 639-2 format. Empty for none."
    Language: String
    AdmitDate: String
    DateTStamp: String
    SuperFamily: Int
    SecDateEntry: String
  }

  type Appointment {
    ${appointmentFields}
    TimeLocked: String
    IsNewPatient: String
    InsPlan1: Int
    InsPlan2: Int
    DateTimeAskedToArrive: String
    colorOverride: String
    SecUserNumEntry: Int
    SecDateTEntry: String
    Priority: Priority
    PatternSecondary: String
    ItemOrderPlanned: Int
  }

  type AppointmentWebSched {
    ${appointmentFields}
    "Recall, NewPat, ExistingPat, ASAP or None."
    eServiceLogType: String
  }

  type AppointmentSlot {
    DateTimeStart: String
    DateTimeEnd: String
    ProvNum: Int
    OpNum: Int
  }

  type AppointmentType {
    AppointmentTypeNum: Int
    AppointmentTypeName: String
    "In R,G,B format."
    appointmentTypeColor: String
    IsHidden: String
    "Time pattern in 5 minute increments."
    Pattern: String
    CodeStr: String
    CodeStrRequired: String
    RequiredProcCodesNeeded: String
    BlockoutTypes: String
  }

  type Clinic {
    ClinicNum: Int
    Description: String
    Address: String
    Address2: String
    City: String
    State: String
    Zip: String
    BillingAddress: String
    BillingAddress2: String
    BillingCity: String
    BillingState: String
    BillingZip: String
    PayToAddress: String
    PayToAddress2: String
    PayToCity: String
    PayToState: String
    PayToZip: String
    "Ten digits without punctuation."
    Phone: String
    Abbr: String
    IsHidden: String
  }

  "A column of the appointment book."
  type Operatory {
    OperatoryNum: Int
    OpName: String
    Abbrev: String
    ItemOrder: Int
    IsHidden: String
    ProvDentist: Int
    ProvHygienist: Int
    IsHygiene: String
    ClinicNum: Int
    SetProspective: String
    IsWebSched: String
    OperatoryType: Int
    operatoryType: String
  }

  type Provider {
    ProvNum: Int
    Abbr: String
    LName: String
    FName: String
    MI: String
    Suffix: String
    FeeSched: Int
    Specialty: Int
    SSN: String
    StateLicense: String
    "True if the provider is a hygienist."
    IsSecondary: String
    provColor: String
    IsHidden: String
    UsingTIN: String
    SigOnFile: String
    NationalProvID: String
    DateTStamp: String
    IsNotPerson: String
    ProvStatus: String
    IsHiddenReport: String
    Birthdate: String
    SchedNote: String
    PreferredName: String
    serverDateTime: String
  }

  ${noiseText}
`;
