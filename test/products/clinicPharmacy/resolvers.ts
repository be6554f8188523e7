import { GraphQLError } from 'graphql';
import { startOfDay, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { fullNameOf, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { type ClinicMemory, appointmentsOf, clinicPharmacyIds, clinicPharmacyRows } from './records.ts';
import { iso, patientsOf } from './records.ts';
import { instantOfText } from './times.ts';
import { clinicPharmacyWrites } from './writes.ts';

interface Page {
  readonly skip?: number | null;
  readonly take?: number | null;
}

interface Paged {
  readonly pagination?: Page | null;
}

type Texts<Name extends string> = Readonly<Partial<Record<Name, string | null>>>;

const zone = 'America/New_York';
const includes = (value: unknown, part: string): boolean =>
  typeof value === 'string' && value.toLowerCase().includes(part.toLowerCase());

/** Resolvers of the service, for a member of staff at the desk. */
export function clinicPharmacyRoots(stage: Backstage): object {
  const { practice, cap, now } = stage;
  const memory: ClinicMemory = { details: new Map(), visits: [], visitChanges: new Map(), words: new Map() };
  const rows = clinicPharmacyRows(stage, memory);
  function pageOf<Item>(all: readonly Item[], page: Page | null | undefined, usual: number): readonly Item[] {
    const skip = page?.skip ?? 0;
    return all.slice(skip, skip + Math.min(page?.take ?? usual, cap));
  }
  const byId = (all: readonly Row[], id: string): Row | null => all.find((row) => row['id'] === id) ?? null;
  const clients = () => patientsOf(practice);
  function patient({ id }: { id: string }): Row | null {
    const row = rowOf(clients(), clinicPharmacyIds.key('client', id));
    return row && rows.patient(row);
  }
  function searchPatients({ query }: { query: string }): Row[] {
    // Each column alone: whole names are in none of them.
    return clients()
      .map(rows.patient)
      .filter((row) =>
        ['first_name', 'last_name', 'national_id', 'phone'].some((column) => includes(row[column], query)),
      );
  }
  /** The day that an instant is on at the clinic; a date alone is that day. */
  function todaysAppointments({ date, status, ...page }: Page & Texts<'date' | 'status'>): object {
    const day = /^\d{4}-\d\d-\d\d$/.test(date ?? '') ? String(date) : wallDay(date ? instantOfText(date) : now(), zone);
    const [from, to] = [startOfDay(day, zone), startOfDay(day, zone, 1)];
    const found = appointmentsOf(practice)
      .filter((row) => row.start >= from && row.start < to && (!status || rows.wordOf(row) === status))
      .toReversed();
    const items = pageOf(found, page, 100).map((row) => {
      stage.meet('appointment', row.key);
      const [person, doctor] = [rowOf(practice.clients, row.clientKey), rowOf(practice.providers, row.providerKey)];
      return {
        appointment_id: clinicPharmacyIds.of('appointment', row.key),
        time: iso(row.start),
        status: rows.wordOf(row),
        reason: row.reason,
        patient_id: clinicPharmacyIds.of('client', row.clientKey ?? 0),
        patient_fullname: person && fullNameOf(person),
        doctor_id: clinicPharmacyIds.of('provider', row.providerKey ?? 0),
        doctor_name: doctor && fullNameOf(doctor),
      };
    });
    return { items, total: found.length };
  }
  function stockExpiryAlerts({ search, ...page }: Page & Texts<'search'>): object {
    const items = rows.stocks().flatMap((stock) => {
      const product = rows.products()[Number(stock['productKey'])];
      const days = Math.floor((Date.parse(String(stock['expiration_date'])) - now()) / 86_400_000);
      if (stock['quantity'] === 0 || !product || !includes(product['product_name'], search ?? '')) return [];
      const ids = { stock_id: stock['id'], product_id: product['id'] };
      const what = { product_name: product['product_name'], sku: product['sku'], unit: product['unit'] };
      const when = { expiration_date: stock['expiration_date'], days_left: days, warn_days: 30 };
      return [{ ...ids, ...what, quantity: stock['quantity'], ...when, percent_remaining: 60, color: 'orange' }];
    });
    return { items: pageOf(items, page, 100), total: items.length };
  }
  const me = () => rows.users().at(-1);
  return {
    users({ filter, pagination }: Paged & { filter?: Texts<'role' | 'status' | 'email' | 'username'> | null }) {
      const { role, status, email, username } = filter ?? {};
      const found = rows
        .users()
        .filter((row) => (!role || row['role'] === role) && (!status || row['status'] === status))
        .filter((row) => includes(row['email'], email ?? '') && includes(row['username'], username ?? ''));
      return { users: pageOf(found, pagination, 10), total: found.length };
    },
    user: ({ id }: { id: string }) => byId(rows.users(), id),
    me,
    patients: ({ pagination }: Paged) => ({
      patients: pageOf(clients(), pagination, 10).map(rows.patient),
      total: clients().length,
    }),
    patient,
    searchPatients,
    categories: rows.categories,
    category: ({ id }: { id: string }) => byId(rows.categories(), id),
    products({ pagination, filter }: Paged & { filter?: (Texts<'product_type'> & { low_stock?: boolean }) | null }) {
      const found = rows
        .products()
        .filter((row) => !filter?.product_type || row['product_type'] === filter.product_type)
        .filter((row) => filter?.low_stock !== true || Number(row['stock_quantity']) < 10);
      return { products: pageOf(found, pagination, 10), total: found.length };
    },
    product: ({ id }: { id: string }) => byId(rows.products(), id),
    searchProducts: ({ query }: { query: string }) =>
      rows.products().filter((row) => includes(row['product_name'], query)),
    lowStockProducts: () => rows.products().filter((row) => Number(row['stock_quantity']) < 10),
    checkSkuExists: ({ sku }: { sku: string }) => rows.products().some((row) => row['sku'] === sku),
    orders({ pagination, filter }: Paged & { filter?: Texts<'status'> | null }) {
      const found = rows.orders().filter((row) => !filter?.status || row['status'] === filter.status);
      return { orders: pageOf(found, pagination, 10), total: found.length };
    },
    order: ({ id }: { id: string }) => byId(rows.orders(), id),
    patientOrders: ({ patientId }: { patientId: string }) =>
      rows.orders().filter((row) => row['patientKey'] === clinicPharmacyIds.key('client', patientId)),
    appointments: ({ pagination }: Paged) => pageOf(appointmentsOf(practice), pagination, 10).map(rows.appointment),
    appointment({ id }: { id: string }) {
      const row = rowOf(appointmentsOf(practice), clinicPharmacyIds.key('appointment', id));
      return row && rows.appointment(row);
    },
    patientAppointments({ patientId }: { patientId: string }) {
      const key = clinicPharmacyIds.key('client', patientId);
      return appointmentsOf(practice)
        .filter(({ clientKey }) => clientKey === key)
        .map(rows.appointment);
    },
    doctorAppointments({ doctorId }: { doctorId: string }) {
      const key = clinicPharmacyIds.key('provider', doctorId);
      return appointmentsOf(practice)
        .filter(({ providerKey }) => providerKey === key)
        .map(rows.appointment);
    },
    medicalRecords({ patientId, pagination }: Paged & Texts<'patientId'>) {
      const key = clinicPharmacyIds.key('client', patientId);
      return pageOf(
        rows.records().filter((row) => !patientId || row['patientKey'] === key),
        pagination,
        10,
      );
    },
    medicalRecord: ({ id }: { id: string }) => byId(rows.records(), id),
    treatmentPlans: [],
    visit({ id }: { id: string }) {
      const found = byId(rows.allVisits(), id);
      if (found) return found;
      throw new GraphQLError('Visit not found');
    },
    // What these lists are told of pages has other names than they look for, so that it is always the first.
    visits: ({ patientId, status }: Texts<'patientId' | 'status'>) =>
      rows
        .allVisits()
        .filter((row) => (!patientId || row['patientId'] === patientId) && (!status || row['status'] === status))
        .slice(0, 20),
    patientVisits: ({ patientId }: { patientId: string }) =>
      rows
        .allVisits()
        .filter((row) => row['patientId'] === patientId)
        .slice(0, 20),
    queueTickets: ({ station, status }: Texts<'station' | 'status'>) =>
      rows
        .tickets()
        .filter((row) => (!station || row['station'] === station) && (!status || row['status'] === status))
        .slice(0, 50),
    queueTicket({ id }: { id: string }) {
      const found = byId(rows.tickets(), id);
      if (found) return found;
      throw new GraphQLError('Queue ticket not found');
    },
    queueStats({ station }: Texts<'station'>) {
      const counts = new Map<string, { station: unknown; status: unknown; count: number }>();
      for (const row of rows.tickets()) {
        if (station && row['station'] !== station) continue;
        const at = `${String(row['station'])} ${String(row['status'])}`;
        const count = (counts.get(at)?.count ?? 0) + 1;
        counts.set(at, { station: row['station'], status: row['status'], count });
      }
      return [...counts.values()];
    },
    triageQueue({ status, ...page }: Page & Texts<'status'>) {
      const found = rows
        .tickets()
        .filter((row) => row['station'] === 'triage' && (!status || row['status'] === status));
      return { tickets: pageOf(found, page, 50), total: found.length };
    },
    patientVitals: [],
    stocks: ({ pagination }: Paged) => pageOf(rows.stocks(), pagination, 10),
    stockExpiryAlerts,
    todaysAppointments,
    notificationsOverview: ({ date }: Texts<'date'>) => ({
      stocks: stockExpiryAlerts({ take: 50 }),
      appointments: todaysAppointments({ take: 50, date: date ?? null }),
    }),
    ...clinicPharmacyWrites(stage, rows, memory),
  };
}
