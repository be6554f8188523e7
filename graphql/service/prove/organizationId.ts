import { buildDocument } from '../documents.ts';
import { rowsIn } from '../rows.ts';
import type { Operation, OrganizationFields } from '../serviceMap.ts';
import { readText, type Source } from '../sources.ts';
import type { ReadConcept } from '../match/plans.ts';
import { type ProofSession, queryRows } from './proofSession.ts';
import { demandsOrganization, withOrganization } from './slots.ts';

/**
 * Reads the organization where a list demands its id, and puts the id into every operation: a key belongs to one
 * organization, so it is the same in every query.
 */
export async function fillOrganization(
  session: ProofSession,
  organization: Operation<OrganizationFields> | undefined,
): Promise<void> {
  const { operations, requests } = session;
  if (!organization || !Object.values(operations).some(demandsOrganization)) return;
  const { name, text } = buildDocument('organization', organization);
  const outcome = await requests.send({ name, text });
  if (!outcome || !('data' in outcome)) return;
  const [row, another] = rowsIn(outcome.data, organization).map((each) => readText(each, organization.fields.id));
  // Of several no one knows which one the clinic is, unless each gives the same clients and visits.
  if (row === undefined || row === null || (another && !(await giveTheSame(session, row, another)))) return;
  session.organizationId = row;
  for (const [concept, operation] of Object.entries(operations))
    // Sound: the keys of the operations are concepts that are read.
    operations[concept as ReadConcept] = withOrganization(operation, row);
}

/** Whether clients and visits are the same rows under two ids: what is demanded then sorts nothing out. */
async function giveTheSame(session: ProofSession, one: string, other: string): Promise<boolean> {
  const read = async (concept: ReadConcept, id: string): Promise<string | null> => {
    const operation = session.operations[concept];
    if (!operation || !demandsOrganization(operation)) return null;
    const rows = await queryRows(session, concept, withOrganization(operation, id), {}, session.timeZone);
    const { id: key } = operation.fields as { readonly id?: Source };
    return rows && rows.length > 0 ? JSON.stringify(rows.map((each) => readText(each, key))) : null;
  };
  for (const concept of ['clients', 'appointments'] as const) {
    const first = await read(concept, one);
    if (first === null || first !== (await read(concept, other))) return false;
  }
  return true;
}
