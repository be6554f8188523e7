import { isRecord } from '../json.ts';
import type { AppointmentFields } from '../serviceMap.ts';
import { asText, readText, type Source } from '../sources.ts';
import { knownRows } from './proveAppointmentLinks.ts';
import type { ProofSession } from './proofSession.ts';
import { aside, judgeLink } from './proveLinks.ts';
import type { ListProof } from './proveLists.ts';
import { areNamesOfPlaces } from './valueChecks.ts';

/** Fewer may be the same by chance. */
const fewestIds = 2;

/**
 * A list of staff in which nobody stands who gives a visit is one of other people, unless visits hold its ids elsewhere:
 * then it is the link that leads to something else, such as a room.
 */
export function refuteOtherPeople({ lists, concepts }: ProofSession, list: ListProof): ListProof {
  const { name } = list.operation.fields as { readonly name?: Source };
  if (name && areNamesOfPlaces(list.rows.flatMap((row) => readText(row, name) ?? [])))
    return { ...list, verdict: 'refuted', reason: 'their names are those of businesses' };
  const appointments = lists.get('appointments');
  // Clients and staff of one type are told apart later.
  if (!appointments || list.verdict !== 'proven' || concepts.clients?.chosen?.type === list.choice.type) return list;
  // Sound: the list of appointments is read by an appointment's fields.
  const { provider } = appointments.operation.fields as AppointmentFields;
  if (!provider || provider.path.length === 0 || provider.mention) return list;
  const known = knownRows(list);
  if (judgeLink(provider, appointments.rows, known) !== 'contradicts') return list;
  const elsewhere = new Set(appointments.rows.flatMap(textsIn).filter((text) => known.ids.has(text)));
  if (elsewhere.size >= fewestIds) return list;
  return { ...list, verdict: 'refuted', reason: 'nobody of them gives an appointment' };
}

/** Everything in a row but who entered or changed it. */
function textsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (isRecord(value)) return Object.entries(value).flatMap(([name, each]) => (aside.test(name) ? [] : textsIn(each)));
  const text = asText(value);
  return text === null ? [] : [text];
}
