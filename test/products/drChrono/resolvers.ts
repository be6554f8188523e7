import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, byStart, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { type Row, textOf } from '../generatedRows.ts';
import { drChronoLists } from './more.ts';
import { type DrChronoMemory, drChronoRecords } from './records.ts';
import {
  accountZone,
  badRequest,
  dayIn,
  drChronoIds,
  instantOfTimestamp,
  isInCalendar,
  type PageArgs,
  pageOf,
} from './values.ts';
import { drChronoWrites } from './writes.ts';

interface PatientArgs extends PageArgs {
  readonly first_name?: string | null;
  readonly last_name?: string | null;
  readonly email?: string | null;
  readonly date_of_birth?: string | null;
  readonly gender?: string | null;
  readonly chart_id?: string | null;
  readonly doctor?: number | null;
  readonly since?: string | null;
}

interface AppointmentArgs extends PageArgs {
  readonly since?: string | null;
  readonly date?: string | null;
  readonly date_range?: string | null;
  readonly doctor?: number | null;
  readonly office?: number | null;
  readonly patient?: number | null;
  readonly status?: string | null;
}

interface OfArgs extends PageArgs {
  readonly patient?: number | null;
  readonly doctor?: number | null;
  readonly office?: number | null;
  readonly status?: number | null;
  readonly assignee_user?: number | null;
}

const { key } = drChronoIds;
const mostAppointments = 20;
const patientFilters = ['first_name', 'last_name', 'email', 'date_of_birth', 'gender', 'chart_id'] as const;
const asks = (value: unknown): boolean => value !== undefined && value !== null;

/** Resolvers of everything that the API has. */
export function drChronoRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const memory: DrChronoMemory = new Map();
  const records = drChronoRecords(backstage, memory);
  const lists = drChronoLists(backstage, records);

  const patients = (args: PatientArgs): readonly ClientRecord[] => {
    const wanted = patientFilters.filter((name) => asks(args[name]));
    const since = asks(args.since) ? instantOfTimestamp(args.since, 'since') : 0;
    return practice.clients.filter((row) => {
      if (row.isDeleted || row.updatedAt < since) return false;
      if (asks(args.doctor) && records.doctorKeyOf(row) !== key('provider', args.doctor)) return false;
      if (wanted.length === 0) return true;
      const shown = records.patientFields(row);
      return wanted.every((name) => textOf(shown[name]).toLowerCase() === (args[name] ?? '').toLowerCase());
    });
  };

  const appointments = (args: AppointmentArgs): readonly AppointmentRecord[] => {
    const { since, date, date_range: range } = args;
    if (!asks(since) && !asks(date) && !asks(range))
      throw badRequest({ non_field_errors: ['Either `since`, `date` or `date_range` parameter must be specified'] });
    const changed = asks(since) ? instantOfTimestamp(since, 'since') : 0;
    const [first = '', last = ''] = asks(range) ? (range ?? '').split('/') : [];
    const days = asks(range) ? [dayIn(first, 'date_range'), dayIn(last, 'date_range')] : [];
    const onDay = asks(date) ? dayIn(date ?? '', 'date') : null;
    return practice.appointments
      .filter((row) => {
        if (!isInCalendar(row) || row.updatedAt < changed) return false;
        const day = wallDay(row.start, accountZone);
        if (onDay !== null && day !== onDay) return false;
        if (days[0] !== undefined && (day < days[0] || day > (days[1] ?? ''))) return false;
        if (asks(args.doctor) && row.providerKey !== key('provider', args.doctor)) return false;
        if (asks(args.office) && row.placeKey !== key('place', args.office)) return false;
        if (asks(args.patient) && row.clientKey !== key('client', args.patient)) return false;
        return !asks(args.status) || records.statusOf(row) === args.status;
      })
      .toSorted(byStart);
  };

  const isOf = (row: Row, args: OfArgs): boolean =>
    (['patient', 'doctor', 'office', 'status', 'assignee_user'] as const).every(
      (name) => !asks(args[name]) || row[name] === args[name],
    );
  // Lists are asked for when they are read, as some of them grow.
  const listed = (rows: readonly Row[]) => (args: OfArgs) =>
    pageOf(
      rows.filter((row) => isOf(row, args)),
      args,
      cap,
      (row) => row,
    );
  const others = Object.fromEntries(
    Object.entries(lists).map(([name, rows]): [string, (args: OfArgs) => Row] => [name, listed(rows)]),
  );

  return {
    ...others,
    users_current: () => lists.users[0],
    user: ({ id }: { readonly id: number }) => lists.users.find((row) => row.id === id) ?? null,
    doctors: (args: PageArgs) => pageOf(practice.providers, args, cap, records.doctor),
    doctor: ({ id }: { readonly id: number }) => records.doctor(rowOf(practice.providers, key('provider', id))),
    offices: (args: OfArgs) => {
      const owner = asks(args.doctor) ? key('provider', args.doctor) : null;
      const rows = practice.places.filter(
        (row) =>
          !asks(args.doctor) ||
          practice.providers.some((person) => person.key === owner && person.placeKeys.includes(row.key)),
      );
      return pageOf(rows, args, cap, records.office);
    },
    office: ({ id }: { readonly id: number }) => records.office(rowOf(practice.places, key('place', id))),
    patients: (args: PatientArgs) => pageOf(patients(args), args, cap, records.patient),
    patient: ({ id }: { readonly id: number }) => records.patient(rowOf(practice.clients, key('client', id))),
    patients_summary: (args: PatientArgs) => pageOf(patients(args), args, cap, records.patientSummary),
    appointments: (args: AppointmentArgs) =>
      pageOf(appointments(args), args, Math.min(mostAppointments, cap), records.appointment),
    appointment: ({ id }: { readonly id: string }) =>
      records.appointment(rowOf(practice.appointments, key('appointment', id))),
    appointment_profiles: (args: OfArgs) =>
      pageOf(
        practice.visitTypes.filter(({ isBlock }) => !isBlock),
        args,
        cap,
        records.profile,
      ),
    appointment_profile: ({ id }: { readonly id: number }) =>
      records.profile(practice.visitTypes.find((row) => row.key === key('visitType', id) && !row.isBlock) ?? null),
    insurances: (args: PageArgs & { readonly term?: string | null }) => {
      const term = (args.term ?? '').toLowerCase();
      const rows = lists.insurances.filter((row) => row.payer_name.toLowerCase().includes(term));
      return pageOf(rows, args, cap, (row) => row);
    },
    messages: (args: OfArgs & { readonly type?: string | null }) =>
      pageOf(
        lists.messages.filter((row) => isOf(row, args) && (!asks(args.type) || row.type === args.type)),
        args,
        cap,
        (row) => row,
      ),
    ...drChronoWrites(backstage, records, memory, lists),
  };
}
