import { contactChange } from '../contactChange.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type Kind, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import {
  type Written,
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
} from '../../dialects/practiceWrites.ts';
import { stateOfWord, written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { dateTimeOf } from './filter.ts';
import { hotChocolateIds, hotChocolateRows, hotChocolateWords } from './records.ts';

type Text = string | null;

interface AppointmentInput {
  readonly id?: string;
  readonly description?: Text;
  readonly startTime?: Text;
  readonly endTime?: Text;
  readonly appointmentTypeId?: Text;
  readonly clinicId?: Text;
  readonly petId?: Text;
  readonly vetId?: Text;
  readonly status?: Text;
}

interface OwnerInput {
  readonly id?: string;
  readonly name?: Text;
  readonly surname?: Text;
  readonly email?: Text;
  readonly phone?: Text;
  readonly address?: Text;
  readonly locality?: Text;
  readonly notes?: Text;
  readonly isActive?: boolean | null;
  readonly clinicId?: Text;
}

interface PetInput {
  readonly ownerId: string;
  readonly name: string;
  readonly species: string;
  readonly breed?: Text;
  readonly sex?: 'MALE' | 'FEMALE' | 'UNKNOWN' | null;
  readonly dateOfBirth?: Text;
}

const { key } = hotChocolateIds;

/** The mutations. What goes wrong is told in the payload, by one of the errors of that mutation. */
export function hotChocolateWrites(stage: Backstage, show: (entity: string, row: Row) => Row): object {
  const { practice, now } = stage;
  const { owner, pet, appointment } = hotChocolateRows(stage);
  const payload = <Record>(name: string, write: () => Written<Record>, shown: (row: Record) => Row): object => {
    const outcome = written(stage, write);
    if (outcome.ok) return { [name]: shown(outcome.row), errors: null };
    const { field, message } = outcome;
    return { [name]: null, errors: [{ __typename: 'ValidationError', message, propertyName: field }] };
  };
  const missing = (name: string, entityName: string): object => {
    const message = `The ${entityName.toLowerCase()} doesn't exist.`;
    return { [name]: null, errors: [{ __typename: 'EntityNotFoundError', message, entityName }] };
  };
  /** The first entity that an input names and that isn't there. */
  const absent = (
    input: Readonly<Record<string, Text | undefined>>,
    kinds: Readonly<Record<string, Kind>>,
  ): string | null => {
    const names: Readonly<Partial<Record<Kind, string>>> = {
      appointment: 'Appointment',
      visitType: 'AppointmentType',
      place: 'Clinic',
      patient: 'Pet',
    };
    for (const [field, kind] of Object.entries(kinds)) {
      const id = input[field];
      if (id && key(kind, id) === null) return names[kind] ?? 'Person';
    }
    return null;
  };
  const shownAppointment = (row: AppointmentRecord): Row => show('Appointment', appointment(row));
  const change = (id: string, changes: Parameters<typeof changeAppointment>[2]): object => {
    const found = rowOf(practice.appointments, key('appointment', id));
    if (!found || found.isDeleted) return missing('appointment', 'Appointment');
    return payload('appointment', () => changeAppointment(practice, found.key, changes, now()), shownAppointment);
  };
  const isTaken = (vetKey: number | null, start: number, end: number, but: number | null): boolean =>
    vetKey !== null &&
    practice.appointments.some(
      (row) =>
        row.providerKey === vetKey &&
        row.key !== but &&
        !row.isDeleted &&
        row.state !== 'cancelled' &&
        row.start < end &&
        row.start + row.minutes * 60_000 > start,
    );
  const occupied = (vetId: Text | undefined): object => ({
    appointment: null,
    errors: [{ __typename: 'VetNotAvailableError', message: 'The vet is not available at that time.', vetId }],
  });
  const references = {
    appointmentTypeId: 'visitType',
    clinicId: 'place',
    petId: 'patient',
    vetId: 'provider',
  } as const;
  return {
    createAppointment({ input }: { input: AppointmentInput }) {
      const gone = absent({ ...input }, references);
      if (gone !== null) return missing('appointment', gone);
      const start = dateTimeOf(input.startTime ?? '');
      const end = dateTimeOf(input.endTime ?? '');
      const providerKey = key('provider', input.vetId);
      if (isTaken(providerKey, start, end, null)) return occupied(input.vetId);
      const booking = {
        start,
        minutes: Math.round((end - start) / 60_000),
        placeKey: key('place', input.clinicId),
        typeKey: key('visitType', input.appointmentTypeId),
        providerKey,
        patientKey: key('patient', input.petId),
        reason: input.description,
      };
      if (booking.minutes <= 0)
        return payload(
          'appointment',
          () => ({ ok: false, field: 'endTime', message: 'The end has to be after the start.' }),
          shownAppointment,
        );
      return payload('appointment', () => bookAppointment(practice, booking, now()), shownAppointment);
    },
    updateAppointment({ input }: { input: AppointmentInput & { readonly id: string } }) {
      const gone = absent({ ...input }, references);
      if (gone !== null) return missing('appointment', gone);
      const found = rowOf(practice.appointments, key('appointment', input.id));
      const start = input.startTime ? dateTimeOf(input.startTime) : found?.start;
      const end = input.endTime ? dateTimeOf(input.endTime) : found && (start ?? found.start) + found.minutes * 60_000;
      const providerKey = input.vetId === undefined ? found?.providerKey : key('provider', input.vetId);
      const isMoved = start !== found?.start || providerKey !== found?.providerKey;
      if (found && isMoved && start !== undefined && end && isTaken(providerKey ?? null, start, end, found.key))
        return occupied(input.vetId);
      const patientKey = input.petId ? key('patient', input.petId) : undefined;
      return change(input.id, {
        start,
        minutes: start !== undefined && end ? Math.round((end - start) / 60_000) : undefined,
        providerKey: input.vetId === undefined ? undefined : key('provider', input.vetId),
        patientKey,
        clientKey: patientKey === undefined ? undefined : (rowOf(practice.patients, patientKey)?.clientKey ?? null),
        typeKey: key('visitType', input.appointmentTypeId) ?? undefined,
        reason: input.description,
        state: stateOfWord(hotChocolateWords, input.status),
      });
    },
    cancelAppointment: ({ input: { id, reason } }: { input: { id: string; reason?: Text } }) =>
      change(id, { state: 'cancelled', cancelReason: reason }),
    checkInAppointment: ({ input: { id } }: { input: { id: string } }) => change(id, { state: 'arrived' }),
    registerOwner({ input }: { input: OwnerInput }) {
      const { name, surname, email, phone, address, locality, notes } = input;
      const details = { givenName: name, familyName: surname, emails: [email], phones: [phone] };
      const enter = (): ReturnType<typeof registerClient> => {
        const made = registerClient(practice, details, now());
        if (!made.ok) return made;
        const placeKey = key('place', input.clinicId) ?? 1;
        const more = { street: address ?? '', city: locality ?? '', note: notes ?? null, placeKey };
        return changeClient(practice, made.row.key, more, now());
      };
      return payload('person', enter, (row) => show('Person', owner(row)));
    },
    updateOwner({ input }: { input: OwnerInput & { readonly id: string } }) {
      const found = rowOf(practice.clients, key('client', input.id));
      if (!found || found.isDeleted) return missing('person', 'Person');
      const { email, phone } = input;
      const changes = {
        givenName: input.name,
        familyName: input.surname ?? undefined,
        ...contactChange(found, phone, email),
        street: input.address ?? undefined,
        city: input.locality ?? undefined,
        note: input.notes,
        isActive: input.isActive ?? undefined,
      };
      return payload(
        'person',
        () => changeClient(practice, found.key, changes, now()),
        (row) => show('Person', owner(row)),
      );
    },
    addPet({ input }: { input: PetInput }) {
      const clientKey = key('client', input.ownerId);
      if (!rowOf(practice.clients, clientKey)) return missing('pet', 'Person');
      const enter = (): ReturnType<typeof addPatient> => {
        const made = addPatient(practice, { ...input, clientKey }, now());
        if (!made.ok) return made;
        const more = { sex: input.sex ?? undefined, birthDate: input.dateOfBirth };
        return changePatient(practice, made.row.key, more, now());
      };
      return payload('pet', enter, (row) => show('Pet', pet(row)));
    },
  };
}
