import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { rowWithFp, vetigenIds } from './fingerprints.ts';
import type { VetigenMedical } from './medical.ts';
import type { VetigenMemory } from './memory.ts';
import { catalog, type VetigenOffice } from './office.ts';
import { contains, dateIn, notFound, type PageArgs, pageOf } from './values.ts';

interface ByFp {
  readonly fp: string;
}

interface StockArgs extends PageArgs {
  readonly search?: string | null;
  readonly category?: string | null;
  readonly low_stock_only?: boolean | null;
  readonly clinic_fp?: string | null;
}

interface VaccinationsArgs extends PageArgs {
  readonly patient_fp?: string | null;
  readonly clinic_fp?: string | null;
  readonly due_before?: string | null;
}

interface MoneyArgs extends PageArgs {
  readonly customer_fp?: string | null;
  readonly clinic_fp?: string | null;
  readonly invoice_fp?: string | null;
  readonly status?: string | null;
}

interface RemindersArgs extends PageArgs {
  readonly clinic_fp?: string | null;
  readonly type?: string | null;
  readonly due_before?: string | null;
}

const { of } = vetigenIds;

/** Queries of medical lists, stock, money, messages and chores. */
export function officeQueries(
  { practice, cap }: Backstage,
  memory: VetigenMemory,
  medical: VetigenMedical,
  office: VetigenOffice,
): object {
  const { ledger } = memory;
  const isAt = (fp: string | null | undefined, placeKey: number): boolean => !fp || of('place', placeKey) === fp;
  const isOfCustomer = (fp: string | null | undefined, key: number): boolean => !fp || of('client', key) === fp;
  const newest = <Item extends { readonly at: number; readonly key: number }>(rows: readonly Item[]): readonly Item[] =>
    rows.toSorted((one, other) => other.at - one.at || other.key - one.key);
  const one = <Item>(row: Item | null | undefined, show: (row: Item) => Row, resource: string, fp: string): Row => {
    if (row === null || row === undefined) throw notFound(resource, fp);
    return show(row);
  };
  const patientKeyOf = (fp: string): number => {
    const row = rowOf(practice.patients, vetigenIds.key('patient', fp));
    if (!row) throw notFound('PATIENT', fp);
    return row.key;
  };

  return {
    vaccinations(args: VaccinationsArgs) {
      const before = args.due_before ? dateIn(args.due_before, 'due_before') : null;
      const rows = medical
        .vaccinationRows()
        .filter(
          ({ appointment: { patientKey } }) => !args.patient_fp || of('patient', patientKey ?? 0) === args.patient_fp,
        )
        .filter(({ appointment: { placeKey } }) => isAt(args.clinic_fp, placeKey))
        .filter(({ nextDueOn }) => before === null || nextDueOn < before);
      return pageOf(rows, args, cap, medical.vaccination);
    },
    medications({
      patient_fp: fp,
      is_active: isActive,
    }: {
      readonly patient_fp: string;
      readonly is_active?: boolean;
    }) {
      return medical
        .medicationsOf(patientKeyOf(fp))
        .filter((row) => typeof isActive !== 'boolean' || row['is_active'] === isActive);
    },
    diagnostics(args: PageArgs & { readonly patient_fp?: string | null; readonly status?: string | null }) {
      const rows = medical
        .diagnosticRows(args.patient_fp ? patientKeyOf(args.patient_fp) : null)
        .filter((row) => !args.status || medical.diagnosticStatus(row) === args.status);
      return pageOf(newest(rows), args, cap, medical.diagnostic);
    },
    inventory(args: StockArgs) {
      const rows = office
        .stock()
        .filter((row) => contains(args.search, [row.product.name, row.product.sku]))
        .filter((row) => !args.category || row.product.category === args.category)
        .filter((row) => args.low_stock_only !== true || office.isLow(row))
        .filter(({ placeKey }) => isAt(args.clinic_fp, placeKey));
      return pageOf(rows, args, cap, office.inventoryItem);
    },
    inventoryItem: ({ fp }: ByFp) =>
      one(rowWithFp(office.stock(), 'invitem', fp), office.inventoryItem, 'INVENTORY', fp),
    products({ search, category, ...page }: StockArgs) {
      const rows = catalog
        .filter(({ name, sku }) => contains(search, [name, sku]))
        .filter((row) => !category || row.category === category);
      return pageOf(rows, page, cap, office.productRow);
    },
    product: ({ fp }: ByFp) => one(rowWithFp(catalog, 'product', fp), office.productRow, 'PRODUCT', fp),
    invoices(args: MoneyArgs) {
      const rows = ledger.orders
        .filter(({ clientKey }) => isOfCustomer(args.customer_fp, clientKey))
        .filter(({ placeKey }) => isAt(args.clinic_fp, placeKey))
        .filter((row) => !args.status || office.invoiceStatus(row) === args.status);
      return pageOf(newest(rows), args, cap, office.invoice);
    },
    invoice: ({ fp }: ByFp) => one(rowWithFp(ledger.orders, 'invoice', fp), office.invoice, 'INVOICE', fp),
    payments(args: MoneyArgs) {
      const rows = ledger.payments
        .filter(({ clientKey }) => isOfCustomer(args.customer_fp, clientKey))
        .filter(({ orderKey }) => {
          const order = args.invoice_fp ? rowWithFp(ledger.orders, 'invoice', args.invoice_fp) : null;
          return !args.invoice_fp || (order !== null && order.key === orderKey);
        });
      return pageOf(newest(rows), args, cap, office.payment);
    },
    conversations(args: PageArgs & { readonly customer_fp?: string | null; readonly is_open?: boolean | null }) {
      const rows = ledger.threads
        .filter(({ clientKey }) => isOfCustomer(args.customer_fp, clientKey))
        .filter(({ isClosed }) => typeof args.is_open !== 'boolean' || isClosed !== args.is_open);
      return pageOf(rows, args, cap, office.conversation);
    },
    conversation: ({ fp }: ByFp) =>
      one(rowWithFp(ledger.threads, 'conversation', fp), office.conversation, 'CONVERSATION', fp),
    reminders(args: RemindersArgs) {
      const before = args.due_before ? Date.parse(dateIn(args.due_before, 'due_before')) : Infinity;
      const rows = office
        .reminderRows()
        .filter(({ type }) => !args.type || type === args.type)
        .filter(({ due }) => due < before)
        .filter(({ patient }) => {
          const owner = args.clinic_fp ? rowOf(practice.clients, patient.clientKey) : null;
          return !args.clinic_fp || (owner !== null && isAt(args.clinic_fp, owner.placeKey));
        });
      return pageOf(rows, args, cap, office.reminder);
    },
    bookingRequests(args: PageArgs & { readonly clinic_fp?: string | null; readonly status?: string | null }) {
      const rows = memory.requests
        .filter(({ placeKey }) => isAt(args.clinic_fp, placeKey))
        .filter(({ status }) => !args.status || status === args.status);
      return pageOf(rows, args, cap, office.bookingRequest);
    },
    todos({
      assigned_user_fp: fp,
      is_done: isDone,
    }: {
      readonly assigned_user_fp?: string;
      readonly is_done?: boolean;
    }) {
      return memory.todos
        .filter(({ providerKey }) => !fp || (providerKey !== null && of('provider', providerKey) === fp))
        .filter((row) => typeof isDone !== 'boolean' || row.isDone === isDone)
        .map(office.todo);
    },
    webhooks: () => memory.webhooks.map(office.webhook),
  };
}
