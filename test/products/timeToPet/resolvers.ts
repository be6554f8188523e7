import { startOfDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import type { AppointmentRecord, ClientRecord } from '../../dialects/practice.ts';
import { byStart, fullNameOf, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { firstMessages, invoiceOf, pendingRequests, scheduleBlocks, timeOffOf, vets } from './office.ts';
import { dayOf, timeToPetRecords } from './records.ts';
import {
  clientsOf,
  companyZone,
  eventWords,
  invalid,
  isEvent,
  pageOf,
  petStatusOf,
  petsOf,
  timeIn,
  timeToPetIds,
} from './values.ts';
import { timeToPetWrites } from './writes.ts';

interface PageArgs {
  readonly page?: number | null;
  readonly perPage?: number | null;
}

interface ClientArgs extends PageArgs {
  readonly filter?: {
    readonly status?: string | null;
    readonly search?: string | null;
    readonly updatedSince?: string | null;
  } | null;
  readonly orderBy?: string | null;
}

interface PetArgs extends PageArgs {
  readonly filter?: {
    readonly clientId?: string | null;
    readonly status?: string | null;
    readonly type?: string | null;
    readonly search?: string | null;
  } | null;
}

interface RangeArgs {
  readonly start: string;
  readonly end: string;
}

interface EventArgs extends RangeArgs, PageArgs {
  readonly filter?: {
    readonly status?: readonly string[] | null;
    readonly clientId?: string | null;
    readonly staffId?: string | null;
    readonly serviceId?: string | null;
    readonly unassigned?: boolean | null;
  } | null;
}

interface StaffArgs extends PageArgs {
  readonly filter?: { readonly status?: string | null; readonly role?: string | null } | null;
}

interface InvoiceArgs extends PageArgs {
  readonly clientId?: string | null;
  readonly status?: string | null;
}

interface IdArgs {
  readonly id: string;
}

/** The root fields. */
export function timeToPetRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const records = timeToPetRecords(backstage);
  const { of, key } = timeToPetIds;
  const messages = new Map<string, readonly Row[]>();

  const invoices = (): readonly Row[] =>
    clientsOf(practice)
      .map((row) => invoiceOf(practice, row))
      .filter((row) => row !== null);
  const clientByKey = (id: string): ClientRecord | null => {
    const row = rowOf(practice.clients, key('client', id));
    return row && !row.isDeleted ? row : null;
  };

  return {
    company: {
      id: of('organization', practice.organization.key),
      name: practice.organization.name,
      timeZone: companyZone,
      currency: 'USD',
      staffAreCalled: 'Staff',
      calendarInterval: 30,
    },
    clients({ filter, orderBy, ...page }: ClientArgs) {
      const { status, search, updatedSince } = filter ?? {};
      const since = updatedSince ? timeIn(updatedSince) : 0;
      const rows = clientsOf(practice).filter((row) => {
        const hasStatus = !status || (row.isActive ? 'ACTIVE' : 'INACTIVE') === status;
        return hasStatus && row.updatedAt >= since && isFound(row, search ?? '');
      });
      return pageOf(ordered(rows, orderBy ?? 'LAST_NAME_ASC'), page, cap, records.client);
    },
    client({ id }: IdArgs) {
      const row = clientByKey(id);
      return row && records.client(row);
    },
    pets({ filter, ...page }: PetArgs) {
      const { clientId, status, type, search } = filter ?? {};
      const rows = petsOf(practice).filter((row) => {
        const isOf = !clientId || row.clientKey === key('client', clientId);
        const isKind = !type || row.species.toLowerCase() === type.toLowerCase();
        return isOf && isKind && (!status || petStatusOf(row) === status) && has(row.name, search ?? '');
      });
      return pageOf(rows, page, cap, records.pet);
    },
    pet({ id }: IdArgs) {
      const row = rowOf(petsOf(practice), key('patient', id));
      return row && records.pet(row);
    },
    events({ start, end, filter, ...page }: EventArgs) {
      checkRange({ start, end });
      const rows = practice.appointments.filter((row) => {
        const day = dayOf(row);
        return isEvent(row) && day >= start && day < end && isWanted(row, filter);
      });
      return pageOf(rows.toSorted(byStart), page, cap, records.event);
    },
    event({ id }: IdArgs) {
      const row = rowOf(practice.appointments, key('appointment', id));
      return row && isEvent(row) ? records.event(row) : null;
    },
    staff({ filter, ...page }: StaffArgs) {
      const { status, role } = filter ?? {};
      const rows = practice.providers.filter((row) => {
        const shown = records.staff(row);
        return (!status || shown['status'] === status) && (!role || shown['role'] === role);
      });
      return pageOf(rows, page, cap, records.staff);
    },
    staffMember({ id }: IdArgs) {
      const row = rowOf(practice.providers, key('provider', id));
      return row && records.staff(row);
    },
    services: () => practice.visitTypes.filter(({ isBlock }) => !isBlock).map(records.service),
    petTypes: () => [...new Set(petsOf(practice).map(({ species }) => species))],
    pendingRequests: () => pendingRequests(practice),
    scheduleBlocks,
    timeOff({ start, end }: RangeArgs) {
      checkRange({ start, end });
      const dayIn = (row: Row): string => String(row['start']).slice(0, 10);
      return timeOffOf(practice).filter((row) => dayIn(row) >= start && dayIn(row) < end);
    },
    invoices({ clientId, status, ...page }: InvoiceArgs) {
      const rows = invoices().filter(
        (row) => (!clientId || row['clientId'] === clientId) && (!status || row['status'] === status),
      );
      return pageOf(rows, page, cap, (row) => row);
    },
    invoice: ({ id }: IdArgs) => invoices().find((row) => row['id'] === id) ?? null,
    messages: ({ clientId }: { readonly clientId: string }) =>
      clientByKey(clientId) ? [...firstMessages(clientId), ...(messages.get(clientId) ?? [])] : [],
    vets,
    ...timeToPetWrites(backstage, records, messages),
  };
}

/** Both must be days, or nothing is. */
function checkRange({ start, end }: RangeArgs): void {
  for (const day of [start, end]) {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw invalid(`Cannot parse date: ${day}`);
    startOfDay(day, companyZone);
  }
  if (start > end) throw invalid('start must not be after end');
}

function isWanted(row: AppointmentRecord, filter: EventArgs['filter']): boolean {
  const { key } = timeToPetIds;
  const { status, clientId, staffId, serviceId, unassigned } = filter ?? {};
  if (status && !status.includes(eventWords[row.state])) return false;
  if (clientId && row.clientKey !== key('client', clientId)) return false;
  if (staffId && (row.providerKey === null || row.providerKey !== key('provider', staffId))) return false;
  if (serviceId && row.typeKey !== key('visitType', serviceId)) return false;
  return typeof unassigned !== 'boolean' || (row.providerKey === null) === unassigned;
}

function ordered(rows: readonly ClientRecord[], orderBy: string): readonly ClientRecord[] {
  const sorted = orderBy.startsWith('CREATED') ? rows.toSorted((one, other) => one.createdAt - other.createdAt) : rows;
  return orderBy.endsWith('_DESC') ? sorted.toReversed() : sorted;
}

/** Whether a text is part of the name, the email address or a number, of which digits alone count. */
function isFound(row: ClientRecord, search: string): boolean {
  const digits = search.replace(/\D/g, '');
  const isNumber = digits.length > 3 && !/[a-z@]/i.test(search);
  if (isNumber) return row.phones.some(({ value }) => value.replace(/\D/g, '').includes(digits));
  return has(fullNameOf(row), search) || has(row.emails[0] ?? '', search);
}

function has(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.trim().toLowerCase());
}
