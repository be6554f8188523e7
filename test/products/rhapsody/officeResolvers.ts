import type { Backstage } from '../../dialects/dialect.ts';
import type { Ledger } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { firstTasks, type OfficeRecords, productCategories, products, type TaskRecord } from './officeRecords.ts';
import { filterKey, rowWithCode, scopeOf } from './scope.ts';
import { neededId, type OneArgs, optionalInstant, type PageArgs, pageOf } from './values.ts';

interface Given {
  readonly office: OfficeRecords;
  readonly ledger: Ledger;
}

/** What mutations change beside the practice and its ledger. */
export interface OfficeTools {
  readonly tasks: TaskRecord[];
  readonly webhooks: Row[];
}

interface OfficeArgs extends PageArgs {
  readonly businessId?: string | null;
  readonly clientId?: string | null;
  readonly status?: string | null;
  readonly updatedFrom?: string | null;
}

interface ProductsArgs extends OfficeArgs {
  readonly search?: string | null;
  readonly categoryId?: string | null;
}

interface TasksArgs extends OfficeArgs {
  readonly assigneeId?: string | null;
  readonly completed?: boolean | null;
}

/** Money, the shelf, chores and messages. */
export function officeRoots(
  backstage: Backstage,
  { office, ledger }: Given,
): { readonly roots: Readonly<Record<string, unknown>>; readonly tools: OfficeTools } {
  const { practice, cap, now } = backstage;
  const tools: OfficeTools = { tasks: [...firstTasks(practice, now())], webhooks: [] };

  /** Rows of a client, and of clients of a hospital. */
  const ofClients = <Item extends { readonly clientKey: number }>(
    rows: readonly Item[],
    { businessId, clientId }: OfficeArgs,
  ): readonly Item[] => {
    const client = filterKey('client', clientId);
    const { place, clients } = scopeOf(backstage, businessId);
    const keys = place && new Set(clients().map(({ key }) => key));
    return rows.filter(
      ({ clientKey }) => (client === undefined || clientKey === client) && (!keys || keys.has(clientKey)),
    );
  };

  const roots = {
    invoice(args: OneArgs) {
      const row = rowWithCode(
        ofClients(ledger.orders, { businessId: args.businessId ?? null }),
        'invoice',
        neededId(args),
      );
      return row && office.invoice(row);
    },
    invoices(args: OfficeArgs) {
      const from = optionalInstant(args.updatedFrom);
      const rows = ofClients(ledger.orders, args)
        .filter(({ at }) => from === null || at >= from)
        .filter((row) => !args.status || office.invoice(row)['status'] === args.status)
        .toSorted((one, other) => other.at - one.at || other.key - one.key);
      return pageOf(rows, args, cap, office.invoice);
    },
    payments: (args: OfficeArgs) => pageOf(ofClients(ledger.payments, args), args, cap, office.payment),
    products({ businessId, search, categoryId, ...page }: ProductsArgs) {
      // All hospitals of a group have the same shelf; an unknown one is still refused.
      scopeOf(backstage, businessId);
      const term = (search ?? '').trim().toLowerCase();
      const category = productCategories.find(({ id }) => id === categoryId);
      const rows = products
        .filter((row) => `${String(row['sku'])} ${String(row['name'])}`.toLowerCase().includes(term))
        .filter((row) => !categoryId || (category !== undefined && row['category'] === category));
      return pageOf(rows, page, cap, (row) => row);
    },
    productCategories: () => productCategories,
    tasks({ businessId, assigneeId, completed, ...page }: TasksArgs) {
      const assignee = filterKey('provider', assigneeId);
      const staff = new Set(
        scopeOf(backstage, businessId)
          .providers()
          .map(({ key }) => key),
      );
      const rows = tools.tasks
        // What nobody has to do yet is everybody's.
        .filter(({ providerKey }) => providerKey === null || !businessId || staff.has(providerKey))
        .filter(({ providerKey }) => assignee === undefined || providerKey === assignee)
        .filter(({ completedAt }) => typeof completed !== 'boolean' || (completedAt !== null) === completed);
      return pageOf(rows, page, cap, office.task);
    },
    conversations: (args: OfficeArgs) => pageOf(ofClients(ledger.threads, args), args, cap, office.conversation),
    webhooks: () => tools.webhooks,
  };
  return { roots, tools };
}
