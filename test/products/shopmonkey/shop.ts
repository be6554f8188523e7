import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import type { MessageRecord, ThreadRecord } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import type { ShopmonkeyCustomers } from './customers.ts';
import { type ListArgs, listResponse, rowListing } from './lists.ts';
import type { ShopmonkeyMemory } from './memory.ts';
import type { ShopmonkeyOrders } from './orders.ts';
import { opened, roles, type ShopmonkeyPlaces } from './places.ts';
import { dateTime, endOf, madeId, notFound, shopmonkeyIds } from './values.ts';

/** The queries of the shop, and how payments and messages look. */
export type ShopmonkeyShop = ReturnType<typeof shopmonkeyShop>;

const { of, key } = shopmonkeyIds;
const methods = ['Card', 'Cash', 'Check'] as const;
const checks = ['Brake pads', 'Tires', 'Battery', 'Wiper blades'];
const colors = ['Green', 'Yellow', 'Red', 'Green'];
/** The queries for vehicles, orders, money and messages. */
export function shopmonkeyShop(
  { practice, cap }: Backstage,
  memory: ShopmonkeyMemory,
  parts: {
    readonly places: ShopmonkeyPlaces;
    readonly customers: ShopmonkeyCustomers;
    readonly orders: ShopmonkeyOrders;
  },
) {
  const { common } = parts.places;
  const { customerOf, vehicleOf } = parts.customers;
  const { orders } = parts;
  const list = (rows: readonly Row[], args: ListArgs, columns: readonly string[] = []): Row =>
    listResponse(rows, args, rowListing(columns), cap);
  const firstPlace = practice.places[0];
  const firstLocation = of('place', firstPlace?.key ?? 1);

  const payment = (row: Row): Row => ({ ...row, order: () => orders.find(String(row['orderId'])) });
  const payments = (): readonly Row[] => [
    ...orders
      .visits()
      .filter(({ state, key: visit }) => state === 'completed' && visit % 4 !== 0)
      .map((row: AppointmentRecord) => {
        const order = orders.find(orders.ownIdOf(row));
        return payment({
          ...common(endOf(row)),
          id: madeId('payment', row.key),
          locationId: of('place', row.placeKey),
          orderId: orders.ownIdOf(row),
          payerId: row.clientKey === null ? null : of('client', row.clientKey),
          amountCents: order?.['totalCostCents'] ?? 0,
          paymentType: methods[row.key % methods.length],
          paymentMode: row.key % 5 === 0 ? 'Online' : 'InPerson',
          transactionType: 'Charge',
          cardDigits: row.key % methods.length === 0 ? String(1000 + row.key) : null,
          deposit: false,
          note: '',
          receiptNumber: 500 + row.key,
          recordedDate: dateTime(endOf(row)),
          refunded: false,
        });
      }),
    ...memory.payments.map(payment),
  ];

  const inspections = (): readonly Row[] =>
    orders
      .visits()
      .filter(({ key: visit }) => visit % 3 === 0)
      .map((row) => {
        const id = madeId('inspection', row.key);
        const isDone = row.state === 'completed' || row.state === 'ready';
        return {
          ...common(row.start),
          id,
          locationId: of('place', row.placeKey),
          orderId: orders.ownIdOf(row),
          name: 'Courtesy inspection',
          completed: isDone,
          completedById: isDone && row.providerKey !== null ? of('provider', row.providerKey) : null,
          completedDate: isDone ? dateTime(endOf(row)) : null,
          items: checks.map((name, index) => ({
            id: madeId('inspectionItem', row.key * 8 + index),
            inspectionId: id,
            name,
            message: index === 2 && isDone ? 'Replace before winter' : '',
            status: isDone ? colors[(row.key + index) % colors.length] : null,
            authorizationStatus: 'Undecided',
            approved: isDone,
            ordinal: index + 1,
          })),
        };
      });

  const message = (row: MessageRecord): Row => ({
    ...common(row.at),
    id: madeId('message', row.key),
    conversationId: madeId('conversation', row.threadKey),
    authorType: row.isInbound ? 'Customer' : 'User',
    customerId: row.isInbound ? of('client', row.clientKey) : null,
    userId: null,
    text: row.body,
    origin: row.isInbound ? 'SMS' : 'Web',
    internal: row.isInbound ? null : false,
    sendSms: row.isInbound ? null : true,
    sendEmail: row.isInbound ? null : false,
    shopRead: row.isInbound ? row.isRead : null,
    smsStatus: row.isInbound ? null : 'Sent',
    deleted: false,
  });
  const conversation = (thread: ThreadRecord): Row => {
    const rows = memory.ledger.messages.filter(({ threadKey }) => threadKey === thread.key);
    return {
      ...common(rows[0]?.at ?? opened),
      id: madeId('conversation', thread.key),
      locationId: of('place', rowOf(practice.clients, thread.clientKey)?.placeKey ?? 1),
      customerId: of('client', thread.clientKey),
      customer: () => customerOf(thread.clientKey),
      archived: thread.isClosed,
      deleted: false,
      messages: rows.map(message),
    };
  };

  const byId = (what: string, rows: readonly Row[], id: string): Row => {
    const row = rows.find((each) => each['id'] === id);
    if (row) return row;
    throw notFound(what, id);
  };
  const vehicleBy = (value: string, fits: (row: Row) => boolean): Row => {
    const row = vehicleOf(memory.vehicles.find(fits)?.id ?? null);
    if (row) return row;
    throw notFound('Vehicle', value);
  };
  const isSame = (own: unknown, wanted: string): boolean => String(own).toLowerCase() === wanted.toLowerCase();

  return {
    payment,
    conversation,
    message,
    roots: {
      vehicle({ id }: { readonly id: string }): Row {
        const row = vehicleOf(id);
        if (row) return row;
        throw notFound('Vehicle', id);
      },
      vehicleByVin: ({ vin }: { readonly vin: string }) => vehicleBy(vin, (row) => isSame(row['vin'], vin)),
      vehicleByLicensePlate: ({ region, licensePlate }: { readonly region: string; readonly licensePlate: string }) =>
        vehicleBy(
          licensePlate,
          (row) => isSame(row['licensePlate'], licensePlate) && isSame(row['licensePlateState'], region),
        ),
      orders: (args: ListArgs) => orders.listed(orders.orders(), args),
      order: ({ id }: { readonly id: string }) => orders.orderIn(id),
      services: ({ orderId }: { readonly orderId: string }) => orders.servicesOf(orders.orderIn(orderId)),
      payments: (args: ListArgs) => list(payments(), args, ['orderId', 'locationId', 'paymentType', 'recordedDate']),
      payment: ({ id }: { readonly id: string }) => byId('Payment', payments(), id),
      inspections: (args: ListArgs) => list(inspections(), args, ['orderId', 'locationId', 'completed', 'createdDate']),
      conversations: (args: ListArgs) =>
        list(memory.ledger.threads.map(conversation), args, ['customerId', 'locationId', 'archived', 'createdDate']),
      messages: ({ conversationId }: { readonly conversationId: string }) =>
        byId('Conversation', memory.ledger.threads.map(conversation), conversationId)['messages'],
      loggedInUser: () => ({
        userId: madeId('user', 0),
        email: 'api@example.test',
        firstName: 'API',
        lastName: 'Integration',
        companyId: parts.places.company['id'],
        locationId: firstLocation,
        location: () => parts.places.locationOf(key('place', firstLocation)),
        role: roles[0],
      }),
    },
  };
}
