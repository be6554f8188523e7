import { utcText, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { daysBetween, openingsOf } from '../../dialects/openings.ts';
import { type AppointmentRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { ById } from './crm.ts';
import { jobKeyOf, office, type StMemory } from './memory.ts';
import { cancelReasons, holdReasons } from './officeRows.ts';
import { isWithin, type ListArgs, listOf, type PageArgs, pageOf } from './paging.ts';
import type { StJobRecords, StJobRow } from './jobRecords.ts';
import { type StRecords, setUp } from './records.ts';
import { endOf, idOf, invalid, isAppointment, momentIn, ownId, ownKey, serviceTitanIds } from './values.ts';

type Id = number | string | null;

interface JobsArgs extends ListArgs {
  readonly number?: string | null;
  readonly customerId?: Id;
  readonly locationId?: Id;
  readonly jobTypeId?: Id;
  readonly campaignId?: Id;
  readonly businessUnitId?: Id;
  readonly technicianId?: Id;
  readonly jobStatus?: string | null;
  readonly appointmentStatus?: string | null;
  readonly firstAppointmentStartsOnOrAfter?: string | null;
  readonly firstAppointmentStartsBefore?: string | null;
  readonly appointmentStartsOnOrAfter?: string | null;
  readonly appointmentStartsBefore?: string | null;
  readonly completedOnOrAfter?: string | null;
  readonly completedBefore?: string | null;
}

interface AppointmentsArgs extends ListArgs {
  readonly jobId?: Id;
  readonly number?: string | null;
  readonly status?: string | null;
  readonly startsOnOrAfter?: string | null;
  readonly startsBefore?: string | null;
  readonly technicianId?: Id;
  readonly customerId?: Id;
  readonly unused?: boolean | null;
}

interface CapacityArgs {
  readonly filter: {
    readonly startsOnOrAfter: string;
    readonly endsOnOrBefore: string;
    readonly businessUnitIds?: readonly (number | string)[] | null;
    readonly jobTypeId?: Id;
  };
}

const is = (id: number, wanted: Id | undefined): boolean => !wanted || id === Number(wanted);

/** Queries of jobs and appointments. */
export function jobQueries(backstage: Backstage, records: StRecords, rows: StJobRecords, memory: StMemory) {
  const { practice, cap, now } = backstage;
  const isWith = (visit: AppointmentRecord, technicianId: Id | undefined): boolean =>
    !technicianId ||
    rows.assignmentsOf(visit).some(({ provider }) => idOf('provider', provider.key) === Number(technicianId));
  const jobFacts = ({ key, first, visits }: StJobRow) => ({
    id: ownId('job', key),
    createdOn: first.createdAt,
    modifiedOn: Math.max(...visits.map(({ updatedAt }) => updatedAt)),
  });
  const isJob = (row: StJobRow, args: JobsArgs): boolean => {
    const { key, first, last, visits } = row;
    const kept = memory.jobs.get(key);
    const completed = last.state === 'completed' ? endOf(last) : 0;
    const { appointmentStartsOnOrAfter: after, appointmentStartsBefore: before } = args;
    return (
      (!args.number || String(ownId('job', key)) === args.number) &&
      is(idOf('client', first.clientKey ?? 0), args.customerId) &&
      is(kept?.locationId ?? ownId('location', first.clientKey ?? 0), args.locationId) &&
      is(idOf('visitType', first.typeKey), args.jobTypeId) &&
      is(kept?.campaignId ?? office.walkIn, args.campaignId) &&
      is(idOf('place', first.placeKey), args.businessUnitId) &&
      (!args.jobStatus || rows.jobStatusOf(row) === args.jobStatus) &&
      (!args.appointmentStatus || visits.some((visit) => rows.statusOf(visit) === args.appointmentStatus)) &&
      visits.some((visit) => isWith(visit, args.technicianId)) &&
      visits.some(({ start }) => isWithin(start, after, before, 'appointmentStarts')) &&
      isWithin(
        first.start,
        args.firstAppointmentStartsOnOrAfter,
        args.firstAppointmentStartsBefore,
        'firstAppointmentStarts',
      ) &&
      ((!args.completedOnOrAfter && !args.completedBefore) ||
        (completed > 0 && isWithin(completed, args.completedOnOrAfter, args.completedBefore, 'completed')))
    );
  };

  return {
    jobs: (args: JobsArgs): Row =>
      listOf(
        rows.jobs().filter((row) => isJob(row, args)),
        jobFacts,
        args,
        cap,
        rows.job,
      ),
    job({ id }: ById): Row | null {
      const row = rows.jobOfKey(ownKey('job', id));
      return row && rows.job(row);
    },
    jobHistory({ id }: ById): Row | null {
      const row = rows.jobOfKey(ownKey('job', id));
      if (!row) return null;
      const entry = (index: number, eventType: string, at: number): Row => ({
        id: row.key * 10 + index,
        employeeId: office.desk,
        eventType,
        date: utcText(at),
        usedSchedulingTool: 'Manual',
      });
      const status = rows.jobStatusOf(row);
      return {
        history: [
          entry(0, 'Job Booked', row.first.createdAt),
          ...(status === 'Scheduled' ? [] : [entry(1, `Job ${status}`, row.last.updatedAt)]),
        ],
      };
    },
    jobNotes({ id, ...args }: ById & PageArgs): Row {
      const row = rows.jobOfKey(ownKey('job', id));
      if (!row) throw invalid('id', `Job ${String(id)} does not exist.`);
      return pageOf(memory.jobNotes.get(row.key) ?? [], args, cap, records.note);
    },
    jobsCancelReasons: ({ ids }: { readonly ids: readonly (number | string)[] }): readonly Row[] =>
      ids.flatMap((id) => {
        const row = rows.jobOfKey(ownKey('job', id));
        if (!row || rows.jobStatusOf(row) !== 'Canceled') return [];
        const usual = row.last.state === 'noShow' ? office.noShow : office.otherReason;
        const reasonId = memory.jobs.get(row.key)?.cancel?.reasonId ?? usual;
        const name = cancelReasons.find((reason) => reason.id === reasonId)?.name ?? '';
        return [{ jobId: ownId('job', row.key), reasonId, name, text: row.last.cancelReason ?? '' }];
      }),
    jobTypes({ name, ...args }: ListArgs & { readonly name?: string | null }): Row {
      const types = practice.visitTypes.filter(
        (row) => !row.isBlock && (!name || row.name.toLowerCase().includes(name.toLowerCase())),
      );
      const facts = ({ key, isBookable }: (typeof types)[number]) => ({
        id: idOf('visitType', key),
        active: isBookable,
        createdOn: setUp,
        modifiedOn: setUp,
      });
      return listOf(types, facts, args, cap, records.jobType);
    },
    jobType({ id }: ById): Row | null {
      const row = rowOf(practice.visitTypes, serviceTitanIds.key('visitType', id));
      return row && !row.isBlock ? records.jobType(row) : null;
    },
    jobCancelReasons: (args: ListArgs): Row =>
      listOf(
        cancelReasons,
        (row) => row,
        args,
        cap,
        (row) => row,
      ),
    jobHoldReasons: (args: ListArgs): Row =>
      listOf(
        holdReasons,
        (row) => row,
        args,
        cap,
        (row) => row,
      ),
    appointments(args: AppointmentsArgs): Row {
      const found = rows
        .visits()
        .filter(
          (row) =>
            is(ownId('job', jobKeyOf(memory, row)), args.jobId) &&
            is(idOf('client', row.clientKey ?? 0), args.customerId) &&
            (!args.status || rows.statusOf(row) === args.status) &&
            isWithin(row.start, args.startsOnOrAfter, args.startsBefore, 'starts') &&
            isWith(row, args.technicianId) &&
            (!args.number || rows.numberOf(row) === args.number) &&
            args.unused !== true,
        );
      const facts = ({ key, createdAt, updatedAt }: AppointmentRecord) => ({
        id: idOf('appointment', key),
        createdOn: createdAt,
        modifiedOn: updatedAt,
      });
      return listOf(found, facts, args, cap, rows.appointment);
    },
    appointment({ id }: ById): Row | null {
      const row = rowOf(practice.appointments, serviceTitanIds.key('appointment', id));
      return row && isAppointment(row) ? rows.appointment(row) : null;
    },
    appointmentAssignments({
      appointmentIds,
      jobId,
      ...args
    }: ListArgs & { readonly appointmentIds?: readonly (number | string)[] | null; readonly jobId?: Id }): Row {
      const wanted = appointmentIds ? new Set(appointmentIds.map(Number)) : null;
      const found = rows
        .visits()
        .filter((row) => !wanted || wanted.has(idOf('appointment', row.key)))
        .filter((row) => is(ownId('job', jobKeyOf(memory, row)), jobId))
        .flatMap((row) => rows.assignmentsOf(row));
      const facts = ({ key, visit }: (typeof found)[number]) => ({
        id: ownId('assignment', key),
        active: rows.statusOf(visit) !== 'Canceled',
      });
      return listOf(found, facts, args, cap, rows.assignment);
    },
    capacity({ filter }: CapacityArgs): Row {
      const from = momentIn(filter.startsOnOrAfter, 'filter.startsOnOrAfter');
      const to = momentIn(filter.endsOnOrBefore, 'filter.endsOnOrBefore');
      if (to <= from) throw invalid('filter.endsOnOrBefore', 'EndsOnOrBefore must be later than StartsOnOrAfter.');
      const wanted = filter.businessUnitIds?.length ? filter.businessUnitIds.map(Number) : null;
      const typeKey = filter.jobTypeId ? serviceTitanIds.key('visitType', filter.jobTypeId) : null;
      const availabilities = practice.places
        .filter(({ key }) => !wanted || wanted.includes(idOf('place', key)))
        .flatMap(({ key: placeKey, zone }) => {
          const days = daysBetween(wallDay(from, zone), wallDay(to, zone));
          const openings = openingsOf(backstage, { placeKey, typeKey, days });
          const starts = [...new Set(openings.map(({ start }) => start))];
          return starts.flatMap((start): readonly Row[] => {
            const each = openings.filter((row) => row.start === start);
            const end = start + (each[0]?.minutes ?? 0) * 60_000;
            if (start < from || end > to) return [];
            const open = each.filter(({ taken }) => !taken).length;
            return [
              {
                start: utcText(start),
                end: utcText(end),
                businessUnitIds: [idOf('place', placeKey)],
                totalAvailability: each.length,
                openAvailability: open,
                technicians: each.flatMap(({ providerKey, taken }) => {
                  const row = rowOf(practice.providers, providerKey);
                  const status = taken ? 'Unavailable' : 'Available';
                  return row ? [{ id: idOf('provider', row.key), name: fullNameOf(row), status }] : [];
                }),
                isExceedingIdealBookingPercentage: open * 5 < each.length,
              },
            ];
          });
        });
      return { timeStamp: utcText(now()), availabilities };
    },
  };
}
