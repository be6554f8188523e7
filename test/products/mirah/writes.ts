import { randomUUID } from 'node:crypto';
import { instantOf } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf, type VisitState } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import { type Kept, mirahIds, type MirahRows, type MirahType, sent } from './records.ts';

type Upsert = (args: { readonly input: Row }) => Row;

// prettier-ignore
const states: Readonly<Record<string, VisitState>> = {
  PROPOSED: 'planned', PENDING: 'planned', WAIT_LIST: 'planned', BOOKED: 'confirmed', ARRIVED: 'arrived',
  CHECKED_IN: 'inProgress', FULFILLED: 'completed', CANCELED: 'cancelled', NOSHOW: 'noShow',
};

/** A row that can't be processed, with the value of the input that is to blame. */
class Refused extends Error {
  readonly path: readonly string[];
  constructor(field: string, message: string) {
    super(message);
    this.path = field === '' ? [] : [field];
  }
}

/** Start date, of startDate. */
function words(field: string): string {
  const text = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function demand(input: Row, fields: readonly string[]): void {
  for (const field of fields) if (!input[field]) throw new Refused(field, `${words(field)} can't be blank`);
}

/** The mutations of the service. Each answers what became of the row, and errors beside it. */
export function mirahWrites(
  { practice, now, refuseWrites }: Backstage,
  kept: Kept,
  rows: MirahRows,
  show: (type: MirahType, row: Row) => Row,
): Readonly<Record<string, Upsert>> {
  const done = <Record>(outcome: Written<Record>): Record => {
    if (outcome.ok) return outcome.row;
    throw new Refused(outcome.field, outcome.message);
  };
  const named = (type: MirahType, externalId: unknown): Row | null =>
    rows[type]().find((row) => (row['identifier'] as readonly Row[]).some(({ value }) => value === externalId)) ?? null;
  /** The row that an input names by its external identifier: undefined where it names none, null where it is taken away. */
  const related = (input: Row, field: string, type: MirahType): Row | null | undefined => {
    const externalId = givenText(input, field);
    if (externalId === undefined || externalId === null) return externalId;
    const row = named(type, externalId);
    if (!row) throw new Refused(field, `Could not find ${type} with external id "${externalId}"`);
    return row;
  };
  const instant = (input: Row, field: string): number | null | undefined => {
    const text = givenText(input, field);
    return typeof text === 'string' ? instantOf(text) : text;
  };
  const upsert =
    (type: MirahType, write: (input: Row, before: Row | null) => Row): Upsert =>
    ({ input }) => {
      const { clientMutationId = null, ...given } = input;
      const answer = { clientMutationId, errors: [], result: null };
      try {
        if (refuseWrites !== null) throw new Refused('', refuseWrites);
        const before = named(type, given['externalId']);
        const result = show(type, write(given, before));
        return { ...answer, result, status: before ? 'UPDATED' : 'CREATED' };
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        return { ...answer, errors: [{ message: error.message, path: error.path }], status: 'ERROR' };
      }
    };
  /** Puts a row that the service keeps in place of the one before, or after the others. */
  const put = (
    list: 'organizations' | 'practitioners' | 'codes' | 'conditions',
    type: MirahType,
    columns: Row,
    before: Row | null,
  ): Row => {
    const fresh = sent(type, randomUUID(), String(columns['externalId']));
    const row = { ...(before ?? fresh), ...columns, externalId: (before ?? fresh)['externalId'] };
    kept[list] = before ? kept[list].map((each) => (each['id'] === before['id'] ? row : each)) : [...kept[list], row];
    return row;
  };
  const idOf = (row: Row | null | undefined): unknown => row && row['id'];
  const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

  const visit = (input: Row, before: Row | null): Row => {
    if (!before) demand(input, ['startDate', 'status']);
    const record = before && rowOf(practice.appointments, Number(before['key']));
    const patient = related(input, 'externalPatientId', 'Patient');
    const organization = related(input, 'externalOrganizationId', 'Organization');
    const practitioner = related(input, 'externalPractitionerId', 'Practitioner');
    const episode = related(input, 'externalCareEpisodeId', 'CareEpisode');
    const start = instant(input, 'startDate') ?? undefined;
    const end = instant(input, 'endDate') ?? undefined;
    const duration = typeof input['minutesDuration'] === 'number' ? input['minutesDuration'] : undefined;
    const from = start ?? record?.start ?? 0;
    const minutes = end === undefined ? duration : Math.round((end - from) / 60_000);
    if (minutes !== undefined && minutes <= 0) throw new Refused('endDate', 'End date must be after start date');
    const word = givenText(input, 'status') ?? undefined;
    const isError = word === undefined ? undefined : word === 'ENTERED_IN_ERROR';
    const clientKey = patient === undefined ? undefined : (rows.clientOf(patient?.['id'])?.key ?? null);
    const change: Partial<AppointmentRecord> = presentFields({
      start,
      minutes,
      placeKey: organization ? (mirahIds.key('place', textOf(organization['id'])) ?? undefined) : undefined,
      providerKey: practitioner === undefined ? undefined : mirahIds.key('provider', textOf(practitioner?.['id'])),
      ...(clientKey !== record?.clientKey && { clientKey }),
      ...(clientKey !== undefined && clientKey !== record?.clientKey && { patientKey: null }),
      state: word === undefined ? undefined : states[word],
      isDeleted: isError === (record?.isDeleted ?? false) ? undefined : isError,
    });
    // What the practice has no column for is kept as it was sent.
    const extra = presentFields({
      ...(word !== undefined && word !== 'ENTERED_IN_ERROR' && { word, state: states[word] }),
      ...(organization !== undefined && { organizationId: idOf(organization) }),
      ...(practitioner !== undefined && { practitionerId: idOf(practitioner) }),
      ...(episode !== undefined && { episodeId: idOf(episode) }),
    });
    let key = record?.key;
    if (key === undefined) {
      const { clientKey: person = null, isDeleted: _deleted, patientKey: _none, ...booking } = change;
      // A patient may be missing there, and the practice needs one to book: the first is taken away again.
      const borrowed = person ?? practice.clients[0]?.key ?? null;
      const place = booking.placeKey ?? rowOf(practice.providers, booking.providerKey ?? null)?.placeKeys[0] ?? 1;
      const keys = { start: null, typeKey: 1, clientKey: borrowed };
      key = done(bookAppointment(practice, { ...keys, ...booking, placeKey: place }, now())).key;
      kept.external.set(`appointment ${String(key)}`, String(input['externalId']));
      if (person === null) done(changeAppointment(practice, key, { clientKey: null }, now()));
      if (isError) done(changeAppointment(practice, key, { isDeleted: true }, now()));
    } else done(changeAppointment(practice, key, change, now()));
    kept.visits.set(key, { ...kept.visits.get(key), ...extra });
    return rows.appointment(done(changeAppointment(practice, key, {}, now())));
  };

  const person = (input: Row, before: Row | null): Row => {
    const { externalId, externalManagingOrganizationId: _unit, email: _email, phoneNumber: _phone, ...details } = input;
    const text = (field: string): string | undefined => givenText(input, field) ?? undefined;
    const called = { ...before, ...details };
    const name = (part: 'GivenName' | 'FamilyName'): string | undefined => {
      const isSent = input[`preferred${part}`] !== undefined || input[`legal${part}`] !== undefined;
      return isSent ? (textOf(called[`preferred${part}`] ?? called[`legal${part}`]) ?? undefined) : undefined;
    };
    if (!before) {
      demand(input, ['birthDate']);
      for (const part of ['GivenName', 'FamilyName'] as const)
        if (!name(part)) throw new Refused(`legal${part}`, `Legal ${words(part).toLowerCase().trim()} can't be blank`);
    }
    const born = text('birthDate');
    if (born !== undefined && Number.isNaN(Date.parse(born))) throw new Refused('birthDate', 'Birth date is invalid');
    const unit = related(input, 'externalManagingOrganizationId', 'Organization');
    const placeKey = unit ? (mirahIds.key('place', textOf(unit['id'])) ?? undefined) : undefined;
    const record = before && rowOf(practice.clients, Number(before['key']));
    const [phone, email] = [givenText(input, 'phoneNumber'), givenText(input, 'email')];
    const landlines = (record?.phones ?? []).filter(({ label }) => label !== 'Mobile');
    const change: Partial<ClientRecord> = presentFields({
      givenName: name('GivenName'),
      familyName: name('FamilyName'),
      phones:
        phone === undefined
          ? undefined
          : [...(phone ? [{ label: 'Mobile', value: phone } as const] : []), ...landlines],
      emails: email === undefined ? undefined : [...(email ? [email] : []), ...(record?.emails.slice(1) ?? [])],
      placeKey,
    });
    let key = record?.key;
    if (key === undefined) {
      const { phones: _own, ...card } = change;
      key = done(registerClient(practice, card, now())).key;
      kept.external.set(`client ${String(key)}`, String(externalId));
      // Nothing is made up for someone who was entered just now.
      const blank = { mrn: null, gender: null, genderIdentity: null, genderIdentityFhir: null, primaryLanguage: null };
      const names = { legalGivenName: null, legalFamilyName: null, legalName: null, preferredName: null };
      const rest = { preferredGivenName: null, preferredFamilyName: null, preferredPronouns: null, timezone: null };
      kept.details.set(key, { ...blank, ...names, ...rest });
    }
    kept.details.set(key, { ...kept.details.get(key), ...details });
    return rows.patient(done(changeClient(practice, key, change, now())));
  };

  return {
    createOrUpdateAppointment: upsert('Appointment', visit),
    createOrUpdatePatient: upsert('Patient', person),
    createOrUpdateDiagnosticCode: upsert('DiagnosticCode', (input, before) => {
      if (!before) demand(input, ['name', 'code']);
      return put('codes', 'DiagnosticCode', input, before);
    }),
    createOrUpdateOrganization: upsert('Organization', ({ externalPartOfId: _parent, ...input }, before) => {
      if (!before) demand(input, ['name']);
      const parent = related({ externalPartOfId: _parent }, 'externalPartOfId', 'Organization');
      return put(
        'organizations',
        'Organization',
        { ...input, ...(parent !== undefined && { partOfId: idOf(parent) }) },
        before,
      );
    }),
    createOrUpdatePatientCondition: upsert('PatientCondition', (input, before) => {
      const { externalPatientId, externalDiagnosticCodeId, ...columns } = input;
      if (!before) demand(input, ['externalPatientId', 'externalDiagnosticCodeId', 'onsetDate', 'status']);
      const patient = related({ externalPatientId }, 'externalPatientId', 'Patient');
      const code = related({ externalDiagnosticCodeId }, 'externalDiagnosticCodeId', 'DiagnosticCode');
      const relations = presentFields({ patientId: idOf(patient), codeId: idOf(code) });
      return put('conditions', 'PatientCondition', { ...columns, ...relations }, before);
    }),
    createOrUpdatePractitioner: upsert('Practitioner', ({ externalOrganizationIds: units, ...input }, before) => {
      if (!before) demand(input, ['email', 'givenName', 'familyName']);
      const ids = Array.isArray(units)
        ? units.map((unit: unknown) =>
            idOf(related({ externalOrganizationIds: unit }, 'externalOrganizationIds', 'Organization')),
          )
        : undefined;
      const organizationIds = ids ?? before?.['organizationIds'] ?? [];
      return put('practitioners', 'Practitioner', { ...input, organizationIds }, before);
    }),
  };
}
