import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type PatientRecord, rowOf } from '../../dialects/practice.ts';
import type { OrderRecord } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import type { WayfernMemory } from './memory.ts';
import { isAmong, isSaid, type ListArgs, orderedBy } from './paging.ts';
import type { WayfernShown } from './queues.ts';
import { dateOf, money, notFound, typeId, typeKey, wayfernIds } from './values.ts';

/** Makes a page of a list, by its filter. */
export type ListOf = <Item>(
  name: string,
  args: ListArgs,
  rows: readonly Item[],
  show: (item: Item) => Row,
  fits?: (item: Item, filter: Row) => boolean,
) => Row;

const { of } = wayfernIds;
const dayMs = 86_400_000;
const vaccines = ['Rabies 3-year', 'DHPP', 'FVRCP'];
const panels = ['Chem 10 / CBC', 'Urinalysis', 'Fecal O&P'];
const goods = [
  ['Amoxicillin 250 mg', 'MEDICATION', false, 85],
  ['Gabapentin 100 mg', 'MEDICATION', true, 64],
  ['Kidney diet 8 lb', 'DIET', false, 4450],
  ['Syringe 3 ml', 'CONSUMABLE', false, 21],
  ['Cone, medium', 'RETAIL', false, 1399],
] as const;

/** Queries of treatment, money and stock. */
export function moneyLookups(
  { practice, now }: Backstage,
  { ledger }: WayfernMemory,
  records: WayfernShown,
  list: ListOf,
) {
  const { invoice, payment, stateOf } = records;
  const invoiceOf = (id: unknown): OrderRecord => {
    const row = rowOf(ledger.orders, typeKey('inv', id));
    if (!row) throw notFound('Invoice', id);
    return row;
  };
  const product = (index: number): Row => {
    const [displayName, kind, controlled, cents] = goods[index % goods.length] ?? goods[0];
    const id = typeId('prd', index + 1);
    return { id, displayName, kind, controlled, sku: `WF-${String(1001 + index)}`, unitPrice: money(cents) };
  };
  const ofPatient = (rest: number): readonly PatientRecord[] =>
    practice.patients.filter((row) => row.key % 8 === rest && row.clientKey !== null);
  const isOf = (row: PatientRecord, filter: Row): boolean =>
    isSaid(filter, 'patientId', of('patient', row.key)) && isSaid(filter, 'clientId', of('client', row.clientKey ?? 0));
  const byPlace = (row: { readonly placeKey: number }, filter: Row): boolean =>
    isSaid(filter, 'locationId', of('place', row.placeKey));
  const vets = practice.providers.filter(({ role }) => role === 'veterinarian');
  const vetOf = ({ key }: PatientRecord): Row | null => records.providerOf(vets[key % vets.length]?.key ?? null);
  const patientOf = (row: PatientRecord) => () => records.patient(row);
  const indexes = goods.map((_, index) => index);

  return {
    listVaccinations: (args: ListArgs) =>
      list(
        'vaccinations',
        args,
        ofPatient(1),
        (row) => ({
          id: typeId('vac', row.key),
          patient: patientOf(row),
          vaccineName: vaccines[row.key % 3],
          lotNumber: `L${String(7000 + row.key)}`,
          administerTime: utcText(now() - (row.key % 300) * dayMs),
          nextDueDate: dateOf(now() + (365 - (row.key % 300)) * dayMs),
          administeredBy: () => vetOf(row),
        }),
        isOf,
      ),
    listPrescriptions: (args: ListArgs) =>
      list(
        'prescriptions',
        args,
        ofPatient(2),
        (row) => ({
          id: typeId('prx', row.key),
          patient: patientOf(row),
          product: product(row.key % 2),
          directions: 'Give one by mouth every 12 hours',
          quantity: 20,
          refillsRemaining: row.key % 3,
          prescriber: () => vetOf(row),
          expireDate: dateOf(now() + 90 * dayMs),
        }),
        isOf,
      ),
    listLabOrders: (args: ListArgs) =>
      list(
        'labOrders',
        args,
        ofPatient(3),
        (row) => ({
          id: typeId('lab', row.key),
          patient: patientOf(row),
          panelName: panels[row.key % 3],
          state: row.key % 2 === 0 ? 'RESULTED' : 'COLLECTED',
          orderTime: utcText(now() - (row.key % 9) * dayMs),
          resultTime: row.key % 2 === 0 ? utcText(now() - 3_600_000) : null,
        }),
        isOf,
      ),
    listEstimates: (args: ListArgs) =>
      list(
        'estimates',
        args,
        ofPatient(4),
        (row) => ({
          id: typeId('est', row.key),
          title: row.key % 2 === 0 ? 'Dental cleaning' : 'Mass removal',
          patient: patientOf(row),
          lowAmount: money(42_000),
          highAmount: money(61_550),
          state: ['SENT', 'APPROVED', 'DRAFT'][row.key % 3],
          expireDate: dateOf(now() + 30 * dayMs),
        }),
        isOf,
      ),
    listInvoices: (args: ListArgs) =>
      list(
        'invoices',
        args,
        orderedBy(ledger.orders, args.input?.['orderBy'], {
          id: (row) => row.key,
          issueTime: (row) => row.at,
        }),
        invoice,
        (row, filter) =>
          byPlace(row, filter) &&
          isSaid(filter, 'clientId', of('client', row.clientKey)) &&
          isAmong(filter, 'states', stateOf(row)),
      ),
    getInvoice: ({ input }: { readonly input: Row }) => invoice(invoiceOf(input['id'])),
    listPayments: (args: ListArgs) =>
      list('payments', args, ledger.payments, payment, (row, filter) =>
        isSaid(filter, 'clientId', of('client', row.clientKey)),
      ),
    listProducts: (args: ListArgs) =>
      list(
        'products',
        args,
        indexes.map(product),
        (row) => row,
        (row, filter) => {
          const query = typeof filter['query'] === 'string' ? filter['query'].toLowerCase() : '';
          return isAmong(filter, 'kinds', row['kind']) && String(row['displayName']).toLowerCase().includes(query);
        },
      ),
    listStockLevels: (args: ListArgs) =>
      list(
        'stockLevels',
        args,
        practice.places.flatMap((place) => indexes.map((index) => ({ placeKey: place.key, index }))),
        ({ placeKey, index }) => ({
          product: product(index),
          stockLocation: {
            id: typeId('stl', placeKey),
            displayName: 'Pharmacy cabinet',
            location: () => records.locationOf(placeKey),
          },
          onHand: (index * 13 + placeKey * 7) % 60,
          reorderPoint: 10,
          earliestExpireDate: index === 4 ? null : '2027-06-30',
        }),
        byPlace,
      ),
    listPurchaseOrders: (args: ListArgs) =>
      list(
        'purchaseOrders',
        args,
        practice.places.map((place) => ({ placeKey: place.key })),
        ({ placeKey }) => ({
          id: typeId('por', placeKey),
          orderNumber: `PO-${String(2200 + placeKey)}`,
          supplier: {
            id: typeId('sup', 1),
            displayName: 'Northeast Vet Supply',
            accountNumber: '88-1207',
            phoneNumber: null,
          },
          location: () => records.locationOf(placeKey),
          state: placeKey === 1 ? 'SUBMITTED' : 'RECEIVED',
          total: money(18_420 + placeKey * 1000),
          orderTime: utcText(now() - placeKey * 4 * dayMs),
        }),
        byPlace,
      ),
  };
}
