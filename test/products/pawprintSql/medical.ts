import type { Backstage } from '../../dialects/dialect.ts';
import { type PatientRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { dxCodes, itemRow, items, runs, vacCodes } from './codes.ts';
import { givenKey, keyOf } from './lookups.ts';
import type { NoteRow, PawprintMemory, ReminderRow, VacRow, WeightRow } from './memory.ts';
import type { PawprintRecords } from './records.ts';
import { day8, dayOf8, numberOf, type PageArgs, pageOf, time4 } from './values.ts';

const dayMs = 86_400_000;

interface Days extends PageArgs {
  readonly fromDt: string;
  readonly thruDt: string;
}

/** How rows of the patients' files look, also to those who write them. */
export function medicalRecords({ zone }: PawprintMemory, records: PawprintRecords) {
  const pet = (patientKey: number): Row => ({
    petNo: numberOf('patient', patientKey),
    pet: () => records.petOf(patientKey),
  });
  const dr = (providerKey: number | null): Row => ({
    drNo: numberOf('provider', providerKey),
    dr: () => records.drOf(providerKey),
  });
  return {
    pet,
    dr,
    vac: ({ patientKey, providerKey, ...row }: VacRow): Row => ({
      ...row,
      ...pet(patientKey),
      ...dr(providerKey),
      vac: vacCodes.find(({ vacCd }) => vacCd === row.vacCd),
    }),
    weight: ({ patientKey, ...row }: WeightRow): Row => ({ ...row, ...pet(patientKey) }),
    reminder: ({ patientKey, ...row }: ReminderRow): Row => ({ ...row, ...pet(patientKey) }),
    note: ({ patientKey, providerKey, at, ...row }: NoteRow): Row => ({
      ...row,
      ...pet(patientKey),
      ...dr(providerKey),
      noteDt: day8(at, zone),
      noteTm: time4(at, zone),
    }),
  };
}

/** Queries of the patients' files. */
export function pawprintMedical(backstage: Backstage, records: PawprintRecords, memory: PawprintMemory): object {
  const { practice, cap, now } = backstage;
  const { zone } = memory;
  const shown = medicalRecords(memory, records);
  // Prescriptions, problems, lab requests and stays are only read: they follow from the patients that were there.
  const start = now();
  const day = (days: number): string => day8(start + days * dayMs, zone);
  const everyNth = (nth: number): readonly PatientRecord[] =>
    practice.patients.filter(({ key, isDeceased }) => key % nth === 0 && !isDeceased);
  const rxs = (): readonly (Row & { readonly patientKey: number })[] =>
    everyNth(3).map(({ key }) => {
      const itm = items[4 + (key % 2)] ?? items[4];
      const [rxNo, rxDt, qty, refills] = [7000 + key, day(-(key % 120)), 10 + (key % 3) * 10, key % 3];
      const sigTxt = 'Give 1 tablet by mouth twice daily.';
      return {
        patientKey: key,
        ...shown.pet(key),
        ...shown.dr(null),
        rxNo,
        rxDt,
        qty,
        refills,
        sigTxt,
        itmNo: itm.itmNo,
        itm: itemRow(itm),
      };
    });
  const problems = (): readonly (Row & { readonly patientKey: number })[] =>
    everyNth(5).map(({ key }) => {
      const dx = dxCodes[key % dxCodes.length];
      const prbStat = key % 2 === 0 ? 'A' : 'R';
      return {
        patientKey: key,
        ...shown.pet(key),
        prbNo: 300 + key,
        dxCd: dx?.dxCd,
        dx,
        onsetDt: day(-90 - key),
        prbStat,
      };
    });
  const labs = (): readonly (Row & {
    readonly patientKey: number;
    readonly labNo: number;
    readonly labStat: string;
  })[] =>
    everyNth(6)
      .map(({ key }) => {
        const isPending = key % 4 === 0;
        const ago = key % 60;
        const value = 90 + (key % 80);
        const det = {
          lineNo: 1,
          testCd: 'GLU',
          testDesc: 'Glucose',
          resultTxt: String(value),
          lowVal: 74,
          highVal: 143,
        };
        return {
          ...shown.pet(key),
          patientKey: key,
          labNo: 9000 + key,
          reqDt: day(-ago),
          resDt: isPending ? null : day(1 - ago),
          labName: key % 3 === 0 ? 'In-house' : 'Northeast Vet Lab',
          labStat: isPending ? 'P' : 'F',
          dets: isPending ? [] : [{ ...det, unitTxt: 'mg/dL', flagCd: value > 143 ? 'H' : null }],
        };
      })
      .toSorted((one, other) =>
        one.reqDt === other.reqDt ? one.labNo - other.labNo : one.reqDt < other.reqDt ? 1 : -1,
      );
  const kennels = (): readonly (Row & { readonly inDt: string; readonly outDt: string })[] =>
    everyNth(9)
      .map(({ key, clientKey }) => {
        const days = (key % 30) - 15;
        const run = runs[key % runs.length];
        const placeKey = rowOf(practice.clients, clientKey)?.placeKey ?? practice.places[0]?.key ?? null;
        const hospNo = numberOf('place', placeKey);
        return {
          ...shown.pet(key),
          kenNo: 100 + key,
          hospNo,
          runCd: run?.runCd,
          run: { ...run, hospNo },
          inDt: day(days),
          outDt: day(days + 3),
          kenStat: days > 0 ? 'R' : days > -3 ? 'B' : 'O',
          feedTxt: key % 2 === 0 ? '1 cup twice a day' : null,
        };
      })
      .toSorted((one, other) => (one.inDt === other.inDt ? 0 : one.inDt < other.inDt ? -1 : 1));
  const ofPet = (patientKey: number) => (row: { readonly patientKey: number }) => row.patientKey === patientKey;
  const files = {
    weights: (key: number) => memory.weights.filter(ofPet(key)).map(shown.weight),
    vacs: (key: number) => memory.vacs.filter(ofPet(key)).map(shown.vac),
    rxs: (key: number) => rxs().filter(ofPet(key)),
  };
  records.petFiles.of = ({ key }) => ({
    weights: () => files.weights(key),
    vacs: () => files.vacs(key),
    rxs: () => files.rxs(key),
    problems: () => problems().filter(ofPet(key)),
    reminders: () => memory.reminders.filter(ofPet(key)).map(shown.reminder),
  });
  const known = ({ petNo }: { readonly petNo: number }): number => keyOf(practice, 'patient', petNo);
  const span = ({ fromDt, thruDt }: Days): readonly [string, string] => {
    dayOf8(fromDt, 'fromDt');
    dayOf8(thruDt, 'thruDt');
    return [fromDt, thruDt];
  };

  return {
    specAll: () => memory.species.rows(),
    breedAll({ speciesCd }: { readonly speciesCd: string }) {
      const breeds = new Map<string, number>();
      for (const { species, breed } of practice.patients) {
        if (breed === null || memory.species.codeOf(species) !== speciesCd) continue;
        breeds.set(breed, (breeds.get(breed) ?? 0) + 1);
      }
      return [...breeds].map(([breedTxt, petCount]) => ({ speciesCd, breedTxt, petCount }));
    },
    vacCodeAll: () => vacCodes,
    dxCodeAll: () => dxCodes,
    vacHist: (args: { readonly petNo: number }) => files.vacs(known(args)),
    rxHist: (args: { readonly petNo: number }) => files.rxs(known(args)),
    wtHist: (args: { readonly petNo: number }) => files.weights(known(args)),
    labBrowse(args: PageArgs & { readonly petNo?: number | null; readonly labStat?: string | null }) {
      const patientKey = givenKey(practice, 'patient', args.petNo) ?? null;
      const rows = labs()
        .filter((row) => patientKey === null || row.patientKey === patientKey)
        .filter(({ labStat }) => !args.labStat || labStat === args.labStat);
      return pageOf(rows, args, cap, (row) => row);
    },
    labGet: ({ labNo }: { readonly labNo: number }) => labs().find((row) => row.labNo === labNo) ?? null,
    noteBrowse(args: PageArgs & { readonly petNo: number }) {
      const rows = memory.notes.filter(ofPet(known(args))).toSorted((one, other) => other.at - one.at);
      return pageOf(rows, args, cap, shown.note);
    },
    remBrowse(args: Days & { readonly remStat?: string | null }) {
      const [from, thru] = span(args);
      const rows = memory.reminders
        .filter(({ dueDt, remStat }) => from <= dueDt && dueDt <= thru && (!args.remStat || args.remStat === remStat))
        .toSorted((one, other) => Number(one.dueDt) - Number(other.dueDt) || one.remNo - other.remNo);
      return pageOf(rows, args, cap, shown.reminder);
    },
    kenRunAll({ hospNo }: { readonly hospNo: number }) {
      keyOf(practice, 'place', hospNo);
      return runs.map((run) => ({ ...run, hospNo }));
    },
    kenBrowse(args: Days) {
      const [from, thru] = span(args);
      const rows = kennels().filter(({ inDt, outDt }) => outDt >= from && inDt <= thru);
      return pageOf(rows, args, cap, (row) => row);
    },
  };
}
