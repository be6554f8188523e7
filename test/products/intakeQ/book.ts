import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, fullNameOf, rowOf, zoneOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { IntakeQMemory } from './memory.ts';
import { type PeopleRecords, priceOf } from './people.ts';
import {
  clientIdOf,
  endOf,
  guidOf,
  intakeQIds,
  invoiceNumberOf,
  phoneFields,
  phoneOf,
  statusWords,
  timesOf,
} from './values.ts';

/** How appointments look there. */
export type BookRecords = ReturnType<typeof bookRecords>;

const frontDesk = 'Front Desk';
const recheck = 'Recheck';
const packages = ['Puppy package', 'Dental package'];

/** Makes rows of the book. */
export function bookRecords(backstage: Backstage, memory: IntakeQMemory, people: PeopleRecords) {
  const { practice, meet } = backstage;

  /** Every so many appointments have something; what was made since has nothing of what is made up. */
  const isEach = ({ key }: AppointmentRecord, count: number): boolean =>
    key <= memory.lastAppointment && key % count === 0;

  /** What the widget asks when a visit is booked. */
  const answers = (row: AppointmentRecord): readonly Row[] => {
    const pet = rowOf(practice.patients, row.patientKey);
    return [
      { Name: 'Which pet is the visit for?', Answer: pet?.name ?? null },
      { Name: 'Do you need help getting out of the car?', Answer: isEach(row, 6) ? 'Yes' : null },
    ];
  };

  const companions = (row: AppointmentRecord): readonly Row[] => {
    const wanted = isEach(row, 29) ? practice.clients.find(({ key }) => key === (row.clientKey ?? 0) + 1) : null;
    if (!wanted || wanted.isDeleted) return [];
    const { ClientId, Name, Email, Phone } = people.summary(wanted);
    return [{ ClientId, ClientName: Name, ClientEmail: Email, ClientPhone: Phone }];
  };

  const telehealth = (row: AppointmentRecord, service: string): Row | null => {
    if (service !== recheck || !isEach(row, 5)) return null;
    const id = guidOf('telehealth', row.key);
    return {
      Id: id,
      StartUrl: `https://telehealth.example.test/start/${id}`,
      Invitation: `Join at https://telehealth.example.test/join/${id}`,
      Provider: row.key % 2 === 0 ? 'IntakeQ' : 'Zoom',
      InvitationCode: String(100_000 + row.key * 37),
    };
  };

  const reminderOf = (row: AppointmentRecord, client: ClientRecord | null): string => {
    const usual = client && phoneOf(client, 'Mobile') !== null ? 'Sms' : client?.emails[0] ? 'Email' : 'OptOut';
    return memory.reminders.get(row.key) ?? usual;
  };

  const attendanceOf = ({ state }: AppointmentRecord): string => {
    if (state === 'cancelled') return 'Cancelled';
    return state === 'planned' || state === 'noShow' ? 'None' : 'Confirmed';
  };

  const clientFields = (row: AppointmentRecord): Row => {
    const client = rowOf(practice.clients, row.clientKey);
    const birth = client && people.birthOf(client);
    const isBookedByClient = isEach(row, 3);
    return {
      ClientName: client && fullNameOf(client),
      ClientEmail: client?.emails[0] ?? null,
      ClientPhone: client && phoneFields(client).Phone,
      ClientDateOfBirth: birth === null ? null : new Date(birth).toISOString().slice(0, 10),
      ClientId: client && clientIdOf(client.key),
      ExternalClientId: client && people.externalIdOf(client),
      BookedByClient: isBookedByClient,
      CreatedBy: isBookedByClient && client ? fullNameOf(client) : frontDesk,
      ReminderType: reminderOf(row, client),
    };
  };

  return {
    appointment(row: AppointmentRecord): Row {
      meet('appointment', row.key);
      const type = rowOf(practice.visitTypes, row.typeKey);
      const place = rowOf(practice.places, row.placeKey);
      const provider = rowOf(practice.providers, row.providerKey);
      const intake = memory.intakes.find(({ clientKey }) => clientKey === row.clientKey);
      const order = memory.ledger.orders.find(({ clientKey }) => clientKey === row.clientKey);
      const isDone = row.state === 'completed';
      const isCancelled = row.state === 'cancelled';
      const price = type ? priceOf(type) : 0;
      const packageName = isEach(row, 23) ? (packages[row.key % packages.length] ?? null) : null;
      return {
        Id: intakeQIds.of('appointment', row.key),
        ...clientFields(row),
        Status: statusWords[row.state],
        ...timesOf(row, zoneOf(practice, row)),
        Duration: row.minutes,
        ServiceName: type?.name ?? '',
        ServiceId: intakeQIds.of('visitType', row.typeKey),
        LocationName: place?.name ?? '',
        LocationId: intakeQIds.of('place', row.placeKey),
        Price: price,
        PractitionerEmail: provider?.email ?? null,
        PractitionerName: provider && fullNameOf(provider),
        PractitionerId: provider && intakeQIds.of('provider', provider.key),
        IntakeId: intake ? guidOf('intake', intake.key) : null,
        DateCreated: row.createdAt,
        InvoiceId: isDone && order ? guidOf('invoice', order.key) : null,
        InvoiceNumber: isDone && order ? invoiceNumberOf(order.key) : null,
        ClientNote: row.reason,
        PractitionerNote: isEach(row, 17) ? 'Call the day before' : null,
        TelehealthInfo: telehealth(row, type?.name ?? ''),
        Procedures: isDone
          ? [{ ProcedureCode: `SV${String(row.typeKey)}`, Price: price, Quantity: 1, Units: 1, Modifiers: [] }]
          : [],
        AttendanceConfirmationResponse: attendanceOf(row),
        CustomFields: answers(row),
        SessionStart: isDone || row.state === 'inProgress' ? row.start : null,
        SessionEnd: isDone ? endOf(row) : null,
        LastModified: row.updatedAt,
        PlaceOfService: '11',
        AdditionalClients: companions(row),
        FullCancellationReason: isCancelled ? (row.cancelReason ?? '') : null,
        CancellationReasonNote: null,
        CancellationDate: isCancelled ? new Date(row.updatedAt).toISOString() : null,
        AppointmentPackageId: packageName === null ? null : guidOf('package', packages.indexOf(packageName) + 1),
        AppointmentPackageName: packageName,
      };
    },
  };
}
