import type { Row } from '../generatedRows.ts';
import { globalId, money } from './values.ts';

/** An item of the catalog; medicines need a prescription. */
export interface CatalogRecord {
  readonly key: number;
  readonly name: string;
  readonly sku: string;
  readonly cents: number;
  readonly group: 'service' | 'vaccine' | 'medicine' | 'retail';
}

type Line = readonly [name: string, sku: string, cents: number, group: CatalogRecord['group']];

const lines: readonly Line[] = [
  ['Wellness exam', 'EX-WELL', 6450, 'service'],
  ['Urgent exam', 'EX-URG', 11_900, 'service'],
  ['Telehealth consult', 'EX-TELE', 4500, 'service'],
  ['Nail trim', 'GR-NAIL', 1999, 'service'],
  ['Dental cleaning', 'DN-CLEAN', 48_000, 'service'],
  ['Rabies, one year', 'VX-RAB1', 3205, 'vaccine'],
  ['DAPP', 'VX-DAPP', 3600, 'vaccine'],
  ['FVRCP', 'VX-FVRCP', 3400, 'vaccine'],
  ['Carprofen 75 mg', 'RX-CARP75', 95, 'medicine'],
  ['Amoxicillin 250 mg', 'RX-AMOX250', 85, 'medicine'],
  ['Maropitant 24 mg', 'RX-MARO24', 640, 'medicine'],
  ['Dental chews', 'RT-CHEW', 1850, 'retail'],
  ['Recovery collar', 'RT-COLLAR', 1400, 'retail'],
];

/** The catalog, which the clinics share. */
export const catalog: readonly CatalogRecord[] = lines.map(([name, sku, cents, group], index) => ({
  key: index + 1,
  name,
  sku,
  cents,
  group,
}));

/** The items of a group. */
export function catalogOf(group: CatalogRecord['group']): readonly CatalogRecord[] {
  return catalog.filter((item) => item.group === group);
}

/** Whether an item is done and not handed over. */
export function isService({ group }: CatalogRecord): boolean {
  return group === 'service' || group === 'vaccine';
}

/** An item as the API shows it; every type has fields of its own. */
export function catalogItem(item: CatalogRecord | undefined): Row | null {
  if (!item) return null;
  const type = isService(item) ? 'CatalogService' : 'CatalogProduct';
  const common = {
    __typename: type,
    id: globalId(type, item.key),
    name: item.name,
    sku: item.sku,
    price: money(item.cents),
    isTaxable: item.group === 'retail',
  };
  if (isService(item)) return { ...common, isVaccine: item.group === 'vaccine' };
  const isMedicine = item.group === 'medicine';
  return { ...common, unit: isMedicine ? 'tablet' : 'piece', needsPrescription: isMedicine, onHand: 10 + item.key * 7 };
}
