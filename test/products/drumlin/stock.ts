import type { Backstage } from '../../dialects/dialect.ts';
import type { Row } from '../generatedRows.ts';
import type { BookRecords } from './books.ts';
import { drumlinIds, folded, type PageArgs, pageOf } from './values.ts';

const suppliers: readonly Row[] = [
  { supp_cd: 'MWV', supp_name: 'Midwest Veterinary Supplies', acct_ref: 'H-2210', addr_1: 'Unit 4', town: 'Athlone' },
  { supp_cd: 'CVW', supp_name: 'Corrib Wholesale', acct_ref: null, addr_1: 'Dock Road', town: 'Galway' },
].map((row) => ({ ...row, tel_no: '091 555 014', email: 'orders@example.test', inactive: false }));
const items = [
  ['AMX250', 'Amoxicillin 250 mg tabs', 'POM-V', 100, 0.85],
  ['MEL100', 'Meloxicam oral susp. 100 ml', 'POM-V', 1, 24.4],
  ['WRMDOG', 'Dog wormer', 'NFA-VPS', 2, 6.9],
  ['DIET02', 'Renal diet 2 kg', null, 1, 21.5],
  ['CLTAG', 'Cattle tag applicator', null, 1, 38],
] as const;
const { of } = drumlinIds;

/** The queries of the pharmacy. */
export function stockQueries({ practice, cap }: Backstage, books: BookRecords) {
  const item = ([code, descr, legal, pack, price]: (typeof items)[number], index: number): Row => {
    const supplier = suppliers[index % 2] ?? {};
    return {
      item_cd: code,
      descr,
      legal_cat: legal,
      pack_size: pack,
      sell_price: price,
      vat_cd: legal === 'POM-V' ? 'S' : 'R',
      supp_cd: supplier['supp_cd'],
      supplier,
      stock_lvls: practice.places.map((place) => ({
        item_cd: code,
        loc_cd: `P${of('place', place.key)}`,
        qty_on_hand: 3 + ((index * 7 + place.key) % 20),
        reord_lvl: 4,
      })),
      inactive: false,
    };
  };

  return {
    stock_items({ find_txt: text, ...args }: PageArgs & { readonly find_txt?: string | null }): Row {
      const found = items.map(item).filter((row) => folded(String(row['descr'])).includes(folded(text ?? '')));
      return pageOf(found, args, cap, (row) => row);
    },
    stock_locs: (args: { readonly bu_cd?: string | null }) =>
      practice.places
        .map((place) => ({
          loc_cd: `P${of('place', place.key)}`,
          loc_name: `Pharmacy ${place.city}`,
          bu_cd: of('place', place.key),
          bus_unit: () => books.busUnit(place),
        }))
        .filter((row) => !args.bu_cd || row.bu_cd === args.bu_cd),
    suppliers: () => suppliers,
  };
}
