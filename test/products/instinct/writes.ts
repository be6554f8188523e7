import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import { addPatient, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { presentFields } from '../presentFields.ts';
import type { InstinctMemory, InstinctRecords } from './records.ts';
import { breedRows, instinctIds, isAppointment, rowsIn, sexRows, speciesRows, stamp, textIn } from './values.ts';

interface InputArgs {
  readonly input: Row;
}

type Problem = Extract<Written<unknown>, { readonly ok: false }>;

const { key, of } = instinctIds;
const problem = (field: string, message: string): Problem => ({ ok: false, field, message });
const labels: Readonly<Record<string, PhoneRecord['label']>> = { MOBILE: 'Mobile', HOME: 'Home', WORK: 'Work' };

// What the shared practice calls its fields, in words of the inputs.
const fieldNames: Readonly<Record<string, string>> = { lastName: 'primaryContact', client: 'accountId' };

/** The emails and numbers of a contact, as far as the input says any. */
function detailsIn(contact: Row): Pick<ClientRecord, 'emails' | 'phones'> | null {
  if (!Array.isArray(contact['communicationDetails'])) return null;
  const details = rowsIn(contact['communicationDetails']).map(({ type, value }) => ({
    type: textIn(type) ?? '',
    value: textIn(value) ?? '',
  }));
  return {
    emails: details.filter(({ type }) => type === 'EMAIL').map(({ value }) => value),
    phones: details.flatMap(({ type, value }): readonly PhoneRecord[] => {
      const label = labels[type];
      return label === undefined ? [] : [{ label, value }];
    }),
  };
}

/** The mutations. There is none that makes an appointment: the API has none either. */
export function instinctWrites(
  backstage: Backstage,
  records: InstinctRecords,
  memory: InstinctMemory,
  visits: Row[],
): object {
  const { practice, now } = backstage;

  function payload<Made>(name: string, write: () => Written<Made>, show: (row: Made) => unknown): Row {
    const outcome = written(backstage, write);
    if (outcome.ok) return { [name]: show(outcome.row), userErrors: [] };
    const code = outcome.message.startsWith('No such') ? 'NOT_FOUND' : 'UNPROCESSABLE_ENTITY';
    const field = ['input', fieldNames[outcome.field] ?? outcome.field];
    return { [name]: null, userErrors: [{ code, field, message: outcome.message }] };
  }
  const remember = (id: string, values: Row): void => {
    memory.set(id, { ...memory.get(id), ...presentFields(values) });
  };
  const clientIn = (id: unknown): ClientRecord | null => {
    const client = rowOf(practice.clients, key('client', textIn(id)));
    return client?.isDeleted === false ? client : null;
  };

  const changeAccount = (clientKey: number, input: Row): Written<ClientRecord> => {
    const contact = isRow(input['primaryContact']) ? input['primaryContact'] : {};
    const address = isRow(contact['address']) ? contact['address'] : {};
    const { nameFirst, nameLast, nameMiddle } = contact;
    const details = detailsIn(contact);
    const change = {
      givenName: nameFirst === undefined ? undefined : textIn(nameFirst) || null,
      familyName: nameLast === undefined ? undefined : (textIn(nameLast) ?? ''),
      emails: details?.emails,
      phones: details?.phones,
      street: textIn(address['line1']),
      city: textIn(address['city']),
      note: input['note'] === undefined ? undefined : (textIn(input['note']) ?? null),
    };
    const outcome = changeClient(practice, clientKey, change, now());
    if (!outcome.ok) return outcome;
    const kept = Object.fromEntries(Object.entries(address).filter(([name]) => name !== 'line1' && name !== 'city'));
    remember(of('client', clientKey), {
      nameMiddle,
      pimsCode: input['pimsCode'],
      pimsId: input['pimsId'],
      ...(Object.keys(kept).length > 0 && { address: kept }),
    });
    return outcome;
  };

  const createAccount = (input: Row): Written<ClientRecord> => {
    const contact = isRow(input['primaryContact']) ? input['primaryContact'] : {};
    const names = { givenName: textIn(contact['nameFirst']), familyName: textIn(contact['nameLast']) };
    if ((names.familyName ?? '').trim() === '') return problem('primaryContact', "nameLast can't be blank");
    const made = registerClient(practice, names, now());
    return made.ok ? changeAccount(made.row.key, input) : made;
  };

  /** What an input says of an animal, or what is wrong with it. */
  const animalIn = (input: Row): Row | Problem => {
    const species = speciesRows.find(({ id }) => id === input['speciesId']);
    const breed = breedRows.find(({ id }) => id === input['breedId']);
    const sex = sexRows.find(({ id }) => id === input['sexId']);
    if (textIn(input['speciesId']) !== undefined && !species) return problem('speciesId', 'No such species');
    if (textIn(input['breedId']) !== undefined && !breed) return problem('breedId', 'No such breed');
    if (textIn(input['sexId']) !== undefined && !sex) return problem('sexId', 'No such sex');
    return { species: textIn(species?.['label']), breed: textIn(breed?.['label']), sex: sex?.sex };
  };
  const changeAnimal = (patientKey: number | null, input: Row) => {
    const animal = animalIn(input);
    if (isProblem(animal)) return animal;
    const sex = sexRows.find(({ id }) => id === input['sexId'])?.sex;
    const outcome = changePatient(
      practice,
      patientKey,
      {
        name: textIn(input['name']),
        species: textIn(animal['species']),
        breed: textIn(animal['breed']),
        sex,
        color: textIn(input['color']),
        birthDate: textIn(input['birthdate']),
      },
      now(),
    );
    if (!outcome.ok) return outcome;
    const { weight, pimsCode, alertIds } = input;
    remember(of('patient', outcome.row.key), { weight, pimsCode, alertIds });
    return outcome;
  };
  const createPatient = (input: Row) => {
    const animal = animalIn(input);
    if (isProblem(animal)) return animal;
    const made = addPatient(
      practice,
      {
        clientKey: clientIn(input['accountId'])?.key ?? null,
        name: textIn(input['name']),
        species: textIn(animal['species']),
        breed: textIn(animal['breed']),
      },
      now(),
    );
    return made.ok ? changeAnimal(made.row.key, input) : made;
  };

  const appointmentIn = (input: Row) => {
    const row = rowOf(practice.appointments, key('appointment', textIn(input['id'])));
    return row && isAppointment(row) ? row : null;
  };
  const confirm = (input: Row) => {
    const row = appointmentIn(input);
    if (!row) return problem('id', 'No such appointment');
    if (row.state === 'cancelled') return problem('id', 'Appointment is canceled');
    const isWanted = input['isConfirmed'] === true;
    const isOpen = row.state === 'planned' || row.state === 'confirmed';
    if (!isOpen) return problem('isConfirmed', 'Appointment is over or has begun');
    return changeAppointment(practice, row.key, { state: isWanted ? 'confirmed' : 'planned' }, now());
  };
  const cancel = (input: Row) => {
    const row = appointmentIn(input);
    if (!row) return problem('id', 'No such appointment');
    if (row.state === 'cancelled') return problem('id', 'Appointment is already canceled');
    return changeAppointment(practice, row.key, { state: 'cancelled' }, now());
  };

  const checkIn = (input: Row): Written<Row> => {
    const patient = rowOf(practice.patients, key('patient', textIn(input['patientId'])));
    const place = rowOf(practice.places, key('place', textIn(input['locationId'])));
    const clinician = rowOf(practice.providers, key('provider', textIn(input['primaryClinicianId'])));
    if (!patient) return problem('patientId', 'No such patient');
    if (!place) return problem('locationId', 'No such location');
    const at = now();
    const visit: Row = {
      id: String(15_000 + visits.length),
      patientId: of('patient', patient.key),
      patient: () => records.patient(rowOf(practice.patients, patient.key)),
      locationId: of('place', place.key),
      location: () => records.location(place.key),
      primaryClinicianId: clinician && of('provider', clinician.key),
      primaryClinician: () => records.user(clinician?.key ?? null),
      reason: textIn(input['reason']) ?? null,
      checkedInAt: utcText(at),
      checkedOutAt: null,
      insertedAt: stamp(at),
      updatedAt: stamp(at),
    };
    visits.push(visit);
    return { ok: true, row: visit };
  };
  const checkOut = (input: Row): Written<Row> => {
    const index = visits.findIndex(({ id }) => id === input['id']);
    const visit = visits[index];
    if (!visit) return problem('id', 'No such visit that is still open');
    if (visit['checkedOutAt'] !== null) return problem('id', 'Visit is already checked out');
    const row = { ...visit, checkedOutAt: utcText(now()), updatedAt: stamp(now()) };
    visits[index] = row;
    return { ok: true, row };
  };

  return {
    createAccount: ({ input }: InputArgs) => payload('account', () => createAccount(input), records.account),
    updateAccount: ({ input }: InputArgs) =>
      payload(
        'account',
        () => {
          const client = clientIn(input['id']);
          return client ? changeAccount(client.key, input) : problem('id', 'No such account');
        },
        records.account,
      ),
    updateAppointment: ({ input }: InputArgs) => payload('appointment', () => confirm(input), records.appointment),
    cancelAppointment: ({ input }: InputArgs) => payload('appointment', () => cancel(input), records.appointment),
    createPatient: ({ input }: InputArgs) => payload('patient', () => createPatient(input), records.patient),
    updatePatient: ({ input }: InputArgs) =>
      payload('patient', () => changeAnimal(key('patient', textIn(input['id'])), input), records.patient),
    transferPatient: ({ input }: InputArgs) =>
      payload(
        'patient',
        () => {
          const client = clientIn(input['accountId']);
          if (!client) return problem('accountId', 'No such account');
          const patientKey = key('patient', textIn(input['id']));
          // Appointments know their owner through the patient.
          for (const [index, row] of practice.appointments.entries()) {
            if (patientKey !== null && row.patientKey === patientKey)
              practice.appointments[index] = { ...row, clientKey: client.key };
          }
          return changePatient(practice, patientKey, { clientKey: client.key }, now());
        },
        records.patient,
      ),
    createVisit: ({ input }: InputArgs) =>
      payload(
        'visit',
        () => checkIn(input),
        (visit) => visit,
      ),
    checkOutVisit: ({ input }: InputArgs) =>
      payload(
        'visit',
        () => checkOut(input),
        (visit) => visit,
      ),
  };
}

function isProblem(value: Row | Problem): value is Problem {
  return value['ok'] === false;
}
