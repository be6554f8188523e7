import { GraphQLError } from 'graphql';
import { instantOf } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type Kind,
  type VisitState,
  rowOf,
} from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import {
  type Written,
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
} from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import { noShowReason, regionOf, skeduloIds } from './records.ts';

type Input = Readonly<Record<string, unknown>>;

const { key, of } = skeduloIds;

const states: Readonly<Record<string, VisitState>> = {
  Queued: 'planned',
  'Pending Allocation': 'planned',
  'Pending Dispatch': 'planned',
  Dispatched: 'planned',
  Ready: 'confirmed',
  'En Route': 'confirmed',
  'On Site': 'arrived',
  'In Progress': 'inProgress',
  Complete: 'completed',
  Cancelled: 'cancelled',
};

/** The mutations of records. Each answers the UID of its record and nothing else. */
export function skeduloWrites(stage: Backstage): object {
  const { practice, now } = stage;
  const done = <Row extends { readonly key: number }>(kind: Kind, write: () => Written<Row>): string =>
    of(kind, rowOrError(stage, write, 'mutation_failed').key);
  const one = (write: (input: Input) => string) => {
    return ({ input }: { input: Input }) => write(input);
  };
  const upsert = (insert: (input: Input) => string, update: (input: Input) => string) => {
    return one((input) => (input['UID'] ? update(input) : insert(input)));
  };
  const placeKeyOf = (input: Input): number | null => {
    const location = key('place', text(input, 'LocationId'));
    const region = key('organization', text(input, 'RegionId'));
    return location ?? practice.places.find((place) => regionOf(place) === region)?.key ?? null;
  };
  const typeKeyOf = (input: Input): number | undefined =>
    practice.visitTypes.find(({ name }) => name === text(input, 'Type'))?.key;
  function insertJob(input: Input): string {
    const start = text(input, 'Start');
    const booking = {
      start: start ? instantOf(start) : null,
      minutes: Number(input['Duration']),
      placeKey: placeKeyOf(input),
      typeKey: typeKeyOf(input) ?? 1,
      patientKey: key('patient', text(input, 'PetId')),
      clientKey: key('client', text(input, 'ContactId')),
      reason: text(input, 'Description'),
      state: stateOf(input),
    };
    return done('appointment', () => bookAppointment(practice, booking, now()));
  }
  function updateJob(input: Input): string {
    const found = rowOf(practice.appointments, key('appointment', text(input, 'UID')));
    const [start, end] = [text(input, 'Start'), text(input, 'End')];
    const from = start ? instantOf(start) : found?.start;
    const reference = (kind: Kind, field: string): number | null | undefined =>
      input[field] === undefined ? undefined : key(kind, text(input, field));
    const change: { [Field in keyof AppointmentRecord]?: AppointmentRecord[Field] | undefined } = {
      start: from,
      minutes:
        typeof input['Duration'] === 'number'
          ? input['Duration']
          : end && from !== undefined
            ? (instantOf(end) - from) / 60_000
            : undefined,
      state: stateOf(input, found?.state),
      reason: text(input, 'Description'),
      cancelReason: text(input, 'NotesComments') ?? text(input, 'AbortReason'),
      placeKey: text(input, 'LocationId') || text(input, 'RegionId') ? (placeKeyOf(input) ?? undefined) : undefined,
      typeKey: typeKeyOf(input),
      patientKey: reference('patient', 'PetId'),
      clientKey: reference('client', 'ContactId'),
    };
    return done('appointment', () => changeAppointment(practice, found?.key ?? null, change, now()));
  }
  /** Who does a job is said in a record of its own; there is one for each job here. */
  function allocate(jobUid: string | null | undefined, resource: string | null | undefined): string {
    const providerKey = resource === null ? null : key('provider', resource);
    if (resource && providerKey === null) throw invalidReference('ResourceId', resource);
    const job = key('appointment', jobUid);
    const made = done('appointment', () => changeAppointment(practice, job, { providerKey }, now()));
    return `0015${made.slice(4)}`;
  }
  const jobOfAllocation = (uid: string | null | undefined): string => `0014${(uid ?? '').slice(4)}`;
  function insertAllocation(input: Input): string {
    return allocate(text(input, 'JobId'), text(input, 'ResourceId'));
  }
  function updateAllocation(input: Input): string {
    const job = jobOfAllocation(text(input, 'UID'));
    const isGone = ['Deleted', 'Declined'].includes(text(input, 'Status') ?? '');
    if (isGone) return allocate(job, null);
    return text(input, 'ResourceId') ? allocate(job, text(input, 'ResourceId')) : (text(input, 'UID') ?? '');
  }
  function insertContact(input: Input): string {
    const details = {
      givenName: text(input, 'FirstName'),
      familyName: text(input, 'LastName'),
      emails: [text(input, 'Email')],
      phones: [],
    };
    const uid = done('client', () => registerClient(practice, details, now()));
    const { MobilePhone: mobile, Phone: phone, MailingStreet: street, MailingCity: city } = input;
    if (mobile ?? phone ?? street ?? city) updateContact({ ...input, UID: uid });
    return uid;
  }
  function updateContact(input: Input): string {
    const found = rowOf(practice.clients, key('client', text(input, 'UID')));
    const email = text(input, 'Email');
    const change = {
      givenName: text(input, 'FirstName'),
      familyName: text(input, 'LastName') ?? undefined,
      emails:
        email === undefined ? undefined : [email, ...(found?.emails.slice(1) ?? [])].filter((one_) => one_ !== null),
      phones: phonesAfter(found, text(input, 'MobilePhone'), text(input, 'Phone')),
      street: text(input, 'MailingStreet') ?? undefined,
      city: text(input, 'MailingCity') ?? undefined,
    };
    return done('client', () => changeClient(practice, found?.key ?? null, change, now()));
  }
  function insertPet(input: Input): string {
    const details = {
      clientKey: key('client', text(input, 'OwnerId')),
      name: text(input, 'Name'),
      species: text(input, 'Species'),
      breed: text(input, 'Breed'),
    };
    return done('patient', () => addPatient(practice, details, now()));
  }
  function updatePet(input: Input): string {
    const change = {
      name: text(input, 'Name') ?? undefined,
      species: text(input, 'Species') ?? undefined,
      breed: text(input, 'Breed'),
      birthDate: text(input, 'DOB'),
    };
    return done('patient', () => changePatient(practice, key('patient', text(input, 'UID')), change, now()));
  }
  const gone = { isDeleted: true };
  return {
    insertJobs: one(insertJob),
    updateJobs: one(updateJob),
    upsertJobs: upsert(insertJob, updateJob),
    deleteJobs: ({ UID }: { UID: string }) =>
      done('appointment', () => changeAppointment(practice, key('appointment', UID), gone, now())),
    insertJobAllocations: one(insertAllocation),
    updateJobAllocations: one(updateAllocation),
    upsertJobAllocations: upsert(insertAllocation, updateAllocation),
    deleteJobAllocations: ({ UID }: { UID: string }) => allocate(jobOfAllocation(UID), null),
    insertContacts: one(insertContact),
    updateContacts: one(updateContact),
    upsertContacts: upsert(insertContact, updateContact),
    deleteContacts: ({ UID }: { UID: string }) =>
      done('client', () => changeClient(practice, key('client', UID), gone, now())),
    insertPets: one(insertPet),
    updatePets: one(updatePet),
    upsertPets: upsert(insertPet, updatePet),
    deletePets: () => {
      throw new GraphQLError('Insufficient access to delete Pets', { extensions: { errorType: 'access_denied' } });
    },
  };
}

function stateOf(input: Input, before?: VisitState): VisitState | undefined {
  const status = text(input, 'JobStatus');
  const isAbsence = text(input, 'AbortReason') === noShowReason;
  if (!status) return isAbsence && before === 'cancelled' ? 'noShow' : undefined;
  const state = states[status];
  if (state === undefined)
    throw new GraphQLError(`Invalid picklist value '${status}' for JobStatus`, {
      extensions: { errorType: 'invalid_picklist_value' },
    });
  return state === 'cancelled' && isAbsence ? 'noShow' : state;
}

function phonesAfter(
  found: ClientRecord | null,
  mobile: string | null | undefined,
  other: string | null | undefined,
): ClientRecord['phones'] | undefined {
  if (mobile === undefined && other === undefined) return undefined;
  const rows = found?.phones ?? [];
  const kept = rows.filter(({ label }) => (label === 'Mobile' ? mobile === undefined : other === undefined));
  const home = rows.find(({ label }) => label !== 'Mobile')?.label ?? 'Home';
  return [
    ...(mobile ? [{ label: 'Mobile', value: mobile } as const] : []),
    ...kept,
    ...(other ? [{ label: home, value: other }] : []),
  ];
}

function invalidReference(field: string, uid: string): GraphQLError {
  return new GraphQLError(`No record with UID '${uid}' for ${field}`, { extensions: { errorType: 'invalid_lookup' } });
}

/** A text of an input: undefined where it isn't given, null where it is emptied. */
function text(input: Input, field: string): string | null | undefined {
  const value = input[field];
  return typeof value === 'string' || value === null ? value : undefined;
}
