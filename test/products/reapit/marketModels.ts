import { addressText, allCounts, embedText, hal, pagedText, sourceText, stamps, texts, typed } from './sdlParts.ts';

const phones = texts('homePhone workPhone mobilePhone email');
const related = texts('id name title forename surname type');
const ranges = 'bedroomsMin bedroomsMax receptionsMin receptionsMax bathroomsMin bathroomsMax';
const relationship = `${texts('associatedType associatedId')} isMain: Boolean _links: JSON _embedded: JSON`;
const progress =
  'vendorSolicitorId buyer buyerId buyerSolicitorId externalAgent externalAgentId upwardChainId downwardChainId ' +
  'fixturesAndFittingsCompleted deedsRequested deedsReceived enquiriesSent enquiriesAnswered searchesPaid ' +
  'searchesApplied searchesReceived contractSent contractReceived contractApproved contractVendorSigned ' +
  'contractBuyerSigned mortgageRequired';
const mortgage =
  'mortgageSubmitted mortgageOfferReceived mortgageLenderId mortgageBrokerId mortgageSurveyDate mortgageSurveyorId ' +
  'additionalSurveyRequired additionalSurveyDate additionalSurveyorId exchangedVendor exchangedBuyer completion';

/** Those who buy, sell, rent and let, and what is agreed between them. */
export const marketText = `
  ${addressText('ApplicantAddress')}
  type ApplicantRelate { ${texts('id name type')} ${phones} primaryAddress: ApplicantAddress }
  type ApplicantBuying { priceFrom: Int priceTo: Int }
  type ApplicantRenting {
    ${texts('moveDate term')} rentFrom: Int rentTo: Int rentFrequency: String furnishing: [String]
  }
  type ApplicantExternalArea { type: String amountFrom: Int amountTo: Int }
  type ApplicantInternalArea { type: String amount: Int }
  ${sourceText('type', 'ApplicantSource')}
  type ApplicantModel {
    ${stamps}
    ${texts('marketingMode currency')}
    active: Boolean
    ${texts('notes lastCall nextCall departmentId solicitorId')}
    ${typed('[String]', 'type style situation parking age locality')}
    ${typed('Int', ranges)}
    locationType: String
    locationOptions: [String]
    buying: ApplicantBuying
    renting: ApplicantRenting
    externalArea: ApplicantExternalArea
    internalArea: ApplicantInternalArea
    source: ApplicantSource
    officeIds: [String]
    negotiatorIds: [String]
    related: [ApplicantRelate]
    metadata: JSON
    ${hal('EmbeddedApplicantModel')}
  }
  type EmbeddedApplicantModel {
    appointments: [AppointmentModel]
    areas: [AreaModel]
    department: DepartmentModel
    documents: [DocumentModel]
    negotiators: [NegotiatorModel]
    offers: [OfferModel]
    offices: [OfficeModel]
    solicitor: CompanyModel
    source: SourceModel
  }
  ${pagedText('PagedResultApplicantModel', 'ApplicantModel!')}
  type ApplicantContactRelationshipModel { ${stamps} applicantId: String ${relationship} }
  ${pagedText('PagedResultApplicantContactRelationshipModel', 'ApplicantContactRelationshipModel')}
  ${embedText(
    'ApplicantQueryEmbed',
    'appointments areas department documents negotiators offers offices solicitor source',
  )}

  "Representation of an offers sales progression information"
  type ConveyancingModel {
    ${stamps}
    isExternal: Boolean
    ${texts(`propertyId propertyAddress vendor vendorId ${progress}`)}
    mortgageLoanPercentage: Int
    ${texts(mortgage)}
    _eTag: String
    metadata: JSON
    _links: JSON
    _embedded: EmbeddedConveyancingModel
  }
  type EmbeddedConveyancingModel {
    buyerSolicitor: CompanyModel
    offer: OfferModel
    property: PropertyModel
    vendor: VendorModel
    vendorSolicitor: CompanyModel
  }
  ${pagedText('ConveyancingModelPagedResult', 'ConveyancingModel!', allCounts)}
  ${embedText('ConveyancingQueryEmbed', 'buyerSolicitor offer property vendor vendorSolicitor')}

  ${embedText('LandlordQueryEmbed', 'appointments documents office properties solicitor source')}
  type EmbeddedLandlordModel {
    appointments: [AppointmentModel]
    documents: [DocumentModel]
    office: OfficeModel
    properties: [PropertyModel]
    solicitor: CompanyModel
    source: SourceModel
  }
  type LandlordModel {
    ${stamps}
    active: Boolean
    ${texts('solicitorId officeId')}
    source: LandlordSourceModel
    related: [LandlordRelatedModel!]
    metadata: JSON
    ${hal('EmbeddedLandlordModel')}
  }
  ${sourceText('type', 'LandlordSourceModel')}
  type LandlordRelatedModel { ${related} ${phones} primaryAddress: LandlordRelatedPrimaryAddressModel }
  ${addressText('LandlordRelatedPrimaryAddressModel')}
  ${pagedText('PagedResultLandlordModel', 'LandlordModel!', allCounts)}
  ${pagedText('PagedResultLandlordRelationshipModel', 'LandlordRelationshipModel!', allCounts)}
  type LandlordRelationshipModel { ${texts('id landlordId created modified')} ${relationship} }

  ${addressText('OfferAddress')}
  type OfferRelate { ${related} ${phones} primaryAddress: OfferAddress }
  type OfferModel {
    ${stamps}
    ${texts('currency applicantId propertyId OfferId date amount status inclusions exclusions conditions')}
    related: [OfferRelate]
    metadata: JSON
    ${hal('EmbeddedOfferModel')}
  }
  type EmbeddedOfferModel {
    applicant: ApplicantModel
    conveyancing: ConveyancingModel
    property: PropertyModel
    negotiator: NegotiatorModel
  }
  ${pagedText('PagedResultOfferModel', 'OfferModel!')}
  ${embedText('OfferQueryEmbed', 'applicant conveyancing property negotiator')}

  ${embedText('TenancyQueryEmbed', 'appointments applicant documents negotiator property source tasks type')}
  ${pagedText('PagedResultTenancies', 'TenancyModel!', allCounts)}
  type TenancyModel {
    ${stamps}
    ${texts('startDate endDate status agentRole')}
    rent: Int
    rentFrequency: String
    endDateConfirmed: Boolean
    isPeriodic: Boolean
    rentInstalmentsFrequency: String
    rentInstalmentsAmount: Float
    ${texts('rentInstalmentStart meterReadingGas meterReadingGasLastRead meterReadingElectricity')}
    ${texts('meterReadingElecticityLastRead meterReadingWater meterReadingWaterLastRead')}
    ${texts('typeId negotiatorId propertyId applicantId')}
    source: TenancySourceModel
    related: [TenancyRelatedModel!]
    fromArchive: Boolean
    ${hal('EmbeddedTenancyModel')}
  }
  type EmbeddedTenancyModel {
    appointments: [AppointmentModel]
    applicant: ApplicantModel
    documents: [DocumentModel]
    negotiator: NegotiatorModel
    property: PropertyModel
    source: SourceModel
    tasks: [TaskModel]
    type: ListItemModel
  }
  ${sourceText('type', 'TenancySourceModel')}
  ${pagedText('PagedResultTenancyRelationships', 'PagedResultTenancyRelationshipsEmbedded!', allCounts)}
  type TenancyRelatedModel {
    ${related} ${phones} primaryAddress: TenancyPrimaryAddressModel fromArchive: Boolean
  }
  ${addressText('TenancyPrimaryAddressModel')}
  type PagedResultTenancyRelationshipsEmbedded { ${stamps} tenancyId: String ${relationship} }
  ${pagedText('PagedResultTenancyChecks', 'TenancyCheckModel!', allCounts)}
  type TenancyCheckModel { ${stamps} ${texts('description status type tenancyId')} ${hal('JSON')} }

  ${embedText('VendorQueryEmbed', 'negotiator offices property sellingReason solicitor source type')}
  ${addressText('VendorAddress')}
  type VendorRelate { ${texts('id name type')} ${phones} primaryAddress: VendorAddress }
  ${sourceText('type', 'VendorSourceModel')}
  type VendorModel {
    ${stamps}
    ${texts('lastCall nextCall typeId sellingReasonId solicitorId propertyId')}
    source: VendorSourceModel
    related: [VendorRelate]
    negotiatorId: String
    officeIds: [String]
    archivedOn: String
    fromArchive: Boolean
    metadata: JSON
    _eTag: JSON
    _links: JSON
    _embedded: EmbeddedVendorModel
  }
  type EmbeddedVendorModel {
    negotiator: NegotiatorModel
    offices: [OfficeModel]
    property: PropertyModel
    sellingReason: JSON
    solicitor: CompanyModel
    source: SourceModel
    type: ListItemModel
  }
  ${pagedText('PagedResultVendorModel', 'VendorModel!')}
  type VendorRelationship { ${texts('id vendorId created modified')} ${relationship} }
  ${pagedText('PagedResultVendorRelationshipModel', 'VendorRelationship!')}
`;
