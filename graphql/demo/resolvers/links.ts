import type { TaskRecord } from '../backOffice.ts';
import { currency, decimalOfCents } from '../money.ts';
import type { AppointmentRecord, ClientRecord, LocationRecord, PatientRecord, ProviderRecord } from '../records.ts';
import { visitDue } from '../visitBilling.ts';
import { wallTime } from '../zoneTime.ts';
import { conversationLinks } from './messageQueries.ts';
import type { DemoContext, FieldResolvers } from './resolver.ts';

type Context = DemoContext;

const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;

function fullName(person: { readonly givenName: string | null; readonly familyName: string | null }): string {
  return [person.givenName, person.familyName].filter((part) => part !== null).join(' ');
}

interface Linked {
  readonly clientId: string;
  readonly patientId: string | null;
  readonly providerId: string | null;
  readonly locationId: string | null;
}

/** The client that a record names. */
export function client({ clientId }: Linked, _args: object, { store }: Context): ClientRecord | null {
  return store.client(clientId);
}

/** The patient that a record names. */
export function patient({ patientId }: Linked, _args: object, { store }: Context): PatientRecord | null {
  return store.patient(patientId);
}

/** The location that a record names. */
export function location({ locationId }: Linked, _args: object, { store }: Context): LocationRecord | null {
  return store.locations.get(locationId);
}

function provider({ providerId }: Linked, _args: object, { store }: Context): ProviderRecord | null {
  return store.providers.get(providerId);
}

/** Fields that lead from one record to another, or are worked out of one; by type. */
export const linkResolvers: Readonly<Record<string, FieldResolvers>> = {
  Location: {
    openingHours: ({ id }: LocationRecord, _args: object, { store }: Context) =>
      weekdays.map((weekday, day) => {
        const hours = store.calendar.hoursOf(id, day);
        return { weekday, opens: hours && wallTime(hours.opens), closes: hours && wallTime(hours.closes) };
      }),
  },
  Provider: {
    name: (person: ProviderRecord) => (person.role === 'Veterinarian' ? `Dr. ${fullName(person)}` : fullName(person)),
    locations: ({ locationIds }: ProviderRecord, _args: object, { store }: Context) =>
      store.locations.list().filter(({ id }) => locationIds.includes(id)),
  },
  Client: {
    name: (person: ClientRecord) => fullName(person),
    balance: ({ id, balanceCents }: ClientRecord, _args: object, { store }: Context) =>
      decimalOfCents(balanceCents + visitDue(store, id)),
    currency: () => currency,
    patients: ({ id }: ClientRecord, _args: object, { store }: Context) => store.patientsOf(id),
  },
  Patient: {
    client,
    latestWeight: ({ weightTenths }: PatientRecord) =>
      weightTenths === null ? null : { value: (weightTenths / 10).toFixed(1), unit: 'lb' },
  },
  Appointment: {
    isConfirmed: ({ confirmedAt }: AppointmentRecord) => confirmedAt !== null,
    type: ({ typeId }: AppointmentRecord, _args: object, { store }: Context) => store.appointmentTypes.get(typeId),
    provider,
    location,
    patient,
  },
  AvailableTime: { provider },
  Task: {
    assignee: ({ assigneeId }: TaskRecord, _args: object, { store }: Context) => store.providers.get(assigneeId),
    patient,
  },
  Reservation: { patient },
  Encounter: { provider },
  Vaccination: { provider },
  Prescription: { provider },
  Shift: { provider, location },
  Room: { location },
  Conversation: { client, patient, ...conversationLinks },
  Reminder: { client, patient },
};
