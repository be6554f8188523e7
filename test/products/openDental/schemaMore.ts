/** Schemas of what isn't about the appointment book. */
export const noiseText: string = /* GraphQL */ `
  type Commlog {
    CommlogNum: Int
    PatNum: Int
    CommDateTime: String
    CommType: String
    commType: String
    Note: String
    Mode_: String
    SentOrReceived: String
    UserNum: Int
    DateTStamp: String
    CommSource: String
    ProgramNum: Int
    DateTEntry: String
    ReferralNum: Int
  }

  type Definition {
    DefNum: Int
    ItemName: String
    ItemValue: String
    Category: Int
    category: String
    isHidden: String
  }

  "Someone who isn't a provider."
  type Employee {
    EmployeeNum: Int
    LName: String
    FName: String
    MiddleI: String
    IsHidden: String
    ClockStatus: String
    PhoneExt: Int
    WirelessPhone: String
    EmailWork: String
  }

  type Payment {
    PayNum: Int
    PayType: Int
    payType: String
    PayDate: String
    PayAmt: Float
    CheckNum: String
    BankBranch: String
    PayNote: String
    PatNum: Int
    ClinicNum: Int
    DateEntry: String
    Receipt: String
    serverDateTime: String
  }

  type ProcedureLog {
    ProcNum: Int
    PatNum: Int
    AptNum: Int
    ProcDate: String
    ProcFee: Float
    Priority: Int
    "TP for treatment planned, C for complete, EO, EC, R, D and others."
    ProcStatus: String
    ProvNum: Int
    provAbbr: String
    procCode: String
    descript: String
    ClinicNum: Int
    DateTStamp: String
    serverDateTime: String
  }

  type Recall {
    RecallNum: Int
    PatNum: Int
    DateDue: String
    DatePrevious: String
    RecallInterval: String
    RecallStatus: Int
    recallStatus: String
    Note: String
    IsDisabled: String
    DateTStamp: String
    RecallTypeNum: Int
    DisableUntilBalance: Float
    DisableUntilDate: String
    DateScheduled: String
    Priority: Priority
    TimePatternOverride: String
  }

  type RecallListItem {
    DueDate: String
    PatNum: Int
    "Last, First."
    Patient: String
    Age: String
    Type: String
    Interval: String
    NumRemind: String
    LastRemind: String
    Contact: String
    Status: String
    ClinicNum: Int
    Note: String
  }

  type Referral {
    ReferralNum: Int
    LName: String
    FName: String
    Title: String
    "Ten digits without punctuation."
    Telephone: String
    Address: String
    City: String
    ST: String
    Zip: String
    EMail: String
    IsHidden: String
    NotPerson: String
    IsDoctor: String
    Note: String
  }

  type Schedule {
    ScheduleNum: String
    SchedDate: String
    StartTime: String
    StopTime: String
    SchedType: SchedType
    ProvNum: String
    BlockoutType: String
    blockoutType: String
    Note: String
    "Comma separated list of OperatoryNums."
    operatories: String
    EmployeeNum: String
    DateTStamp: String
  }
`;
