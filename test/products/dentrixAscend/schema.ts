import { ascendCalendarText } from './schemaCalendar.ts';
import { ascendChartText } from './schemaChart.ts';
import { ascendClinicalText } from './schemaClinical.ts';
import { ascendDeskText } from './schemaDesk.ts';
import { ascendMoneyText } from './schemaMoney.ts';
import { ascendWritesText } from './schemaWrites.ts';

/** What the API has: the collection, one of it by id, its type, and the filter of an example. */
export const ascendResources = [
  ['organizations', 'organization', 'Organization', 'name==Bright Smiles'],
  ['locations', 'location', 'LocationV1', 'state==UT'],
  ['operatories', 'operatory', 'OperatoryV1', 'location.id==7000000000114'],
  ['providers', 'provider', 'ProviderV1', 'active==true'],
  ['users', 'user', 'User', 'enabled==true'],
  ['patients', 'patient', 'PatientV1', 'lastName~=Smith,patientStatus==ACTIVE'],
  [
    'appointments',
    'appointment',
    'AppointmentV1',
    'location.id==7000000000114,start>=2026-02-03T07:00:00.000Z,start<2026-02-04T07:00:00.000Z',
  ],
  ['events', 'event', 'EventV1', 'start>=2026-02-03T07:00:00.000Z'],
  ['scheduleTemplates', 'scheduleTemplate', 'ScheduleTemplateV1', 'dayOfWeek==MONDAY'],
  ['scheduleTemplateReasons', 'scheduleTemplateReason', 'ScheduleTemplateReasonV1', 'location.id==7000000000114'],
  ['practiceProcedures', 'practiceProcedure', 'PracticeProcedureV1', 'category==PREVENTIVE'],
  ['patientProcedures', 'patientProcedure', 'PatientProcedureV1', 'patient.id==7000000457903'],
  ['patientNotes', 'patientNote', 'PatientNoteV1', 'patient.id==7000000457903'],
  ['patientRecares', 'patientRecare', 'PatientRecareV1', 'dueDate<2026-06-01'],
  ['recareTemplates', 'recareTemplate', 'RecareTemplateV1', 'isDefault==true'],
  ['txCases', 'txCase', 'TxCaseV1', 'status==ACCEPTED'],
  ['visits', 'visit', 'VisitV1', 'txCase.id==7000000028446'],
  ['organizationConditions', 'organizationCondition', 'OrganizationConditionV1', 'favorite==true'],
  ['patientConditions', 'patientCondition', 'PatientConditionV1', 'patient.id==7000000457903'],
  ['perioExams', 'perioExam', 'PerioExam', 'finished==true'],
  ['perioProbes', 'perioProbe', 'PerioProbe', 'perioExam.id==7000000130007'],
  ['clinicalNotes', 'clinicalNote', 'ClinicalNote', 'datedAs>=2026-01-01'],
  ['documents', 'document', 'Document', 'ownerPatient.id==7000000457903'],
  ['feeSchedules', 'feeSchedule', 'FeeScheduleV1', 'name~=office'],
  ['insuranceCarriers', 'insuranceCarrier', 'InsuranceCarrierV1', 'name~=dental'],
  ['carrierInsurancePlans', 'carrierInsurancePlan', 'CarrierInsurancePlanV1', 'planName~=PPO'],
  ['carrierPlanDeductibles', 'carrierPlanDeductible', 'CarrierPlanDeductibleV1', 'benefitYear==2026'],
  ['subscriberInsurancePlans', 'subscriberInsurancePlan', 'SubscriberInsurancePlan', 'patient.id==7000000457903'],
  [
    'patientInsurancePlans',
    'patientInsurancePlan',
    'PatientInsurancePlan',
    'patient.id->[7000000457903,7000000457906]',
  ],
  ['insuranceClaims', 'insuranceClaim', 'InsuranceClaim', 'status==SENT'],
  ['referralSources', 'referralSource', 'ReferralSourceV1', 'referralSourceType==DOCTOR'],
  ['dentalLabs', 'dentalLab', 'DentalLabV1', 'name~=lab'],
  ['productionCollections', 'productionCollection', 'ProductionCollectionV1', 'transactionDate>=2026-01-01'],
] as const;

/** The name of a collection. */
export type AscendCollection = (typeof ascendResources)[number][0];

const queries = ascendResources.map(
  ([collection, single, type, example]) => `
  "In the order of ids. Filter such as ${example}"
  ${collection}(
    "${type === 'PatientV1' || type === 'AppointmentV1' ? 'Conditions joined by a comma, which all have to be met: ==, !=, >, >=, <, <=, ~= (contains) and -> (one of a list, such as id->[1,2])' : 'Conditions joined by a comma, which all have to be met'}"
    filter: String
    "From 1"
    page: Int = 1
    "At most 500"
    pageSize: Int = 100
    "Only what comes after this id"
    lastId: ID
  ): ${type}Collection!
  ${single}(id: ID!): ${type}Response!`,
);

const envelopes = ascendResources.map(
  ([, , type]) => `
type ${type}Collection {
  statusCode: Int!
  data: [${type}!]!
  warnings: [ApiMessage!]!
  errors: [ApiMessage!]!
  meta: Meta!
}
type ${type}Response {
  statusCode: Int!
  data: ${type}
  warnings: [ApiMessage!]!
  errors: [ApiMessage!]!
}`,
);

const rootText = `
"An instant in UTC, such as 2026-02-03T16:30:00.000Z"
scalar DateTime
"A day, such as 2026-02-03"
scalar Date

type Query {${queries.join('')}
  "What a patient owes by the age of the debt"
  agingBalances(patientId: ID!): AgingBalanceV1Response!
  "What all patients of a location owe"
  agingBalanceReport("Has to name the location, such as location.id==7000000000114" filter: String!): AgingBalanceReportV1Response!
}

type Meta {
  pagination: Pagination!
}

type Pagination {
  limit: Int!
  offset: Int!
  "How many there are in all pages"
  total: Int!
}

type ApiMessage {
  code: String!
  title: String!
  description: String!
  source: String
}
${envelopes.join('')}
type AgingBalanceV1Response {
  statusCode: Int!
  data: AgingBalanceV1
  warnings: [ApiMessage!]!
  errors: [ApiMessage!]!
}
type AgingBalanceReportV1Response {
  statusCode: Int!
  data: AgingBalanceReportV1
  warnings: [ApiMessage!]!
  errors: [ApiMessage!]!
}
`;

/** SDL of the service. */
export const ascendText: string = [
  rootText,
  ascendDeskText,
  ascendCalendarText,
  ascendClinicalText,
  ascendChartText,
  ascendMoneyText,
  ascendWritesText,
].join('');
