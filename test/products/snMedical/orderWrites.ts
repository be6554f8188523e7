import { GraphQLError } from 'graphql';
import type { Row } from '../generatedRows.ts';
import { filled, inputOf, listIn } from './fields.ts';
import type { Service, Writes } from './resolvers.ts';
import { isoText, maskedError, numberIn, textIn, validId } from './words.ts';
import { emailIn } from './writes.ts';

/** Mutations of orders, payments, suppliers and purchases. */
export function orderWrites({ store, dress, me, backstage: { now } }: Service): Writes {
  const productOf = (id: unknown): Row => {
    const row = store.find('product', id);
    if (!row) throw new GraphQLError('Product not found');
    return row;
  };
  const addToStock = (product: Row, quantity: number): void => {
    store.update('product', product['id'], { stock_quantity: Number(product['stock_quantity']) + quantity });
  };
  /** Takes goods from the oldest entries of the stock. */
  const takeFromStock = (product: Row, quantity: number): void => {
    addToStock(product, -quantity);
    let left = quantity;
    for (const entry of store.rows('stock').filter((row) => row['productId'] === product['id'])) {
      const taken = Math.min(left, Number(entry['quantity']));
      if (taken <= 0) continue;
      const rest = Number(entry['quantity']) - taken;
      store.update('stock', entry['id'], { quantity: rest, is_outofstock: rest <= 0 });
      left -= taken;
    }
  };
  const receive = (purchaseId: unknown): void => {
    for (const item of store.rows('purchaseItem').filter((row) => row['purchaseId'] === purchaseId)) {
      const product = productOf(item['productId']);
      addToStock(product, Number(item['quantity']));
      store.insert('stock', {
        productId: product['id'],
        quantity: item['quantity'],
        quantity_in: item['quantity'],
        is_outofstock: false,
        production_date: item['production_date'] ?? null,
        expiration_date: item['expiration_date'] ?? null,
        reference_table: 'purchase',
        reference_id: purchaseId,
        note: 'Purchase',
        createdByUserId: me()['id'],
        created_by_username: me()['username'],
        product_name: product['product_name'],
        product_unit: product['unit'],
      });
    }
  };

  return {
    createOrder(args): Row {
      const input = inputOf(args);
      const items = listIn(input, 'orderItems');
      if (items.length === 0) throw new GraphQLError('Order must have at least one item');
      const patientId = input['patientId'] ?? null;
      if (patientId !== null && !store.find('patient', validId(patientId))) throw maskedError();
      for (const item of items) {
        const product = productOf(item['productId']);
        const [available, wanted] = [Number(product['stock_quantity']), Number(item['quantity'])];
        if (available >= wanted) continue;
        const name = String(product['product_name']);
        throw new GraphQLError(
          `Insufficient stock for ${name}. Available: ${String(available)}, Requested: ${String(wanted)}`,
        );
      }
      const order = store.insert('order', {
        userId: me()['id'],
        patientId,
        order_date: isoText(now()),
        status: textIn(input, 'status') ?? 'completed',
        total_amount: numberIn(input, 'total_amount'),
        vat_amount: numberIn(input, 'vat_amount') ?? 0,
        is_walkin: input['is_walkin'] === true,
      });
      for (const item of items) {
        const product = productOf(item['productId']);
        const names = { product_name: product['product_name'], product_unit: product['unit'] };
        store.insert('orderItem', { ...item, ...names, orderId: order['id'] });
        takeFromStock(product, Number(item['quantity']));
      }
      return dress('order', order);
    },
    updateOrder: ({ id, ...args }): Row => dress('order', store.update('order', validId(id), filled(inputOf(args)))),
    deleteOrder({ id }): boolean {
      const isPaid = store.rows('payment').some((row) => row['orderId'] === id);
      if (!store.find('order', validId(id)) || isPaid) throw maskedError();
      store.remove('orderItem', (row) => row['orderId'] === id);
      store.remove('visitOrder', (row) => row['orderId'] === id);
      store.remove('order', (row) => row['id'] === id);
      return true;
    },
    processPayment(args): Row {
      const input = inputOf(args);
      const order = store.find('order', validId(input['orderId']));
      if (!order) throw new GraphQLError('Order not found');
      const paid = store
        .rows('payment')
        .filter((row) => row['orderId'] === order['id'])
        .reduce((sum, row) => sum + Number(row['amount']), 0);
      const left = Math.round((Number(order['total_amount'] ?? 0) - paid) * 100) / 100;
      const amount = Number(input['amount']);
      if (amount > left) throw new GraphQLError(`Payment amount exceeds remaining balance. Remaining: ${String(left)}`);
      const at = isoText(now());
      const payment = store.insert('payment', {
        orderId: order['id'],
        payment_type: input['payment_type'],
        amount,
        payment_date: at,
        details: textIn(input, 'details'),
      });
      if (amount === left && !store.rows('invoice').some((row) => row['orderId'] === order['id']))
        store.insert('invoice', {
          orderId: order['id'],
          paymentId: payment['id'],
          invoice_number: `INV-${String(now())}-${String(order['id']).slice(-6)}`,
          issued_at: at,
          total_amount: order['total_amount'] ?? 0,
          createdByUserId: me()['id'],
          created_by_username: me()['username'],
        });
      return dress('payment', payment);
    },
    createSupplier(args): Row {
      const input = inputOf(args);
      const contact = { contact_name: textIn(input, 'contact_name'), phone: textIn(input, 'phone') };
      const values = { ...contact, name: textIn(input, 'name') ?? '', address: textIn(input, 'address') };
      return dress('supplier', store.insert('supplier', { ...values, email: emailIn(input) }));
    },
    updateSupplier({ id, ...args }): Row {
      const input = inputOf(args);
      const email = emailIn(input) ?? undefined;
      return dress('supplier', store.update('supplier', validId(id), { ...filled(input), email }));
    },
    deleteSupplier({ id }): boolean {
      const isUsed = store.rows('purchase').some((row) => row['supplierId'] === id);
      if (!store.find('supplier', validId(id)) || isUsed) throw maskedError();
      store.remove('supplier', (row) => row['id'] === id);
      return true;
    },
    createPurchase(args): Row {
      const input = inputOf(args);
      const items = listIn(input, 'purchaseItems');
      if (items.length === 0) throw new GraphQLError('Purchase must have at least one item');
      const supplier = store.find('supplier', validId(input['supplierId']));
      if (!supplier) throw maskedError();
      for (const item of items) productOf(item['productId']);
      const status = textIn(input, 'status') ?? 'received';
      const purchase = store.insert('purchase', {
        supplierId: supplier['id'],
        userId: me()['id'],
        purchase_date: isoText(now()),
        total_amount: numberIn(input, 'total_amount'),
        status,
      });
      for (const item of items) store.insert('purchaseItem', { ...item, purchaseId: purchase['id'] });
      if (status === 'received') receive(purchase['id']);
      return dress('purchase', purchase);
    },
    updatePurchase: ({ id, ...args }): Row =>
      dress('purchase', store.update('purchase', validId(id), filled(inputOf(args)))),
    deletePurchase({ id }): boolean {
      const row = store.find('purchase', validId(id));
      if (!row || row['isDelete'] === true) throw new GraphQLError('Purchase not found or already deleted');
      if (store.rows('purchaseItem').some((item) => item['purchaseId'] === id))
        throw new GraphQLError('Cannot delete purchase with existing purchase items');
      store.update('purchase', id, { isDelete: true });
      return true;
    },
    receivePurchase({ id }): Row {
      const row = store.find('purchase', validId(id));
      if (!row) throw new GraphQLError('Purchase not found');
      if (row['status'] === 'received') throw new GraphQLError('Purchase already received');
      receive(id);
      return dress('purchase', store.update('purchase', id, { status: 'received' }));
    },
  };
}
