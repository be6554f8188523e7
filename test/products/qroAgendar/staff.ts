import type { Backstage } from '../../dialects/dialect.ts';
import { agendarIds } from './ids.ts';
import { type StaffDoc, type agendarRows, type collections, torn } from './records.ts';

type VetInput = Readonly<Record<'name' | 'email' | 'role' | 'phone' | 'color' | 'specialty_id', string>>;
type ById = Readonly<Record<'id', string>>;

/** What changes staff and what they do. */
export function agendarStaff(
  { refuseWrites }: Backstage,
  store: ReturnType<typeof collections>,
  rows: ReturnType<typeof agendarRows>,
): object {
  let made = 0;
  function newId(): string {
    if (refuseWrites !== null) throw new Error(refuseWrites);
    made += 1;
    return agendarIds.of('organization', 300 + made);
  }
  function enter(doc: Omit<StaffDoc, 'id'>): object {
    const id = newId();
    store.staff.set(id, { ...doc, id });
    return { ...doc, id };
  }
  const withoutPassword = <Doc extends object>(doc: Doc): Doc =>
    // Sound: a password is no part of what is shown.
    Object.fromEntries(Object.entries(doc).filter(([field]) => field !== 'password')) as Doc;
  return {
    createManager: ({ manager }: { readonly manager: Readonly<Record<'name' | 'email' | 'role' | 'phone', string>> }) =>
      enter(withoutPassword(manager)),
    createVet: ({ vet }: { readonly vet: VetInput & Readonly<Record<'image_url', string>> }) =>
      enter(withoutPassword(vet)),
    updateVet({ vet: { id, role: _role, ...changes } }: { readonly vet: VetInput & ById }) {
      const before = store.staff.get(id);
      if (!before) throw new Error(`5 NOT_FOUND: No document to update: users/${id}`);
      if (refuseWrites !== null) throw new Error(refuseWrites);
      store.staff.set(id, { ...before, ...changes });
      return rows.user(id);
    },
    // Visits keep the id of whoever was removed, so that the calendar can't be read any more.
    removeVet({ id }: ById) {
      if (refuseWrites !== null) throw new Error(refuseWrites);
      const before = rows.user(id);
      if (!before) throw new TypeError("Cannot read properties of undefined (reading 'specialty_id')");
      store.staff.delete(id);
      return before;
    },
    createSpecialty({ specialty: { title } }: { readonly specialty: Readonly<Record<'title', string>> }) {
      const id = newId();
      store.specialties.set(id, title);
      // Nobody counts before somebody is employed for it.
      return { id, title, qtt_employees: null };
    },
    removeSpecialty({ id }: ById) {
      const before = rows.specialty(id);
      if (!before) throw torn('qtt_employees');
      if (rows.employeesOf(id) > 0)
        throw new Error('Não é possível remover uma especialidade que possui funcionários cadastrados');
      if (refuseWrites !== null) throw new Error(refuseWrites);
      store.specialties.delete(id);
      return { ...before, id: null, qtt_employees: 0 };
    },
  };
}
