import type { Backstage } from '../../dialects/dialect.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { presentFields } from '../presentFields.ts';
import { administrator, type DentalMemory, nextNumber } from './memory.ts';
import type { DentalRecords } from './records.ts';
import { checkEmail, checkTexts, dateText, failure, numberIn } from './values.ts';

/** The mutations for clinics, accounts, staff and the catalogue of treatments. */
export function dentalStaffWrites(backstage: Backstage, records: DentalRecords, memory: DentalMemory) {
  const allowed = (): void => {
    rowOrError(backstage, () => ({ ok: true, row: null }), 'INTERNAL_SERVER_ERROR');
  };
  const checkPerson = (input: Row): void => {
    checkTexts(input, 3, 10, ['name', 'surname']);
    checkTexts(input, 6, 20, ['password']);
    checkEmail(input['email']);
  };
  const checkNew = (email: unknown): void => {
    if ([...memory.users.values()].some((row) => row['email'] === email)) throw failure('User already exists!');
  };
  const checkOwner = (clinicId: unknown): void => {
    if (memory.clinics.get(numberIn(clinicId))?.['adminId'] !== administrator)
      throw failure("You don't have access to this action");
  };
  const rolesOf = ({ role, isAdmin }: Row): readonly unknown[] => [role, ...(isAdmin === true ? ['ADMIN'] : [])];
  const changed = (rows: Map<number, Row>, id: number, change: Row, message: string): void => {
    const before = rows.get(id);
    if (!before) throw failure(message);
    allowed();
    rows.set(id, { ...before, ...presentFields(change) });
  };
  const account = (input: Row, roles: readonly unknown[], occupation: unknown, clinicId: number): number => {
    const id = nextNumber(memory.users);
    memory.users.set(id, {
      id: String(id),
      email: input['email'],
      password: '$2b$10$another',
      roles,
      occupation,
      clinicId,
    });
    return id;
  };

  return {
    createClinic({ clinicData, adminData }: { readonly clinicData: Row; readonly adminData: Row }): Row | null {
      checkPerson(adminData);
      checkNew(adminData['email']);
      allowed();
      const id = nextNumber(memory.clinics);
      const adminId = account(adminData, ['ADMIN'], 'REGULAR', id);
      memory.clinics.set(id, { id: String(id), ...clinicData, adminId, registeredAt: dateText(backstage.now()) });
      return records.clinic(id);
    },
    createUser({ userData }: { readonly userData: Row }): Row | null {
      checkPerson(userData);
      checkOwner(userData['clinicId']);
      checkNew(userData['email']);
      allowed();
      const { name, surname, role } = userData;
      const clinicId = numberIn(userData['clinicId']);
      const id = account(userData, rolesOf(userData), role, clinicId);
      const person = { id: String(id), name, surname, active: true, clinicId };
      if (role === 'DENTIST') memory.dentists.set(id, person);
      if (role === 'ASSISTANT') memory.assistants.set(id, { ...person, worksWith: [] });
      return records.user(id);
    },
    updateUser({ userData }: { readonly userData: Row }): Row | null {
      checkPerson(userData);
      const id = numberIn(userData['userId']);
      if (!memory.users.has(id)) throw failure('User does not exists!');
      // Administrators can change themselves alone.
      if (id !== administrator) throw failure("You don't have permission for this action");
      changed(memory.users, id, { email: userData['email'], roles: rolesOf(userData) }, 'User does not exists!');
      return records.user(id);
    },
    loginUser({ loginData }: { readonly loginData: Row }): Row {
      const isKnown = [...memory.users.values()].some((row) => row['email'] === loginData['email']);
      throw failure(isKnown ? 'Invalid credentials' : "User doesn't exist");
    },
    deleteUser({ deleteUserData: data }: { readonly deleteUserData: Row }): Row | null {
      checkOwner(data['clinicId']);
      const id = numberIn(data['id']);
      const user = records.user(id);
      if (!user || (data['role'] === 'DENTIST' && !memory.dentists.has(id)))
        throw failure(
          'An operation failed because it depends on one or more records that were required but not found. Record to delete does not exist.',
        );
      if (records.storedAppointments(({ providerKey }) => providerKey === id - 1).length > 0)
        throw failure(
          "The change you are trying to make would violate the required relation 'AppointmentToDentist' between the `Appointment` and `Dentist` models.",
        );
      allowed();
      if (data['role'] === 'DENTIST') memory.dentists.delete(id);
      if (data['role'] === 'ASSISTANT') memory.assistants.delete(id);
      memory.users.delete(id);
      // Its clinic can't be found any more.
      return { ...user, clinic: null };
    },
    updateDentist({ id, dentistData }: { readonly id: string; readonly dentistData: Row }): Row | null {
      checkPerson(dentistData);
      changed(memory.dentists, numberIn(id), dentistData, 'Dentist Not Found');
      return records.dentist(numberIn(id));
    },
    updateAssistant({ id, assistantData }: { readonly id: number; readonly assistantData: Row }): Row | null {
      checkPerson(assistantData);
      // Whether she works there at all is asked for and not kept.
      const { name, surname, worksWithDentists } = assistantData;
      const worksWith = Array.isArray(worksWithDentists)
        ? worksWithDentists.map((each: unknown) => (isRow(each) ? Number(each['id']) : 0))
        : undefined;
      const change = { name: name || undefined, surname: surname || undefined, worksWith };
      changed(memory.assistants, id, change, 'Assistant Not Found');
      return records.assistant(id);
    },
    addTreatment({ treatmentData }: { readonly treatmentData: Row }): Row {
      checkTexts(treatmentData, 1, 50, ['name']);
      checkTexts(treatmentData, 1, 100, ['description']);
      allowed();
      const id = nextNumber(memory.treatments);
      const row = { id: String(id), ...treatmentData };
      memory.treatments.set(id, row);
      return row;
    },
  };
}
