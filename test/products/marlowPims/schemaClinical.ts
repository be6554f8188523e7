import { filterType, listArgs, orderType, pageType } from './schemaLookups.ts';

/** The chart of a companion. */
export const clinicalText: string = `
type WeightReading {
  id: ID!
  kilograms: Decimal!
  bodyCondition: Int
  takenAt: DateTime!
  takenBy: StaffProfile
}

enum SensitivitySeverity {
  MILD
  MODERATE
  ANAPHYLAXIS
}

type Sensitivity {
  id: ID!
  substance: String!
  severity: SensitivitySeverity!
  notedOn: Date!
}

type Problem {
  id: ID!
  title: String!
  openedOn: Date!
  resolvedOn: Date
}

type ChartNote {
  id: ID!
  companion: Companion!
  entry: DaybookEntry
  author: StaffProfile
  subjective: String!
  objective: String!
  assessment: String!
  plan: String!
  isLocked: Boolean!
  writtenAt: DateTime!
}
${pageType('ChartNote')}

type Vaccine {
  id: ID!
  nameEn: String!
  nameFr: String!
  isCore: Boolean!
  monthsBetween: Int!
  species: [Species!]!
}

type Immunization {
  id: ID!
  companion: Companion!
  vaccine: Vaccine!
  givenOn: Date!
  givenBy: StaffProfile
  lotNumber: String!
  validUntil: Date!
  certificateNo: String!
}
${pageType('Immunization')}

type Prescription {
  id: ID!
  companion: Companion!
  drug: StockItem!
  directions: String!
  quantity: Decimal!
  repeatsLeft: Int!
  prescribedBy: StaffProfile
  prescribedOn: Date!
}
${pageType('Prescription')}

enum RequisitionState {
  DRAWN
  SENT
  REPORTED
}

type Analyte {
  name: String!
  value: Decimal!
  unit: String!
  isAbnormal: Boolean!
}

type LabRequisition {
  id: ID!
  companion: Companion!
  laboratory: String!
  panel: String!
  state: RequisitionState!
  drawnAt: DateTime!
  analytes: [Analyte!]!
}
${pageType('LabRequisition')}

type ControlledDrugLine {
  id: ID!
  facility: Facility!
  drug: StockItem!
  quantity: Decimal!
  remaining: Decimal!
  witnessedBy: StaffProfile
  loggedAt: DateTime!
}
${pageType('ControlledDrugLine')}

enum RecallState {
  UPCOMING
  OVERDUE
  ANSWERED
}

type RecallRule {
  id: ID!
  nameEn: String!
  nameFr: String!
  everyMonths: Int!
}

type Recall {
  id: ID!
  companion: Companion!
  rule: RecallRule!
  dueOn: Date!
  state: RecallState!
  noticesSent: Int!
}
${pageType('Recall')}
${filterType(
  'Recall',
  `id: IDBaseFilterLookup
  dueOn: DateComparisonFilterLookup
  state: RecallStateBaseFilterLookup
  companion: CompanionFilter`,
)}
${orderType('Recall', 'dueOn noticesSent')}
`;

/** Root fields of the chart. */
export const clinicalQueries = `
  chartNotes(companionId: ID!, pagination: OffsetPaginationInput): ChartNoteOffsetPaginated!
  immunizations(companionId: ID, pagination: OffsetPaginationInput): ImmunizationOffsetPaginated!
  vaccines: [Vaccine!]!
  prescriptions(companionId: ID, pagination: OffsetPaginationInput): PrescriptionOffsetPaginated!
  labRequisitions(companionId: ID, pagination: OffsetPaginationInput): LabRequisitionOffsetPaginated!
  controlledDrugLog(facilityId: ID!, pagination: OffsetPaginationInput): ControlledDrugLineOffsetPaginated!
  recalls${listArgs('Recall')}: RecallOffsetPaginated!
  recallRules: [RecallRule!]!
`;
