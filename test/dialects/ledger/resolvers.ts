import { instantOfWall, wallDay, wallText } from '../clock.ts';
import type { Backstage } from '../dialect.ts';
import { sliceOf } from '../pages.ts';
import { type AppointmentRecord, byStart, fullNameOf, rowOf, zoneOf } from '../practice.ts';
import { type Written, addPatient, bookAppointment, changeAppointment, registerClient } from '../practiceWrites.ts';
import { stateOfWord, written } from '../refusals.ts';
import { ledgerCodes, ledgerIds, ledgerRecords } from './records.ts';

interface Search {
  readonly srch?: string | null;
  readonly pgNo?: number | null;
  readonly pgSz: number;
}

interface ApptInput {
  readonly locCd?: string;
  readonly typCd?: string;
  readonly anmlNo?: string;
  readonly empNo?: string;
  readonly dt?: string;
  readonly tm?: string;
  readonly durMin?: number;
  readonly stCd?: string;
  readonly rsn?: string;
}

interface CustInput {
  readonly fstNm?: string;
  readonly lstNm: string;
  readonly ph1?: string;
  readonly ph2?: string;
  readonly eml?: string;
}

interface AnmlInput {
  readonly custNo: string;
  readonly anmlNm: string;
  readonly spcs: string;
  readonly brd?: string;
}

const { of, key } = ledgerIds;

/** Resolvers of the old system: a return code around everything, and the book one day and location at a time. */
export function ledgerRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const { cust, anml, emp, loc, apptTyp, appt } = ledgerRecords(stage);
  function paged<Row>(rows: readonly Row[], { pgNo, pgSz }: Search, show: (row: Row) => object | null): object {
    const size = Math.max(1, Math.min(pgSz, cap));
    const shown = sliceOf(rows, (Math.max(1, pgNo ?? 1) - 1) * size, size, cap);
    return { rc: 0, cnt: rows.length, rows: shown.map(show) };
  }
  const detail = (rec: object | null): object => (rec ? { rc: 0, rec } : { rc: 404, msg: 'NOT FOUND', rec: null });
  return {
    org: { id: of('organization', 1), name: practice.organization.name },
    locLst: () => ({ rc: 0, rows: practice.places.map((row) => loc(row.key)) }),
    custLst({ inp }: { inp: Search & { actOnly?: boolean | null } }) {
      const text = (inp.srch ?? '').toLowerCase();
      const rows = practice.clients
        .filter((row) => !row.isDeleted && (inp.actOnly !== true || row.isActive))
        .filter((row) => fullNameOf(row).toLowerCase().includes(text));
      return paged(rows, inp, cust);
    },
    custDtl: ({ custNo }: { custNo: string }) => detail(cust(rowOf(practice.clients, key('client', custNo)))),
    anmlLst({ inp }: { inp: Search & { custNo?: string | null } }) {
      const owner = key('client', inp.custNo);
      const rows = practice.patients
        .filter((row) => owner === null || row.clientKey === owner)
        .filter((row) => row.name.toLowerCase().includes((inp.srch ?? '').toLowerCase()));
      return paged(rows, inp, anml);
    },
    apptBk({ locCd, dt, inclCx }: { locCd: string; dt: string; inclCx?: boolean | null }) {
      if (!/^\d{8}$/.test(dt)) return { rc: 12, msg: 'BAD DATE', cnt: 0, rows: [] };
      const placeKey = key('place', locCd);
      const rows = practice.appointments
        .filter((row) => !row.isBlock && !row.isDeleted && row.placeKey === placeKey)
        .filter((row) => wallDay(row.start, zoneOf(practice, row)).replaceAll('-', '') === dt)
        .filter((row) => inclCx === true || row.state !== 'cancelled');
      return { rc: 0, cnt: rows.length, rows: rows.toSorted(byStart).map(appt) };
    },
    apptDtl: ({ apptNo }: { apptNo: string }) => detail(appt(rowOf(practice.appointments, key('appointment', apptNo)))),
    empLst({ locCd }: { locCd?: string | null }) {
      const placeKey = key('place', locCd);
      const rows = practice.providers.filter((row) => placeKey === null || row.placeKeys.includes(placeKey));
      return { rc: 0, rows: rows.map((row) => emp(row.key)) };
    },
    apptTypLst: () => ({
      rc: 0,
      rows: practice.visitTypes.filter((row) => !row.isBlock).map((row) => apptTyp(row.key)),
    }),
    ...ledgerWrites(stage),
  };
}

function ledgerWrites(stage: Backstage) {
  const { practice, now } = stage;
  const { cust, anml, appt } = ledgerRecords(stage);
  function result<Row>(write: () => Written<Row>, show: (row: Row) => object | null): object {
    const outcome = written(stage, write);
    return outcome.ok ? { rc: 0, rec: show(outcome.row) } : { rc: 20, msg: outcome.message.toUpperCase(), rec: null };
  }
  const wall = (dt: string, tm: string): string =>
    `${dt.slice(0, 4)}-${dt.slice(4, 6)}-${dt.slice(6)}T${tm.slice(0, 2)}:${tm.slice(2, 4)}`;
  function change(apptNo: string, inp: ApptInput): Written<AppointmentRecord> {
    const before = rowOf(practice.appointments, key('appointment', apptNo));
    if (!before) return { ok: false, field: 'apptNo', message: 'Not found' };
    const zone = zoneOf(practice, before);
    const [day = '', time = ''] = wallText(before.start, zone).replaceAll(/[-:]/g, '').split('T');
    const changes = {
      start: instantOfWall(wall(inp.dt ?? day, inp.tm ?? time), zone),
      minutes: inp.durMin,
      state: stateOfWord(ledgerCodes, inp.stCd),
      reason: inp.rsn,
      providerKey: inp.empNo === undefined ? undefined : key('provider', inp.empNo),
    };
    return changeAppointment(practice, before.key, changes, now());
  }
  return {
    apptAdd({ inp }: { inp: ApptInput }) {
      const placeKey = key('place', inp.locCd);
      const input = {
        start: instantOfWall(wall(inp.dt ?? '', inp.tm ?? ''), rowOf(practice.places, placeKey)?.zone ?? 'UTC'),
        minutes: inp.durMin,
        placeKey,
        typeKey: key('visitType', inp.typCd),
        providerKey: key('provider', inp.empNo),
        patientKey: key('patient', inp.anmlNo),
        reason: inp.rsn,
      };
      return result(() => bookAppointment(practice, input, now()), appt);
    },
    apptUpd: ({ apptNo, inp }: { apptNo: string; inp: ApptInput }) => result(() => change(apptNo, inp), appt),
    apptCx({ apptNo, rsn }: { apptNo: string; rsn?: string }) {
      const changes = { state: 'cancelled', cancelReason: rsn } as const;
      return result(() => changeAppointment(practice, key('appointment', apptNo), changes, now()), appt);
    },
    custAdd({ inp }: { inp: CustInput }) {
      const input = { givenName: inp.fstNm, familyName: inp.lstNm, emails: [inp.eml], phones: [inp.ph1, inp.ph2] };
      return result(() => registerClient(practice, input, now()), cust);
    },
    anmlAdd({ inp }: { inp: AnmlInput }) {
      const input = { clientKey: key('client', inp.custNo), name: inp.anmlNm, species: inp.spcs, breed: inp.brd };
      return result(() => addPatient(practice, input, now()), anml);
    },
  };
}
