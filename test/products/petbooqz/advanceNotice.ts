import { addDays } from '../../../graphql/demo/zoneTime.ts';
import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type PatientRecord, type PlaceRecord, type VisitTypeRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { type CalendarRow, type Calendars, unallocated } from './calendars.ts';
import { desexedOf, type PetbooqzRecords, sexOf, titleOf } from './records.ts';
import { apiError, bareNumber, dateTime, isDay, pbid, petbooqzIds, phonesOf, skuOf, speciesOf } from './values.ts';

interface Parts {
  readonly calendars: Calendars;
  readonly records: PetbooqzRecords;
}

const { key, of } = petbooqzIds;
const success = 'Success';
const questions = [
  ['1', 'Has your pet been to another clinic?', 'yesno', 'Yes'],
  ['2', 'Is your pet on any medication?', 'text', 'No'],
  ['3', 'How did you hear about us?', 'text', 'No'],
] as const;

/** The code of a species in the VeNom list; they are made up. */
function venomOf(group: string, species: readonly string[]): string {
  return String(200 + Math.max(0, species.indexOf(group)));
}

/** What the booking page of one practice reads. */
export function advanceNoticeOf(
  { practice, now }: Backstage,
  { calendars, records }: Parts,
  place: PlaceRecord,
): object {
  const species = speciesOf(practice.patients);
  const breedsOf = (group: string): readonly string[] => [
    ...new Set(practice.patients.flatMap((row) => (row.species === group && row.breed !== null ? [row.breed] : []))),
  ];
  const types = practice.visitTypes.filter(({ isBlock, isBookable }) => !isBlock && isBookable);
  const typeIn = (sku: string): VisitTypeRecord => {
    const type = types.find((row) => skuOf(row.key) === sku.trim().toUpperCase());
    if (!type) throw apiError('Service not found for the given SKU');
    return type;
  };
  const rooms = (): readonly CalendarRow[] =>
    calendars.all(of('place', place.key)).filter(({ name }) => name !== unallocated);
  const patientsOf = (clientcode: string): readonly PatientRecord[] => {
    const clientKey = key('client', clientcode);
    return practice.patients.filter((row) => clientKey !== null && row.clientKey === clientKey && !row.isDeceased);
  };
  const dayOf = (patient: PatientRecord): string => addDays(wallDay(now(), place.zone), (patient.key % 60) - 20);
  const breedCode = (patient: PatientRecord): string =>
    patient.breed === null ? '' : `B${String(1 + breedsOf(patient.species).indexOf(patient.breed))}`;

  return {
    practiceinfo: () => records.practiceInfo(place),
    services: () => ({
      messagecode: success,
      categories: types
        .map((type) => ({ sku: skuOf(type.key), name: type.name }))
        .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    }),
    searchexistClient({ mobile, lastname }: { readonly mobile: string; readonly lastname: string }): Row {
      const found = practice.clients.filter(
        (row) =>
          row.isActive &&
          !row.isDeleted &&
          row.familyName.toUpperCase() === lastname.trim().toUpperCase() &&
          bareNumber(mobile) !== '' &&
          bareNumber(phonesOf(row).mobile ?? '') === bareNumber(mobile),
      );
      const [row] = found;
      if (!row) return { message: 'Error', error: 'No clients found with the provided details.' };
      if (found.length > 1)
        return { message: 'Error', error: 'Multiple clients found with the same mobile and last name.' };
      return {
        messagecode: success,
        client: {
          clientcode: of('client', row.key),
          title: titleOf(row),
          firstName: row.givenName,
          lastname: row.familyName,
          mobile: phonesOf(row).mobile,
          email: row.emails[0] ?? null,
        },
        DateRequested: dateTime(now(), place.zone),
        code: pbid('search', row.key),
      };
    },
    clientPatients: ({ clientcode }: { readonly clientcode: string }) => ({
      messagecode: success,
      patients: patientsOf(clientcode).map((row) => ({
        PatientCode: of('patient', row.key),
        FirstName: row.name,
        Sex: sexOf(row),
        Desexed: desexedOf(row),
        SpeciesCode: venomOf(row.species, species),
        DateOfBirth: row.birthDate,
        Breed: row.breed,
        BreedCode: breedCode(row),
        Species: row.species,
      })),
    }),
    clientReminders: ({ clientcode }: { readonly clientcode: string }) => ({
      messagecode: success,
      reminders: patientsOf(clientcode).map((row) => ({
        PatientCode: of('patient', row.key),
        FirstName: row.name,
        ReminderType: row.key % 3 === 0 ? 'Dental check' : 'Annual vaccination',
        DateDue: dayOf(row),
        Status: row.key % 4 === 0 ? 'Sent' : 'Due',
      })),
    }),
    questions: () => ({
      messagecode: success,
      questions: questions.map(([id, question, type, required]) => ({ id, question, type, required })),
    }),
    getSpecies: () => ({
      messagecode: success,
      species: species.map((group) => ({ VeNOMID: venomOf(group, species), Group: group })),
    }),
    getBreedsBySpecies({ speciesId }: { readonly speciesId: string }): Row {
      const group = species.find((each) => venomOf(each, species) === speciesId);
      if (group === undefined) throw apiError('Species ID is required');
      const breeds = breedsOf(group).map((name, index) => ({
        BreedCode: `B${String(index + 1)}`,
        Breed: name,
        VeNOMID: String(3000 + species.indexOf(group) * 100 + index),
      }));
      return { messagecode: success, breeds };
    },
    getrooms({ sku }: { readonly sku: string }): Row {
      typeIn(sku);
      return { messagecode: success, rooms: rooms().map(({ column, name }) => ({ ColumnID: column, room: name })) };
    },
    findfreeSlots({
      sku,
      date,
      room,
    }: {
      readonly sku: string;
      readonly date: string;
      readonly room?: string | null;
    }): Row {
      const { minutes } = typeIn(sku);
      if (!isDay(date)) throw apiError('Invalid date');
      const wanted = rooms().filter(({ name }) => !room || name === room.trim().toUpperCase());
      if (wanted.length === 0) throw apiError('Room is not available');
      const slots = wanted.flatMap((calendar) =>
        calendars.freeTimes(calendar, date, minutes).map((time) => ({
          room: calendar.name,
          date,
          time: [Math.floor(time / 60), time % 60].map((part) => String(part).padStart(2, '0')).join(':'),
        })),
      );
      return { messagecode: success, slots };
    },
  };
}
