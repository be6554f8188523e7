import type { Practice } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { MarlowRecords } from './records.ts';

/** Vaccines that the practice gives. */
export const vaccines = [
  { id: '1', nameEn: 'Rabies', nameFr: 'Rage', isCore: true, monthsBetween: 36, speciesNames: ['Canine', 'Feline'] },
  { id: '2', nameEn: 'DA2PP', nameFr: 'DA2PP', isCore: true, monthsBetween: 36, speciesNames: ['Canine'] },
  { id: '3', nameEn: 'FVRCP', nameFr: 'FVRCP', isCore: true, monthsBetween: 36, speciesNames: ['Feline'] },
  { id: '4', nameEn: 'Lyme', nameFr: 'Lyme', isCore: false, monthsBetween: 12, speciesNames: ['Canine'] },
] as const;

/** What companions are called back for. */
export const recallRules = [
  { id: '1', nameEn: 'Annual physical', nameFr: 'Examen annuel', everyMonths: 12 },
  { id: '2', nameEn: 'Rabies booster', nameFr: 'Rappel de la rage', everyMonths: 36 },
  { id: '3', nameEn: 'Heartworm test', nameFr: 'Test du ver du cœur', everyMonths: 12 },
] as const;

const feeCategories = [
  { id: '1', nameEn: 'Professional services', nameFr: 'Services professionnels' },
  { id: '2', nameEn: 'Biologics', nameFr: 'Produits biologiques' },
  { id: '3', nameEn: 'Grooming', nameFr: 'Toilettage' },
] as const;

const fees: readonly (readonly [code: string, nameEn: string, nameFr: string, price: string, category: number])[] = [
  ['EXAM', 'Physical examination', 'Examen physique', '92.00', 0],
  ['EXRE', 'Recheck examination', 'Examen de suivi', '58.50', 0],
  ['VRAB', 'Rabies vaccine', 'Vaccin contre la rage', '41.25', 1],
  ['NAIL', 'Nail trim', 'Coupe de griffes', '24.00', 2],
];

const suppliers = [
  { id: '1', name: 'Prairie Veterinary Wholesale', phone: '+1 204 555 0140', accountNo: 'PVW-8841' },
  { id: '2', name: 'Maritime Pet Nutrition', phone: '+1 902 555 0122', accountNo: '20177' },
] as const;

const drugs: readonly (readonly [sku: string, name: string, unit: string, isControlled: boolean])[] = [
  ['MEL-15', 'Meloxicam 1.5 mg/mL', 'bottle', false],
  ['AMX-250', 'Amoxicillin 250 mg', 'tablet', false],
  ['HYD-02', 'Hydromorphone 2 mg/mL', 'mL', true],
  ['KET-100', 'Ketamine 100 mg/mL', 'mL', true],
];

/** An item of the pharmacy, by its place on the shelf. */
export function stockRow({ facility }: MarlowRecords, { places }: Practice, index: number): Row {
  const [sku, name, unit, isControlled] = drugs[index % drugs.length] ?? ['', '', '', false];
  const levels = places.map((place) => ({
    facility: facility(place),
    onHand: ((index + 2) * 11 + place.key).toFixed(2),
    reorderAt: '10.00',
  }));
  return { id: String(index + 1), sku, name, unit, isControlled, supplier: suppliers[0], levels };
}

const taxRates = [
  { id: '1', code: 'HST', percent: '13.00' },
  { id: '2', code: 'GST', percent: '5.00' },
] as const;

/** The tax of each province, as the practice has set it up. */
export function allTaxRates(): readonly Row[] {
  return taxRates;
}

/** Price list, pharmacy and other lists that hang on the wall. */
export function shelfQueries(records: MarlowRecords, practice: Practice) {
  const stock = (): readonly Row[] => drugs.map((_, index) => stockRow(records, practice, index));
  return {
    feeCategories: () => feeCategories,
    feeItems({ search }: { readonly search?: string | null }) {
      const part = (search ?? '').toLowerCase();
      return fees
        .filter(([code, ...names]) => [code, ...names].some((text) => String(text).toLowerCase().includes(part)))
        .map(([code, nameEn, nameFr, price, category]) => {
          const id = String(fees.findIndex(([other]) => other === code) + 1);
          return { id, code, nameEn, nameFr, price, category: feeCategories[category] };
        });
    },
    suppliers: () => suppliers,
    stockItems({ facilityId }: { readonly facilityId?: string | null }) {
      const isHere = (level: Row): boolean => !facilityId || (level['facility'] as Row)['id'] === facilityId;
      return stock().map((row) => ({ ...row, levels: (row['levels'] as readonly Row[]).filter(isHere) }));
    },
    insurers: () => insurers,
    messageTemplates: () => [
      { id: '1', name: 'Visit reminder', bodyEn: 'See you soon!', bodyFr: 'À bientôt !' },
      { id: '2', name: 'Recall', bodyEn: 'It is time for a check-up.', bodyFr: 'C’est le temps d’un examen.' },
    ],
    webhookEndpoints: () => [
      { id: '1', url: 'https://kiosk.example.test/marlow', topics: ['entry.stage'], isEnabled: true },
    ],
  };
}

/** Insurers that guardians of the practice have policies with. */
export const insurers = [
  { id: '1', name: 'Maple Pet Insurance', phone: '+1 800 555 0119', acceptsDirectPay: true },
  { id: '2', name: 'Furever Mutual', phone: '+1 800 555 0163', acceptsDirectPay: false },
] as const;
