import type { Backstage } from '../../dialects/dialect.ts';
import { bookAppointment } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { type Id, isOpen, type StBook, type TimesInput } from './book.ts';
import type { ById } from './crm.ts';
import type { StJobRecords } from './jobRecords.ts';
import { office, type StJob, type StMemory, type StNote } from './memory.ts';
import { campaigns, cancelReasons } from './officeRows.ts';
import type { StRecords } from './records.ts';
import { apiError, invalid, momentIn, ownId } from './values.ts';
import type { Gate } from './writes.ts';

interface JobInput {
  readonly customerId?: Id | null;
  readonly locationId?: Id | null;
  readonly businessUnitId?: Id | null;
  readonly jobTypeId?: Id | null;
  readonly priority?: string | null;
  readonly campaignId?: Id | null;
  readonly summary?: string | null;
  readonly tagTypeIds?: readonly Id[] | null;
  readonly customerPo?: string | null;
  readonly noCharge?: boolean | null;
}

interface CreateJob extends JobInput {
  readonly appointments: readonly TimesInput[];
}

const priorities = ['Low', 'Normal', 'High', 'Urgent'];

/** Mutations of jobs. */
export function jobWrites(
  { practice, now }: Backstage,
  records: StRecords,
  rows: StJobRecords,
  memory: StMemory,
  { allowed, done }: Gate,
  book: StBook,
) {
  const { jobOf, keyIn, techniciansIn, change, remember, timesIn, windowIn, holdReasonIn } = book;
  const jobAgain = (key: number): Row => {
    const row = rows.jobOfKey(key);
    if (!row) throw apiError(404, 'The job was not found.');
    return rows.job(row);
  };
  /** What is kept of a job, where it can be kept. */
  const keptOf = (request: JobInput, clientKey: number): StJob => {
    const { priority, campaignId, locationId, tagTypeIds, customerPo, noCharge } = request;
    if (priority && !priorities.includes(priority))
      throw invalid('request.priority', 'Priority must be Low, Normal, High or Urgent.');
    if (campaignId && !campaigns.some(({ id }) => id === Number(campaignId)))
      throw invalid('request.campaignId', `Campaign ${String(campaignId)} does not exist.`);
    const places = records.locationsOf(practice.clients.filter(({ key }) => key === clientKey));
    if (locationId && !places.some(({ key }) => ownId('location', key) === Number(locationId)))
      throw invalid('request.locationId', "The location is none of the customer's.");
    return {
      ...(priority && { priority }),
      ...(campaignId && { campaignId: Number(campaignId) }),
      ...(locationId && { locationId: Number(locationId) }),
      ...(tagTypeIds && { tagTypeIds: tagTypeIds.map(Number) }),
      ...(typeof customerPo === 'string' && { customerPo }),
      ...(typeof noCharge === 'boolean' && { noCharge }),
    };
  };

  return {
    createJob({ request }: { readonly request: CreateJob }): Row {
      allowed();
      if (request.appointments.length === 0)
        throw invalid('request.appointments', 'At least one appointment is required.');
      const clientKey = keyIn('client', request.customerId, 'customerId');
      const placeKey = keyIn('place', request.businessUnitId, 'businessUnitId');
      const typeKey = keyIn('visitType', request.jobTypeId, 'jobTypeId');
      const kept = keptOf(request, clientKey);
      const plans = request.appointments.map((each) => ({
        ...timesIn(each),
        window: windowIn(each),
        technicians: techniciansIn(each.technicianIds),
      }));
      const made = plans.map(({ start, minutes, technicians, window }) => {
        const [providerKey = null, ...others] = technicians;
        const booking = { start, minutes, placeKey, typeKey, providerKey, clientKey, reason: request.summary ?? null };
        const row = done(bookAppointment(practice, booking, now()));
        remember(row.key, { ...window, others });
        return row;
      });
      const jobKey = made[0]?.key ?? 0;
      for (const { key } of made) memory.jobOf.set(key, jobKey);
      memory.jobs.set(jobKey, kept);
      return jobAgain(jobKey);
    },
    updateJob({ id, request }: ById & { readonly request: JobInput }): Row {
      allowed();
      const { key, first, visits } = jobOf(id);
      const { customerId, businessUnitId, jobTypeId, summary } = request;
      const clientKey = customerId ? keyIn('client', customerId, 'customerId') : (first.clientKey ?? 0);
      const kept = keptOf(request, clientKey);
      const given = {
        ...(customerId && { clientKey, ...(clientKey !== first.clientKey && { patientKey: null }) }),
        ...(businessUnitId && { placeKey: keyIn('place', businessUnitId, 'businessUnitId') }),
        ...(jobTypeId && { typeKey: keyIn('visitType', jobTypeId, 'jobTypeId') }),
        ...(typeof summary === 'string' && { reason: summary.trim() === '' ? null : summary }),
      };
      for (const row of visits) change(row, given);
      const { locationId, ...before } = memory.jobs.get(key) ?? {};
      // Another customer is served at another location.
      const stays = clientKey === first.clientKey && locationId !== undefined;
      memory.jobs.set(key, { ...before, ...(stays && { locationId }), ...kept });
      return jobAgain(key);
    },
    cancelJob({ id, request }: ById & { readonly request: { readonly reasonId: Id; readonly memo: string } }): Row {
      allowed();
      const row = jobOf(id);
      const reason = cancelReasons.find((each) => each.id === Number(request.reasonId) && each.active);
      if (!reason) throw invalid('request.reasonId', `Cancel reason ${String(request.reasonId)} does not exist.`);
      const status = rows.jobStatusOf(row);
      if (status === 'Completed' || status === 'Canceled')
        throw apiError(409, `Job is ${status.toLowerCase()} and can't be canceled.`);
      const state = reason.id === office.noShow ? 'noShow' : 'cancelled';
      for (const visit of row.visits.filter(isOpen)) {
        remember(visit.key, { holdReasonId: null });
        change(visit, { state, cancelReason: request.memo });
      }
      const cancel = { reasonId: reason.id, memo: request.memo };
      memory.jobs.set(row.key, { ...memory.jobs.get(row.key), cancel });
      return jobAgain(row.key);
    },
    removeJobCancellation({ id }: ById): Row {
      allowed();
      const row = jobOf(id);
      if (rows.jobStatusOf(row) !== 'Canceled') throw apiError(409, 'Job is not canceled.');
      for (const visit of row.visits.filter(({ state }) => state === 'cancelled' || state === 'noShow'))
        change(visit, { state: 'planned', cancelReason: null });
      const { cancel: _cancel, ...kept } = memory.jobs.get(row.key) ?? {};
      memory.jobs.set(row.key, kept);
      return jobAgain(row.key);
    },
    holdJob({ id, request }: ById & { readonly request: { readonly reasonId: Id; readonly memo: string } }): Row {
      allowed();
      const row = jobOf(id);
      const holdReasonId = holdReasonIn(request.reasonId);
      const open = row.visits.filter(isOpen);
      if (open.length === 0) throw apiError(409, 'Job has no open appointment.');
      for (const { key } of open) remember(key, { holdReasonId });
      return jobAgain(row.key);
    },
    completeJob({ id, request }: ById & { readonly request: { readonly completedOn: string } }): Row {
      allowed();
      const row = jobOf(id);
      momentIn(request.completedOn, 'request.completedOn');
      if (rows.jobStatusOf(row) === 'Canceled') throw apiError(409, "Job is canceled and can't be completed.");
      for (const visit of row.visits.filter(isOpen)) {
        remember(visit.key, { holdReasonId: null });
        change(visit, { state: 'completed' });
      }
      return jobAgain(row.key);
    },
    createJobNote({
      id,
      request,
    }: ById & { readonly request: { readonly text: string; readonly pinToTop?: boolean | null } }): Row {
      allowed();
      const { key } = jobOf(id);
      if (request.text.trim() === '') throw invalid('request.text', 'Text is required.');
      const note: StNote = { text: request.text, isPinned: request.pinToTop === true, at: now() };
      memory.jobNotes.set(key, [...(memory.jobNotes.get(key) ?? []), note]);
      return records.note(note);
    },
  };
}
