import type { Backstage } from '../../dialects/dialect.ts';
import { sliceOf } from '../../dialects/pages.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { compareValues, type Row } from '../generatedRows.ts';
import { oscarMore } from './more.ts';
import { formattedName, oscarRecords, type OscarMemory } from './records.ts';
import { activeClients, dayIn, dayText, folded, invalid, oscarIds, statuses } from './values.ts';
import { oscarWrites } from './writes.ts';

interface PageArgs {
  readonly skip?: number | null;
  readonly take?: number | null;
}

interface OrderArgs extends PageArgs {
  readonly orderBy?: { readonly sortMode: string; readonly sortDir?: string | null } | null;
}

interface AppointmentArgs extends OrderArgs {
  readonly filter?: {
    readonly appointmentDate?: string | null;
    readonly startDate?: string | null;
    readonly endDate?: string | null;
    readonly providerNo?: string | null;
    readonly demographicNo?: number | null;
    readonly location?: string | null;
    readonly type?: string | null;
    readonly status?: readonly string[] | null;
  } | null;
}

interface SearchArgs extends OrderArgs {
  readonly search: { readonly type?: string | null; readonly term: string; readonly active?: boolean | null };
}

/** The column behind each way to sort demographics. */
const demographicColumns: Readonly<Record<string, string>> = {
  DemographicNo: 'demographicNo',
  Phone: 'phone',
  DOB: 'dateOfBirth',
  ChartNo: 'chartNo',
  Sex: 'sex',
  ProviderName: 'providerName',
  RS: 'rosterStatus',
  PS: 'patientStatus',
};
const searchColumns: Readonly<Record<string, string>> = {
  HIN: 'hin',
  DOB: 'dateOfBirth',
  ChartNo: 'chartNo',
};
const quickRows = 10;
// Who the token of the tests belongs to.
const ownKey = 1;

/** The root fields of the layer. */
export function oscarRoots(backstage: Backstage): object {
  const { practice, cap, now } = backstage;
  const memory: OscarMemory = { demographics: new Map(), appointments: new Map(), ticklers: [] };
  const records = oscarRecords(backstage, memory);
  // Reading for a filter is no answer yet, so that it meets nothing.
  const unseen = oscarRecords({ ...backstage, meet: () => undefined }, memory);
  const more = oscarMore(backstage, memory);

  const pageOf = <Item>(rows: readonly Item[], args: PageArgs, make: (row: Item) => Row): Row => {
    const content = sliceOf(rows, args.skip, args.take, cap).map(make);
    return { skip: Math.max(0, args.skip ?? 0), take: Math.min(args.take ?? cap, cap), total: rows.length, content };
  };
  const ordered = <Item>(
    rows: readonly Item[],
    { orderBy }: OrderArgs,
    value: (row: Item, mode: string) => unknown,
  ): readonly Item[] => {
    if (!orderBy) return rows;
    const sign = orderBy.sortDir === 'desc' ? -1 : 1;
    return rows.toSorted(
      (one, other) => sign * compareValues(value(one, orderBy.sortMode), value(other, orderBy.sortMode)),
    );
  };
  const inOrder = (rows: readonly ClientRecord[], args: OrderArgs): readonly ClientRecord[] =>
    ordered(rows, args, (client, mode) => {
      if (mode === 'Name') return `${folded(client.familyName)}\n${folded(client.givenName ?? '')}`;
      if (mode === 'Address') return folded(client.street);
      return unseen.searchResult(client)[demographicColumns[mode] ?? 'demographicNo'] ?? '';
    });

  const starts = (text: string, term: string): boolean => folded(text).startsWith(folded(term.trim()));
  const fits = (client: ClientRecord, mode: string, term: string): boolean => {
    if (mode === 'Name') {
      const [last = '', first = ''] = term.split(',');
      return starts(client.familyName, last) && starts(client.givenName ?? '', first);
    }
    if (mode === 'Address') return starts(client.street, term);
    const row = unseen.demographic(client);
    // As it was typed, in any part of the number at home or at work.
    if (mode === 'Phone')
      return ['phone', 'alternativePhone'].some((field) => String(row[field]).includes(term.trim()));
    if (mode === 'DemographicNo') return String(row['demographicNo']) === term.trim();
    return starts(String(row[searchColumns[mode] ?? '']), term);
  };
  const found = (mode: string, term: string, active: boolean): readonly ClientRecord[] =>
    term.trim() === ''
      ? []
      : practice.clients.filter(
          (client) => !client.isDeleted && (!active || client.isActive) && fits(client, mode, term),
        );

  const appointments = ({ filter }: AppointmentArgs): readonly AppointmentRecord[] => {
    const [day, first, end] = [filter?.appointmentDate, filter?.startDate, filter?.endDate].map(dayIn);
    const { providerNo, demographicNo, location, type, status } = filter ?? {};
    return records.book().filter((record) => {
      const row = unseen.appointment(record);
      const own = dayText(record.start);
      const same = (wanted: string | null | undefined, field: string): boolean =>
        typeof wanted !== 'string' || folded(wanted) === folded(String(row[field]));
      return (
        (typeof day !== 'string' || own === day) &&
        (typeof first !== 'string' || own >= first) &&
        (typeof end !== 'string' || own < end) &&
        same(providerNo, 'providerNo') &&
        same(location, 'location') &&
        same(type, 'type') &&
        (typeof demographicNo !== 'number' || row['demographicNo'] === demographicNo) &&
        (!status || status.includes(String(row['status'])))
      );
    });
  };
  const ofProvider = (providerNo: string): ((row: AppointmentRecord) => boolean) => {
    const key = providerNo === 'me' ? ownKey : oscarIds.key('provider', providerNo);
    return (row) => row.providerKey === key;
  };

  return {
    clinic: () => more.clinic,
    sites: () => practice.places.map(records.site),
    site({ siteId }: { readonly siteId: number }): Row | null {
      const row = rowOf(practice.places, oscarIds.key('place', siteId));
      return row && records.site(row);
    },
    demographics: (args: OrderArgs): Row => pageOf(inOrder(activeClients(practice), args), args, records.demographic),
    demographic({ demographicNo }: { readonly demographicNo: number }): Row | null {
      const row = records.demographicBy(demographicNo);
      return row && records.demographic(row);
    },
    quickSearch({ query }: { readonly query?: string | null }): Row {
      const [, prefix = '', term = ''] = /^(addr:|chartNo:)?(.*)$/s.exec(query ?? '') ?? [];
      const mode = { 'addr:': 'Address', 'chartNo:': 'ChartNo' }[prefix] ?? 'Name';
      const rows = found(mode, term, true);
      return { ...pageOf(rows, { take: quickRows }, records.searchResult), query: query ?? null };
    },
    searchDemographics: (args: SearchArgs): Row => {
      const { type, term, active } = args.search;
      const rows = inOrder(found(type ?? 'Name', term, active ?? true), args);
      return { ...pageOf(rows, args, records.searchResult), query: term };
    },
    appointments(args: AppointmentArgs): Row {
      const rows = ordered(appointments(args), args, (row, mode) =>
        mode === 'appointmentDate' ? row.start : unseen.appointment(row)[mode],
      );
      return pageOf(rows, args, records.appointment);
    },
    appointment({ id }: { readonly id: number }): Row | null {
      const row = records.appointmentBy(id);
      return row && records.appointment(row);
    },
    appointmentHistory: ({ demographicNo }: { readonly demographicNo: number }): readonly Row[] =>
      appointments({ filter: { demographicNo } }).toReversed().map(records.appointment),
    daySchedule({ providerNo, date }: { readonly providerNo: string; readonly date: string }): readonly Row[] {
      const day = date === 'today' ? dayText(now()) : dayIn(date);
      return records
        .book()
        .filter((row) => ofProvider(providerNo)(row) && dayText(row.start) === day && row.state !== 'cancelled')
        .map(records.listItem);
    },
    monthlyAppointments(args: { readonly providerNo: string; readonly year: number; readonly month: number }) {
      const [first, last] = [Date.UTC(args.year, args.month, 1), Date.UTC(args.year, args.month + 1, 0)];
      const [from = '', to = ''] = [first, last].map((instant) => new Date(instant).toISOString().slice(0, 10));
      return records
        .book()
        .filter((row) => ofProvider(args.providerNo)(row) && dayText(row.start) >= from && dayText(row.start) < to)
        .map(records.appointment);
    },
    providerAppointmentCounts({ startDate, endDate }: { readonly startDate: string; readonly endDate: string }) {
      const [first, last] = [dayIn(startDate) ?? '', dayIn(endDate) ?? ''];
      const rows = records.book().filter(({ start }) => dayText(start) >= first && dayText(start) <= last);
      return practice.providers
        .map((person) => ({
          providerNo: oscarIds.of('provider', person.key),
          providerName: formattedName(person),
          appointmentsCount: rows.filter(({ providerKey }) => providerKey === person.key).length,
        }))
        .filter(({ appointmentsCount }) => appointmentsCount > 0);
    },
    appointmentStatuses: statuses.map(({ code, isActive, isEditable, ...row }) => ({
      ...row,
      status: code,
      active: isActive ? 1 : 0,
      editable: isEditable ? 1 : 0,
      shortLetterColour: null,
    })),
    appointmentTypes: practice.visitTypes.map((type) => ({
      id: Number(oscarIds.of('visitType', type.key)),
      name: type.name,
      notes: '',
      reason: '',
      location: '',
      resources: '',
      duration: type.minutes,
    })),
    providers: ({ active }: { readonly active?: boolean | null }): readonly Row[] =>
      practice.providers.filter(({ isActive }) => (active ?? isActive) === isActive).map(records.provider),
    provider({ providerNo }: { readonly providerNo: string }): Row | null {
      const row = rowOf(practice.providers, oscarIds.key('provider', providerNo));
      return row && records.provider(row);
    },
    loggedInProvider(): Row {
      const row = rowOf(practice.providers, ownKey);
      if (!row) throw invalid('Access Denied');
      return records.provider(row);
    },
    ...more.roots(pageOf),
    ...oscarWrites(backstage, records, memory),
  };
}
