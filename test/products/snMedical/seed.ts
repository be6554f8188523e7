import type { Backstage } from '../../dialects/dialect.ts';
import { fullNameOf } from '../../dialects/practice.ts';
import { seedClinic } from './seedClinic.ts';
import { createStore, type Store } from './store.ts';
import { isoText, userRoles } from './words.ts';

const dayMs = 86_400_000;
/** The key of the user whose token is used; staff of the practice come before. */
export const adminKey = 900;
const admin = 'admin';

const categories = [
  ['Medical supplies / equipment', 'MED001'],
  ['Medication, internal', 'INT001'],
  ['Medication, external', 'EXT001'],
  ['Supplements', 'SUP001'],
  ['Services', null],
] as const;

// Name, generic name, category, unit, price, cost, in stock, reorder at.
const products = [
  ['Paracetamol 500 mg', 'paracetamol', 2, 'tablet', 0.35, 0.12, 940, 200],
  ['Amoxicillin 500 mg', 'amoxicillin', 2, 'capsule', 0.9, 0.41, 310, 100],
  ['Ibuprofen 400 mg', 'ibuprofen', 2, 'tablet', 0.5, 0.2, 88, 100],
  ['Cetirizine 10 mg', 'cetirizine', 2, 'tablet', 0.6, 0.25, 240, 60],
  ['Oral rehydration salts', null, 2, 'sachet', 1.2, 0.5, 0, 40],
  ['Hydrocortisone cream 1 %', 'hydrocortisone', 3, 'tube', 7.5, 3.9, 34, 10],
  ['Povidone-iodine solution', 'povidone-iodine', 3, 'bottle', 6.25, 2.8, 21, 12],
  ['Vitamin C 1000 mg', 'ascorbic acid', 4, 'tablet', 0.45, 0.18, 400, 80],
  ['Gauze pads 10 x 10', null, 1, 'pack', 4.1, 1.9, 57, 20],
  ['Alcohol swabs', null, 1, 'box', 5.4, 2.2, 19, 15],
  ['Consultation', null, 5, 'visit', 85, 0, 9999, 0],
  ['Blood test, basic panel', null, 5, 'test', 64.5, 20, 9999, 0],
] as const;

const suppliers = [
  ['Casco Medical Supply', 'Dana Whitlock', '+1 207 555 0190', 'orders@casco.example.test', '12 Wharf Road'],
  ['Northlight Pharma', 'Iris Feld', '+1 207 555 0191', 'sales@northlight.example.test', '80 Pine Street'],
  ['Beacon Disposables', null, '+1 617 555 0192', null, '4 Harbor Way'],
] as const;

const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** The tables as they are when the service starts. */
export function seededStore(backstage: Backstage): Store {
  const store = createStore(backstage);
  seedUsers(store, backstage);
  seedProducts(store, backstage.now());
  seedPurchases(store, backstage.now());
  seedOrders(store, backstage);
  seedClinic(store, backstage);
  return store;
}

function seedUsers({ insert }: Store, { practice, now }: Backstage): void {
  const start = now() - 900 * dayMs;
  for (const row of practice.providers) {
    const at = isoText(start + row.key * dayMs);
    insert('user', {
      key: row.key,
      role: userRoles[row.role],
      email: row.email,
      username: fullNameOf(row),
      status: row.isActive ? 'active' : 'inactive',
      created_at: at,
      updated_at: at,
    });
  }
  const at = isoText(start);
  insert('user', {
    key: adminKey,
    role: admin,
    email: 'admin@clinic.example.test',
    username: admin,
    status: 'active',
    created_at: at,
    updated_at: at,
  });
}

function seedProducts({ insert }: Store, now: number): void {
  const made = categories.map(([name, code]) => insert('category', { name, code, description: null }));
  for (const [index, [name, generic, category, unit, price, cost, quantity, reorder]] of products.entries()) {
    const isMedicine = category === 2 || category === 3;
    const at = isoText(now - (400 - index * 3) * dayMs);
    const product = insert('product', {
      product_name: name,
      product_type: isMedicine ? 'medicine' : category === 5 ? 'service' : 'supply',
      generic_name: generic,
      status: index === 9 ? 'inactive' : 'active',
      vat_percent: category === 5 ? 0 : 7,
      expiration_warning_date: isMedicine ? 60 : null,
      sale_price: price,
      unit,
      reorder_point: reorder,
      cost,
      sku: `SN${String(1001 + index)}`,
      barcode: `88500${String(10_000_000 + index * 137)}`,
      stock_quantity: quantity,
      shelf_code: `${'ABC'.charAt(index % 3)}${String(1 + (index % 4))}`,
      shelf_row: String(1 + (index % 5)),
      categoryId: made[category - 1]?.['id'] ?? null,
      dosage_unit: isMedicine ? unit : null,
      dosage: isMedicine ? '1' : null,
      times_per_day: isMedicine ? 3 : null,
      after_meal: isMedicine,
      created_at: at,
      updated_at: at,
    });
    if (category !== 5)
      insert('stock', {
        productId: product['id'],
        quantity,
        quantity_in: quantity + 60,
        is_outofstock: quantity === 0,
        production_date: isoText(now - 300 * dayMs),
        expiration_date: isoText(now + (20 + index * 35) * dayMs),
        note: 'Stock entry',
        created_at: isoText(now - (30 + index) * dayMs),
        created_by_username: admin,
        product_name: name,
        product_unit: unit,
      });
    if (quantity <= reorder && category !== 5)
      insert('stockAlert', {
        productId: product['id'],
        alert_type: quantity === 0 ? 'out_of_stock' : 'low_stock',
        alert_message: `Product "${name}" is running low. Current stock: ${String(quantity)}`,
        acknowledged: false,
        acknowledged_at: null,
        created_at: isoText(now - (2 + index) * dayMs),
        created_by_username: 'system',
      });
  }
}

function seedPurchases({ insert, rows }: Store, now: number): void {
  const buyer = rows('user').at(-1)?.['id'] ?? null;
  const made = suppliers.map(([name, contact, phone, email, address]) =>
    insert('supplier', { name, contact_name: contact, phone, email, address }),
  );
  const goods = rows('product').filter((row) => row['product_type'] !== 'service');
  for (let number = 1; number <= 8; number += 1) {
    const items = [goods[number % goods.length], goods[(number * 3) % goods.length]].filter((row) => row !== undefined);
    const at = isoText(now - number * 11 * dayMs);
    const lines = items.map((row) => ({ row, total: cents(Number(row['cost']) * 50) }));
    const purchase = insert('purchase', {
      supplierId: made[number % made.length]?.['id'],
      userId: buyer,
      purchase_date: at,
      total_amount: cents(lines.reduce((sum, { total }) => sum + total, 0)),
      status: number === 1 ? 'pending' : 'received',
      created_at: at,
      updated_at: at,
    });
    for (const { row, total } of lines)
      insert('purchaseItem', {
        purchaseId: purchase['id'],
        productId: row['id'],
        quantity: 50,
        unit_cost: row['cost'],
        total_cost: total,
      });
  }
}

/** Up to two orders of a patient; every fifth isn't paid yet. */
function seedOrders({ insert, rows, patientRow }: Store, { practice, now }: Backstage): void {
  const goods = rows('product');
  const cashier = rows('user').at(-1)?.['id'] ?? null;
  let number = 0;
  for (const client of practice.clients) {
    if (client.isDeleted) continue;
    for (let turn = 0; turn < client.key % 3; turn += 1) {
      number += 1;
      const at = isoText(now() - (((client.key * 7 + turn * 31) % 90) * dayMs + turn * 60_000));
      const items = [goods[10], goods[(client.key + turn) % 10]].filter((row) => row !== undefined);
      const lines = items.map((row, index) => {
        const quantity = index === 0 ? 1 : 10;
        const total = cents(Number(row['sale_price']) * quantity);
        return { row, quantity, total, vat: cents((total * Number(row['vat_percent'])) / 107) };
      });
      const total = cents(lines.reduce((sum, line) => sum + line.total, 0));
      const isPaid = number % 5 !== 0;
      const order = insert('order', {
        userId: cashier,
        patientId: patientRow(client)['id'],
        order_date: at,
        status: isPaid ? 'completed' : 'pending',
        total_amount: total,
        vat_amount: cents(lines.reduce((sum, line) => sum + line.vat, 0)),
        is_walkin: false,
        created_at: at,
        updated_at: at,
      });
      for (const { row, quantity, total: lineTotal, vat } of lines)
        insert('orderItem', {
          orderId: order['id'],
          productId: row['id'],
          quantity,
          unit_price: row['sale_price'],
          total_price: lineTotal,
          vat_percent: row['vat_percent'],
          vat_amount: vat,
          product_name: row['product_name'],
          product_unit: row['unit'],
        });
      if (!isPaid) continue;
      const payment = insert('payment', {
        orderId: order['id'],
        payment_type: ['cash', 'card', 'transfer'][number % 3],
        amount: total,
        payment_date: at,
        details: null,
      });
      insert('invoice', {
        orderId: order['id'],
        paymentId: payment['id'],
        invoice_number: `INV-${String(Date.parse(at))}-${String(order['id']).slice(-6)}`,
        issued_at: at,
        total_amount: total,
        createdByUserId: cashier,
        created_by_username: admin,
      });
    }
  }
}
