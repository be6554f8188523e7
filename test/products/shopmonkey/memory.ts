import type { ClientRecord, Practice } from '../../dialects/practice.ts';
import { createLedger, type Ledger } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { customersOf, dateTime, madeId } from './values.ts';

/** A car with those who own it. */
export interface VehicleRow extends Row {
  readonly id: string;
  readonly ownerKeys: readonly number[];
}

/** Ids of a customer's e-mails and numbers, in the order of these. */
export interface ContactIds {
  readonly emails: string[];
  readonly phones: string[];
  /** How many there ever were. */
  made: number;
}

/** What the product stores beside the practice. */
export interface ShopmonkeyMemory {
  readonly ledger: Ledger;
  readonly vehicles: VehicleRow[];
  readonly contacts: Map<number, ContactIds>;
  /** What an appointment has that those of the practice don't, by its key. */
  readonly visits: Map<number, Row>;
  /** The same for a customer. */
  readonly profiles: Map<number, Row>;
  /** Changes of orders that belong to a visit, by their id. */
  readonly orderChanges: Map<string, Row>;
  /** Orders that were written without a visit. */
  readonly orders: Row[];
  readonly payments: Row[];
  readonly webhooks: Row[];
}

const cars = [
  ['Subaru', 'Outback', 'Limited', 'Wagon', 'Blue'],
  ['Toyota', 'Tacoma', 'SR5', 'Truck', 'White'],
  ['Honda', 'Civic', 'EX', 'Sedan', 'Silver'],
  ['Ford', 'F-150', 'XLT', 'Truck', 'Red'],
  ['Jeep', 'Wrangler', 'Sahara', 'SUV', 'Green'],
  ['Volkswagen', 'Golf', 'TSI', 'Hatchback', 'Gray'],
] as const;

/** The store as it is before anyone writes. */
export function createMemory(practice: Practice): ShopmonkeyMemory {
  return {
    ledger: createLedger(practice),
    vehicles: customersOf(practice).flatMap((client) =>
      Array.from({ length: client.key % 3 }, (_, at) => car(client, at)),
    ),
    contacts: new Map(),
    visits: new Map(),
    profiles: new Map(),
    orderChanges: new Map(),
    orders: [],
    payments: [],
    webhooks: [
      {
        id: madeId('webhook', 1),
        createdDate: '2025-02-11T16:20:00.000Z',
        name: 'Accounting',
        url: 'https://hooks.example.test/shopmonkey',
        triggers: ['Order', 'Payment'],
        enabled: true,
      },
    ],
  };
}

function car({ key, createdAt }: ClientRecord, index: number): VehicleRow {
  const number = key * 2 + index;
  const [make, model, submodel, type, color] = cars[number % cars.length] ?? cars[0];
  const year = 2008 + (number % 16);
  return {
    id: madeId('vehicle', number),
    ownerKeys: [key],
    createdDate: dateTime(createdAt),
    updatedDate: null,
    year,
    make,
    model,
    submodel,
    type,
    color,
    size: 'LightDuty',
    engine: number % 2 === 0 ? '2.5L H4' : '1.8L I4',
    drivetrain: number % 2 === 0 ? 'AWD' : 'FWD',
    transmission: number % 4 === 0 ? 'Manual' : 'Automatic',
    vin: `4S3BMHB68B3${String(280_000 + number)}`,
    licensePlate: `${String(1000 + number * 7)}AB`,
    licensePlateState: 'ME',
    licensePlateCountry: 'US',
    mileage: 18_000 + number * 731,
    mileageUnit: 'Mile',
    odometer: true,
    unit: null,
    note: '',
  };
}

/** Ids of what a customer has; new ones where something was added. */
export function contactIdsOf({ contacts }: ShopmonkeyMemory, client: ClientRecord): ContactIds {
  const ids = contacts.get(client.key) ?? { emails: [], phones: [], made: 0 };
  const next = (group: string): string => {
    ids.made += 1;
    return madeId(group, client.key * 64 + ids.made);
  };
  while (ids.emails.length < client.emails.length) ids.emails.push(next('email'));
  while (ids.phones.length < client.phones.length) ids.phones.push(next('phoneNumber'));
  contacts.set(client.key, ids);
  return ids;
}
