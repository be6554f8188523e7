import type { Practice } from '../../dialects/practice.ts';
import { type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { createLedger, type Ledger } from '../../dialects/practiceLedger.ts';
import { dayIn, minuteMs } from './values.ts';

/** A member of a household beside the primary one. */
export interface MemberRow {
  readonly key: number;
  readonly clientKey: number;
  readonly givenName: string | null;
  readonly familyName: string;
  readonly relation: string;
  readonly phones: ClientRecord['phones'];
  readonly emails: readonly string[];
}

/** Something to get back to. */
export interface FollowUpRow {
  readonly key: number;
  readonly title: string;
  readonly dueOn: string;
  readonly providerKey: number | null;
  readonly clientKey: number | null;
  readonly patientKey: number | null;
  readonly completedAt: number | null;
}

/** An entry of the waitlist. */
export interface WaitlistRow {
  readonly key: number;
  readonly placeKey: number;
  readonly clientKey: number;
  readonly patientKey: number | null;
  readonly typeKey: number | null;
  readonly availability: string | null;
  readonly at: number;
}

/** How heavy a companion was, in pounds. */
export interface WeightRow {
  readonly key: number;
  readonly patientKey: number;
  readonly pounds: number;
  readonly score: number | null;
  readonly at: number;
}

/** What Tallgrass keeps that the shared practice has no place for. */
export interface TallgrassMemory {
  readonly ledger: Ledger;
  readonly members: MemberRow[];
  readonly followUps: FollowUpRow[];
  readonly waitlist: WaitlistRow[];
  readonly weights: WeightRow[];
  /** Labels that no household has yet. */
  readonly labels: string[];
  /** When encounters were signed here, by the keys of their visits. */
  readonly signatures: Map<number, number>;
  /** Rooms that were given at the door, by the keys of visits. */
  readonly rooms: Map<number, number>;
  readonly memos: Map<number, string | null>;
  /** Visits that were scheduled through the API. */
  readonly scheduledHere: Set<number>;
}

const partnerNames = ['Alex', 'Sam', 'Jordan', 'Casey', 'Robin', 'Dana', 'Morgan'];
const chores = ['Call with lab results', 'Check on recovery', 'Send vaccine certificate', 'Ask about the new diet'];

/** The memory of a server that just started. */
export function createMemory(practice: Practice, now: number): TallgrassMemory {
  const clients = practice.clients.filter(({ isDeleted }) => !isDeleted);
  const staff = practice.providers.filter(({ isActive }) => isActive);
  const types = practice.visitTypes.filter(({ isBlock }) => !isBlock);
  const patientOf = ({ key }: ClientRecord): number | null =>
    practice.patients.find(({ clientKey }) => clientKey === key)?.key ?? null;
  const pick = <Item>(items: readonly Item[], index: number): Item | undefined => items[index % (items.length || 1)];
  return {
    ledger: createLedger(practice),
    members: clients
      .filter(({ key, givenName }) => key % 3 === 1 && givenName !== null)
      .map((client, index): MemberRow => memberBeside(client, index)),
    followUps: clients
      .filter((_client, index) => index % 9 === 2)
      .map((client, index): FollowUpRow => ({
        key: index + 1,
        title: pick(chores, index) ?? 'Call back',
        dueOn: dayIn(now, rowOf(practice.places, client.placeKey)?.zone ?? 'UTC', (index % 7) - 2),
        providerKey: index % 4 === 3 ? null : (pick(staff, index)?.key ?? null),
        clientKey: client.key,
        patientKey: index % 2 === 0 ? patientOf(client) : null,
        completedAt: index % 5 === 4 ? now - index * 90 * minuteMs : null,
      })),
    waitlist: clients
      .filter((_client, index) => index % 15 === 4)
      .map((client, index): WaitlistRow => ({
        key: index + 1,
        placeKey: client.placeKey,
        clientKey: client.key,
        patientKey: patientOf(client),
        typeKey: pick(types, index)?.key ?? null,
        availability: pick(['Weekday mornings', null, 'Any time after 3 pm'], index) ?? null,
        at: now - (index + 1) * 180 * minuteMs,
      })),
    weights: [],
    labels: [],
    signatures: new Map(),
    rooms: new Map(),
    memos: new Map(),
    scheduledHere: new Set(),
  };
}

function memberBeside(client: ClientRecord, index: number): MemberRow {
  const givenName = partnerNames[index % partnerNames.length] ?? 'Alex';
  const line = String(7000 + (client.key % 3000)).padStart(4, '0');
  return {
    key: index + 1,
    clientKey: client.key,
    givenName,
    familyName: client.familyName,
    relation: ['CO_PARENT', 'EMERGENCY_CONTACT', 'CARETAKER'][index % 3] ?? 'CO_PARENT',
    phones: index % 4 === 3 ? [] : [{ label: 'Mobile', value: `+1 312 555 ${line}` }],
    emails: index % 2 === 0 ? [`${givenName.toLowerCase()}${String(client.key)}@mail.example.test`] : [],
  };
}

/** The next number of a list. */
export function nextKey(rows: readonly { readonly key: number }[]): number {
  return 1 + rows.reduce((most, { key }) => Math.max(most, key), 0);
}

/** Puts a changed row where it was. */
export function put<Item extends { readonly key: number }>(rows: Item[], row: Item): Item {
  rows[rows.findIndex(({ key }) => key === row.key)] = row;
  return row;
}
