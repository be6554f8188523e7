import { estateText } from './estateModels.ts';
import { marketText } from './marketModels.ts';
import { diaryText } from './models.ts';
import { inputsText, mutationText } from './mutations.ts';
import { pagedArgs, texts, typed } from './sdlParts.ts';

const ids = 'id: [String!]';
const lists = (names: string): string => typed('[String!]', names);
const created = texts('createdFrom createdTo');
const calls = texts('lastCallFrom lastCallTo nextCallFrom nextCallTo');
const relationship = 'id: String!, relationshipId: String!';
const relationships = 'id: String!, pageSize: Int, pageNumber: Int';

const queryText = `
  type Query {
    GetApplicants(${pagedArgs} embed: [ApplicantQueryEmbed]
      ${typed('[String]', 'id age furnishing locality negotiatorId officeId parking situation style type')}
      address: String departmentId: String marketingMode: [String]
      ${texts('name priceFrom priceTo rentFrom rentTo')} rentFrequency: [String]
      bedroomsFrom: Int bedroomsTo: Int ${created} ${calls} metadata: [String]
    ): PagedResultApplicantModel!
    GetApplicantById(id: String!, embed: [ApplicantQueryEmbed]): ApplicantModel!
    GetApplicantRelationshipById(${relationship}): ApplicantContactRelationshipModel!
    GetApplicantRelationships(${relationships}): PagedResultApplicantContactRelationshipModel!
    GetAppointments(
      ${pagedArgs}
      ${lists('id typeId negotiatorId officeId propertyId')}
      start: String!
      end: String!
      includeCancelled: Boolean
      includeUnconfirmed: Boolean
      embed: [AppointmentQueryEmbed]
    ): PagedResultAppointmentModel!
    GetAppointmentById(id: String!, embed: [AppointmentQueryEmbed]): AppointmentModel!
    GetAreas(${pagedArgs} ${lists('id departmentId officeId')} name: String active: Boolean): PagedResultAreaModel!
    GetAreaById(id: String!): AreaModel!
    GetCompanyById(id: String!, embed: [CompanyQueryEmbed]): CompanyModel!
    GetCompanies(${pagedArgs} embed: [CompanyQueryEmbed] ${ids} ${texts('address branch name typeId')}
      ${created} metadata: [String!]): CompanyModelPagedResult!
    GetCompanyRoles(${relationships}): CompanyRoleModelPagedResult!
    GetConfigurationsByType(type: ConfigurationType): [ListItemModel]
    GetConfigurationByTypeAndId(type: ConfigurationType, id: String): ListItemModel
    GetContacts(
      ${pagedArgs}
      ${lists('id negotiatorId officeId')}
      ${texts('address identityCheck name marketingConsent')}
      active: Boolean
      ${created}
      embed: [ContactQueryEmbed]
    ): PagedResultContactModel!
    GetContactById(id: String!, embed: [ContactQueryEmbed]): ContactModel!
    GetConveyancing(${pagedArgs} ${lists('id propertyId')} embed: [ConveyancingQueryEmbed]
      metadata: [String!]): ConveyancingModelPagedResult!
    GetConveyancingById(id: String!, embed: [ConveyancingQueryEmbed]): ConveyancingModel!
    GetConveyancingChain(id: String!, ${pagedArgs}): ConveyancingModelPagedResult!
    GetDepartments(pageSize: Int, pageNumber: Int, ${ids}, name: String): DepartmentModelPagedResult!
    GetDepartmentById(id: String!): DepartmentModel!
    GetDocuments(${pagedArgs} embed: [DocumentQueryEmbed]
      ${typed('[String]', 'id associatedId associatedType typeId metadata')}): PagedResultDocumentModel!
    GetDocumentById(id: String!, embed: [DocumentQueryEmbed]): DocumentModel!
    GetEnquiries(${pagedArgs} enquiryType: String ${created}): PagedResultEnquiryModel!
    GetEnquiryById(id: Int!): EnquiryModel!
    GetIdentityChecks(${ids} ${pagedArgs} ${lists('contactId negotiatorId')} ${texts('checkDateFrom checkDateTo')}
      ${created} status: [String!] embed: [IdentityCheckQueryEmbed]): PagedResultIdentityCheckModel!
    GetIdentityCheckById(id: String!, embed: [IdentityCheckQueryEmbed]): IdentityCheckModel!
    GetJournalEntries(${pagedArgs} ${lists('associatedType associatedId negotiatorId typeId')}
      ${created}): JournalEntryModelPagedResult!
    GetPropertyKeys(propertyId: String!): [KeyModel]
    GetKey(propertyId: ID!, keyId: ID!): KeyModel
    GetKeyMovements(propertyId: ID!, keyId: ID!): [KeyMovementModel]
    GetKeyMovement(propertyId: ID!, keyId: ID!, movementId: ID!): KeyMovementModel
    GetLandlordById(id: String!, embed: [LandlordQueryEmbed]): LandlordModel!
    GetLandlords(${pagedArgs} embed: [LandlordQueryEmbed] ${ids} active: Boolean ${texts('address name')}
      ${created} metadata: [String!]): PagedResultLandlordModel!
    GetLandlordRelationships(${relationships}): PagedResultLandlordRelationshipModel!
    GetLandlordRelationshipById(${relationship}): LandlordRelationshipModel!
    GetNegotiators(${pagedArgs} ${lists('id officeId')} name: String
      embed: [NegotiatorQueryEmbed]): PagedResultNegotiatorModel!
    GetNegotiatorById(id: String!, embed: [NegotiatorQueryEmbed]): NegotiatorModel!
    GetOffers(${pagedArgs} ${typed('[String]', 'id applicantId propertyId status')} address: String
      ${texts('amountFrom amountTo dateFrom dateTo')} metadata: [String] name: String
      embed: [OfferQueryEmbed]): PagedResultOfferModel!
    GetOfferById(id: String!, embed: [OfferQueryEmbed]): OfferModel!
    GetOffices(${pagedArgs} ${ids} ${texts('address name')} embed: [OfficeQueryEmbed]): PagedResultOfficeModel!
    GetOfficeById(id: String!, embed: [OfficeQueryEmbed]): OfficeModel!
    Ping: String!
    GetProperties(${pagedArgs} embed: [PropertyQueryEmbed]
      ${lists('id age agentRole landlordId lettingStatus locality parking sellingStatus situation style type')}
      ${texts('address departmentId')} marketingMode: [String!]
      ${typed('Int', 'bedroomsFrom bedroomsTo priceFrom priceTo')} ${typed('Float', 'rentFrom rentTo')}
      rentFrequency: [String!] internetAdvertising: Boolean): PagedResultPropertyModel!
    GetPropertyById(id: String!, embed: [PropertyQueryEmbed]): PropertyModel!
    GetPropertyImages(${pagedArgs} ${ids} embed: [PropertyImageQueryEmbed]
      ${lists('propertyId type metadata')}): PagedResultPropertyImageModel!
    GetPropertyImageById(id: String!, embed: [PropertyImageQueryEmbed]): PropertyImageModel!
    GetSources(${pagedArgs} ${ids} departmentId: [String] officeId: [String] name: String active: Boolean
      type: String ${created}): PagedResultSourceModel!
    GetSourceById(id: String!): SourceModel!
    GetTasks(${pagedArgs} embed: [TaskQueryEmbed]
      ${typed('[String]', 'id applicantId contactId landlordId officeId propertyId recipientId senderId typeId tenancyId')}
      ${texts('activatesFrom activatesTo')} ${created} metadata: [String]): PagedResultTaskModel!
    GetTaskById(id: String!, embed: [TaskQueryEmbed]): TaskModel!
    GetTenancies(${pagedArgs} embed: [TenancyQueryEmbed] ${lists('id negotiatorId applicantId propertyId status')}
      ${created} ${texts('modifiedFrom modifiedTo')} metadata: [String!]): PagedResultTenancies!
    GetTenancyById(id: String!, embed: [TenancyQueryEmbed]): TenancyModel!
    GetTenancyRelationships(${relationships}): PagedResultTenancyRelationships!
    GetTenancyChecks(${relationships}): PagedResultTenancyChecks!
    GetTenancyCheckById(id: String!, checkId: String!): TenancyCheckModel!
    GetVendors(${pagedArgs} ${ids} embed: [VendorQueryEmbed] negotiatorId: [String] officeId: [String]
      ${texts('address name')} ${created} ${calls} metadata: [String]): PagedResultVendorModel!
    GetVendorById(id: String!, embed: [VendorQueryEmbed]): VendorModel!
    GetVendorRelationships(${relationships}): PagedResultVendorRelationshipModel
    GetVendorRelationshipById(${relationship}): VendorRelationship
    GetWorksOrders(${pagedArgs} embed: [WorksOrdersEmbed]
      ${typed('[String]', 'id companyId negotiatorId propertyId')} status: [WorksOrdersStatus]
      ${typed('[String]', 'tenancyId typeId')} ${texts('completedFrom completedTo')} ${created}
      ${texts('requiredFrom requiredTo')} metadata: JSON): PagedResultWorksOrders!
    GetWorksOrdersById(embed: WorksOrdersEmbed, id: String!): WorkOrder!
    GetWorksOrderItems(pageNumber: Int, pageSize: Int, id: String!): PagedResultWorksOrderItem!
    GetWorksOrderItemById(itemId: String!, id: String!): WorksOrderItem!
  }
`;

/** SDL of the product, which describes none of it in words. */
export const reapitText = ['scalar JSON', queryText, mutationText, diaryText, marketText, estateText, inputsText].join(
  '\n',
);
