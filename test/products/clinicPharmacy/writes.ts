import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { type ClinicMemory, type clinicPharmacyRows, appointmentsOf } from './records.ts';
import { clinicPharmacyIds, clinicPharmacyWords, extraId, iso, patientsOf } from './records.ts';
import { instantOfText } from './times.ts';

type Rows = ReturnType<typeof clinicPharmacyRows>;
interface ById {
  readonly id: string;
}
interface Given {
  readonly input: Row;
}

/** Columns of a patient that the practice itself knows. */
const known = ['first_name', 'last_name', 'phone', 'email', 'address', 'district', 'notes'];
const notForStaff = [
  'createUser',
  'updateUser',
  'deleteUser',
  'deleteProduct',
  'adjustStock',
  'createOrder',
  'deleteOrder',
  'processPayment',
  'createMedicalRecord',
  'deleteMedicalRecord',
  'deleteVisit',
  'upsertVitals',
  'updateQueueStatus',
  'queueCall',
  'queueStart',
  'queueComplete',
  'deleteAllQueueTickets',
  'deleteQueueTicketsByDate',
];

/** An error of Prisma, as it reaches whoever asks. */
function prismaError(call: string, text: string): GraphQLError {
  return new GraphQLError(`\nInvalid \`prisma.${call}()\` invocation:\n\n\n${text}`);
}

const missing =
  'An operation failed because it depends on one or more records that were required but not found. No record was found for';

/** What changes data; much is not for those at the desk. */
export function clinicPharmacyWrites(stage: Backstage, rows: Rows, memory: ClinicMemory) {
  const { practice, now } = stage;
  const { details, visits, visitChanges, words } = memory;
  function row<Record>(write: () => Written<Record>): Record {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw new GraphQLError(outcome.message);
  }
  function stateOf(word: string | null | undefined, before: AppointmentRecord['state']): AppointmentRecord['state'] {
    // The same word again leaves what the practice knows more exactly, as does one that nobody has heard of.
    if (word === clinicPharmacyWords[before]) return before;
    const states = Object.keys(clinicPharmacyWords) as AppointmentRecord['state'][]; // Sound: its keys are those.
    return states.find((state) => clinicPharmacyWords[state] === word) ?? before;
  }
  /** Any word is taken as it is, also one that means nothing to the practice. */
  function remember(key: number, word: string | null | undefined): void {
    if (typeof word !== 'string') return;
    if (Object.values<string>(clinicPharmacyWords).includes(word)) words.delete(key);
    else words.set(key, word);
  }
  function patientKey(id: unknown, call: string): number {
    const found = rowOf(patientsOf(practice), clinicPharmacyIds.key('client', String(id)));
    if (found) return found.key;
    throw prismaError(call, 'Foreign key constraint violated on the constraint: `Patient_id_fkey`');
  }
  function saveClient(key: number, input: Row): Row {
    const before = rowOf(practice.clients, key);
    const change = {
      givenName: givenText(input, 'first_name')?.trim() === '' ? null : givenText(input, 'first_name'),
      familyName: givenText(input, 'last_name') ?? undefined,
      ...contactChange(before, givenText(input, 'phone'), givenText(input, 'email')),
      street: givenText(input, 'address') ?? undefined,
      city: givenText(input, 'district') ?? undefined,
      note: givenText(input, 'notes'),
    };
    const after = row(() => changeClient(practice, key, change, now()));
    const more = Object.fromEntries(Object.entries(input).filter(([column]) => !known.includes(column)));
    details.set(key, { ...details.get(key), ...more });
    return rows.patient(after);
  }
  function clientOf(id: string, verb: string): number {
    const found = rowOf(patientsOf(practice), clinicPharmacyIds.key('client', id));
    if (found) return found.key;
    throw prismaError(`patient.${verb}`, `${missing} ${verb === 'delete' ? 'a delete' : 'an update'}.`);
  }
  function visitOf(id: string, verb: string): AppointmentRecord {
    const found = rowOf(appointmentsOf(practice), clinicPharmacyIds.key('appointment', id));
    if (found) return found;
    throw prismaError(`appointment.${verb}`, `${missing} ${verb === 'delete' ? 'a delete' : 'an update'}.`);
  }
  function startVisit(input: Row): Row {
    row(() => ({ ok: true, row: null }));
    patientKey(input['patientId'], 'visit.create');
    const at = iso(now());
    const id = extraId(4, 1500 + visits.length);
    const made = {
      status: 'open',
      ...input,
      id,
      ticketId: extraId(5, 1500 + visits.length),
      visit_date: at,
      created_at: at,
      updated_at: at,
    };
    visits.push(made);
    return rows.allVisits()[0] ?? made;
  }
  const refused = (): never => {
    row(() => ({ ok: true, row: null }));
    throw new GraphQLError('Access denied');
  };
  return {
    ...Object.fromEntries(notForStaff.map((name) => [name, refused])),
    createPatient({ input }: Given) {
      const [givenName, familyName] = [givenText(input, 'first_name'), givenText(input, 'last_name')];
      const made = row(() => registerClient(practice, { givenName, familyName }, now()));
      // What is not said of somebody new is not known.
      const unknown = ['national_id', 'prefix', 'nickname', 'date_of_birth', 'age', 'gender', 'blood_group'];
      const nothing = [...unknown, 'drug_allergies', 'province', 'zip_code'].map((column) => [column, null]);
      details.set(made.key, Object.fromEntries(nothing) as Row);
      return saveClient(made.key, input);
    },
    updatePatient: ({ id, input }: ById & Given) => saveClient(clientOf(id, 'update'), input),
    updatePatientPhoto: ({ id, photo_url }: ById & { photo_url: string }) =>
      saveClient(clientOf(id, 'update'), { photo_url }),
    deletePatient({ id }: ById) {
      const key = clientOf(id, 'delete');
      if (appointmentsOf(practice).some(({ clientKey }) => clientKey === key))
        throw prismaError(
          'patient.delete',
          'Foreign key constraint violated on the constraint: `Appointment_patientId_fkey`',
        );
      row(() => changeClient(practice, key, { isDeleted: true }, now()));
      return true;
    },
    createAppointment({ input }: Given) {
      const call = 'appointment.create';
      const provider = rowOf(practice.providers, clinicPharmacyIds.key('provider', String(input['doctorId'])));
      const clientKey = patientKey(input['patientId'], call);
      if (!provider)
        throw prismaError(call, 'Foreign key constraint violated on the constraint: `Appointment_doctorId_fkey`');
      const booking = {
        start: instantOfText(String(input['appointment_time'])),
        placeKey: 1,
        typeKey: 1,
        providerKey: provider.key,
        clientKey,
        reason: givenText(input, 'reason'),
        state: stateOf(givenText(input, 'status'), 'planned'),
      };
      const made = row(() => bookAppointment(practice, booking, now()));
      remember(made.key, givenText(input, 'status'));
      return rows.appointment(made);
    },
    updateAppointment({ id, input }: ById & Given) {
      const before = visitOf(id, 'update');
      const time = givenText(input, 'appointment_time');
      const change = {
        start: time === undefined || time === null ? undefined : instantOfText(time),
        state: stateOf(givenText(input, 'status'), before.state),
        reason: givenText(input, 'reason'),
      };
      const after = row(() => changeAppointment(practice, before.key, change, now()));
      remember(after.key, givenText(input, 'status'));
      return rows.appointment(after);
    },
    deleteAppointment({ id }: ById) {
      const { key } = visitOf(id, 'delete');
      row(() => changeAppointment(practice, key, { isDeleted: true }, now()));
      return true;
    },
    createVisit: ({ input }: Given) => startVisit(input),
    updateVisit({ id, input }: ById & Given) {
      row(() => ({ ok: true, row: null }));
      const find = (): Row | undefined => rows.allVisits().find((each) => each['id'] === id);
      if (!find()) throw prismaError('visit.update', `${missing} an update.`);
      visitChanges.set(id, { ...visitChanges.get(id), ...input, updated_at: iso(now()) });
      return find();
    },
    createTriageTicket({ patientId, priority }: { patientId: string; priority?: number | null }) {
      const visit = startVisit({ patientId });
      const ticket = rows.tickets().find(({ visitId }) => visitId === visit['id']);
      return { ...ticket, priority: priority ?? 0 };
    },
  };
}
