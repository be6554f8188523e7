import type { Backstage } from '../../dialects/dialect.ts';
import { daysBetween, openingsOf } from '../../dialects/openings.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { isRow } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { type DentallyMemory, dentallyRecords } from './records.ts';
import {
  connectionOf,
  dayText,
  dentallyIds,
  idOf,
  isInDiary,
  type OrderArgs,
  orderedBy,
  patientsInOrder,
  stateWords,
  timeIn,
  timeText,
} from './values.ts';
import { dentallyWrites } from './writes.ts';

type Args = Row & ConnectionArgs & OrderArgs;

const lower = (text: string | null): string => (text ?? '').toLowerCase();
const digits = (text: string): string => text.replaceAll(/\D/g, '');

/** Whether a patient is what somebody looks for: each word has to begin a name or be a part of a way to get in touch. */
function isFound({ givenName, familyName, emails, phones }: ClientRecord, query: string): boolean {
  const names = lower(`${givenName ?? ''} ${familyName}`).split(' ');
  const number = digits(query);
  if (number.length > 3 && phones.some(({ value }) => digits(value).includes(number))) return true;
  return lower(query)
    .split(/\s+/)
    .filter((word) => word !== '')
    .every(
      (word) =>
        names.some((name) => name.startsWith(word)) || emails.slice(0, 1).some((email) => lower(email).includes(word)),
    );
}

/** The root fields of the layer. */
export function dentallyRoots(backstage: Backstage): object {
  const { practice, cap, now } = backstage;
  const memory: DentallyMemory = { patients: new Map(), appointments: new Map() };
  const records = dentallyRecords(backstage, memory);
  const { tables } = records;
  const itself = (row: Row): Row => row;
  const list =
    (rows: readonly Row[]) =>
    (args: Args): Row =>
      connectionOf(rows, args, cap, itself);
  // An id that leads nowhere is nobody's.
  const isOf = (key: number | null, kind: 'client' | 'provider' | 'place', args: Row, field: string): boolean => {
    const id = args[field] ?? null;
    return id === null || (key !== null && dentallyIds.of(kind, key) === id);
  };
  const appointmentBy = (id: string): Row | null => {
    const row = rowOf(practice.appointments, dentallyIds.key('appointment', id));
    return row && isInDiary(row) ? records.appointment(row) : null;
  };
  const patientBy = (id: string): Row | null => records.patientOf(dentallyIds.key('client', id));

  const isWanted = (row: AppointmentRecord, filter: Row): boolean => {
    const states = filter['states'];
    const since = filter['updatedAfter'] ?? null;
    return (
      isOf(row.clientKey, 'client', filter, 'patientId') &&
      isOf(row.providerKey, 'provider', filter, 'practitionerId') &&
      isOf(row.placeKey, 'place', filter, 'siteId') &&
      (!Array.isArray(states) || states.includes(stateWords[row.state])) &&
      (since === null || row.updatedAt > timeIn(since, 'updatedAfter'))
    );
  };
  const withPatient = (row: Row & { readonly clientKey: number; readonly placeKey: number }): Row => ({
    ...row,
    patient: () => records.patientOf(row.clientKey),
    site: () => records.siteOf(row.placeKey),
  });
  const payment = (row: (typeof tables.ledger.payments)[number]): Row => ({
    __typename: 'Payment',
    id: idOf('Payment', row.key),
    amount: (row.cents / 100).toFixed(2),
    amountUnexplained: row.orderKey === null ? (row.cents / 100).toFixed(2) : '0.00',
    datedOn: dayText(row.at),
    fullyExplained: row.orderKey !== null,
    method: { CARD: 'Card', CASH: 'Cash', CHECK: 'Cheque' }[row.method],
    patient: () => records.patientOf(row.clientKey),
    site: () => records.siteOf(rowOf(practice.clients, row.clientKey)?.placeKey ?? null),
    transactionId: row.reference,
  });
  const recalls = (): readonly ClientRecord[] => patientsInOrder(practice).filter(({ key }) => key % 3 === 0);
  const recall = ({ key }: ClientRecord): Row => ({
    __typename: 'Recall',
    id: idOf('Recall', key),
    appointment: null,
    dueDate: dayText(now() + ((key * 13) % 200) * 86_400_000),
    lastRemindedAt: key % 2 === 0 ? timeText(now() - key * 86_400_000) : null,
    patient: () => records.patientOf(key),
    prebooked: false,
    recallMethod: ['EMAIL', 'SMS', 'LETTER'][key % 3],
    recallType: 'Dentist',
    status: key % 2 === 0 ? 'Reminded' : 'Due',
    timesContacted: key % 3,
  });
  const plans = (): readonly ClientRecord[] => patientsInOrder(practice).filter(({ key }) => key % 4 === 0);
  const plan = ({ key }: ClientRecord): Row => ({
    __typename: 'TreatmentPlan',
    id: idOf('TreatmentPlan', key),
    completed: key % 8 === 0,
    completedAt: key % 8 === 0 ? timeText(now() - key * 3_600_000) : null,
    endDate: null,
    nhsUdaValue: '0.0',
    nickname: 'Two fillings',
    patient: () => records.patientOf(key),
    practitioner: () => records.practitionerOf(1 + (key % 4)),
    privateTreatmentValue: '290.00',
    startDate: dayText(now() - key * 86_400_000),
  });
  const nodes: Readonly<Record<string, (id: string) => Row | null>> = {
    Appointment: appointmentBy,
    Patient: patientBy,
    Practice: () => tables.practice,
    Practitioner: (id) => records.practitionerOf(dentallyIds.key('provider', id)),
    Site: (id) => records.siteOf(dentallyIds.key('place', id)),
    User: (id) => tables.users.find((row) => row['id'] === id) ?? null,
  };

  return {
    accounts(args: Args): Row {
      const state = args['state'] ?? null;
      const wanted = patientsInOrder(practice).filter(({ key }) => {
        const balance = tables.balanceOf(key);
        return state === null || (state === 'DEBIT' ? balance < 0 : balance > 0);
      });
      return connectionOf(wanted, args, cap, tables.account);
    },
    acquisitionSources: list(tables.acquisitionSources),
    appointment: ({ id }: { readonly id: string }) => appointmentBy(id),
    appointmentCancellationReasons: list(tables.cancellationReasons),
    appointmentReasons: (args: Args): Row =>
      connectionOf(
        practice.visitTypes.filter(({ isBookable }) => isBookable),
        args,
        cap,
        records.reason,
      ),
    appointments(args: Args): Row {
      const filter = isRow(args['filter']) ? args['filter'] : {};
      const [from, to] = [timeIn(filter['after'], 'after'), timeIn(filter['before'], 'before')];
      const found = practice.appointments.filter(
        (row) => isInDiary(row) && row.start >= from && row.start <= to && isWanted(row, filter),
      );
      const ordered = orderedBy(found, args, {
        CREATED_AT: ({ createdAt }) => createdAt,
        ID: ({ key }) => key,
        START_TIME: ({ start }) => start,
        UPDATED_AT: ({ updatedAt }) => updatedAt,
      });
      return connectionOf(ordered, args, cap, records.appointment);
    },
    availability(args: Args): readonly Row[] {
      const [from, to] = [timeIn(args['startTime'], 'startTime'), timeIn(args['finishTime'], 'finishTime')];
      const ids = Array.isArray(args['practitionerIds']) ? args['practitionerIds'].map(String) : [];
      const wanted = typeof args['duration'] === 'number' ? args['duration'] : 0;
      const slots: { start: number; end: number; provider: number }[] = [];
      for (const id of ids) {
        const providerKey = dentallyIds.key('provider', id);
        if (providerKey === null) continue;
        const days = daysBetween(dayText(from), dayText(to));
        for (const free of openingsOf(backstage, { placeKey: null, typeKey: null, providerKey, days })) {
          const end = free.start + free.minutes * 60_000;
          if (free.taken || free.start < from || end > to) continue;
          const before = slots.at(-1);
          if (before?.end === free.start && before.provider === providerKey) before.end = end;
          else slots.push({ start: free.start, end, provider: providerKey });
        }
      }
      return slots
        .map(({ start, end, provider }) => ({
          availableDuration: (end - start) / 60_000,
          finishTime: timeText(end),
          practitioner: () => records.practitionerOf(provider),
          startTime: timeText(start),
        }))
        .filter(({ availableDuration }) => availableDuration >= wanted);
    },
    currentUser: () => tables.users.find((row) => row['id'] === idOf('User', 101)),
    invoices(args: Args): Row {
      const [first, last] = [givenText(args, 'datedOnAfter') ?? '', givenText(args, 'datedOnBefore') ?? '9999'];
      const found = tables.invoices.filter((row) => {
        const day = String(row['datedOn']);
        const isTheirs =
          isOf(row.clientKey, 'client', args, 'patientId') && isOf(row.placeKey, 'place', args, 'siteId');
        return isTheirs && day >= first && day <= last;
      });
      return connectionOf(found, args, cap, withPatient);
    },
    node({ id }: { readonly id: string }): Row | null {
      const type = Buffer.from(id, 'base64').toString().split(':')[0] ?? '';
      return nodes[type]?.(id) ?? null;
    },
    patient: ({ id }: { readonly id: string }) => patientBy(id),
    patients(args: Args): Row {
      const filter = isRow(args['filter']) ? args['filter'] : {};
      const query = givenText(args, 'query') ?? '';
      const times = ['createdAfter', 'createdBefore', 'updatedAfter'].map((field) =>
        (filter[field] ?? null) === null ? null : timeIn(filter[field], field),
      );
      const [createdAfter = null, createdBefore = null, updatedAfter = null] = times;
      const email = givenText(filter, 'emailAddress') ?? null;
      const birth = filter['dateOfBirth'] ?? null;
      const found = patientsInOrder(practice).filter(
        (row) =>
          isFound(row, query) &&
          (filter['active'] ?? row.isActive) === row.isActive &&
          isOf(row.placeKey, 'place', filter, 'siteId') &&
          (email === null || lower(row.emails[0] ?? '') === lower(email)) &&
          (createdAfter === null || row.createdAt >= createdAfter) &&
          (createdBefore === null || row.createdAt <= createdBefore) &&
          (updatedAfter === null || row.updatedAt > updatedAfter) &&
          (birth === null || records.patient(row)['dateOfBirth'] === birth),
      );
      const ordered = orderedBy(found, args, {
        CREATED_AT: ({ createdAt }) => createdAt,
        FIRST_NAME: ({ givenName }) => givenName ?? '',
        ID: ({ key }) => key,
        LAST_NAME: ({ familyName }) => familyName,
        UPDATED_AT: ({ updatedAt }) => updatedAt,
      });
      return connectionOf(ordered, args, cap, records.patient);
    },
    paymentPlans: list(tables.paymentPlans),
    payments(args: Args): Row {
      const found = tables.ledger.payments.filter((row) => isOf(row.clientKey, 'client', args, 'patientId'));
      return connectionOf(found, args, cap, payment);
    },
    practice: () => tables.practice,
    practitioner: ({ id }: { readonly id: string }) => records.practitionerOf(dentallyIds.key('provider', id)),
    practitioners(args: Args): Row {
      const found = practice.providers.filter(
        ({ isActive, placeKeys }) =>
          (args['active'] ?? isActive) === isActive && isOf(placeKeys[0] ?? null, 'place', args, 'siteId'),
      );
      return connectionOf(found, args, cap, records.practitioner);
    },
    recalls: (args: Args): Row =>
      connectionOf(
        recalls().filter(({ key }) => isOf(key, 'client', args, 'patientId')),
        args,
        cap,
        recall,
      ),
    rooms(args: Args): Row {
      const found = tables.rooms.filter((number) => isOf(Math.ceil(number / 2), 'place', args, 'siteId'));
      return connectionOf(found, args, cap, (number) => tables.room(number, records.siteOf) ?? {});
    },
    site: ({ id }: { readonly id: string }) => records.siteOf(dentallyIds.key('place', id)),
    sites: (args: Args): Row => connectionOf(practice.places, args, cap, records.site),
    treatmentPlans(args: Args): Row {
      const found = plans().filter(({ key }) => {
        const isDone = key % 8 === 0;
        return isOf(key, 'client', args, 'patientId') && (args['completed'] ?? isDone) === isDone;
      });
      return connectionOf(found, args, cap, plan);
    },
    treatments: list(tables.treatments),
    users: list(tables.users),
    ...dentallyWrites(backstage, records, memory, payment),
  };
}
