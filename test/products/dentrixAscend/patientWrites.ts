import { type ClientRecord, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { registerClient } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { presentFields } from '../presentFields.ts';
import { answerProblem, badRequest, notFound, type Problem } from './envelopes.ts';
import { ascendIds, phoneTypes } from './values.ts';
import { answerProblems, answerWritten, isDay, type Reference, type WriteParts } from './writeParts.ts';

interface PhoneBody {
  readonly phoneType: string;
  readonly number: string;
  readonly sequence?: number | null;
}

/** A patient as it is posted and put. */
interface PatientBody {
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
  readonly contactMethod: string;
  readonly languageType: string;
  readonly patientStatus: string;
  readonly preferredLocation: Reference;
  readonly title?: string | null;
  readonly middleInitial?: string | null;
  readonly nameSuffix?: string | null;
  readonly preferredName?: string | null;
  readonly gender?: string | null;
  readonly emailAddress?: string | null;
  readonly chartNumber?: string | null;
  readonly preferredDays?: readonly string[] | null;
  readonly preferredTimes?: readonly string[] | null;
  readonly address1?: string | null;
  readonly address2?: string | null;
  readonly city?: string | null;
  readonly state?: string | null;
  readonly postalCode?: string | null;
  readonly phones?: readonly PhoneBody[] | null;
}

const inactive = ['INACTIVE', 'DUPLICATE'];
const fewestDigits = 7;

/** What the practice has no place for; lists and the gender can't be emptied to nothing. */
function keptFields(body: PatientBody): Row {
  const { title, middleInitial, nameSuffix, preferredName, chartNumber, address2, state, postalCode } = body;
  const { dateOfBirth, contactMethod, languageType, patientStatus } = body;
  return presentFields({
    title,
    middleInitial,
    nameSuffix,
    preferredName,
    chartNumber,
    address2,
    state,
    postalCode,
    dateOfBirth,
    contactMethod,
    languageType,
    patientStatus,
    gender: body.gender ?? undefined,
    preferredDays: body.preferredDays ?? undefined,
    preferredTimes: body.preferredTimes ?? undefined,
  });
}

function phonesOf(bodies: readonly PhoneBody[]): readonly PhoneRecord[] {
  return bodies
    .toSorted((one, other) => (one.sequence ?? 0) - (other.sequence ?? 0))
    .map(({ phoneType, number }): PhoneRecord => {
      const label = (['Mobile', 'Home', 'Work'] as const).find((each) => phoneTypes[each] === phoneType);
      return { label: label ?? 'Mobile', value: number.trim() };
    });
}

/** The mutations of patients. */
export function ascendPatientWrites({
  backstage,
  memory,
  records,
  guarded,
}: WriteParts): Readonly<Record<string, unknown>> {
  const { practice, now } = backstage;

  const checked = (body: PatientBody, before: ClientRecord | null): readonly Problem[] => {
    const { firstName, lastName, dateOfBirth, emailAddress, phones, preferredLocation } = body;
    // Who was imported without a first name can be put without one.
    const isNameless = firstName.trim() === '' && (before === null || before.givenName !== null);
    const wrongPhone = (phones ?? []).find(({ number }) => number.replaceAll(/\D/g, '').length < fewestDigits);
    return [
      ...(isNameless ? [badRequest('MISSING_VALUE', 'firstName is required', 'firstName')] : []),
      ...(lastName.trim() === '' ? [badRequest('MISSING_VALUE', 'lastName is required', 'lastName')] : []),
      ...(isDay(dateOfBirth) ? [] : [badRequest('INVALID_VALUE', 'dateOfBirth is no date', 'dateOfBirth')]),
      ...(emailAddress && !/^\S+@\S+\.\S+$/.test(emailAddress.trim())
        ? [badRequest('INVALID_VALUE', 'emailAddress is no email address', 'emailAddress')]
        : []),
      ...(wrongPhone ? [badRequest('INVALID_VALUE', `"${wrongPhone.number}" is no phone number`, 'phones')] : []),
      ...(rowOf(practice.places, ascendIds.key('place', preferredLocation.id))
        ? []
        : [badRequest('INVALID_REFERENCE', 'No such location', 'preferredLocation')]),
    ];
  };

  const put = (key: number, body: PatientBody, statusCode: number): Row => {
    const before = rowOf(practice.clients, key);
    const email = body.emailAddress?.trim();
    const given = body.firstName.trim();
    const change = {
      givenName: given === '' ? null : given,
      familyName: body.lastName.trim(),
      // Only the first of several emails is seen here.
      emails:
        body.emailAddress === undefined ? undefined : [...(email ? [email] : []), ...(before?.emails.slice(1) ?? [])],
      phones: body.phones === undefined ? undefined : phonesOf(body.phones ?? []),
      street: body.address1 === undefined ? undefined : (body.address1 ?? ''),
      city: body.city === undefined ? undefined : (body.city ?? ''),
      placeKey: ascendIds.key('place', body.preferredLocation.id) ?? undefined,
      isActive: !inactive.includes(body.patientStatus),
    };
    const outcome = changeClient(practice, key, change, now());
    memory.patients.set(key, { ...memory.patients.get(key), ...keptFields(body) });
    return answerWritten(outcome, records.patient, statusCode);
  };

  return {
    createPatient: guarded(({ patient }: { readonly patient: PatientBody }) => {
      const wrong = answerProblems(checked(patient, null));
      if (wrong) return wrong;
      const names = { givenName: patient.firstName, familyName: patient.lastName };
      const made = registerClient(practice, names, now());
      return made.ok ? put(made.row.key, patient, 201) : answerWritten(made, records.patient);
    }),
    updatePatient: guarded(({ id, patient }: { readonly id: string; readonly patient: PatientBody }) => {
      const before = rowOf(practice.clients, ascendIds.key('client', id));
      if (!before || before.isDeleted) return answerProblem(notFound('PatientV1', id));
      return answerProblems(checked(patient, before)) ?? put(before.key, patient, 200);
    }),
  };
}
