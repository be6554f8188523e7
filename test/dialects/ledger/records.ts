import { wallDay, wallTime } from '../clock.ts';
import type { Backstage } from '../dialect.ts';
import { wordIds } from '../ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type VisitState,
  rowOf,
  zoneOf,
} from '../practice.ts';

/** Numbers and codes of this system. */
export const ledgerIds = wordIds({
  organization: '9',
  place: '10',
  provider: '20',
  visitType: '30',
  client: '40',
  patient: '50',
  appointment: '60',
});

/** Its status codes. */
export const ledgerCodes = {
  planned: 'BK',
  confirmed: 'CF',
  arrived: 'AR',
  inProgress: 'IP',
  ready: 'RD',
  completed: 'FN',
  cancelled: 'CX',
  noShow: 'NS',
} satisfies Record<VisitState, string>;

/** The rows of the practice as this system shows them. */
export function ledgerRecords({ practice, meet }: Backstage) {
  const no = ledgerIds.of;
  const yesOrNo = (is: boolean): string => (is ? 'Y' : 'N');
  function cust(row: ClientRecord | null): object | null {
    if (!row) return null;
    meet('client', row.key);
    return {
      custNo: no('client', row.key),
      fstNm: row.givenName,
      lstNm: row.familyName,
      ph1: row.phones[0]?.value,
      ph2: row.phones[1]?.value,
      ph3: row.phones[2]?.value,
      eml: row.emails[0],
      adr1: row.street,
      city: row.city,
      actYn: yesOrNo(row.isActive),
      anmls: () => practice.patients.filter((owned) => owned.clientKey === row.key).map(anml),
    };
  }
  function anml(row: PatientRecord | null): object | null {
    if (!row) return null;
    meet('patient', row.key);
    return {
      anmlNo: no('patient', row.key),
      anmlNm: row.name,
      spcs: row.species,
      brd: row.breed,
      sx: row.sex.slice(0, 1),
      dob: row.birthDate?.replaceAll('-', ''),
      custNo: row.clientKey === null ? null : no('client', row.clientKey),
      cust: () => cust(rowOf(practice.clients, row.clientKey)),
    };
  }
  function emp(key: number | null): object | null {
    const row = rowOf(practice.providers, key);
    if (!row) return null;
    const names = { fstNm: row.givenName, lstNm: row.familyName };
    return { empNo: no('provider', row.key), ...names, empTyp: row.role, actYn: yesOrNo(row.isActive) };
  }
  function loc(key: number): object | null {
    const row = rowOf(practice.places, key);
    if (!row) return null;
    const { name, street, city, state, postalCode, zone } = row;
    return { locCd: no('place', row.key), locNm: name, adr1: street, city, st: state, zip: postalCode, tzNm: zone };
  }
  function apptTyp(key: number): object | null {
    const row = rowOf(practice.visitTypes, key);
    return row && { typCd: no('visitType', row.key), typNm: row.name, durMin: row.minutes };
  }
  function appt(row: AppointmentRecord | null): object | null {
    if (!row) return null;
    meet('appointment', row.key);
    const zone = zoneOf(practice, row);
    return {
      apptNo: no('appointment', row.key),
      dt: wallDay(row.start, zone).replaceAll('-', ''),
      tm: wallTime(row.start, zone).slice(0, 5).replace(':', ''),
      durMin: row.minutes,
      stCd: ledgerCodes[row.state],
      rsn: row.reason,
      apptTyp: apptTyp(row.typeKey),
      loc: loc(row.placeKey),
      cust: () => cust(rowOf(practice.clients, row.clientKey)),
      anml: () => anml(rowOf(practice.patients, row.patientKey)),
      emp: emp(row.providerKey),
    };
  }
  return { cust, anml, emp, loc, apptTyp, appt };
}
