import { utcText } from '../../dialects/clock.ts';
import { dialectNow } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { office } from './memory.ts';

const since = utcText(dialectNow - 900 * 86_400_000);
const dated = { active: true, createdOn: since, modifiedOn: since };

/** What brings people in; a job always has one. */
export const campaigns = [
  { id: office.walkIn, name: 'Existing customer', category: 331 },
  { id: 3_302, name: 'Website', category: 332 },
  { id: 3_303, name: 'Referral by a friend', category: 331 },
] as const;

export const campaignCategories = [
  { id: 331, name: 'Word of mouth', active: true, type: 'Regular' },
  { id: 332, name: 'Online', active: true, type: 'Regular' },
] as const;

/** A campaign with its category. */
export function campaignRow({ id, name, category }: (typeof campaigns)[number]): Row {
  return { id, name, active: true, modifiedOn: since, category: campaignCategories.find((row) => row.id === category) };
}

export const cancelReasons = [
  { id: office.otherReason, name: 'Customer canceled', active: true },
  { id: office.noShow, name: 'No show', active: true },
  { id: 8_803, name: 'Booked twice', active: true },
  { id: 8_804, name: 'Weather', active: false },
] as const;

export const holdReasons = [
  { id: 8_901, name: 'Waiting for the laboratory', active: true },
  { id: 8_902, name: 'Waiting for the customer', active: true },
] as const;

export const callReasons: readonly Row[] = [
  { ...dated, id: 2_201, name: 'New appointment', isLead: true },
  { ...dated, id: 2_202, name: 'Question about an invoice', isLead: false },
  { ...dated, id: 2_203, name: 'Vendor', isLead: false },
];

export const paymentTypes = [
  { id: 4_101, name: 'Credit Card', method: 'CARD' },
  { id: 4_102, name: 'Cash', method: 'CASH' },
  { id: 4_103, name: 'Check', method: 'CHECK' },
] as const;

export const taxZones: readonly Row[] = [
  {
    id: 5_501,
    name: 'Services without tax',
    color: 5,
    isTaxRateSeparated: false,
    isMultipleTaxZone: false,
    rates: [{ id: 5_511, taxName: 'None', taxBaseType: ['Subtotal'], taxRate: 0, salesTaxItem: null }],
    createdOn: since,
    active: true,
  },
];

export const userRoles: readonly Row[] = [
  { id: 4_401, active: true, name: 'Office', createdOn: since, employeeType: 'Employee' },
  { id: 4_402, active: true, name: 'Medical team', createdOn: since, employeeType: 'Technician' },
];

/** Who works in the office and is not booked. */
export const employees: readonly Row[] = (
  [
    [office.manager, 'Dana Whitlock', 'Owner', 'dana'],
    [office.desk, 'Ellis Moreau', 'CSR', 'ellis'],
    [office.bookkeeper, 'Robin Achterberg', 'Accounting', 'robin'],
  ] as const
).map(([id, name, role, loginName]) => ({
  ...dated,
  id,
  userId: id,
  name,
  role,
  roleIds: [4_401],
  businessUnitId: null,
  email: `${loginName}@example.test`,
  phoneNumber: null,
  loginName,
  customFields: [],
}));

export const timesheetCodes: readonly Row[] = [
  { ...dated, id: 2_901, code: 'MEET', description: 'Meeting', type: 'Paid', applicableEmployeeType: 'All' },
  { ...dated, id: 2_902, code: 'PTO', description: 'Time off', type: 'PaidTimeOff', applicableEmployeeType: 'All' },
];

export const membershipTypes = [
  { id: 1_601, name: 'Wellness plan', months: 12 },
  { id: 1_602, name: 'Puppy plan', months: 6 },
] as const;

/** A kind of membership. */
export function membershipTypeRow({ id, name }: (typeof membershipTypes)[number]): Row {
  return {
    ...dated,
    id,
    name,
    displayName: name,
    discountMode: 'Basic',
    autoCalculateInvoiceTemplates: true,
    useMembershipPricingTable: false,
    showMembershipSavings: true,
    createdById: office.manager,
    billingTemplateId: null,
  };
}

const category = { id: 1_901, name: 'Medical', active: true };
const categoryRow = (id: number, name: string, categoryType: string, position: number): Row => ({
  id,
  name,
  active: true,
  description: null,
  parentId: null,
  position,
  categoryType,
  subcategories: [],
  businessUnitIds: [],
});

export const categories: readonly Row[] = [
  categoryRow(category.id, category.name, 'Services', 1),
  categoryRow(1_902, 'Pharmacy', 'Materials', 1),
];

const service = (id: number, code: string, displayName: string, price: number, hours: number): Row => ({
  id,
  code,
  displayName,
  description: displayName,
  categories: [category],
  price,
  memberPrice: price * 0.9,
  addOnPrice: price,
  addOnMemberPrice: price * 0.9,
  taxable: false,
  account: '4000',
  hours,
  isLabor: true,
  active: true,
  paysCommission: false,
  modifiedOn: since,
});

export const services: readonly Row[] = [
  service(7_301, 'EXAM', 'Examination', 64.5, 0.5),
  service(7_302, 'RABIES', 'Rabies vaccine', 32.05, 0.25),
  service(7_303, 'NAILS', 'Nail trim', 19.99, 0.25),
  service(7_304, 'BLOOD', 'Blood panel', 148.75, 0.25),
];

export const materials: readonly Row[] = [
  {
    id: 7_401,
    code: 'AB-20',
    displayName: 'Antibiotic tablets',
    description: 'Antibiotic tablets, each',
    cost: 0.4,
    active: true,
    price: 0.85,
    memberPrice: 0.85,
    unitOfMeasure: 'tablet',
    isInventory: true,
    taxable: true,
    categories: [1_902],
    modifiedOn: since,
  },
];
