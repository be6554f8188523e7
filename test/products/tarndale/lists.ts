/** A list of the query root, as its resolver is annotated. */
export interface ListField {
  readonly field: string;
  readonly type: string;
  readonly isPaged: boolean;
  /** The field that answers one row by its id, where there is one. */
  readonly byId?: string;
}

// What a business sets up once comes as a whole list.
const setUp: readonly (readonly [field: string, type: string, byId?: string])[] = [
  ['accountFlags', 'AccountFlag'],
  ['breeds', 'Breed'],
  ['centres', 'Centre', 'centreById'],
  ['diaryColumns', 'DiaryColumn'],
  ['diaryPurposes', 'DiaryPurpose'],
  ['hospitalBays', 'HospitalBay'],
  ['insurers', 'Insurer'],
  ['laboratories', 'Laboratory'],
  ['messageTemplates', 'MessageTemplate'],
  ['operators', 'Operator', 'operatorById'],
  ['recallTypes', 'RecallType'],
  ['referralSources', 'ReferralSource'],
  ['securityProfiles', 'SecurityProfile'],
  ['species', 'Species'],
  ['stockGroups', 'StockGroup'],
  ['suppliers', 'Supplier'],
  ['systemSettings', 'SystemSetting'],
  ['taxRates', 'TaxRate'],
  ['tradingTerms', 'TradingTerms'],
  ['vaccines', 'Vaccine'],
];

const growing: readonly (readonly [field: string, type: string, byId?: string])[] = [
  ['accounts', 'Account', 'accountById'],
  ['admissions', 'Admission'],
  ['animals', 'Animal', 'animalById'],
  ['callbacks', 'Callback'],
  ['changeLogs', 'ChangeLog'],
  ['communications', 'Communication'],
  ['consultations', 'Consultation', 'consultationById'],
  ['creditNotes', 'CreditNote'],
  ['diaryEntries', 'DiaryEntry', 'diaryEntryById'],
  ['documents', 'Document'],
  ['insurancePolicies', 'InsurancePolicy'],
  ['invoices', 'Invoice', 'invoiceById'],
  ['labRequests', 'LabRequest', 'labRequestById'],
  ['mobs', 'Mob'],
  ['purchaseOrders', 'PurchaseOrder', 'purchaseOrderById'],
  ['quotes', 'Quote'],
  ['recalls', 'Recall'],
  ['receipts', 'Receipt'],
  ['rosterShifts', 'RosterShift'],
  ['scripts', 'Script'],
  ['stockItems', 'StockItem', 'stockItemById'],
  ['stockLevels', 'StockLevel'],
  ['vaccinations', 'Vaccination'],
  ['waitlistEntries', 'WaitlistEntry'],
  ['weighIns', 'WeighIn'],
];

/** All lists in the order of their names, as the schema prints them. */
export const listFields: readonly ListField[] = [
  ...setUp.map((list) => listOf(list, false)),
  ...growing.map((list) => listOf(list, true)),
].toSorted((one, other) => (one.field < other.field ? -1 : 1));

function listOf([field, type, byId]: (typeof setUp)[number], isPaged: boolean): ListField {
  return { field, type, isPaged, ...(byId !== undefined && { byId }) };
}
