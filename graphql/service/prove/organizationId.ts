import { buildDocument } from '../documents.ts';
import { rowsIn } from '../rows.ts';
import type { Operation, OrganizationFields } from '../serviceMap.ts';
import { readText } from '../sources.ts';
import type { ReadConcept } from '../match/plans.ts';
import type { ProofSession } from './proofSession.ts';
import { demandsOrganization, withOrganization } from './slots.ts';

/**
 * Reads whose service it is, where some list demands its id, and puts the id into every operation: a key opens one
 * clinic, so it is the same with every query.
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
  const row = organization.rows.length > 0 ? rowsIn(outcome.data, organization)[0] : outcome.data[organization.field];
  session.organizationId = readText(row, organization.fields.id);
  for (const [concept, operation] of Object.entries(operations))
    // Sound: the keys of the operations are concepts that are read.
    operations[concept as ReadConcept] = withOrganization(operation, session.organizationId);
}
