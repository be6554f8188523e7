import { wallDay } from '../../dialects/clock.ts';
import { dialectNow, type PatientRecord, type Practice } from '../../dialects/practice.ts';
import type { ChoreRow, HerdRow, RecallRow, StableRow } from './memory.ts';

const dayMs = 86_400_000;

const stableNames = ['Larchmount Stables', 'Tamarack Equestrian', 'Lazy Crocus Boarding', 'Sweetgrass Arena'];
const laneways = ['Range Road 41', 'Concession 9', 'Township Road 230', 'Sideroad 14'];
const barnManagers = ['Joanne Pelletier', 'Dale Kruger', 'Marie-Ève Roy', 'Colt Sandberg'];

/** Two stables that are driven to from each base. */
export function stablesOf({ places }: Practice): readonly StableRow[] {
  return places.flatMap(({ key }, place) =>
    [0, 1].map((index): StableRow => {
      const number = place * 2 + index;
      const [name = '', laneway = '', contact = ''] = [stableNames, laneways, barnManagers].map(
        (list) => list[number % list.length] ?? '',
      );
      const round = Math.floor(number / stableNames.length);
      return {
        id: String(601 + number),
        name: round === 0 ? name : `${name} ${String(round + 1)}`,
        placeKey: key,
        laneway: `${String(1200 + number * 34)} ${laneway}`,
        stalls: 12 + number * 4,
        contact,
        distanceKm: 8 + number * 7,
      };
    }),
  );
}

/** A herd for every fifteenth account, counted by head. */
export function herdsOf({ clients }: Practice): HerdRow[] {
  return clients
    .filter(({ key, isDeleted }) => key % 15 === 5 && !isDeleted)
    .map(({ key, familyName }, index): HerdRow => {
      const kind = index % 3;
      return {
        id: String(801 + index),
        name: `${familyName} ${['cow-calf', 'ewes', 'dairy goats'][kind] ?? 'cow-calf'}`,
        clientKey: key,
        speciesCode: ['BO', 'OV', 'CP'][kind] ?? 'BO',
        headCount: 24 + (key % 7) * 18,
      };
    });
}

/** What animals are due for, around the day of the clock. */
export function recallsOf(patients: readonly PatientRecord[]): RecallRow[] {
  return patients
    .filter(({ key, isDeceased }) => key % 3 === 1 && !isDeceased)
    .map(({ key }, index): RecallRow => {
      const due = dialectNow + (((key * 7) % 70) - 25) * dayMs;
      return {
        id: String(30_001 + index),
        code: (['VACC', 'TEETH', 'DEWORM'] as const)[index % 3] ?? 'VACC',
        patientKey: key,
        dueOn: wallDay(due, 'UTC'),
        sentAt: due < dialectNow ? due - 10 * dayMs : null,
      };
    });
}

/** What is on the whiteboard in the tack room. */
export function choresOf({ providers }: Practice): ChoreRow[] {
  const [first = null, second = null] = providers.filter(({ isActive }) => isActive).map(({ key }) => key);
  const day = (later: number): string => wallDay(dialectNow + later * dayMs, 'UTC');
  return [
    { id: '71', summary: 'Restock vaccine coolers in the trucks', dueOn: day(0), providerKey: second, isDone: false },
    { id: '72', summary: 'Courier bloods to the provincial lab', dueOn: day(1), providerKey: first, isDone: false },
    { id: '73', summary: 'Service the portable x-ray', dueOn: null, providerKey: null, isDone: false },
    { id: '74', summary: 'Return halters left in the stocks', dueOn: day(-1), providerKey: null, isDone: true },
  ];
}

/** What the dispensary sells. */
export const formulary = [
  {
    id: '1',
    sku: 'EXM-01',
    name: 'Physical examination',
    unit: 'each',
    cents: 7200,
    din: null,
    milk: null,
    meat: null,
  },
  {
    id: '2',
    sku: 'CAL-01',
    name: 'Farm call, first 30 km',
    unit: 'each',
    cents: 9500,
    din: null,
    milk: null,
    meat: null,
  },
  {
    id: '3',
    sku: 'VAC-EWT',
    name: 'Four-way equine vaccine',
    unit: 'dose',
    cents: 6150,
    din: null,
    milk: null,
    meat: 21,
  },
  { id: '4', sku: 'VAC-RAB', name: 'Rabies vaccine', unit: 'dose', cents: 3205, din: null, milk: null, meat: 21 },
  {
    id: '5',
    sku: 'NSA-FLU',
    name: 'Flunixin 50 mg/mL, 100 mL',
    unit: 'bottle',
    cents: 4875,
    din: '00990051',
    milk: 36,
    meat: 6,
  },
  {
    id: '6',
    sku: 'ANT-PEN',
    name: 'Penicillin G procaine, 250 mL',
    unit: 'bottle',
    cents: 3990,
    din: '00990052',
    milk: 96,
    meat: 10,
  },
  {
    id: '7',
    sku: 'DEW-IVM',
    name: 'Ivermectin paste',
    unit: 'syringe',
    cents: 1420,
    din: '00990053',
    milk: null,
    meat: 49,
  },
] as const;
