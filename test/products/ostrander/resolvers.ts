import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { commerceQueries, medicalQueries } from './careQueries.ts';
import { commerceRecords } from './commerceRecords.ts';
import { faultsOf } from './faults.ts';
import { ulid } from './ids.ts';
import type { Context, Links } from './links.ts';
import { medicalRecords } from './medicalRecords.ts';
import { type AuditRow, createMemory, type TaskRow } from './memory.ts';
import { type PageArgs, pageOf } from './paging.ts';
import { partyQueries } from './partyQueries.ts';
import { partyRecords } from './partyRecords.ts';
import { isAmong, schedulingQueries } from './schedulingQueries.ts';
import { schedulingRecords } from './schedulingRecords.ts';
import { ostranderWrites } from './writes.ts';

interface AuditArgs extends PageArgs {
  readonly filter?: { readonly target?: string | null; readonly actions?: readonly string[] | null } | null;
}

interface WorklistArgs extends PageArgs {
  readonly filter?: { readonly states?: readonly string[] | null; readonly assigneeId?: string | null } | null;
}

/** Root fields: one for each service, and the mutations. */
export function ostranderRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const memory = createMemory(practice, backstage.now());
  const context: Context = { backstage, memory, links: () => links };
  const scheduling = schedulingRecords(context);
  const party = partyRecords(context);
  const medical = medicalRecords(context);
  const commerce = commerceRecords(context);
  const links: Links = {
    ...scheduling,
    ...party,
    ...medical,
    ...commerce,
    facilityOf(key) {
      const row = rowOf(practice.places, key);
      return row && scheduling.facility(row);
    },
    offeringOf(key) {
      const row = rowOf(practice.visitTypes, key);
      return row && scheduling.offering(row);
    },
  };
  const faults = faultsOf('platform');

  const tenant = (): Row => {
    const id = ulid('organization', practice.organization.key);
    return {
      id,
      resourceName: `tenants/${id}`,
      displayName: practice.organization.name,
      regionCode: 'US',
      currencyCode: 'USD',
      facilityCount: practice.places.length,
    };
  };
  const event = (row: AuditRow): Row => ({
    id: ulid('audit', row.key),
    action: `AUDIT_ACTION_${row.action}`,
    target: row.target,
    serviceName: row.serviceName,
    actor: row.actor,
    occurTime: utcText(row.at),
  });
  const stateOf = ({ isDone }: TaskRow): string => `WORKLIST_ITEM_STATE_${isDone ? 'DONE' : 'OPEN'}`;
  const task = (row: TaskRow): Row => ({
    id: ulid('task', row.key),
    displayName: row.title,
    state: stateOf(row),
    assignee: () => links.workerOf(row.providerKey),
    patient: () => links.patientOf(row.patientKey),
    dueDate: row.dueDate,
    createTime: utcText(row.at),
  });
  const platform: Row = {
    tenant,
    caller: () => ({
      clientId: 'front-desk-console',
      grantedScopes: ['scheduling.write', 'party.write', 'medical-record.write', 'commerce.write', 'platform.read'],
      tenant,
    }),
    auditEvents(args: AuditArgs) {
      const rows = memory.audit
        .filter(({ target }) => !args.filter?.target || args.filter.target === target)
        .filter(({ action }) => isAmong(args.filter?.actions, `AUDIT_ACTION_${action}`))
        .toReversed();
      return pageOf(faults, 'auditEvents', rows, args, cap, event);
    },
    worklistItems(args: WorklistArgs) {
      const { states, assigneeId } = args.filter ?? {};
      const rows = memory.tasks
        .filter((row) => isAmong(states, stateOf(row)))
        .filter(({ providerKey }) => !assigneeId || ulid('provider', providerKey ?? 0) === assigneeId);
      return pageOf(faults, 'worklistItems', rows, args, cap, task);
    },
    featureRollouts: () => [
      { feature: 'self-service-booking', enabled: true, facilities: [] },
      { feature: 'telehealth', enabled: false, facilities: practice.places.slice(0, 1).map(scheduling.facility) },
    ],
  };

  return {
    platform: () => platform,
    scheduling: () => schedulingQueries(context, scheduling),
    party: () => partyQueries(context, party),
    medicalRecord: () => medicalQueries(context, medical),
    commerce: () => commerceQueries(context, commerce),
    ...ostranderWrites(context, { scheduling, party, medical, commerce, task }),
  };
}
