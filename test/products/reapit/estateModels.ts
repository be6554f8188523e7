import { addressText, allCounts, embedText, hal, pagedText, stamps, texts, typed } from './sdlParts.ts';

const amount = (name: string, type = 'Float'): string => `type ${name} { type: String amount: ${type} }`;
const area = (name: string): string => `type ${name} { type: String min: Float max: Float }`;
const money = typed('Float', 'estimate');
const amounts = typed('Float', 'netAmount vatAmount grossAmount');

/** Houses and flats, their keys and pictures, and the works on them. */
export const estateText = `
  type IndividualKeyModel { description: String name: String }
  type KeyType { value: String id: String }
  enum KeyStatus { checkedIn checkedOut noLongerHeld }
  type KeyMovementModel {
    id: ID!
    ${texts('created modified')}
    checkOutToContact: ContactModel
    checkOutToNegotiator: NegotiatorModel
    checkOutAt: String
    checkOutNegotiator: NegotiatorModel
    checkInAt: String
    checkInNegotiator: NegotiatorModel
  }
  type KeyModel {
    id: ID!
    ${texts('created modified number')}
    type: KeyType
    office: OfficeModel
    status: KeyStatus
    keysInSet: [IndividualKeyModel]
    movements: [KeyMovementModel]
  }
  enum KeyEmbed { movements }

  ${pagedText('PagedResultPropertyModel', 'PropertyModel!')}
  type PropertyModel {
    ${stamps}
    ${texts('marketingMode currency alternateId')}
    address: PropertyModelAddress
    ${texts('areaId strapline description longDescription summary departmentId negotiatorId')}
    ${typed('Int', 'bedrooms receptions bathrooms')}
    councilTax: String
    internetAdvertising: Boolean
    ${texts('viewingArrangements videoUrl videoCaption video2Url video2Caption notes archivedOn')}
    fromArchive: Boolean
    externalArea: PropertyModelExternalArea
    internalArea: PropertyModelInternalArea
    epc: PropertyModelEpc
    selling: PropertyModelSelling
    letting: PropertyModeLetting
    ${typed('[String!]', 'type style situation parking age locality')}
    rooms: [PropertyRoomModel!]
    officeIds: [String!]
    ${texts('lostInstructionDate lostInstructionNote')}
    metadata: JSON
    keys: [KeyModel]
    ${hal('EmbeddedPropertyModel')}
  }
  type EmbeddedPropertyModel {
    appointments: [AppointmentModel]
    area: AreaModel
    department: DepartmentModel
    documents: [DocumentModel]
    images: [PropertyImageModel]
    landlord: LandlordModel
    negotiator: NegotiatorModel
    offers: [OfferModel]
    tenancies: [TenancyModel]
    vendor: VendorModel
  }
  ${addressText('PropertyModelAddress', 'countryId: String geolocation: PropertyModelAddressGeolocation')}
  type PropertyModelAddressGeolocation { latitude: Float longitude: Float }
  type PropertyModelEpc { exempt: Boolean ${typed('Int', 'eer eerPotential eir eirPotential')} }
  ${area('PropertyModelExternalArea')}
  ${area('PropertyModelInternalArea')}
  type PropertyModeLetting {
    ${texts('instructed availableFrom availableTo')}
    rent: Float
    rentFrequency: String
    furnishing: [String!]
    ${texts('term status agentRole landlordId brochureId')}
    managementFee: PropertyModelManagementFee
    lettingFee: PropertyModelLettingFee
  }
  ${amount('PropertyModelManagementFee')}
  ${amount('PropertyModelLettingFee')}
  type PropertyModelSelling {
    instructed: String
    price: Float
    ${texts('qualifier status disposal completed exchanged')}
    tenure: PropertyModelSellingTenure
    ${texts('vendorId agency')}
    fee: PropertyModelFee
    recommendedPrice: Int
    brochureId: String
  }
  ${amount('PropertyModelFee', 'Int')}
  type PropertyModelSellingTenure { ${texts('type expiry')} }
  type PropertyRoomModel { ${texts('name dimensions description')} }
  ${embedText(
    'PropertyQueryEmbed',
    'appointments area department documents images landlord negotiator offers tenancies vendor',
  )}

  ${pagedText('PagedResultPropertyImageModel', 'PropertyImageModel!', allCounts)}
  type PropertyImageModel {
    ${stamps}
    ${texts('propertyId url caption type')}
    order: Int
    ${hal('EmbeddedPropertyImageModel')}
  }
  type EmbeddedPropertyImageModel { property: PropertyModel }
  ${embedText('PropertyImageQueryEmbed', 'property')}

  ${embedText('WorksOrdersEmbed', 'company documents negotiator property tenancy type')}
  enum WorksOrdersStatus {
    pendingApproval pendingQuote raised raisedToChase landlordToComplete complete cancelled
  }
  type WorksOrderItem {
    ${texts('id worksOrderId created modified notes chargeTo')}
    ${money}
    estimateType: String
    ${amounts}
    ${hal('JSON')}
  }
  type WorkOrder {
    ${stamps}
    ${texts('companyId propertyId tenancyId negotiatorId typeId status description reporter booked required completed')}
    ${typed('Float', 'totalNetAmount totalVatAmount totalGrossAmount')}
    metadata: JSON
    items: [WorksOrderItem]
    ${hal('JSON')}
  }
  ${pagedText('PagedResultWorksOrders', 'WorkOrder!', allCounts)}
  ${pagedText('PagedResultWorksOrderItem', 'WorksOrderItem!', allCounts)}
`;
