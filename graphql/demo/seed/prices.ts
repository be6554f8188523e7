import type { PriceRecord } from '../stock.ts';

/** Sales tax on products, in hundredths of a percent. Services are free of it. */
export const productTaxRate = 887;

/** What the clinic charges. */
export const prices: readonly PriceRecord[] = [
  price('wellness', 'Wellness examination', 'Service', 6800),
  price('sick', 'Sick visit examination', 'Service', 7400),
  price('recheck', 'Recheck examination', 'Service', 4200),
  price('first', 'New client examination', 'Service', 8200),
  price('telehealth', 'Telehealth consultation', 'Service', 5500),
  price('quality', 'Quality of life consultation', 'Service', 9500),
  price('technician', 'Technician appointment', 'Service', 2900),
  price('nails', 'Nail trim', 'Service', 2200),
  price('glands', 'Anal gland expression', 'Service', 2900),
  price('dropOff', 'Drop-off examination', 'Service', 7900),
  price('dental', 'Dental cleaning', 'Service', 38_500),
  price('anesthesia', 'Anesthesia and monitoring', 'Service', 12_400),
  price('surgery', 'Surgery', 'Service', 46_500),
  price('groom', 'Full groom', 'Service', 8400),
  price('bath', 'Bath and brush', 'Service', 4600),
  price('rabies', 'Rabies vaccine', 'Vaccine', 3200),
  price('core', 'Core vaccine', 'Vaccine', 3900),
  price('bordetella', 'Bordetella vaccine', 'Vaccine', 3450),
  price('chemistry', 'Blood chemistry panel', 'Diagnostics', 14_800),
  price('count', 'Complete blood count', 'Diagnostics', 7950),
  price('urine', 'Urinalysis', 'Diagnostics', 5600),
  price('fecal', 'Fecal test', 'Diagnostics', 4525),
  price('heartworm', 'Heartworm test', 'Diagnostics', 4900),
  price('radiographs', 'Radiographs, two views', 'Diagnostics', 21_500),
  price('cytology', 'Ear cytology', 'Diagnostics', 4850),
  price('carprofen', 'Carprofen 75 mg, tablet', 'Medication', 145),
  price('amoxicillin', 'Amoxicillin 250 mg, capsule', 'Medication', 95),
  price('gabapentin', 'Gabapentin 100 mg, capsule', 'Medication', 62),
  price('preventive', 'Heartworm preventive, 6 doses', 'Medication', 8415),
  price('cleanser', 'Ear cleanser, 8 oz', 'Product', 1899),
  price('shampoo', 'Chlorhexidine shampoo, 12 oz', 'Product', 2249),
  price('diet', 'Renal diet, per pound', 'Product', 587),
  price('collar', 'Elizabethan collar, medium', 'Product', 1650),
];

const byCode = new Map(prices.map((entry) => [entry.id, entry] as const));

/** The entry of the price list with this code. */
export function priceOf(code: string): PriceRecord {
  const entry = byCode.get(code);
  if (!entry) throw new Error(`The price list has no ${code}`);
  return entry;
}

function price(id: string, name: string, category: PriceRecord['category'], cents: number): PriceRecord {
  return { id, name, category, cents, isTaxable: category === 'Product' };
}
