import { offsetText, utcText } from '../clock.ts';
import type { Backstage } from '../dialect.ts';
import { globalIds } from '../ids.ts';
import { type ConnectionArgs, stretchOf } from '../pages.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type ProviderRecord,
  type VisitState,
  type VisitTypeRecord,
  fullNameOf,
  rowOf,
  zoneOf,
} from '../practice.ts';

/** Opaque ids that are unique over all kinds. */
export const relayIds = globalIds({
  organization: 'Organization',
  place: 'PracticeLocation',
  provider: 'StaffMember',
  visitType: 'AppointmentKind',
  client: 'Client',
  patient: 'Patient',
  appointment: 'Appointment',
});

/** Its status words. */
export const relayWords = {
  planned: 'SCHEDULED',
  confirmed: 'CONFIRMED',
  arrived: 'ARRIVED',
  inProgress: 'IN_CONSULT',
  ready: 'READY_TO_LEAVE',
  completed: 'COMPLETED',
  cancelled: 'CANCELED',
  noShow: 'NO_SHOW',
} satisfies Record<VisitState, string>;

/** A Relay connection over rows; a node can be null. */
export function connectionOf<Row>(
  rows: readonly Row[],
  args: ConnectionArgs,
  cap: number,
  nodeOf: (row: Row) => object | null,
): object {
  const { edges, startCursor, endCursor, hasNext, hasPrevious } = stretchOf(rows, args, cap);
  const withNodes = edges.map(({ cursor, row }) => ({ cursor, node: nodeOf(row) }));
  return {
    edges: withNodes,
    nodes: withNodes.map((edge) => edge.node),
    pageInfo: { startCursor, endCursor, hasNextPage: hasNext, hasPreviousPage: hasPrevious },
    totalCount: rows.length,
  };
}

/** The rows of the practice as the Relay service shows them. */
export function relayRecords({ practice, cap, meet }: Backstage) {
  const id = relayIds.of;
  function client(row: ClientRecord | null): object | null {
    if (!row) return null;
    meet('client', row.key);
    return {
      __typename: 'Client',
      id: id('client', row.key),
      displayName: fullNameOf(row),
      firstName: row.givenName,
      lastName: row.familyName,
      email: row.emails[0],
      status: row.isActive ? 'ACTIVE' : 'INACTIVE',
      phones: (args: ConnectionArgs) =>
        connectionOf(row.phones, args, cap, ({ value, label }) => ({ number: value, label })),
      animals(args: ConnectionArgs) {
        const owned = practice.patients.filter((animal) => animal.clientKey === row.key);
        return connectionOf(owned, args, cap, patient);
      },
      createdAt: utcText(row.createdAt),
      updatedAt: utcText(row.updatedAt),
    };
  }
  function patient(row: PatientRecord | null): object | null {
    if (!row) return null;
    meet('patient', row.key);
    const owner = () => client(rowOf(practice.clients, row.clientKey));
    return { ...row, __typename: 'Patient', id: id('patient', row.key), owner };
  }
  function staffMember(row: ProviderRecord | null): object | null {
    if (!row) return null;
    return {
      __typename: 'StaffMember',
      id: id('provider', row.key),
      displayName: fullNameOf(row),
      firstName: row.givenName,
      lastName: row.familyName,
      email: row.email,
      jobTitle: row.role,
      isActive: row.isActive,
    };
  }
  function place(key: number | null): object | null {
    const row = rowOf(practice.places, key);
    if (!row) return null;
    const postalAddress = { street: row.street, city: row.city, state: row.state, zip: row.postalCode };
    return {
      __typename: 'PracticeLocation',
      id: id('place', row.key),
      name: row.name,
      postalAddress,
      timeZone: row.zone,
    };
  }
  function kind(row: VisitTypeRecord | null): object | null {
    if (!row) return null;
    return {
      __typename: 'AppointmentKind',
      id: id('visitType', row.key),
      name: row.name,
      durationMinutes: row.minutes,
    };
  }
  function appointment(row: AppointmentRecord | null): object | null {
    if (!row || row.isDeleted) return null;
    meet('appointment', row.key);
    const zone = zoneOf(practice, row);
    return {
      __typename: 'Appointment',
      id: id('appointment', row.key),
      startsAt: offsetText(row.start, zone),
      endsAt: offsetText(row.start + row.minutes * 60_000, zone),
      state: relayWords[row.state],
      reason: row.reason,
      kind: () => kind(rowOf(practice.visitTypes, row.typeKey)),
      patient: () => patient(rowOf(practice.patients, row.patientKey)),
      client: () => client(rowOf(practice.clients, row.clientKey)),
      staffMember: () => staffMember(rowOf(practice.providers, row.providerKey)),
      practiceLocation: () => place(row.placeKey),
      updatedAt: utcText(row.updatedAt),
    };
  }
  return { client, patient, staffMember, place, kind, appointment };
}
