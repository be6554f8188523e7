import { Random } from '../random.ts';
import type { InventoryRecord, PurchaseOrderRecord, SupplierRecord } from '../backOfficeRecords.ts';
import { addDays, dayMs, minuteMs, utcDayOf } from '../zoneTime.ts';
import { locations } from './locations.ts';

const supplies = [
  'Rabies vaccine, 1 dose',
  'DHPP vaccine, 1 dose',
  'FVRCP vaccine, 1 dose',
  'Carprofen 75 mg, 60 tablets',
  'Amoxicillin 250 mg, 30 capsules',
  'Gabapentin 100 mg, 90 capsules',
  'Heartworm test kit',
  'Elizabethan collar, medium',
  'Surgical gloves 7.5, box',
  'Lactated Ringer, 1 L',
  'Microchip',
  'Prescription diet, renal, 3 kg',
];

/** What is in the cupboard. */
export function seedInventory(seed: string): InventoryRecord[] {
  const random = new Random(seed, 'inventory');
  return supplies.map((name, place) => ({
    id: String(601 + place),
    name,
    sku: `SKU-${String(1000 + place * 17)}`,
    quantity: random.integer(0, 140),
    reorderAt: random.integer(5, 30),
    unitPriceCents: random.integer(250, 9000),
  }));
}

/** Whom the clinic buys from. */
export const suppliers: readonly SupplierRecord[] = [
  supplier('631', 'Larchmont Veterinary Supply', '(212) 555-0181'),
  supplier('632', 'Blue Heron Pharmaceuticals', '(646) 555-0182'),
  supplier('633', 'Midway Surgical', '(312) 555-0183'),
  supplier('634', 'Good Bowl Pet Nutrition', '(718) 555-0184'),
];

function supplier(id: string, name: string, phoneNumber: string): SupplierRecord {
  return { id, name, email: `orders${id}@suppliers.example`, phoneNumber };
}

/** What was ordered in the last three months. */
export function seedPurchaseOrders(
  seed: string,
  inventory: readonly InventoryRecord[],
  today: number,
): PurchaseOrderRecord[] {
  const random = new Random(seed, 'purchase orders');
  return Array.from({ length: 14 }, (_, place) => {
    const id = String(780_001 + place);
    // Newest last, a week apart.
    const orderedAt = today - (14 - place) * 7 * dayMs + random.integer(840, 1300) * minuteMs;
    const first = random.integer(0, inventory.length - 1);
    const items = inventory.slice(first, first + random.integer(1, 4));
    return {
      id,
      number: `PO-${String(1201 + place)}`,
      supplierId: random.pick(suppliers).id,
      locationId: random.pick(locations).id,
      status: place > 11 ? 'ORDERED' : random.pick(['RECEIVED', 'CLOSED', 'CLOSED']),
      lines: items.map((item, index) => ({
        id: `${id}-${String(index + 1)}`,
        inventoryItemId: item.id,
        quantity: random.integer(1, 12) * 5,
        unitCents: Math.floor(item.unitPriceCents / 2),
      })),
      note: null,
      orderedAt,
      expectedDate: addDays(utcDayOf(orderedAt), random.integer(2, 6)),
    };
  });
}
