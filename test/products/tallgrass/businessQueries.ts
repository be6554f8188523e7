import type { Backstage } from '../../dialects/dialect.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import { rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { hasEstimate, invoiceStatus, products } from './businessRecords.ts';
import { planPlaces } from './clinicalRecords.ts';
import { remindersOf } from './clinicalRows.ts';
import { checkedId, type Loaders, required } from './loaders.ts';
import type { TallgrassMemory } from './memory.ts';
import { type DateRange, daysIn } from './ranges.ts';
import type { Records } from './records.ts';
import { compareText, connection, globalId, keyIn, plain } from './values.ts';

interface InvoicesArgs extends ConnectionArgs {
  readonly filter?: {
    readonly householdId?: string | null;
    readonly hospitalId?: string | null;
    readonly status?: string | null;
  } | null;
}

interface ProductsArgs extends ConnectionArgs {
  readonly matching?: string | null;
  readonly kind?: string | null;
}

interface FollowUpsArgs extends ConnectionArgs {
  readonly assigneeId?: string | null;
  readonly isDone?: boolean | null;
}

interface RemindersArgs extends ConnectionArgs {
  readonly range: DateRange;
  readonly hospitalId?: string | null;
}

const mostReminderDays = 92;

/** The snippets that come with the product. */
export const snippets: readonly Row[] = [
  ['/running-late', 'We are running a few minutes behind. Thank you for your patience!'],
  ['/ready', 'All done! Your companion is ready to go home.'],
].map(([shortcut, body], index) => ({
  __typename: 'MessageSnippet',
  id: globalId('MessageSnippet', index + 1),
  shortcut,
  body,
}));

/** The root fields of reminders, money, stock, messages and chores. */
export function businessQueries(
  { practice, cap, now }: Backstage,
  records: Records,
  tools: { readonly load: Loaders; readonly memory: TallgrassMemory },
): Row {
  const { load, memory } = tools;
  const { ledger } = memory;
  const key = (type: string, id: string | null | undefined): number | null =>
    id ? keyIn(type, checkedId(type, id)) : null;

  return {
    careReminders({ range, hospitalId, ...args }: RemindersArgs) {
      const days = daysIn(range, mostReminderDays);
      const placeKey = key('Hospital', hospitalId);
      const rows = practice.patients
        .filter(({ clientKey }) => !hospitalId || rowOf(practice.clients, clientKey)?.placeKey === placeKey)
        .flatMap((row) => remindersOf(row, now()))
        .filter(({ dueOn }) => days.includes(dueOn))
        .toSorted((one, other) => compareText(one.dueOn, other.dueOn) || one.key - other.key);
      return connection(rows, args, cap, records.careReminder);
    },
    invoice({ id }: { readonly id: string }) {
      const row = rowOf(ledger.orders, key('Invoice', id));
      return row && records.invoice(row);
    },
    invoices({ filter, ...args }: InvoicesArgs) {
      const { householdId, hospitalId, status } = filter ?? {};
      const [clientKey, placeKey] = [key('Household', householdId), key('Hospital', hospitalId)];
      const rows = ledger.orders
        .filter((row) => !householdId || row.clientKey === clientKey)
        .filter((row) => !hospitalId || row.placeKey === placeKey)
        .filter((row) => !status || invoiceStatus(memory, row) === status)
        .toSorted((one, other) => other.at - one.at || other.key - one.key);
      return connection(rows, args, cap, records.invoice);
    },
    estimates({ householdId }: { readonly householdId: string }) {
      const row = required('Household', householdId, load.household);
      return hasEstimate(row) ? [records.estimate(row)] : [];
    },
    products({ matching, kind, ...args }: ProductsArgs) {
      const term = plain(matching ?? '');
      const rows = products
        .filter(({ name, sku }) => plain(`${name} ${sku}`).includes(term))
        .filter((row) => !kind || row.kind === kind);
      return connection(rows, args, cap, records.product);
    },
    inventory({ hospitalId }: { readonly hospitalId: string }) {
      const place = required('Hospital', hospitalId, load.hospital);
      return products.filter(({ kind }) => kind !== 'SERVICE').map((row) => records.stockLevel(place, row));
    },
    thread({ id }: { readonly id: string }) {
      const row = rowOf(ledger.threads, key('Thread', id));
      return row && records.thread(row);
    },
    threads({ status, ...args }: ConnectionArgs & { readonly status?: string | null }) {
      const rows = ledger.threads.filter(({ isClosed }) => !status || isClosed === (status === 'CLOSED'));
      return connection(rows, args, cap, records.thread);
    },
    followUps({ assigneeId, isDone, ...args }: FollowUpsArgs) {
      const providerKey = key('Teammate', assigneeId);
      const rows = memory.followUps
        .filter((row) => !assigneeId || row.providerKey === providerKey)
        .filter(({ completedAt }) => typeof isDone !== 'boolean' || isDone === (completedAt !== null))
        .toSorted((one, other) => compareText(one.dueOn, other.dueOn) || one.key - other.key);
      return connection(rows, args, cap, records.followUp);
    },
    wellnessPlans: () => planPlaces.map(records.wellnessPlan),
    messageSnippets: () => snippets,
  };
}
