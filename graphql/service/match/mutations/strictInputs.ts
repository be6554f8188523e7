import { type InputModel, isRequired, type SchemaModel } from '../../introspection/schemaModel.ts';
import type { WriteArgument, WriteRole, WriteSlot } from '../../serviceWrites.ts';
import { foldName } from '../../text.ts';
import { placesOf } from '../schema/demanded.ts';
import { isShown, type ShownRoles } from './shownRoles.ts';
import { nameOf, stepsTo } from './slotMeaning.ts';
import { wordsOf } from '../words/words.ts';

// Reading can't prove a mutation, so writing is strict: a value goes only where the name says that very thing.

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** Steps that hold the record itself, whatever it is called. */
const containers = wordSet(
  'input data set patch attribute value object record payload detail info information param parameter ' +
    'request body res resource item entity field change update new arg args dto form draft node pk column ' +
    'by key with connect create',
);

/** Parts of a record that hold times, names, and ways to reach a person. */
const parts = wordSet(
  'time schedule period start end slot interval range when date at name full contact phone ' +
    'mobile number telephone email mail telecom address communication method point home primary main ' +
    'scheduled timing window person profile demographic personal status state note reason species breed ' +
    'duration amount money',
);

/** Steps that select what is changed. */
const selectors = wordSet('where filter filters criteria selector query');

/** Steps that select or take away: what stands below them is not written there. */
const notWritten = new Set([...selectors, ...wordSet('condition conditions remove delete unset if match on')]);

/** Words that make a name mean another thing than the plain one: `dropOffEnd`, `actualDuration`, `emailStatus`. */
const qualifiers = wordSet(
  'actual drop off pickup buffer break travel reminder previous former old original created updated ' +
    'modified deleted published confirmed completed checked signed validation verified ' +
    'verification additional secondary alternate alternative alt other emergency billing shipping ' +
    'recurrence repeat until expire valid requested preferred max min estimated expected ' +
    'fax middle maiden nick user hash token template url metadata meta ' +
    'cancellation cancel deletion',
);

/** Others who belong to a client, whose names and numbers are not the client's. */
const relatives = wordSet('parent guardian mother father spouse partner kin relative child');

/** Words of a filter, which compares instead of writing: `reason.startsWith`, `name_in`. */
const comparisons = wordSet(
  'with contain not eq equal ne neq gt gte lt lte greater less like ilike in nin between match regex search',
);

const ids: ReadonlySet<WriteRole> = new Set([
  'id',
  'clientId',
  'patientId',
  'providerId',
  'locationId',
  'typeId',
  'conversationId',
  'invoiceId',
  'otherId',
] as const);

const times: ReadonlySet<WriteRole> = new Set([
  'start',
  'end',
  'date',
  'time',
  'endTime',
  'startMinute',
  'minutes',
] as const);

/** The record that is written. */
export interface Written {
  /** Words that it is called by. */
  readonly self: readonly string[];
  /** What is shown of it, by the names of its own fields. */
  readonly shown: ShownRoles;
  /** The names of the fields of what is changed. */
  readonly own: ReadonlySet<string>;
  /** Words of the types that clients and patients have here: where patients are people, a `patientId` is a client's. */
  readonly people: { readonly client: readonly string[]; readonly patient: readonly string[] };
  /** Whether every place is compared with the card before it is written, so that an alternate phone is a phone too. */
  readonly everyPlace?: boolean;
}

/** Roles by which a start, an end, a name, a phone number or an email address is shown. */
const sameThing: Readonly<Partial<Record<WriteRole, readonly WriteRole[]>>> = {
  start: ['start', 'date'],
  end: ['end', 'endTime', 'minutes'],
  name: ['name', 'familyName'],
  phone: ['phone'],
  email: ['email'],
};

/** Whether a value that goes to this place is what the place is for. */
export function isExact(argument: string, slot: WriteSlot, { self, shown, own, people, everyPlace }: Written): boolean {
  const { role } = slot;
  const steps = stepsTo(argument, slot);
  const before = steps.slice(0, -1);
  if (steps.some((step) => removes(step))) return false;
  if (ids.has(role)) return true;
  // Who exists is named by an id alone; and a time is written where it stands, not in a record that is made beside.
  if (before.includes('connect') || (times.has(role) && before.slice(1).includes('create'))) return false;
  if (before.some((step) => notWritten.has(foldName(step)))) return false;
  if (everyPlace) return true;
  const name = nameOf(argument, slot);
  // A field of its own that isn't shown, where another one shows the same, is something else: a clock without a date, or
  // the name of a client's parent.
  const showing = sameThing[role] ?? [];
  const isElsewhere = Object.values(shown).some((each) => showing.includes(each));
  if (isElsewhere && own.has(name) && shown[name] === undefined) return false;
  const words = wordsOf(name);
  if (words.some((word) => comparisons.has(word))) return false;
  if (words.some((word) => relatives.has(word) && !people.client.includes(word))) return false;
  const isPlain = role === 'lock' || isShown(shown, argument, slot) || !words.some((word) => qualifies(role, word));
  if (!isPlain) return false;
  return before.every((step, index) => (index === 0 && steps.length > 1) || isPlainStep(step, self));
}

/** Whether a step selects what a mutation changes. */
function isSelector(step: string): boolean {
  return selectors.has(foldName(step));
}

/** What joins conditions of its own kind by and and or is a filter, whatever it is called. */
export function isFilterObject(schema: SchemaModel, input: InputModel): boolean {
  const fields = schema.types.get(input.type.name ?? '')?.inputFields ?? [];
  return fields.some(({ name, type }) => /^_?(and|or)$/i.test(name) && type.name === input.type.name);
}

/** A filter, or an input that has one. */
export function isSelectorObject(schema: SchemaModel, input: InputModel, level = 0): boolean {
  const type = schema.types.get(input.type.name ?? '');
  if (type?.kind !== 'INPUT_OBJECT') return false;
  const takesId = type.inputFields.some(({ name }) => wordsOf(name).join(' ') === 'id');
  if (isSelector(input.name) || (takesId && isFilterObject(schema, input))) return true;
  return level === 0 && type.inputFields.some((each) => isSelectorObject(schema, each, 1));
}

/**
 * Whether an id that goes to this place selects the one record that is changed. Where a mutation has a filter, only an id
 * in the filter does: without one it changes every row there is. Nothing else belongs into a filter.
 */
export function selectsRightly(argument: string, slot: WriteSlot, hasSelector: boolean, isFilter: boolean): boolean {
  const isInSelector = isFilter || stepsTo(argument, slot).some(isSelector);
  return slot.role === 'id' ? !hasSelector || isInSelector : !isInSelector;
}

function removes(step: string): boolean {
  return /^_?(remove|unset|delete|disconnect)$/i.test(step);
}

/** A step that leads to the record itself or to a part of it, not to another record. */
function isPlainStep(step: string, self: readonly string[]): boolean {
  return wordsOf(step).every((word) => containers.has(word) || parts.has(word) || self.includes(word));
}

/** Whether a word makes a name mean another thing than the plain one; some qualify elsewhere and mean the thing itself here. */
function qualifies(role: WriteRole, word: string): boolean {
  const isOwn = (role === 'end' && word === 'until') || (role === 'minutes' && (word === 'min' || word === 'expected'));
  return qualifiers.has(word) && !isOwn;
}

/**
 * The arguments without optional objects of which a required field is unknown: a service would refuse such an object, or
 * take it for something else.
 */
export function withoutIncomplete(schema: SchemaModel, list: readonly WriteArgument[]): readonly WriteArgument[] {
  return list.flatMap((argument) => {
    const filled = filledBelow(argument.slots);
    const slots = argument.slots.filter((slot) => !isIncomplete(schema, argument, slot, filled));
    return slots.length > 0 || argument.slots.length === 0 ? [{ ...argument, slots }] : [];
  });
}

/**
 * The arguments with one of several objects that stand for each other, `{ TreatmentInput, SchoolObservationInput }`: the
 * one with a time, as filling two would say that both are booked.
 */
export function withOneAlternative(schema: SchemaModel, list: readonly WriteArgument[]): readonly WriteArgument[] {
  return list.map((argument) => {
    const fields = schema.types.get(argument.type.replace(/[[\]!]/g, ''))?.inputFields ?? [];
    const areAlternatives = fields.length > 1 && fields.every(({ name, type }) => name === type.name);
    const timed = areAlternatives ? argument.slots.find(({ role }) => role === 'start')?.path[0] : undefined;
    if (timed === undefined) return argument;
    return { ...argument, slots: argument.slots.filter(({ path }) => path[0] === timed) };
  });
}

/** What is filled in below each place of an argument, by the dotted path of the place: the names of the next steps. */
function filledBelow(slots: readonly WriteSlot[]): ReadonlyMap<string, ReadonlySet<string>> {
  const filled = new Map<string, Set<string>>();
  for (const path of slots.flatMap(placesOf))
    for (const [depth, step] of path.entries()) {
      const holder = path.slice(0, depth).join('.');
      filled.set(holder, (filled.get(holder) ?? new Set()).add(step));
    }
  return filled;
}

function isIncomplete(
  schema: SchemaModel,
  { type }: WriteArgument,
  { path, demanded }: WriteSlot,
  filled: ReturnType<typeof filledBelow>,
): boolean {
  if (demanded) return false;
  let model = schema.types.get(type.replace(/[[\]!]/g, ''));
  for (let depth = 0; depth < path.length; depth += 1) {
    const given = filled.get(path.slice(0, depth).join('.'));
    // A service refuses an object that lacks something, also where it could have been left out as a whole.
    const isOptional = depth > 0 ? path[depth] !== '0' : !type.endsWith('!');
    if (isOptional && model?.inputFields.some((field) => isRequired(field) && !given?.has(field.name))) return true;
    const step = path[depth];
    if (step === '0') continue;
    model = schema.types.get(model?.inputFields.find(({ name }) => name === step)?.type.name ?? '');
  }
  return false;
}
