import { GraphQLError } from 'graphql';
import { instantOf, utcText } from '../../dialects/clock.ts';
import type { Ids } from '../../dialects/ids.ts';
import type { Kind, PatientRecord, PhoneRecord, ProviderRecord, VisitState } from '../../dialects/practice.ts';
import { visitStates } from '../../dialects/practice.ts';

/** Where the numbers of each table begin: they were counted on from before the practice came over. */
const before: Readonly<Record<Kind, number>> = {
  organization: 310,
  place: 40,
  provider: 900,
  visitType: 60,
  client: 20_000,
  patient: 35_000,
  appointment: 410_000,
};

/** Primary keys as Django counts them: whole numbers, each table with its own. */
export const marlowIds: Ids = {
  of: (kind, key) => String(before[kind] + key),
  key(kind, id) {
    const key = /^\d{1,9}$/.test(String(id ?? '')) ? Number(id) - before[kind] : 0;
    return key > 0 ? key : null;
  },
};

/** How far an entry of the daybook has come. */
export const stages: Readonly<Record<VisitState, string>> = {
  planned: 'BOOKED',
  confirmed: 'CONFIRMED',
  arrived: 'IN_LOBBY',
  inProgress: 'IN_ROOM',
  ready: 'CHECKING_OUT',
  completed: 'DEPARTED',
  cancelled: 'WITHDRAWN',
  noShow: 'MISSED',
};

/** The state behind a stage; the schema lets no other word through. */
export function stateOfStage(stage: string): VisitState {
  return visitStates.find((state) => stages[state] === stage) ?? 'planned';
}

export const phoneKinds: Readonly<Record<PhoneRecord['label'], string>> = {
  Mobile: 'MOBILE',
  Home: 'HOME',
  Work: 'WORK',
};

export const staffRoles: Readonly<Record<ProviderRecord['role'], string>> = {
  veterinarian: 'DVM',
  technician: 'RVT',
  groomer: 'GROOMER',
};

/** The sex as the chart has it, where being fixed is part of it. */
export function sexWord(sex: PatientRecord['sex'], isFixed: boolean): string {
  if (!isFixed || sex === 'UNKNOWN') return sex;
  return sex === 'MALE' ? 'MALE_NEUTERED' : 'FEMALE_SPAYED';
}

/** The sex and whether it is fixed, of a word of the chart. */
export function sexOfWord(word: string): { readonly sex: PatientRecord['sex']; readonly isFixed: boolean } {
  const sex = word.startsWith('FEMALE') ? 'FEMALE' : word.startsWith('MALE') ? 'MALE' : 'UNKNOWN';
  return { sex, isFixed: word.includes('_') };
}

/** A moment as `datetime.isoformat` writes it in UTC: 2026-11-17T14:00:00+00:00. */
export function momentText(instant: number): string {
  return utcText(instant).replace('Z', '+00:00');
}

/** The moment of a value of the scalar DateTime, which has to say its offset. */
export function momentOf(text: string): number {
  try {
    return instantOf(text);
  } catch {
    throw new GraphQLError(`Value cannot represent a DateTime: "${text}". An aware datetime is required.`);
  }
}

/** A day of the scalar Date. */
export function dayOf(text: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))) return text;
  throw new GraphQLError(`Value cannot represent a Date: "${text}". Invalid isoformat string: '${text}'`);
}

/** The day so many days later. */
export function laterDay(day: string, days: number): string {
  return new Date(Date.parse(dayOf(day)) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Cents as a value of the scalar Decimal. */
export function decimalText(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** A row that isn't there, in the words of Django. */
export function missing(model: string): GraphQLError {
  return new GraphQLError(`${model} matching query does not exist.`);
}

/** What was found; where nothing was, the words of Django. */
export function found<Item>(item: Item | null | undefined, model: string): Item {
  if (item === null || item === undefined) throw missing(model);
  return item;
}

/** Digits of a number as typed, without the country in front of ten of them. */
export function digitsOf(number: string): string {
  return number.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
}

/** Words without regard to case and accents, as the search of the database sees them. */
export function plainText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
