import { type ClientRecord, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { registerClient } from '../../dialects/practiceWrites.ts';
import { type Row, textOf } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import { failure } from './failures.ts';
import { curandisIds, otherId } from './ids.ts';
import { ageOf } from './people.ts';
import { knownPatient } from './peopleQueries.ts';
import { countUp, done, type Writing } from './writing.ts';

type ById = Readonly<Record<'id', string>>;

const phoneLabels = { cellulare: 'Mobile', telefono: 'Home' } as const;
// These columns are the practice's own; all others are only remembered.
const own = ['nome', 'cognome', 'email', 'cellulare', 'telefono', 'attivo'];

/** The mutations that change patients. */
export function peopleWrites(writing: Writing): object {
  const { stage, records, memory } = writing;
  const { practice, now } = stage;
  const iso = (): string => new Date(now()).toISOString();
  const remember = (key: number, fields: Row): void => {
    memory.people.set(key, { ...memory.people.get(key), ...presentFields(fields) });
  };
  const change = (key: number, fields: Partial<ClientRecord>): Row =>
    records.patient(done(stage, () => changeClient(practice, key, fields, now())));
  /** A trimmed text; what is empty counts as nothing. */
  const trimmed = (input: Row, field: string): string | null | undefined => {
    const text = givenText(input, field);
    return typeof text === 'string' ? text.trim() || null : text;
  };
  const checkTaxCode = (input: Row, key: number | null, message: string): void => {
    const code = trimmed(input, 'codiceFiscale');
    const isTaken = practice.clients.some(
      (row) => row.key !== key && !row.isDeleted && code && records.patient(row)['codiceFiscale'] === code,
    );
    if (isTaken) throw failure(message, 409);
  };
  const detailsOf = (input: Row, before: ClientRecord | null): Partial<ClientRecord> => {
    const numbers = (Object.keys(phoneLabels) as (keyof typeof phoneLabels)[]).flatMap((field): PhoneRecord[] => {
      const label = phoneLabels[field];
      const text = trimmed(input, field);
      const value = text === undefined ? before?.phones.find((phone) => phone.label === label)?.value : text;
      return value ? [{ label, value }] : [];
    });
    const email = trimmed(input, 'email');
    const work = before?.phones.filter(({ label }) => label === 'Work') ?? [];
    return {
      phones: [...numbers, ...work],
      emails: email === undefined ? [...(before?.emails ?? [])] : email === null ? [] : [email],
    };
  };
  const columnsOf = (input: Row): Row => ({
    ...Object.fromEntries(Object.entries(input).filter(([field]) => !own.includes(field))),
    ...('dataNascita' in input && { dataNascita: dateTime(input['dataNascita']) }),
  });
  const setState = ({ id, status }: ById & { status: string }, field: string, more: Row = {}): Row => {
    const client = knownPatient(stage, id);
    remember(client.key, { [field]: status, ...more });
    return change(client.key, {});
  };
  return {
    createPatient({ createPatientInput: input }: { createPatientInput: Row }) {
      if (!['telefono', 'cellulare', 'email'].some((field) => trimmed(input, field)))
        throw failure('Almeno un contatto (telefono, cellulare o email) è obbligatorio');
      const born = dateTime(input['dataNascita']);
      const age = ageOf(born, now());
      if (born && Date.parse(born) > now()) throw failure('Data di nascita non può essere futura');
      if (age !== null && age > 150) throw failure('Età non realistica');
      checkTaxCode(input, null, 'Paziente con questo codice fiscale già esistente');
      const names = { givenName: givenText(input, 'nome'), familyName: givenText(input, 'cognome') };
      const { key } = done(stage, () => registerClient(practice, names, now()));
      const minor = age !== null && age < 18 ? 'MINORENNE' : 'ADULTO_AUTONOMO';
      const codicePaziente = trimmed(input, 'codicePaziente') ?? `PAZ26${String(key).padStart(6, '0')}`;
      remember(key, { ...columnsOf(input), codicePaziente, ...(born && { tipoPaziente: minor }) });
      return change(key, detailsOf(input, null));
    },
    updatePatient({ id, updatePatientInput: input }: ById & { updatePatientInput: Row }) {
      const before = knownPatient(stage, id);
      checkTaxCode(input, before.key, 'Codice fiscale già utilizzato da altro paziente');
      remember(before.key, columnsOf(input));
      const isActive = typeof input['attivo'] === 'boolean' ? { isActive: input['attivo'] } : {};
      const names = {
        givenName: givenText(input, 'nome') ?? before.givenName,
        familyName: givenText(input, 'cognome') ?? before.familyName,
      };
      return change(before.key, { ...names, ...detailsOf(input, before), ...isActive });
    },
    deletePatient({ id }: ById) {
      change(knownPatient(stage, id).key, { isActive: false });
      return true;
    },
    updatePatientStatus: (args: ById & { status: string }) => setState(args, 'statoAnagrafica'),
    updatePatientPrivacyStatus: (args: ById & { status: string }) =>
      setState(args, 'statoPrivacy', { dataUltimaModificaPrivacy: iso() }),
    grantGdprConsent({ id, consensoGdpr, consensoMarketing }: ById & Readonly<Record<string, unknown>>) {
      const { key } = knownPatient(stage, id);
      const since = consensoGdpr === true ? { dataConsensoPrivacy: iso() } : {};
      remember(key, { consensoPrivacy: consensoGdpr, consensoMarketing: consensoMarketing ?? undefined, ...since });
      remember(key, { dataUltimaModificaPrivacy: iso() });
      return change(key, {});
    },
    requestPatientDeletion({ id }: ById) {
      const { key } = knownPatient(stage, id);
      remember(key, { richiestaCancellazione: true, dataRichiestaCancellazione: iso() });
      return change(key, {});
    },
    incrementCancellations({ id }: ById) {
      const client = knownPatient(stage, id);
      countUp(writing, client, 'cancellationsByYear');
      return change(client.key, {});
    },
    incrementNoShows({ id }: ById) {
      const client = knownPatient(stage, id);
      countUp(writing, client, 'noShowsByYear');
      return change(client.key, {});
    },
    createTherapeuticPath({ input }: { input: Row }) {
      const client = rowOf(practice.clients, curandisIds.key('client', textOf(input['patientId'])));
      const { primaryOperatorId } = input;
      const operatorKey = curandisIds.key('provider', textOf(primaryOperatorId));
      if (!client || operatorKey === null) throw failure('Paziente o operatore non trovato', 404);
      const row: Row = {
        ...input,
        id: otherId(75, memory.paths.length + 1),
        patient: () => records.patient(client),
        primaryOperator: () => writing.catalogue.operator(operatorKey),
        treatments: [],
        status: 'ACTIVE',
        createdAt: iso(),
        updatedAt: iso(),
      };
      memory.paths.push(row);
      return row;
    },
  };
}

function dateTime(value: unknown): string | null | undefined {
  if (typeof value !== 'string') return value === null ? null : undefined;
  const instant = Date.parse(value);
  if (Number.isNaN(instant)) throw failure(`DateTime cannot represent an invalid date-time-string ${value}.`);
  return new Date(instant).toISOString();
}
