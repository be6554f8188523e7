import type { Backstage } from '../../dialects/dialect.ts';
import { compareValues, type Row, sortedBy } from '../generatedRows.ts';
import type { Store } from './store.ts';
import type { TableName } from './words.ts';

/** How a field of one row leads to others. */
type Relation =
  | { readonly to: 'one'; readonly table: TableName; readonly via: string; readonly only?: readonly string[] }
  | { readonly to: 'oneBy'; readonly table: TableName; readonly via: string }
  | {
      readonly to: 'many';
      readonly table: TableName;
      readonly via: string;
      readonly by?: string;
      readonly most?: number;
    };

type Relations = Readonly<Record<string, Relation>>;

const toOne = (table: TableName, via: string): Relation => ({ to: 'one', table, via });
const oneBy = (table: TableName, via: string): Relation => ({ to: 'oneBy', table, via });
/** Rows that lead here, the latest by a column first. */
const many = (table: TableName, via: string, by?: string): Relation => ({ to: 'many', table, via, ...(by && { by }) });
/** A user as other rows know one: the server reads no other columns there. */
const user = (via: string, only: readonly string[] = ['id', 'username', 'email', 'role']): Relation => {
  return { to: 'one', table: 'user', via, only };
};

const relations: Readonly<Partial<Record<TableName, Relations>>> = {
  user: {
    medicalRecords: many('medicalRecord', 'doctorId', 'created_at'),
    appointments: many('appointment', 'doctorId', 'appointment_time'),
    purchases: many('purchase', 'userId', 'created_at'),
    orders: many('order', 'userId', 'created_at'),
    treatmentPlans: many('treatmentPlan', 'doctorId', 'created_at'),
  },
  patient: {
    appointments: many('appointment', 'patientId', 'appointment_time'),
    medicalRecords: many('medicalRecord', 'patientId', 'created_at'),
    orders: many('order', 'patientId', 'created_at'),
    treatmentPlans: many('treatmentPlan', 'patientId', 'created_at'),
    visits: many('visit', 'patientId', 'visit_date'),
    queueTickets: many('queueTicket', 'patientId', 'created_at'),
  },
  category: { products: many('product', 'categoryId') },
  product: {
    category: toOne('category', 'categoryId'),
    orderItems: many('orderItem', 'productId'),
    purchaseItems: many('purchaseItem', 'productId'),
    prescriptions: many('prescription', 'productId'),
    stocks: { to: 'many', table: 'stock', via: 'productId', by: 'created_at', most: 50 },
    salesReports: many('salesReport', 'productId', 'report_date'),
    stockAlerts: many('stockAlert', 'productId', 'created_at'),
  },
  order: {
    user: user('userId'),
    patient: toOne('patient', 'patientId'),
    orderItems: many('orderItem', 'orderId'),
    payments: many('payment', 'orderId', 'payment_date'),
    invoice: oneBy('invoice', 'orderId'),
    visitOrders: many('visitOrder', 'orderId'),
  },
  orderItem: { order: toOne('order', 'orderId'), product: toOne('product', 'productId') },
  payment: { order: toOne('order', 'orderId'), invoice: oneBy('invoice', 'paymentId') },
  invoice: { order: toOne('order', 'orderId'), payment: toOne('payment', 'paymentId') },
  supplier: { purchases: many('purchase', 'supplierId', 'created_at') },
  purchase: {
    supplier: toOne('supplier', 'supplierId'),
    user: user('userId', ['id', 'username', 'email']),
    purchaseItems: many('purchaseItem', 'purchaseId'),
  },
  purchaseItem: { purchase: toOne('purchase', 'purchaseId'), product: toOne('product', 'productId') },
  stock: { product: toOne('product', 'productId') },
  stockAlert: { product: toOne('product', 'productId') },
  appointment: {
    patient: toOne('patient', 'patientId'),
    doctor: user('doctorId'),
    medicalRecords: many('medicalRecord', 'appointmentId', 'created_at'),
    visits: many('visit', 'appointmentId', 'visit_date'),
  },
  medicalRecord: {
    patient: toOne('patient', 'patientId'),
    doctor: user('doctorId'),
    appointment: toOne('appointment', 'appointmentId'),
    prescriptions: many('prescription', 'medicalRecordId'),
  },
  prescription: { medicalRecord: toOne('medicalRecord', 'medicalRecordId'), product: toOne('product', 'productId') },
  treatmentPlan: { patient: toOne('patient', 'patientId'), doctor: user('doctorId') },
  salesReport: { product: toOne('product', 'productId') },
  visit: {
    patient: toOne('patient', 'patientId'),
    appointment: toOne('appointment', 'appointmentId'),
    vitals: oneBy('vitals', 'visitId'),
    queueTickets: many('queueTicket', 'visitId', 'created_at'),
    visitOrders: many('visitOrder', 'visitId'),
  },
  vitals: { visit: toOne('visit', 'visitId') },
  queueTicket: {
    visit: toOne('visit', 'visitId'),
    patient: toOne('patient', 'patientId'),
    events: many('queueEvent', 'ticketId', 'at'),
  },
  queueEvent: { ticket: toOne('queueTicket', 'ticketId') },
  visitOrder: { visit: toOne('visit', 'visitId'), order: toOne('order', 'orderId') },
};

const metKinds = { user: 'provider', patient: 'client', appointment: 'appointment' } as const;

/** Makes an answer of a row: its columns, and functions that lead to other rows. */
export type Dress = (table: TableName, row: Row) => Row;

/** The newest by a column first; rows that are equal stay as they were. */
export function latestBy(rows: readonly Row[], column: string): readonly Row[] {
  return sortedBy(rows, [{ value: (row) => row[column], isDescending: true, nullsFirst: false }]);
}

/** The oldest or smallest by a column first. */
export function earliestBy(rows: readonly Row[], column: string): readonly Row[] {
  return rows.toSorted((one, other) => compareValues(one[column], other[column]));
}

/** How rows of a store are shown. */
export function createDress(store: Store, { meet }: Backstage): Dress {
  const follow = (row: Row, relation: Relation): unknown => {
    const { table, via } = relation;
    if (relation.to === 'one') {
      const found = store.find(table, row[via]);
      if (!found || (table === 'category' && found['isDelete'] === true)) return null;
      if (!relation.only) return dress(table, found);
      const links = Object.keys(relations[table] ?? {});
      const shown = [...relation.only, ...links];
      return Object.fromEntries(Object.entries(dress(table, found)).filter(([name]) => shown.includes(name)));
    }
    const found = store.rows(table).filter((each) => each[via] === row['id']);
    if (relation.to === 'oneBy') return found[0] ? dress(table, found[0]) : null;
    const ordered = relation.by === undefined ? found : latestBy(found, relation.by);
    return ordered.slice(0, relation.most ?? ordered.length).map((each) => dress(table, each));
  };
  function dress(table: TableName, row: Row): Row {
    if (table === 'user' || table === 'patient' || table === 'appointment') meet(metKinds[table], Number(row['key']));
    const links = Object.entries(relations[table] ?? {}).map(([name, relation]) => [name, () => follow(row, relation)]);
    return { ...row, ...(Object.fromEntries(links) as Row) };
  }
  return dress;
}
