import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type Practice, rowOf } from '../../dialects/practice.ts';
import type { Written } from '../../dialects/practiceWrites.ts';
import { lookupName } from './lookups.ts';
import { schedulesOf, type ScheduleRow } from './schedules.ts';
import { openVpmsIds } from './ids.ts';
import { invalidNode, isAppointment, notFound } from './values.ts';

/** Checks what a mutation needs. */
export interface Gate {
  /** Refuses users that may only read. */
  readonly allowed: () => void;
  readonly done: <Item>(archetype: string, outcome: Written<Item>) => Item;
}

/** The nodes for what the shared practice calls them. */
const nodes: Readonly<Record<string, string>> = {
  start: 'startTime',
  type: 'appointmentType',
  client: 'customer',
  clientId: 'customer',
  orderId: 'invoice',
};

/** For the mutations of a server. */
export function gateOf({ refuseWrites }: Backstage): Gate {
  return {
    allowed() {
      if (refuseWrites !== null) throw new GraphQLError(refuseWrites, { extensions: { classification: 'FORBIDDEN' } });
    },
    done(archetype, outcome) {
      if (outcome.ok) return outcome.row;
      throw invalidNode(archetype, nodes[outcome.field] ?? outcome.field, outcome.message);
    },
  };
}

const archetypes = {
  place: 'party.organisationLocation',
  provider: 'security.user',
  client: 'party.customerperson',
  patient: 'party.patientpet',
  visitType: 'entity.appointmentType',
} as const;

/** The key behind a reference; one to nothing is refused. */
export function referenceTo(practice: Practice, kind: keyof typeof archetypes, id: string): number {
  const rows = {
    place: () => practice.places,
    provider: () => practice.providers,
    client: () => practice.clients.filter(({ isDeleted }) => !isDeleted),
    patient: () => practice.patients,
    visitType: () => practice.visitTypes,
  }[kind]();
  const row = rowOf<{ readonly key: number }>(rows, openVpmsIds.key(kind, id));
  if (!row) throw notFound(archetypes[kind], id);
  return row.key;
}

/** The same for a reference that may be left out or emptied. */
export function optionalReference(
  practice: Practice,
  kind: keyof typeof archetypes,
  id: string | null | undefined,
): number | null | undefined {
  return id === null || id === undefined ? id : referenceTo(practice, kind, id);
}

/** The schedule with an id. */
export function scheduleWith(practice: Practice, id: string): ScheduleRow {
  const row = schedulesOf(practice).find((each) => each.id === id);
  if (!row) throw notFound('party.organisationSchedule', id);
  return row;
}

/** The appointment with an id. */
export function appointmentWith(practice: Practice, id: string): AppointmentRecord {
  const row = rowOf(practice.appointments, openVpmsIds.key('appointment', id));
  if (!row || !isAppointment(row)) throw notFound('act.customerAppointment', id);
  return row;
}

/** The name of a lookup; a code that isn't there is refused. */
export function nameOfLookup(practice: Practice, owner: string, node: string, archetype: string, code: string): string {
  const name = lookupName(practice, archetype, code);
  if (name === undefined) throw invalidNode(owner, node, `'${code}' is not a valid value`);
  return name;
}
