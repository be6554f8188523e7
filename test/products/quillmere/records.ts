import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  rowOf,
  type VisitTypeRecord,
  zoneOf,
} from '../../dialects/practice.ts';
import { lastVisitOf } from '../../dialects/practiceChanges.ts';
import type { Row } from '../generatedRows.ts';
import { type Clinical, quillmereClinical } from './clinical.ts';
import { type Commerce, quillmereCommerce } from './commerce.ts';
import { addressOf, contactsOf } from './contacts.ts';
import { type Estate, quillmereEstate } from './estate.ts';
import type { Memory, MissiveRow } from './memory.ts';
import { accountRef } from './search.ts';
import { codeOf, isAttendance, ownId, quillmereIds, stages, utc } from './words.ts';

/** The rows that the teams' subgraphs make together, as the router joins them. */
export interface Records {
  readonly estate: Estate;
  readonly commerce: Commerce;
  readonly clinical: Clinical;
  readonly keeper: (row: ClientRecord) => Row;
  readonly keeperOf: (key: number | null) => Row | null;
  readonly patient: (row: PatientRecord) => Row;
  readonly patientOf: (key: number | null) => Row | null;
  readonly species: (name: string) => Row;
  /** All species that the group has seen, by name. */
  readonly speciesNames: () => readonly string[];
  readonly breedNames: (species: string) => readonly string[];
  readonly consultKind: (row: VisitTypeRecord) => Row;
  readonly attendance: (row: AppointmentRecord) => Row;
  readonly hold: (row: AppointmentRecord) => Row;
  readonly missive: (row: MissiveRow) => Row;
}

const id = quillmereIds.of;
const minuteMs = 60_000;
/** What every hospital sees, so that the first of them can be registered. */
const usualSpecies = ['Canine', 'Feline', 'Rabbit'];
const distinct = (names: readonly string[]): readonly string[] => [...new Set(names)].toSorted();

/** Makes rows from the records of a practice; references are followed only where they are asked for. */
export function quillmereRecords(backstage: Backstage, memory: Memory): Records {
  const { practice, meet, now } = backstage;
  const whole = (): Records => records;
  const commerce = quillmereCommerce(backstage, memory, whole);
  const estate = quillmereEstate(backstage, () => commerce);
  const clinical = quillmereClinical(backstage, memory, whole);

  const latest = (isOf: (row: AppointmentRecord) => boolean, { limit }: { readonly limit: number }): readonly Row[] =>
    practice.appointments
      .filter((row) => isAttendance(row) && isOf(row))
      .toSorted((one, other) => other.start - one.start || other.key - one.key)
      .slice(0, Math.max(0, limit))
      .map(attendance);

  function keeper(row: ClientRecord): Row {
    meet('client', row.key);
    return {
      __typename: 'Keeper',
      id: id('client', row.key),
      accountRef: accountRef(row),
      form: row.givenName === null ? 'BODY' : 'PERSON',
      forename: row.givenName,
      surname: row.familyName,
      salutation: row.givenName ?? 'Sir or Madam',
      standing: row.isActive ? 'ACTIVE' : 'DORMANT',
      contacts: contactsOf(row),
      address: addressOf(row, memory.postcodes.get(row.key) ?? null),
      homeHospital: () => estate.hospitalOf(row.placeKey),
      markers: row.tags.map((caption) => ({ code: codeOf(caption), caption })),
      deskRemark: row.note,
      consents: ['REMINDERS', 'MARKETING', 'RESEARCH'].map((purpose, index) => ({
        purpose,
        given: index === 0 || (row.key + index) % 3 === 0,
        recordedAt: utc(row.createdAt),
      })),
      registeredAt: utc(row.createdAt),
      amendedAt: utc(row.updatedAt),
      patients: ({ includeDeceased }: { readonly includeDeceased: boolean }) =>
        practice.patients
          .filter(({ clientKey, isDeceased }) => clientKey === row.key && (includeDeceased || !isDeceased))
          .map(patient),
      lastAttendedOn: () => lastVisitOf(practice, row, now()),
      attendances: (args: { readonly limit: number }) => latest(({ clientKey }) => clientKey === row.key, args),
      ledger: () => commerce.ledger(row),
      correspondence: ({ limit }: { readonly limit: number }) =>
        memory.missives
          .filter(({ clientKey }) => clientKey === row.key)
          .toSorted((one, other) => other.at - one.at)
          .slice(0, Math.max(0, limit))
          .map(missive),
    };
  }
  const keeperOf = (key: number | null): Row | null => {
    const row = rowOf(practice.clients, key);
    return row && keeper(row);
  };
  const missive = ({ key, clientKey, at, ...row }: MissiveRow): Row => ({
    ...row,
    id: ownId('missive', key),
    keeper: () => keeperOf(clientKey),
    sentAt: utc(at),
  });

  const breedNames = (species: string): readonly string[] =>
    distinct(practice.patients.flatMap((row) => (row.species === species && row.breed ? [row.breed] : [])));
  const breed = (title: string): Row => ({ code: codeOf(title), title });
  const species = (commonName: string): Row => ({
    code: codeOf(commonName),
    commonName,
    breeds: () => breedNames(commonName).map(breed),
  });

  function patient(row: PatientRecord): Row {
    meet('patient', row.key);
    const owner = rowOf(practice.clients, row.clientKey);
    const zone = rowOf(practice.places, owner?.placeKey ?? null)?.zone ?? 'Europe/London';
    return {
      __typename: 'Patient',
      id: id('patient', row.key),
      caseNumber: `C${String(1_000_000 + row.key)}`,
      name: row.name,
      species: () => species(row.species),
      breed: row.breed === null ? null : breed(row.breed),
      sex: row.sex === 'UNKNOWN' ? 'UNDETERMINED' : row.sex,
      coat: row.color || null,
      bornOn: row.birthDate,
      register: row.isDeceased ? 'DECEASED' : row.isActive ? 'CURRENT' : 'DEPARTED',
      chips: row.microchip === null ? [] : [{ number: row.microchip, database: 'Petlog' }],
      keeperships: owner
        ? [
            {
              id: ownId('keepership', row.key),
              keeper: () => keeper(owner),
              role: 'PRINCIPAL',
              since: wallDay(row.createdAt, zone),
              until: null,
            },
          ]
        : [],
      principalKeeper: () => owner && keeper(owner),
      registeredAt: utc(row.createdAt),
      amendedAt: utc(row.updatedAt),
      weighings: () => clinical.weighingsOf(row),
      sensitivities: () => clinical.sensitivitiesOf(row),
      immunisations: () => clinical.immunisationsOf(row),
      casebook: ({ first }: { readonly first: number }) => clinical.casebookOf(row, first),
      prescriptions: () => clinical.prescriptionsOf(row),
      labRequests: () => clinical.labRequestsOf(row),
      cover: () => commerce.coverOf(row),
      attendances: (args: { readonly limit: number }) => latest(({ patientKey }) => patientKey === row.key, args),
    };
  }
  const patientOf = (key: number | null): Row | null => {
    const row = rowOf(practice.patients, key);
    return row && patient(row);
  };

  const consultKind = (row: VisitTypeRecord): Row => ({
    id: id('visitType', row.key),
    title: row.name,
    usualMinutes: row.minutes,
    swatch: row.color,
    offeredOnline: row.isBookable && row.minutes < 60,
  });

  function attendance(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    return {
      __typename: 'Attendance',
      id: id('appointment', row.key),
      hospital: () => estate.hospitalOf(row.placeKey),
      kind: () => {
        const type = rowOf(practice.visitTypes, row.typeKey);
        return type && consultKind(type);
      },
      stage: stages[row.state],
      startsAt: utc(row.start),
      endsAt: utc(row.start + row.minutes * minuteMs),
      minutes: row.minutes,
      clinician: () => estate.colleagueOf(row.providerKey),
      patient: () => patientOf(row.patientKey),
      keeper: () => keeperOf(row.clientKey),
      complaint: row.reason,
      callOff:
        row.state === 'cancelled'
          ? {
              cause: memory.callOffCauses.get(row.key) ?? 'KEEPER_ASKED',
              remark: row.cancelReason,
              at: utc(row.updatedAt),
            }
          : null,
      revision: 1 + (memory.revisions.get(row.key) ?? 0),
      enteredAt: utc(row.createdAt),
      amendedAt: utc(row.updatedAt),
      estimate: () => commerce.estimateOf(row),
      bill: () => commerce.billOf(row),
    };
  }

  const hold = (row: AppointmentRecord): Row => ({
    id: id('appointment', row.key),
    hospital: () => estate.hospitalOf(row.placeKey),
    colleague: () => estate.colleagueOf(row.providerKey),
    startsAt: utc(row.start),
    endsAt: utc(row.start + row.minutes * minuteMs),
    purpose: row.reason ?? rowOf(practice.visitTypes, row.typeKey)?.name ?? 'Held',
  });

  const records: Records = {
    estate,
    commerce,
    clinical,
    keeper,
    keeperOf,
    patient,
    patientOf,
    species,
    speciesNames: () => distinct([...usualSpecies, ...practice.patients.map((row) => row.species)]),
    breedNames,
    consultKind,
    attendance,
    hold,
    missive,
  };
  return records;
}

/** The day of an appointment by the clock of its hospital. */
export function dayOf(practice: Backstage['practice'], row: AppointmentRecord): string {
  return wallDay(row.start, zoneOf(practice, row));
}
