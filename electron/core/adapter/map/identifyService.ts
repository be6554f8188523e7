import { buildDocument, takes } from '../../../../graphql/service/documents.ts';
import { interfaceMap } from '../../../../graphql/service/interfaceMap.ts';
import { isRecord } from '../../../../graphql/service/json.ts';
import {
  choicesOf,
  confidenceThreshold,
  matchOperation,
  matchSchemaInTurns,
  type SchemaMatch,
} from '../../../../graphql/service/match/matchSchema.ts';
import type { Outcome } from '../../../../graphql/service/outcome.ts';
import { readOrganization } from '../../../../graphql/service/readers/readObjects.ts';
import type { Operation, OrganizationFields } from '../../../../graphql/service/serviceMap.ts';
import { rowsIn } from '../../../../graphql/service/rows.ts';
import { readText, type Source } from '../../../../graphql/service/sources.ts';
import { without, withOrganization } from '../../../../graphql/service/prove/slots.ts';
import { buildVariables } from '../../../../graphql/service/variables.ts';
import type { Keys, OrganizationView } from '../../../contract/settings.ts';
import { sendDocument } from '../../connection/serviceClient.ts';
import type { Identification, Identify, ServiceReading } from '../../connection/verify.ts';
import type { Send } from '../../connection/transport/transport.ts';
import type { Clock } from '../../foundation/ports.ts';
import type { Endpoint } from '../../storage/settings/address.ts';
import { probeRefusing, readServiceSchema } from './readServiceSchema.ts';
import { createTurns } from './turns.ts';

interface Access {
  readonly endpoint: Endpoint;
  readonly keys: Keys;
}

/** Lists that hold something of every clinic, the shortest first. */
const lists = ['locations', 'providers', 'clients', 'appointments', 'patients'] as const;
const mostOthers = 4;
const day = 24 * 60 * 60_000;

/**
 * Asks a service whose it is: `org { id name }` (interface document, Endpoints). Where that query does not exist, what
 * its schema has instead: an organization by another name, else the first list of which a row can be read. A key that
 * reads nothing of a clinic is not verified.
 */
export function createIdentify(send: Send, clock: Clock): Identify {
  return (access, signal) => identify(send, clock, access, signal);
}

async function identify(send: Send, clock: Clock, access: Access, signal: AbortSignal): Promise<Identification> {
  const outcome = await askOrganization(send, access, interfaceMap.organization, signal);
  // On this one question "not allowed" can only mean the key.
  if (outcome.kind === 'forbidden') return { outcome: { kind: 'keyRejected' }, organization: null, reading: null };
  if (outcome.kind === 'ok') {
    const organization = organizationIn(outcome, interfaceMap.organization);
    // Well-formed JSON is not enough: the key opened something only if an organization came back.
    return { outcome: organization ? outcome : { kind: 'notGraphQL' }, organization, reading: null };
  }
  // Refused is what a service says to a field that it does not have.
  if (outcome.kind !== 'refused' || outcome.unsure) return { outcome, organization: null, reading: null };
  return identifyByReading(send, clock, access, outcome, signal);
}

async function identifyByReading(
  send: Send,
  clock: Clock,
  access: Access,
  refusal: Extract<Outcome, { readonly kind: 'refused' }>,
  signal: AbortSignal,
): Promise<Identification> {
  const shown = await readServiceSchema(send, access, signal);
  if (shown.kind === 'refused' && !isAboutField(refusal))
    return { outcome: refusal, organization: null, reading: null };
  const reading: ServiceReading =
    shown.kind === 'read'
      ? { kind: 'read', schema: shown.schema }
      : { kind: 'probed', result: await probeRefusing(send, access, signal) };
  const match =
    reading.kind === 'read' ? await matchSchemaInTurns(reading.schema, createTurns()) : reading.result.match;
  const { map } = match;
  let oneOfSeveral: string | null = null;
  if (map.organization && map.organization.field !== interfaceMap.organization?.field) {
    const outcome = await askOrganization(send, access, map.organization, signal);
    if (outcome.kind === 'keyRejected') return { outcome, organization: null, reading };
    const organization = 'data' in outcome ? organizationIn(outcome, map.organization) : null;
    if (organization) return { outcome: { kind: 'ok', data: {} }, organization, reading };
    const [first] = 'data' in outcome ? rowsIn(outcome.data, map.organization) : [];
    oneOfSeveral = readText(first, map.organization.fields.id);
  }
  let rejected = false;
  for (const { concept, operation: given } of [...chosenLists(match), ...otherLists(match, reading)]) {
    // That a key reads something is seen under any of the ids that it opens.
    const operation = withOrganization(given, oneOfSeveral);
    const ask = (asked: Operation<object>) => askList(send, clock, access, asked, concept, signal);
    const first = await ask(operation);
    const hasOffset = reading.kind === 'read' && takes(operation, 'offset');
    // Some services know no offset, whatever their schema says.
    const answer = first === 'refused' && hasOffset ? await ask(without(reading.schema, operation, 'offset')) : first;
    if (answer === 'rejected') rejected = true;
    else if (answer && answer !== 'refused') {
      const { host } = access.endpoint;
      return { outcome: { kind: 'ok', data: {} }, organization: { id: host, name: answer.only ?? host }, reading };
    }
  }
  if (rejected) return { outcome: { kind: 'keyRejected' }, organization: null, reading };
  return { outcome: { kind: 'nothingRead' }, organization: null, reading };
}

/** Whether a refusal is about the query itself, and so no word about the key. */
function isAboutField({ errors }: Extract<Outcome, { readonly kind: 'refused' }>): boolean {
  return errors.some(({ message, code }) => /\borg\b/.test(message) || /validation|undefined_?field/i.test(code ?? ''));
}

async function askOrganization(
  send: Send,
  access: Access,
  operation: Operation<OrganizationFields> | undefined,
  signal: AbortSignal,
): Promise<Outcome> {
  if (!operation) return { kind: 'nothingRead' };
  return sendDocument(send, access, buildDocument('organization', operation), {}, signal);
}

function organizationIn(
  outcome: Extract<Outcome, { readonly data: unknown }>,
  operation: Operation<OrganizationFields> | undefined,
): OrganizationView | null {
  if (!operation) return null;
  const [row, another] = rowsIn(outcome.data, operation);
  return isRecord(row) && another === undefined ? readOrganization(row, operation.fields) : null;
}

interface AskedList {
  readonly concept: (typeof lists)[number];
  readonly operation: Operation<object>;
}

function chosenLists({ map }: SchemaMatch): readonly AskedList[] {
  return lists.flatMap((concept) => (map[concept] ? [{ concept, operation: map[concept] }] : []));
}

/** Other lists that are asked where those that were matched have no rows: of one person's appointments, for instance. */
function otherLists({ concepts }: SchemaMatch, reading: ServiceReading): readonly AskedList[] {
  if (reading.kind !== 'read') return [];
  const found = lists.flatMap((concept) =>
    choicesOf(concepts[concept])
      .filter((choice) => choice !== concepts[concept]?.chosen && choice.confidence >= confidenceThreshold)
      .map((choice) => ({ concept, choice })),
  );
  return found.slice(0, mostOthers).flatMap(({ concept, choice }) => {
    const operation = matchOperation(reading.schema, concept, choice.operation);
    return operation ? [{ concept, operation }] : [];
  });
}

/** Whether a row of a list can be read; a clinic with one location is called like it. */
async function askList(
  send: Send,
  clock: Clock,
  access: Access,
  given: Operation<object>,
  concept: (typeof lists)[number],
  signal: AbortSignal,
): Promise<{ readonly only: string | null } | 'rejected' | 'refused' | null> {
  // Sound: only the id and the name of its rows are read, which every list has.
  const operation = given as Operation<{ readonly id: Source; readonly name?: Source }>;
  const { id, name } = operation.fields;
  const brief = { ...operation, fields: name ? { id, name } : { id } };
  const [from, to] = [clock.now() - 14 * day, clock.now() + 14 * day].map((moment) => new Date(moment).toISOString());
  const values = { limit: 2, offset: 0, page: 1, from, to, day: from?.slice(0, 10), includeEnded: true };
  const variables = buildVariables(operation, values);
  const outcome = await sendDocument(send, access, buildDocument(concept, brief), variables, signal);
  if (outcome.kind === 'keyRejected' || outcome.kind === 'forbidden') return 'rejected';
  if (!('data' in outcome)) return outcome.kind === 'refused' && !outcome.unsure ? 'refused' : null;
  const rows = rowsIn(outcome.data, operation).filter(isRecord);
  if (rows.length === 0) return null;
  return { only: concept === 'locations' && rows.length === 1 ? readText(rows[0], name) : null };
}
