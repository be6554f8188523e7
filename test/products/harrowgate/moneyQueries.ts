import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import type { Row } from '../generatedRows.ts';
import type { Loaders } from './loaders.ts';
import type { HarrowgateMemory } from './memory.ts';
import { estimatesOf, invoiceState, stock, type StockRecord, suppliers } from './moneyRecords.ts';
import type { Records } from './records.ts';
import { wordsOf } from './search.ts';
import { connected, keyIn, loaded, plain, type TimeRange, within } from './values.ts';

interface HolderArgs extends ConnectionArgs {
  readonly accountHolderId?: string | null;
}

interface InvoicesArgs extends HolderArgs {
  readonly clinicId?: string | null;
  readonly states?: readonly string[] | null;
  readonly issuedDuring?: TimeRange | null;
}

interface StockArgs extends ConnectionArgs {
  readonly search?: string | null;
  readonly category?: string | null;
  readonly restricted?: boolean | null;
}

/** Whether an item of stock has every word in its name or code. */
export function stockMatches({ name, code }: StockRecord, words: readonly string[]): boolean {
  return words.every((word) => plain(`${name}\n${code}`).includes(word));
}

/** The debtors' ledger, stock and conversations. */
export function moneyQueries(
  { practice, cap }: Backstage,
  records: Records,
  { ledger }: HarrowgateMemory,
  load: Loaders,
): Row {
  /** A test for what belongs to the account holder of an argument, or to anyone. */
  const isOf = ({ accountHolderId }: HolderArgs): ((row: { readonly clientKey: number }) => boolean) => {
    const holder = loaded('accountHolderId', accountHolderId, load.accountHolder);
    return ({ clientKey }) => !holder || clientKey === holder.key;
  };
  const newestFirst = (
    one: { readonly at: number; readonly key: number },
    other: { readonly at: number; readonly key: number },
  ): number => other.at - one.at || other.key - one.key;
  return {
    invoices(args: InvoicesArgs) {
      const clinic = loaded('clinicId', args.clinicId, load.clinic);
      const isWithin = args.issuedDuring ? within('issuedDuring', args.issuedDuring) : () => true;
      const rows = ledger.orders
        .filter(isOf(args))
        .filter(({ placeKey, at }) => isWithin(at) && (!clinic || placeKey === clinic.key))
        .filter((row) => !args.states || args.states.includes(invoiceState(ledger, row)));
      return connected(rows.toSorted(newestFirst), args, cap, records.invoice);
    },
    invoice({ id }: { readonly id: string }) {
      const row = rowOf(ledger.orders, keyIn('Invoice', id));
      return row && records.invoice(row);
    },
    payments(args: HolderArgs & { readonly receivedDuring?: TimeRange | null }) {
      const isWithin = args.receivedDuring ? within('receivedDuring', args.receivedDuring) : () => true;
      const rows = ledger.payments.filter(isOf(args)).filter(({ at }) => isWithin(at));
      return connected(rows.toSorted(newestFirst), args, cap, records.payment);
    },
    creditNotes: (args: HolderArgs) =>
      connected(ledger.credits.filter(isOf(args)).toSorted(newestFirst), args, cap, records.creditNote),
    estimates(args: HolderArgs & { readonly state?: string | null }) {
      const isTheirs = isOf(args);
      const rows = estimatesOf(practice.clients).filter(
        ({ client, state }) => isTheirs({ clientKey: client.key }) && (!args.state || state === args.state),
      );
      return connected(rows, args, cap, records.estimate);
    },
    stockItems({ search, category, restricted, ...page }: StockArgs) {
      const words = wordsOf(search ?? '');
      const rows = stock
        .filter((row) => stockMatches(row, words))
        .filter((row) => !category || row.category === category)
        .filter(({ isRestricted }) => typeof restricted !== 'boolean' || isRestricted === restricted);
      return connected(rows, page, cap, records.stockItem);
    },
    suppliers: () => suppliers.map(records.supplier),
    conversations(args: HolderArgs & { readonly closed?: boolean | null }) {
      const rows = ledger.threads
        .filter(isOf(args))
        .filter(({ isClosed }) => typeof args.closed !== 'boolean' || isClosed === args.closed);
      return connected(rows, args, cap, records.conversation);
    },
  };
}
