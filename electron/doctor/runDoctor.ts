import { parse } from 'graphql';
import { measureDepth } from '../../graphql/service/depth.ts';
import { neededConcepts } from '../../graphql/service/concepts.ts';
import { type Choice, matchSchema, type SchemaMatch, type Verdict } from '../../graphql/service/match/matchSchema.ts';
import { isRecord } from '../../graphql/service/json.ts';
import { isServiceMap } from '../../graphql/service/mapGuard.ts';
import { outcomeMessage } from '../../graphql/service/outcomeMessages.ts';
import { maxProofRequests } from '../../graphql/service/prove/proveMap.ts';
import type { Concept, ServiceMap } from '../../graphql/service/serviceMap.ts';
import type { AdvancedConnection } from '../contract/advancedConnection.ts';
import type { EnvironmentKind, Keys } from '../contract/settings.ts';
import { createClinic } from '../core/adapter/clinic/clinic.ts';
import { createIdentify } from '../core/adapter/map/identifyService.ts';
import { reasonText } from '../core/adapter/map/reasonText.ts';
import { probeRefusing, proveMatch, readServiceSchema } from '../core/adapter/map/readServiceSchema.ts';
import { sendDocument } from '../core/connection/serviceClient.ts';
import type { Clock, Fetch, Waiting } from '../core/foundation/ports.ts';
import { readAddress } from '../core/storage/settings/address.ts';
import { createLine } from '../core/connection/transport/line.ts';
import { createTransport, type Send } from '../core/connection/transport/transport.ts';
import { addressFailure, type ServiceReading, type Verification, verify } from '../core/connection/verify.ts';
import { catchMutations, planWrites, reportedWrites, type WritePlan } from './planWrites.ts';
import { type DoctorSearch, readClients } from './readClients.ts';
import { type Sample, takeSample } from './sample.ts';

/** A choice as the doctor reports it. */
export interface ReportedChoice {
  readonly operation: string;
  readonly type: string;
  readonly confidence: number;
  readonly reasons: readonly string[];
  readonly verdict: Verdict;
}

export const reportedConcepts = [
  'locations',
  'clients',
  'clientSearch',
  'patients',
  'appointments',
  'providers',
  'appointmentTypes',
] as const satisfies readonly Concept[];

export interface DoctorReport {
  readonly outcome: { readonly kind: string; readonly message: string };
  readonly organization: { readonly id: string; readonly name: string } | null;
  readonly introspection: 'full' | 'refused';
  readonly requests: { readonly count: number; readonly deepest: number };
  readonly map: Readonly<
    Record<(typeof reportedConcepts)[number] | (typeof reportedWrites)[number], ReportedChoice | null>
  >;
  readonly missing: readonly string[];
  readonly sample: Sample;
  /** What was searched for; only where it was requested. */
  readonly searches?: readonly DoctorSearch[];
  /** How many clients the list has; only where it was requested. */
  readonly clientCount?: number | null;
  /** What would be sent, unsent, and why what is null is not planned; only where it was requested. */
  readonly writes?: WritePlan['writes'];
  readonly notPlanned?: WritePlan['notPlanned'];
}

export interface DoctorQuestion {
  readonly url: string;
  readonly environment: Exclude<EnvironmentKind, 'demo'>;
  readonly keys: Keys;
  /** Another path, and for a single key another header or a word before the key. */
  readonly advanced?: AdvancedConnection;
  /** YYYY-MM-DD; today in each location's zone without it. */
  readonly day: string | null;
  readonly location: string | null;
  /** A map from a file, used instead of what would be chosen. */
  readonly profile: ServiceMap | null;
  /** Texts to search clients by. */
  readonly searches?: readonly string[];
  readonly countClients?: boolean;
  /** Whether to print what would be sent for the first changes of a front desk. */
  readonly planWrites?: boolean;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly waiting: Waiting;
  /** The computer's zone, for services that name none. */
  readonly timeZone: string;
}

/** The sample and the searches need the rest of 40. */
const mostBeforeSample = 28;

const emptySample: Sample = { locations: [], clients: [], patients: [], appointments: [] };

/** Connects, reads the schema, maps it and takes a sample, as the app would, and reports the results. It only reads. */
export async function runDoctor(question: DoctorQuestion): Promise<DoctorReport> {
  const requests = { count: 0, deepest: 0 };
  const send = createTransport(question.fetch);
  const counted: Send = (request, ...rest) => {
    requests.count += 1;
    requests.deepest = Math.max(requests.deepest, measureDepth(parse(request.query)));
    return send(request, ...rest);
  };
  const line = createLine({ send: counted, waiting: question.waiting, onBack: () => undefined });
  const signal = new AbortController().signal;
  const endpoint = readAddress(question.url, question.advanced);
  if (typeof endpoint === 'string') {
    const { kind, message } = addressFailure(endpoint);
    return notConnected({ kind, message }, requests);
  }
  const verified = await connect(question, line.send, signal);
  if (!verified.opened) return notConnected(verified.outcome, requests);

  const access = { endpoint, keys: question.keys };
  const reading = verified.opened.reading ?? (await readService(line.send, access, signal));
  const matched = question.profile
    ? matchOf(question.profile)
    : reading.kind === 'read'
      ? await proveMatch(
          line.send,
          access,
          {
            schema: reading.schema,
            match: matchSchema(reading.schema),
            now: question.clock.now(),
            timeZone: question.timeZone,
            most: Math.min(maxProofRequests, Math.max(mostBeforeSample - requests.count, 8)),
          },
          signal,
        )
      : reading.result.match;
  if (!isServiceMap(matched.map)) throw new Error('This map would not be read back from its file.');
  const catcher = catchMutations((...query) => sendDocument(line.send, access, ...query));
  const clinic = createClinic({
    map: matched.map,
    queryService: catcher.queryService,
    clock: question.clock,
    timeZone: question.timeZone,
  });
  const { sample, rows } = await takeSample({ ...question, clinic });
  const { searches = [], countClients = false } = question;
  const reads = searches.length > 0 || countClients ? await readClients(clinic, searches, question) : null;
  const plan = question.planWrites === true ? await planWrites(clinic, catcher, matched.map, rows, question) : null;
  const reported = [...reportedConcepts, ...reportedWrites].map(
    (concept) => [concept, choiceOf(matched.concepts[concept]?.chosen)] as const,
  );
  return {
    outcome: { kind: 'ok', message: outcomeMessage({ kind: 'ok', data: {} }).message },
    organization: verified.opened.organization,
    introspection: reading.kind === 'read' ? 'full' : 'refused',
    requests,
    // Sound: every reported concept has its entry.
    map: Object.fromEntries(reported) as DoctorReport['map'],
    missing: neededConcepts.filter((concept) => !matched.concepts[concept]?.chosen),
    sample,
    ...(reads && searches.length > 0 && { searches: reads.searches }),
    ...(reads && countClients && { clientCount: reads.clientCount }),
    ...plan,
  };
}

async function readService(
  send: Send,
  access: Parameters<typeof readServiceSchema>[1],
  signal: AbortSignal,
): Promise<ServiceReading> {
  const shown = await readServiceSchema(send, access, signal);
  return shown.kind === 'read'
    ? { kind: 'read', schema: shown.schema }
    : { kind: 'probed', result: await probeRefusing(send, access, signal) };
}

/** 0 connected and mapped, 2 connected but something needed is missing or unsure, 3 not connected. */
export function exitCodeOf(report: DoctorReport): 0 | 2 | 3 {
  if (report.outcome.kind !== 'ok') return 3;
  return report.missing.length > 0 ? 2 : 0;
}

async function connect(
  question: DoctorQuestion,
  send: Send,
  signal: AbortSignal,
): Promise<{
  readonly opened: Verification['opened'];
  readonly outcome: DoctorReport['outcome'];
}> {
  const { environment, url, keys, advanced = {} } = question;
  const noVault = { use: async () => ({ kind: 'none' as const }) };
  const using = { vault: noVault, identify: createIdentify(send, question.clock) };
  const result = await verify({ environment, url, keys, advanced }, using, signal);
  if (!result.ok) return { opened: null, outcome: result.failure };
  const { outcome, opened } = result.value;
  return {
    opened,
    outcome: { kind: outcome.kind, message: outcomeMessage(outcome).message },
  };
}

/** A map from a file was decided by a person: it is sure, and its reason is that it was given. */
function matchOf(map: ServiceMap): SchemaMatch {
  const concepts = Object.entries(map).flatMap(([concept, operation]) =>
    isRecord(operation) && typeof operation['field'] === 'string'
      ? [
          [
            concept,
            {
              chosen: {
                operation: typeof operation['title'] === 'string' ? operation['title'] : operation['field'],
                type: '',
                confidence: 1,
                reasons: ['fromProfile' as const],
              },
              others: [],
            },
          ],
        ]
      : [],
  );
  return { map, concepts: Object.fromEntries(concepts) };
}

function notConnected(
  outcome: { readonly kind: string; readonly message: string },
  requests: DoctorReport['requests'],
): DoctorReport {
  const reported = [...reportedConcepts, ...reportedWrites].map((concept) => [concept, null] as const);
  return {
    outcome: { kind: outcome.kind, message: outcome.message },
    organization: null,
    introspection: 'refused',
    requests,
    // Sound: every reported concept has its entry.
    map: Object.fromEntries(reported) as DoctorReport['map'],
    missing: [...neededConcepts],
    sample: emptySample,
  };
}

function choiceOf(choice: Choice | null | undefined): ReportedChoice | null {
  if (!choice) return null;
  const { operation, type, confidence, reasons, verdict = 'unproven' } = choice;
  // Fields go by their names in a map here, which are the same in every language.
  const texts = reasons.map((reason) => reasonText(reason, (field) => field));
  return { operation, type, confidence, reasons: texts, verdict };
}
