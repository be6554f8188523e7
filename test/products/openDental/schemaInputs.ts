const patientFields = /* GraphQL */ `
    MiddleI: String
    Preferred: String
    PatStatus: PatStatus
    Gender: String
    "Marital status."
    Position: String
    "In yyyy-MM-dd format."
    Birthdate: String
    Address: String
    Address2: String
    City: String
    State: String
    Zip: String
    HmPhone: String
    WkPhone: String
    WirelessPhone: String
    Email: String
    "ProvNum of primary provider."
    PriProv: Int
    BillingType: String
    ChartNumber: String
    DateFirstVisit: String
    "Can be zero if not attached to a clinic."
    ClinicNum: Int
    PreferConfirmMethod: String
    PreferContactMethod: String
    PreferRecallMethod: String
    Language: String
    TxtMsgOk: String`;

const appointmentFields = /* GraphQL */ `
    "Time pattern in 5 minute increments. Consists of X and / only. Longer than 9 hours is trimmed."
    Pattern: String
    "definition.DefNum where definition.Category=2."
    Confirmed: Int
    Note: String
    ProvNum: Int
    ProvHyg: Int
    ClinicNum: Int
    "Either true or false."
    IsHygiene: String
    "Either true or false."
    IsNewPatient: String
    Priority: Priority
    "FK to appointmenttype.AppointmentTypeNum. The pattern of the type is only applied if Pattern is not specified."
    AppointmentTypeNum: Int
    "A color in R,G,B format."
    colorOverride: String`;

/** Bodies of requests, which Mesh names by their operations. */
export const inputsText: string = /* GraphQL */ `
  input postPatients_request_Input {
    LName: String!
    FName: String!
    ${patientFields}
  }

  input putPatientsByPatNum_request_Input {
    LName: String
    FName: String
    ${patientFields}
  }

  input postAppointments_request_Input {
    PatNum: Int!
    "FK to operatory.OperatoryNum."
    Op: Int!
    "In yyyy-MM-dd HH:mm:ss format."
    AptDateTime: String!
    "Either Scheduled, Complete, UnschedList, PtNote or PtNoteCompleted. Default Scheduled."
    AptStatus: AptStatus
    ${appointmentFields}
  }

  input putAppointmentsByAptNum_request_Input {
    AptStatus: AptStatus
    "FK to operatory.OperatoryNum."
    Op: Int
    "Start time for the appointment, in yyyy-MM-dd HH:mm:ss format."
    AptDateTime: String
    "definition.DefNum where definition.Category=13. Use 0 to indicate None."
    UnschedStatus: Int
    ${appointmentFields}
  }

  input putAppointmentsByAptNumBreak_request_Input {
    "Either true or false. Usually true, to send the broken appointment to the Unscheduled List. With false it stays in place on the appointment book."
    sendToUnscheduledList: String!
    "Rarely used. Either Missed or Cancelled."
    breakType: BreakType
  }

  input putAppointmentsByAptNumNote_request_Input {
    Note: String!
  }

  input putAppointmentsByAptNumConfirm_request_Input {
    confirmVal: ConfirmVal
    "definition.DefNum where definition.Category=2."
    defNum: Int
  }

  input postCommlogs_request_Input {
    PatNum: Int!
    Note: String!
    "In yyyy-MM-dd HH:mm:ss format. Default now."
    CommDateTime: String
    "definition.DefNum where definition.Category=27."
    CommType: Int
    Mode_: String
    SentOrReceived: String
  }
`;
