import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { writeMessage } from '../../dialects/practiceLedger.ts';
import { changeAppointment } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import type { ShopmonkeyCustomers } from './customers.ts';
import type { ShopmonkeyMemory, VehicleRow } from './memory.ts';
import { type ShopmonkeyOrders, workflowStatusId } from './orders.ts';
import type { ShopmonkeyPlaces } from './places.ts';
import type { ShopmonkeyShop } from './shop.ts';
import {
  allowedOf,
  dateTime,
  instantIn,
  madeId,
  notFound,
  problem,
  shopmonkeyIds,
  workflows,
  writtenRow,
} from './values.ts';

interface DataArgs {
  readonly id: string;
  readonly data: Row;
}

const { of, key } = shopmonkeyIds;

/** The mutations of vehicles, orders, payments, messages and webhooks. */
export function shopWrites(
  backstage: Backstage,
  memory: ShopmonkeyMemory,
  parts: {
    readonly places: ShopmonkeyPlaces;
    readonly customers: ShopmonkeyCustomers;
    readonly orders: ShopmonkeyOrders;
    readonly shop: ShopmonkeyShop;
    readonly customerIn: (id: string) => ClientRecord;
  },
) {
  const { practice, now } = backstage;
  const { vehicle } = parts.customers;
  const { orderIn, workflowStatuses, visits, ownIdOf } = parts.orders;
  const { common } = parts.places;
  const allowed = allowedOf(backstage);

  const changeVehicle = (id: string, change: (row: VehicleRow) => VehicleRow): Row => {
    allowed();
    const index = memory.vehicles.findIndex((row) => row.id === id);
    const before = memory.vehicles[index];
    if (!before) throw notFound('Vehicle', id);
    const row = { ...change(before), updatedDate: dateTime(now()) };
    memory.vehicles[index] = row;
    return vehicle(row);
  };
  const columnIn = (data: Row): { readonly index: number; readonly fields: Row } | null => {
    const id = givenText(data, 'workflowStatusId') ?? null;
    if (id === null) return null;
    const status = workflowStatuses.find((row) => row['id'] === id);
    if (!status) throw notFound('Workflow Status', id);
    const index = Number(status['position']) - 1;
    return { index, fields: { workflowStatusId: id, status: workflows[index]?.status ?? 'Estimate' } };
  };

  return {
    createVehicle({ data }: { readonly data: Row }): Row {
      allowed();
      const { customerId, ...fields } = data;
      const owner = typeof customerId === 'string' ? [parts.customerIn(customerId).key] : [];
      const row: VehicleRow = {
        createdDate: dateTime(now()),
        updatedDate: null,
        licensePlateCountry: 'US',
        mileageUnit: 'Mile',
        odometer: true,
        ...fields,
        note: givenText(data, 'note') ?? '',
        id: madeId('vehicle', 10_000 + memory.vehicles.length),
        ownerKeys: owner,
      };
      memory.vehicles.push(row);
      return vehicle(row);
    },
    updateVehicle: ({ id, data }: DataArgs) => changeVehicle(id, (row) => ({ ...row, ...presentFields(data) })),
    linkVehicle({ id, customerId }: { readonly id: string; readonly customerId: string }): Row {
      const { key: owner } = parts.customerIn(customerId);
      return changeVehicle(id, (row) => ({ ...row, ownerKeys: [...new Set([...row.ownerKeys, owner])] }));
    },
    createOrder({ data }: { readonly data: Row }): Row {
      allowed();
      const customerId = givenText(data, 'customerId') ?? null;
      const client = customerId === null ? null : parts.customerIn(customerId);
      const given = givenText(data, 'locationId') ?? null;
      const place = given === null ? (practice.places[0] ?? null) : rowOf(practice.places, key('place', given));
      if (!place) throw notFound('Location', given ?? '');
      const number = 9000 + memory.orders.length;
      const column = columnIn(data)?.fields ?? { workflowStatusId: workflowStatusId(place.key, 0), status: 'Estimate' };
      const cents = [
        'laborCents',
        'partsCents',
        'tiresCents',
        'discountCents',
        'taxCents',
        'totalCostCents',
        'paidCostCents',
      ];
      const flags = ['archived', 'deleted', 'authorized', 'invoiced', 'paid'];
      const row: Row = {
        ...common(now()),
        ...Object.fromEntries(cents.map((field) => [field, 0])),
        ...Object.fromEntries(flags.map((field) => [field, false])),
        ...data,
        ...column,
        id: madeId('order', number),
        publicId: madeId('publicOrder', number),
        number: String(number),
        locationId: of('place', place.key),
        coalescedName: givenText(data, 'name') ?? null,
        generatedCustomerName: client && [client.givenName, client.familyName].filter(Boolean).join(' '),
        dueDate: data['dueDate'] ? dateTime(instantIn(data['dueDate'], 'dueDate')) : null,
        orderCreatedDate: dateTime(now()),
        remainingCostCents: 0,
        assignedTechnicianIds: [],
        appointmentDates: [],
        messageCount: 0,
        inspectionCount: 0,
        labels: [],
        services: [],
      };
      memory.orders.push(row);
      return orderIn(String(row['id']));
    },
    /** To move the order of a visit on the board moves the visit. */
    updateOrder({ id, data }: DataArgs): Row {
      allowed();
      orderIn(id);
      const column = columnIn(data);
      const { workflowStatusId: _, ...fields } = data;
      const visit = visits().find((row) => ownIdOf(row) === id);
      if (visit) {
        const state = column && workflows[column.index]?.state;
        if (column && !state) throw problem('BAD_REQUEST', 'Order can not be moved back to Estimates');
        if (state) writtenRow(changeAppointment(practice, visit.key, { state }, now()));
        memory.orderChanges.set(id, { ...memory.orderChanges.get(id), ...presentFields(fields) });
      } else {
        const index = memory.orders.findIndex((row) => row['id'] === id);
        memory.orders[index] = { ...memory.orders[index], ...presentFields(fields), ...column?.fields };
      }
      return orderIn(id);
    },
    recordManualPayment({ data }: { readonly data: Row }): Row {
      allowed();
      const order = orderIn(String(data['orderId']));
      const amount = Number(data['amountCents']);
      if (amount <= 0) throw problem('BAD_REQUEST', 'amountCents must be a positive integer');
      const number = 7000 + memory.payments.length;
      const row: Row = {
        ...common(now()),
        id: madeId('payment', number),
        locationId: order['locationId'],
        orderId: order['id'],
        payerId: order['customerId'],
        amountCents: amount,
        paymentType: data['paymentType'],
        paymentMode: 'Manual',
        transactionType: 'Charge',
        cardDigits: null,
        deposit: false,
        note: givenText(data, 'note') ?? '',
        receiptNumber: number,
        recordedDate: dateTime(now()),
        refunded: false,
      };
      memory.payments.push(row);
      return parts.shop.payment(row);
    },
    sendMessage({ data }: { readonly data: Row }): Row {
      allowed();
      const [conversationId, customerId] = [givenText(data, 'conversationId'), givenText(data, 'customerId')];
      const thread = memory.ledger.threads.find((row) => madeId('conversation', row.key) === conversationId);
      if (conversationId && !thread) throw notFound('Conversation', conversationId);
      const clientKey = customerId ? parts.customerIn(customerId).key : undefined;
      const input = { clientKey, threadKey: thread?.key, body: givenText(data, 'text') ?? '' };
      return parts.shop.message(writtenRow(writeMessage(practice, memory.ledger, input, now())));
    },
    createWebhook({ data }: { readonly data: Row }): Row {
      allowed();
      const url = givenText(data, 'url') ?? '';
      if (!url.startsWith('https://')) throw problem('BAD_REQUEST', 'url must be a secure url');
      const id = madeId('webhook', 100 + memory.webhooks.length);
      const row = { enabled: true, ...data, id, createdDate: dateTime(now()) };
      memory.webhooks.push(row);
      return row;
    },
    deleteWebhook({ id }: { readonly id: string }): Row {
      allowed();
      const index = memory.webhooks.findIndex((row) => row['id'] === id);
      if (index < 0) throw notFound('Webhook', id);
      memory.webhooks.splice(index, 1);
      return { success: true };
    },
  };
}
