/** Types of fees, insurance and what is owed. */
export const ascendMoneyText: string = /* GraphQL */ `
  type FeeScheduleV1 {
    id: ID!
    type: String!
    name: String!
    lastModified: DateTime!
  }

  type InsuranceCarrierV1 {
    id: ID!
    type: String!
    name: String!
    payorId: String
    phonePrimary: String
    phonePrimaryExt: String
    phoneFax: String
    url: String
    acceptElectronicAttachments: Boolean!
    acceptEligibilities: Boolean!
    adaReportType: String
    lastModified: DateTime!
  }

  type CarrierPlanDeductibleV1 {
    id: ID!
    type: String!
    benefitYear: Int!
    basicIndividualAnnualDeductible: Float!
    preventiveIndividualAnnualDeductible: Float!
    majorIndividualAnnualDeductible: Float!
    maximumIndividualAnnualBenefit: Float!
    maximumFamilyAnnualBenefit: Float!
    lastModified: DateTime!
  }

  type CarrierInsurancePlanV1 {
    id: ID!
    type: String!
    planName: String!
    groupNumber: String
    planType: String!
    sourceOfPayment: String!
    renewalMonth: String!
    contactName: String
    contactEmail: String
    phone: String
    planNote: String
    insuranceCarrier: InsuranceCarrierV1!
    carrierPlanDeductible: CarrierPlanDeductibleV1
    lastModified: DateTime!
  }

  type SubscriberInsurancePlan {
    id: ID!
    type: String!
    subscriberNumber: String!
    effectiveDate: Date
    carrierInsurancePlan: CarrierInsurancePlanV1!
    "Who is the subscriber"
    patient: PatientV1
    lastModified: DateTime!
  }

  enum PlanPriority {
    PRIMARY
    SECONDARY
  }

  enum Relationship {
    SELF
    SPOUSE
    CHILD
    OTHER
  }

  type PatientInsurancePlan {
    id: ID!
    type: String!
    priority: PlanPriority!
    relationshipToSubscriber: Relationship!
    patient: PatientV1
    subscriberInsurancePlan: SubscriberInsurancePlan!
    lastModified: DateTime!
  }

  enum ClaimStatus {
    UNSENT
    SENT
    SETTLED
  }

  type InsuranceClaim {
    id: ID!
    type: String!
    status: ClaimStatus!
    claimDate: Date!
    totalBilled: Float!
    totalPaid: Float!
    patient: PatientV1
    patientInsurancePlan: PatientInsurancePlan
    location: LocationV1
    lastModified: DateTime!
  }

  type ReferralSourceV1 {
    id: ID!
    type: String!
    firstName: String
    lastName: String!
    title: String
    specialty: String
    referralSourceType: String!
    email: String
    note: String
    lastModified: DateTime!
  }

  type DentalLabV1 {
    id: ID!
    type: String!
    name: String!
    phone: String
    lastModified: DateTime!
  }

  "One line of the report of production and collections"
  type ProductionCollectionV1 {
    id: ID!
    type: String!
    transactionDate: Date!
    serviceDate: Date!
    transactionCategory: String!
    transactionSubCategory: String!
    "PRODUCTION or COLLECTION"
    collectionProduction: String!
    amount: Float!
    location: LocationV1
    provider: ProviderV1
    patient: PatientV1
    patientName: String!
    primaryGuarantorName: String!
  }

  type AgingBalanceV1 {
    patient: PatientV1
    currentAmount: Float!
    thirtyDaysAmount: Float!
    sixtyDaysAmount: Float!
    ninetyDaysAmount: Float!
    total: Float!
    balance: Float!
  }

  type AgingReceivableV1 {
    id: ID!
    firstName: String
    lastName: String!
    currentAmount: Float!
    thirtyDaysAmount: Float!
    sixtyDaysAmount: Float!
    ninetyDaysAmount: Float!
    total: Float!
    balance: Float!
  }

  type AgingBalanceReportV1 {
    location: LocationV1!
    currentAmount: Float!
    thirtyDaysAmount: Float!
    sixtyDaysAmount: Float!
    ninetyDaysAmount: Float!
    total: Float!
    balance: Float!
    patientReports: [AgingReceivableV1!]!
  }
`;
