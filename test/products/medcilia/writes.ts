import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written as Outcome, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { isKnown, medciliaIds, type MedciliaRecords, statesOfKeys, statusKeys } from './records.ts';
import { instantOfArgument, resolveError, sentence, validationError } from './values.ts';

type Texts<Name extends string> = Partial<Readonly<Record<Name, string | null>>>;

type AppointmentInput = Texts<
  | 'id'
  | 'subject'
  | 'startTime'
  | 'endTime'
  | 'reason'
  | 'color'
  | 'note'
  | 'type'
  | 'status'
  | 'speciality'
  | 'conditionId'
> & {
  readonly isBlock?: boolean | null;
  readonly isReadonly?: boolean | null;
  readonly isAllDay?: boolean | null;
  readonly contact?: Texts<'id'> | null;
  readonly location?: { readonly id: string } | null;
};

type PersonInput = Texts<'id' | 'gender' | 'birthDate' | 'occupation' | 'partner' | 'country' | 'city' | 'email'> &
  Texts<'contactType'> & {
    readonly name: string;
    readonly telephone: string;
    readonly contactNumbers?: readonly (string | null)[] | null;
    readonly isDuplicate?: boolean | null;
    readonly patientInfo?: (Row & { readonly tags?: readonly { readonly name: string }[] | null }) | null;
  };

const labels = ['Mobile', 'Home', 'Work'] as const;
const [visit, surgery, meeting] = [1, 4, 7];

/** What changes people and appointments. A change takes the place of all that was there. */
export function medciliaWrites(stage: Backstage, records: MedciliaRecords) {
  const { practice, now } = stage;
  const row = <Made>(write: () => Outcome<Made>): Made => {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw new GraphQLError(outcome.message);
  };
  const allow = (): unknown => row(() => ({ ok: true, row: null }));
  const appointmentOf = (id: unknown, field: string): AppointmentRecord => {
    const found = rowOf(practice.appointments, medciliaIds.key('appointment', String(id)));
    if (!found || !isKnown(found)) throw resolveError(field);
    return found;
  };
  const clientOf = (id: unknown): ClientRecord | null => {
    const found = rowOf(practice.clients, medciliaIds.key('client', String(id)));
    return found?.isDeleted === false ? found : null;
  };
  /** What the practice keeps of an appointment; whoever or whatever is named by its id has to be there. */
  const columnsOf = (input: AppointmentInput, field: string) => {
    const start = instantOfArgument(input.startTime, 'startTime');
    const client = input.contact ? clientOf(input.contact.id) : null;
    const place = input.location ? records.locations.find(({ id }) => id === input.location?.id) : null;
    if ((input.contact && !client) || (input.location && !place)) throw resolveError(field);
    const isBlock = input.isBlock === true;
    return {
      start,
      minutes: (instantOfArgument(input.endTime, 'endTime') - start) / 60_000,
      reason: sentence(input.reason),
      isBlock,
      typeKey: isBlock ? meeting : input.type === 'operation' ? surgery : visit,
      clientKey: client?.key ?? null,
      placeKey: medciliaIds.key('place', place ? String(place['id']) : null) ?? 1,
    } satisfies Partial<AppointmentRecord>;
  };
  const remember = (key: number, input: AppointmentInput): void => {
    records.appointmentsWritten.set(key, {
      subject: sentence(input.subject),
      color: input.color ?? null,
      note: input.note ?? null,
      type: input.type ?? null,
      status: input.status || null,
      speciality: input.speciality ?? null,
      conditionId: input.conditionId ?? null,
      isReadonly: input.isReadonly ?? false,
      isAllDay: input.isAllDay ?? false,
      hasLocation: Boolean(input.location),
    });
  };
  const nameOf = (name: string): Pick<ClientRecord, 'givenName' | 'familyName'> => {
    const [given = '', ...rest] = name.trim().split(' ');
    return rest.length === 0
      ? { givenName: null, familyName: given }
      : { givenName: given, familyName: rest.join(' ') };
  };
  const personChange = (input: PersonInput): Partial<ClientRecord> => {
    const numbers = [input.telephone, ...(input.contactNumbers ?? [])].filter((value) => typeof value === 'string');
    return {
      ...nameOf(input.name),
      phones: numbers.map((value, index): PhoneRecord => ({ label: labels[index % 3] ?? 'Work', value })),
      emails: input.email ? [input.email] : [],
      city: input.city ?? '',
    };
  };
  const rememberPerson = (key: number, input: PersonInput, contactType: string | null): void => {
    const { gender = null, birthDate = null, occupation = null, partner = null, country = null } = input;
    records.contactsWritten.set(key, { gender, birthDate, occupation, partner, country, contactType });
    if (input.isDuplicate === true) records.duplicates.add(key);
    else records.duplicates.delete(key);
  };
  const create = (input: PersonInput, contactType: string | null): ClientRecord => {
    const made = row(() => registerClient(practice, nameOf(input.name), now()));
    rememberPerson(made.key, input, contactType);
    return row(() => changeClient(practice, made.key, personChange(input), now()));
  };
  const replace = (input: PersonInput, field: string, contactType: string | null): ClientRecord => {
    const before = clientOf(input.id);
    if (!before) throw resolveError(field);
    const after = row(() => changeClient(practice, before.key, personChange(input), now()));
    rememberPerson(after.key, input, contactType);
    return after;
  };
  const withInfo = (client: ClientRecord, input: PersonInput): ClientRecord => {
    const { patientInfo } = input;
    if (!patientInfo) return client;
    records.infosWritten.set(client.key, patientInfo);
    return row(() =>
      changeClient(practice, client.key, { tags: (patientInfo.tags ?? []).map(({ name }) => name) }, now()),
    );
  };

  return {
    createAppointment({ appointment: input }: { appointment: AppointmentInput }): Row {
      allow();
      const made: AppointmentRecord = {
        key: 1 + Math.max(0, ...practice.appointments.map(({ key }) => key)),
        state: statesOfKeys[input.status ?? ''] ?? 'planned',
        providerKey: null,
        patientKey: null,
        cancelReason: null,
        isDeleted: false,
        createdAt: now(),
        updatedAt: now(),
        ...columnsOf(input, 'createAppointment'),
      };
      practice.appointments.push(made);
      remember(made.key, input);
      return records.appointment(made);
    },
    updateAppointment({ appointment: input }: { appointment: AppointmentInput }): Row {
      allow();
      const before = appointmentOf(input.id, 'updateAppointment');
      const given = columnsOf(input, 'updateAppointment');
      const isSame = (input.status || null) === statusKeys[before.state];
      const change = {
        ...given,
        // What the practice knows more exactly stays, as long as nothing else is said.
        state: isSame ? before.state : (statesOfKeys[input.status ?? ''] ?? 'planned'),
        patientKey: given.clientKey === before.clientKey ? before.patientKey : null,
      };
      const after = row(() => changeAppointment(practice, before.key, change, now()));
      remember(after.key, input);
      return records.appointment(after);
    },
    deleteAppointment({ id }: { id: string }): string {
      const { key } = appointmentOf(id, 'deleteAppointment');
      row(() => changeAppointment(practice, key, { isDeleted: true }, now()));
      return id;
    },
    createContact({ contact: input }: { contact: PersonInput }): Row {
      return records.contact(create(input, input.contactType ?? null), input.name.trim());
    },
    updateContact({ contact: input }: { contact: PersonInput }): Row {
      return records.contact(replace(input, 'updateContact', input.contactType ?? null), input.name.trim());
    },
    createPatient({ patient: input }: { patient: PersonInput }): Row {
      return records.contact(withInfo(create(input, 'patient'), input), input.name.trim());
    },
    updatePatient({ patient: input }: { patient: PersonInput }): Row {
      return records.contact(withInfo(replace(input, 'updatePatient', 'patient'), input), input.name.trim());
    },
    remarkDuplicatePatient({
      patientId,
      isDuplicate,
    }: {
      patientId: string;
      isDuplicate?: boolean | null;
    }): string | null {
      allow();
      const found = clientOf(patientId);
      if (!found) return null;
      if (isDuplicate === true) records.duplicates.add(found.key);
      else records.duplicates.delete(found.key);
      return 'ok';
    },
    // It says ok in any case; only those who are marked as entered twice go.
    deletePatient({ patientId }: { patientId: string }): string | null {
      allow();
      const found = clientOf(patientId);
      if (!found) return null;
      if (records.duplicates.has(found.key)) row(() => changeClient(practice, found.key, { isDeleted: true }, now()));
      return 'ok';
    },
    createLocation({ location }: { location: Row }): Row {
      allow();
      const name = sentence(String(location['name']));
      if (records.locations.some((each) => each['name'] === name))
        throw validationError(`The location '${String(name)}' already exists .`);
      const made = { ...location, id: medciliaIds.of('place', records.locations.length + 1), name };
      records.locations.push(made);
      return made;
    },
    updateLocation({ location }: { location: Row }): Row {
      allow();
      const index = records.locations.findIndex(({ id }) => id === location['id']);
      if (index < 0) throw resolveError('updateLocation');
      records.locations[index] = { ...location, name: sentence(String(location['name'])) };
      return records.locations[index];
    },
    deleteLocation({ id }: { id: string }): Row {
      allow();
      const index = records.locations.findIndex((each) => each['id'] === id);
      if (index < 0) throw validationError("Couldn't find location.");
      if (practice.appointments.some(({ placeKey }) => medciliaIds.of('place', placeKey) === id))
        throw validationError("You can not delete this location, because it's already used.");
      return records.locations.splice(index, 1)[0] ?? {};
    },
  };
}
