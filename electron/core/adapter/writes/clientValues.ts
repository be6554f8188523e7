import { isSamePhoneNumber, onlyDigits } from '../../../contract/phoneNumbers.ts';
import type { ClientRecord } from '../clinic/clinic.ts';
import type { ClientUpdate, NewClient, NewPatient } from '../../../../graphql/desk/generated/types.ts';
import type { ClientRow } from '../../../../graphql/service/readers/readObjects.ts';
import type { WriteRole, WriteSlot } from '../../../../graphql/service/serviceWrites.ts';
import type { PlacedValue, WriteValues } from '../../../../graphql/service/variables.ts';
import { t } from '../../../../i18n/core/t.ts';
import { checkTexts, type Problem, withoutNulls } from './appointmentValues.ts';
import { placeAddress, placeFirst, placePresent, placeValue, type Placing } from './placedValues.ts';
import { withSingleSpaces } from '../../../../graphql/service/text.ts';

/** The values to send for a change of a stored object, or the errors in them. */
export interface ChangePlan {
  readonly problems: readonly Problem[];
  readonly values: WriteValues;
  readonly placed: ReadonlyMap<WriteSlot, PlacedValue>;
  /** Desk names of the changed fields. */
  readonly changes: readonly string[];
}

/** All values of a client's registration. */
export function newClientValues(client: NewClient): WriteValues {
  const { whole, given, family } = namePartsOf(client, null);
  return withoutNulls({
    name: whole || null,
    givenName: given,
    familyName: family,
    phone: textOf(client.phone),
    email: textOf(client.email),
    address: textOf(client.address),
    notes: textOf(client.notes),
    locationId: client.location,
  });
}

export function newPatientValues(patient: NewPatient, clientId: string): WriteValues {
  const { name, species, breed, sex, birthDate, notes } = patient;
  const texts = { name: textOf(name), species: textOf(species), breed: textOf(breed), notes: textOf(notes) };
  return withoutNulls({ ...texts, sex: textOf(sex), birthDate, clientId });
}

/** The values of a change of a client, for each of the places that a service has for them. */
export function planClientUpdate(to: ClientUpdate, now: ClientRecord, slots: readonly WriteSlot[]): ChangePlan {
  const { client, row } = now;
  const problems: Problem[] = [...checkTexts(to)];
  const changes: string[] = [];
  const placed = new Map<WriteSlot, PlacedValue>();
  const input: Partial<Record<WriteRole, string | null>> = {};
  const of = (role: WriteRole): readonly WriteSlot[] => slots.filter((slot) => slot.role === role);
  const refuse = (field: string, message: string): void => void problems.push({ field, message });
  const take = (field: string, placing: Placing): void => {
    if (placing.kind === 'problem') refuse(field, placing.message);
    else placed.set(placing.slot, placing.value);
  };

  if ([to.name, to.givenName, to.familyName].some((each) => each != null)) setName();
  const phone = client.phones[0]?.number ?? null;
  if (differs(to.phone, phone)) {
    changes.push('phone');
    take('phone', of('phone').length === 0 ? notTaken() : placeFirst(of('phone'), row, phone, textOf(to.phone)));
  }
  const email = client.emails[0] ?? null;
  if (differs(to.email, email)) {
    changes.push('email');
    take('email', of('email').length === 0 ? notTaken() : placeFirst(of('email'), row, email, textOf(to.email)));
  }
  if (differs(to.address, client.address)) {
    changes.push('address');
    const [slot] = of('address');
    take('address', slot ? placeAddress(slot, row, to.address?.trim() ?? '') : notTaken());
  }
  if (differs(to.notes, client.notes)) setText('notes', 'notes', textOf(to.notes));
  if (differs(to.location, client.location?.id ?? null)) setText('locationId', 'location', textOf(to.location));
  return {
    problems,
    values: { ...demanded(slots, client), ...input },
    placed: withPresent(placed, slots, row),
    changes,
  };

  function setText(role: WriteRole, field: string, value: string | null): void {
    changes.push(field);
    const [slot] = of(role);
    if (slot) put(slot, value);
    else refuse(field, t('desk.fixed'));
  }

  function put(slot: WriteSlot, value: string | null): void {
    if (slot.beside) take(slot.role, placeValue(slot, row, value));
    else input[slot.role] = value;
  }

  function setName(): void {
    const before = presentName(client);
    const name = namePartsOf(to, before);
    if (name.whole === before.whole && name.given === before.given && name.family === before.family) return;
    changes.push('name');
    if (name.whole === '') return refuse('name', t('desk.clientName'));
    const [whole, given, family] = [of('name')[0], of('givenName')[0], of('familyName')[0]];
    const misses = (slot: WriteSlot | undefined, half: 'given' | 'family'): boolean =>
      slot === undefined && name[half] !== before[half];
    if (!whole && !given && !family) return refuse('name', t('desk.fixed'));
    if (!whole && (misses(given, 'given') || misses(family, 'family'))) return refuse('name', t('desk.partOfName'));
    if (whole) put(whole, name.whole);
    if (given) put(given, name.given);
    if (family) put(family, name.family);
  }
}

/** Whether the values read afterwards are the requested ones. */
export function isClientAsRequested(
  to: ClientUpdate,
  changes: readonly string[],
  after: ClientRow,
  before: ClientRow,
): boolean {
  return changes.every((field) => {
    switch (field) {
      case 'name':
        return namePartsOf(to, presentName(before)).whole === after.name || isSameName(to, before, after);
      case 'phone': {
        const phone = (to.phone?.trim() || before.phones[0]?.number) ?? '';
        const has = after.phones.some(({ number }) => isSamePhone(number, phone));
        return to.phone?.trim() ? has : !has;
      }
      case 'email': {
        const texts = after.emails.map(bare);
        return to.email?.trim() ? texts.includes(bare(to.email)) : !texts.includes(bare(before.emails[0]));
      }
      case 'address':
        return bare(after.address) === bare(to.address);
      case 'notes':
        return bare(after.notes) === bare(to.notes);
      default:
        return (after.location?.id ?? '') === (to.location ?? '');
    }
  });
}

/**
 * Whether a changed value is neither as requested nor as before: another desk was right behind this one. Addresses are
 * left out: many services write them in a form of their own.
 */
export function isClientOverwritten(
  to: ClientUpdate,
  changes: readonly string[],
  after: ClientRow,
  before: ClientRow,
): boolean {
  const [phone, was] = [after.phones[0]?.number ?? '', before.phones[0]?.number ?? ''];
  const isOther: Readonly<Record<string, boolean>> = {
    name: after.name !== before.name,
    phone: phone !== '' && !isSamePhone(phone, was),
    email: after.emails.length > 0 && bare(after.emails[0]) !== bare(before.emails[0]),
    // What a service adds to a text is no other text.
    notes: after.notes !== null && after.notes !== before.notes && !after.notes.includes(to.notes?.trim() ?? ''),
    location: after.location != null && after.location.id !== before.location?.id,
  };
  return changes.some((field) => isOther[field] === true && !isClientAsRequested(to, [field], after, before));
}

function isSamePhone(one: string, other: string): boolean {
  return bare(one) === bare(other) || isSamePhoneNumber(onlyDigits(one), onlyDigits(other));
}

function isSameName(to: ClientUpdate, before: ClientRow, after: ClientRow): boolean {
  const { given, family } = namePartsOf(to, presentName(before));
  return after.givenName === given && after.familyName === family;
}

/** What a service demands at every change stays as it is. */
function demanded(slots: readonly WriteSlot[], client: ClientRow): WriteValues {
  const { whole, given, family } = presentName(client);
  const present: Readonly<Partial<Record<WriteRole, string | null | undefined>>> = {
    name: whole || null,
    givenName: given,
    familyName: family,
    notes: client.notes,
    address: client.address,
    locationId: client.location?.id,
  };
  const roles = slots.filter((slot) => slot.demanded && !slot.pieces).map(({ role }) => [role, present[role]] as const);
  return withoutNulls(Object.fromEntries(roles));
}

/** Numbers and addresses of mail have places of their own, of which any may be demanded. */
function withPresent(
  placed: Map<WriteSlot, PlacedValue>,
  slots: readonly WriteSlot[],
  row: unknown,
): ReadonlyMap<WriteSlot, PlacedValue> {
  for (const slot of slots) {
    if (!slot.demanded || (slot.role !== 'phone' && slot.role !== 'email') || placed.has(slot)) continue;
    const present = placePresent(slot, row);
    if (present) placed.set(slot, present);
  }
  return placed;
}

function notTaken(): Placing {
  return { kind: 'problem', message: t('desk.fixed') };
}

/** Whether a value is given and differs from the present one. */
export function differs(input: string | null | undefined, present: string | null): boolean {
  return input != null && input.trim() !== (present ?? '');
}

/** A missing or empty value is null. */
export function textOf(input: string | null | undefined): string | null {
  return input?.trim() || null;
}

/** How a text is compared that a service may have written otherwise: `(555) 010-7788` is `5550107788`. */
function bare(text: string | null | undefined): string {
  return (text ?? '').toLowerCase().replace(/[^\p{L}\p{N}@]/gu, '');
}

/** A name in one piece and in two, as services require either. */
interface NameParts {
  readonly whole: string;
  readonly given: string | null;
  readonly family: string | null;
}

/** The parts of a name that a user may enter. */
interface NameInput {
  readonly name?: string | null;
  readonly givenName?: string | null;
  readonly familyName?: string | null;
}

/**
 * A name as entered, in one piece and in two: a missing form is derived from the other. If one half of the present name
 * is unchanged, the rest is the other half, however many words it has; else the last word is the family name.
 */
export function namePartsOf({ name, givenName, familyName }: NameInput, present: NameParts | null): NameParts {
  const given = givenName == null ? null : withSingleSpaces(givenName);
  const family = familyName == null ? null : withSingleSpaces(familyName);
  if (given !== null || family !== null) {
    const halves = { given: given ?? present?.given ?? '', family: family ?? present?.family ?? '' };
    const whole =
      name == null ? [halves.given, halves.family].filter((half) => half !== '').join(' ') : withSingleSpaces(name);
    return { whole, given: halves.given || null, family: halves.family || null };
  }
  const whole = withSingleSpaces(name ?? '');
  return { whole, ...halvesOf(whole, present) };
}

/** The name of a client as it is read, with halves also where the service gives none. */
export function presentName(client: {
  readonly name: string;
  readonly givenName: string | null;
  readonly familyName: string | null;
}): NameParts {
  const { name, givenName, familyName } = client;
  const halves = givenName === null && familyName === null ? halvesOf(name, null) : null;
  return { whole: name, given: halves?.given ?? givenName, family: halves?.family ?? familyName };
}

function halvesOf(whole: string, present: NameParts | null): Pick<NameParts, 'given' | 'family'> {
  const { given = null, family = null } = present ?? {};
  // A name of one piece, such as a stable's, stays one.
  const words = whole.split(' ').filter((word) => word !== '');
  if (given === null && family !== null && (family.includes(' ') || words.length === 1))
    return { given: null, family: whole || null };
  if (family !== null && whole.endsWith(` ${family}`)) return { given: whole.slice(0, -family.length - 1), family };
  if (given !== null && whole.startsWith(`${given} `)) return { given, family: whole.slice(given.length + 1) };
  return { given: words.slice(0, -1).join(' ') || null, family: words.at(-1) ?? null };
}
