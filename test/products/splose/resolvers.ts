import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import {
  type Kept,
  activityServices,
  busyTimeTypes,
  cancellationReasons,
  createMemory,
  customFields,
} from './memory.ts';
import { sploseMoney } from './money.ts';
import { birthdateOf, entered, listedClient, listedVisit, sploseRecords } from './records.ts';
import {
  type ListSearch,
  badRequest,
  fitsSearch,
  hasText,
  idOf,
  instantIn,
  isWithin,
  notFound,
  phoneOf,
  resultsOf,
  sploseIds,
  statusInstant,
  statusWords,
  wordOf,
} from './values.ts';
import { sploseWrites } from './writes.ts';

interface PatientSearch extends ListSearch {
  readonly firstname?: string | null;
  readonly lastname?: string | null;
  readonly email?: string | null;
  readonly phoneNumber?: string | null;
  readonly birthdate?: string | null;
  readonly patientTag?: string | null;
}

interface VisitSearch extends ListSearch {
  readonly start_gt?: string | null;
  readonly start_lt?: string | null;
  readonly status_update_gt?: string | null;
  readonly status_update_lt?: string | null;
  readonly patientId?: number | null;
  readonly practitionerId?: number | null;
  readonly status?: string | null;
}

interface OtherSearch extends ListSearch {
  readonly isActive?: boolean | null;
  readonly patientId?: number | null;
  readonly type?: string | null;
  readonly name?: string | null;
  readonly email?: string | null;
}

interface Searched<Search> {
  readonly search?: Search | null;
}

interface ById {
  readonly id: number;
}

const dayMs = 86_400_000;
const mostDays = 100;
const digits = (text: unknown): string => String(text).replaceAll(/\D/g, '');
const equals = (value: unknown, wanted: unknown): boolean =>
  wanted === undefined || wanted === null || value === wanted;

function found(what: string, row: Row | null): Row {
  if (row) return row;
  throw notFound(what);
}

/** Resolvers of Splose: lists in order of ids, filters that all have to fit, and errors for what isn't there. */
export function sploseRoots(stage: Backstage): object {
  const { practice, now } = stage;
  const memory = createMemory(practice);
  const records = sploseRecords(stage, memory);
  const money = sploseMoney(stage, memory, records);

  const fitsPatient = (row: ClientRecord, search: PatientSearch): boolean => {
    const { email, phoneNumber, patientTag } = search;
    if (!fitsSearch(search, listedClient(row))) return false;
    if (!hasText(row.givenName, search.firstname) || !hasText(row.familyName, search.lastname)) return false;
    if (email && row.emails[0]?.toLowerCase() !== email.trim().toLowerCase()) return false;
    if (phoneNumber && !row.phones.some((phone) => digits(phoneOf(phone)['phoneNumber']) === digits(phoneNumber)))
      return false;
    const birthdate = memory.patients.get(row.key)?.['birthdate'] ?? birthdateOf(row.key);
    return equals(birthdate, search.birthdate) && (!patientTag || row.tags.includes(patientTag));
  };
  const fitsVisit = (row: AppointmentRecord, search: VisitSearch): boolean => {
    const { status = null, status_update_gt: after, status_update_lt: before } = search;
    if (!fitsSearch(search, listedVisit(row))) return false;
    if (!isWithin(row.start, 'start', search.start_gt, search.start_lt)) return false;
    if (!equals(row.clientKey === null ? 0 : idOf('client', row.clientKey), search.patientId)) return false;
    if (!equals(row.providerKey === null ? 0 : idOf('provider', row.providerKey), search.practitionerId)) return false;
    if (status !== null && wordOf(row) !== status) return false;
    if (!after && !before) return true;
    return wordOf(row) !== null && isWithin(statusInstant(row, now()), 'status_update', after, before);
  };
  const fixed = (kind: 'place' | 'provider' | 'visitType', key: number, isArchived = false) => ({
    id: idOf(kind, key),
    updatedAt: entered,
    isArchived,
  });
  const listed = (rows: readonly Kept[], search: OtherSearch, fits: (fields: Row) => boolean): Row =>
    resultsOf(
      rows.filter((row) => fitsSearch(search, row) && fits(row.fields)),
      search,
      stage,
      records.keptRow,
    );
  const keptAt = (rows: readonly Kept[], what: string, id: number): Row => {
    const row = rows.find((each) => each.id === id);
    return found(what, row ? records.keptRow(row) : null);
  };
  const allServices = [
    ...practice.visitTypes
      .filter(({ isBlock }) => !isBlock)
      .map((row) => ({ listed: fixed('visitType', row.key), show: () => records.service(row) })),
    ...activityServices.map(({ id }) => ({
      listed: { id, updatedAt: entered, isArchived: false },
      show: () => records.activityService(id),
    })),
  ];

  return {
    patients({ search }: Searched<PatientSearch>) {
      const rows = practice.clients.filter((row) => !row.isDeleted && fitsPatient(row, search ?? {}));
      return resultsOf(rows, search ?? {}, stage, (row) => records.patient(row) ?? {});
    },
    patient: ({ id }: ById) => found('Patient', records.patient(records.clientAt(id))),
    appointments({ search }: Searched<VisitSearch>) {
      const { status = null } = search ?? {};
      if (status !== null && !statusWords.includes(status))
        throw badRequest({
          status: [`Invalid enum value. Expected '${statusWords.join("' | '")}', received '${status}'`],
        });
      const rows = practice.appointments.filter((row) => !row.isBlock && fitsVisit(row, search ?? {}));
      return resultsOf(rows, search ?? {}, stage, (row) => records.visit(row) ?? {});
    },
    appointment: ({ id }: ById) =>
      found('Appointment', records.visit(rowOf(practice.appointments, sploseIds.key('appointment', id)))),
    practitioners({ search }: Searched<OtherSearch>) {
      const rows = practice.providers
        .filter(({ key, isActive }) => fitsSearch(search ?? {}, fixed('provider', key, !isActive)))
        .filter(({ isActive }) => equals(isActive, search?.isActive));
      return resultsOf(rows, search ?? {}, stage, (row) => records.practitioner(row) ?? {});
    },
    practitioner: ({ id }: ById) =>
      found('Practitioner', records.practitioner(rowOf(practice.providers, sploseIds.key('provider', id)))),
    locations({ search }: Searched<ListSearch>) {
      const rows = practice.places.filter(({ key }) => fitsSearch(search ?? {}, fixed('place', key)));
      return resultsOf(rows, search ?? {}, stage, (row) => records.place(row) ?? {});
    },
    location: ({ id }: ById) => found('Location', records.place(rowOf(practice.places, sploseIds.key('place', id)))),
    services({ search }: Searched<ListSearch>) {
      const rows = allServices.filter((row) => fitsSearch(search ?? {}, row.listed));
      return resultsOf(rows, search ?? {}, stage, ({ show }) => show() ?? {});
    },
    service: ({ id }: ById) => found('Service', allServices.find((row) => row.listed.id === id)?.show() ?? null),
    availabilities(args: { readonly practitionerId: number; readonly startDate: string; readonly endDate: string }) {
      const provider = rowOf(practice.providers, sploseIds.key('provider', args.practitionerId));
      if (!provider) throw notFound('Practitioner');
      const [from = 0, to = 0] = [instantIn('startDate', args.startDate), instantIn('endDate', args.endDate)];
      if (to < from || to - from >= mostDays * dayMs) throw badRequest({ endDate: ['At most 100 days are allowed'] });
      const days = Array.from({ length: (to - from) / dayMs + 1 }, (_, index) => new Date(from + index * dayMs));
      return days
        .filter((day) => provider.isActive && day.getUTCDay() % 6 !== 0)
        .map((day, index) => ({
          date: day.toISOString().slice(0, 10),
          locationId: idOf('place', provider.placeKeys[index % provider.placeKeys.length] ?? 1),
          startTime: '08:00',
          endTime: '17:00',
          repeatInterval: 1,
        }));
    },
    busyTimes({ search }: Searched<VisitSearch>) {
      const rows = practice.appointments.filter((row) => row.isBlock && fitsVisit(row, search ?? {}));
      return resultsOf(rows, search ?? {}, stage, records.busyTime);
    },
    busyTimeTypes: () => busyTimeTypes,
    cancellationReasons: () => cancellationReasons,
    contacts: ({ search }: Searched<OtherSearch>) =>
      listed(memory.contacts, search ?? {}, ({ type, name, email }) => {
        if (!equals(type, search?.type) || !equals(email, search?.email)) return false;
        return hasText(String(name), search?.name);
      }),
    contact: ({ id }: ById) => keptAt(memory.contacts, 'Contact', id),
    cases: ({ search }: Searched<OtherSearch>) =>
      listed(memory.cases, search ?? {}, ({ patientId }) => equals(patientId, search?.patientId)),
    case: ({ id }: ById) => keptAt(memory.cases, 'Case', id),
    invoices: money.invoices,
    invoice: ({ id }: ById) => found('Invoice', money.invoice(id)),
    payments: money.payments,
    supportActivities: ({ search }: Searched<OtherSearch>) =>
      listed(memory.activities, search ?? {}, ({ patientId }) => equals(patientId, search?.patientId)),
    waitlists: ({ search }: Searched<OtherSearch>) =>
      listed(memory.waitlists, search ?? {}, ({ isActive, patientId }) => {
        return equals(isActive, search?.isActive) && equals(patientId, search?.patientId);
      }),
    customFields: () => customFields,
    ...sploseWrites(stage, memory, records, money),
  };
}
