import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf, zoneOf } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { codeFiles } from './codes.ts';
import { pawprintFileWrites } from './fileWrites.ts';
import { createGate } from './gate.ts';
import { givenKey, keyOf } from './lookups.ts';
import { clockedExtras, type PawprintMemory } from './memory.ts';
import { pawprintPeopleWrites } from './peopleWrites.ts';
import type { PawprintRecords } from './records.ts';
import { day8, fault, instantOf84, stateOfLetter, time4 } from './values.ts';

interface AptChangeRec {
  readonly hospNo?: number | null;
  readonly aptDt?: string | null;
  readonly aptTm?: string | null;
  readonly aptCd?: string | null;
  readonly aptLen?: number | null;
  readonly drNo?: number | null;
  readonly petNo?: number | null;
  readonly clnNo?: number | null;
  readonly rsnTxt?: string | null;
  readonly aptNote?: string | null;
}

interface AptAddRec extends AptChangeRec {
  readonly hospNo: number;
  readonly aptDt: string;
  readonly aptTm: string;
  readonly aptCd: string;
}

interface ByNumber {
  readonly aptNo: number;
}

const shortest = 5;
const longest = 720;

/** Mutations of the book, and those of all other tables. */
export function pawprintWrites(backstage: Backstage, records: PawprintRecords, memory: PawprintMemory): object {
  const { practice, now } = backstage;
  const gate = createGate(backstage, memory);
  const aptOf = ({ aptNo }: ByNumber): AppointmentRecord => {
    const row = rowOf(practice.appointments, keyOf(practice, 'appointment', aptNo));
    if (!row) throw fault(1404, `aptNo ${String(aptNo)} is not on file`, 'aptNo');
    return row;
  };
  const zoneOfPlace = (placeKey: number): string => rowOf(practice.places, placeKey)?.zone ?? memory.zone;
  const changed = (key: number, change: Partial<AppointmentRecord>, actCd: 'C' | 'D' = 'C'): AppointmentRecord =>
    gate.done(changeAppointment(practice, key, change, now()), 'APTFILE', actCd);
  const keepNote = (key: number, { aptNote }: AptChangeRec): void => {
    if (aptNote !== undefined) memory.extras.set(key, { ...memory.extras.get(key), aptNote });
  };

  return {
    aptAdd({ rec }: { readonly rec: AptAddRec }) {
      gate.allowed();
      const placeKey = keyOf(practice, 'place', rec.hospNo);
      const booking = {
        start: instantOf84(rec.aptDt, rec.aptTm, zoneOfPlace(placeKey)),
        minutes: lengthOf(rec),
        placeKey,
        typeKey: keyOf(practice, 'visitType', rec.aptCd),
        providerKey: givenKey(practice, 'provider', rec.drNo),
        patientKey: givenKey(practice, 'patient', rec.petNo),
        clientKey: givenKey(practice, 'client', rec.clnNo),
        reason: rec.rsnTxt,
      };
      const row = gate.done(bookAppointment(practice, booking, now()), 'APTFILE', 'A');
      memory.extras.set(row.key, { addUsr: 'GATEWAY' });
      keepNote(row.key, rec);
      return records.apt(row);
    },
    aptChange({ aptNo, rec }: ByNumber & { readonly rec: AptChangeRec }): Row {
      gate.allowed();
      const before = aptOf({ aptNo });
      if (before.state === 'cancelled') throw fault(1041, 'Appointment is cancelled', 'aptStat');
      const placeKey = givenKey(practice, 'place', rec.hospNo) ?? before.placeKey;
      const typeKey = rec.aptCd ? keyOf(practice, 'visitType', rec.aptCd) : before.typeKey;
      // What isn't given of the date and the time stays, also by the clock of another hospital.
      const zone = zoneOf(practice, before);
      const moves = Boolean(rec.aptDt) || Boolean(rec.aptTm) || placeKey !== before.placeKey;
      const start = instantOf84(
        rec.aptDt ?? day8(before.start, zone),
        rec.aptTm ?? time4(before.start, zone),
        zoneOfPlace(placeKey),
      );
      const patientKey = givenKey(practice, 'patient', rec.petNo);
      const owner = patientKey === undefined ? undefined : rowOf(practice.patients, patientKey)?.clientKey;
      const change = {
        placeKey,
        typeKey,
        isBlock: rowOf(practice.visitTypes, typeKey)?.isBlock ?? before.isBlock,
        start: moves ? start : before.start,
        minutes: lengthOf(rec) ?? before.minutes,
        providerKey: givenKey(practice, 'provider', rec.drNo),
        patientKey,
        // Another patient brings its client along, unless one is given.
        clientKey: givenKey(practice, 'client', rec.clnNo) ?? (rec.clnNo === undefined ? owner : null),
        reason: rec.rsnTxt,
      };
      const left = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      const row = changed(before.key, left);
      keepNote(row.key, rec);
      return records.apt(row);
    },
    aptSetStat({ aptNo, aptStat }: ByNumber & { readonly aptStat: string }) {
      gate.allowed();
      const state = stateOfLetter(aptStat);
      if (!state) throw fault(1022, `'${aptStat}' is not a code of APTSTAT`, 'aptStat');
      if (state === 'cancelled') throw fault(1042, 'Use aptCancel', 'aptStat');
      const { key } = aptOf({ aptNo });
      const row = changed(key, { state, cancelReason: null });
      memory.extras.set(key, clockedExtras(memory.extras.get(key) ?? {}, aptStat, now(), zoneOf(practice, row)));
      return records.apt(row);
    },
    aptCancel({ aptNo, cxlCd, cxlNote }: ByNumber & { readonly cxlCd: string; readonly cxlNote?: string | null }) {
      gate.allowed();
      if (!codeFiles['CXLRSN']?.some(({ codVal }) => codVal === cxlCd))
        throw fault(1022, `'${cxlCd}' is not a code of CXLRSN`, 'cxlCd');
      const { key, state } = aptOf({ aptNo });
      if (state === 'completed') throw fault(1043, 'Appointment is discharged', 'aptStat');
      const row = changed(key, { state: 'cancelled', cancelReason: cxlNote ?? null });
      memory.extras.set(key, { ...memory.extras.get(key), cxlCd });
      return records.apt(row);
    },
    aptRemove(args: ByNumber) {
      gate.allowed();
      return records.apt(changed(aptOf(args).key, { isDeleted: true }, 'D'));
    },
    ...pawprintPeopleWrites(backstage, records, memory, gate),
    ...pawprintFileWrites(backstage, records, memory, gate),
  };
}

/** The length that was given; undefined where none was. */
function lengthOf({ aptLen }: AptChangeRec): number | undefined {
  if (aptLen === undefined || aptLen === null) return undefined;
  if (aptLen < shortest || aptLen > longest)
    throw fault(1026, `aptLen has to be ${String(shortest)} to ${String(longest)} minutes`, 'aptLen');
  return aptLen;
}
