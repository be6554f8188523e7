import { isRecord } from '../json.ts';
import type { Reason } from '../match/words/reasons.ts';
import { rowType } from '../match/schema/resultShape.ts';
import type { AppointmentFields, Operation } from '../serviceMap.ts';
import { asText, readText, type Source } from '../sources.ts';
import { knownRows } from './proveAppointmentLinks.ts';
import type { ProofSession, ReadRows } from './proofSession.ts';
import { aside } from './findLinks.ts';
import { judgeLink } from './judgeLink.ts';
import { isClientTwice, isNameless } from './proveLinks.ts';
import type { ListProof } from './readCandidate.ts';
import { withoutClients } from './proveRoles.ts';
import { areNamesOfPlaces } from './valueChecks.ts';

/** Fewer may be the same by chance. */
const fewestIds = 2;
const fewestNames = 6;
/** Where all of them are the same. */
const fewestAlike = 4;

/**
 * A list of staff in which nobody stands who gives a visit is one of other people, unless visits hold its ids elsewhere:
 * then it is the link that leads to something else, such as a room.
 */
export function refuteOtherPeople({ lists, concepts, schema }: ProofSession, list: ListProof): ListProof {
  const refuted = (reason: Reason): ListProof => ({ ...list, verdict: 'refuted', reason });
  const names = namesOf(list);
  if (areNamesOfPlaces(names)) return refuted('businessNames');
  // Clients and staff of one type are told apart later.
  if (list.verdict !== 'proven' || concepts.clients?.chosen?.type === list.choice.type) return list;
  const clients = new Set(namesOf(lists.get('clients')));
  const alike = names.filter((each) => clients.has(each)).length;
  const areClients =
    (names.length >= fewestNames && alike >= 0.9 * names.length) ||
    (names.length >= fewestAlike && alike === names.length);
  // Where they have roles, those of the clients are left out later.
  if (areClients && !withoutClients(schema, list.operation, list.rows)) return refuted('nearlyAllClients');
  const appointments = lists.get('appointments');
  if (!appointments) return list;
  // Sound: the list of appointments is read by an appointment's fields.
  const book = appointments.operation as Operation<AppointmentFields>;
  const { provider } = book.fields;
  if (!provider || provider.path.length === 0 || provider.mention || isNameless('provider', provider)) return list;
  const known = knownRows(list);
  const judgement = judgeLink(provider, appointments.rows, known);
  const { client } = book.fields;
  const comes = client && client.path.length > 0 ? rowType(schema, book, client.path)?.name : undefined;
  // Who seems to come may be staff too, where clients are of another type.
  const isStaffToo = comes === list.choice.type && (concepts.clients?.chosen?.type ?? comes) !== comes;
  if (judgement === 'fits' && !isStaffToo && isClientTwice(book, appointments.rows))
    return refuted('comeToAppointments');
  if (judgement !== 'contradicts') return list;
  const elsewhere = new Set(appointments.rows.flatMap(textsIn).filter((text) => known.ids.has(text)));
  return elsewhere.size >= fewestIds ? list : refuted('haveNoAppointments');
}

/** The names in a list of people. */
export function namesOf(list: ReadRows | undefined): readonly string[] {
  const { name } = (list?.operation.fields ?? {}) as { readonly name?: Source };
  return name ? (list?.rows ?? []).flatMap((row) => readText(row, name) ?? []) : [];
}

/** Everything in a row but who entered or changed it. */
function textsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (isRecord(value)) return Object.entries(value).flatMap(([name, each]) => (aside.test(name) ? [] : textsIn(each)));
  const text = asText(value);
  return text === null ? [] : [text];
}
