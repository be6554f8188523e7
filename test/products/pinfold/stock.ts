import { type PageArgs, pageOf, type Sortable } from './paging.ts';
import { stockGroups } from './setUp.ts';
import { type CodeRow, folded } from './values.ts';

interface StockRow {
  readonly itemCode: string;
  readonly description: string;
  readonly group: CodeRow;
  readonly unitPrice: number;
  readonly prescriptionOnly: boolean;
  readonly onHand: number | null;
  readonly minimum: number | null;
}

interface StockArgs extends PageArgs {
  readonly criteria?: {
    readonly description?: string | null;
    readonly groupCode?: string | null;
    readonly belowMinimum: boolean;
  } | null;
}

const standard = { vatCode: 'S', vatDescription: 'Standard rate', percentage: 20 };
const zero = { vatCode: 'Z', vatDescription: 'Zero rate', percentage: 0 };
const wholesaler = { supplierCode: 'NVS', name: 'Northern Veterinary Supply', telephone: null, accountRef: 'PF417' };
const miller = { supplierCode: 'MIL', name: 'Millers Feeds', telephone: null, accountRef: null };
const [consultations, vaccines, drugs, food] = stockGroups;

const items: readonly StockRow[] = [
  item('CONS1', 'Examination', consultations, 64.5, null, null),
  item('CONS2', 'Second examination', consultations, 42, null, null),
  item('NAIL', 'Nail trim', consultations, 19.99, null, null),
  item('RAB1', 'Rabies vaccine', vaccines, 32.05, 48, 20),
  item('DHP4', 'DHP + L4 vaccine', vaccines, 38.4, 12, 20),
  item('AMX50', 'Antibiotic tablets 50 mg', drugs, 0.85, 900, 250),
  item('MEL15', 'Meloxicam 1.5 mg/ml, 100 ml', drugs, 26.1, 3, 4),
  item('REN2', 'Renal diet 2 kg', food, 18.75, 9, 4),
];

const sortable: Sortable<StockRow> = {
  itemCode: ({ itemCode }) => itemCode,
  description: ({ description }) => description,
  unitPrice: ({ unitPrice }) => unitPrice,
};

/** Queries of the price list and of who delivers it. */
export function pinfoldStock(cap: number): object {
  return {
    stockItems({ criteria, page }: StockArgs) {
      const start = folded(criteria?.description ?? '');
      const rows = items
        .filter(({ description }) => folded(description).startsWith(start))
        .filter(({ group }) => !criteria?.groupCode || group.code === criteria.groupCode)
        .filter(({ onHand, minimum }) => !criteria?.belowMinimum || (onHand ?? 0) < (minimum ?? 0));
      return pageOf(rows, { page: page ?? null }, cap, sortable, shown);
    },
    stockItem({ itemCode }: { readonly itemCode: string }) {
      const row = items.find((each) => each.itemCode === itemCode);
      return row ? shown(row) : null;
    },
    suppliers: () => [wholesaler, miller],
    vatRates: () => [standard, zero],
  };
}

function shown({ group, ...row }: StockRow): Readonly<Record<string, unknown>> {
  return {
    ...row,
    groupCode: group.code,
    groupDescription: group.description,
    vatRate: standard,
    supplier: group === consultations ? null : group === food ? miller : wholesaler,
  };
}

function item(
  itemCode: string,
  description: string,
  group: CodeRow,
  unitPrice: number,
  onHand: number | null,
  minimum: number | null,
): StockRow {
  const prescriptionOnly = group === vaccines || group === drugs;
  return { itemCode, description, group, unitPrice, prescriptionOnly, onHand, minimum };
}
