import { GraphQLError } from 'graphql';
import { offsetText, startOfDay, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { fullNameOf, practiceDays, rowOf } from '../../dialects/practice.ts';
import { type Ledger, type OrderRecord, paidOf } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { breeds, medicinesOf, species, vets } from './records.ts';
import { gingrIds, ownersOf, phoneOf } from './words.ts';

interface InvoiceArgs {
  readonly perPage?: number | null;
  readonly page?: number | null;
  readonly complete?: boolean | null;
  readonly closedOnly?: boolean | null;
  readonly fromDate?: string | null;
  readonly toDate?: string | null;
}

const zone = 'America/New_York';
const hour = 3_600_000;
const immunizations: readonly (readonly [id: string, type: string, species: string, required: boolean])[] = [
  ['1', 'Rabies', '1', true],
  ['2', 'Bordetella', '1', true],
  ['3', 'DHPP', '1', false],
  ['4', 'Rabies', '2', true],
  ['5', 'FVRCP', '2', false],
];
const ownField = 'how_did_you_hear';
const heardOf = ['A friend', 'Web', 'Street sign', 'Web'];
const forms: Readonly<Record<string, readonly string[]>> = {
  owner_form: ['first_name', 'last_name', 'email', 'cell_phone', 'home_phone', ownField],
  animal_form: ['first_name', 'species_id', 'breed_id', 'birthday'],
};

const at = (instant: number): string => offsetText(instant, zone);

/** Lists beside reservations, most of them short. */
export function gingrMore({ practice }: Backstage, ledger: Ledger): Readonly<Record<string, unknown>> {
  const { of: id, key } = gingrIds;
  const packages = (): readonly Row[] =>
    ownersOf(practice)
      .filter((row) => row.key % 15 === 0)
      .map((row) => ({
        id: String(400 + row.key),
        ownerId: id('client', row.key),
        packageId: row.key % 2 === 0 ? '1' : '2',
        packageName: row.key % 2 === 0 ? 'Ten visits' : 'Nails every month',
        price: row.key % 2 === 0 ? 180 : 15,
        billDayOfMonth: row.key % 28,
        locationId: id('place', row.placeKey),
        startDate: '2026-02-01',
        cancelledDate: row.key % 4 === 0 ? '2026-08-01' : null,
      }));
  const invoice = (order: OrderRecord): Row => {
    const owner = rowOf(practice.clients, order.clientKey);
    const total = order.subtotalCents + order.taxCents;
    const paid = paidOf(ledger, order.key);
    return {
      id: String(5000 + order.key),
      ownerId: id('client', order.clientKey),
      ownerName: owner && fullNameOf(owner),
      createdAt: at(order.at),
      closedAt: paid === total ? at(order.at + hour) : null,
      subtotal: order.subtotalCents / 100,
      taxAmount: order.taxCents / 100,
      total: total / 100,
      paid: paid / 100,
      items: order.items.map(({ name, quantity, unitCents }) => ({ name, quantity, price: unitCents / 100 })),
    };
  };
  const shifts = (placeKey: number | null): readonly Row[] =>
    practiceDays.flatMap((day, index) =>
      practice.providers
        .filter((row) => placeKey !== null && row.placeKeys.includes(placeKey))
        .map((row) => ({
          id: String(index * 100 + row.key),
          userId: id('provider', row.key),
          userName: fullNameOf(row),
          clockIn: at(startOfDay(day, zone) + 8 * hour),
          clockOut: at(startOfDay(day, zone) + 17 * hour),
          locationId: id('place', placeKey ?? 0),
          deleted: !row.isActive,
        })),
    );
  const animalOf = (animalId: string) => rowOf(practice.patients, key('patient', animalId));
  return {
    species: () => species,
    breeds: () => breeds,
    vets: ({ vetFlag }: { readonly vetFlag?: boolean | null }) =>
      vetFlag === true ? vets : vets.map((row) => ({ id: row['id'], name: row['name'] })),
    temperaments: [
      { id: '1', label: 'Friendly', color: '#2a9d8f' },
      { id: '2', label: 'Shy', color: '#e9c46a' },
    ],
    immunizationTypes: ({ speciesId }: { readonly speciesId: string }) =>
      immunizations
        .filter(([, , kind]) => kind === speciesId)
        .map(([typeId, type, , required]) => ({ id: typeId, type, speciesId, required })),
    animalImmunizations({ animalId }: { readonly animalId: string }) {
      const patient = animalOf(animalId);
      const kind = species.find(({ name }) => name === patient?.species)?.['id'];
      return immunizations
        .filter(([, , of]) => patient !== null && of === kind)
        .map(([typeId, type, , verified]) => ({
          id: `${animalId}${typeId}`,
          typeId,
          type,
          expiresAt: `2027-0${String(1 + ((patient?.key ?? 0) % 9))}-01`,
          verified,
        }));
    },
    feedingInfo({ animalId }: { readonly animalId: string }) {
      if (!animalOf(animalId)) return null;
      const feedingSchedules = ['8:00 AM', '5:00 PM'].map((time, index) => ({
        id: String(index + 1),
        time,
        instructions: 'Dry food',
        amount: '1/2',
        unit: 'Cup',
        type: 'House food',
      }));
      return { animalId, feedingSchedules };
    },
    medicationInfo({ animalId }: { readonly animalId: string }) {
      const patient = animalOf(animalId);
      if (!patient) return null;
      const type = medicinesOf(patient);
      const schedule = { id: '1', time: '8:00 AM', type, amount: '1', unit: 'Tablet', notes: null };
      return { animalId, medicationSchedules: type === null ? [] : [schedule] };
    },
    retailItems: [
      { id: '1', name: 'Leash', price: 14.5, sku: 'LE-1', taxable: true },
      { id: '2', name: 'Dental chews', price: 9.9, sku: null, taxable: true },
    ],
    servicesByType: ({ typeId }: { readonly typeId: string }) =>
      ['Bath', 'Nail trim'].map((name, index) => ({ id: String(50 + index), name, price: 20 + index * 5, typeId })),
    invoices({ perPage, page, complete, closedOnly, fromDate, toDate }: InvoiceArgs): readonly Row[] {
      if ((perPage ?? null) !== null && (page ?? null) === null) throw new GraphQLError('per_page requires page');
      // Estimates are no invoices, and there are none.
      if (complete !== true) return [];
      const rows = ledger.orders
        .filter((order) => {
          const day = wallDay(order.at, zone);
          return (!fromDate || day >= fromDate) && (!toDate || day <= toDate);
        })
        .map(invoice)
        .filter((row) => closedOnly !== true || row['closedAt'] !== null);
      const first = Math.max(0, (page ?? 1) - 1);
      return rows.slice(first, first + (perPage ?? rows.length));
    },
    transaction({ id: transactionId }: { readonly id: string }) {
      const order = rowOf(ledger.orders, Number(transactionId) - 5000);
      if (!order) return null;
      const { id: number, ownerId, createdAt, total } = invoice(order);
      const payments = ledger.payments
        .filter(({ orderKey }) => orderKey === order.key)
        .map((row) => ({ id: String(row.key), amount: row.cents / 100, method: row.method, createdAt: at(row.at) }));
      return { id: number, ownerId, createdAt, total, payments };
    },
    subscription: ({ id: wanted }: { readonly id: string }) => packages().find((row) => row['id'] === wanted) ?? null,
    subscriptions(args: Row): readonly Row[] {
      const first = Number(args['offset'] ?? 0);
      return packages()
        .filter((row) => args['includeDeleted'] === true || row['cancelledDate'] === null)
        .filter((row) =>
          ['billDayOfMonth', 'ownerId', 'locationId', 'packageId'].every(
            (name) => (args[name] ?? row[name]) === row[name],
          ),
        )
        .slice(first, first + Number(args['limit'] ?? 1000));
    },
    timeclockReport(args: Row): readonly Row[] {
      const { startDate, endDate, userIds, includeDeleted } = args;
      const placeKey = key('place', String(args['locationId']));
      return shifts(placeKey).filter((row) => {
        const day = String(row['clockIn']).slice(0, 10);
        const isOf = !Array.isArray(userIds) || userIds.includes(row['userId']);
        return (
          day >= String(startDate) &&
          day <= String(endDate) &&
          isOf &&
          (includeDeleted === true || row['deleted'] === false)
        );
      });
    },
    reportCardFiles: ({ limit }: { readonly limit?: number | null }) =>
      practice.appointments
        .filter((row) => row.state === 'completed' && row.patientKey !== null && row.key % 5 === 0)
        .slice(0, limit ?? 10)
        .map((row) => ({
          id: String(row.key),
          animalId: id('patient', row.patientKey ?? 0),
          reservationId: id('appointment', row.key),
          fileName: 'report.jpg',
          url: `https://files.example.test/${String(row.key)}.jpg`,
          uploadedAt: at(row.start + hour),
        })),
    form: ({ form }: { readonly form: string }) =>
      (forms[form] ?? []).map((name) => ({
        name,
        label: name.replaceAll('_', ' '),
        type: 'text',
        required: name === 'last_name',
      })),
    // Fields that a business added to a form of its own; those of the table are not among them.
    customFieldSearch({ formId, fieldName, search }: { readonly formId: string; fieldName: string; search: string }) {
      if (formId !== 'owner_form' || fieldName !== ownField) return [];
      return ownersOf(practice)
        .filter(({ key: number }) => (heardOf[number % 4] ?? '').toLowerCase().includes(search.toLowerCase()))
        .map((row) => ({
          systemId: id('client', row.key),
          firstName: row.givenName ?? '',
          lastName: row.familyName,
          homePhone: phoneOf(row, 'Home'),
          cellPhone: phoneOf(row, 'Mobile'),
        }));
    },
  };
}
