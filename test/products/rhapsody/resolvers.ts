import type { Backstage } from '../../dialects/dialect.ts';
import { openingsOf } from '../../dialects/openings.ts';
import type { PatientRecord } from '../../dialects/practice.ts';
import { createLedger } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { clinicalRecords } from './clinicalRecords.ts';
import { codeOf, codeOfName } from './codes.ts';
import { officeRecords, orderOfAppointment } from './officeRecords.ts';
import { officeRoots } from './officeResolvers.ts';
import { deskRecords, referralSources } from './records.ts';
import { filterKey, rowWithCode, scopeOf } from './scope.ts';
import { clientSearch, patientSearch } from './search.ts';
import { staffRoots } from './staffResolvers.ts';
import {
  dateOf,
  dateTime,
  neededId,
  type OneArgs,
  optionalInstant,
  type PageArgs,
  pageOf,
  refusal,
  statuses,
} from './values.ts';
import { rhapsodyWrites } from './writes.ts';

interface ListArgs extends PageArgs {
  readonly businessId?: string | null;
  readonly includeDeleted?: boolean | null;
  readonly updatedFrom?: string | null;
}

interface PeopleArgs extends ListArgs {
  readonly search?: string | null;
  readonly clientId?: string | null;
}

interface AppointmentsArgs extends ListArgs {
  readonly clientId?: string | null;
  readonly patientId?: string | null;
  readonly providerId?: string | null;
  readonly statuses?: readonly string[] | null;
  readonly scheduledFrom?: string | null;
  readonly scheduledTo?: string | null;
}

interface BlocksArgs extends ListArgs {
  readonly providerId?: string | null;
  readonly from?: string | null;
  readonly to?: string | null;
}

interface TimesArgs {
  readonly businessId?: string | null;
  readonly appointmentTypeId: string;
  readonly providerId?: string | null;
  readonly date: string;
}

const minuteMs = 60_000;

/** The root fields of the service. */
export function rhapsodyRoots(backstage: Backstage): object {
  const { practice, cap, now } = backstage;
  const ledger = createLedger(practice);
  /** What was written of patients that the practice has no field for. */
  const neutered = new Map<number, string | null>();
  const clinical = clinicalRecords(backstage, () => desk);
  const office = officeRecords(practice, ledger, () => desk);
  const desk = deskRecords(backstage, {
    ledger,
    clinical: () => clinical,
    neuteredOf: (row) => neuteredOf(neutered, row),
    invoiceOf(row) {
      const order = orderOfAppointment(practice, ledger, row);
      return order && office.invoice(order);
    },
  });
  const changedSince = (text: string | null | undefined): ((row: { readonly updatedAt: number }) => boolean) => {
    const from = optionalInstant(text);
    return ({ updatedAt }) => from === null || updatedAt >= from;
  };

  const { roots: officeQueries, tools } = officeRoots(backstage, { office, ledger });

  return {
    apiKey: () => ({
      id: codeOf('apiKey', 1),
      name: 'Front desk',
      rateLimit: 1,
      permissions: ['clients', 'patients', 'appointments', 'invoices', 'messages'],
      createdAt: dateTime(now() - 90 * 86_400_000),
    }),
    ...staffRoots(backstage, desk),
    appointment(args: OneArgs) {
      const row = rowWithCode(scopeOf(backstage, args.businessId).appointments(), 'appointment', neededId(args));
      return row && !row.isBlock ? desk.appointment(row) : null;
    },
    appointments(args: AppointmentsArgs) {
      const [from, to] = [optionalInstant(args.scheduledFrom), optionalInstant(args.scheduledTo)];
      const [client, patient] = [filterKey('client', args.clientId), filterKey('patient', args.patientId)];
      const provider = filterKey('provider', args.providerId);
      const isNew = changedSince(args.updatedFrom);
      const rows = scopeOf(backstage, args.businessId)
        .appointments()
        .filter((row) => !row.isBlock && (args.includeDeleted === true || !row.isDeleted) && isNew(row))
        .filter(({ start }) => (from === null || start >= from) && (to === null || start < to))
        .filter((row) => client === undefined || row.clientKey === client)
        .filter((row) => patient === undefined || row.patientKey === patient)
        .filter((row) => provider === undefined || row.providerKey === provider)
        .filter(({ state }) => !args.statuses || args.statuses.includes(statuses[state]));
      return pageOf(rows, args, cap, desk.appointment);
    },
    calendarBlocks(args: BlocksArgs) {
      const [from, to] = [optionalInstant(args.from), optionalInstant(args.to)];
      const provider = filterKey('provider', args.providerId);
      const rows = scopeOf(backstage, args.businessId)
        .appointments()
        .filter((row) => row.isBlock && !row.isDeleted)
        .filter((row) => provider === undefined || row.providerKey === provider)
        .filter(({ start, minutes }) => from === null || start + minutes * minuteMs > from)
        .filter(({ start }) => to === null || start < to);
      return pageOf(rows, args, cap, desk.block);
    },
    availableTimes({ businessId, appointmentTypeId, providerId, date }: TimesArgs): readonly Row[] {
      const type = rowWithCode(practice.visitTypes, 'visitType', appointmentTypeId);
      if (!type || type.isBlock) throw refusal('Appointment type not found', 'NOT_FOUND');
      const provider = filterKey('provider', providerId);
      const place = scopeOf(backstage, businessId).place ?? practice.places[0];
      const asked = { placeKey: place?.key ?? null, typeKey: type.key, days: [dateOf(date)] };
      return openingsOf(backstage, { ...asked, ...(provider !== undefined && { providerKey: provider }) })
        .filter(({ taken, start }) => !taken && start > now())
        .map(({ start, minutes, providerKey }) => ({
          startDatetime: dateTime(start),
          endDatetime: dateTime(start + minutes * minuteMs),
          provider: desk.providerWith(providerKey),
        }));
    },
    client(args: OneArgs) {
      const row = rowWithCode(scopeOf(backstage, args.businessId).clients(), 'client', neededId(args));
      return row && desk.client(row);
    },
    clients(args: PeopleArgs) {
      const isNew = changedSince(args.updatedFrom);
      const isFound = args.search ? clientSearch(practice, args.search) : () => true;
      const rows = scopeOf(backstage, args.businessId)
        .clients()
        .filter((row) => (args.includeDeleted === true || !row.isDeleted) && isNew(row) && isFound(row));
      return pageOf(rows, args, cap, desk.client);
    },
    clientTags({ businessId }: ListArgs) {
      const names = new Set(
        scopeOf(backstage, businessId)
          .clients()
          .flatMap(({ tags }) => tags),
      );
      return [...names].toSorted().map((name) => ({ id: codeOfName(name), name }));
    },
    referralSources({ businessId }: ListArgs) {
      // All hospitals of a group ask the same; an unknown one is still refused.
      scopeOf(backstage, businessId);
      return referralSources;
    },
    patient(args: OneArgs) {
      const row = rowWithCode(scopeOf(backstage, args.businessId).patients(), 'patient', neededId(args));
      return row && desk.patient(row);
    },
    patients(args: PeopleArgs) {
      const isNew = changedSince(args.updatedFrom);
      const isFound = args.search ? patientSearch(args.search) : () => true;
      const client = filterKey('client', args.clientId);
      const rows = scopeOf(backstage, args.businessId)
        .patients()
        .filter((row) => (client === undefined || row.clientKey === client) && isNew(row) && isFound(row));
      return pageOf(rows, args, cap, desk.patient);
    },
    species: () => clinical.speciesNames().map(clinical.species),
    medicalNotes(args: PageArgs & { readonly businessId?: string | null; readonly patientId?: string | null }) {
      const patient = filterKey('patient', args.patientId);
      const rows = scopeOf(backstage, args.businessId)
        .appointments()
        .filter((row) => row.state === 'completed' && !row.isDeleted && row.patientKey !== null)
        .filter((row) => patient === undefined || row.patientKey === patient);
      return pageOf(
        rows.toSorted((one, other) => other.start - one.start),
        args,
        cap,
        clinical.note,
      );
    },
    reminders(
      args: PageArgs & {
        readonly businessId?: string | null;
        readonly patientId?: string | null;
        readonly dueFrom?: string | null;
        readonly dueTo?: string | null;
      },
    ) {
      const patient = filterKey('patient', args.patientId);
      const [from, to] = [args.dueFrom, args.dueTo].map((day) => (day ? dateOf(day) : null));
      const patients = scopeOf(backstage, args.businessId)
        .patients()
        .filter(({ key }) => patient === undefined || key === patient);
      const rows = clinical
        .reminders(patients)
        .filter(({ dueDate }) => (!from || String(dueDate) >= from) && (!to || String(dueDate) <= to));
      return pageOf(rows, args, cap, (row) => row);
    },
    labOrders(args: PageArgs & { readonly businessId?: string | null; readonly status?: string | null }) {
      const rows = clinical
        .labOrders(scopeOf(backstage, args.businessId).patients())
        .filter(({ status }) => !args.status || status === args.status);
      return pageOf(rows, args, cap, (row) => row);
    },
    ...officeQueries,
    ...rhapsodyWrites(backstage, { desk, office, clinical, ledger, neutered, ...tools }),
  };
}

/** What was written, or what half of the patients are. */
function neuteredOf(written: ReadonlyMap<number, string | null>, { key, sex }: PatientRecord): string | null {
  const known = written.get(key);
  if (known !== undefined) return known;
  if (sex === 'UNKNOWN') return null;
  if (key % 2 === 0) return 'INTACT';
  return sex === 'FEMALE' ? 'SPAYED' : 'NEUTERED';
}
