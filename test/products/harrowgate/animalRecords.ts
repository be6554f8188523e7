import { utcText } from '../../dialects/clock.ts';
import { byStart, type ClientRecord, type PatientRecord, rowOf } from '../../dialects/practice.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import type { Row } from '../generatedRows.ts';
import type { Records, RecordTools } from './records.ts';
import { showBreed, showSpecies } from './species.ts';
import { connected, encodeId, harrowgateIds, isBooking, money, present } from './values.ts';

const { of } = harrowgateIds;
const mobs = [
  { name: 'Spring heifers', species: 'Bovine', headCount: 42 },
  { name: 'Hoggets', species: 'Ovine', headCount: 180 },
] as const;

/** The number on the animal's file. */
export function animalNumberOf({ key }: Pick<PatientRecord, 'key'>): string {
  return `P${String(20_000 + key)}`;
}

/** Whether an animal came with papers from elsewhere. */
export function hasAttachment({ key }: PatientRecord): boolean {
  return key % 7 === 1;
}

/** Animals with their files, and the properties and mobs of businesses. */
export function animalRecords({
  backstage,
  history,
  records,
}: RecordTools): Pick<Records, 'property' | 'mob' | 'animal' | 'attachment'> {
  const { practice, cap, meet } = backstage;

  const mob = (client: ClientRecord, index: number): Row => {
    const { name, species, headCount } = present(mobs[index]);
    return {
      __typename: 'Mob',
      id: encodeId('Mob', client.key * 10 + index),
      name,
      species: () => showSpecies(practice, species),
      headCount: headCount + client.key,
      property: () => property(client),
    };
  };
  const property = (client: ClientRecord): Row => ({
    __typename: 'Property',
    id: encodeId('Property', client.key),
    name: `${client.familyName} yard`,
    naitNumber: client.key % 2 === 0 ? null : String(700_000 + client.key),
    roadAddress: client.street === '' ? null : client.street,
    accountHolder: () => records().accountHolder(client),
    mobs: () => mobs.map((_mob, index) => mob(client, index)),
  });
  const attachment = ({ key, createdAt }: PatientRecord): Row => ({
    __typename: 'Attachment',
    id: encodeId('Attachment', key),
    filename: 'previous-history.pdf',
    contentType: 'application/pdf',
    byteSize: 48_000 + key * 311,
    url: `https://files.harrowgate.example/blobs/${String(key)}/previous-history.pdf`,
    uploadedAt: utcText(createdAt),
  });
  const animal = (row: PatientRecord): Row => {
    meet('patient', row.key);
    const { breed } = row;
    return {
      __typename: 'Animal',
      id: of('patient', row.key),
      animalNumber: animalNumberOf(row),
      name: row.name,
      species: () => showSpecies(practice, row.species),
      breed: () => (breed === null ? null : showBreed(practice, row.species, breed)),
      sex: row.sex,
      desexed: row.sex === 'UNKNOWN' ? null : row.key % 5 !== 0,
      colour: row.color === '' ? null : row.color,
      bornOn: row.birthDate,
      microchipNumber: row.microchip,
      active: row.isActive,
      deceased: row.isDeceased,
      accountHolder() {
        const client = rowOf(practice.clients, row.clientKey);
        return client && records().accountHolder(client);
      },
      cautions: row.key % 19 === 4 ? ['Muzzle for nails'] : [],
      insurancePolicy:
        row.key % 8 === 3
          ? { insurer: 'Kererū Pet Cover', policyNumber: `KPC-${String(81_000 + row.key)}`, excess: money(15_000) }
          : null,
      latestWeight() {
        const [newest] = history.weights(row);
        return newest ? records().weightReading(newest) : null;
      },
      attachments: hasAttachment(row) ? [attachment(row)] : [],
      weightReadings: (args: ConnectionArgs) => connected(history.weights(row), args, cap, records().weightReading),
      bookings(args: ConnectionArgs) {
        const own = practice.appointments.filter(
          (entry) => entry.patientKey === row.key && isBooking(entry) && !entry.isDeleted,
        );
        return connected(own.toSorted(byStart).toReversed(), args, cap, records().booking);
      },
      consults: (args: ConnectionArgs) =>
        connected(
          history.consults().filter(({ patientKey }) => patientKey === row.key),
          args,
          cap,
          records().consult,
        ),
      vaccinations: (args: ConnectionArgs) => connected(history.vaccinations(row), args, cap, records().vaccination),
      reminders: (args: ConnectionArgs) => connected(history.reminders(row), args, cap, records().reminder),
      prescriptions: (args: ConnectionArgs) => connected(history.prescriptions(row), args, cap, records().prescription),
      labRequests: (args: ConnectionArgs) => connected(history.labRequests(row), args, cap, records().labRequest),
      createdAt: utcText(row.createdAt),
      updatedAt: utcText(row.updatedAt),
    };
  };
  return { property, mob, animal, attachment };
}
