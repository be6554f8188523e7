import { withField } from '../match/queries/fieldChoices.ts';
import { contentsOf } from '../match/schema/leaves.ts';
import { rowType } from '../match/schema/resultShape.ts';
import { pathText } from '../mapDescription.ts';
import type { PatientFields } from '../serviceMap.ts';
import { addReasons, type ProofSession, setOperation } from './proofSession.ts';
import { isKnown, leadsElsewhere, waysToClient } from './clientThroughRecord.ts';
import { aside } from './findLinks.ts';

/** Finds whose the patients are where no name tells: the one object of the clients' own type, such as a host family. */
export function proveOwner(session: ProofSession): void {
  const [patients, clients] = [session.lists.get('patients'), session.lists.get('clients')];
  if (!patients || !clients) return;
  // Sound: the list of patients is read by a patient's fields.
  const { client, ...others } = patients.operation.fields as PatientFields;
  const type = rowType(session.schema, patients.operation);
  if (!type || type.name === clients.choice.type) return;
  if (client) {
    if (!leadsElsewhere(session, patients.operation, clients, client) || isKnown(patients.rows, client, clients))
      return;
    // An account is no client where contacts are: its own contact may be one.
    const [way, second] = waysToClient(session, patients.operation, clients.choice.type);
    const only = second ? undefined : way;
    const led = only ? { client: only } : {};
    setOperation(session, 'patients', { ...patients.operation, fields: { ...others, ...led } });
    if (only) addReasons(session, 'patients', [{ id: 'leadsToItsClient', name: pathText(only.path) }]);
    return;
  }
  const [owner, another] = contentsOf(session.schema, type).branches.filter(
    (each) => !each.many && each.type.name === clients.choice.type && !aside.test(each.path.at(-1) ?? ''),
  );
  const found =
    owner && !another && withField(session.schema, 'patients', patients.operation, 'client', pathText(owner.path));
  if (!found) return;
  setOperation(session, 'patients', found);
  addReasons(session, 'patients', [{ id: 'leadsToListedClient', name: pathText(owner.path) }]);
}
