import type { Backstage } from '../../dialects/dialect.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import { type AppointmentRecord, byStart, type ClientRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { relayConnection } from '../relayConnection.ts';
import { type TebraMemory, tebraRecords } from './records.ts';
import { dollars, instantIn, isInCalendar, reasonsOf, tebraIds, timeText } from './values.ts';
import { tebraWrites } from './writes.ts';

interface ListArgs extends ConnectionArgs {
  readonly filter?: Row | null;
}

const { of, key } = tebraIds;

const procedures = ['Examination', 'Rabies vaccine', 'Nail trim', 'Blood panel', 'Antibiotic tablets'];

/** Whether a value is the one that is wanted, if any is. */
function isWanted(wanted: unknown, value: string | boolean | null): boolean {
  return wanted === undefined || wanted === null || wanted === value;
}

/** Whether a text has the wanted one in it, whatever the case, if any is wanted. */
function hasPart(wanted: unknown, value: string | null): boolean {
  return typeof wanted !== 'string' || (value ?? '').toLowerCase().includes(wanted.trim().toLowerCase());
}

/** Whether one of the numbers has the wanted digits, if any are wanted. */
function hasPhone(wanted: unknown, client: ClientRecord, label: string): boolean {
  if (typeof wanted !== 'string') return true;
  const digits = (text: string): string => text.replaceAll(/\D/g, '');
  return client.phones.some((phone) => phone.label === label && digits(phone.value).includes(digits(wanted)));
}

/** Whether an instant is in a range of a filter, whose ends belong to it. */
function isWithin(filter: Row, from: string, to: string, instant: number): boolean {
  return instant >= (instantIn(filter, from) ?? -Infinity) && instant <= (instantIn(filter, to) ?? Infinity);
}

/** Whether a day is in a range of a filter. */
function isDayWithin(filter: Row, from: string, to: string, day: string | null): boolean {
  const [first, last] = [filter[from], filter[to]];
  if (typeof first === 'string' && (day === null || day < first)) return false;
  return typeof last !== 'string' || (day !== null && day <= last);
}

/** The root fields of the gateway. */
export function tebraRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const memory: TebraMemory = { patients: new Map(), appointments: new Map() };
  const records = tebraRecords(backstage, memory);
  const reasons = reasonsOf(practice);
  const { practiceId, practiceName } = records.belonging;
  const isOfPractice = (filter: Row): boolean =>
    isWanted(filter['practiceId'], practiceId) && hasPart(filter['practiceName'], practiceName);

  const isPatient = (filter: Row, client: ClientRecord): boolean => {
    const own = memory.patients.get(of('client', client.key)) ?? {};
    const dob = typeof own['dob'] === 'string' ? own['dob'] : null;
    return (
      !client.isDeleted &&
      isOfPractice(filter) &&
      hasPart(filter['firstName'], client.givenName) &&
      hasPart(filter['lastName'], client.familyName) &&
      hasPart(filter['fullName'], fullNameOf(client)) &&
      hasPart(filter['emailAddress'], client.emails[0] ?? null) &&
      hasPart(filter['medicalRecordNumber'], `MR${String(client.key).padStart(5, '0')}`) &&
      hasPhone(filter['homePhone'], client, 'Home') &&
      hasPhone(filter['mobilePhone'], client, 'Mobile') &&
      isDayWithin(filter, 'fromDateOfBirth', 'toDateOfBirth', dob) &&
      isWithin(filter, 'fromCreatedDate', 'toCreatedDate', client.createdAt) &&
      isWithin(filter, 'fromLastModifiedDate', 'toLastModifiedDate', client.updatedAt) &&
      isWanted(filter['defaultServiceLocationId'], of('place', client.placeKey)) &&
      isWanted(filter['active'], client.isActive)
    );
  };

  const isAppointment = (filter: Row, row: AppointmentRecord): boolean => {
    const client = rowOf(practice.clients, row.clientKey);
    const member = rowOf(practice.providers, row.providerKey);
    return (
      isInCalendar(row) &&
      isOfPractice(filter) &&
      isWithin(filter, 'startDate', 'endDate', row.start) &&
      isWanted(filter['serviceLocationId'], of('place', row.placeKey)) &&
      hasPart(filter['serviceLocationName'], rowOf(practice.places, row.placeKey)?.name ?? null) &&
      isWanted(filter['patientId'], client && of('client', client.key)) &&
      hasPart(filter['patientFullName'], client && fullNameOf(client)) &&
      isWanted(filter['providerId'], member && of('provider', member.key)) &&
      hasPart(filter['resourceName'], member && fullNameOf(member)) &&
      hasPart(filter['appointmentReason'], row.reason) &&
      isWanted(filter['confirmationStatus'], records.statusOf(row)) &&
      isWanted(filter['type'], row.isBlock ? 'O' : 'P') &&
      isWithin(filter, 'fromCreatedDate', 'toCreatedDate', row.createdAt) &&
      isWithin(filter, 'fromLastModifiedDate', 'toLastModifiedDate', row.updatedAt)
    );
  };

  const nameOf = (clientKey: number): string => {
    const client = rowOf(practice.clients, clientKey);
    return client ? fullNameOf(client) : '';
  };
  const chargeRows = (): readonly Row[] =>
    records.ledger.orders.flatMap((order) =>
      order.items.map((item, index) => ({
        id: String(30_000 + order.key * 10 + index),
        patientId: of('client', order.clientKey),
        patientFullName: nameOf(order.clientKey),
        procedureName: item.name,
        units: item.quantity,
        unitCharge: dollars(item.unitCents),
        totalCharges: dollars(item.unitCents * item.quantity),
        serviceStartDate: timeText(order.at).slice(0, 10),
        postingDate: timeText(order.at).slice(0, 10),
        serviceLocationName: rowOf(practice.places, order.placeKey)?.name,
      })),
    );
  const paymentRows = (): readonly Row[] =>
    records.ledger.payments.map((payment) => ({
      id: String(60_000 + payment.key),
      payerType: 'Patient',
      patientId: of('client', payment.clientKey),
      patientFullName: nameOf(payment.clientKey),
      amount: dollars(payment.cents),
      paymentMethod: { CARD: 'Credit Card', CASH: 'Cash', CHECK: 'Check' }[payment.method],
      referenceNumber: payment.reference,
      postDate: timeText(payment.at).slice(0, 10),
    }));
  const isMoneyOf = (filter: Row, from: string, to: string, row: Row, day: string): boolean => {
    const own = row[day];
    return (
      (filter['patientId'] ?? row['patientId']) === row['patientId'] &&
      isDayWithin(filter, from, to, typeof own === 'string' ? own : null)
    );
  };

  const same = (row: Row): Row => row;
  return {
    practices({ filter, ...args }: ListArgs) {
      const rows = [records.practiceRow()].filter(
        () =>
          isWanted(filter?.['id'], practiceId) &&
          hasPart(filter?.['practiceName'], practiceName) &&
          isWanted(filter?.['active'], true),
      );
      return relayConnection(rows, args, cap, same);
    },
    serviceLocations({ filter, ...args }: ListArgs) {
      const rows = practice.places.filter(
        (place) => isOfPractice(filter ?? {}) && isWanted(filter?.['id'], of('place', place.key)),
      );
      return relayConnection(rows, args, cap, records.location);
    },
    patients: ({ filter, ...args }: ListArgs) =>
      relayConnection(
        practice.clients.filter((client) => isPatient(filter ?? {}, client)),
        args,
        cap,
        records.patient,
      ),
    patient({ id }: { readonly id: string }) {
      const client = rowOf(practice.clients, key('client', id));
      return client && !client.isDeleted ? records.patient(client) : null;
    },
    providers({ filter, ...args }: ListArgs) {
      const rows = practice.providers.filter(
        (member) =>
          isOfPractice(filter ?? {}) &&
          isWanted(filter?.['id'], of('provider', member.key)) &&
          hasPart(filter?.['fullName'], fullNameOf(member)) &&
          isWanted(filter?.['type'], 'Normal Provider') &&
          isWanted(filter?.['active'], member.isActive),
      );
      return relayConnection(rows, args, cap, records.provider);
    },
    provider({ id }: { readonly id: string }) {
      const member = rowOf(practice.providers, key('provider', id));
      return member && records.provider(member);
    },
    appointments: ({ filter, ...args }: ListArgs) =>
      relayConnection(
        practice.appointments.filter((row) => isAppointment(filter ?? {}, row)).toSorted(byStart),
        args,
        cap,
        records.appointment,
      ),
    appointment({ id }: { readonly id: string }) {
      const row = rowOf(practice.appointments, key('appointment', id));
      return row && isInCalendar(row) ? records.appointment(row) : null;
    },
    appointmentReasons: ({ filter, ...args }: ListArgs) =>
      relayConnection(
        reasons.filter(({ name }) => isOfPractice(filter ?? {}) && hasPart(filter?.['name'], name)),
        args,
        cap,
        ({ id, name, minutes, color }) => ({
          appointmentReasonId: id,
          name,
          defaultDurationMinutes: minutes,
          defaultColorCode: color,
          practiceId,
        }),
      ),
    procedureCodes: (args: ConnectionArgs) =>
      relayConnection(procedures, args, cap, (name) => ({
        id: String(801 + procedures.indexOf(name)),
        procedureCode: `V${String(9901 + procedures.indexOf(name))}`,
        officialName: name,
        active: true,
      })),
    charges: ({ filter, ...args }: ListArgs) =>
      relayConnection(
        chargeRows().filter((row) => isMoneyOf(filter ?? {}, 'fromPostingDate', 'toPostingDate', row, 'postingDate')),
        args,
        cap,
        same,
      ),
    payments: ({ filter, ...args }: ListArgs) =>
      relayConnection(
        paymentRows().filter((row) => isMoneyOf(filter ?? {}, 'fromPostDate', 'toPostDate', row, 'postDate')),
        args,
        cap,
        same,
      ),
    ...tebraWrites(backstage, records, memory, reasons),
  };
}
