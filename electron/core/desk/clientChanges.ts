import type { ChangeOutcome } from '../adapter/clinic/changes.ts';
import type { ClientRecord } from '../adapter/clinic/clinic.ts';
import { clientVersion, patientVersion } from '../adapter/clinic/version.ts';
import type { ClientRow, PatientRow, WriteConcept } from '../adapter/deskObjects.ts';
import {
  type ChangePlan,
  isClientAsRequested,
  isClientOverwritten,
  newClientValues,
  newPatientValues,
  planClientUpdate,
} from '../adapter/writes/clientValues.ts';
import { isPatientAsRequested, isPatientOverwritten, planPatientUpdate } from '../adapter/writes/patientValues.ts';
import type { Directory } from '../session/directory/directory.ts';
import type {
  ClientUpdate,
  NewClient,
  NewPatient,
  PatientUpdate,
  Seen,
} from '../../../graphql/desk/generated/types.ts';
import { t } from '../../../i18n/core/t.ts';
import { type Change, changeOf, notMade, unwrap } from './changeResult.ts';
import { type DeskContext, neverAborted } from './deskContext.ts';
import { knownClients, lookUpClient, lookUpPatient } from './lookUpNew.ts';

/** Changes of clients and patients: the fields of the desk schema's Mutation that are about people and animals. */
export const clientChanges = {
  async registerClient({ client }: { client: NewClient }, context: DeskContext): Promise<Change> {
    const input = newClientValues(client);
    const before = knownClients(client, context);
    const end = await context.clinic.changes.send('registerClient', input, context.timeZone);
    const made = await readMade(end, context, (id) => readClient(id, context));
    if (end.__typename === 'OutcomeUnknown') return lookUpClient(end, client, before, context);
    return changeOf(end, { client: made });
  },
  addPatient: ({ client, patient }: { client: string; patient: NewPatient }, context: DeskContext): Promise<Change> =>
    context.queue(nameOf(client), async () => {
      const input = newPatientValues(patient, client);
      const before = context.directory.store.find(client) ?? null;
      const end = await context.clinic.changes.send('addPatient', input, context.timeZone);
      const made = await readMade(end, context, (id) => readPatient(id, context));
      if (end.__typename === 'OutcomeUnknown')
        return lookUpPatient(end, patient, before, await readClient(client, context));
      // Reads the client again, who now has the new patient.
      if (end.__typename === 'Done') await readClient(client, context);
      return changeOf(end, { patient: made });
    }),
  updateClient: ({ client, to }: { client: Seen; to: ClientUpdate }, context: DeskContext): Promise<Change> =>
    context.queue(nameOf(client.id), () => updateClient(client, to, context)),
  updatePatient: ({ patient, to }: { patient: Seen; to: PatientUpdate }, context: DeskContext): Promise<Change> =>
    context.queue(`patient ${patient.id}`, () => updatePatient(patient, to, context)),
  mergeClients({ keep, remove }: { keep: Seen; remove: Seen }, context: DeskContext): Promise<Change> {
    // Always in the same order, so that two merges of the same clients never deadlock.
    const [first = '', second = ''] = [keep.id, remove.id].map(nameOf).toSorted();
    if (first === second) return Promise.resolve(itself());
    return context.queue(first, () => context.queue(second, () => mergeClients(keep, remove, context)));
  },
};

function itself(): Change {
  return { __typename: 'Refused', problems: [{ field: null, message: t('desk.sameClient') }] };
}

function nameOf(id: string): string {
  return `client ${id}`;
}

async function updateClient(seen: Seen, to: ClientUpdate, context: DeskContext): Promise<Change> {
  const { changes } = context.clinic;
  const why = changes.unavailableReason('updateClient');
  if (why !== null) return { __typename: 'NotOffered', why };
  const now = unwrap(await context.clinic.clientRecord(seen.id, neverAborted()));
  if (now === null || clientVersion(now.client) !== seen.version)
    return conflict(context, now?.client ?? null, seen.id);
  const plan = planClientUpdate(to, now, changes.slots('updateClient'));
  if (plan.problems.length > 0) return { __typename: 'Refused', problems: plan.problems };
  const { client } = now;
  if (plan.changes.length === 0)
    return { __typename: 'Done', id: seen.id, client: shownClient(client, context.directory) };
  const end = await send('updateClient', seen.id, plan, client.lock, context);
  if (end.__typename !== 'Done' && end.__typename !== 'OutcomeUnknown') return changeOf(end, {});
  context.onChanged();
  const after = await readClient(seen.id, context);
  if (end.__typename === 'OutcomeUnknown') {
    const isDone = after !== null && isClientAsRequested(to, plan.changes, after, client);
    if (isDone) return { __typename: 'Done', id: seen.id, client: after };
    return after !== null && clientVersion(after) === seen.version ? notMade(end, {}) : changeOf(end, {});
  }
  if (after !== null && isClientOverwritten(to, plan.changes, after, client))
    return { __typename: 'Conflict', sent: true, client: after };
  const kept = takenAway(to, plan, after !== null && clientVersion(after) === seen.version);
  return kept ?? changeOf({ ...end, id: seen.id }, { client: after });
}

async function updatePatient(seen: Seen, to: PatientUpdate, context: DeskContext): Promise<Change> {
  const { clinic } = context;
  const why = context.clinic.changes.unavailableReason('updatePatient');
  if (why !== null) return { __typename: 'NotOffered', why };
  const now = unwrap(await clinic.patient(seen.id, neverAborted()));
  if (now === null || !(await isAsSeen(now, seen, context)))
    return { __typename: 'Conflict', sent: false, patient: now };
  const plan = planPatientUpdate(to, now, clinic.changes.slots('updatePatient'));
  if (plan.problems.length > 0) return { __typename: 'Refused', problems: plan.problems };
  if (plan.changes.length === 0) return { __typename: 'Done', id: seen.id, patient: now };
  const end = await send('updatePatient', seen.id, plan, now.lock, context);
  if (end.__typename !== 'Done' && end.__typename !== 'OutcomeUnknown') return changeOf(end, {});
  context.onChanged();
  const after = await readPatient(seen.id, context);
  const owner = after?.client ?? now.client;
  if (owner) await readClient(owner.id, context);
  if (end.__typename === 'OutcomeUnknown') {
    const isDone = after !== null && isPatientAsRequested(to, plan.changes, after);
    if (isDone) return { __typename: 'Done', id: seen.id, patient: after };
    const isUnchanged = after !== null && patientVersion(after) === patientVersion(now);
    return isUnchanged ? notMade(end, {}) : changeOf(end, {});
  }
  if (after !== null && isPatientOverwritten(to, plan.changes, after, now))
    return { __typename: 'Conflict', sent: true, patient: after };
  const kept = takenAway(to, plan, after !== null && patientVersion(after) === patientVersion(now));
  return kept ?? changeOf({ ...end, id: seen.id }, { patient: after });
}

/** Nothing is sent unless both are as last seen: a merge can't be undone. */
async function mergeClients(keep: Seen, remove: Seen, context: DeskContext): Promise<Change> {
  const { clinic } = context;
  const why = context.clinic.changes.unavailableReason('mergeClients');
  if (why !== null) return { __typename: 'NotOffered', why };
  const before: ClientRecord[] = [];
  for (const seen of [keep, remove]) {
    const now = unwrap(await clinic.clientRecord(seen.id, neverAborted()));
    if (now === null || clientVersion(now.client) !== seen.version)
      return conflict(context, now?.client ?? null, seen.id);
    before.push(now);
  }
  const end = await clinic.changes.send('mergeClients', { id: keep.id, otherId: remove.id }, context.timeZone);
  if (end.__typename !== 'Done' && end.__typename !== 'OutcomeUnknown') return changeOf(end, {});
  context.onChanged();
  const gone = await clinic.clientRecord(remove.id, neverAborted());
  const after = await readClient(keep.id, context);
  const isGone = gone.ok ? gone.value === null : gone.failure.kind === 'refused';
  const other = gone.ok ? (gone.value?.client ?? null) : null;
  if (end.__typename === 'Done' || isGone || other?.active === false) context.directory.forget(remove.id);
  if (end.__typename === 'Done') return changeOf({ ...end, id: keep.id }, { client: after });
  const isDone = after !== null && isMerged(after, before[1]?.client ?? null, isGone, other);
  return isDone ? { __typename: 'Done', id: keep.id, client: after } : changeOf(end, {});
}

/** The merged client is gone or archived, and the other has all of the animals. */
function isMerged(after: ClientRow, before: ClientRow | null, isGone: boolean, other: ClientRow | null): boolean {
  const had = before?.patients ?? [];
  const has = new Set(after.patients?.map(({ id }) => id));
  const isAway = isGone || (before?.active !== false && other?.active === false);
  return isAway && had.every(({ id }) => has.has(id));
}

function send(
  concept: WriteConcept,
  id: string,
  { values: input, placed }: ChangePlan,
  lock: string | undefined,
  { clinic, timeZone }: DeskContext,
): Promise<ChangeOutcome> {
  const locked = lock === undefined ? {} : { lock };
  return clinic.changes.send(concept, { ...input, ...locked, id }, timeZone, placed);
}

/** A service may accept an empty value and keep the former one: that counts as a refusal. */
function takenAway(to: Readonly<Record<string, unknown>>, { changes }: ChangePlan, isAsBefore: boolean): Change | null {
  if (!isAsBefore || !changes.every((field) => to[field] === '')) return null;
  const message = t('desk.mayNotBeEmpty');
  return { __typename: 'Refused', problems: changes.map((field) => ({ field, message })) };
}

function conflict({ directory, onChanged }: DeskContext, client: ClientRow | null, id: string): Change {
  if (client) directory.learnCards([client]);
  else directory.forget(id);
  onChanged();
  return { __typename: 'Conflict', sent: false, client: client && shownClient(client, directory) };
}

/** As last shown on the patient's own card, or on the client's. */
async function isAsSeen(now: PatientRow, seen: Seen, context: DeskContext): Promise<boolean> {
  if (patientVersion(now) === seen.version) return true;
  const owner = now.client ? await context.clinic.client(now.client.id, neverAborted()) : null;
  const shown = owner?.ok ? owner.value?.patients?.find(({ id }) => id === seen.id) : undefined;
  return shown !== undefined && patientVersion(shown) === seen.version;
}

async function readMade<Row>(
  end: ChangeOutcome,
  { onChanged }: DeskContext,
  read: (id: string) => Promise<Row | null>,
): Promise<Row | null> {
  if (end.__typename === 'Done' || end.__typename === 'OutcomeUnknown') onChanged();
  return end.__typename === 'Done' && end.id !== null ? read(end.id) : null;
}

/** Reads a client after a change. The result updates the searches of this desk. */
async function readClient(id: string, { clinic, directory }: DeskContext): Promise<ClientRow | null> {
  const client = await clinic.client(id, neverAborted());
  if (!client.ok || client.value === null) return null;
  directory.learnCards([client.value]);
  return shownClient(client.value, directory);
}

async function readPatient(id: string, { clinic }: DeskContext): Promise<PatientRow | null> {
  const patient = await clinic.patient(id, neverAborted());
  return patient.ok ? patient.value : null;
}

/** A client as a screen shows it. If the service has no last visit, the one read from appointments is used. */
export function shownClient(client: ClientRow, directory: Directory): ClientRow {
  return { ...client, lastVisit: client.lastVisit ?? directory.store.find(client.id)?.lastVisit ?? null };
}
