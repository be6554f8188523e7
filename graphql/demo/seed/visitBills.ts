import type { BillLine, PriceRecord } from '../backOfficeRecords.ts';
import { costOf, percentOf } from '../money.ts';
import { Random } from '../random.ts';
import type { AppointmentRecord } from '../records.ts';

/** Sales tax on products, in hundredths of a percent. Services are free of it. */
const productTaxRate = 887;

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
function priceOf(code: string): PriceRecord {
  const entry = byCode.get(code);
  if (!entry) throw new Error(`The price list has no ${code}`);
  return entry;
}

function price(id: string, name: string, category: PriceRecord['category'], cents: number): PriceRecord {
  return { id, name, category, cents, isTaxable: category === 'Product' };
}

/** The amounts of an invoice: lines plus tax make the total. */
interface Bill {
  readonly lines: readonly BillLine[];
  readonly taxCents: number;
  readonly totalCents: number;
}

// By type of appointment: what it always costs, and what often comes on top.
const usual: Readonly<Record<string, readonly [always: string, extras: string]>> = {
  '301': ['wellness', 'rabies core bordetella fecal heartworm preventive nails'],
  '302': ['sick', 'chemistry count radiographs cytology carprofen amoxicillin cleanser diet urine'],
  '303': ['recheck', 'cytology carprofen gabapentin collar'],
  '304': ['rabies', 'core bordetella technician'],
  '305': ['first', 'core fecal preventive nails'],
  '306': ['dental anesthesia', 'chemistry amoxicillin carprofen'],
  '307': ['surgery anesthesia', 'carprofen collar chemistry gabapentin'],
  '308': ['quality', 'gabapentin'],
  '309': ['technician', 'nails glands count'],
  '310': ['dropOff urine', 'chemistry fecal diet'],
  '311': ['groom', 'nails glands shampoo'],
  '312': ['bath', 'nails shampoo'],
  '313': ['telehealth', 'diet'],
};

const pieces: Readonly<Record<string, number>> = { carprofen: 14, amoxicillin: 20, gabapentin: 30 };

/**
 * What a visit costs, or null for one that costs nothing: blocked time, and now and then a courtesy.
 *
 * It depends on the seed and the appointment's id only, so that it need not be kept.
 */
export function visitBill(seed: string, { id, typeId }: AppointmentRecord): Bill | null {
  const [always, extras] = usual[typeId] ?? [];
  const random = new Random(seed, 'bill', id);
  if (always === undefined || extras === undefined || random.chance(0.15)) return null;
  const codes = always.split(' ');
  const extra = extras.split(' ').filter(() => random.chance(0.3));
  return billOf(
    `${id}-`,
    [...codes, ...extra].map((code) => ({ code, quantity: quantityOf(random, code) })),
  );
}

function quantityOf(random: Random, code: string): number {
  if (code === 'diet') return random.integer(3, 17) * 50;
  return 100 * (pieces[code] ?? 1);
}

/** The bill for some things of the price list; quantities in hundredths. */
function billOf(prefix: string, items: readonly { readonly code: string; readonly quantity: number }[]): Bill {
  let taxed = 0;
  const lines = items.map(({ code, quantity }, place) => {
    const { name, cents, isTaxable } = priceOf(code);
    const totalCents = costOf(cents, quantity);
    if (isTaxable) taxed += totalCents;
    return { id: `${prefix}${String(place + 1)}`, description: name, quantity, unitCents: cents, totalCents };
  });
  const taxCents = percentOf(taxed, productTaxRate);
  return { lines, taxCents, totalCents: taxCents + sumOf(lines) };
}

/** The lines together, in whole cents. */
export function sumOf(lines: readonly BillLine[]): number {
  return lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
}

const older = [
  'wellness',
  'sick',
  'chemistry',
  'count',
  'urine',
  'cytology',
  'rabies',
  'core',
  'technician',
  'heartworm',
];

/** A bill of exactly this total: services of the price list, and the rest as one position. */
export function billOfTotal(random: Random, prefix: string, totalCents: number): Bill {
  const chosen: { readonly code: string; readonly quantity: number }[] = [];
  let left = totalCents;
  for (let tries = 0; tries < 6; tries += 1) {
    const code = random.pick(older);
    const { cents } = priceOf(code);
    if (cents > left || chosen.some((one) => one.code === code)) continue;
    chosen.push({ code, quantity: 100 });
    left -= cents;
  }
  const { lines } = billOf(prefix, chosen);
  if (left === 0) return { lines, taxCents: 0, totalCents };
  const id = `${prefix}${String(lines.length + 1)}`;
  const rest = { id, description: 'Medication dispensed', quantity: 100, unitCents: left, totalCents: left };
  return { lines: [...lines, rest], taxCents: 0, totalCents };
}
