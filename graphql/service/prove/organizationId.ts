import { buildDocument } from '../documents.ts';
import { rowsIn } from '../rows.ts';
import type { Operation, OrganizationFields } from '../serviceMap.ts';
import { readText } from '../sources.ts';
import type { ReadConcept } from '../match/plans.ts';
import type { ProofSession } from './proofSession.ts';
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
  const [row, another] = rowsIn(outcome.data, organization);
  // Of several nobody knows which one the clinic is.
  if (another !== undefined) return;
  session.organizationId = readText(row, organization.fields.id);
  for (const [concept, operation] of Object.entries(operations))
    // Sound: the keys of the operations are concepts that are read.
    operations[concept as ReadConcept] = withOrganization(operation, session.organizationId);
}
