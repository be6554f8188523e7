import { filterType, listArgs, orderType, pageType } from './schemaLookups.ts';

/** Who comes: guardians and their companions, which the partner documentation describes. */
export const peopleText: string = `
enum Language {
  EN
  FR
}

enum PhoneKind {
  MOBILE
  HOME
  WORK
}

enum CaslBasis {
  EXPRESS
  IMPLIED
  NONE
}

type PostalAddress {
  line1: String!
  line2: String!
  city: String!
  province: String!
  postalCode: String!
}

type GuardianPhone {
  "As the front desk typed it."
  number: String!
  kind: PhoneKind!
  extension: String!
  isPrimary: Boolean!
  acceptsTexts: Boolean!
}

type GuardianEmail {
  address: String!
  isPrimary: Boolean!
  bouncedAt: DateTime
}

type GuardianFlag {
  id: ID!
  label: String!
  colour: String!
}

"Consent to electronic messages under Canada's anti-spam legislation."
type CaslConsent {
  basis: CaslBasis!
  grantedOn: Date
  expiresOn: Date
}

"""
The person who answers for one or more companions, or an organization such as a rescue or a breeder.

Files that were absorbed by another file are gone from the API.
"""
type Guardian {
  id: ID!
  "Printed on statements, such as G-020117."
  fileNo: String!
  "Empty for an organization."
  givenNames: String!
  "The family name, or the whole name of an organization."
  surname: String!
  "Given names and surname as they are spoken."
  fullName: String!
  isOrganization: Boolean!
  "False once the guardian has moved away or asked to be closed. Closed files stay in all lists."
  isActive: Boolean!
  preferredLanguage: Language!
  "The primary number comes first."
  phones: [GuardianPhone!]!
  "The primary address comes first."
  emails: [GuardianEmail!]!
  civicAddress: PostalAddress
  "The facility where the file was opened."
  homeFacility: Facility!
  flags: [GuardianFlag!]!
  "Shown to staff when the file opens; empty when there is nothing to say."
  deskNote: String!
  caslConsent: CaslConsent!
  creditHold: Boolean!
  "What is owed over all invoices, in dollars."
  balance: Decimal!
  "The day of the last visit that took place, by the clock of its facility."
  lastVisitOn: Date
  "Companions in the guardian's own file, those that died included."
  companions: [Companion!]!
  "Companions of other files that the guardian may speak for."
  sharedCompanions: [Companion!]!
  daybookEntries${listArgs('DaybookEntry')}: DaybookEntryOffsetPaginated!
  invoices(pagination: OffsetPaginationInput): InvoiceOffsetPaginated!
  insurancePolicies: [InsurancePolicy!]!
  documents: [Document!]!
  createdAt: DateTime!
  updatedAt: DateTime!
}
${pageType('Guardian')}
${filterType(
  'Guardian',
  `id: IDBaseFilterLookup
  fileNo: StrFilterLookup
  givenNames: StrFilterLookup
  surname: StrFilterLookup
  isOrganization: BooleanBaseFilterLookup
  isActive: BooleanBaseFilterLookup
  creditHold: BooleanBaseFilterLookup
  preferredLanguage: LanguageBaseFilterLookup
  homeFacility: FacilityFilter
  flags: GuardianFlagFilter
  createdAt: DateTimeComparisonFilterLookup
  updatedAt: DateTimeComparisonFilterLookup
  "Words of the name, of an email address, of a companion's call name, the file number, or digits of a phone number. All words must be found; accents and case don't matter."
  search: String`,
)}
${filterType('GuardianFlag', 'id: IDBaseFilterLookup\n  label: StrFilterLookup')}
${orderType('Guardian', 'fileNo surname givenNames lastVisitOn createdAt updatedAt')}

"A guardian whose phone number is the caller's."
type CallerMatch {
  guardian: Guardian!
  phone: GuardianPhone!
  "The next entry of the daybook that isn't withdrawn."
  nextEntry: DaybookEntry
}

enum CompanionSex {
  FEMALE
  FEMALE_SPAYED
  MALE
  MALE_NEUTERED
  UNKNOWN
}

type Species {
  id: ID!
  code: String!
  nameEn: String!
  nameFr: String!
  breeds: [Breed!]!
}

type Breed {
  id: ID!
  nameEn: String!
  nameFr: String!
  species: Species!
}

type Microchip {
  number: String!
  registry: String!
  implantedOn: Date
}

"""
An animal in the care of the practice.
"""
type Companion {
  id: ID!
  "Printed on labels, such as C-035004."
  chartNo: String!
  "The name that it is called by."
  callName: String!
  "The name in its pedigree; mostly empty."
  registeredName: String!
  species: Species!
  "Absent where it is unknown."
  breed: Breed
  sex: CompanionSex!
  colour: String!
  bornOn: Date
  isBirthEstimated: Boolean!
  isDeceased: Boolean!
  "Absent for an unclaimed stray."
  guardian: Guardian
  "Others who may speak for it."
  coGuardians: [Guardian!]!
  microchips: [Microchip!]!
  rabiesTag: String!
  latestWeight: WeightReading
  weightReadings: [WeightReading!]!
  sensitivities: [Sensitivity!]!
  problems: [Problem!]!
  immunizations: [Immunization!]!
  recalls: [Recall!]!
  prescriptions: [Prescription!]!
  "Newest first."
  chartNotes: [ChartNote!]!
  daybookEntries${listArgs('DaybookEntry')}: DaybookEntryOffsetPaginated!
  createdAt: DateTime!
  updatedAt: DateTime!
}
${pageType('Companion')}
${filterType(
  'Companion',
  `id: IDBaseFilterLookup
  chartNo: StrFilterLookup
  callName: StrFilterLookup
  sex: CompanionSexBaseFilterLookup
  bornOn: DateComparisonFilterLookup
  isDeceased: BooleanBaseFilterLookup
  species: SpeciesFilter
  breed: BreedFilter
  guardian: GuardianFilter
  createdAt: DateTimeComparisonFilterLookup
  updatedAt: DateTimeComparisonFilterLookup
  "Words of the call name or of the guardian's name, the chart number, or a whole microchip number."
  search: String`,
)}
${filterType('Species', 'id: IDBaseFilterLookup\n  code: StrFilterLookup\n  nameEn: StrFilterLookup\n  nameFr: StrFilterLookup')}
${filterType('Breed', 'id: IDBaseFilterLookup\n  nameEn: StrFilterLookup\n  nameFr: StrFilterLookup')}
${orderType('Companion', 'chartNo callName bornOn guardian:GuardianOrder createdAt updatedAt')}
`;
