import { instantOf } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type VisitState, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import { type VetplusExtras, clinicKey, customError, isAppointment, missing, vetplusIds } from './records.ts';

type Input<Name extends string> = Readonly<Partial<Record<Name, string | null>>>;
type UserInput = Input<'id' | 'names' | 'surnames' | 'email' | 'telephone_number' | 'address'>;
type UpdateInput = Input<'id_veterinarian' | 'id_clinic' | 'appointment_status' | 'end_at'> & { readonly id: string };
type ScheduleInput = Input<'id_veterinarian' | 'id_pet' | 'id_clinic' | 'end_at'> & {
  readonly services: readonly string[];
  readonly start_at: string;
};

interface ResumenInput {
  readonly id: string;
  readonly observations?: { readonly suffering: readonly string[] } | null;
}

const completed = { result: 'COMPLETED' };
const minute = 60_000;
const forOthers = ['registerPet', 'deletePet', 'updateUser', 'inviteToClinic'];

/** What changes data: no mutation answers what it has made. */
export function vetplusWrites(stage: Backstage, { unanswered, services }: VetplusExtras): object {
  const { practice, now } = stage;
  const done = <Any>(write: () => Written<Any>): Any => {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw customError(outcome.message);
  };
  const own = (id: string): AppointmentRecord => {
    const found = rowOf(practice.appointments, vetplusIds.key('appointment', id));
    if (found && isAppointment(found) && found.placeKey === clinicKey) return found;
    throw missing();
  };
  const vetOf = (id: string | null | undefined): number | undefined => {
    const key = vetplusIds.key('provider', id);
    if (id && !rowOf(practice.providers, key)) throw missing();
    return key ?? undefined;
  };
  const isTaken = (email: string, key: number | null): boolean =>
    practice.clients.some((row) => row.key !== key && !row.isDeleted && row.emails[0] === email);
  /** What is asked for in several words is known by the first service that the practice has. */
  const typeOf = (names: readonly string[]): number =>
    practice.visitTypes.find(({ name }) => names.includes(name))?.key ?? 1;
  function update({ id, id_veterinarian: vet, appointment_status: status, end_at: end }: UpdateInput): object {
    const before = own(id);
    if (status && status !== 'ACCEPTED' && status !== 'DENIED')
      throw new Error('Invalid value for argument `appointment_status`. Expected AppointmentStatus.');
    const accepted = before.state === 'cancelled' ? 'planned' : before.state;
    const state: VisitState = status === 'DENIED' ? 'cancelled' : status === 'ACCEPTED' ? accepted : before.state;
    const change = {
      providerKey: vetOf(vet),
      state,
      minutes: end ? Math.round((instantOf(end) - before.start) / minute) : undefined,
    };
    done(() => changeAppointment(practice, before.key, change, now()));
    if (status) unanswered.delete(before.key);
    return completed;
  }
  return {
    createUser({ createUserInput: { names, surnames, email } }: { createUserInput: UserInput }) {
      if (isTaken(email ?? '', null)) throw customError('EMAIL_EXIST');
      done(() => registerClient(practice, { givenName: names, familyName: surnames, emails: [email] }, now()));
      return { ...completed, message: 'USER_CREATED' };
    },
    updateUserByAdmin({ updateUserInput: input }: { updateUserInput: UserInput & { readonly status: boolean } }) {
      const before = rowOf(practice.clients, vetplusIds.key('client', input.id));
      if (!before || before.isDeleted) throw customError('UPDATE_USER_FAIL');
      if (isTaken(input.email ?? '', before.key)) throw customError('EMAIL_EXIST');
      const change = {
        givenName: input.names,
        familyName: input.surnames ?? undefined,
        ...contactChange(before, input.telephone_number, input.email),
        street: input.address ?? undefined,
        isActive: input.status,
      };
      done(() => changeClient(practice, before.key, change, now()));
      return completed;
    },
    scheduleAppoinment({ scheduleAppointmentInput: input }: { scheduleAppointmentInput: ScheduleInput }) {
      const start = instantOf(input.start_at);
      const patientKey = vetplusIds.key('patient', input.id_pet);
      const placeKey = vetplusIds.key('place', input.id_clinic);
      if (patientKey === null || placeKey === null) throw missing();
      const minutes = input.end_at ? Math.round((instantOf(input.end_at) - start) / minute) : null;
      const booking = { start, minutes, patientKey, placeKey, typeKey: typeOf(input.services) };
      const providerKey = vetOf(input.id_veterinarian);
      const made = done(() => bookAppointment(practice, { ...booking, providerKey }, now()));
      unanswered.add(made.key);
      services.set(made.key, input.services);
      return completed;
    },
    reassignAppoinment: (args: { reassignAppointmentToVeterinarianInput: UpdateInput }) =>
      update(args.reassignAppointmentToVeterinarianInput),
    respondToAppointment: (args: { updateAppointmentInput: UpdateInput }) => update(args.updateAppointmentInput),
    updateAppointmentResumen({
      updateAppointmentResumenInput: input,
    }: {
      updateAppointmentResumenInput: ResumenInput;
    }) {
      const reason = input.observations?.suffering.join(', ');
      done(() => changeAppointment(practice, own(input.id).key, { state: 'completed', reason }, now()));
      return completed;
    },
    // What else there is belongs to the user, and not to the desk.
    ...Object.fromEntries(forOthers.map((name) => [name, { result: 'FAILED' }])),
  };
}
