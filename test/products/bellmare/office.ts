import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type ProviderRecord, rowOf } from '../../dialects/practice.ts';
import { dueOf, type OrderRecord, type PaymentRecord, type ThreadRecord } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import type { AuditRow, BellmareMemory, ChoreRow } from './memory.ts';
import type { BellmareRecords } from './records.ts';
import { formulary } from './seeds.ts';
import { decimalText, fits, folded, isoText, type PageArgs, pageOf, wantedKey } from './values.ts';

interface InvoicesArgs extends PageArgs {
  readonly account_holder_id?: string | null;
  readonly base_id?: string | null;
  readonly is_outstanding?: boolean | null;
  readonly issued_from?: string | null;
  readonly issued_to?: string | null;
}

const permissions = {
  calendar: { code: 'calendar.write', label: 'Work the calendar' },
  accounts: { code: 'accounts.write', label: 'Open and revise accounts' },
  charts: { code: 'charts.sign', label: 'Sign charts' },
} as const;
const roles = {
  veterinarian: { code: 'VET', label: 'Veterinarian', permissions: Object.values(permissions) },
  technician: { code: 'TECH', label: 'Technician', permissions: [permissions.calendar, permissions.accounts] },
  groomer: { code: 'CARE', label: 'Attendant', permissions: [permissions.calendar] },
} as const;

/** The id of an invoice. */
export function invoiceId({ key }: { readonly key: number }): string {
  return String(40_000 + key);
}

/** How money, letters and chores look there. */
export function officeRows({ practice }: Backstage, { ledger }: BellmareMemory, records: BellmareRecords) {
  const invoiceNo = (orderKey: number): string => `BMI-${String(orderKey).padStart(5, '0')}`;
  const issuedOn = (row: OrderRecord): string => wallDay(row.at, rowOf(practice.places, row.placeKey)?.zone ?? 'UTC');
  const payment = (row: PaymentRecord): Row => ({
    id: String(row.key),
    account_holder: () => records.holderOf(row.clientKey),
    invoice_no: row.orderKey === null ? null : invoiceNo(row.orderKey),
    amount: decimalText(row.cents),
    tender: row.method === 'CHECK' ? 'CHEQUE' : row.method,
    received_at: isoText(row.at),
  });
  const invoice = (row: OrderRecord): Row => ({
    id: invoiceId(row),
    invoice_no: invoiceNo(row.key),
    issued_on: issuedOn(row),
    base: () => records.baseOf(row.placeKey),
    account_holder: () => records.holderOf(row.clientKey),
    animal: () => records.animalOf(row.patientKey),
    lines: row.items.map(({ name, quantity, unitCents }) => ({
      description: name,
      quantity: String(quantity),
      unit_price: decimalText(unitCents),
      amount: decimalText(quantity * unitCents),
    })),
    taxes: row.taxCents === 0 ? [] : [{ label: 'Sales tax', amount: decimalText(row.taxCents) }],
    subtotal: decimalText(row.subtotalCents),
    total: decimalText(row.subtotalCents + row.taxCents),
    outstanding: () => decimalText(dueOf(ledger, row)),
    payments: () => ledger.payments.filter(({ orderKey }) => orderKey === row.key).map(payment),
  });
  const thread = (row: ThreadRecord): Row => ({
    id: String(row.key),
    account_holder: () => records.holderOf(row.clientKey),
    subject: row.subject,
    is_closed: row.isClosed,
    messages: () =>
      ledger.messages
        .filter(({ threadKey }) => threadKey === row.key)
        .map(({ key, body, author, isInbound, at }) => ({
          id: String(key),
          body,
          signed_by: author,
          from_holder: isInbound,
          sent_at: isoText(at),
        })),
  });
  const chore = (row: ChoreRow): Row => ({
    id: row.id,
    summary: row.summary,
    due_on: row.dueOn,
    assignee: () => records.practitionerOf(row.providerKey),
    is_done: row.isDone,
  });
  return { issuedOn, payment, invoice, thread, chore };
}

/** Queries of money, the dispensary, letters, chores and users. */
export function bellmareOffice(backstage: Backstage, memory: BellmareMemory, records: BellmareRecords): object {
  const { practice, cap, refuseWrites } = backstage;
  const { ledger } = memory;
  const rows = officeRows(backstage, memory, records);
  const item = ({ cents, milk, meat, id, ...rest }: (typeof formulary)[number]): Row => ({
    ...rest,
    id,
    unit_price: decimalText(cents),
    withdrawal: milk === null && meat === null ? null : { milk_hours: milk, meat_days: meat },
    stock: () =>
      practice.places.map((place) => ({ base: records.base(place), on_hand: (Number(id) * 13 + place.key * 5) % 40 })),
  });
  const user = (row: ProviderRecord): Row => ({
    id: String(900 + row.key),
    login: row.email,
    practitioner: records.practitioner(row),
    roles: [roles[row.role]],
    is_active: row.isActive,
    last_signed_in_at: null,
  });

  return {
    whoami: () => ({
      name: 'Front desk',
      scopes: refuseWrites === null ? ['read', 'write'] : ['read'],
      is_read_only: refuseWrites !== null,
    }),
    settings: () => ({
      currency: 'CAD',
      week_starts_on: 'MONDAY',
      kilometre_rate: '1.85',
      free_kilometres: 30,
      recall_lead_days: 21,
      invoice_prefix: 'BMI',
      sales_taxes: [{ code: 'GST', label: 'Goods and services tax', rate: '5.00' }],
    }),
    invoices(args: InvoicesArgs) {
      const [client, place] = [wantedKey('client', args.account_holder_id), wantedKey('place', args.base_id)];
      const found = ledger.orders
        .filter((row) => fits(client, row.clientKey) && fits(place, row.placeKey))
        .filter((row) => fits(args.is_outstanding, dueOf(ledger, row) > 0))
        .filter((row) => !args.issued_from || rows.issuedOn(row) >= args.issued_from)
        .filter((row) => !args.issued_to || rows.issuedOn(row) <= args.issued_to)
        .toSorted((one, other) => other.at - one.at || other.key - one.key);
      return pageOf(found, args, cap, rows.invoice);
    },
    invoice({ id }: { readonly id: string }) {
      const row = ledger.orders.find((each) => invoiceId(each) === id);
      return row ? rows.invoice(row) : null;
    },
    payments(args: PageArgs & { readonly account_holder_id?: string | null }) {
      const client = wantedKey('client', args.account_holder_id);
      return pageOf(
        ledger.payments.filter(({ clientKey }) => fits(client, clientKey)),
        args,
        cap,
        rows.payment,
      );
    },
    formulary(args: PageArgs & { readonly name?: string | null; readonly has_withdrawal?: boolean | null }) {
      const found = formulary
        .filter(({ name }) => folded(name).includes(folded(args.name ?? '')))
        .filter(({ milk, meat }) => fits(args.has_withdrawal, milk !== null || meat !== null));
      return pageOf(found, args, cap, item);
    },
    formulary_item({ id }: { readonly id: string }) {
      const row = formulary.find((each) => each.id === id);
      return row ? item(row) : null;
    },
    threads(args: PageArgs & { readonly account_holder_id?: string | null; readonly is_closed?: boolean | null }) {
      const client = wantedKey('client', args.account_holder_id);
      const found = ledger.threads.filter((row) => fits(client, row.clientKey) && fits(args.is_closed, row.isClosed));
      return pageOf(found, args, cap, rows.thread);
    },
    thread({ id }: { readonly id: string }) {
      const row = ledger.threads.find(({ key }) => String(key) === id);
      return row ? rows.thread(row) : null;
    },
    chores(args: PageArgs & { readonly assignee_id?: string | null; readonly is_done?: boolean | null }) {
      const crew = wantedKey('provider', args.assignee_id);
      const found = memory.chores.filter((row) => fits(crew, row.providerKey) && fits(args.is_done, row.isDone));
      return pageOf(found, args, cap, rows.chore);
    },
    users(args: PageArgs & { readonly is_active?: boolean | null }) {
      const found = practice.providers.filter(({ isActive }) => fits(args.is_active, isActive));
      return pageOf(found, args, cap, user);
    },
    roles: () => Object.values(roles),
    audit_trail(args: PageArgs & { readonly verb?: string | null }) {
      const found = memory.audit.filter(({ verb }) => fits(args.verb, verb)).toReversed();
      return pageOf(found, args, cap, (row: AuditRow) => ({ ...row, at: isoText(row.at) }));
    },
  };
}
