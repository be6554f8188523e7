import { byFamilyName, type ClientRecord, type PatientRecord } from '../../dialects/practice.ts';

/** How account holders can be ordered. */
export type HolderOrder = 'SURNAME' | 'ACCOUNT_NO' | 'NEWEST' | 'LAST_CHANGED';

/** How animals can be ordered. */
export type AnimalOrder = 'BARN_NAME' | 'NEWEST' | 'LAST_CHANGED';

interface Aged {
  readonly key: number;
  readonly createdAt: number;
  readonly updatedAt: number;
}

const newest = (one: Aged, other: Aged): number => other.createdAt - one.createdAt || other.key - one.key;
const lastChanged = (one: Aged, other: Aged): number => other.updatedAt - one.updatedAt || other.key - one.key;

/** Account holders in each order. */
export const holderOrders: Readonly<Record<HolderOrder, (one: ClientRecord, other: ClientRecord) => number>> = {
  SURNAME: byFamilyName,
  ACCOUNT_NO: (one, other) => one.key - other.key,
  NEWEST: newest,
  LAST_CHANGED: lastChanged,
};

/** Animals as the barn knows them; the older record first where two share a name. */
export function byBarnName(one: PatientRecord, other: PatientRecord): number {
  return one.name === other.name ? one.key - other.key : one.name < other.name ? -1 : 1;
}

/** Animals in each order. */
export const animalOrders: Readonly<Record<AnimalOrder, (one: PatientRecord, other: PatientRecord) => number>> = {
  BARN_NAME: byBarnName,
  NEWEST: newest,
  LAST_CHANGED: lastChanged,
};
