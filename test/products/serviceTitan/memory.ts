import { type AppointmentRecord, dialectNow, type Practice } from '../../dialects/practice.ts';
import { createLedger, type Ledger } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';

/** An address as it was given. */
export interface StAddress {
  readonly street: string;
  readonly unit?: string | null;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: string;
  readonly latitude?: number | null;
  readonly longitude?: number | null;
}

/** A place at which a customer is served. The first of each customer is made from the customer's address. */
export interface StLocation {
  readonly key: number;
  readonly clientKey: number;
  readonly name: string;
  readonly address: StAddress;
  readonly at: number;
}

/** A note on a customer or a job. */
export interface StNote {
  readonly text: string;
  readonly isPinned: boolean;
  readonly at: number;
}

/** What is kept of a job beside its appointments; what is absent is as usual. */
export interface StJob {
  readonly priority?: string;
  readonly campaignId?: number;
  readonly locationId?: number;
  readonly tagTypeIds?: readonly number[];
  readonly noCharge?: boolean;
  readonly customerPo?: string;
  readonly cancel?: { readonly reasonId: number; readonly memo: string };
}

/** What is kept of an appointment beside the practice's record. */
export interface StVisit {
  readonly specialInstructions?: string;
  readonly windowStart?: number | null;
  readonly windowEnd?: number | null;
  readonly holdReasonId?: number | null;
  /** Keys of those who are assigned, beside the first. */
  readonly others?: readonly number[];
}

/** A to-do of the office. */
export interface StTask {
  readonly id: number;
  readonly name: string;
  readonly assignedToId: number;
  readonly businessUnitId: number | null;
  readonly customerId: number | null;
  readonly jobId: number | null;
  readonly description: string | null;
  readonly priority: string;
  readonly completeBy: number | null;
  readonly isClosed: boolean;
  readonly at: number;
}

/** What ServiceTitan keeps that the practice has no place for. */
export interface StMemory {
  readonly ledger: Ledger;
  /** Names of tags; the number of one is its place here. */
  readonly tags: readonly string[];
  /** By keys of appointments: the key of their job, where it is not their own. */
  readonly jobOf: Map<number, number>;
  readonly jobs: Map<number, StJob>;
  readonly visits: Map<number, StVisit>;
  /** By keys of customers. */
  readonly profiles: Map<number, Row>;
  readonly addresses: Map<number, StAddress>;
  readonly locationNames: Map<number, string>;
  readonly customerNotes: Map<number, readonly StNote[]>;
  readonly jobNotes: Map<number, readonly StNote[]>;
  readonly faxes: Map<number, readonly string[]>;
  readonly moreLocations: StLocation[];
  readonly tasks: StTask[];
  readonly dismissedLeads: Set<number>;
  /** Numbers of payments that came in by check, with the number of the check. */
  readonly checks: Map<number, string>;
}

/** Numbers of the made-up rows that others point to. */
export const office = {
  manager: 27_300_011,
  desk: 27_300_012,
  bookkeeper: 27_300_013,
  walkIn: 3_301,
  noShow: 8_802,
  otherReason: 8_801,
} as const;

/** What the service holds when it starts. */
export function createMemory(practice: Practice): StMemory {
  const task = (id: number, name: string, rest: Partial<StTask>): StTask => ({
    assignedToId: office.desk,
    businessUnitId: null,
    customerId: null,
    jobId: null,
    description: null,
    priority: 'Normal',
    completeBy: null,
    isClosed: false,
    at: dialectNow - id * 3_600_000,
    ...rest,
    id,
    name,
  });
  return {
    ledger: createLedger(practice),
    tags: [...new Set(practice.clients.flatMap(({ tags }) => tags))],
    jobOf: new Map(),
    jobs: new Map(),
    visits: new Map(),
    profiles: new Map(),
    addresses: new Map(),
    locationNames: new Map(),
    customerNotes: new Map(),
    jobNotes: new Map(),
    faxes: new Map(),
    moreLocations: [],
    tasks: [
      task(601, 'Call back about the estimate', { priority: 'High', completeBy: dialectNow + 86_400_000 }),
      task(602, 'Order syringes', { assignedToId: office.manager }),
      task(603, 'Check the deposits of last week', { assignedToId: office.bookkeeper, isClosed: true }),
    ],
    dismissedLeads: new Set(),
    checks: new Map(),
  };
}

/** The key of the job that an appointment belongs to. */
export function jobKeyOf({ jobOf }: StMemory, { key }: AppointmentRecord): number {
  return jobOf.get(key) ?? key;
}
