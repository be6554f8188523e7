import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type PatientRecord, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import {
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
  type Written,
} from '../../dialects/practiceWrites.ts';
import { written as permitted } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import type { ProvetRecords } from './records.ts';
import { instantIn, provetIds } from './values.ts';

interface Mutated {
  readonly clientMutationId?: string | null;
}

interface ClientInput extends Mutated {
  readonly firstname?: string | null;
  readonly lastname?: string | null;
  readonly organizationName?: string | null;
  readonly email?: string | null;
  readonly streetAddress?: string | null;
  readonly city?: string | null;
  readonly homeDepartment?: string | null;
  readonly remarks?: string | null;
  readonly archived?: boolean | null;
}

interface PatientInput extends Mutated {
  readonly client?: string | null;
  readonly name?: string | null;
  readonly species?: string | null;
  readonly breed?: string | null;
  readonly gender?: string | null;
  readonly dateOfBirth?: string | null;
  readonly microchip?: string | null;
  readonly archived?: boolean | null;
  readonly deceased?: boolean | null;
}

interface PhoneInput extends Mutated {
  readonly client: string;
  readonly typeCode?: string | null;
  readonly phoneNumber: string;
}

interface AppointmentInput extends Mutated {
  readonly start?: string | null;
  readonly end?: string | null;
  readonly department?: string | null;
  readonly reason?: string | null;
  readonly complaint?: string | null;
  readonly user?: string | null;
  readonly client?: string | null;
  readonly patients?: readonly string[] | null;
  readonly active?: boolean | null;
  readonly cancellationReason?: string | null;
  readonly noShow?: boolean | null;
}

interface Changed<Input> {
  readonly input: Input & { readonly id: string };
}

const { key } = provetIds;
const labels: Readonly<Record<string, PhoneRecord['label']>> = { HOME: 'Home', WORK: 'Work' };
const sexes: Readonly<Record<string, PatientRecord['sex']>> = { male: 'MALE', female: 'FEMALE' };
const fields: Readonly<Record<string, string | null>> = {
  base: null,
  location: 'department',
  type: 'reason',
  patient: 'client',
  lastName: 'lastname',
};
const texts: Readonly<Record<string, string>> = {
  'No such location': 'Invalid hyperlink - Object does not exist.',
  'No such type of appointment': 'Invalid hyperlink - Object does not exist.',
  'No such client': 'Invalid hyperlink - Object does not exist.',
  'No such appointment': 'Not found.',
  'No such patient': 'Not found.',
  'A name is needed': 'This field may not be blank.',
  'A patient or a client is needed': 'This field is required.',
};

/** A value that is given; undefined for null too, where a field can't be emptied. */
function kept<Value>(value: Value | null | undefined): Value | undefined {
  return value ?? undefined;
}

/** A text that is given; null where it says nothing. */
function textIn(value: string | null | undefined): string | null | undefined {
  return typeof value === 'string' && value.trim() === '' ? null : value;
}

/** The mutations: payloads with what they wrote, or with what is wrong with a field. */
export function provetWrites(backstage: Backstage, records: ProvetRecords, persons: Set<number>): object {
  const { practice, now } = backstage;
  const payload = <Record>(
    field: string,
    { clientMutationId = null }: Mutated,
    write: () => Written<Record>,
    show: (row: Record) => Row | null,
  ): Row => {
    const outcome = permitted(backstage, write);
    if (outcome.ok) return { [field]: show(outcome.row), errors: [], clientMutationId };
    const at = outcome.field in fields ? fields[outcome.field] : outcome.field;
    const messages = [texts[outcome.message] ?? outcome.message];
    return { [field]: null, errors: [{ field: at, messages }], clientMutationId };
  };
  const refused = (field: string, message: string): Written<never> => ({ ok: false, field, message });

  const contact = (input: ClientInput, before: readonly string[]) => ({
    emails: input.email === undefined ? undefined : [...(input.email ? [input.email] : []), ...before.slice(1)],
    street: kept(input.streetAddress),
    city: kept(input.city),
    placeKey: kept(key('place', input.homeDepartment)),
    note: input.remarks,
    isActive: typeof input.archived === 'boolean' ? !input.archived : undefined,
  });
  const animal = (input: PatientInput) => ({
    name: kept(input.name),
    species: kept(input.species),
    breed: textIn(input.breed),
    sex: typeof input.gender === 'string' ? (sexes[input.gender.toLowerCase()] ?? 'UNKNOWN') : undefined,
    birthDate: input.dateOfBirth,
    microchip: textIn(input.microchip),
    isActive: typeof input.archived === 'boolean' ? !input.archived : undefined,
    isDeceased: kept(input.deceased),
  });
  /** Minutes from the start to the end; undefined where no end is given. */
  const minutesOf = (start: number, end: string | null | undefined): number | undefined =>
    end ? (instantIn(end) - start) / 60_000 : undefined;
  const stateIn = (
    { active, noShow }: AppointmentInput,
    before: AppointmentRecord,
  ): AppointmentRecord['state'] | undefined => {
    if (active === false) return 'cancelled';
    if (noShow === true) return 'noShow';
    const wasOff = before.state === 'cancelled' && active === true;
    return wasOff || (before.state === 'noShow' && noShow === false) ? 'planned' : undefined;
  };

  return {
    createClient: ({ input }: { readonly input: ClientInput }) =>
      payload(
        'client',
        input,
        () => {
          const organization = textIn(input.organizationName);
          const names = organization
            ? { familyName: organization }
            : { givenName: textIn(input.firstname), familyName: textIn(input.lastname) };
          const entered = registerClient(practice, names, now());
          if (!entered.ok) return entered;
          if (!organization) persons.add(entered.row.key);
          return changeClient(practice, entered.row.key, contact(input, []), now());
        },
        records.client,
      ),
    updateClient: ({ input }: Changed<ClientInput>) =>
      payload(
        'client',
        input,
        () => {
          const before = rowOf(practice.clients, key('client', input.id));
          if (!before || before.isDeleted) return refused('base', 'Not found.');
          const names = {
            givenName: textIn(input.firstname),
            familyName: kept(textIn(input.organizationName) ?? textIn(input.lastname)),
          };
          return changeClient(practice, before.key, { ...names, ...contact(input, before.emails) }, now());
        },
        records.client,
      ),
    createPhoneNumber: ({ input }: { readonly input: PhoneInput }) =>
      payload(
        'phoneNumber',
        input,
        () => {
          const client = rowOf(practice.clients, key('client', input.client));
          if (!client) return refused('client', 'No such client');
          const label = labels[input.typeCode ?? ''] ?? 'Mobile';
          const phones = [...client.phones, { label, value: input.phoneNumber }];
          return changeClient(practice, client.key, { phones }, now());
        },
        (row) => records.phones(row).at(-1) ?? null,
      ),
    createPatient: ({ input }: { readonly input: PatientInput }) =>
      payload(
        'patient',
        input,
        () => {
          const { name, species, breed } = input;
          const entered = addPatient(practice, { clientKey: key('client', input.client), name, species, breed }, now());
          return entered.ok ? changePatient(practice, entered.row.key, animal(input), now()) : entered;
        },
        records.patient,
      ),
    updatePatient: ({ input }: Changed<PatientInput>) =>
      payload(
        'patient',
        input,
        () => {
          const clientKey = kept(key('client', input.client));
          return changePatient(practice, key('patient', input.id), { ...animal(input), clientKey }, now());
        },
        records.patient,
      ),
    createAppointment: ({ input }: { readonly input: AppointmentInput }) =>
      payload(
        'appointment',
        input,
        () => {
          const start = instantIn(input.start);
          const minutes = minutesOf(start, input.end);
          if (minutes !== undefined && minutes <= 0) return refused('end', 'End time must be after start time.');
          return bookAppointment(
            practice,
            {
              start,
              minutes,
              placeKey: key('place', input.department),
              typeKey: key('visitType', input.reason),
              providerKey: key('provider', input.user),
              patientKey: key('patient', input.patients?.[0]),
              clientKey: key('client', input.client),
              reason: textIn(input.complaint),
            },
            now(),
          );
        },
        records.appointment,
      ),
    updateAppointment: ({ input }: Changed<AppointmentInput>) =>
      payload(
        'appointment',
        input,
        () => {
          const before = rowOf(practice.appointments, key('appointment', input.id));
          if (!before) return refused('base', 'Not found.');
          const start = input.start ? instantIn(input.start) : before.start;
          const until = before.start + before.minutes * 60_000;
          // Start and end are fields of their own, so that a new start alone changes the length.
          const minutes = minutesOf(start, input.end) ?? (until - start) / 60_000;
          if (minutes <= 0) return refused('end', 'End time must be after start time.');
          const change = {
            start,
            minutes,
            placeKey: kept(key('place', input.department)),
            typeKey: kept(key('visitType', input.reason)),
            providerKey: input.user === undefined ? undefined : key('provider', input.user),
            clientKey: input.client === undefined ? undefined : key('client', input.client),
            patientKey: input.patients === undefined ? undefined : key('patient', input.patients?.[0]),
            reason: textIn(input.complaint),
            state: stateIn(input, before),
            cancelReason: input.cancellationReason,
          };
          return changeAppointment(practice, before.key, change, now());
        },
        records.appointment,
      ),
  };
}
