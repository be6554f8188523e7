import type { Backstage } from '../../dialects/dialect.ts';
import { type PatientRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import { addPatient, registerClient } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { type Answer, type Named, refused, textIn } from './inputs.ts';
import type { SikkaRecords } from './records.ts';
import { phonesWith, sikkaIds } from './values.ts';

const { key } = sikkaIds;

const sexes: Readonly<Record<string, PatientRecord['sex']>> = { male: 'MALE', female: 'FEMALE' };

function sexIn(input: Row): PatientRecord['sex'] | undefined {
  const gender = textIn(input, 'gender');
  return gender === undefined ? undefined : (sexes[gender.toLowerCase()] ?? 'UNKNOWN');
}

/** Mutations of guarantors and patients. */
export function sikkaPeopleWrites({ practice, now }: Backstage, records: SikkaRecords, done: Answer): object {
  return {
    create_guarantor: ({ input }: Named) =>
      done(
        'guarantor',
        () => {
          const placeKey = key('place', textIn(input, 'practice_id'));
          if (!rowOf(practice.places, placeKey) || placeKey === null) return refused('Invalid practice_id');
          if (textIn(input, 'lastname')?.trim() === undefined) return refused('lastname is mandatory');
          const person = {
            givenName: textIn(input, 'firstname'),
            familyName: textIn(input, 'lastname'),
            emails: [textIn(input, 'email')],
          };
          const made = registerClient(practice, person, now());
          if (!made.ok) return made;
          const [street, city] = [textIn(input, 'address_line1') ?? '', textIn(input, 'city') ?? ''];
          return changeClient(practice, made.row.key, { phones: phonesWith([], input), placeKey, street, city }, now());
        },
        records.guarantor,
        'Guarantor created successfully',
      ),
    update_guarantor: ({ guarantor_id: id, input }: Named) =>
      done(
        'guarantor',
        () => {
          const before = records.ownerOf(key('client', id));
          if (!before) return refused('Invalid guarantor_id');
          const [email, status, note] = [givenText(input, 'email'), textIn(input, 'status'), givenText(input, 'note')];
          if (status !== undefined && !['active', 'inactive'].includes(status.toLowerCase()))
            return refused(`Invalid status: ${status}`);
          const given = {
            givenName: textIn(input, 'firstname'),
            familyName: textIn(input, 'lastname'),
            emails: typeof email === 'string' ? [email, ...before.emails.slice(1)].filter(Boolean) : undefined,
            phones: phonesWith(before.phones, input),
            street: textIn(input, 'address_line1'),
            city: textIn(input, 'city'),
            isActive: status === undefined ? undefined : status.toLowerCase() === 'active',
            note: typeof note === 'string' ? note : undefined,
          };
          return changeClient(practice, before.key, given, now());
        },
        records.guarantor,
        'Guarantor updated successfully',
      ),
    create_patient: ({ input }: Named) =>
      done(
        'patient',
        () => {
          const owner = records.ownerOf(key('client', textIn(input, 'guarantor_id')));
          if (!owner) return refused('Invalid guarantor_id');
          if (textIn(input, 'firstname') === undefined) return refused('firstname is mandatory');
          const animal = {
            clientKey: owner.key,
            name: textIn(input, 'firstname'),
            species: textIn(input, 'species'),
            breed: textIn(input, 'breed'),
          };
          const made = addPatient(practice, animal, now());
          if (!made.ok) return made;
          const more = { color: textIn(input, 'color'), sex: sexIn(input), birthDate: textIn(input, 'birthdate') };
          return changePatient(practice, made.row.key, more, now());
        },
        records.patient,
        'Patient created successfully',
      ),
    update_patient: ({ patient_id: id, input }: Named) =>
      done(
        'patient',
        () => {
          const before = rowOf(practice.patients, key('patient', id));
          if (!before) return refused('Invalid patient_id');
          const [breed, status] = [givenText(input, 'breed'), textIn(input, 'status')?.toLowerCase()];
          const given = {
            name: textIn(input, 'firstname'),
            species: textIn(input, 'species'),
            breed: typeof breed !== 'string' ? undefined : breed === '' ? null : breed,
            color: textIn(input, 'color'),
            sex: sexIn(input),
            birthDate: textIn(input, 'birthdate'),
            microchip: textIn(input, 'microchip'),
            isActive: status === undefined ? undefined : status === 'active',
            isDeceased: status === undefined ? undefined : status === 'deceased',
          };
          return changePatient(practice, before.key, given, now());
        },
        records.patient,
        'Patient updated successfully',
      ),
  };
}
