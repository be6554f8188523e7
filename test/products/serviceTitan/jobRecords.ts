import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, byStart, fullNameOf, type ProviderRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { jobKeyOf, office, type StMemory } from './memory.ts';
import { campaigns, campaignRow } from './officeRows.ts';
import type { StRecords } from './records.ts';
import { appointmentStatuses, endOf, idOf, isAppointment, jobStatuses, ownId } from './values.ts';

/** A job with its appointments by start: one or more. */
export interface StJobRow {
  readonly key: number;
  readonly first: AppointmentRecord;
  readonly last: AppointmentRecord;
  readonly visits: readonly AppointmentRecord[];
}

/** A technician on an appointment. */
export interface StAssignment {
  readonly key: number;
  readonly visit: AppointmentRecord;
  readonly provider: ProviderRecord;
}

/** How jobs and appointments of the practice look there. */
export type StJobRecords = ReturnType<typeof serviceTitanJobRecords>;

const assignmentsEach = 16;
const isConfirmed: ReadonlySet<string> = new Set(['confirmed', 'arrived', 'inProgress', 'ready', 'completed']);

/** Makes rows of jobs, appointments, and who is assigned to them. */
export function serviceTitanJobRecords({ practice, meet }: Backstage, memory: StMemory, records: StRecords) {
  // The book by jobs is made once for each operation, as every appointment of a page leads to its job.
  let book: ReadonlyMap<number, StJobRow> | null = null;
  const forget = (): void => {
    book = null;
  };
  const visits = (): readonly AppointmentRecord[] => practice.appointments.filter(isAppointment);
  const jobsByKey = (): ReadonlyMap<number, StJobRow> => {
    if (book) return book;
    const rows = new Map<number, AppointmentRecord[]>();
    for (const row of visits()) {
      const key = jobKeyOf(memory, row);
      const others = rows.get(key);
      if (others) others.push(row);
      else rows.set(key, [row]);
    }
    const made = [...rows].flatMap(([key, each]): (readonly [number, StJobRow])[] => {
      const sorted = each.toSorted(byStart);
      const [first, last] = [sorted[0], sorted.at(-1)];
      return first && last ? [[key, { key, first, last, visits: sorted }]] : [];
    });
    book = new Map(made);
    return book;
  };
  const jobs = (): readonly StJobRow[] => [...jobsByKey().values()];
  const jobOfKey = (key: number | null): StJobRow | null => (key === null ? null : (jobsByKey().get(key) ?? null));

  const statusOf = (row: AppointmentRecord): string =>
    memory.visits.get(row.key)?.holdReasonId ? 'Hold' : appointmentStatuses[row.state];
  /** A job is as far as its last appointment; it waits where one of them waits. */
  const jobStatusOf = ({ visits: rows, last }: StJobRow): string =>
    rows.some((row) => statusOf(row) === 'Hold') ? 'Hold' : jobStatuses[last.state];

  const assignmentsOf = (visit: AppointmentRecord): readonly StAssignment[] => {
    const keys = [visit.providerKey, ...(memory.visits.get(visit.key)?.others ?? [])];
    return keys.flatMap((providerKey, index) => {
      const provider = rowOf(practice.providers, providerKey);
      return provider ? [{ key: visit.key * assignmentsEach + index, visit, provider }] : [];
    });
  };
  const assignment = ({ key, visit, provider }: StAssignment): Row => {
    const status = appointmentStatuses[visit.state];
    return {
      id: ownId('assignment', key),
      technicianId: idOf('provider', provider.key),
      technician: () => records.technician(provider),
      technicianName: fullNameOf(provider),
      assignedById: office.desk,
      assignedOn: utcText(visit.createdAt),
      status: status === 'Canceled' ? 'Scheduled' : status,
      isPaused: false,
      jobId: ownId('job', jobKeyOf(memory, visit)),
      appointmentId: idOf('appointment', visit.key),
      active: status !== 'Canceled',
    };
  };

  function appointment(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const kept = memory.visits.get(row.key) ?? {};
    const jobKey = jobKeyOf(memory, row);
    const windowText = (at: number | null | undefined): string | null => (at ? utcText(at) : null);
    return {
      id: idOf('appointment', row.key),
      jobId: ownId('job', jobKey),
      job: () => {
        const own = jobOfKey(jobKey);
        return own && job(own);
      },
      appointmentNumber: () => numberOf(row),
      start: utcText(row.start),
      end: utcText(endOf(row)),
      arrivalWindowStart: windowText(kept.windowStart),
      arrivalWindowEnd: windowText(kept.windowEnd),
      status: statusOf(row),
      specialInstructions: kept.specialInstructions ?? null,
      createdOn: utcText(row.createdAt),
      modifiedOn: utcText(row.updatedAt),
      customerId: idOf('client', row.clientKey ?? 0),
      customer: () => records.customerOf(row.clientKey),
      unused: false,
      createdById: office.desk,
      isConfirmed: isConfirmed.has(row.state),
      active: true,
      appointmentAssignments: () => assignmentsOf(row).map(assignment),
    };
  }
  /** Such as 58302644-1: appointments are counted within their job. */
  function numberOf(row: AppointmentRecord): string {
    const key = jobKeyOf(memory, row);
    const place = jobOfKey(key)?.visits.findIndex((each) => each.key === row.key) ?? 0;
    return `${String(ownId('job', key))}-${String(place + 1)}`;
  }

  function job(row: StJobRow): Row {
    const { key, first, last } = row;
    const kept = memory.jobs.get(key) ?? {};
    const customerId = idOf('client', first.clientKey ?? 0);
    const locationId = kept.locationId ?? ownId('location', first.clientKey ?? 0);
    const campaignId = kept.campaignId ?? office.walkIn;
    const campaign = campaigns.find(({ id }) => id === campaignId);
    return {
      id: ownId('job', key),
      jobNumber: String(ownId('job', key)),
      projectId: null,
      customerId,
      customer: () => records.customerOf(first.clientKey),
      locationId,
      location: () => {
        const own = records
          .locationsOf(practice.clients.filter((each) => each.key === first.clientKey))
          .find((each) => ownId('location', each.key) === locationId);
        return own ? records.location(own) : null;
      },
      jobStatus: jobStatusOf(row),
      completedOn: last.state === 'completed' ? utcText(endOf(last)) : null,
      businessUnitId: idOf('place', first.placeKey),
      businessUnit: () => records.businessUnitOf(first.placeKey),
      jobTypeId: idOf('visitType', first.typeKey),
      jobType: () => {
        const type = rowOf(practice.visitTypes, first.typeKey);
        return type && records.jobType(type);
      },
      priority: kept.priority ?? 'Normal',
      campaignId,
      campaign: campaign ? campaignRow(campaign) : null,
      appointmentCount: row.visits.length,
      appointments: () => row.visits.map(appointment),
      firstAppointmentId: idOf('appointment', first.key),
      lastAppointmentId: idOf('appointment', last.key),
      recallForId: null,
      warrantyId: null,
      jobGeneratedLeadSource: null,
      noCharge: kept.noCharge ?? false,
      notificationsEnabled: true,
      createdOn: utcText(first.createdAt),
      createdById: office.desk,
      modifiedOn: utcText(Math.max(...row.visits.map(({ updatedAt }) => updatedAt))),
      tagTypeIds: kept.tagTypeIds ?? [],
      leadCallId: null,
      bookingId: null,
      soldById: null,
      customerPo: kept.customerPo ?? '',
      invoiceId: null,
      membershipId: null,
      total: null,
      summary: first.reason,
      customFields: [],
      externalData: [],
    };
  }

  return {
    forget,
    visits,
    jobs,
    jobOfKey,
    statusOf,
    jobStatusOf,
    assignmentsOf,
    assignment,
    appointment,
    numberOf,
    job,
  };
}
