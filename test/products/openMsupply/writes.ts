import { randomUUID } from 'node:crypto';
import type { Backstage } from '../../dialects/dialect.ts';
import type { AppointmentRecord, ClientRecord, PhoneRecord, VisitState } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { isRow, type Row, textOf } from '../generatedRows.ts';
import { standardError } from './lists.ts';
import type { MsupplyEncounters } from './encounters.ts';
import { isEncounter, msupplyIds, type MsupplyMemory, type MsupplyNodes, statusOf } from './nodes.ts';
import { program, visitTypeOf } from './registry.ts';

interface WriteArgs {
  readonly storeId: string;
  readonly input: Row;
}

/** What an encounter's document says. */
interface EncounterData {
  readonly start: number;
  readonly end: number | null;
  readonly status: string;
  readonly providerKey: number | null;
  readonly placeKey: number | null;
  readonly note: string | null;
}

const optional = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const rowIn = (row: Row, field: string): Row => (isRow(row[field]) ? row[field] : {});

/** What the mutations work with. */
interface Workplace {
  readonly backstage: Backstage;
  readonly memory: MsupplyMemory;
  readonly nodes: MsupplyNodes;
  readonly visits: MsupplyEncounters;
  readonly entered: (storeId: string) => number;
}

/** The mutations for patients and encounters. */
export function msupplyWrites({ backstage, memory, nodes, visits, entered }: Workplace) {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => {
    const outcome = written(backstage, write);
    if (outcome.ok) return outcome.row;
    // The message is one of a kind; what it is about is in its details.
    throw standardError(backstage.refuseWrites === null ? 'Bad user input' : 'Forbidden', outcome.message);
  };
  const clientBy = (id: unknown): ClientRecord | null =>
    practice.clients.find(({ key, isDeleted }) => !isDeleted && nodes.patientId(key) === id) ?? null;

  /** What a patient has beside the practice's own fields. */
  const profileOf = ({ code, code2, gender, dateOfBirth, dateOfDeath, isDeceased, nextOfKinName }: Row): Row => ({
    code,
    code2: code2 ?? null,
    gender: gender ?? null,
    dateOfBirth: dateOfBirth ?? null,
    dateOfDeath: dateOfDeath ?? null,
    isDeceased: isDeceased === true,
    nextOfKinName: nextOfKinName ?? null,
  });
  const enter = (input: Row, id: string, placeKey: number): ClientRecord => {
    const [givenName, familyName] = [optional(input['firstName']), optional(input['lastName'])];
    const phone = optional(input['phone']);
    const person = { givenName, familyName: familyName ?? '', phones: [phone], emails: [optional(input['email'])] };
    const { key } = done(() => registerClient(practice, person, now()));
    memory.patients.set(key, { ...profileOf(input), id });
    memory.outside.add(key);
    return done(() => changeClient(practice, key, { street: optional(input['address1']) ?? '', placeKey }, now()));
  };

  const instantOf = (value: unknown): number => {
    const instant = typeof value === 'string' && /(?:Z|[+-]\d{2}:\d{2})$/.test(value) ? Date.parse(value) : Number.NaN;
    const problem = 'Invalid program data: Invalid encounter datetime format: premature end of input';
    if (Number.isNaN(instant)) throw standardError('Bad user input', `InvalidDataSchema(\n    "${problem}",\n)`);
    return instant;
  };
  /** Reads an encounter's document, which has to say when it was made and when it begins. */
  const dataIn = (data: unknown): EncounterData => {
    const row = isRow(data) ? data : {};
    const missing = ['createdDatetime', 'startDatetime'].find((field) => typeof row[field] !== 'string');
    if (missing !== undefined) {
      const problem = `Invalid program data: missing field \`${missing}\``;
      throw standardError('Bad user input', `InvalidDataSchema(\n    "${problem}",\n)`);
    }
    const clinicianId = optional(rowIn(row, 'clinician')['id']);
    const providerKey = msupplyIds.key('provider', clinicianId);
    if (clinicianId !== null && !practice.providers.some(({ key }) => key === providerKey))
      throw standardError('Bad user input', 'InvalidClinicianId');
    const notes: readonly unknown[] = Array.isArray(row['notes']) ? row['notes'] : [];
    const [first] = notes.filter(isRow);
    return {
      start: instantOf(row['startDatetime']),
      end: typeof row['endDatetime'] === 'string' ? instantOf(row['endDatetime']) : null,
      status: optional(row['status']) ?? 'PENDING',
      providerKey,
      placeKey: msupplyIds.key('place', optional(rowIn(row, 'location')['storeId'])),
      note: first ? optional(first['text']) : null,
    };
  };
  const stateAfter = (status: string, before: VisitState): VisitState => {
    if (status === 'CANCELLED') return 'cancelled';
    if (status === 'VISITED') return 'completed';
    // Pending holds all that is still to come, also what is known more closely here.
    return before === 'cancelled' || before === 'completed' ? 'planned' : before;
  };
  const minutesOf = ({ start, end }: EncounterData): number | undefined =>
    end === null ? undefined : Math.max(0, Math.round((end - start) / 60_000));

  return {
    insertPatient({ storeId, input }: WriteArgs): Row {
      const placeKey = entered(storeId);
      const id = textOf(input['id']);
      if (clientBy(id)) throw standardError('Bad user input', 'PatientExists');
      return nodes.patient(enter(input, id, placeKey), storeId);
    },
    // All of it is written: what is left out becomes null.
    updatePatient({ storeId, input }: WriteArgs): Row {
      entered(storeId);
      const before = clientBy(input['id']);
      if (!before) throw standardError('Bad user input', 'PatientDoesNotExists');
      const phone = optional(input['phone']);
      const [givenName, familyName] = [optional(input['firstName']), optional(input['lastName'])];
      const [first] = before.phones;
      const phones: readonly PhoneRecord[] =
        phone === null
          ? before.phones.slice(1)
          : [{ label: first?.label ?? 'Mobile', value: phone }, ...before.phones.slice(1)];
      const street = optional(input['address1']) ?? '';
      const change = { givenName, familyName: familyName ?? '', phones, street };
      const after = done(() => changeClient(practice, before.key, change, now()));
      memory.patients.set(before.key, { ...memory.patients.get(before.key), ...profileOf(input) });
      return nodes.patient(after, storeId);
    },
    insertProgramPatient({ storeId, input }: WriteArgs): Row {
      const placeKey = entered(storeId);
      const data = rowIn(input, 'data');
      const contacts: readonly unknown[] = Array.isArray(data['contactDetails']) ? data['contactDetails'] : [];
      const [contact = {}] = contacts.filter(isRow);
      const id = optional(data['id']) ?? randomUUID();
      if (clientBy(id)) throw standardError('Bad user input', 'PatientExists');
      return nodes.patient(enter({ ...contact, ...data }, id, placeKey), storeId);
    },
    insertProgramEnrolment({ storeId, input }: WriteArgs): Row {
      entered(storeId);
      const person = clientBy(input['patientId']);
      if (input['type'] !== program.enrolmentType || !person)
        throw standardError('Bad user input', person ? 'InvalidProgramEnrolmentType' : 'InvalidPatient');
      if (nodes.enrolments(person, storeId).length > 0) throw standardError('Bad user input', 'ProgramEnrolmentExists');
      done(() => ({ ok: true, row: memory.outside.delete(person.key) }));
      return nodes.enrolments(person, storeId)[0] ?? {};
    },
    insertEncounter({ storeId, input }: WriteArgs): Row {
      const asked = entered(storeId);
      const typeKey = visitTypeOf(input['type']);
      if (typeKey === null) throw standardError('Bad user input', 'InvalidEncounterType');
      const person = clientBy(input['patientId']);
      if (!person || nodes.enrolments(person, storeId).length === 0)
        throw standardError('Bad user input', 'PatientIsNotEnrolled');
      const data = dataIn(input['data']);
      const { start, providerKey, note, status } = data;
      const booking = {
        start,
        minutes: minutesOf(data),
        placeKey: data.placeKey ?? asked,
        typeKey,
        providerKey,
        clientKey: person.key,
        reason: note,
        state: stateAfter(status, 'planned'),
      };
      return visits.encounter(
        done(() => bookAppointment(practice, booking, now())),
        storeId,
      );
    },
    updateEncounter({ storeId, input }: WriteArgs): Row {
      entered(storeId);
      const data = dataIn(input['data']);
      const before: AppointmentRecord | undefined = practice.appointments.find((row) => {
        return isEncounter(row) && visits.documentId(row) === input['parent'];
      });
      if (!before) throw standardError('Bad user input', 'InvalidParentId');
      const change = {
        start: data.start,
        minutes: minutesOf(data),
        providerKey: data.providerKey,
        placeKey: data.placeKey ?? undefined,
        reason: data.note,
        state: data.status === statusOf(before) ? before.state : stateAfter(data.status, before.state),
        isDeleted: data.status === 'DELETED',
      };
      return visits.encounter(
        done(() => changeAppointment(practice, before.key, change, now())),
        storeId,
      );
    },
    linkPatientToStore({ storeId, nameId }: { readonly storeId: string; readonly nameId: string }): Row {
      entered(storeId);
      if (!clientBy(nameId)) {
        const error = { __typename: 'ConnectionError', description: 'Connection error' };
        return { __typename: 'LinkPatientPatientToStoreError', error };
      }
      return { __typename: 'NameStoreJoinNode', id: randomUUID(), nameId, storeId };
    },
  };
}
