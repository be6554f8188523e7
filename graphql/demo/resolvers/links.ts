import type { InvoiceRecord, TaskRecord } from '../backOffice.ts';
import { decimalOfCents } from '../money.ts';
import type {
  AppointmentRecord,
  ClientRecord,
  LocationRecord,
  PatientRecord,
  PaymentRecord,
  ProviderRecord,
} from '../records.ts';
import { wallTime } from '../zoneTime.ts';
import type { DemoContext, FieldResolvers } from './resolver.ts';

type Context = DemoContext;

const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;

function fullName(person: { readonly givenName: string | null; readonly familyName: string | null }): string {
  return [person.givenName, person.familyName].filter((part) => part !== null).join(' ');
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
    name: (provider: ProviderRecord) =>
      provider.role === 'Veterinarian' ? `Dr. ${fullName(provider)}` : fullName(provider),
    locations: ({ locationIds }: ProviderRecord, _args: object, { store }: Context) =>
      store.locations.list().filter(({ id }) => locationIds.includes(id)),
  },
  Client: {
    name: (client: ClientRecord) => fullName(client),
    balance: ({ balanceCents }: ClientRecord) => decimalOfCents(balanceCents),
    currency: () => 'USD',
    patients: ({ id }: ClientRecord, _args: object, { store }: Context) => store.patientsOf(id),
  },
  Patient: {
    client: ({ clientId }: PatientRecord, _args: object, { store }: Context) => store.client(clientId),
    latestWeight: ({ weightTenths }: PatientRecord) =>
      weightTenths === null ? null : { value: (weightTenths / 10).toFixed(1), unit: 'lb' },
  },
  Appointment: {
    isConfirmed: ({ confirmedAt }: AppointmentRecord) => confirmedAt !== null,
    type: ({ typeId }: AppointmentRecord, _args: object, { store }: Context) => store.appointmentTypes.get(typeId),
    provider: ({ providerId }: AppointmentRecord, _args: object, { store }: Context) => store.providers.get(providerId),
    location: ({ locationId }: AppointmentRecord, _args: object, { store }: Context) => store.locations.get(locationId),
    patient: ({ patientId }: AppointmentRecord, _args: object, { store }: Context) => store.patient(patientId),
  },
  AvailableTime: {
    provider: ({ providerId }: { readonly providerId: string }, _args: object, { store }: Context) =>
      store.providers.get(providerId),
  },
  Invoice: {
    client: ({ clientId }: InvoiceRecord, _args: object, { store }: Context) => store.client(clientId),
    location: ({ locationId }: InvoiceRecord, _args: object, { store }: Context) => store.locations.get(locationId),
    total: ({ totalCents }: InvoiceRecord) => decimalOfCents(totalCents),
    amountDue: ({ dueCents }: InvoiceRecord) => decimalOfCents(dueCents),
  },
  Payment: {
    client: ({ clientId }: PaymentRecord, _args: object, { store }: Context) => store.client(clientId),
    location: ({ locationId }: PaymentRecord, _args: object, { store }: Context) => store.locations.get(locationId),
    amount: ({ amountCents }: PaymentRecord) => decimalOfCents(amountCents),
  },
  InventoryItem: {
    unitPrice: ({ unitPriceCents }: { readonly unitPriceCents: number }) => decimalOfCents(unitPriceCents),
  },
  Task: {
    assignee: ({ assigneeId }: TaskRecord, _args: object, { store }: Context) => store.providers.get(assigneeId),
    patient: ({ patientId }: TaskRecord, _args: object, { store }: Context) => store.patient(patientId),
  },
  Reservation: {
    patient: ({ patientId }: { readonly patientId: string }, _args: object, { store }: Context) =>
      store.patient(patientId),
  },
  Encounter: {
    provider: ({ providerId }: { readonly providerId: string | null }, _args: object, { store }: Context) =>
      store.providers.get(providerId),
  },
};
