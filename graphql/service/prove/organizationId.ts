import { buildDocument } from '../documents.ts';
import { rowsIn } from '../rows.ts';
import type { Operation, OrganizationFields } from '../serviceMap.ts';
import { readText } from '../sources.ts';
import type { ReadConcept } from '../match/queries/plans.ts';
import { rowType } from '../match/schema/resultShape.ts';
import { idsIn, type ProofSession, queryRows } from './proofSession.ts';
import { byPlace, demandsOrganization, withOrganization } from './slots.ts';

/**
 * Reads the organization where a list demands its id, and puts the id into every operation: a key belongs to one
 * organization, so it is the same in every query. Where there are several, which are the places of the clinic, each query
 * is for one place. Gives the organization, or undefined where it is the places.
 */
export async function fillOrganization(
  session: ProofSession,
  organization: Operation<OrganizationFields> | undefined,
): Promise<Operation<OrganizationFields> | undefined> {
  const { operations, requests } = session;
  if (!organization || !Object.values(operations).some(demandsOrganization)) return organization;
  const { name, text } = buildDocument('organization', organization);
  const outcome = await requests.send({ name, text });
  if (!outcome || !('data' in outcome)) return organization;
  const [row, another] = rowsIn(outcome.data, organization).map((each) => readText(each, organization.fields.id));
  // Of several no one knows which one the clinic is, unless each gives the same clients and visits.
  if (row === undefined || row === null) return organization;
  const areSeveral = another && !(await giveTheSame(session, row, another));
  const arePlaces = rowType(session.schema, organization)?.name === session.concepts.locations?.chosen?.type;
  if (areSeveral && !arePlaces) return organization;
  if (areSeveral) session.isByPlace = true;
  else session.organizationId = row;
  for (const [concept, operation] of Object.entries(operations))
    // Sound: the keys of the operations are concepts that are read.
    operations[concept as ReadConcept] = areSeveral ? byPlace(operation) : withOrganization(operation, row);
  return areSeveral ? undefined : organization;
}

/** Whether clients and visits are the same rows under two ids: what is demanded then sorts nothing out. */
async function giveTheSame(session: ProofSession, one: string, other: string): Promise<boolean> {
  const read = async (concept: ReadConcept, id: string): Promise<string | null> => {
    const operation = session.operations[concept];
    if (!operation || !demandsOrganization(operation)) return null;
    const rows = await queryRows(session, concept, withOrganization(operation, id), {}, session.timeZone);
    return rows && rows.length > 0 ? idsIn(operation, rows) : null;
  };
  for (const concept of ['clients', 'appointments'] as const) {
    const first = await read(concept, one);
    if (first === null || first !== (await read(concept, other))) return false;
  }
  return true;
}
