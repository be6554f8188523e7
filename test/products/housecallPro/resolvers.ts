import { utcText, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { daysBetween, type OpeningRecord, openingsOf } from '../../dialects/openings.ts';
import { type AppointmentRecord, type ClientRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import { type Row, textOf } from '../generatedRows.ts';
import { backOfficeOf } from './backOffice.ts';
import { type PageArgs, pageOf, whereOf } from './pages.ts';
import { type HousecallMemory, housecallRecords } from './records.ts';
import { hasStatus, housecallIds, instantIn, isAmong, isBetween, phoneOf, refusal } from './values.ts';
import { housecallWrites } from './writes.ts';

interface ListArgs extends PageArgs {
  readonly locationIds?: readonly string[] | null;
  readonly name?: string | null;
}

interface WindowArgs {
  readonly startDate?: string | null;
  readonly showForDays: number;
  readonly serviceDuration?: number | null;
  readonly employeeIds?: readonly string[] | null;
}

const { of, key } = housecallIds;
const mostDays = 31;
// Less of a number would be found in everybody's.
const fewestDigits = 4;

/** A row that somebody asked for by its id. */
function found<Item>(item: Item | null | undefined, name: string): Item {
  if (item === null || item === undefined) throw refusal(404, `${name} not found`);
  return item;
}

/** The root fields of the service. */
export function housecallRoots(backstage: Backstage): object {
  const { practice, cap, now } = backstage;
  const memory: HousecallMemory = {
    addresses: new Map(),
    customers: new Map(),
    jobs: new Map(),
    jobNotes: new Map(),
    unscheduled: new Set(),
  };
  const records = housecallRecords(backstage, memory);
  const office = backOfficeOf(backstage, records);

  const customerOf = (id: string): ClientRecord => {
    const client = rowOf(practice.clients, key('client', id));
    return found(client?.isDeleted === false ? client : null, 'customer');
  };
  const jobOf = (id: string): AppointmentRecord => {
    const row = rowOf(practice.appointments, key('appointment', id));
    return found(row?.isBlock === false ? row : null, 'job');
  };

  /** Every word has to be in the name, the email address, the mobile number or an address. */
  const isFound = (client: ClientRecord, q: unknown): boolean => {
    const words = typeof q === 'string' ? q.toLowerCase().split(/\s+/).filter(Boolean) : [];
    const texts = [fullNameOf(client), client.emails[0] ?? '', `${client.street} ${client.city}`];
    const text = texts.join('\n').toLowerCase();
    const mobile = phoneOf(client, 'Mobile') ?? '';
    const isNumber = (word: string): boolean => {
      const digits = word.replaceAll(/\D/g, '');
      return digits.length >= fewestDigits && /^[\d()+.-]+$/.test(word) && mobile.includes(digits);
    };
    return words.every((word) => text.includes(word) || isNumber(word));
  };

  const isWantedJob = (row: AppointmentRecord, where: Row): boolean => {
    const isUnscheduled = memory.unscheduled.has(row.key);
    const [startMin, startMax] = [where['scheduledStartMin'], where['scheduledStartMax']];
    const [endMin, endMax] = [where['scheduledEndMin'], where['scheduledEndMax']];
    // What has no time is in no stretch of time.
    if (isUnscheduled && [startMin, startMax, endMin, endMax].some((bound) => typeof bound === 'string')) return false;
    return (
      isBetween(row.start, startMin, startMax) &&
      isBetween(row.start + row.minutes * 60_000, endMin, endMax) &&
      isAmong(row.providerKey === null ? null : of('provider', row.providerKey), where['employeeIds']) &&
      (typeof where['customerId'] !== 'string' || row.clientKey === key('client', where['customerId'])) &&
      hasStatus(records.statusOf(row), where['workStatus']) &&
      isAmong(of('place', row.placeKey), where['locationIds'])
    );
  };

  const plain = (rows: readonly Row[], args: PageArgs): Row =>
    pageOf(rows, args, cap, { created_at: (row) => textOf(row['createdAt'] ?? '') }, (row) => row);

  /** Windows of all employees, or of some of them: free as long as one of them is. */
  const bookingWindows = (args: WindowArgs): Row => {
    const start = instantIn(args.startDate) ?? now();
    const zone = 'America/New_York';
    const count = Math.max(1, Math.min(args.showForDays, mostDays));
    const days = daysBetween(wallDay(start, zone), wallDay(start + (count - 1) * 86_400_000, zone));
    const staff = args.employeeIds?.map((id) => key('provider', id));
    const windows = new Map<number, OpeningRecord>();
    for (const opening of openingsOf(backstage, { placeKey: null, typeKey: null, days })) {
      if (staff && !staff.includes(opening.providerKey)) continue;
      const known = windows.get(opening.start);
      if (!known || (known.taken && !opening.taken)) windows.set(opening.start, opening);
    }
    return {
      bookingWindows: [...windows.values()]
        .filter((opening) => opening.start >= start)
        .map((opening) => ({
          startTime: utcText(opening.start),
          endTime: utcText(opening.start + (args.serviceDuration ?? opening.minutes) * 60_000),
          available: !opening.taken,
        })),
      showForDays: count,
      startDate: wallDay(start, zone),
    };
  };

  return {
    company: records.company,
    customers(args: ListArgs) {
      const { q, locationIds } = whereOf(args);
      const rows = practice.clients.filter(
        (client) => !client.isDeleted && isFound(client, q) && isAmong(of('place', client.placeKey), locationIds),
      );
      const sorts = {
        created_at: (client: ClientRecord) => client.createdAt,
        updated_at: (client: ClientRecord) => client.updatedAt,
        first_name: (client: ClientRecord) => client.givenName ?? '',
        last_name: (client: ClientRecord) => client.familyName,
      };
      return pageOf(rows, args, cap, sorts, records.customer);
    },
    customer: ({ customerId }: { readonly customerId: string }) => records.customer(customerOf(customerId)),
    customerAddresses: ({ customerId }: { readonly customerId: string }) => records.addressesOf(customerOf(customerId)),
    employees(args: ListArgs) {
      const rows = practice.providers.filter(
        ({ isActive, placeKeys }) => isActive && isAmong(of('place', placeKeys[0] ?? 1), args.locationIds),
      );
      return pageOf(
        rows,
        args,
        cap,
        {
          created_at: (row) => row.key,
          first_name: (row) => row.givenName,
          last_name: (row) => row.familyName,
        },
        records.employee,
      );
    },
    jobs(args: ListArgs) {
      const where = whereOf(args);
      return pageOf(
        practice.appointments.filter((row) => !row.isBlock && isWantedJob(row, where)),
        args,
        cap,
        {
          created_at: (row) => row.createdAt,
          updated_at: (row) => row.updatedAt,
          invoice_number: (row) => row.key,
          id: (row) => of('appointment', row.key),
          description: (row) => row.reason ?? '',
          work_status: records.statusOf,
        },
        records.job,
      );
    },
    job: ({ id }: { readonly id: string }) => records.job(jobOf(id)),
    jobLineItems: ({ jobId }: { readonly jobId: string }) => records.lineItems(jobOf(jobId)),
    jobTypes(args: ListArgs) {
      const name = (args.name ?? '').toLowerCase();
      const rows = practice.visitTypes.filter((type) => !type.isBlock && type.name.toLowerCase().includes(name));
      return plain(
        rows.toReversed().map((type) => ({ id: of('visitType', type.key), name: type.name })),
        args,
      );
    },
    events(args: ListArgs) {
      const rows = practice.appointments.filter(
        (row) => row.isBlock && !row.isDeleted && isAmong(of('place', row.placeKey), args.locationIds),
      );
      return plain(rows.map(records.event), args);
    },
    event: ({ eventId }: { readonly eventId: string }) =>
      found(
        practice.appointments
          .filter((row) => row.isBlock && !row.isDeleted)
          .map(records.event)
          .find((row) => row['id'] === eventId),
        'event',
      ),
    bookingWindows,
    estimates(args: ListArgs) {
      const { customerId } = whereOf(args);
      const ofCustomer = (row: Row): boolean =>
        typeof customerId !== 'string' || textOf(row['customer']).includes(customerId);
      return plain(office['estimates']?.filter(ofCustomer) ?? [], args);
    },
    estimate: ({ estimateId }: { readonly estimateId: string }) =>
      found(
        office['estimates']?.find((row) => row['id'] === estimateId),
        'estimate',
      ),
    leads(args: ListArgs) {
      const { customerId, status } = whereOf(args);
      const rows = (office['leads'] ?? []).filter(
        (row) =>
          (typeof customerId !== 'string' || textOf(row['customer']).includes(customerId)) &&
          (typeof status !== 'string' || row['status'] === status),
      );
      return plain(rows, args);
    },
    invoices(args: ListArgs) {
      const { status, customerUuid, createdAtMin, createdAtMax } = whereOf(args);
      const rows = (office['invoices'] ?? []).filter(
        (row) =>
          isAmong(textOf(row['status']), status) &&
          (typeof customerUuid !== 'string' || row['customerId'] === customerUuid) &&
          isBetween(Date.parse(textOf(row['invoiceDate'])), createdAtMin, createdAtMax),
      );
      return plain(rows, args);
    },
    leadSources: (args: ListArgs) => plain(office['leadSources'] ?? [], args),
    tags: (args: ListArgs) => plain(office['tags'] ?? [], args),
    priceBookServices: (args: ListArgs) => plain(office['priceBookServices'] ?? [], args),
    serviceZones: (args: ListArgs) => plain(office['serviceZones'] ?? [], args),
    ...housecallWrites(backstage, records, memory, { customerOf, jobOf }),
  };
}
