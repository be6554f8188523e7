import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { openingsOf } from '../../dialects/openings.ts';
import { type AppointmentRecord, byStart, type ClientRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { simplyBookRecords } from './records.ts';
import { clientsOf, companyZone, isBooking, simplyBookIds, statusOf, timeText, userStatuses } from './values.ts';
import { simplyBookWrites } from './writes.ts';

interface ListArgs<Filter> {
  readonly page?: number | null;
  readonly on_page?: number | null;
  readonly filter?: Filter | null;
}

interface SearchFilter {
  readonly search?: string | null;
  readonly service_id?: string | null;
  readonly provider_id?: string | null;
}

interface BookingFilter extends SearchFilter {
  readonly upcoming_only?: boolean | null;
  readonly status?: string | null;
  readonly services?: readonly string[] | null;
  readonly providers?: readonly string[] | null;
  readonly client_id?: string | null;
  readonly date?: string | null;
}

interface SlotArgs {
  readonly date: string;
  readonly service_id: string;
  readonly provider_id: string;
}

interface NoteFilter {
  readonly date_from?: string | null;
  readonly date_to?: string | null;
}

interface InvoiceFilter {
  readonly client_id?: string | null;
  readonly status?: string | null;
}

interface ById {
  readonly id: string;
}

const usualSize = 10;
const pluginKeys = ['status', 'location', 'event_category', 'event_field', 'approve_booking', 'product', 'pos', 'api'];

/** Whether a search is in one of some texts, whatever its case; no search is in all. */
function isIn(search: string | null | undefined, texts: readonly (string | null | undefined)[]): boolean {
  const wanted = (search ?? '').trim().toLowerCase();
  return texts.some((text) => (text ?? '').toLowerCase().includes(wanted));
}

function dayOf(text: string | null | undefined): string | null {
  if (text === null || text === undefined || text === '') return null;
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  throw new GraphQLError('Invalid date', { extensions: { code: 400, field: 'date' } });
}

/** The root fields of the service. */
export function simplyBookRoots(backstage: Backstage): object {
  const { practice, cap, now } = backstage;
  const answers = new Map<number, readonly Row[]>();
  const records = simplyBookRecords(backstage, answers);
  const { key: keyOf } = simplyBookIds;

  function pageOf<Item>(items: readonly Item[], args: ListArgs<unknown>, show: (item: Item) => Row): Row {
    const page = Math.max(1, args.page ?? 1);
    const size = Math.max(1, Math.min(args.on_page ?? usualSize, cap));
    return {
      data: items.slice((page - 1) * size, page * size).map(show),
      metadata: { items_count: items.length, pages_count: Math.ceil(items.length / size), page, on_page: size },
    };
  }
  const same = (row: Row): Row => row;
  const named = <Item extends { readonly name: string }>(items: readonly Item[], filter?: SearchFilter | null) =>
    items.filter(({ name }) => isIn(filter?.search, [name]));
  const textsOf = (row: ClientRecord | null): readonly (string | null | undefined)[] =>
    row ? [fullNameOf(row), row.emails[0], row.phones[0]?.value] : [];

  const isWanted = (filter: BookingFilter, row: AppointmentRecord): boolean => {
    const { status, services, providers, client_id: clientId } = filter;
    const day = dayOf(filter.date);
    const words = status === 'confirmed_pending' ? ['confirmed', 'pending'] : [status];
    return (
      (filter.upcoming_only !== true || row.start >= now()) &&
      (!status || words.includes(statusOf(row))) &&
      (!services || services.length === 0 || services.includes(simplyBookIds.of('visitType', row.typeKey))) &&
      (!providers ||
        providers.length === 0 ||
        providers.includes(simplyBookIds.of('provider', row.providerKey ?? 0))) &&
      (!clientId || keyOf('client', clientId) === row.clientKey) &&
      (day === null || timeText(row.start).startsWith(day)) &&
      isIn(filter.search, [records.codeOf(row), ...textsOf(rowOf(practice.clients, row.clientKey))])
    );
  };
  const slots = ({ date, service_id: serviceId, provider_id: providerId }: SlotArgs) => {
    const [typeKey, providerKey] = [keyOf('visitType', serviceId), keyOf('provider', providerId)];
    const type = rowOf(practice.visitTypes, typeKey);
    if (!type || type.isBlock) throw new GraphQLError('Service not found', { extensions: { code: 404 } });
    if (!rowOf(practice.providers, providerKey))
      throw new GraphQLError('Provider not found', { extensions: { code: 404 } });
    return openingsOf(backstage, { placeKey: null, typeKey, providerKey, days: [dayOf(date) ?? ''] })
      .filter((row) => !row.taken && row.start > now())
      .map(({ start }) => {
        const text = timeText(start);
        return { id: text, date: text.slice(0, 10), time: text.slice(11) };
      });
  };

  return {
    company: {
      login: 'harborvets',
      name: practice.organization.name,
      description: null,
      email: 'desk@harbor.example.test',
      phone: practice.places[0]?.phone ?? null,
      web: null,
      country_id: 'US',
      city: 'Portland',
      address1: practice.places[0]?.street ?? null,
      zip: practice.places[0]?.postalCode ?? null,
      timezone: companyZone,
      currency: 'USD',
      time_format: '12',
      week_start: 0,
    },
    bookings: (args: ListArgs<BookingFilter>) =>
      pageOf(
        practice.appointments.filter((row) => isBooking(row) && isWanted(args.filter ?? {}, row)).toSorted(byStart),
        args,
        records.booking,
      ),
    booking({ id }: ById) {
      const row = rowOf(practice.appointments, keyOf('appointment', id));
      return row && isBooking(row) ? records.booking(row) : null;
    },
    clients: (args: ListArgs<SearchFilter>) =>
      pageOf(
        clientsOf(practice).filter((row) => isIn(args.filter?.search, textsOf(row))),
        args,
        records.client,
      ),
    client({ id }: ById) {
      const row = rowOf(practice.clients, keyOf('client', id));
      return row && !row.isDeleted ? records.client(row) : null;
    },
    providers: (args: ListArgs<SearchFilter>) =>
      pageOf(
        practice.providers.filter((row) => isIn(args.filter?.search, [fullNameOf(row)])),
        args,
        records.provider,
      ),
    provider({ id }: ById) {
      const row = rowOf(practice.providers, keyOf('provider', id));
      return row ? records.provider(row) : null;
    },
    services: (args: ListArgs<SearchFilter>) => pageOf(named(records.services(), args.filter), args, records.service),
    service({ id }: ById) {
      const row = rowOf(records.services(), keyOf('visitType', id));
      return row ? records.service(row) : null;
    },
    locations: (args: ListArgs<SearchFilter>) => pageOf(named(practice.places, args.filter), args, records.location),
    location({ id }: ById) {
      const row = rowOf(practice.places, keyOf('place', id));
      return row ? records.location(row) : null;
    },
    categories: (args: ListArgs<SearchFilter>) =>
      pageOf(
        records.categories().filter(({ name }) => isIn(args.filter?.search, [String(name)])),
        args,
        same,
      ),
    statuses: userStatuses,
    slots,
    first_available_slot: (args: SlotArgs) => slots(args)[0] ?? null,
    calendar_notes(args: ListArgs<NoteFilter>) {
      const [from, to] = [dayOf(args.filter?.date_from), dayOf(args.filter?.date_to)];
      const isInside = (row: AppointmentRecord): boolean => {
        const day = timeText(row.start).slice(0, 10);
        return (from === null || day >= from) && (to === null || day <= to);
      };
      const rows = practice.appointments.filter((row) => row.isBlock && !row.isDeleted && isInside(row));
      return pageOf(rows.toSorted(byStart), args, records.note);
    },
    invoices(args: ListArgs<InvoiceFilter>) {
      const { client_id: clientId, status } = args.filter ?? {};
      const rows = practice.appointments.filter(
        (row) =>
          isBooking(row) &&
          row.state === 'completed' &&
          (!clientId || keyOf('client', clientId) === row.clientKey) &&
          (!status || status === 'paid'),
      );
      return pageOf(rows, args, records.invoice);
    },
    products: (args: ListArgs<SearchFilter>) =>
      pageOf(
        named(
          [
            {
              id: '1',
              name: 'Flea collar',
              description: null,
              price: 18.5,
              currency: 'USD',
              stock: 40,
              is_active: true,
            },
            {
              id: '2',
              name: 'Dental chews',
              description: null,
              price: 9,
              currency: 'USD',
              stock: null,
              is_active: true,
            },
          ],
          args.filter,
        ),
        args,
        same,
      ),
    plugins: pluginKeys.map((key, index) => ({
      id: String(index + 1),
      key,
      name: key.replaceAll('_', ' '),
      is_active: true,
      is_turned_on: true,
    })),
    current_user: {
      id: '1',
      login: 'admin',
      firstname: 'Front',
      lastname: 'Desk',
      email: 'desk@harbor.example.test',
      role: 'admin',
    },
    ...simplyBookWrites(backstage, records, answers),
  };
}
