import type { Backstage } from '../../dialects/dialect.ts';
import { type PlaceRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { YclientsLookups } from './lookups.ts';
import type { YclientsRecords } from './records.ts';
import {
  type ClientFilters,
  hasName,
  hasPhone,
  meetsFilters,
  type SearchedClient,
  sortedClients,
  valueOf,
} from './search.ts';
import { answer, clientsOfCompany, idOf, instantIn, pageOf } from './values.ts';

interface CompanyArgs {
  readonly company_id: number;
}

interface SearchArgs extends CompanyArgs {
  readonly page?: number | null;
  readonly page_size?: number | null;
  readonly order_by?: string | null;
  readonly order_by_direction?: string | null;
  readonly operation?: string | null;
  readonly filters?: ClientFilters | null;
}

interface ClientsArgs extends CompanyArgs {
  readonly fullname?: string | null;
  readonly phone?: string | null;
  readonly email?: string | null;
  readonly card?: string | null;
  readonly paid_min?: number | null;
  readonly paid_max?: number | null;
  readonly id?: readonly number[] | null;
  readonly changed_after?: string | null;
  readonly changed_before?: string | null;
  readonly page?: number | null;
  readonly count?: number | null;
}

const mostClients = 200;

/** Clients of companies. */
export function clientReads(
  { practice, cap }: Backstage,
  { find, records }: { readonly find: YclientsLookups; readonly records: YclientsRecords },
): Readonly<Record<string, (args: never) => Row>> {
  const searched = (place: PlaceRecord): readonly SearchedClient[] =>
    clientsOfCompany(practice, place.key).map((client) => ({
      client,
      row: records.clientRow(client),
      records: () => practice.appointments.filter((row) => row.clientKey === client.key && row.placeKey === place.key),
      typeOf: ({ typeKey }) => rowOf(practice.visitTypes, typeKey),
    }));

  return {
    clients_search(args: SearchArgs) {
      const rows = searched(find.company(args.company_id)).filter(
        (each) => !args.filters || meetsFilters(each, args.filters, args.operation),
      );
      const [orderBy, direction] = [args.order_by ?? 'id', args.order_by_direction ?? 'ASC'];
      const sorted = orderBy === 'id' && direction === 'ASC' ? rows : sortedClients(rows, orderBy, direction);
      const page = { page: args.page, count: args.page_size ?? 25 };
      return pageOf(sorted, page, Math.min(mostClients, cap), ({ client }) => records.client(client));
    },
    clients(args: ClientsArgs) {
      const place = find.company(args.company_id);
      const after = args.changed_after ? instantIn(args.changed_after, place.zone, 'changed_after') : 0;
      const before = args.changed_before ? instantIn(args.changed_before, place.zone, 'changed_before') : Infinity;
      const rows = searched(place).filter(({ client, row }) => {
        const { updatedAt, emails } = client;
        const isFound =
          (!args.fullname || hasName(client, args.fullname)) &&
          (!args.phone || hasPhone(client, args.phone)) &&
          (!args.email || (emails[0] ?? '').toLowerCase().includes(args.email.toLowerCase())) &&
          (!args.id || args.id.includes(idOf('client', client.key)));
        if (!isFound || updatedAt < after || updatedAt > before) return false;
        if (!args.card && !args.paid_min && !args.paid_max) return true;
        const spent = Number(valueOf(row, 'spent'));
        const isOfCard = !args.card || String(row['card']).includes(args.card);
        return isOfCard && spent >= (args.paid_min ?? 0) && (!args.paid_max || spent <= args.paid_max);
      });
      return pageOf(rows, { page: args.page, count: args.count ?? 20 }, Math.min(mostClients, cap), ({ client }) =>
        records.client(client),
      );
    },
    client: (args: CompanyArgs & { readonly id: number }) =>
      answer(records.client(find.client(args.id, find.company(args.company_id)))),
    client_files(args: CompanyArgs & { readonly client_id: number }) {
      find.client(args.client_id, find.company(args.company_id));
      return answer([]);
    },
  };
}
