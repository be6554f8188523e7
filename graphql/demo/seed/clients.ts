import { foldText } from '../clientSearch.ts';
import { Random } from '../random.ts';
import type { AddressRecord, ClientRecord, PhoneRecord } from '../records.ts';
import { dayMs } from '../zoneTime.ts';
import { personName, type PersonName } from './personNames.ts';
import { surroundings, type Surroundings } from './locations.ts';
import { clientAlerts, clientNotes, clientTags } from './remarks.ts';

const firstClientId = 10_001;
const surroundingsByWeight = surroundings.map((entry) => [entry, entry.weight] as const);

/** The client with this index, always the same for a seed; `today` is the start of the current UTC day in epoch ms. */
export function seedClient(seed: string, index: number, today: number): ClientRecord {
  const random = new Random(seed, 'client', index);
  const id = String(firstClientId + index);
  const { givenName, familyName } = personName(random, index);
  const home = random.weighted(surroundingsByWeight);
  // At least 60 days ago: the oldest entries of the appointment book were made about 53 days ago.
  const insertedAt = today - random.integer(60, 4000) * dayMs + random.integer(13 * 60, 22 * 60) * 60_000;
  const isActive = index < 10 || random.chance(0.92);
  return {
    id,
    givenName,
    familyName,
    email: random.chance(0.8) ? emailOf(random, { givenName, familyName }, index) : null,
    secondaryEmail: random.chance(0.05) ? `household${id}@example.net` : null,
    phoneNumbers: phonesOf(random, home, index),
    address: random.chance(0.93) ? addressOf(random, home) : null,
    isActive,
    notes: random.chance(0.1) ? random.pick(clientNotes) : null,
    alerts: random.chance(0.06) ? random.pick(clientAlerts) : null,
    balanceCents: balanceOf(random),
    primaryLocationId: home.locationId,
    tags: tagsOf(seed, index),
    insertedAt,
    updatedAt: insertedAt + Math.floor(random.next() * (today - insertedAt)),
  };
}

/** Drawn from a stream of its own, as tags came later than everything else of a client. */
function tagsOf(seed: string, index: number): readonly string[] {
  const random = new Random(seed, 'client tags', index);
  const tags = Array.from({ length: random.weighted(tagCounts) }, () => random.pick(clientTags));
  return [...new Set(tags)];
}

const tagCounts = [
  [0, 65],
  [1, 27],
  [2, 8],
] as const;

function emailOf(random: Random, name: PersonName, index: number): string {
  const parts = [name.givenName, name.familyName].filter((part) => part !== null).map(foldText);
  const local = parts.join('.').replace(/ /g, '').slice(0, 40);
  // Reserved domains only: the demo must never mail a real person.
  return `${local}${random.chance(0.6) ? String(index + 1) : ''}@${random.pick(['example.com', 'example.net', 'example.org'])}`;
}

const phoneNames: readonly (readonly [string | null, number])[] = [
  ['Mobile', 60],
  ['Home', 18],
  ['Work', 10],
  [null, 12],
];

function phonesOf(random: Random, home: Surroundings, index: number): readonly PhoneRecord[] {
  const count = random.weighted<number>([
    [0, 3],
    [1, 60],
    [2, 30],
    [3, 7],
  ]);
  return Array.from({ length: count }, (_, place) => ({
    id: `${String(firstClientId + index)}${String(place + 1)}`,
    value: formatPhone(random, ...numberOf(home, index + place * 277)),
    name: random.weighted(phoneNames),
    preferred: place === 0,
  }));
}

/**
 * Area code and line of the n-th number at a place.
 *
 * Only 555-0100 to 555-0199 are safe to invent, so numbers walk through them in a fixed order and repeat only in
 * clinics larger than the default one.
 */
function numberOf(home: Surroundings, n: number): readonly [string, string] {
  const area = home.areaCodes[n % home.areaCodes.length] ?? '212';
  const line = (Math.floor(n / home.areaCodes.length) * 37 + 11) % 100;
  return [area, `01${String(line).padStart(2, '0')}`];
}

function formatPhone(random: Random, area: string, line: string): string {
  const shape = random.integer(0, 15);
  if (shape < 7) return `(${area}) 555-${line}`;
  if (shape < 10) return `${area}-555-${line}`;
  if (shape === 10) return `${area}.555.${line}`;
  if (shape === 11) return `+1 ${area} 555 ${line}`;
  if (shape === 12) return `+1${area}555${line}`;
  if (shape === 13) return `${area}555${line}`;
  if (shape === 14) return `1-${area}-555-${line}`;
  return `(${area}) 555-${line} ext. ${String(random.integer(2, 99))}`;
}

function addressOf(random: Random, home: Surroundings): AddressRecord {
  const [city, state, prefix] = random.pick(home.towns);
  return {
    line1: `${String(random.integer(3, 980))} ${random.pick(home.streets)}`,
    line2: random.chance(0.4) ? `Apt ${String(random.integer(1, 18))}${random.pick(['A', 'B', 'C', 'D', 'F'])}` : null,
    city,
    state,
    postalCode: `${prefix}${String(random.integer(1, 60)).padStart(2, '0')}`,
  };
}

function balanceOf(random: Random): number {
  const drawn = random.next();
  if (drawn < 0.83) return 0;
  if (drawn < 0.88) return -random.integer(500, 20_000);
  return random.integer(1500, drawn < 0.98 ? 40_000 : 260_000);
}
