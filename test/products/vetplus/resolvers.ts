import { instantOf } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type PlaceRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import {
  type VetplusExtras,
  byId,
  clinicKey,
  isAppointment,
  vetplusClients,
  vetplusIds,
  vetplusPets,
  vetplusRows,
  vetplusStates,
} from './records.ts';
import { vetplusWrites } from './writes.ts';

type Texts<Name extends string> = Readonly<Partial<Record<Name, string | null>>>;
type ById<Name extends string> = Readonly<Record<Name, Texts<'state'> & { readonly id: string }>>;
type Asked = Texts<'start_at' | 'end_at' | 'state' | 'appointment_status'>;
type Filter<Name extends string> = Readonly<Record<Name, Asked>>;

/** Resolvers of the service for the owner of a clinic. Lists are whole, in the order of the ids. */
export function vetplusRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const extras: VetplusExtras = { unanswered: new Set(), services: new Map() };
  const rows = vetplusRows(stage, extras);
  // Sound: every practice has this place.
  const mine = rowOf(practice.places, clinicKey) as PlaceRecord;
  const me = rows.owner(mine);
  function appointments(isMeant: (row: AppointmentRecord) => boolean): Row[] {
    const found = byId('appointment', practice.appointments).filter((row) => isAppointment(row) && isMeant(row));
    return found.slice(0, cap).map(rows.appointment);
  }
  const isMine = (row: AppointmentRecord): boolean => row.placeKey === clinicKey;
  const isIn = (row: AppointmentRecord, state: string | null | undefined): boolean =>
    !state || vetplusStates[row.state] === state;
  /** Both ends are for the start of an appointment, and they are included. */
  const isWithin = (row: AppointmentRecord, { start_at: from, end_at: to }: Asked): boolean =>
    (!from || row.start >= instantOf(from)) && (!to || row.start <= instantOf(to));
  const perPet = ({ filterAppointmentByIdInput: { id, state } }: ById<'filterAppointmentByIdInput'>): Row[] =>
    appointments((row) => row.patientKey === vetplusIds.key('patient', id) && isIn(row, state));
  function clinicOf(id: string): Row | null {
    const found = rowOf(practice.places, vetplusIds.key('place', id));
    return found && rows.clinic(found);
  }
  function employees(placeKey: number): Row[] {
    const staff = practice.providers.filter(({ placeKeys }) => placeKeys.includes(placeKey));
    return staff.map((row) => {
      const ids = { id_clinic: vetplusIds.of('place', placeKey), id_employee: vetplusIds.of('provider', row.key) };
      const more = { employee_invitation_status: 'ACCEPTED', status: row.isActive, Employee: rows.veterinarian(row) };
      return { ...rows.old, ...ids, ...more };
    });
  }
  function link(row: ClientRecord): Row {
    const ids = { id_user: vetplusIds.of('client', row.key), id_clinic: vetplusIds.of('place', clinicKey) };
    return { ...rows.old, ...ids, favorite: row.key % 3 === 0, status: row.isActive, User: rows.client(row) };
  }
  const procedures = practice.visitTypes.filter(({ isBlock }) => !isBlock);
  return {
    findUserById({ id }: { id: string }) {
      const client = rowOf(practice.clients, vetplusIds.key('client', id));
      const vet = rowOf(practice.providers, vetplusIds.key('provider', id));
      return client && !client.isDeleted ? rows.client(client) : vet && rows.veterinarian(vet);
    },
    getMyProfile: me,
    // All who have an account: those who own pets, those who treat them and those who own a clinic.
    findAll: () =>
      [me, ...practice.providers.map(rows.veterinarian), ...vetplusClients(practice).map(rows.client)].slice(0, cap),
    getAllNotification: [],
    // Those of the signed-in user.
    getMyPets: [],
    getPet({ genericByIdInput: { id } }: ById<'genericByIdInput'>) {
      const found = rowOf(vetplusPets(practice), vetplusIds.key('patient', id));
      return found && rows.pet(found);
    },
    findAllPet: () => vetplusPets(practice).slice(0, cap).map(rows.pet),
    getAllBreed: rows.breeds,
    getMyClinic: () => rows.clinic(mine),
    getAllClinic: () => practice.places.map(rows.clinic),
    getClinicById: ({ getClinicByIdInput: { id } }: ById<'getClinicByIdInput'>) => clinicOf(id),
    getAllClinicServices: ({ genericByIdInput: { id } }: ById<'genericByIdInput'>) => clinicOf(id),
    getAllClients: () => vetplusClients(practice).slice(0, cap).map(link),
    getAllProcedure: procedures.map(({ key, name }) => ({ ...rows.old, id: vetplusIds.of('visitType', key), name })),
    getAllProcedureByIdClinic: ({ genericByIdInput: { id } }: ById<'genericByIdInput'>) => clinicOf(id),
    getAllEmployee: ({ getAllEmployeeByClinicIdInput: { id } }: ById<'getAllEmployeeByClinicIdInput'>) =>
      employees(vetplusIds.key('place', id) ?? 0),
    getMyEmployees: () => ({ ClinicEmployees: employees(clinicKey) }),
    getAppointmentPerPetClinicOwners: perPet,
    getAppointmentPerPetByAnyOne: perPet,
    // These two are for appointments of the user's own pets.
    getAppointmentPerPet: [],
    getAppointmentDetailAllRoles: [],
    getAppointmentDetailClinicOwner({ filterAppointmentBySSInput: asked }: Filter<'filterAppointmentBySSInput'>) {
      const { state, appointment_status: status } = asked;
      return appointments((row) => isMine(row) && isIn(row, state) && (!status || rows.statusOf(row) === status));
    },
    getAppointmentPerRangeDateTime: ({
      filterAppointmentByDateRangeInput: asked,
    }: Filter<'filterAppointmentByDateRangeInput'>) =>
      appointments((row) => isMine(row) && rows.statusOf(row) === 'ACCEPTED' && isWithin(row, asked)),
    getAppointmentsVerified: ({ filterAppointmentVerifiedInput: asked }: Filter<'filterAppointmentVerifiedInput'>) =>
      appointments(
        (row) => isMine(row) && rows.statusOf(row) !== null && isIn(row, asked.state) && isWithin(row, asked),
      ),
    ...vetplusWrites(stage, extras),
  };
}
