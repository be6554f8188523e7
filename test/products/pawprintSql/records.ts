import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  byStart,
  type ClientRecord,
  type PatientRecord,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
  zoneOf,
} from '../../dialects/practice.ts';
import { lastVisitOf } from '../../dialects/practiceChanges.ts';
import { dueOf } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { classCodeOf } from './codes.ts';
import type { PawprintMemory } from './memory.ts';
import {
  aptStats,
  day8,
  dollars,
  drClasses,
  isInBook,
  maskedPhone,
  numberOf,
  oleColor,
  pawprintIds,
  phoneOf,
  plain8,
  time4,
  yesNo,
} from './values.ts';

/** How rows of the practice look there. */
export type PawprintRecords = ReturnType<typeof pawprintRecords>;

interface Most {
  readonly maxRecs: number | null;
}

const emptied = (text: string): string | null => (text === '' ? null : text);

/** Makes rows from the records of a practice; references are followed only where they are asked for. */
export function pawprintRecords({ practice, meet, now }: Backstage, memory: PawprintMemory) {
  const { ledger } = memory;

  const hosp = (row: PlaceRecord): Row => ({
    hospNo: numberOf('place', row.key),
    hospName: row.name,
    addr1: row.street,
    addr2: null,
    city: emptied(row.city),
    st: emptied(row.state),
    zip: emptied(row.postalCode),
    phone: maskedPhone(row.phone),
    fax: null,
    email: emptied(row.email),
    tzName: row.zone,
    gridMin: 10,
    hours: [1, 2, 3, 4, 5, 6, 7].map((dowNo) => ({
      dowNo,
      openTm: dowNo === 1 ? null : '0800',
      closeTm: dowNo === 1 ? null : dowNo === 7 ? '1200' : '1800',
      closedYn: yesNo(dowNo === 1),
    })),
  });
  const hospOf = (key: number | null): Row | null => {
    const row = rowOf(practice.places, key);
    return row && hosp(row);
  };
  const dr = (row: ProviderRecord): Row => ({
    drNo: numberOf('provider', row.key),
    drInit: `${row.givenName.slice(0, 1)}${row.familyName.slice(0, 1)}`.toUpperCase(),
    lname: row.familyName,
    fname: row.givenName,
    cred: row.title,
    drClass: drClasses[row.role],
    drStat: row.isActive ? 'A' : 'T',
    email: emptied(row.email),
    hosps: () => row.placeKeys.flatMap((key) => hospOf(key) ?? []),
  });
  const drOf = (key: number | null): Row | null => {
    const row = rowOf(practice.providers, key);
    return row && dr(row);
  };
  const code = (row: VisitTypeRecord): Row => ({
    aptCd: pawprintIds.of('visitType', row.key),
    aptDesc: row.name,
    stdLen: row.minutes,
    bkColor: oleColor(row.color),
    blkYn: yesNo(row.isBlock),
    webYn: yesNo(row.isBookable),
  });
  const latest = (isOf: (row: AppointmentRecord) => boolean, { maxRecs }: Most): readonly Row[] =>
    practice.appointments
      .filter((row) => isInBook(row) && isOf(row))
      .toSorted((one, other) => byStart(other, one))
      .slice(0, Math.max(0, maxRecs ?? 20))
      .map(apt);

  function cln(row: ClientRecord): Row {
    meet('client', row.key);
    const home = rowOf(practice.places, row.placeKey);
    const zone = home?.zone ?? memory.zone;
    const isOwn = ({ clientKey }: { readonly clientKey: number | null }): boolean => clientKey === row.key;
    return {
      clnNo: numberOf('client', row.key),
      lname: row.familyName,
      fname: row.givenName,
      addr1: emptied(row.street),
      addr2: null,
      city: emptied(row.city),
      st: null,
      zip: null,
      homePhone: phoneOf(row, 'Home'),
      workPhone: phoneOf(row, 'Work'),
      cellPhone: phoneOf(row, 'Mobile'),
      email: row.emails[0] ?? null,
      clnStat: row.isActive ? 'A' : 'I',
      hospNo: home && numberOf('place', home.key),
      hosp: () => home && hosp(home),
      classes: row.tags.map((tag) => ({ classCd: classCodeOf(tag), classDesc: tag })),
      clnMemo: row.note,
      openDt: day8(row.createdAt, zone),
      lastVisDt: () => plain8(lastVisitOf(practice, row, now())),
      balDue: () => dollars(ledger.orders.filter(isOwn).reduce((sum, order) => sum + dueOf(ledger, order), 0)),
      credBal: () => dollars(ledger.credits.filter(isOwn).reduce((sum, { cents }) => sum + cents, 0)),
      stmtYn: yesNo(row.isActive),
      chgDt: day8(row.updatedAt, zone),
      chgTm: time4(row.updatedAt, zone),
      pets: () => practice.patients.filter(isOwn).map(pet),
      apts: (args: Most) => latest(isOwn, args),
    };
  }
  const clnOf = (key: number | null): Row | null => {
    const row = rowOf(practice.clients, key);
    return row && cln(row);
  };

  function pet(row: PatientRecord): Row {
    meet('patient', row.key);
    const speciesCd = memory.species.codeOf(row.species);
    return {
      petNo: numberOf('patient', row.key),
      clnNo: numberOf('client', row.clientKey),
      cln: () => clnOf(row.clientKey),
      petName: row.name,
      speciesCd,
      species: { speciesCd, speciesDesc: row.species },
      breedTxt: row.breed,
      colorTxt: emptied(row.color),
      sexCd: row.sex.slice(0, 1),
      alterYn: memory.altered.get(row.key) ?? null,
      birthDt: plain8(row.birthDate),
      chipNo: row.microchip,
      wtLbs: () => memory.weights.findLast(({ patientKey }) => patientKey === row.key)?.wtLbs ?? null,
      petStat: row.isDeceased ? 'D' : row.isActive ? 'A' : 'I',
      addDt: day8(row.createdAt, memory.zone),
      chgDt: day8(row.updatedAt, memory.zone),
      apts: (args: Most) => latest(({ patientKey }) => patientKey === row.key, args),
      ...petFiles.of(row),
    };
  }
  const petOf = (key: number | null): Row | null => {
    const row = rowOf(practice.patients, key);
    return row && pet(row);
  };

  function apt(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const zone = zoneOf(practice, row);
    const extras = memory.extras.get(row.key) ?? {};
    const isOff = row.state === 'cancelled';
    return {
      aptNo: numberOf('appointment', row.key),
      hospNo: numberOf('place', row.placeKey),
      hosp: () => hospOf(row.placeKey),
      aptDt: day8(row.start, zone),
      aptTm: time4(row.start, zone),
      aptLen: row.minutes,
      aptCd: pawprintIds.of('visitType', row.typeKey),
      code: () => {
        const type = rowOf(practice.visitTypes, row.typeKey);
        return type && code(type);
      },
      aptStat: aptStats[row.state][0],
      drNo: numberOf('provider', row.providerKey),
      dr: () => drOf(row.providerKey),
      petNo: numberOf('patient', row.patientKey),
      pet: () => petOf(row.patientKey),
      clnNo: numberOf('client', row.clientKey),
      cln: () => clnOf(row.clientKey),
      rsnTxt: row.reason,
      aptNote: extras.aptNote ?? null,
      blkYn: yesNo(row.isBlock),
      cxlCd: isOff ? (extras.cxlCd ?? 'OT') : null,
      cxlNote: row.cancelReason,
      delYn: yesNo(row.isDeleted),
      inTm: extras.inTm ?? null,
      outTm: extras.outTm ?? null,
      addDt: day8(row.createdAt, zone),
      addTm: time4(row.createdAt, zone),
      addUsr: extras.addUsr ?? 'FRONT',
      chgDt: day8(row.updatedAt, zone),
      chgTm: time4(row.updatedAt, zone),
    };
  }

  /** The files behind a patient; set by those who know them. */
  const petFiles: { of: (row: PatientRecord) => Row } = { of: () => ({}) };

  return { hosp, hospOf, dr, drOf, code, cln, clnOf, pet, petOf, apt, petFiles };
}
