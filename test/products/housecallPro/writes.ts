import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { presentFields } from '../presentFields.ts';
import type { HousecallMemory, HousecallRecords } from './records.ts';
import { housecallIds, instantIn, partId, refusal, textIn } from './values.ts';

interface Finders {
  readonly customerOf: (id: string) => ClientRecord;
  readonly jobOf: (id: string) => AppointmentRecord;
}

interface DataArgs {
  readonly data: Row;
}

const { key } = housecallIds;
const otherType = 1;
const numbers: readonly (readonly [PhoneRecord['label'], string])[] = [
  ['Mobile', 'mobileNumber'],
  ['Home', 'homeNumber'],
  ['Work', 'workNumber'],
];
const rowsIn = (value: unknown): readonly Row[] => (Array.isArray(value) ? value.filter(isRow) : []);
const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
const numberIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** The mutations; what is refused is an error with the vendor's message. */
export function housecallWrites(
  backstage: Backstage,
  records: HousecallRecords,
  memory: HousecallMemory,
  { customerOf, jobOf }: Finders,
): object {
  const { practice, now } = backstage;
  const done = <Made>(write: () => Written<Made>): Made => {
    const outcome = written(backstage, write);
    if (outcome.ok) return outcome.row;
    throw refusal(400, outcome.message);
  };

  /** What is given of a customer; what isn't given stays. */
  const changed = (client: ClientRecord, data: Row): ClientRecord => {
    const isGiven = (field: string): boolean => data[field] !== undefined;
    const phones = numbers.flatMap(([label, field]): readonly PhoneRecord[] => {
      const value = textIn(data[field]);
      if (!isGiven(field)) return client.phones.filter((phone) => phone.label === label);
      return value === null || value === '' ? [] : [{ label, value }];
    });
    const email = textIn(data['email']);
    const change = {
      givenName: isGiven('firstName') ? textIn(data['firstName']) || null : undefined,
      familyName: isGiven('lastName') ? (textIn(data['lastName']) ?? '') : undefined,
      emails: isGiven('email') ? (email ? [email] : []) : undefined,
      phones,
      tags: isGiven('tags') ? textsIn(data['tags']) : undefined,
      note: isGiven('notes') ? textIn(data['notes']) : undefined,
    };
    const row = done(() => changeClient(practice, client.key, change, now()));
    const { company, notificationsEnabled, leadSource } = data;
    memory.customers.set(row.key, {
      ...memory.customers.get(row.key),
      ...presentFields({ company, notificationsEnabled: notificationsEnabled ?? undefined, leadSource }),
    });
    return row;
  };

  const addAddress = (client: ClientRecord, data: Row): Row => {
    const before = records.addressesOf(client);
    const empty = { street: null, streetLine2: null, city: null, state: null, zip: null, country: null };
    const row = {
      ...empty,
      ...presentFields(data),
      id: partId('adr', 'client', client.key, before.length),
      type: 'service',
    };
    if (before.length === 0) {
      const change = { street: textIn(data['street']) ?? '', city: textIn(data['city']) ?? '' };
      done(() => changeClient(practice, client.key, change, now()));
    }
    memory.addresses.set(client.key, [...before, row]);
    return row;
  };

  /** The first of some employees, as a job of the practice has one; null where the list is empty. */
  const employeeIn = (ids: readonly string[]): number | null => {
    const keys = ids.map((id) => {
      const member = rowOf(practice.providers, key('provider', id));
      if (!member?.isActive) throw refusal(404, 'employee not found');
      return member.key;
    });
    return keys[0] ?? null;
  };
  const dispatchedIn = (value: unknown): number | null | undefined =>
    value === undefined || value === null
      ? undefined
      : employeeIn(rowsIn(value).map((row) => textIn(row['employeeId']) ?? ''));

  const minutesBetween = (start: number, end: number | null): number | undefined => {
    if (end !== null && end <= start) throw refusal(400, 'end time must be after start time');
    return end === null ? undefined : (end - start) / 60_000;
  };

  const createJob = ({ data }: DataArgs): Row => {
    const client = customerOf(textIn(data['customerId']) ?? '');
    const address = records.addressesOf(client).find((row) => row['id'] === data['addressId']);
    if (!address) throw refusal(404, 'address not found');
    const schedule = isRow(data['schedule']) ? data['schedule'] : {};
    const start = instantIn(schedule['scheduledStart']);
    const { jobTypeId } = isRow(data['jobFields']) ? data['jobFields'] : {};
    const typeKey = typeof jobTypeId === 'string' ? key('visitType', jobTypeId) : otherType;
    if (!rowOf(practice.visitTypes, typeKey)) throw refusal(404, 'job type not found');
    const lineItem = rowsIn(data['lineItems'])[0];
    const row = done(() =>
      bookAppointment(
        practice,
        {
          start: start ?? now(),
          minutes: minutesBetween(start ?? now(), start === null ? null : instantIn(schedule['scheduledEnd'])),
          placeKey: client.placeKey,
          typeKey,
          providerKey: employeeIn(textsIn(data['assignedEmployeeIds'])),
          clientKey: client.key,
          // A job is described by its first line item.
          reason: textIn(lineItem?.['name']),
        },
        now(),
      ),
    );
    if (start === null) memory.unscheduled.add(row.key);
    const note = textIn(data['notes']);
    if (note !== null) memory.jobNotes.set(row.key, [note]);
    const own = {
      tags: data['tags'] ?? undefined,
      leadSource: data['leadSource'],
      address,
      arrivalWindow: numberIn(schedule['arrivalWindow']),
      invoiceNumber: typeof data['invoiceNumber'] === 'number' ? String(data['invoiceNumber']) : undefined,
      jobFields: typeof jobTypeId === 'string' ? undefined : { jobType: null, businessUnit: null },
    };
    memory.jobs.set(row.key, presentFields(own));
    return records.job(row);
  };

  return {
    createCustomer({ data }: DataArgs) {
      const fields = ['firstName', 'lastName', 'email', ...numbers.map(([, field]) => field)];
      if (fields.every((field) => (textIn(data[field]) ?? '') === ''))
        throw refusal(
          400,
          'One of first_name, last_name, email, mobile_number, home_number, work_number are required.',
        );
      const names = { givenName: textIn(data['firstName']), familyName: textIn(data['lastName']) };
      const client = changed(
        done(() => registerClient(practice, names, now())),
        data,
      );
      for (const address of rowsIn(data['addresses'])) addAddress(client, address);
      return records.customer(rowOf(practice.clients, client.key) ?? client);
    },
    updateCustomer: ({ customerId, data }: DataArgs & { readonly customerId: string }) =>
      records.customer(changed(customerOf(customerId), data)),
    createCustomerAddress({ customerId, data }: DataArgs & { readonly customerId: string }) {
      const client = done(() => ({ ok: true, row: customerOf(customerId) }));
      return addAddress(client, data);
    },
    createJob,
    updateJobSchedule({ jobId, data }: DataArgs & { readonly jobId: string }) {
      const job = jobOf(jobId);
      const start = instantIn(data['startTime']) ?? job.start;
      const change = {
        start,
        // Without an end the job takes as long as before.
        minutes: minutesBetween(start, instantIn(data['endTime'])),
        providerKey: dispatchedIn(data['dispatchedEmployees']),
      };
      const row = done(() => changeAppointment(practice, job.key, change, now()));
      memory.unscheduled.delete(row.key);
      const arrivalWindow = numberIn(data['arrivalWindowInMinutes']);
      memory.jobs.set(row.key, { ...memory.jobs.get(row.key), ...presentFields({ arrivalWindow }) });
      return {
        startTime: utcText(row.start),
        endTime: utcText(row.start + row.minutes * 60_000),
        arrivalWindowMinutes: memory.jobs.get(row.key)?.['arrivalWindow'] ?? 30,
        assignedEmployees: records.employees(row.providerKey),
      };
    },
    deleteJobSchedule({ jobId }: { readonly jobId: string }) {
      const row = done(() => changeAppointment(practice, jobOf(jobId).key, { state: 'planned' }, now()));
      memory.unscheduled.add(row.key);
      return true;
    },
    dispatchJob({ jobId, dispatchedEmployees }: { readonly jobId: string; readonly dispatchedEmployees: unknown }) {
      const change = { providerKey: dispatchedIn(dispatchedEmployees) };
      const row = done(() => changeAppointment(practice, jobOf(jobId).key, change, now()));
      return { assignedEmployees: records.employees(row.providerKey) };
    },
    addJobNote({ jobId, content }: { readonly jobId: string; readonly content: string }) {
      const { key: jobKey } = done(() => ({ ok: true, row: jobOf(jobId) }));
      const notes = [...(memory.jobNotes.get(jobKey) ?? []), content];
      memory.jobNotes.set(jobKey, notes);
      return { id: partId('nte', 'appointment', jobKey, notes.length - 1), content };
    },
  };
}
