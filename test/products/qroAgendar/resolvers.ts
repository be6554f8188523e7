import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import { agendarDashboards } from './dashboards.ts';
import { agendarIds } from './ids.ts';
import { type StaffDoc, agendarRows, collections, customersOf, dateText, torn } from './records.ts';
import { agendarWrites } from './writes.ts';

type ById = Readonly<Record<'id', string>>;

/** Resolvers of the service. All lists are whole, in the order of the ids of documents. */
export function agendarRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const store = collections(practice);
  const rows = agendarRows(stage, store);
  const passwords = new Map([['manager@example.test', 'senha123']]);
  const staff = (isMeant: (row: StaffDoc) => boolean): readonly StaffDoc[] =>
    [...store.staff.values()].filter(isMeant).toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const scheduleOf = (id: string): AppointmentRecord | null => rowOf(rows.rows(), agendarIds.key('appointment', id));
  /** Animals have no ids of their own: they are told by their place in the customer's list. */
  function animalAt(userId: string, index: number): object | null {
    const owner = rowOf(customersOf(practice), agendarIds.key('client', userId));
    if (!owner) throw new TypeError("Cannot read properties of undefined (reading 'animals')");
    const found = rows.animalsOf(owner.key)[index];
    return found ? rows.animal(found) : null;
  }
  const customerBy = (name: string, phone: string): ClientRecord | undefined =>
    customersOf(practice).find((row) => fullNameOf(row) === name && (row.phones[0]?.value ?? '') === phone);
  return {
    login({ email, password }: Readonly<Record<'email' | 'password', string>>) {
      const found = staff((row) => row.email === email.toLowerCase())[0];
      if (!found) throw new TypeError("Cannot read properties of null (reading 'password')");
      if (passwords.get(found.email) !== password) throw notFound('User not found. Please, check your credentials');
      return { user: found, token: `agendar.${found.id}.${found.role}`, success: true };
    },
    verifyToken({ token }: Readonly<Record<'token', string>>) {
      const [, userId, userRole] = /^(?:Bearer )?agendar\.(\w+)\.(\w+)$/.exec(token) ?? [];
      if (userId === undefined) throw new Error('jwt malformed');
      return { userId, userRole };
    },
    // It changes something, though it is asked as a query.
    changePassword(args: Readonly<Record<'email' | 'newPassword' | 'repeatNewPassword', string>>) {
      const { email, newPassword, repeatNewPassword } = args;
      if (stage.refuseWrites !== null) throw new Error(stage.refuseWrites);
      if (!staff((row) => row.email === email)[0]) throw notFound('Usuário não encontrado');
      if (!newPassword || !repeatNewPassword) throw new Error('Você deve preencher os campos');
      if (newPassword !== repeatNewPassword) throw new Error('As senhas devem ser iguais');
      if (newPassword.length < 6) throw new Error('Senhas devem ter no mínimo 6 dígitos');
      if (passwords.get(email) === newPassword) throw new Error('A nova senha não pode ser igual a anterior');
      passwords.set(email, newPassword);
      return { email };
    },
    getUserById: ({ id }: ById) => rows.user(id),
    getAllCustomers: () =>
      customersOf(practice)
        .slice(0, cap)
        .map((row) => rows.customer(row, 'listed')),
    getAllVets: () => staff(({ role }) => role === 'employee'),
    getAllUsers: () => [...customersOf(practice).map((row) => rows.customer(row, 'created')), ...staff(() => true)],
    // Lists of lists, where one user is promised.
    getAllAnimals: () => customersOf(practice).map((row) => rows.animalsOf(row.key).map(rows.animal)),
    getAnimalById: ({ userId, animalIndex }: { readonly userId: string; readonly animalIndex: number }) =>
      animalAt(userId, animalIndex),
    getAllAnimalTypes: () => [...store.animalTypes].map(([id, name]) => ({ id, name })),
    getAnimalTypeById({ id }: ById) {
      const name = store.animalTypes.get(id);
      return name === undefined ? null : { id: null, name };
    },
    getAllSpecialties: () => [...store.specialties.keys()].toSorted().map(rows.specialty),
    getSpecialtyById({ id }: ById) {
      const found = rows.specialty(id);
      return found && { ...found, id: null };
    },
    getSchedules: () => rows.rows().map((row) => rows.schedule(row, true)),
    // The field that is asked for is one that no visit has.
    getMySchedules: [],
    getSchedulesCalendar: () =>
      rows.rows().map((row) => {
        const doc = store.schedules.get(row.key);
        const employee = store.staff.get(doc?.employee_id ?? '');
        const title = store.specialties.get(doc?.specialty_id ?? '');
        if (!employee) throw torn('name');
        if (title === undefined) throw torn('title');
        return {
          ...rows.schedule(row, true),
          date: dateText(row.start),
          employee_name: employee.name,
          employee_color: employee.color,
          specialty_name: title,
        };
      }),
    getScheduleById({ id }: ById) {
      const row = scheduleOf(id);
      return row && rows.schedule(row, false);
    },
    getScheduleDetailsById({ id }: ById) {
      const row = scheduleOf(id);
      const doc = store.schedules.get(row?.key ?? 0);
      if (!row || !doc) throw torn('customer_name');
      const owner = customerBy(doc.customer_name, doc.customer_phone);
      if (!owner) throw new TypeError("Cannot destructure property 'id' of '(intermediate value)' as it is null.");
      const pet = rows.animalsOf(owner.key).find(({ name }) => name === doc.pet_name);
      if (!pet) throw torn('neutered');
      const employee = store.staff.get(doc.employee_id);
      if (!employee) throw torn('name');
      return {
        ...rows.schedule(row, false),
        date: dateText(row.start),
        employee: employee.name,
        specialty: store.specialties.get(doc.specialty_id),
        pet_neutered: store.animalOf(pet).neutered,
        pet_type: store.animalTypes.get(doc.pet_type),
      };
    },
    ...agendarDashboards(store, rows),
    ...agendarWrites(stage, store, rows),
  };
}

function notFound(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: '404' } });
}
