import { instantOfWall } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { jobberIds, jobberRecords, numberOfId } from './records.ts';

interface LocalDateTime {
  readonly date: string;
  readonly time?: string | null;
  readonly timezone: string;
}

interface NewVisit {
  readonly title?: string | null;
  readonly instructions?: string | null;
  readonly schedule?: {
    readonly startAt?: LocalDateTime | null;
    readonly endAt?: LocalDateTime | null;
    readonly teamMemberIdsToAssign?: readonly string[] | null;
  } | null;
}

interface ClientInput {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly companyName?: string | null;
  readonly emails?: readonly { readonly address: string }[] | null;
  readonly phones?: readonly { readonly number: string }[] | null;
  readonly emailsToAdd?: readonly { readonly address: string }[] | null;
  readonly emailsToDelete?: readonly string[] | null;
  readonly phonesToAdd?: readonly { readonly number: string }[] | null;
  readonly phonesToDelete?: readonly string[] | null;
  readonly billingAddress?: { readonly street1?: string | null; readonly city?: string | null } | null;
}

const { key } = jobberIds;

/** What Jobber can change. A visit belongs to a job, and calling it off means to delete it. */
export function jobberWrites(stage: Backstage): object {
  const { practice, now } = stage;
  const { client, visit, job } = jobberRecords(stage);
  function payload<Row>(field: string, write: () => Written<Row>, show: (row: Row) => unknown): object {
    const outcome = written(stage, write);
    if (outcome.ok) return { [field]: show(outcome.row), userErrors: [] };
    return { userErrors: [{ message: outcome.message, path: ['input', outcome.field] }] };
  }
  const change = (id: string, changes: Partial<AppointmentRecord>): object =>
    payload('visit', () => changeAppointment(practice, key('appointment', id), changes, now()), visit);
  const archive = (clientId: string, isArchived: boolean): object =>
    payload('client', () => changeClient(practice, key('client', clientId), { isActive: !isArchived }, now()), client);
  return {
    visitCreate({ jobId, input }: { jobId: string; input: { visits: readonly NewVisit[] } }) {
      const owner = rowOf(practice.clients, numberOfId('Job', jobId));
      const made = input.visits.map((attributes) =>
        written(stage, () => bookAppointment(practice, bookingOf(attributes, owner), now())),
      );
      const refused = made.find((outcome) => !outcome.ok);
      if (refused) return { userErrors: [{ message: refused.message, path: ['input', 'visits', refused.field] }] };
      const createdVisits = made.flatMap((outcome) => (outcome.ok ? [visit(outcome.row)] : []));
      return { createdVisits, job: owner && job(owner), userErrors: [] };
    },
    visitEdit: ({ id, attributes }: { id: string; attributes: NewVisit }) =>
      change(id, attributes.title === undefined ? {} : { reason: attributes.title }),
    visitEditSchedule({ id, input }: { id: string; input: NonNullable<NewVisit['schedule']> }) {
      const before = rowOf(practice.appointments, key('appointment', id));
      const start = input.startAt ? instantOfLocal(input.startAt) : (before?.start ?? 0);
      const minutes = input.endAt ? (instantOfLocal(input.endAt) - start) / 60_000 : (before?.minutes ?? 0);
      return change(id, { start, minutes });
    },
    visitEditAssignedUsers: ({ visitId, input }: { visitId: string; input: { assignedUserIds: readonly string[] } }) =>
      change(visitId, { providerKey: key('provider', input.assignedUserIds[0]) }),
    visitComplete: ({ visitId }: { visitId: string }) => change(visitId, { state: 'completed' }),
    visitUncomplete: ({ visitId }: { visitId: string }) => change(visitId, { state: 'planned' }),
    visitDelete({ visitIds }: { visitIds: readonly string[] }) {
      const shown = visitIds.map((id) => visit(rowOf(practice.appointments, key('appointment', id))));
      const outcomes = visitIds.map((id) =>
        written(stage, () => changeAppointment(practice, key('appointment', id), { state: 'cancelled' }, now())),
      );
      const refused = outcomes.find((outcome) => !outcome.ok);
      if (refused) return { userErrors: [{ message: refused.message, path: ['visitIds'] }] };
      return { visits: shown.filter((row) => row !== null), userErrors: [] };
    },
    clientCreate({ input }: { input: ClientInput }) {
      const details = {
        givenName: input.firstName,
        familyName: input.lastName ?? input.companyName,
        emails: (input.emails ?? []).map(({ address }) => address),
        phones: (input.phones ?? []).map(({ number }) => number),
      };
      return payload('client', () => registerClient(practice, details, now()), client);
    },
    clientEdit({ clientId, input }: { clientId: string; input: ClientInput }) {
      const before = rowOf(practice.clients, key('client', clientId));
      const changes = before ? clientChanges(before, input) : {};
      return payload('client', () => changeClient(practice, key('client', clientId), changes, now()), client);
    },
    clientArchive: ({ clientId }: { clientId: string }) => archive(clientId, true),
    clientUnarchive: ({ clientId }: { clientId: string }) => archive(clientId, false),
  };
}

function instantOfLocal({ date, time, timezone }: LocalDateTime): number {
  return instantOfWall(`${date}T${time ?? '00:00'}`, timezone);
}

function bookingOf({ title, instructions, schedule }: NewVisit, owner: ClientRecord | null) {
  const start = schedule?.startAt ? instantOfLocal(schedule.startAt) : null;
  const end = schedule?.endAt ? instantOfLocal(schedule.endAt) : null;
  return {
    start,
    minutes: start === null || end === null ? null : (end - start) / 60_000,
    placeKey: 1,
    typeKey: 1,
    providerKey: key('provider', schedule?.teamMemberIdsToAssign?.[0]),
    clientKey: owner?.key ?? null,
    reason: title ?? instructions,
  };
}

/** Emails and telephone numbers are added and taken away, one by one. */
function clientChanges(before: ClientRecord, input: ClientInput): Partial<ClientRecord> {
  const isGone = (word: string, ids: readonly string[] | null | undefined, index: number): boolean =>
    (ids ?? []).some((id) => numberOfId(word, id) === before.key * 10 + index);
  const familyName = input.lastName ?? input.companyName;
  return {
    ...(typeof input.firstName === 'string' && { givenName: input.firstName }),
    ...(typeof familyName === 'string' && { familyName }),
    emails: [
      ...before.emails.filter((_, index) => !isGone('Email', input.emailsToDelete, index)),
      ...(input.emailsToAdd ?? []).map(({ address }) => address),
    ],
    phones: [
      ...before.phones.filter((_, index) => !isGone('PhoneNumber', input.phonesToDelete, index)),
      ...(input.phonesToAdd ?? []).map(({ number }): PhoneRecord => ({ label: 'Mobile', value: number })),
    ],
    ...(typeof input.billingAddress?.street1 === 'string' && { street: input.billingAddress.street1 }),
    ...(typeof input.billingAddress?.city === 'string' && { city: input.billingAddress.city }),
  };
}
