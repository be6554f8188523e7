import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, fullNameOf, type PlaceRecord, rowOf } from '../../dialects/practice.ts';
import { isRow, type Row } from '../generatedRows.ts';
import type { ShopmonkeyCustomers } from './customers.ts';
import { type ListArgs, listResponse, rowListing } from './lists.ts';
import type { OrderOwner } from './orderLinks.ts';
import type { ShopmonkeyMemory } from './memory.ts';
import { laborRateCents, opened, type ShopmonkeyPlaces } from './places.ts';
import {
  dateTime,
  endOf,
  isOnCalendar,
  madeId,
  notFound,
  shopmonkeyIds,
  workflowIndexOf,
  workflows,
} from './values.ts';

export type ShopmonkeyOrders = ReturnType<typeof shopmonkeyOrders>;

const { of, key } = shopmonkeyIds;
const orderColumns = [
  'locationId',
  'customerId',
  'vehicleId',
  'status',
  'workflowStatusId',
  'archived',
  'authorized',
  'paid',
  'createdDate',
  'updatedDate',
  'completedDate',
];
const taxPercent = 5.5;

/** The id of a column of the board, which every location has for itself. */
export function workflowStatusId(placeKey: number, index: number): string {
  return madeId('workflowStatus', placeKey * 10 + index);
}

/** Makes rows of orders, and of what stands on them: an order begins when the customer of a visit comes. */
export function shopmonkeyOrders(
  { practice, cap }: Backstage,
  memory: ShopmonkeyMemory,
  parts: { readonly places: ShopmonkeyPlaces; readonly customers: ShopmonkeyCustomers },
) {
  const { common, locationOf, userOf, label } = parts.places;
  const { customerOf, vehicleOf, vehiclesOf } = parts.customers;

  const workflowStatuses = practice.places.flatMap(({ key: placeKey }: PlaceRecord) =>
    workflows.map(({ name, status }, index): Row => ({
      ...common(opened),
      id: workflowStatusId(placeKey, index),
      locationId: of('place', placeKey),
      name,
      position: index + 1,
      invoiceWorkflow: status === 'Invoice',
      archiveWhenInactive: status === 'Invoice',
      daysToArchive: 14,
    })),
  );
  const orderIds = new Map<number, string>();
  const ownIdOf = ({ key: visit }: AppointmentRecord): string => {
    const id = orderIds.get(visit) ?? madeId('order', visit);
    orderIds.set(visit, id);
    return id;
  };
  const idOf = (row: AppointmentRecord): string | null => {
    const kept = memory.visits.get(row.key)?.['orderId'];
    if (kept !== undefined) return typeof kept === 'string' ? kept : null;
    return workflowIndexOf(row) < 0 ? null : ownIdOf(row);
  };
  const writer = practice.providers.find(({ role }) => role === 'technician') ?? null;

  /** An order with everything that hangs on it, which takes the place of the ids. */
  const linked = (order: Row): Row => {
    const statusId = order['workflowStatusId'];
    return {
      ...order,
      location: () => locationOf(key('place', String(order['locationId']))),
      customer: () => customerOf(key('client', String(order['customerId']))),
      vehicle: () => vehicleOf(String(order['vehicleId'])),
      serviceWriter: () => userOf(key('provider', String(order['serviceWriterId']))),
      workflowStatus: () => workflowStatuses.find(({ id }) => id === statusId) ?? null,
    };
  };

  const lineOf = (row: AppointmentRecord, orderId: string, index: number): Row => {
    const type = rowOf(practice.visitTypes, row.typeKey);
    const isDeferred = index === 1;
    const hours = isDeferred ? 0.5 : (type?.minutes ?? row.minutes) / 60;
    const laborCents = Math.round(hours * laborRateCents);
    const id = madeId('service', row.key * 2 + index);
    const labor = {
      id: madeId('labor', row.key * 2 + index),
      serviceId: id,
      orderId,
      name: isDeferred ? 'Follow-up' : (type?.name ?? null),
      note: '',
      hours,
      rateCents: laborRateCents,
      completed: row.state === 'completed' && !isDeferred,
      completedDate: row.state === 'completed' && !isDeferred ? dateTime(endOf(row)) : null,
      technicianId: row.providerKey === null ? null : of('provider', row.providerKey),
      taxable: true,
      ordinal: 1,
    };
    return {
      ...common(row.start),
      id,
      orderId,
      customerId: row.clientKey === null ? null : of('client', row.clientKey),
      name: labor.name,
      note: isDeferred ? 'Customer will think about it' : '',
      authorizationStatus: isDeferred ? 'Declined' : 'Authorized',
      deferredDate: isDeferred ? dateTime(endOf(row)) : null,
      deferredReason: isDeferred ? 'Declined' : null,
      recommended: isDeferred,
      lumpSum: false,
      hidden: false,
      ordinal: index + 1,
      calculatedLaborCents: laborCents,
      calculatedPartsCents: 0,
      totalCents: laborCents,
      labors: [labor],
      parts: [],
    };
  };

  const orderOfVisit = (row: AppointmentRecord): Row => {
    const id = ownIdOf(row);
    const client = rowOf(practice.clients, row.clientKey);
    const column = workflows[workflowIndexOf(row)];
    const services = [0, ...(row.key % 6 === 0 ? [1] : [])].map((index) => lineOf(row, id, index));
    const laborCents = Number(services[0]?.['totalCents'] ?? 0);
    const taxCents = Math.round((laborCents * taxPercent) / 100);
    const isDone = row.state === 'completed';
    const paidCents = isDone && row.key % 4 !== 0 ? laborCents + taxCents : 0;
    const type = rowOf(practice.visitTypes, row.typeKey);
    const vehicleId = row.clientKey === null ? null : (vehiclesOf(row.clientKey)[0]?.id ?? null);
    return linked({
      ...common(row.start, row.updatedAt),
      id,
      publicId: madeId('publicOrder', row.key),
      number: String(1000 + row.key),
      locationId: of('place', row.placeKey),
      status: column?.status ?? 'Estimate',
      workflowStatusId: workflowStatusId(row.placeKey, Math.max(0, workflowIndexOf(row))),
      workflowStatusPosition: row.key,
      customerId: client && of('client', client.key),
      vehicleId,
      serviceWriterId: writer && of('provider', writer.key),
      assignedTechnicianIds: row.providerKey === null ? [] : [of('provider', row.providerKey)],
      appointmentDates: [dateTime(row.start)],
      name: null,
      generatedName: type?.name ?? null,
      generatedCustomerName: client && fullNameOf(client),
      coalescedName: type?.name ?? null,
      complaint: row.reason,
      recommendation: row.key % 6 === 0 ? 'Follow-up in half a year' : null,
      ...memory.orderChanges.get(id),
      archived: isDone && row.key % 3 === 0,
      deleted: false,
      authorized: column?.status !== 'Estimate',
      authorizedDate: column?.status === 'Estimate' ? null : dateTime(row.start),
      invoiced: isDone,
      invoicedDate: isDone ? dateTime(endOf(row)) : null,
      completedDate: isDone ? dateTime(endOf(row)) : null,
      dueDate: dateTime(endOf(row)),
      orderCreatedDate: dateTime(row.start),
      paid: paidCents > 0,
      fullyPaidDate: paidCents > 0 ? dateTime(endOf(row)) : null,
      laborCents,
      partsCents: 0,
      tiresCents: 0,
      discountCents: 0,
      taxCents,
      totalCostCents: laborCents + taxCents,
      paidCostCents: paidCents,
      remainingCostCents: laborCents + taxCents - paidCents,
      mileageIn: null,
      mileageOut: null,
      messageCount: 0,
      inspectionCount: row.key % 3 === 0 ? 1 : 0,
      purchaseOrderNumber: null,
      labels: row.key % 10 === 0 ? [label('Rush', 'Order')] : [],
      services,
    });
  };

  const visits = (): readonly AppointmentRecord[] =>
    practice.appointments.filter((row) => isOnCalendar(row) && workflowIndexOf(row) >= 0);
  const orders = (): readonly Row[] => [...visits().map(orderOfVisit), ...memory.orders.map(linked)];
  const ordersOf = (clientKeys: readonly number[]): readonly Row[] => [
    ...visits()
      .filter(({ clientKey }) => clientKey !== null && clientKeys.includes(clientKey))
      .map(orderOfVisit),
    ...memory.orders
      .filter((order) => clientKeys.includes(key('client', String(order['customerId'])) ?? -1))
      .map(linked),
  ];
  const find = (id: string): Row | null => {
    const visit = visits().find((row) => ownIdOf(row) === id);
    if (visit) return orderOfVisit(visit);
    const order = memory.orders.find((row) => row['id'] === id);
    return order ? linked(order) : null;
  };
  const listed = (rows: readonly Row[], args: ListArgs): Row => listResponse(rows, args, rowListing(orderColumns), cap);
  const listOf = (args: ListArgs, { clientKeys, vehicleId }: OrderOwner): Row => {
    const rows = ordersOf(clientKeys);
    return listed(vehicleId === undefined ? rows : rows.filter((order) => order['vehicleId'] === vehicleId), args);
  };
  const servicesOf = (order: Row): readonly Row[] =>
    Array.isArray(order['services']) ? order['services'].filter(isRow) : [];
  const deferredOf = (clientKey: number): readonly Row[] =>
    ordersOf([clientKey])
      .flatMap(servicesOf)
      .filter(({ deferredReason }) => deferredReason !== null);
  /** The order of an id. */
  const orderIn = (id: string): Row => {
    const order = find(id);
    if (order) return order;
    throw notFound('Order', id);
  };

  return { workflowStatuses, orders, listed, orderIn, servicesOf, visits, idOf, ownIdOf, find, listOf, deferredOf };
}
