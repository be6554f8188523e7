import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { registerClient } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { checkPatient } from './bookWrites.ts';
import { type DentalMemory, nextNumber } from './memory.ts';
import type { DentalRecords } from './records.ts';
import { crownSurfaces, rootSurfaces, toothOf } from './teethStore.ts';
import { checkEmail, checkTexts, dateText, failure, numberIn } from './values.ts';

interface ChangeArgs {
  readonly id: string;
  readonly patientData?: Row | null;
  readonly dentistId?: number | null;
}

const code = 'INTERNAL_SERVER_ERROR';

/** The mutations for patients and their teeth. */
export function dentalPeopleWrites(backstage: Backstage, records: DentalRecords, memory: DentalMemory) {
  const { practice, now } = backstage;
  const textIn = (input: Row, field: string): string | null => givenText(input, field) ?? null;
  const nationalIdOf = (key: number): unknown => memory.profiles.get(key)?.['nationalId'] ?? null;
  /** Mails and numbers belong to one patient, of whichever clinic. */
  const checkUnique = (input: Row, self: number | null): void => {
    const others = records.storedPatients(({ key }) => key !== self);
    const { email, nationalId } = input;
    if (email && others.some(({ emails }) => emails[0] === email))
      throw failure('Unique constraint failed on the fields: (`email`)');
    if (nationalId && others.some(({ key }) => nationalIdOf(key) === nationalId))
      throw failure('Unique constraint failed on the fields: (`nationalId`)');
  };

  return {
    createPatient({ patientData: data }: { readonly patientData: Row }): Row {
      checkPatient(data);
      const [email, nationalId] = [textIn(data, 'email'), textIn(data, 'nationalId')];
      if (data['email'] === undefined && data['nationalId'] === undefined)
        throw failure('Please provide email or ID number');
      const placeKey = numberIn(data['clinicId']);
      const isKnown = records
        .patientsOf(placeKey)
        .filter(({ familyName }) => familyName === data['surname'])
        .some(({ key, emails }) => (email && emails[0] === email) || (nationalId && nationalIdOf(key) === nationalId));
      if (isKnown) throw failure('Patient already exists!');
      checkUnique(data, null);
      if (!memory.clinics.has(placeKey))
        throw failure(
          "An operation failed because it depends on one or more records that were required but not found. No 'Clinic' record was found.",
        );
      const row = rowOrError(
        backstage,
        () => registerClient(practice, { givenName: textIn(data, 'name'), familyName: textIn(data, 'surname') }, now()),
        code,
      );
      const [mobile, phone] = [textIn(data, 'mobile'), textIn(data, 'phone')];
      const phones = [
        ...(mobile ? [{ label: 'Mobile', value: mobile } as const] : []),
        ...(phone ? [{ label: 'Home', value: phone } as const] : []),
      ];
      const fields = ['street', 'houseNum', 'city', 'zipCode', 'country'];
      const address = Object.fromEntries(fields.map((field) => [field, textIn(data, field)]));
      // The birthday is asked for and not kept.
      memory.profiles.set(row.key, { nationalId, bday: null, dentistId: null, address });
      const change = { placeKey, phones, emails: email ? [email] : [] };
      return records.patient(rowOrError(backstage, () => changeClient(practice, row.key, change, now()), code));
    },
    updatePatient({ id, patientData, dentistId }: ChangeArgs): Row {
      const data = patientData ?? {};
      checkTexts(data, 3, 10, ['name', 'surname']);
      checkTexts(data, 3, 30, ['nationalId']);
      checkEmail(data['email']);
      const before = rowOf(practice.clients, numberIn(id));
      if (!before || before.isDeleted) throw failure('Patient Not Found');
      // The dentist is connected in any case.
      if (typeof dentistId !== 'number')
        throw failure('Argument connect of type DentistWhereUniqueInput needs at least one argument.');
      for (const field of ['name', 'surname', 'active'])
        if (data[field] === null) throw failure(`Argument ${field} must not be null. Please use undefined instead.`);
      if (!memory.dentists.has(dentistId))
        throw failure(
          "An operation failed because it depends on one or more records that were required but not found. No 'Dentist' record was found.",
        );
      checkUnique(data, before.key);
      const [email, nationalId, active] = [givenText(data, 'email'), givenText(data, 'nationalId'), data['active']];
      const change = {
        givenName: givenText(data, 'name'),
        familyName: givenText(data, 'surname') ?? undefined,
        emails: email === undefined ? undefined : [...(email ? [email] : []), ...before.emails.slice(1)],
        isActive: typeof active === 'boolean' ? active : undefined,
      };
      const row = rowOrError(backstage, () => changeClient(practice, before.key, change, now()), code);
      const profile = memory.profiles.get(row.key) ?? {};
      memory.profiles.set(row.key, { ...profile, dentistId, ...(nationalId !== undefined && { nationalId }) });
      return records.patient(row);
    },
    deletePatient({ id }: { readonly id: string }): Row {
      const before = rowOf(practice.clients, numberIn(id));
      if (!before || before.isDeleted)
        throw failure(
          'An operation failed because it depends on one or more records that were required but not found. Record to delete does not exist.',
        );
      const hold = (model: string): never => {
        throw failure(
          `The change you are trying to make would violate the required relation '${model}' between the \`Patient\` and another model.`,
        );
      };
      // Who has an address or a visit stays: all but those who came with an appointment that is gone.
      if (memory.profiles.get(before.key)?.['address']) hold('PatientToPatientAddress');
      if (records.lastFirst(before.key).length > 0) hold('AppointmentToPatient');
      const row = rowOrError(backstage, () => changeClient(practice, before.key, { isDeleted: true }, now()), code);
      return records.patient(row);
    },
    createToothDiagram({ createToothTreatmentData: data }: { readonly createToothTreatmentData: Row }): readonly Row[] {
      rowOrError(backstage, () => ({ ok: true, row: null }), code);
      const patientId = numberIn(data['patientId']);
      const teeth: readonly Row[] = Array.isArray(data['teeth']) ? data['teeth'] : [];
      return teeth.map((tooth) => {
        const isOne = (row: Row): boolean =>
          tooth['id']
            ? row['id'] === tooth['id']
            : row['patientId'] === patientId && row['position'] === tooth['position'];
        const before = [...memory.teeth.values()].find(isOne);
        const drawn = [...crownSurfaces, ...rootSurfaces].filter((name) => tooth[`${name}ActionId`]);
        const old = before?.['fills'];
        const fills = {
          ...(typeof old === 'object' && old),
          ...Object.fromEntries(drawn.map((name) => [name, String(tooth[`${name}ActionId`])])),
        };
        const { position, quadrant, toothNumber, primary } = tooth;
        const id = before ? Number(before['id']) : nextNumber(memory.teeth);
        const row = before ?? {
          id: String(id),
          patientId,
          position,
          quadrant,
          toothNumber,
          primary: primary ?? false,
          createdAt: dateText(now()),
        };
        memory.teeth.set(id, { ...row, fills });
        return toothOf({ ...row, fills });
      });
    },
  };
}
