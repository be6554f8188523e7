import { instantOfWall } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type PhoneRecord,
  rowOf,
  type VisitState,
} from '../../dialects/practice.ts';
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
import { invalid, localTime } from './lists.ts';
import type { VetDataRecords } from './records.ts';
import { kindsOf, sexOf, vetDataIds, vetDataStates, zoneOfPlace } from './values.ts';

type Text = string | null | undefined;

interface AppointmentInput {
  readonly installationId?: Text;
  readonly appointmentTypeId?: Text;
  readonly startTime?: Text;
  readonly duration?: number | null;
  readonly patientId?: Text;
  readonly clientId?: Text;
  readonly providerId?: Text;
  readonly status?: Text;
  readonly reason?: Text;
}

interface PhoneInput {
  readonly phoneNumber: string;
  readonly phoneType?: string | null;
}

interface ClientInput {
  readonly installationId?: Text;
  readonly firstName?: Text;
  readonly lastName?: Text;
  readonly phones?: readonly PhoneInput[] | null;
  readonly emails?: readonly string[] | null;
  readonly address1?: Text;
  readonly city?: Text;
  readonly comments?: Text;
  readonly inactive?: boolean | null;
}

interface PatientInput {
  readonly clientId?: Text;
  readonly name?: Text;
  readonly species?: Text;
  readonly breed?: Text;
  readonly gender?: Text;
  readonly dateOfBirth?: Text;
  readonly microChip?: Text;
  readonly inactive?: boolean | null;
}

interface Create<Input> {
  readonly input: Input;
}

interface Update<Input> extends Create<Input> {
  readonly id: string;
}

const { key } = vetDataIds;
const labels = ['Mobile', 'Home', 'Work'] as const;

/** The mutations of the product, which answer the row, or an error with a code. */
export function vetDataWrites(
  backstage: Backstage,
  records: VetDataRecords,
): Readonly<Record<string, (args: never) => Row>> {
  const { practice, now } = backstage;
  const done = <Item>(write: () => Written<Item>): Item => rowOrError(backstage, write, 'BAD_USER_INPUT');

  /** The key of a reference; null where none was given, and an error where it leads nowhere. */
  const found = (
    kind: 'place' | 'visitType' | 'client' | 'patient' | 'provider',
    name: string,
    id: Text,
  ): number | null => {
    if (id === null || id === undefined) return null;
    const rows = {
      place: practice.places,
      visitType: practice.visitTypes,
      client: practice.clients,
      patient: practice.patients,
      provider: practice.providers,
    }[kind];
    const at = key(kind, id);
    if (at === null || !rows.some((row) => row.key === at)) throw invalid(`${name} ${id} does not exist`, 'NOT_FOUND');
    return at;
  };
  const existing = (id: string): AppointmentRecord => {
    const row = rowOf(practice.appointments, key('appointment', id));
    if (!row || row.isDeleted) throw invalid(`Appointment ${id} does not exist`, 'NOT_FOUND');
    return row;
  };
  const instant = (text: Text, placeKey: number): number | null =>
    text === null || text === undefined ? null : instantOfWall(localTime(text), zoneOfPlace(placeKey));
  const positive = (duration: number | null | undefined): number | null => {
    if (typeof duration === 'number' && duration <= 0) throw invalid('duration must be greater than 0');
    return duration ?? null;
  };
  const stateOf = (code: Text): VisitState | undefined => {
    if (code === null || code === undefined) return undefined;
    const states = [
      'planned',
      'confirmed',
      'arrived',
      'inProgress',
      'ready',
      'completed',
      'noShow',
      'cancelled',
    ] as const;
    const state = states.find((each) => vetDataStates[each][0] === code.toUpperCase());
    if (state === undefined) throw invalid(`${code} is not a code of the type APPOINTMENT_STATUS`);
    return state;
  };
  const change = (row: AppointmentRecord, fields: Parameters<typeof changeAppointment>[2]): Row =>
    records.appointment(done(() => changeAppointment(practice, row.key, fields, now())));

  const phonesFrom = (phones: readonly PhoneInput[] | null | undefined): PhoneRecord[] | undefined =>
    phones?.map(({ phoneNumber, phoneType }, index) => ({
      label: labels.find((label) => label === phoneType) ?? labels[index % 3] ?? 'Mobile',
      value: phoneNumber,
    }));
  const kind = (part: 'species' | 'breed', code: Text): string | undefined => {
    if (code === null || code === undefined) return undefined;
    const description = kindsOf(practice.patients, part).get(code.toUpperCase());
    if (description === undefined) throw invalid(`${code} is not a code of the type ${part.toUpperCase()}`);
    return description;
  };

  const people = {
    createClient({ input }: Create<ClientInput>): Row {
      const placeKey = found('place', 'Installation', input.installationId) ?? 1;
      const { firstName: givenName, lastName: familyName, emails } = input;
      const made = done(() => registerClient(practice, { givenName, familyName, emails: emails ?? [] }, now()));
      const more = {
        placeKey,
        phones: phonesFrom(input.phones),
        street: input.address1 ?? '',
        city: input.city ?? '',
        note: input.comments ?? null,
      };
      return records.client(done(() => changeClient(practice, made.key, more, now())));
    },
    updateClient({ id, input }: Update<ClientInput>): Row {
      const before: ClientRecord | null = rowOf(practice.clients, found('client', 'Client', id));
      const fields = {
        givenName: input.firstName === '' ? null : input.firstName,
        familyName: input.lastName ?? undefined,
        phones: phonesFrom(input.phones),
        emails: input.emails ?? undefined,
        street: input.address1 ?? undefined,
        city: input.city ?? undefined,
        note: input.comments,
        isActive: typeof input.inactive === 'boolean' ? !input.inactive : undefined,
      };
      return records.client(done(() => changeClient(practice, before?.key ?? null, fields, now())));
    },
    createPatient({ input }: Create<PatientInput>): Row {
      const { name } = input;
      const clientKey = found('client', 'Client', input.clientId);
      const [species, breed] = [kind('species', input.species), kind('breed', input.breed)];
      const made = done(() => addPatient(practice, { clientKey, name, species, breed }, now()));
      const more: Partial<PatientRecord> = {
        sex: sexOf(input.gender),
        birthDate: input.dateOfBirth ?? null,
        microchip: input.microChip ?? null,
      };
      return records.patient(done(() => changePatient(practice, made.key, more, now())));
    },
    updatePatient({ id, input }: Update<PatientInput>): Row {
      const fields = {
        name: input.name ?? undefined,
        breed: kind('breed', input.breed),
        birthDate: input.dateOfBirth,
        microchip: input.microChip,
        isActive: typeof input.inactive === 'boolean' ? !input.inactive : undefined,
      };
      const at = found('patient', 'Patient', id);
      return records.patient(done(() => changePatient(practice, at, fields, now())));
    },
  };

  return {
    createAppointment({ input }: Create<AppointmentInput>): Row {
      const placeKey = found('place', 'Installation', input.installationId) ?? 1;
      const booking = {
        start: instant(input.startTime, placeKey),
        minutes: positive(input.duration),
        placeKey,
        typeKey: found('visitType', 'Appointment type', input.appointmentTypeId),
        providerKey: found('provider', 'Provider', input.providerId),
        patientKey: found('patient', 'Patient', input.patientId),
        clientKey: found('client', 'Client', input.clientId),
        reason: input.reason,
      };
      return records.appointment(done(() => bookAppointment(practice, booking, now())));
    },
    updateAppointment({ id, input }: Update<AppointmentInput>): Row {
      const row = existing(id);
      return change(row, {
        start: instant(input.startTime, row.placeKey) ?? undefined,
        minutes: positive(input.duration) ?? undefined,
        typeKey: found('visitType', 'Appointment type', input.appointmentTypeId) ?? undefined,
        providerKey: input.providerId === undefined ? undefined : found('provider', 'Provider', input.providerId),
        state: stateOf(input.status),
        reason: input.reason,
      });
    },
    cancelAppointment({ id, cancellationReason }: { readonly id: string; readonly cancellationReason?: Text }): Row {
      return change(existing(id), { state: 'cancelled', cancelReason: cancellationReason ?? null });
    },
    ...people,
  };
}
