import type { AppointmentFields, Operation, PatientFields } from '../serviceMap.ts';
import { linkedAt, readText } from '../sources.ts';
import type { ProofSession } from './proofSession.ts';

/**
 * Whether the people whom appointments refer to are others than those whose the patients are, as the staff is where one
 * list holds everybody.
 */
export function areOthersThanOwners(
  { lists }: ProofSession,
  { fields: { client, patient } }: Operation<AppointmentFields>,
  rows: readonly unknown[],
): boolean {
  const patients = lists.get('patients');
  // Sound: the list of patients is read by a patient's fields.
  const { id, client: owner } = (patients?.operation.fields ?? {}) as Partial<PatientFields>;
  if (!client || !patient || !patients || !id || !owner) return false;
  const owners = new Map(
    patients.rows.map((row) => [readText(row, id), readText(linkedAt(row, owner), owner.fields.id)]),
  );
  const known = rows.flatMap((row) => {
    const given = readText(linkedAt(row, client), client.fields.id);
    const own = owners.get(readText(linkedAt(row, patient), patient.fields.id)) ?? null;
    return given === null || own === null ? [] : [given === own];
  });
  return known.length >= leastCompared && known.every((isOwner) => !isOwner);
}

const leastCompared = 5;
