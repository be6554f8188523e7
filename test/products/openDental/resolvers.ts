import { addDays } from '../../../graphql/demo/zoneTime.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { daysBetween, openingsOf } from '../../dialects/openings.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { definitions, openDentalMore } from './more.ts';
import { appointmentBy, openDentalRecords, type OpenDentalMemory, patientBy } from './records.ts';
import {
  dateText,
  dateTimeText,
  dayIn,
  hasPart,
  instantIn,
  isAppointment,
  numberIn,
  openDentalIds,
  operatories,
  type PageArgs,
  pageOf,
  patientsInOrder,
  refusal,
} from './values.ts';
import { openDentalWrites } from './writes.ts';

type Args = Row & PageArgs;

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const digits = (value: string): string => value.replaceAll(/\D/g, '');

/** The days that were asked for: a single one, or a range that may be open at an end. */
function rangeIn(args: Args, operation: string): { readonly first: string; readonly last: string } | null {
  const named = ['date', 'dateStart', 'dateEnd'].map((field) => {
    const value = text(args[field]);
    return value === null ? null : dayIn(value, field, operation);
  });
  const [single = null, start = null, end = null] = named;
  if (single !== null) return { first: single, last: single };
  return start === null && end === null ? null : { first: start ?? '0001-01-01', last: end ?? '9999-12-31' };
}

/** The root fields of the gateway. */
export function openDentalRoots(backstage: Backstage): object {
  const { practice, cap, now } = backstage;
  const memory: OpenDentalMemory = { patients: new Map(), appointments: new Map(), commlogs: [] };
  // Reading for a filter is no answer yet, so that it meets nothing.
  const unseen = openDentalRecords({ ...backstage, meet: () => undefined }, memory);
  const records = openDentalRecords(backstage, memory);
  const more = openDentalMore(backstage, memory);

  const list =
    (rows: () => readonly Row[], ...fields: readonly string[]) =>
    (args: Args): readonly Row[] =>
      pageOf(
        rows().filter((row) => fields.every((field) => (args[field] ?? null) === null || row[field] === args[field])),
        args,
        cap,
      );
  const patientsBy = (isWanted: (row: Row, record: ClientRecord) => boolean): readonly ClientRecord[] =>
    patientsInOrder(practice).filter((record) => isWanted(unseen.patient(record), record));
  const isChanged = (args: Args, updatedAt: number, operation: string): boolean => {
    const since = text(args['DateTStamp']);
    return since === null || updatedAt > instantIn(since, 'DateTStamp', operation);
  };
  const clinicIn = (args: Args, operation: string): number | undefined => {
    const number = numberIn(args, 'ClinicNum');
    if (number === undefined || number === 0) return number;
    if (!rowOf(practice.places, openDentalIds.key('place', number))) throw refusal(404, 'Clinic not found', operation);
    return number;
  };

  const appointments = (args: Args, operation: string): readonly AppointmentRecord[] => {
    const range = rangeIn(args, operation);
    const clinic = clinicIn(args, operation);
    return practice.appointments.filter((record) => {
      if (!isAppointment(record) || !isChanged(args, record.updatedAt, operation)) return false;
      const row = unseen.appointment(record);
      const day = dateText(record.start);
      return (
        (range === null || (day >= range.first && day <= range.last)) &&
        (clinic === undefined || row['ClinicNum'] === clinic) &&
        ['PatNum', 'AptStatus', 'Op', 'AppointmentTypeNum', 'ProvNum'].every(
          (field) => (args[field] ?? null) === null || row[field] === args[field],
        )
      );
    });
  };

  /** Entire open slots: half hours that follow each other are one. */
  const slots = (args: Args): readonly Row[] => {
    const operation = 'GET /appointments/Slots';
    const today = dateText(now());
    const { first, last } = rangeIn(args, operation) ?? { first: today, last: addDays(today, 13) };
    if (last < today) throw refusal(400, 'date must be today or in the future', operation);
    const providerKey = openDentalIds.key('provider', numberIn(args, 'ProvNum') ?? 1);
    if (!rowOf(practice.providers, providerKey)) throw refusal(404, 'Provider not found', operation);
    const found: { start: number; end: number; op: number }[] = [];
    for (const { number, placeKey, ...op } of operatories) {
      if (op.providerKey !== providerKey || (numberIn(args, 'OpNum') ?? number) !== number) continue;
      const days = daysBetween(first < today ? today : first, last);
      for (const free of openingsOf(backstage, { placeKey, typeKey: null, providerKey, days })) {
        if (free.taken) continue;
        const before = found.at(-1);
        if (before?.end === free.start && before.op === number) before.end += free.minutes * 60_000;
        else found.push({ start: free.start, end: free.start + free.minutes * 60_000, op: number });
      }
    }
    return found
      .filter(({ start, end }) => end - start >= (numberIn(args, 'lengthMinutes') ?? 0) * 60_000)
      .map(({ start, end, op }) => ({
        DateTimeStart: dateTimeText(start),
        DateTimeEnd: dateTimeText(end),
        ProvNum: Number(openDentalIds.of('provider', providerKey ?? 0)),
        OpNum: op,
      }));
  };

  return {
    getPatients(args: Args): readonly Row[] {
      const clinics = text(args['clinicNums'])?.split(',').map(Number) ?? null;
      const parts = ['LName', 'FName', 'Address', 'City', 'State', 'SSN', 'ChartNumber', 'Email', 'clinicAbbr'];
      const found = patientsBy((row) => {
        const phones = ['HmPhone', 'WkPhone', 'WirelessPhone'].map((field) => digits(String(row[field])));
        const phone = digits(text(args['Phone']) ?? '');
        const status = String(row['PatStatus']);
        return (
          parts.every((field) => hasPart(String(row[field]), text(args[field]))) &&
          (phone === '' || phones.some((own) => own.includes(phone))) &&
          (text(args['Birthdate']) ?? row['Birthdate']) === row['Birthdate'] &&
          (clinics === null || clinics.includes(Number(row['ClinicNum']))) &&
          (args['hideInactive'] !== true || status !== 'Inactive') &&
          (args['showArchived'] === true || (status !== 'Archived' && status !== 'Deceased'))
        );
      });
      return pageOf(found, args, cap).map(records.patientSelect);
    },
    getPatientsSimple(args: Args): readonly Row[] {
      const operation = 'GET /patients/Simple';
      const clinic = clinicIn(args, operation);
      const same = ['PatStatus', 'Birthdate', 'PriProv', 'Gender', 'Position', 'Guarantor'];
      const found = patientsBy(
        (row, record) =>
          hasPart(String(row['LName']), text(args['LName'])) &&
          hasPart(String(row['FName']), text(args['FName'])) &&
          (clinic === undefined || row['ClinicNum'] === clinic) &&
          same.every((field) => (args[field] ?? null) === null || row[field] === args[field]) &&
          isChanged(args, record.updatedAt, operation),
      );
      const serverDateTime = dateTimeText(now());
      return pageOf(found, args, cap).map((record) => ({ ...records.patient(record), serverDateTime }));
    },
    getPatientsByPatNum({ PatNum }: { readonly PatNum: number }): Row {
      const row = patientBy(practice, PatNum);
      if (!row) throw refusal(404, 'Patient not found', `GET /patients/${String(PatNum)}`);
      return records.patient(row);
    },
    getAppointments: (args: Args): readonly Row[] =>
      pageOf(appointments(args, 'GET /appointments'), args, cap).map(records.appointment),
    getAppointmentsByAptNum({ AptNum }: { readonly AptNum: number }): Row {
      const row = appointmentBy(practice, AptNum);
      if (!row) throw refusal(404, 'Appointment not found', `GET /appointments/${String(AptNum)}`);
      return records.appointment(row);
    },
    getAppointmentsASAP(args: Args): readonly Row[] {
      const operation = 'GET /appointments/ASAP';
      if (numberIn(args, 'ClinicNum') === undefined) throw refusal(400, 'ClinicNum is required', operation);
      const urgent = appointments(args, operation).filter((row) => unseen.appointment(row)['Priority'] === 'ASAP');
      return pageOf(urgent, args, cap).map(records.appointment);
    },
    getAppointmentsSlots: slots,
    getAppointmentsWebSched: (args: Args): readonly Row[] =>
      pageOf(appointments(args, 'GET /appointments/WebSched'), args, cap).map((record) => ({
        ...records.appointment(record),
        eServiceLogType: record.key % 16 === 0 ? 'ExistingPat' : 'None',
      })),
    getAppointmenttypes: list(() =>
      practice.visitTypes.filter(({ isBookable }) => isBookable).map(records.appointmentType),
    ),
    getClinics: list(() => practice.places.map(records.clinic)),
    getCommlogs: list(more.commlogs, 'PatNum'),
    getDefinitions: list(() => definitions, 'Category'),
    getEmployees: list(() => more.employees),
    getOperatories(args: Args): readonly Row[] {
      clinicIn(args, 'GET /operatories');
      return list(() => operatories.map(records.operatory), 'ClinicNum')(args);
    },
    getOperatoriesByOperatoryNum({ OperatoryNum }: { readonly OperatoryNum: number }): Row {
      const row = operatories.find(({ number }) => number === OperatoryNum);
      if (!row) throw refusal(404, 'Operatory not found', `GET /operatories/${String(OperatoryNum)}`);
      return records.operatory(row);
    },
    getPayments: list(() => more.payments, 'PatNum', 'PayType', 'DateEntry'),
    getProcedurelogs: list(more.procedureLogs, 'PatNum', 'ProcStatus'),
    getProviders(args: Args): readonly Row[] {
      const clinic = clinicIn(args, 'GET /providers');
      const key = openDentalIds.key('place', clinic);
      const found = practice.providers.filter(
        ({ isActive, placeKeys }) => clinic === undefined || (isActive && key !== null && placeKeys.includes(key)),
      );
      const stamp = clinic === undefined ? dateTimeText(now()) : '';
      return pageOf(found, args, cap).map((row) => records.provider(row, stamp));
    },
    getProvidersByProvNum({ ProvNum }: { readonly ProvNum: number }): Row {
      const row = rowOf(practice.providers, openDentalIds.key('provider', ProvNum));
      if (!row) throw refusal(404, 'Provider not found', `GET /providers/${String(ProvNum)}`);
      return records.provider(row, dateTimeText(now()));
    },
    getRecalls: list(more.recalls, 'PatNum'),
    getRecallsList(args: Args): readonly Row[] {
      const [first, last] = [text(args['DateStart']) ?? '0001-01-01', text(args['DateEnd']) ?? '9999-12-31'];
      return list(() => more.recallList().filter(({ due }) => due >= first && due <= last), 'ClinicNum')(args);
    },
    getReferrals: list(() => more.referrals),
    getSchedules(args: Args): readonly Row[] {
      const today = dateText(now());
      const { first, last } = rangeIn(args, 'GET /schedules') ?? { first: today, last: today };
      const wanted = numberIn(args, 'ProvNum');
      const rows = more
        .schedules(daysBetween(first, last))
        .filter((row) => wanted === undefined || row['ProvNum'] === String(wanted));
      return list(() => rows, 'SchedType')(args);
    },
    ...openDentalWrites(backstage, records, memory),
  };
}
