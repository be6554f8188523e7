import { instantOfWall, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { paymentTerms, referralSources } from './customers.ts';
import { type ListArgs, listResponse, rowListing } from './lists.ts';
import type { ShopmonkeyMemory } from './memory.ts';
import type { ShopmonkeyOrders } from './orders.ts';
import { laborRateCents, opened, roles, type ShopmonkeyPlaces } from './places.ts';
import { dateTime, madeId, shopmonkeyIds } from './values.ts';

const { of } = shopmonkeyIds;
const vendorNames = ['Casco Bay Auto Parts', 'Granite State Tire', 'Northeast Lubricants'];
const goods = [
  ['Oil filter', 'OF-1180', 14, 650, 1195],
  ['Synthetic oil 5W-30, quart', 'SO-0530', 60, 480, 995],
  ['Brake pads, front', 'BP-2201', 6, 3890, 7450],
  ['Wiper blade 22"', 'WB-0022', 11, 790, 1649],
  ['Battery H6', 'BA-0006', 3, 11_800, 18_995],
] as const;

/** The queries for stock, clocked time and settings. */
export function shopmonkeyStock(
  { practice, now, cap }: Backstage,
  memory: ShopmonkeyMemory,
  { common, userOf, label }: ShopmonkeyPlaces,
  { workflowStatuses }: ShopmonkeyOrders,
) {
  const firstLocation = of('place', practice.places[0]?.key ?? 1);
  const vendors = vendorNames.map((name, index): Row => {
    const contact = {
      contactFirstName: 'Dale',
      contactLastName: `Emery`,
      contactEmail: `orders${String(index)}@example.test`,
    };
    const address = { address1: `${String(40 + index)} Route 1`, city: 'Portland', state: 'ME', postalCode: '04101' };
    return { ...common(opened), id: madeId('vendor', index), locationId: firstLocation, name, ...contact, ...address };
  });
  const inventoryParts = goods.map(([name, number, quantity, wholesaleCostCents, retailCostCents], index): Row => ({
    ...common(opened),
    id: madeId('inventoryPart', index),
    locationId: firstLocation,
    name,
    number,
    quantity,
    wholesaleCostCents,
    retailCostCents,
    taxable: true,
    note: null,
    binLocation: `A${String(index + 1)}`,
    vendorId: madeId('vendor', index % vendorNames.length),
    vendor: vendors[index % vendorNames.length],
    deleted: false,
  }));
  const inventoryTires = [16, 17, 18].map((rim): Row => ({
    ...common(opened),
    id: madeId('inventoryTire', rim),
    locationId: firstLocation,
    name: `All-season 215/60R${String(rim)}`,
    model: 'Assurance',
    size: `215/60R${String(rim)}`,
    seasonality: 'AllSeason',
    quantity: rim,
    wholesaleCostCents: 7400 + rim * 100,
    retailCostCents: 10_900 + rim * 150,
    taxable: true,
    deleted: false,
  }));
  const purchaseOrders = (['Draft', 'Ordered', 'Received'] as const).map((status, index): Row => ({
    ...common(now() - index * 86_400_000),
    id: madeId('purchaseOrder', index),
    locationId: firstLocation,
    number: String(300 + index),
    status,
    vendor: vendors[index],
    orderedDate: status === 'Draft' ? null : dateTime(now() - index * 86_400_000),
    invoiceNumber: null,
    note: null,
    totalPriceCents: 13_500 + index * 2700,
  }));
  const timesheets = practice.providers
    .filter(({ isActive, placeKeys }) => isActive && placeKeys.length > 0)
    .map((person, index): Row => {
      const place = rowOf(practice.places, person.placeKeys[0] ?? null);
      const zone = place?.zone ?? 'America/New_York';
      const clockIn = instantOfWall(`${wallDay(now(), zone)}T07:${String(30 + index).padStart(2, '0')}:00`, zone);
      return {
        ...common(clockIn),
        id: madeId('timesheet', person.key),
        locationId: of('place', place?.key ?? 1),
        technicianId: of('provider', person.key),
        technician: () => userOf(person.key),
        number: 80 + index,
        activity: 'General',
        type: 'Timeclock',
        clockIn: dateTime(clockIn),
        clockOut: null,
        duration: null,
        inProgress: true,
        note: '',
      };
    });
  const labels = (): readonly Row[] => [
    ...[...new Set(practice.clients.flatMap(({ tags }) => tags))].map((tag) => label(tag)),
    label('Rush', 'Order'),
  ];
  const laborRates = [
    { ...common(opened), id: madeId('laborRate', 1), name: 'Standard', valueCents: laborRateCents },
    { ...common(opened), id: madeId('laborRate', 2), name: 'Diagnostics', valueCents: laborRateCents + 2500 },
  ];
  const taxConfigs = practice.places.map((place): Row => {
    const rates = { taxPercent: 5.5, epaPercent: 0, laborTaxable: true, partTaxable: true, taxSystem: 'US' };
    return { ...common(opened), id: madeId('taxConfig', place.key), locationId: of('place', place.key), ...rates };
  });

  const listed =
    (rows: () => readonly Row[], ...columns: readonly string[]) =>
    (args: ListArgs): Row =>
      listResponse(rows(), args, rowListing(columns), cap);

  return {
    timesheets: listed(() => timesheets, 'technicianId', 'locationId', 'clockIn', 'inProgress'),
    vendors: listed(() => vendors, 'name'),
    inventoryParts: listed(() => inventoryParts, 'name', 'quantity'),
    inventoryTires: listed(() => inventoryTires, 'name', 'quantity'),
    searchParts({ query, ...args }: ListArgs & { readonly query: string }): Row {
      const fits = (row: Row): boolean =>
        `${String(row['name'])} ${String(row['number'])}`.toLowerCase().includes(query.trim().toLowerCase());
      return listed(() => inventoryParts.filter(fits))(args);
    },
    purchaseOrders: listed(() => purchaseOrders, 'number'),
    workflowStatuses: listed(() => workflowStatuses, 'locationId', 'name', 'position'),
    roles: listed(() => roles),
    labels: listed(labels, 'entity', 'name'),
    laborRates: listed(() => laborRates),
    paymentTerms: listed(() => paymentTerms),
    referralSources: listed(() => referralSources),
    taxConfigs: listed(() => taxConfigs, 'locationId'),
    webhooks: listed(() => memory.webhooks),
  };
}
