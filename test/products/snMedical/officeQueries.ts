import { GraphQLError } from 'graphql';
import type { Row } from '../generatedRows.ts';
import { holds, searchText } from './queries.ts';
import { earliestBy, latestBy } from './relations.ts';
import type { Service } from './resolvers.ts';
import { instantIn, pageOf, type Pagination, type TableName, validId } from './words.ts';

interface Paged {
  readonly pagination?: Pagination | null;
}

interface ById {
  readonly id: string;
}

type Filter = Readonly<Record<string, unknown>> | null;

interface Filtered extends Paged {
  readonly filter?: Filter;
}

interface Between {
  readonly date_from?: string | null;
  readonly date_to?: string | null;
}

const lowStock = 10;
const given = (filter: Filter | undefined, name: string): unknown => filter?.[name] ?? null;

/** Whether a column is between two instants, both counted; null has no bound. */
function isBetween(value: unknown, { date_from: from = null, date_to: to = null }: Between): boolean {
  const instant = Date.parse(String(value));
  return (from === null || instant >= instantIn(from)) && (to === null || instant <= instantIn(to));
}

/** Products, orders, suppliers, purchases, stock and reports. */
export function officeQueries({ store, dress, backstage: { cap } }: Service): object {
  const live = (table: TableName): readonly Row[] => store.rows(table).filter((row) => row['isDelete'] !== true);
  const shown = (table: TableName, rows: readonly Row[]): readonly Row[] => rows.map((row) => dress(table, row));
  const byId = (table: TableName, id: string, message: string): Row => {
    const row = store.find(table, validId(id));
    if (!row || row['isDelete'] === true) throw new GraphQLError(message);
    return dress(table, row);
  };

  return {
    categories: (): readonly Row[] => shown('category', earliestBy(live('category'), 'name')),
    category: ({ id }: ById): Row => byId('category', id, 'Category not found'),
    products({ filter, pagination }: Filtered): Row {
      const rows = latestBy(live('product'), 'created_at').filter(
        (row) =>
          [
            ['product_type', 'product_type'],
            ['category', 'categoryId'],
            ['status', 'status'],
          ].every(([name = '', column = '']) => given(filter, name) === null || row[column] === given(filter, name)) &&
          (given(filter, 'low_stock') !== true || Number(row['stock_quantity']) <= Number(row['reorder_point'] ?? 0)),
      );
      // Without a size it is all of them, as nowhere else.
      return { products: shown('product', pageOf(rows, pagination, cap, null)), total: rows.length };
    },
    product: ({ id }: ById): Row => byId('product', id, 'Product not found'),
    searchProducts({ query }: { readonly query: string }): readonly Row[] {
      const wanted = searchText(query);
      const found = live('product').filter(
        (row) =>
          row['status'] === 'active' &&
          ['product_name', 'generic_name', 'sku', 'barcode'].some((column) => holds(row[column], wanted)),
      );
      return shown('product', earliestBy(found, 'product_name').slice(0, 20));
    },
    lowStockProducts(): readonly Row[] {
      const found = store.rows('product').filter((row) => {
        const quantity = Number(row['stock_quantity']);
        return row['status'] === 'active' && (quantity <= Number(row['reorder_point'] ?? 0) || quantity <= lowStock);
      });
      return shown('product', earliestBy(found, 'stock_quantity').slice(0, 50));
    },
    checkSkuExists: ({ sku }: { readonly sku: string }): boolean =>
      sku.trim() !== '' && store.rows('product').some((row) => row['sku'] === sku.trim()),
    orders({ filter, pagination }: Filtered): Row {
      const between: Between = {
        date_from: given(filter, 'date_from') as string | null, // Sound: the schema has it as a DateTime.
        date_to: given(filter, 'date_to') as string | null,
      };
      const rows = latestBy(store.rows('order'), 'order_date').filter(
        (row) =>
          (!given(filter, 'status') || row['status'] === given(filter, 'status')) &&
          (given(filter, 'is_walkin') === null || row['is_walkin'] === given(filter, 'is_walkin')) &&
          isBetween(row['order_date'], between),
      );
      return { orders: shown('order', pageOf(rows, pagination, cap)), total: rows.length };
    },
    order: ({ id }: ById): Row => byId('order', id, 'Order not found'),
    patientOrders({ patientId }: { readonly patientId: string }): readonly Row[] {
      const wanted = validId(patientId);
      const rows = store.rows('order').filter((row) => row['patientId'] === wanted);
      return shown('order', latestBy(rows, 'order_date'));
    },
    suppliers: ({ pagination }: Paged): readonly Row[] =>
      shown('supplier', pageOf(earliestBy(live('supplier'), 'name'), pagination, cap)),
    supplier: ({ id }: ById): Row => byId('supplier', id, 'Supplier not found'),
    purchases: ({ pagination }: Paged): readonly Row[] =>
      shown('purchase', pageOf(latestBy(live('purchase'), 'purchase_date'), pagination, cap)),
    purchase: ({ id }: ById): Row => byId('purchase', id, 'Purchase not found'),
    stocks({ productId = null, pagination }: Paged & { readonly productId?: string | null }): readonly Row[] {
      const rows = store.rows('stock').filter((row) => !productId || row['productId'] === validId(productId));
      return shown('stock', pageOf(latestBy(rows, 'created_at'), pagination, cap));
    },
    stockAlerts({ acknowledged = null, pagination }: Paged & { readonly acknowledged?: boolean | null }) {
      const rows = store
        .rows('stockAlert')
        .filter((row) => acknowledged === null || row['acknowledged'] === acknowledged);
      return shown('stockAlert', pageOf(latestBy(rows, 'created_at'), pagination, cap));
    },
    dailyReports: (args: Between): readonly Row[] =>
      latestBy(
        store.rows('dailyReport').filter((row) => isBetween(row['report_date'], args)),
        'report_date',
      ).slice(0, 100),
    salesReports({ productId = null, ...args }: Between & { readonly productId?: string | null }): readonly Row[] {
      const rows = store
        .rows('salesReport')
        .filter(
          (row) => isBetween(row['report_date'], args) && (!productId || row['productId'] === validId(productId)),
        );
      return shown('salesReport', latestBy(rows, 'report_date').slice(0, 500));
    },
  };
}
