/** Team diary: attendances, what may be booked, what is held back. */
export const diarySdl = `
"What an attendance is for: decides its length and its colour."
type ConsultKind {
  id: UUID!
  title: String!
  usualMinutes: Int!
  swatch: String!
  "Whether keepers may choose it in the app."
  offeredOnline: Boolean!
}

"Where an attendance has got to."
enum AttendanceStage {
  PENCILLED
  CONFIRMED
  ARRIVED
  IN_CONSULT
  READY_TO_GO
  DISCHARGED
  CALLED_OFF
  DID_NOT_ATTEND
}

enum CallOffCause {
  KEEPER_ASKED
  PATIENT_RECOVERED
  CLINICIAN_UNAVAILABLE
  BOOKED_IN_ERROR
  OTHER
}

type CallOff {
  cause: CallOffCause!
  remark: String
  at: DateTime!
}

"An animal, or its keeper, coming to a hospital at a time."
type Attendance {
  id: UUID!
  hospital: Hospital!
  kind: ConsultKind!
  stage: AttendanceStage!
  startsAt: DateTime!
  endsAt: DateTime!
  minutes: Int!
  clinician: Colleague
  patient: Patient
  keeper: Keeper
  "In the keeper's words."
  complaint: String
  callOff: CallOff
  "Goes up by one with every change."
  revision: Int!
  enteredAt: DateTime!
  amendedAt: DateTime!
  estimate: Estimate
  bill: Bill
}

"Time that is kept free."
type DiaryHold {
  id: UUID!
  hospital: Hospital!
  colleague: Colleague
  startsAt: DateTime!
  endsAt: DateTime!
  purpose: String!
}

"A stretch of time in which nothing is booked yet."
type Opening {
  clinician: Colleague!
  startsAt: DateTime!
  endsAt: DateTime!
}

"A colleague at work at a hospital on a day."
type Shift {
  id: UUID!
  colleague: Colleague!
  hospital: Hospital!
  day: NaiveDate!
  fromTime: NaiveTime!
  toTime: NaiveTime!
}

extend type Query {
  consultKinds(offeredOnline: Boolean): [ConsultKind!]!
  """
  The diary of one hospital, in order of time. Days are those of the hospital's own
  clocks, both included; at most 42 of them.
  """
  attendances(
    hospitalId: UUID!
    from: NaiveDate!
    to: NaiveDate!
    clinicianId: UUID
    stages: [AttendanceStage!]
  ): [Attendance!]!
  attendance(id: UUID!): Attendance
  diaryHolds(hospitalId: UUID!, from: NaiveDate!, to: NaiveDate!): [DiaryHold!]!
  openings(hospitalId: UUID!, kindId: UUID!, day: NaiveDate!, clinicianId: UUID): [Opening!]!
  rota(hospitalId: UUID!, from: NaiveDate!, to: NaiveDate!): [Shift!]!
}

input BookAttendanceInput {
  hospitalId: UUID!
  kindId: UUID!
  startsAt: DateTime!
  "The kind's usual length if left out."
  minutes: Int
  clinicianId: UUID
  patientId: UUID
  "For a visit without an animal; otherwise the patient's principal keeper comes along."
  keeperId: UUID
  complaint: String
}

"What isn't given stays as it is; null takes a clinician or a complaint away."
input AmendAttendanceInput {
  kindId: UUID
  startsAt: DateTime
  minutes: Int
  clinicianId: UUID
  complaint: String
  stage: AttendanceStage
}

"It went through."
type AttendanceEntered {
  attendance: Attendance!
}

enum DiaryRefusalCause {
  NOT_FOUND
  INVALID
  STALE_REVISION
  NOT_PERMITTED
}

"It did not go through, and nothing was changed."
type DiaryRefusal {
  cause: DiaryRefusalCause!
  message: String!
  "The argument that is to blame."
  path: String
}

union AttendanceOutcome = AttendanceEntered | DiaryRefusal

type HoldPlaced {
  hold: DiaryHold!
}

union HoldOutcome = HoldPlaced | DiaryRefusal

input PlaceHoldInput {
  hospitalId: UUID!
  colleagueId: UUID
  startsAt: DateTime!
  minutes: Int!
  purpose: String!
}

extend type Mutation {
  bookAttendance(input: BookAttendanceInput!): AttendanceOutcome!
  "With a revision, refused where another person was quicker."
  amendAttendance(id: UUID!, input: AmendAttendanceInput!, revision: Int): AttendanceOutcome!
  callOffAttendance(id: UUID!, cause: CallOffCause!, remark: String): AttendanceOutcome!
  placeHold(input: PlaceHoldInput!): HoldOutcome!
}
`;
