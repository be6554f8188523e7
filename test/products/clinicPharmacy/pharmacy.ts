import type { Row } from '../generatedRows.ts';

const since = '2025-06-02T02:00:00.000Z';
const names = ['Paracetamol 500 mg', 'Amoxicillin 250 mg', 'Oral rehydration salts', 'Bandage 5 cm'];
const idOf = (group: string, index: number): string => `7d3e${group}a0-5c1b-4f7e-9a2d-0000000000${String(10 + index)}`;

/** What is sold beside the clinic. */
export function pharmacyOf(): { categories: () => Row[]; products: () => Row[]; stocks: () => Row[] } {
  const times = { created_at: since, updated_at: since };
  function category(index: number): Row {
    const name = ['Medicine', 'Supplies'][index] ?? 'Other';
    const id = idOf('00', index);
    const own = (): Row[] => products().filter(({ categoryId }) => categoryId === id);
    return { id, name, code: name.slice(0, 3).toUpperCase(), ...times, products: own };
  }
  function product(index: number): Row {
    const group = index < 3 ? 0 : 1;
    return {
      id: idOf('01', index),
      product_name: names[index],
      product_type: group === 0 ? 'drug' : 'supply',
      status: 'active',
      sale_price: 12.5 + index * 5,
      unit: group === 0 ? 'box' : 'roll',
      sku: `SKU-${String(100 + index)}`,
      stock_quantity: [120, 4, 38, 0][index],
      categoryId: idOf('00', group),
      category: () => category(group),
      ...times,
      stocks: () => stocks().filter(({ productKey }) => productKey === index),
    };
  }
  function stock(index: number): Row {
    const quantity = [120, 4, 38, 0][index] ?? 0;
    const dates = { production_date: since, expiration_date: `2027-0${String(1 + index)}-28T00:00:00.000Z` };
    const base = { id: idOf('02', index), productKey: index, quantity, is_outofstock: quantity === 0 };
    return { ...base, ...dates, created_at: since, created_by_username: 'Admin', product: () => product(index) };
  }
  const products = (): Row[] => names.map((_, index) => product(index));
  const stocks = (): Row[] => names.map((_, index) => stock(index));
  return { categories: () => [category(0), category(1)], products, stocks };
}
