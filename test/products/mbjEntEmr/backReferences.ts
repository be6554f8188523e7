import type { Practice } from '../../dialects/practice.ts';
import { type Shelves, textsIn } from './shelf.ts';
import type { Collection } from './values.ts';

/** Fields whose ids follow from those of other documents. */
const sources: Readonly<Record<string, readonly [from: Collection, field: string]>> = {
  'User.appointments': ['Appointment', 'consultants'],
  'User.visits': ['Visit', 'consultants'],
  'User.reminders': ['Reminder', 'staffRecipients'],
  'Patient.appointments': ['Appointment', 'patient'],
  'Patient.visits': ['Visit', 'patient'],
  'Patient.reminders': ['Reminder', 'patientRecipients'],
  'Appointment.visit': ['Visit', 'appointment'],
  'Appointment.reminders': ['Reminder', 'appointment'],
};

/** The ids in a field, be there one or many. */
export function idsOf(value: unknown): readonly string[] {
  return typeof value === 'string' ? [value] : textsIn(value);
}

/** The ids that others give to a field of a document; null where the document has them itself. */
export type BackReferences = (owner: string, field: string, id: string) => readonly string[] | null;

/**
 * Looks them up in indexes, which are made again after a write.
 *
 * Records of the practice are replaced and don't change, so that the same ones mean the same.
 */
export function createBackReferences(
  shelves: Shelves,
  { clients, appointments }: Practice,
  version: () => number,
): BackReferences {
  let seen: readonly object[] = [];
  let seenVersion = -1;
  const indexes = new Map<string, ReadonlyMap<string, readonly string[]>>();

  function clearStale(): void {
    const count = clients.length + appointments.length;
    const isSame =
      seen.length === count &&
      seenVersion === version() &&
      clients.every((record, index) => record === seen[index]) &&
      appointments.every((record, index) => record === seen[clients.length + index]);
    if (isSame) return;
    seen = [...clients, ...appointments];
    seenVersion = version();
    indexes.clear();
  }
  function indexOf(name: string, [from, field]: readonly [Collection, string]): ReadonlyMap<string, readonly string[]> {
    const known = indexes.get(name);
    if (known) return known;
    const made = new Map<string, string[]>();
    for (const document of shelves[from].all())
      for (const id of idsOf(document[field])) {
        const ids = made.get(id) ?? [];
        ids.push(String(document['_id']));
        made.set(id, ids);
      }
    indexes.set(name, made);
    return made;
  }
  return (owner, field, id) => {
    const name = `${owner}.${field}`;
    const source = sources[name];
    if (!source) return null;
    clearStale();
    return indexOf(name, source).get(id) ?? [];
  };
}
