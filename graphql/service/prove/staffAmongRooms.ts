import { ownNouns } from '../match/words/vocabulary.ts';
import { rowType } from '../match/schema/resultShape.ts';
import { wordsOf } from '../match/words/words.ts';
import type { AppointmentFields } from '../serviceMap.ts';
import { asText, type Path, valueAt } from '../sources.ts';
import { addReasons, type ProofSession, setOperation } from './proofSession.ts';
import { withoutWords } from './proveFields.ts';
import { roleColumns } from './proveRoles.ts';

const roomWords: ReadonlySet<string> = new Set(
  'room facility equipment machine device chair table kennel cage ward operatory place'.split(' '),
);
const personWords: ReadonlySet<string> = new Set([...ownNouns.provider, 'user', 'person', 'human']);

/**
 * The columns of a calendar may be staff and rooms in one list: rooms are no staff, and of several columns that a visit is
 * in the one of a person gives it.
 */
export function leaveOutRooms(session: ProofSession): void {
  const [providers, appointments] = [session.lists.get('providers'), session.lists.get('appointments')];
  const type = providers && rowType(session.schema, providers.operation);
  if (!providers || !type) return;
  for (const path of roleColumns(session.schema, type)) {
    const kinds = new Set(providers.rows.flatMap((row) => asText(valueAt(row, path)) ?? []));
    const rooms = [...kinds].filter((kind) => wordsOf(kind).some((word) => roomWords.has(word)));
    const [people, others] = [...kinds].filter((kind) => !rooms.includes(kind));
    if (rooms.length === 0 || people === undefined || others !== undefined || !isPerson(people)) continue;
    setOperation(session, 'providers', withoutWords(providers.operation, path, rooms));
    addReasons(session, 'providers', [{ id: 'distinguishedBy', name: path.join('.') }]);
    if (appointments) leadToPeople(session, type.name, path, people);
    return;
  }
}

/** Of the columns that a visit is in, the first of a person. */
function leadToPeople(session: ProofSession, type: string, path: Path, prefix: string): void {
  const appointments = session.lists.get('appointments');
  if (!appointments) return;
  // Sound: the list of appointments is read by an appointment's fields.
  const { provider, ...fields } = appointments.operation.fields as AppointmentFields;
  if (!provider || rowType(session.schema, appointments.operation, provider.path)?.name !== type) return;
  const led = { ...provider, where: { path, prefix } };
  setOperation(session, 'appointments', { ...appointments.operation, fields: { ...fields, provider: led } });
}

function isPerson(kind: string): boolean {
  return wordsOf(kind).some((word) => personWords.has(word));
}
