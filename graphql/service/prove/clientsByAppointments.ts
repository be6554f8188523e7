import { maxDepth } from '../depth.ts';
import { clientFields } from '../match/fields/clientFields.ts';
import { withField } from '../match/queries/fieldChoices.ts';
import { type Branch, contentsOf } from '../match/schema/leaves.ts';
import { type Choice, choicesOf, confidenceThreshold } from '../match/matchSchema.ts';
import type { ReadConcept } from '../match/queries/plans.ts';
import { isKeyOf } from '../match/schema/joinRow.ts';
import { rowType } from '../match/schema/resultShape.ts';
import { isCalled } from '../match/words/typeNames.ts';
import { pathText } from '../mapDescription.ts';
import type { AppointmentFields, ClientFields, Operation } from '../serviceMap.ts';
import { type Link, samePath } from '../sources.ts';
import { aside } from './findLinks.ts';
import {
  dropChoice,
  operationFor,
  othersThan,
  type ProofSession,
  type ReadList,
  setOperation,
} from './proofSession.ts';
import { knownRows } from './proveAppointmentLinks.ts';
import type { ProvenFields } from './proveFields.ts';
import { isOneOfFew, judgeLink, linkedIds } from './judgeLink.ts';
import { withoutLinks } from './proveLinks.ts';
import { readProven, takeList } from './takeList.ts';

/** Fewer appointments do not show which people are clients and which are staff. */
const fewestAppointments = 12;
/** Staff is the same in many of them. */
const leastDistinct = 0.3;
/** Clients are so many times as many as those who give the appointments. */
const timesStaff = 2;

/** Of fewer, chance decides how many of them a few appointments have. */
const manyPeople = 10;

/** A link of appointments to a person, and how many different people it leads to. */
interface Person {
  readonly branch: Branch;
  readonly link: Link<ClientFields>;
  readonly count: number;
}

/**
 * Finds the clients by the appointments, whatever they are called: of the people in them those who are many come, and those
 * who are few give them. Only where the list that seemed to be the clients holds others, or there is none. Reads one list at
 * most; true where the clients were found so.
 */
export async function findClientsByAppointments(session: ProofSession): Promise<boolean> {
  const appointments = session.lists.get('appointments');
  if (!appointments || appointments.rows.length < fewestAppointments) return false;
  const [most, next] = peopleIn(session, appointments);
  if (!most || most.count < leastDistinct * appointments.rows.length) return false;
  if (next && most.count < timesStaff * next.count) return false;
  const { type } = most.branch;
  const isOther = session.lists.get('clients')?.choice.type !== type.name;
  // In a small practice more people give appointments than come, by chance.
  if (isOther && most.count < manyPeople) return false;
  if (isOther && !(await takeClients(session, appointments, most))) return false;
  leadTo(session, appointments, most);
  return true;
}

/** Takes the list of a person's type as that of the clients, if the appointments' people are in it. */
async function takeClients(session: ProofSession, appointments: ReadList, { branch, link }: Person): Promise<boolean> {
  const { name: type } = branch.type;
  const choice = listOf(session, type);
  const operation = choice && operationFor(session, 'clients', choice);
  if (!operation) return false;
  const list = await readProven(session, 'clients', choice, operation);
  if (!list) return false;
  const known = knownRows({ ...list.read, operation: list.proven.operation });
  if (!arePeople(list.proven) || judgeLink(link, appointments.rows, known) !== 'fits') return false;
  const former = session.concepts.clients;
  const others = othersThan(choice, former ? choicesOf(former) : [], new Map());
  takeList(session, 'clients', list, others);
  followClients(session, type);
  leaveProviders(session, type);
  return true;
}

/** Whether rows have a name, and a family name or a way to reach them: what a visit has one of may be called something. */
function arePeople({ fits }: ProvenFields): boolean {
  return fits.includes('name') && ['familyName', 'phones', 'emails'].some((field) => fits.includes(field));
}

/** The client is who comes, and what seemed to be the client gives the appointments; other links are found by the lists. */
function leadTo(session: ProofSession, { operation, rows }: ReadList, { branch, link }: Person): void {
  // Sound: the list of appointments is read by an appointment's fields.
  const given = operation as Operation<AppointmentFields>;
  const { client, provider } = given.fields;
  if (client && samePath(client.path, branch.path)) return;
  if (client && !isOneOfFew(rows, client, given.fields) && !(provider && samePath(provider.path, branch.path))) return;
  const isTwice = provider !== undefined && samePath(provider.path, branch.path);
  const free = withoutLinks(given, 'client', ...(isTwice ? (['provider'] as const) : []));
  const led = { ...free, fields: { ...free.fields, client: link } };
  const isGiven = client !== undefined && client.path.length > 0 && !('provider' in led.fields);
  const full = isGiven ? withField(session.schema, 'appointments', led, 'provider', pathText(client.path)) : led;
  setOperation(session, 'appointments', full ?? led);
}

/** The people in the appointments that were read, those who are most of all first. */
function peopleIn({ schema, scores, lists }: ProofSession, { operation, rows }: ReadList): readonly Person[] {
  const type = rowType(schema, operation);
  const clients = lists.get('clients')?.choice.type;
  if (!type) return [];
  return contentsOf(schema, type)
    .branches.filter(({ many, type: to, path }) => {
      const own = scores.get(to.name);
      const isPerson = own !== undefined && Math.max(own.client.score, own.provider.score) >= leastLikely;
      const isOther =
        isCalled(to.name, 'appointment') ||
        (own !== undefined &&
          Math.max(own.patient.score, own.location.score, own.appointment.score, own.appointmentType.score) >= likely);
      // The owner of a record keeps it, unless owners are the clients.
      const isAside = aside.test(path.at(-1) ?? '') && to.name !== clients;
      // What belongs to the visit, such as who is assigned to it, is in no other.
      const isOfVisit = to.fields.some((field) => isKeyOf(type, field));
      return (!many || path.length === 1) && isPerson && !isOther && !isAside && !isOfVisit;
    })
    .flatMap((branch) => {
      const levels = maxDepth - 1 - operation.rows.length - branch.path.length;
      const fields = levels >= 1 ? clientFields({ schema, scores, type: branch.type, levels }, 'mention') : null;
      const link = fields && { path: branch.path, fields };
      return link ? [{ branch, link, count: new Set(linkedIds(rows, link)).size }] : [];
    })
    .toSorted((one, other) => other.count - one.count);
}

const leastLikely = 0.3;
const likely = 0.6;

/** A query that lists a type, whatever it seemed to be for. */
function listOf({ concepts }: ProofSession, type: string): Choice | null {
  const known = (['clients', 'providers', 'patients'] as const).flatMap((concept) => {
    const match = concepts[concept];
    return match ? choicesOf(match) : [];
  });
  return known.find((choice) => choice.type === type) ?? null;
}

/** Who comes does not give the appointments. */
function leaveProviders(session: ProofSession, type: string): void {
  const match = session.concepts.providers;
  if (match?.chosen?.type !== type) return;
  const known = choicesOf(match);
  const choice = known.find((each) => each.type !== type && each.confidence >= confidenceThreshold);
  session.lists.delete('providers');
  choose(session, 'providers', choice, known);
}

/** Takes another choice for a concept; without one that can be read, the concept is left without. */
function choose(
  session: ProofSession,
  concept: ReadConcept,
  choice: Choice | undefined,
  known: readonly Choice[],
): void {
  const operation = choice && operationFor(session, concept, choice);
  if (!operation) return dropChoice(session, concept, othersThan(null, known, new Map()));
  session.concepts[concept] = { chosen: choice, others: othersThan(choice, known, new Map()) };
  session.operations[concept] = operation;
}

/** Searches and cards are those of the same clients. */
function followClients(session: ProofSession, type: string): void {
  for (const concept of ['clientSearch', 'client'] as const) {
    const match = session.concepts[concept];
    if (!match || match.chosen?.type === type) continue;
    const known = choicesOf(match);
    const choice = known.find((each) => each.type === type);
    choose(session, concept, choice, known);
  }
}
