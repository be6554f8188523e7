import { addressText, allCounts, embedText, hal, pagedText, sourceText, stamps, texts, typed } from './sdlParts.ts';

const phones = texts('homePhone workPhone mobilePhone email');
const options = 'typeOptions styleOptions situationOptions parkingOptions ageOptions localityOptions';

/** The diary, the people in it and those who keep it. */
export const diaryText = `
  type AppointmentAttendeeModel { id: String type: String contacts: [AppointmentContactModel!] }
  type AppointmentContactModel { ${texts('id name')} ${phones} }
  type AppointmentModel {
    ${stamps}
    ${texts('start end typeId')}
    appointmentType: ListItemModel
    description: String
    recurring: Boolean
    cancelled: Boolean
    followUp: AppointmentModelFollowUp
    propertyId: String
    property: PropertyModel
    organiserId: String
    negotiatorIds: [String!]
    negotiators: [NegotiatorModel]
    officeIds: [String!]
    offices: [OfficeModel]
    attendee: AppointmentAttendeeModel
    ${typed('Boolean', 'accompanied negotiatorConfirmed attendeeConfirmed propertyConfirmed')}
    metadata: JSON
    ${hal('EmbeddedAppointmentModel')}
  }
  type EmbeddedAppointmentModel {
    negotiators: [NegotiatorModel]
    offices: [OfficeModel]
    organiser: NegotiatorModel
    property: PropertyModel
    type: ListItemModel
  }
  type AppointmentModelFollowUp { ${texts('due responseId notes')} }
  ${pagedText('PagedResultAppointmentModel', 'AppointmentModel!')}
  ${embedText('AppointmentQueryEmbed', 'negotiators offices organiser property type')}

  type AreaModel {
    ${stamps}
    name: String
    active: Boolean
    type: String
    ${typed('[String!]', 'area departmentIds officeIds')}
    ${hal('JSON')}
  }
  ${pagedText('PagedResultAreaModel', 'AreaModel!')}

  "Representation of a company"
  type CompanyModel {
    ${stamps}
    ${texts('name branch notes')}
    active: Boolean
    vatRegistered: Boolean
    typeIds: [String!]
    ${texts('supplierTypeId workPhone mobilePhone email')}
    address: CompanyModel_address
    metadata: JSON
    ${hal('EmbeddedCompanyRoleModel')}
  }
  ${addressText('CompanyModel_address', 'country: String')}
  ${pagedText('CompanyModelPagedResult', 'CompanyModel!', allCounts)}
  ${pagedText('CompanyRoleModelPagedResult', 'CompanyRoleModel!', allCounts)}
  type CompanyRoleModel { ${stamps} ${texts('companyId associatedType associatedId')} _links: JSON _embedded: JSON }
  type EmbeddedCompanyRoleModel { companyTypes: [ListItemModel] }
  ${embedText('CompanyQueryEmbed', 'companyTypes')}

  type ListItemModel { id: String value: String }
  enum ConfigurationType {
    appointmentTypes companyTypes identityDocumentTypes documentTypes journalEntryTypes followUpResponses
    sellingReasons supplierTypes taskTypes tenancyTypes vendorTypes worksOrderTypes keyTypes
  }

  type ContactModel {
    ${stamps}
    ${texts('title forename surname dateOfBirth')}
    active: Boolean
    ${texts('marketingConsent identityCheck')}
    source: ContactModelSource
    ${phones}
    archivedOn: String
    fromArchive: Boolean
    ${typed('ContactModelAddress', 'primaryAddress secondaryAddress workAddress')}
    officeIds: [String!]
    negotiatorIds: [String!]
    communicationPreferenceLetter: Boolean
    communicationPreferenceEmail: Boolean
    communicationPreferencePhone: Boolean
    communicationPreferenceSMS: Boolean
    metadata: JSON
    ${hal('EmbeddedContactModel')}
  }
  type EmbeddedContactModel {
    documents: [DocumentModel]
    identityChecks: [IdentityCheckModel]
    negotiators: [NegotiatorModel]
    offices: [OfficeModel]
    source: SourceModel
  }
  ${addressText('ContactModelAddress', 'countryId: String type: String')}
  ${sourceText('type', 'ContactModelSource')}
  ${pagedText('PagedResultContactModel', 'ContactModel!')}
  ${embedText('ContactQueryEmbed', 'documents identityChecks negotiators offices source')}

  type DepartmentModel { ${stamps} name: String ${typed('[String!]', options)} ${hal('JSON')} }
  ${pagedText('DepartmentModelPagedResult', 'DepartmentModel!', allCounts)}

  type DocumentType { id: String value: String }
  type EmbeddedDocumentModel { documentType: [DocumentType] }
  type DocumentModel {
    ${stamps}
    ${texts('associatedType associatedId typeId name')}
    _eTag: JSON
    _links: JSON
    _embedded: EmbeddedDocumentModel
  }
  ${pagedText('PagedResultDocumentModel', 'DocumentModel!')}
  ${embedText('DocumentQueryEmbed', 'documentType')}

  ${addressText('EnquiryAddress')}
  type EnquiryModel {
    id: Int
    ${texts('created modified title forename surname enquiryType message status marketingConsent position')}
    ${texts('officeId sourceName')}
    ${phones}
    address: EnquiryAddress
    propertyIds: [String]
    _links: JSON
    _embedded: JSON
  }
  ${pagedText('PagedResultEnquiryModel', 'EnquiryModel!')}

  type IdentityCheckModel {
    ${texts('id contactId created modified checkDate status negotiatorId')}
    identityDocument1: IdentityCheckModelIdentityDocument
    identityDocument2: IdentityCheckModelIdentityDocument
    metadata: JSON
    ${hal('EmbeddedIdentityCheckModel')}
  }
  type EmbeddedIdentityCheckModel {
    contact: ContactModel
    ${typed('DocumentModel', 'document1 document2')}
    ${typed('ListItemModel', 'documentType1 documentType2')}
  }
  type IdentityCheckModelIdentityDocument { ${texts('documentId typeId expiry details fileData fileUrl name')} }
  ${pagedText('PagedResultIdentityCheckModel', 'IdentityCheckModel!')}
  ${embedText('IdentityCheckQueryEmbed', 'contact document1 document2 documentType1 documentType2')}

  type JournalEntryModel {
    ${texts('created propertyId associatedType associatedId typeId negotiatorId description')}
    _links: JSON
    _embedded: JSON
  }
  ${pagedText('JournalEntryModelPagedResult', 'JournalEntryModel!', allCounts)}

  type NegotiatorModel {
    ${stamps}
    ${texts('name jobTitle')}
    active: Boolean
    ${texts('officeId workPhone mobilePhone email')}
    metadata: JSON
    ${hal('EmbeddedNegotiatorModel')}
  }
  ${pagedText('PagedResultNegotiatorModel', 'NegotiatorModel!')}
  type EmbeddedNegotiatorModel { office: OfficeModel }
  ${embedText('NegotiatorQueryEmbed', 'office')}

  type OfficeModel {
    ${stamps}
    ${texts('name manager')}
    address: OfficeModelAddress
    ${texts('workPhone email')}
    metadata: JSON
    ${hal('EmbeddedOfficeModel')}
  }
  type EmbeddedOfficeModel { negotiators: [NegotiatorModel] }
  ${pagedText('PagedResultOfficeModel', 'OfficeModel!')}
  ${addressText('OfficeModelAddress')}
  ${embedText('OfficeQueryEmbed', 'negotiators')}

  type SourceModel { ${stamps} ${texts('name type')} ${typed('[String]', 'officeIds departmentIds')} ${hal('JSON')} }
  ${pagedText('PagedResultSourceModel', 'SourceModel!')}

  type TaskModel {
    ${stamps}
    ${texts('activates completed typeId senderId text landlordId propertyId applicantId tenancyId contactId')}
    ${texts('recipientId recipientType')}
    metadata: JSON
    ${hal('EmbeddedTaskModel')}
  }
  type EmbeddedTaskModel {
    applicant: ApplicantModel
    contact: ContactModel
    landlord: LandlordModel
    property: PropertyModel
    tenancy: TenancyModel
    type: ListItemModel
  }
  ${pagedText('PagedResultTaskModel', 'TaskModel')}
  ${embedText('TaskQueryEmbed', 'applicant contact landlord property tenancy type')}
`;
