import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type PatientRecord, type Practice, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import {
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
  type Written,
} from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import type { VetHealthMemory } from './memory.ts';
import type { VetHealthRecords } from './records.ts';
import { appointmentOf, instantIn, ownerOf, ownersOf, petOf, stateOfStatus, vetKeyOf } from './words.ts';

type Text = string | null | undefined;

interface AppointmentArgs {
  readonly vetId?: string | null;
  readonly reason?: string | null;
}

interface NewAppointment extends AppointmentArgs {
  readonly petId: string;
  readonly ownerId: string;
  readonly appointment_date: string;
  readonly is_virtual: boolean;
}

interface AppointmentChange extends AppointmentArgs {
  readonly id: string;
  readonly appointment_date?: string | null;
  readonly status?: string | null;
  readonly is_virtual?: boolean | null;
}

interface PetArgs {
  readonly name?: string | null;
  readonly species?: string | null;
  readonly breed?: string | null;
  readonly date_of_birth?: string | null;
  readonly gender?: string | null;
}

interface OwnerArgs {
  readonly name: string;
  readonly email: string;
  readonly phone?: string | null;
  readonly address?: string | null;
}

const isBlank = (text: Text): boolean => (text ?? '').trim() === '';

/** A name in one text: the last word is the family name. */
function namesIn(name: string): { readonly givenName: string; readonly familyName: string } {
  const words = name.trim().split(/\s+/);
  return { givenName: words.slice(0, -1).join(' '), familyName: words.at(-1) ?? '' };
}

/** An address in one text: what is after the first comma is the town. */
function addressIn(address: string): { readonly street: string; readonly city: string } {
  const [street = '', ...rest] = address.split(',').map((part) => part.trim());
  return { street, city: rest.join(', ') };
}

/** The day of a text; a time behind it is left out. */
function dayIn(text: Text): string | null | undefined {
  if (text === null || text === undefined) return text;
  return new Date(instantIn(text)).toISOString().slice(0, 10);
}

function sexOf(gender: Text): PatientRecord['sex'] | undefined {
  if (isBlank(gender)) return undefined;
  const letter = gender?.trim().charAt(0).toUpperCase();
  return letter === 'M' ? 'MALE' : letter === 'F' ? 'FEMALE' : 'UNKNOWN';
}

/** Mutations of pets, owners and appointments. */
export function vetHealthWrites(backstage: Backstage, records: VetHealthRecords, memory: VetHealthMemory): object {
  const { practice, now } = backstage;
  const done = <Item>(write: () => Written<Item>): Item => rowOrError(backstage, write);
  const allowed = (): void => {
    done(() => ({ ok: true, row: null }));
  };
  const keepGender = (key: number, gender: Text): void => {
    if (gender && !isBlank(gender)) memory.genders.set(key, gender.trim());
  };

  return {
    createOwner({ name, email, phone, address }: OwnerArgs): Row {
      allowed();
      if (isBlank(name) || isBlank(email)) throw new GraphQLError('Validation error');
      const mail = email.trim().toLowerCase();
      const isKnown = ownersOf(practice).some(({ emails }) => emails[0]?.toLowerCase() === mail);
      if (isKnown) throw new GraphQLError('User already exists');
      const { key } = done(() =>
        registerClient(practice, { ...namesIn(name), emails: [mail], phones: [phone] }, now()),
      );
      return records.owner(done(() => changeClient(practice, key, address ? addressIn(address) : {}, now())));
    },
    createPet({ ownerId, ...args }: PetArgs & { readonly ownerId: string }): Row {
      allowed();
      const { key: clientKey } = ownerOf(practice, ownerId);
      if (isBlank(args.name) || isBlank(args.species)) throw new GraphQLError('Validation error');
      const birthDate = dayIn(args.date_of_birth) ?? null;
      const { key } = done(() => addPatient(practice, { clientKey, ...args, name: args.name?.trim() }, now()));
      keepGender(key, args.gender);
      return records.pet(done(() => changePatient(practice, key, { birthDate, sex: sexOf(args.gender) }, now())));
    },
    updatePet({ id, ...args }: PetArgs & { readonly id: string }): Row {
      allowed();
      const { key } = petOf(practice, id);
      // As the service has it, an empty text changes nothing.
      const change = {
        name: args.name?.trim() || undefined,
        species: args.species?.trim() || undefined,
        breed: args.breed?.trim() || undefined,
        birthDate: dayIn(args.date_of_birth) ?? undefined,
        sex: sexOf(args.gender),
      };
      const row = done(() => changePatient(practice, key, change, now()));
      keepGender(key, args.gender);
      return { message: 'Pet updated successfully', pet: records.pet(row) };
    },
    createAppointment(args: NewAppointment): Row {
      allowed();
      const pet = petOf(practice, args.petId);
      const owner = ownerOf(practice, args.ownerId);
      const providerKey = args.vetId ? vetKeyOf(practice, args.vetId) : null;
      const booking = {
        start: instantIn(args.appointment_date),
        placeKey: placeKeyOf(practice, providerKey, owner.placeKey),
        // The platform knows no types: the practice's first one tells how long a visit is.
        typeKey: practice.visitTypes.find(({ isBlock }) => !isBlock)?.key ?? null,
        providerKey,
        patientKey: pet.key,
        clientKey: owner.key,
        reason: args.reason?.trim() || null,
      };
      const row = done(() => bookAppointment(practice, booking, now()));
      memory.extras.set(row.key, { isVirtual: args.is_virtual });
      return records.appointment(row);
    },
    updateAppointment({ id, status, ...args }: AppointmentChange): Row {
      allowed();
      const before = appointmentOf(practice, id);
      const state = status ? stateOfStatus(status) : undefined;
      const change = {
        start: args.appointment_date ? instantIn(args.appointment_date) : undefined,
        providerKey: args.vetId ? vetKeyOf(practice, args.vetId) : undefined,
        reason: args.reason ?? undefined,
        state,
      };
      const row = done(() => changeAppointment(practice, before.key, change, now()));
      const extra = memory.extras.get(row.key);
      memory.extras.set(row.key, {
        isVirtual: args.is_virtual ?? extra?.isVirtual,
        // A text that stands for no state is kept as it is.
        status: status ? (state === undefined ? status.trim() : undefined) : extra?.status,
      });
      return { message: 'Appointment updated successfully', appointment: records.appointment(row) };
    },
    cancelAppointment({ id }: { readonly id: string }): Row {
      allowed();
      const { key } = appointmentOf(practice, id);
      done(() => changeAppointment(practice, key, { state: 'cancelled', isDeleted: true }, now()));
      return { message: 'Appointment canceled successfully' };
    },
  };
}

/** Where an appointment is, which the platform doesn't ask for: where the vet is, or where the owner belongs. */
function placeKeyOf(practice: Practice, providerKey: number | null, ownerPlaceKey: number): number | null {
  const vetPlace = rowOf(practice.providers, providerKey)?.placeKeys[0];
  const keys = [vetPlace, ownerPlaceKey, practice.places[0]?.key];
  return keys.find((key) => key !== undefined && rowOf(practice.places, key) !== null) ?? null;
}
