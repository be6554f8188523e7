import { addressText, sourceText, texts, typed } from './sdlParts.ts';

const update = 'id: String! _eTag: String!';
const phones = texts('homePhone workPhone mobilePhone email');
const styles = typed('[String]', 'type style situation parking age locality');
const ranges = 'bedroomsMin bedroomsMax receptionsMin receptionsMax bathroomsMin bathroomsMax';
const applicant = `${texts('marketingMode')} active: Boolean ${texts('notes lastCall nextCall departmentId solicitorId')}
  ${styles} ${typed('Int', ranges)} locationType: String locationOptions: [String] buying: ApplicantBuyingInput
  renting: ApplicantRentingInput externalArea: ApplicantExternalAreaInput internalArea: ApplicantInternalAreaInput
  source: ApplicantSourceInput officeIds: [String] negotiatorIds: [String]`;
const appointment = `
      ${texts('start end followUpOn typeId description organiserId')}
      negotiatorIds: [String!]
      officeIds: [String!]
      propertyId: String
      ${typed('Boolean', 'accompanied negotiatorConfirmed attendeeConfirmed propertyConfirmed')}
      recurrence: AppointmentModelRecurrenceInput
      metadata: JSON`;
const company = `${texts('name branch notes')} active: Boolean vatRegistered: Boolean typeIds: [String!]
  ${texts('supplierTypeId workPhone mobilePhone email')} address: CompanyModelAddressInput metadata: JSON`;
const contact = `
      ${texts('title forename surname dateOfBirth')}
      active: Boolean
      marketingConsent: String
      source: ContactModelSourceInput
      ${phones}
      officeIds: [String!]
      negotiatorIds: [String!]
      ${typed('ContactModelAddressInput', 'primaryAddress secondaryAddress workAddress')}
      metadata: JSON`;
const progress = `vendorSolicitorId buyerSolicitorId fixturesAndFittingsCompleted deedsRequested deedsReceived
  enquiriesSent enquiriesAnswered searchesPaid searchesApplied searchesReceived contractSent contractReceived
  contractApproved contractVendorSigned contractBuyerSigned mortgageRequired mortgageSubmitted mortgageOfferReceived
  mortgageLenderId mortgageBrokerId mortgageSurveyDate mortgageSurveyorId additionalSurveyRequired
  additionalSurveyDate additionalSurveyorId exchangedVendor exchangedBuyer completion`.replaceAll(/\s+/g, ' ');
const check = `checkDate: String status: String negotiatorId: String
  identityDocument1: IdentityCheckModelIdentityDocumentInput
  identityDocument2: IdentityCheckModelIdentityDocumentInput metadata: JSON`;
const landlord = 'active: Boolean solicitorId: String officeId: String source: LandLordSourceInput';
const office = `${texts('name manager')} address: OfficeModelAddressInput ${texts('workPhone email')} metadata: JSON`;
const offer = `${texts('negotiatorId date amount status inclusions exclusions conditions')} metadata: JSON`;
const property = `${texts('strapline description summary')} address: AddressInput
  ${typed('Int', 'bedrooms receptions bathrooms')} councilTax: String internetAdvertising: Boolean
  ${texts('viewingArrangements videoUrl videoCaption')} epc: EpcInput externalArea: ExternalAreaInput
  internalArea: InternalAreaInput selling: SellingInput letting: lettingInput
  ${typed('[String!]', 'type style situation parking age locality')} negotiatorId: String officeIds: [String!]
  areaId: String metadata: JSON`;
const source = `${texts('name type')} departmentIds: [String!] officeIds: [String!]`;
const task = `${texts('activates completed typeId senderId text landlordId propertyId applicantId tenancyId contactId')}
  ${texts('recipientId recipientType')} metadata: JSON`;
const money = `estimate: Float estimateType: String netAmount: Float vatAmount: Float`;
const works = `${texts('companyId tenancyId booked required completed')} metadata: JSON`;

/** What can be written; an update takes the tag of the version that was read. */
export const mutationText = `
  type Mutation {
    CreateApplicant(${applicant} related: [ApplicantRelateInput] metadata: JSON): ApplicantModel!
    UpdateApplicant(${applicant} metadata: JSON ${update}): ApplicantModel!
    CreateApplicantRelationship(id: String!, associatedId: String!, associatedType: String!,
      isMain: Boolean!): ApplicantContactRelationshipModel
    DeleteApplicantRelationship(id: String!, relationshipId: String!): String!
    CreateAppointment(${appointment}
      attendee: CreateAppointmentModelAttendeeInput
    ): JSON!
    UpdateAppointment(
      id: String!${appointment}
      attendee: UpdateAppointmentModelAttendeeInput
      cancelled: Boolean
      followUp: UpdateAppointmentModelFollowUpInput
      _eTag: String!
    ): AppointmentModel!
    CreateArea(${texts('name type')} ${typed('[String!]', 'area departmentIds officeIds')} parentId: String): JSON!
    UpdateArea(name: String ${typed('[String!]', 'area departmentIds officeIds')} ${update}): AreaModel!
    UpdateCompany(${update} ${company}): CompanyModel!
    CreateCompany(${company}): CompanyModel!
    CreateContact(${contact}
    ): JSON!
    UpdateContact(
      ${update}${contact}
    ): ContactModel!
    UpdateConveyancing(${update} ${texts(progress)} mortgageLoanPercentage: Int metadata: JSON): ConveyancingModel!
    CreateDownwardLinkModel(id: String!
      ${texts('offerId propertyAddress agent buyer buyerSolicitorId')}): ConveyancingModel!
    DeleteDownwardLinkModel(id: String!): String!
    CreateUpwardLinkModel(id: String!
      ${texts('offerId propertyAddress agent vendor vendorSolicitorId')}): ConveyancingModel!
    DeleteUpwardLinkModel(id: String!): String!
    CreateDocument(${texts('associatedType associatedId typeId name fileData')}): DocumentModel!
    UpdateDocument(${update} ${texts('typeId name')}): DocumentModel!
    DeleteDocument(id: String!): String!
    CreateEnquiry(${texts('title forename surname enquiryType message status marketingConsent position')}
      ${texts('officeId sourceName')} ${phones} address: EnquiryAddressInput propertyIds: [String]): EnquiryModel!
    CreateIdentityCheck(contactId: String ${check}): JSON!
    UpdateIdentityCheck(${update} ${check}): IdentityCheckModel!
    CreateJournalEntry(${texts('propertyId associatedType associatedId')} description: String!): Boolean!
    CreateKey(propertyId: ID!, key: KeyModelInput): KeyModel
    CreateKeyMovement(propertyId: ID!, keyId: ID!, movement: KeyMovementModelInput): KeyMovementModel
    UpdateKeyMovement(propertyId: ID!, keyId: ID!, movementId: ID!, checkInNegotiatorId: String!): KeyMovementModel
    UpdateLandlord(${update} ${landlord} metadata: JSON): LandlordModel!
    CreateLandlord(${landlord} related: [CreateLandlordRelatedModel!] metadata: JSON): LandlordModel!
    CreateLandlordRelationship(id: String! ${texts('associatedId associatedType')}
      isMain: Boolean): LandlordRelationshipModel!
    DeleteLandlordRelationship(id: String!, relationshipId: String!): String
    CreateNegotiator(${texts('name jobTitle')} active: Boolean ${texts('officeId workPhone mobilePhone email')}
      metadata: JSON): NegotiatorModel!
    UpdateNegotiator(${update} ${texts('name jobTitle')} active: Boolean ${texts('workPhone mobilePhone email')}
      metadata: JSON): NegotiatorModel!
    CreateOffer(${texts('applicantId propertyId')} ${offer}): OfferModel!
    UpdateOffer(${update} ${offer}): OfferModel!
    CreateOffice(${office}): OfficeModel!
    UpdateOffice(${update} ${office}): OfficeModel!
    CreateProperty(${texts('marketingMode departmentId')} ${property}
      rooms: [CreatePropertyRoomModelInput!]): PropertyModel!
    UpdateProperty(${update} ${property}): PropertyModel!
    CreatePropertyImage(${texts('data propertyId caption type')}): PropertyImageModel!
    UpdatePropertyImage(${update} ${texts('caption type')}): PropertyImageModel!
    DeletePropertyImage(id: String!): Boolean!
    CreateSource(${source}): SourceModel!
    UpdateSource(${source} ${update}): SourceModel!
    CreateTask(${task}): TaskModel!
    UpdateTask(${update} ${task}): TaskModel!
    CreateTenancy(${texts('startDate endDate agentRole')} rent: Int rentFrequency: String isPeriodic: Boolean
      ${texts('typeId negotiatorId propertyId applicantId')} source: CreateTenancyRequestModelSource): TenancyModel!
    CreateTenancyCheck(id: String! ${texts('description type status')}): TenancyCheckModel!
    DeleteTenancyCheck(id: String!, checkId: String!): Boolean!
    UpdateTenancyCheck(id: String!, checkId: String!, status: String, _eTag: String!): TenancyCheckModel!
    UpdateVendor(${update} ${texts('nextCall lastCall typeId sellingReasonId solicitorId')}
      source: VendorSourceInput metadata: JSON): VendorModel!
    CreateVendorRelationship(id: String! ${texts('associatedId associatedType')} isMain: Boolean): Boolean!
    DeleteVendorRelationship(id: String!, relationshipId: String!): Boolean!
    DeleteWorksOrderItem(itemId: String!, id: String!): Boolean
    UpdateWorksOrderItem(${texts('notes chargeTo')} itemId: String! ${update} ${money}): WorksOrderItem!
    CreateWorksOrderItem(notes: String! chargeTo: String! id: String! ${money}): WorksOrderItem!
    UpdateWorksOrder(${texts('propertyId negotiatorId typeId status description reporter')} ${works}
      ${update}): WorkOrder!
    CreateWorksOrder(${typed('String!', 'propertyId negotiatorId typeId status description reporter')}
      items: [InputWorksOrderItem!] ${works}): WorkOrder!
  }
`;

const typedAddress = 'countryId: String type: String';
const area = 'type: String min: Float max: Float';

/** What mutations take. */
export const inputsText = `
  ${addressText('ApplicantAddressInput', 'countryId: String', 'input')}
  input ApplicantBuyingInput { priceFrom: Int priceTo: Int }
  input ApplicantRentingInput {
    ${texts('moveDate term')} rentFrom: Int rentTo: Int rentFrequency: String furnishing: [String]
  }
  input ApplicantExternalAreaInput { type: String amountFrom: Int amountTo: Int }
  input ApplicantInternalAreaInput { type: String amount: Int }
  ${sourceText('input', 'ApplicantSourceInput')}
  input ApplicantRelateInput { ${texts('associatedId associatedType')} }
  input AppointmentModelRecurrenceInput { interval: Int ${texts('type until')} }
  input CreateAppointmentModelAttendeeInput { ${texts('id type')} }
  input UpdateAppointmentModelAttendeeInput { ${texts('id type')} confirmed: Boolean }
  input UpdateAppointmentModelFollowUpInput { ${texts('responseId notes')} }
  ${addressText('CompanyModelAddressInput', typedAddress, 'input')}
  ${addressText('ContactModelAddressInput', typedAddress, 'input')}
  ${sourceText('input', 'ContactModelSourceInput')}
  ${addressText('EnquiryAddressInput', 'countryId: String', 'input')}
  input IdentityCheckModelIdentityDocumentInput { ${texts('typeId expiry details fileData name')} }
  input IndividualKeyModelInput { description: String name: String! }
  input KeyModelInput { number: String! typeId: String! officeId: String! keysInSet: [IndividualKeyModelInput] }
  input KeyMovementModelInput {
    checkInRequired: Boolean! ${typed('String!', 'checkOutToId checkOutToType checkOutNegotiatorId')}
  }
  ${sourceText('input', 'LandLordSourceInput')}
  input CreateLandlordRelatedModel { ${texts('associatedId associatedType')} }
  ${addressText('OfficeModelAddressInput', 'countryId: String', 'input')}
  ${addressText('AddressInput', 'countryId: String geolocation: AddressInputGeolocationInput', 'input')}
  input AddressInputGeolocationInput { latitude: Float longitude: Float }
  input EpcInput { exempt: Boolean ${typed('Int', 'eer eerPotential eir eirPotential')} }
  input ExternalAreaInput { ${area} }
  input InternalAreaInput { ${area} }
  input lettingInput {
    ${texts('instructed availableFrom availableTo')} rent: Float rentFrequency: String furnishing: [String!]
    ${texts('agentRole term status')}
  }
  input SellingInput {
    instructed: String price: Int ${texts('qualifier status completed exchanged')} tenure: SellingInputTenureInput
  }
  input SellingInputTenureInput { ${texts('type expiry')} }
  input CreatePropertyRoomModelInput { ${texts('name dimensions description')} }
  ${sourceText('input', 'CreateTenancyRequestModelSource')}
  ${sourceText('input', 'VendorSourceInput')}
  input InputWorksOrderItem { notes: String! chargeTo: String! ${money} }
`;
