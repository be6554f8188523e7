import { GraphQLError } from 'graphql';
import { wallDay } from '../../dialects/clock.ts';
import type { Row } from '../generatedRows.ts';
import { filled, inputOf, listIn, mustBeFree } from './fields.ts';
import type { Service, Writes } from './resolvers.ts';
import { dateIn, instantIn, isoText, numberIn, textIn, validId } from './words.ts';

const total = (rows: readonly Row[], column: string): number =>
  Math.round(rows.reduce((sum, row) => sum + Number(row[column] ?? 0), 0) * 100) / 100;

/** Mutations of categories, products, the stock and reports. */
export function stockWrites({ store, dress, me, backstage: { now } }: Service): Writes {
  const author = (): Row => ({ createdByUserId: me()['id'], created_by_username: me()['username'] });
  const live = (table: 'product' | 'category', id: unknown, message: string): Row => {
    const row = store.find(table, validId(id));
    if (!row || row['isDelete'] === true) throw new GraphQLError(message);
    return row;
  };
  const checkCodes = (input: Row, butId: unknown = null): void => {
    const message = 'Product with this SKU or barcode already exists';
    mustBeFree(store.rows('product'), 'sku', textIn(input, 'sku'), message, butId);
    mustBeFree(store.rows('product'), 'barcode', textIn(input, 'barcode'), message, butId);
  };
  const addProduct = (input: Row): Row => {
    if (!input['product_name'] || !input['sale_price'])
      throw new GraphQLError('Product name and sale price are required');
    checkCodes(input);
    const { production_date: produced, expiration_date: expires, ...columns } = filled(input);
    const product = store.insert('product', { status: 'active', vat_percent: 0, stock_quantity: 0, ...columns });
    const dates = { production_date: produced, expiration_date: expires };
    if (Number(product['stock_quantity']) > 0)
      entry(product, Number(product['stock_quantity']), dates, 'Initial stock');
    return product;
  };
  const entry = (product: Row, quantity: number, input: Row, note: string): Row =>
    store.insert('stock', {
      productId: product['id'],
      quantity: Math.abs(quantity),
      quantity_in: numberIn(input, 'quantity_in') ?? Math.max(quantity, 0),
      is_outofstock: input['is_outofstock'] === true,
      production_date: dateIn(input, 'production_date'),
      expiration_date: dateIn(input, 'expiration_date'),
      reference_table: textIn(input, 'reference_table'),
      reference_id: textIn(input, 'reference_id'),
      note: textIn(input, 'note') ?? note,
      ...author(),
      product_name: product['product_name'],
      product_unit: product['unit'] ?? null,
    });
  const addToStock = (product: Row, quantity: number): Row =>
    store.update('product', product['id'], { stock_quantity: Number(product['stock_quantity']) + quantity });

  // Reports are by days of the server's clock, which is in UTC.
  const dayOf = (value: unknown): string => wallDay(instantIn(value), 'UTC');
  const ordersOf = (day: string): readonly Row[] =>
    store.rows('order').filter((row) => row['status'] === 'completed' && String(row['order_date']).startsWith(day));
  const dailyReport = (date: unknown): Row => {
    const orders = ordersOf(dayOf(date));
    return store.insert('dailyReport', {
      report_date: isoText(instantIn(date)),
      total_sales: total(orders, 'total_amount'),
      total_orders: orders.length,
      total_patients: new Set(orders.flatMap((row) => row['patientId'] ?? [])).size,
      ...author(),
    });
  };
  const salesReports = (date: unknown): readonly Row[] => {
    const day = dayOf(date);
    const ids = new Set(ordersOf(day).map((row) => row['id']));
    const items = store.rows('orderItem').filter((row) => ids.has(row['orderId']));
    const known = store.rows('salesReport').filter((row) => String(row['report_date']).startsWith(day));
    return [...new Set(items.map((row) => row['productId']))]
      .filter((productId) => !known.some((row) => row['productId'] === productId))
      .map((productId) => {
        const own = items.filter((row) => row['productId'] === productId);
        const sums = { quantity_sold: total(own, 'quantity'), total_sales: total(own, 'total_price') };
        return store.insert('salesReport', {
          report_date: isoText(instantIn(date)),
          productId,
          ...sums,
          ...author(),
        });
      });
  };
  const stockAlerts = (): readonly Row[] =>
    store
      .rows('product')
      .filter(
        (row) => row['status'] === 'active' && Number(row['stock_quantity']) <= Number(row['reorder_point'] ?? -1),
      )
      .filter(
        (row) =>
          !store.rows('stockAlert').some((each) => each['productId'] === row['id'] && each['acknowledged'] === false),
      )
      .map((row) => {
        const [name, quantity] = [String(row['product_name']), Number(row['stock_quantity'])];
        return store.insert('stockAlert', {
          productId: row['id'],
          alert_type: quantity === 0 ? 'out_of_stock' : 'low_stock',
          alert_message: `Product "${name}" is running low. Current stock: ${String(quantity)}`,
          acknowledged: false,
          acknowledged_at: null,
          ...author(),
        });
      });
  const shown = (table: 'salesReport' | 'stockAlert', rows: readonly Row[]): readonly Row[] =>
    rows.map((row) => dress(table, row));

  return {
    createCategory(args): Row {
      const input = inputOf(args);
      mustBeFree(store.rows('category'), 'name', textIn(input, 'name'), 'Category name already exists');
      mustBeFree(store.rows('category'), 'code', textIn(input, 'code'), 'Category code already exists');
      return dress('category', store.insert('category', filled(input)));
    },
    updateCategory({ id, ...args }): Row {
      const input = inputOf(args);
      mustBeFree(store.rows('category'), 'name', textIn(input, 'name'), 'Category name already exists', id);
      const row = live('category', id, 'Category not found');
      return dress('category', store.update('category', row['id'], filled(input)));
    },
    deleteCategory({ id }): boolean {
      live('category', id, 'Category not found or already deleted');
      const used = store.rows('product').filter((row) => row['categoryId'] === id && row['isDelete'] !== true).length;
      if (used > 0)
        throw new GraphQLError(`Cannot delete category. It has ${String(used)} active products associated with it.`);
      store.update('category', id, { isDelete: true });
      return true;
    },
    createProduct: (args): Row => dress('product', addProduct(inputOf(args))),
    updateProduct({ id, ...args }): Row {
      const row = live('product', id, 'Product not found');
      checkCodes(inputOf(args), row['id']);
      return dress('product', store.update('product', row['id'], filled(inputOf(args))));
    },
    updateProductImage({ id, image_url: image }): Row {
      const row = live('product', id, 'Product not found or already deleted');
      return dress('product', store.update('product', row['id'], { image_url: image, image_path: image }));
    },
    deleteProduct({ id }): boolean {
      live('product', id, 'Product not found or already deleted');
      store.update('product', id, { isDelete: true });
      return true;
    },
    bulkImportProducts(args): Row {
      const results = listIn(inputOf(args), 'products').map((input): Row => {
        const names = { sku: textIn(input, 'sku'), product_name: String(input['product_name']) };
        try {
          return { ...names, product: dress('product', addProduct(input)), status: 'imported', error: null };
        } catch (error) {
          const message = error instanceof Error ? error.message : 'Unknown error';
          const status = message.includes('already exists') ? 'skipped' : 'failed';
          return { ...names, product: null, status, error: message };
        }
      });
      const count = (status: string): number => results.filter((row) => row['status'] === status).length;
      const counts = { imported: count('imported'), failed: count('failed'), skipped: count('skipped') };
      const message = `Import completed. ${String(counts.imported)} products imported`;
      const errors = results.flatMap((row) => row['error'] ?? []);
      return { success: counts.failed === 0, message, ...counts, errors, results };
    },
    adjustStock({ productId, quantity, note }): Row {
      const product = live('product', productId, 'Product not found');
      const [change, before] = [Number(quantity), Number(product['stock_quantity'])];
      if (change < 0 && -change > before)
        throw new GraphQLError(`Insufficient stock. Available: ${String(before)}, Requested: ${String(-change)}`);
      const after = addToStock(product, change);
      const isOut = Number(after['stock_quantity']) <= 0;
      return dress('stock', entry(after, change, { note, is_outofstock: isOut }, 'Manual adjustment'));
    },
    createStock(args): Row {
      const input = inputOf(args);
      if (!input['quantity']) throw new GraphQLError('Product ID and quantity are required');
      const product = live('product', input['productId'], 'Product not found');
      return dress(
        'stock',
        entry(addToStock(product, Number(input['quantity'])), Number(input['quantity']), input, 'Stock entry'),
      );
    },
    updateStock({ id, ...args }): Row {
      const before = store.find('stock', id);
      if (!before) throw new GraphQLError('Stock not found');
      const after = store.update('stock', id, filled(inputOf(args)));
      const product = store.find('product', after['productId']);
      if (product) addToStock(product, Number(after['quantity']) - Number(before['quantity']));
      return dress('stock', after);
    },
    deleteStock({ id }): boolean {
      const row = store.find('stock', id);
      if (!row) throw new GraphQLError('Stock not found');
      const product = store.find('product', row['productId']);
      if (product) addToStock(product, -Number(row['quantity']));
      store.remove('stock', (each) => each['id'] === id);
      return true;
    },
    acknowledgeStockAlert: ({ id }): Row =>
      dress(
        'stockAlert',
        store.update('stockAlert', validId(id), { acknowledged: true, acknowledged_at: isoText(now()) }),
      ),
    generateDailyReport: ({ date }): Row => dailyReport(date),
    generateSalesReports({ date }): Row {
      const reports = shown('salesReport', salesReports(date));
      return {
        success: true,
        message: `Generated ${String(reports.length)} sales reports`,
        reports,
        count: reports.length,
      };
    },
    generateStockAlerts(): Row {
      const alerts = shown('stockAlert', stockAlerts());
      return {
        success: true,
        message: `Generated ${String(alerts.length)} stock alerts`,
        alerts,
        count: alerts.length,
      };
    },
    generateComprehensiveDailyReport({ date }): Row {
      const daily = dailyReport(date);
      const [sales, alerts] = [shown('salesReport', salesReports(date)), shown('stockAlert', stockAlerts())];
      const { total_sales, total_orders, total_patients } = daily;
      const summary = {
        total_sales,
        total_orders,
        total_patients,
        products_sold: sales.length,
        new_alerts: alerts.length,
      };
      return { dailyReport: daily, salesReports: sales, stockAlerts: alerts, summary };
    },
  };
}
