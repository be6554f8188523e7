import type { Practice } from '../../dialects/practice.ts';
import { aptStats } from './values.ts';

/** A row of a file of codes. */
export interface CodeRow {
  readonly codVal: string;
  readonly codDesc: string;
}

/** The files of codes that the gateway lets out. */
export const codeFiles: Readonly<Record<string, readonly CodeRow[]>> = {
  APTSTAT: Object.values(aptStats).map(([codVal, codDesc]) => ({ codVal, codDesc })),
  CXLRSN: [
    { codVal: 'CL', codDesc: 'Client called' },
    { codVal: 'DR', codDesc: 'Doctor out' },
    { codVal: 'WX', codDesc: 'Weather' },
    { codVal: 'OT', codDesc: 'Other' },
  ],
  PAYCD: [
    { codVal: 'CC', codDesc: 'Card' },
    { codVal: 'CA', codDesc: 'Cash' },
    { codVal: 'CK', codDesc: 'Check' },
  ],
  NOTETYP: [
    { codVal: 'S', codDesc: 'SOAP' },
    { codVal: 'P', codDesc: 'Phone' },
    { codVal: 'T', codDesc: 'Tech' },
  ],
  PETSTAT: [
    { codVal: 'A', codDesc: 'Active' },
    { codVal: 'I', codDesc: 'Inactive' },
    { codVal: 'D', codDesc: 'Deceased' },
  ],
};

/** Vaccines by species; other species get none. */
export const vacCodes = [
  { vacCd: 'RABC', vacDesc: 'Rabies, canine', speciesCd: 'CAN', dueMos: 36 },
  { vacCd: 'DHPP', vacDesc: 'Distemper combo', speciesCd: 'CAN', dueMos: 12 },
  { vacCd: 'RABF', vacDesc: 'Rabies, feline', speciesCd: 'FEL', dueMos: 12 },
  { vacCd: 'FVRC', vacDesc: 'FVRCP', speciesCd: 'FEL', dueMos: 36 },
] as const;

export const dxCodes = [
  { dxCd: '0410', dxDesc: 'Otitis externa' },
  { dxCd: '0722', dxDesc: 'Dental disease, grade 2' },
  { dxCd: '1105', dxDesc: 'Obesity' },
] as const;

export const itemGroups = [
  { grpCd: 'EX', grpDesc: 'Exams', grpTyp: 'S' },
  { grpCd: 'VX', grpDesc: 'Vaccines', grpTyp: 'S' },
  { grpCd: 'RX', grpDesc: 'Pharmacy', grpTyp: 'P' },
  { grpCd: 'FD', grpDesc: 'Diets', grpTyp: 'P' },
] as const;

export const vendors = [
  { vndNo: 1, vndName: 'Tri-County Vet Supply', acctTxt: '4471-A', phone: '(800)555-0141', fax: null, webTxt: null },
  { vndNo: 2, vndName: 'Old Mill Diets', acctTxt: null, phone: '(800)555-0188', fax: '(800)555-0189', webTxt: null },
] as const;

export const taxCodes = [{ taxCd: 'ST', taxDesc: 'Sales tax', taxPct: 5.5 }] as const;

const item = (itmNo: string, itmDesc: string, grpCd: string, unitPr: number) => ({
  itmNo,
  itmDesc,
  grpCd,
  unitPr,
  costPr: null,
  onHand: null,
  reOrd: null,
  taxCd: null,
  vndNo: null,
  itmStat: 'A',
});

/** The price list. */
export const items = [
  item('1001', 'Office exam', 'EX', 64.5),
  item('1002', 'Recheck exam', 'EX', 38),
  item('2001', 'Rabies vaccine', 'VX', 32.05),
  item('2002', 'Distemper combo', 'VX', 36.4),
  { ...item('3001', 'Amoxicillin 250 mg', 'RX', 0.85), costPr: 0.31, onHand: 420, reOrd: 200, vndNo: 1 },
  { ...item('3002', 'Carprofen 75 mg', 'RX', 1.6), costPr: 0.72, onHand: 95, reOrd: 100, vndNo: 1 },
  { ...item('4001', 'Renal diet 8 lb', 'FD', 41.99), costPr: 28.2, onHand: 12, reOrd: 6, taxCd: 'ST', vndNo: 2 },
] as const;

export const runs = [
  { runCd: 'S1', runDesc: 'Small cage', dayRate: 24 },
  { runCd: 'L1', runDesc: 'Large run', dayRate: 36 },
  { runCd: 'C1', runDesc: 'Cat condo', dayRate: 27.5 },
] as const;

const functions = [
  ['APT', 'Appointment book'],
  ['CLN', 'Clients and patients'],
  ['INV', 'Invoicing'],
  ['SYS', 'System setup'],
] as const;
const group = (grpCd: string, grpDesc: string, writable: readonly string[]) => ({
  grpCd,
  grpDesc,
  rights: functions.map(([funcCd, funcDesc]) => ({
    funcCd,
    funcDesc,
    readYn: funcCd === 'SYS' && !writable.includes('SYS') ? 'N' : 'Y',
    writeYn: writable.includes(funcCd) ? 'Y' : 'N',
  })),
});
export const securityGroups = [
  group('ADM', 'Administrators', ['APT', 'CLN', 'INV', 'SYS']),
  group('DOC', 'Doctors', ['APT', 'CLN', 'INV']),
  group('STF', 'Staff', ['APT', 'CLN']),
];

const shippedSpecies: readonly (readonly [code: string, descr: string])[] = [
  ['CAN', 'Canine'],
  ['FEL', 'Feline'],
  ['AVI', 'Avian'],
  ['RAB', 'Rabbit'],
  ['FER', 'Ferret'],
  ['EQU', 'Equine'],
  ['REP', 'Reptile'],
];

/** Codes of three letters for descriptions: those the product ships with, and those that a practice has added. */
export class SpeciesFile {
  readonly #codes = new Map(shippedSpecies.map(([code, descr]) => [descr, code]));

  constructor({ patients }: Practice) {
    for (const { species } of patients) this.codeOf(species);
  }

  codeOf(descr: string): string {
    const known = this.#codes.get(descr);
    if (known !== undefined) return known;
    const taken = new Set(this.#codes.values());
    const stem = lettersOf(descr).padEnd(3, 'X');
    let code = stem.slice(0, 3);
    for (let number = 1; taken.has(code); number += 1) code = `${stem.slice(0, 2)}${String(number)}`;
    this.#codes.set(descr, code);
    return code;
  }

  /** The description of a code; undefined where there is none. */
  descrOf(code: string): string | undefined {
    return this.rows().find(({ speciesCd }) => speciesCd === code)?.speciesDesc;
  }

  rows(): readonly { readonly speciesCd: string; readonly speciesDesc: string }[] {
    return [...this.#codes].map(([speciesDesc, speciesCd]) => ({ speciesCd, speciesDesc }));
  }
}

/** The code of a client class: the first letters of its description. */
export function classCodeOf(descr: string): string {
  return lettersOf(descr).slice(0, 6);
}

function lettersOf(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\d]/gu, '')
    .toUpperCase();
}

/** A row of the price list with what it belongs to. */
export function itemRow(row: (typeof items)[number]): object {
  return {
    ...row,
    grp: itemGroups.find(({ grpCd }) => grpCd === row.grpCd),
    vnd: vendors.find(({ vndNo }) => vndNo === row.vndNo) ?? null,
  };
}
