import { withField } from '../match/fieldChoices.ts';
import { contentsOf } from '../match/leaves.ts';
import { rowType } from '../match/resultShape.ts';
import { pathText } from '../mapDescription.ts';
import type { PatientFields } from '../serviceMap.ts';
import { addReasons, type ProofSession, setOperation } from './proofSession.ts';
import { aside } from './findLinks.ts';

/** Finds whose the patients are where no name tells: the one object of the clients' own type, such as a host family. */
export function proveOwner(session: ProofSession): void {
  const [patients, clients] = [session.lists.get('patients'), session.lists.get('clients')];
  if (!patients || !clients) return;
  // Sound: the list of patients is read by a patient's fields.
  const { client } = patients.operation.fields as PatientFields;
  const type = rowType(session.schema, patients.operation);
  if (client || !type || type.name === clients.choice.type) return;
  const [owner, another] = contentsOf(session.schema, type).branches.filter(
    (each) => !each.many && each.type.name === clients.choice.type && !aside.test(each.path.at(-1) ?? ''),
  );
  const found =
    owner && !another && withField(session.schema, 'patients', patients.operation, 'client', pathText(owner.path));
  if (!found) return;
  setOperation(session, 'patients', found);
  addReasons(session, 'patients', [{ id: 'leadsToListedClient', name: pathText(owner.path) }]);
}
