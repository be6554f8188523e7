import {
  type FieldModel,
  type InputModel,
  isRequired,
  type SchemaModel,
  type TypeModel,
} from '../../introspection/schemaModel.ts';
import { dateFormIn } from '../../dateForm.ts';
import type { AppointmentFields } from '../../serviceMap.ts';
import type { Path } from '../../sources.ts';
import type { ValueForm } from '../../valueForm.ts';
import type { WriteArgument, WriteRole, WriteSlot } from '../../serviceWrites.ts';
import { contactSlots } from './contactEntries.ts';
import { isInCopy } from '../words/copiedPeople.ts';
import { idForm, isIdOf } from '../values/idMeaning.ts';
import { asClock, asNamePart, isPlainest, wordsIn } from './slotMeaning.ts';
import { isOtherLink, isShown, isStateId, type StateRecords } from './shownRoles.ts';
import { entities, nouns, stateWords } from '../words/vocabulary.ts';
import { idRole, idWords } from './writtenIds.ts';
import { valueKind, type ValueKind, writesDigits, writesNoSeconds } from '../schema/valueKind.ts';
import {
  isExact,
  isFilterObject,
  isSelectorObject,
  selectsRightly,
  type Written,
  withOneAlternative,
  withoutIncomplete,
} from './strictInputs.ts';
import { demandedObjects, lacksDemanded } from '../schema/demanded.ts';
import { formOf, inItsUnit, type Times } from './writtenForms.ts';
import { inputRules } from '../values/inputRules.ts';
import { isEqualOperator } from '../schema/operatorTypes.ts';
import { wordsOf } from '../words/words.ts';

/** Roles that are written as a date or a wall clock. */
const dated: ReadonlySet<WriteRole> = new Set(['date', 'time', 'endTime', 'birthDate'] as const);

/** Roles that are written as a date alone. */
const dates: ReadonlySet<WriteRole> = new Set(['date', 'birthDate'] as const);

const timed: ReadonlySet<WriteRole> = new Set(['start', 'end', 'startMinute', 'date', 'time', 'endTime'] as const);

const clocks: ReadonlySet<WriteRole> = new Set(['date', 'time', 'endTime'] as const);

/** What a mutation's arguments can be filled with, and what it demands that the desk can't give. */
export interface WriteReading {
  readonly arguments: readonly WriteArgument[];
  readonly roles: ReadonlySet<WriteRole>;
  /** Demanded inputs without a known meaning, as dotted paths. */
  readonly unknown: readonly string[];
}

/** Input objects are followed this far: `input` `data` `contact` `phone`. */
const maxLevels = 4;

/** Reads what a mutation takes, as far as the desk can send it. */
export function readWriteInputs(schema: SchemaModel, field: FieldModel, about: About): WriteReading {
  const unknown: string[] = [];
  const hasSelector = field.arguments.some((input) => isSelectorObject(schema, input));
  const opened = field.arguments.map((input) => ({
    input,
    slots: open(schema, input, [], about, 0, isRequired(input), unknown, input.name).filter((slot) => {
      const writable = about.times !== 'otherwise' || !timed.has(slot.role);
      const selects = !about.hasId || selectsRightly(input.name, slot, hasSelector, isFilterObject(schema, input));
      const exact = writable && selects && isExact(input.name, slot, about) && !isInCopy(schema, input, slot);
      if (!exact && slot.demanded) unknown.push([input.name, ...slot.path].join('.'));
      return exact;
    }),
  }));
  const opens = new Set(opened.flatMap(({ slots }) => slots.map(({ role }) => role)));
  const [given, family] = [opens.has('givenName'), opens.has('familyName')];
  const lacking = given && !family ? 'familyName' : family && !given ? 'givenName' : null;
  const found = lacking
    ? opened.map(({ input, slots }) => ({ input, slots: slots.map((slot) => asNamePart(slot, lacking)) }))
    : opened;
  for (const { input, slots } of found) {
    if (isRequired(input) && slots.length === 0 && !unknown.some((at) => at.startsWith(input.name)))
      unknown.push(input.name);
  }
  const all = found.flatMap(({ slots }) => slots);
  // Where a start is read whole, a date beside it in an input is something else: when the row was entered.
  const isWhole = Object.values(about.shown).includes('start') && all.some(({ role }) => role === 'start');
  const places = found.flatMap(({ input, slots }) =>
    slots.map((slot) => ({ slot, words: wordsIn(input.name, slot), isShown: isShown(about.shown, input.name, slot) })),
  );
  const isDated = all.some(({ role }) => role === 'date');
  const roles = new Set(all.map(({ role }) => role));
  const list = found.flatMap(({ input, slots }) => {
    const meant = isWhole ? slots.filter(({ role, demanded }) => demanded || !clocks.has(role)) : slots;
    const plainest = about.everyPlace ? meant : meant.filter((slot) => isPlainest(slot, places));
    const sendable = isDated ? plainest.map((slot) => asClock(input.name, slot)) : plainest;
    if (sendable.length === 0) return [];
    const objects = demandedObjects(schema, input);
    return [{ name: input.name, type: input.type.text, slots: sendable, ...(objects.length > 0 && { objects }) }];
  });
  const whole = withoutIncomplete(schema, withOneAlternative(schema, withoutHalfStart(list, about)));
  // Of two objects that take the same the plainer is filled; where both are demanded neither is enough.
  for (const argument of whole)
    if (lacksDemanded(schema, argument) && !unknown.some((at) => at.startsWith(argument.name)))
      unknown.push(argument.name);
  const left = new Set(whole.flatMap(({ slots }) => slots.map(({ role }) => role)));
  return { arguments: whole, roles: new Set([...roles].filter((role) => left.has(role))), unknown };
}

/** Where a start is read as a date and a clock, one of them alone would be another start. */
function withoutHalfStart(list: readonly WriteArgument[], { shown }: About): readonly WriteArgument[] {
  const isClock = (role: WriteRole): boolean => role === 'time' || role === 'startMinute';
  const roles = list.flatMap(({ slots }) => slots.map(({ role }) => role));
  const isHalf = roles.includes('date') !== roles.some(isClock);
  if (!isHalf || !Object.values(shown).includes('time')) return list;
  return list.flatMap((argument) => {
    const slots = argument.slots.filter(({ role, demanded }) => demanded || (role !== 'date' && !isClock(role)));
    return slots.length > 0 ? [{ ...argument, slots }] : [];
  });
}

/** What a mutation is for: words of what it changes make `petId` the id itself where a pet is changed. */
export interface About extends Written {
  /** Whether it changes something that is there. */
  readonly hasId: boolean;
  /** How times are written; where the desk can't write them so, none is. */
  readonly times: Times;
  /** How lengths are written, where they are no numbers. */
  readonly lengths: AppointmentFields['writtenLength'];
  /** The number that is a length in seconds. */
  readonly seconds: AppointmentFields['seconds'];
  /** How dates are written, where the year is last. */
  readonly dates: AppointmentFields['writtenDate'];
  /** The field that leads to the record of a state, and the ids of all states by their names. */
  readonly states: StateRecords;
  /** What can be sent at all: a client has no start, an appointment no breed. */
  readonly roles: ReadonlySet<WriteRole>;
}

function open(
  schema: SchemaModel,
  input: InputModel,
  path: Path,
  about: About,
  level: number,
  demanded: boolean,
  unknown: string[],
  at: string,
  seen: readonly string[] = [],
): readonly WriteSlot[] {
  const type = schema.types.get(input.type.name ?? '');
  if (type?.kind === 'INPUT_OBJECT') {
    // Inputs that lead back to themselves write other records on the way.
    if (level >= maxLevels || input.type.lists > 1 || seen.includes(type.name)) return missed(demanded, unknown, at);
    return openObject(schema, input, type, path, about, level, demanded, unknown, at, [...seen, type.name]);
  }
  const kind = valueKind(schema, input.type.name);
  const meaning = inItsUnit(meaningOf(schema, input, kind, about), input, kind, about);
  if (!meaning) return missed(demanded, unknown, at);
  const isWrittenAsDigits = dated.has(meaning.role) && writesDigits(schema, input.name, input.type.name);
  const isShort = (meaning.role === 'time' || meaning.role === 'endTime') && writesNoSeconds(schema, input);
  const isDate = (kind === 'text' || kind === 'date') && dates.has(meaning.role);
  const date = isDate ? (dateFormIn(input.description) ?? dateFormIn(type?.description) ?? about.dates) : undefined;
  const written = isWrittenAsDigits ? 'digits' : isShort ? 'hourMinute' : (date ?? meaning.form);
  const form: ValueForm | undefined = input.type.lists > 0 ? 'list' : written;
  const isByState = isStateId(input.name, kind, about.states);
  const values = isByState
    ? Object.keys(about.states.ids)
    : (schema.types.get(input.type.name ?? '')?.enumValues ?? []);
  return [
    {
      path,
      role: meaning.role,
      ...(form ? { form } : {}),
      ...(demanded ? { demanded: true as const } : {}),
      ...(values.length > 0 ? { values } : {}),
      ...(isByState ? { ids: Object.values(about.states.ids) } : {}),
    },
  ];
}

function openObject(
  schema: SchemaModel,
  input: InputModel,
  type: TypeModel,
  path: Path,
  about: About,
  level: number,
  demanded: boolean,
  unknown: string[],
  at: string,
  seen: readonly string[],
): readonly WriteSlot[] {
  const isAside = wordsOf(input.name).some((word) =>
    ['emergency', 'billing', 'insurance', 'options', 'option', 'condition', 'if'].includes(word),
  );
  if ((isAside || isOfAnimals(input, about)) && !demanded) return [];
  const contacts = about.hasId || !about.roles.has('phone') ? [] : contactSlots(schema, input, type, path);
  if (contacts.length > 0) return contacts;
  // A list of one: `phones: [{ number }]`.
  const below = input.type.lists === 1 ? [...path, '0'] : path;
  return type.inputFields
    .filter((field) => demanded || !otherRecords.has(field.name))
    .flatMap((field) =>
      open(
        schema,
        calledLike(field, input, path.length > 0 ? about.self : null),
        [...below, field.name],
        about,
        level + 1,
        demanded && isRequired(field),
        unknown,
        `${at}.${field.name}`,
        seen,
      ),
    );
}

/** Operators of a relation that write another record; only `connect` names one that exists. */
const otherRecords: ReadonlySet<string> = new Set([
  'upsert',
  'connectOrCreate',
  'createAndLink',
  'createAndAdd',
  'update',
  'updateMany',
  'updateById',
  'delete',
  'deleteMany',
  'deleteById',
  'deleteOthers',
  'disconnect',
]);

/** The animals that may be registered with a client are not the client. */
function isOfAnimals({ name }: InputModel, { self, people, roles }: About): boolean {
  const words = roles.has('patientId') ? [] : wordsOf(name);
  return words.some((word) => !self.includes(word) && (nouns.patient.includes(word) || people.patient.includes(word)));
}

const contactWords: readonly string[] = ['phone', 'mobile', 'email'];
const bareWords: ReadonlySet<string> = new Set([
  'value',
  'number',
  'phone',
  'mobile',
  'email',
  'address',
  'text',
  'raw',
]);

/** What holds the values of a record inside of an input, or says which one is changed. */
const envelopeWords: ReadonlySet<string> = new Set(
  'input data body payload attribute record set value field update patch change where filter pk key by eq condition object entity item node model param request dto id self'.split(
    ' ',
  ),
);

/** `status: { set }` sets the status, `client: { connect: { id } }` and `client: { link }` name the client. */
function calledLike(field: InputModel, holder: InputModel, self: readonly string[] | null): InputModel {
  const isEqual = isEqualOperator(field.name) && wordsOf(holder.name).at(-1) === 'id';
  if (/^(set|connect|link)$/i.test(field.name) || isEqual) return { ...field, name: holder.name };
  const holding = wordsOf(holder.name);
  // `endDateTime { dateTime timeZone }`: which time it is says the holder.
  const isMoment = wordsOf(field.name).every((word) => word === 'date' || word === 'time');
  if (isMoment && holding.some((word) => word === 'start' || word === 'end')) return { ...field, name: holder.name };
  const contact = contactWords.find((each) => holding.includes(each));
  // `phones: [{ value, name }]`: the value is the phone, and its name no person's.
  if (contact) return { ...field, name: wordsOf(field.name).some((word) => bareWords.has(word)) ? contact : 'label' };
  const named = [...holding, 'id'];
  // Inside of an input, `operatory { id }` is the id of another record, and not of the visit.
  const isOther = self !== null && !holding.some((word) => self.includes(word) || envelopeWords.has(word));
  const isLink = /^id$/i.test(field.name) && (isOther || entities.some((entity) => isIdOf(named, entity)));
  return isLink ? { ...field, name: `${holder.name}Id` } : field;
}

function missed(demanded: boolean, unknown: string[], at: string): readonly WriteSlot[] {
  if (demanded) unknown.push(at);
  return [];
}

interface Meaning {
  readonly role: WriteRole;
  readonly form?: ValueForm;
}

/** Meanings that were found already: nested inputs of some services hold the same ones thousands of times. */
const foundMeanings = new WeakMap<About, Map<string, Meaning | null>>();

function meaningOf(schema: SchemaModel, input: InputModel, kind: ValueKind, about: About): Meaning | null {
  const found = foundMeanings.get(about) ?? new Map<string, Meaning | null>();
  foundMeanings.set(about, found);
  const key = `${input.name} ${input.type.text}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const meaning = findMeaning(schema, input, kind, about);
  found.set(key, meaning);
  return meaning;
}

function findMeaning(schema: SchemaModel, input: InputModel, kind: ValueKind, about: About): Meaning | null {
  const { roles, self } = about;
  const words = wordsOf(input.name);
  // An enum of states is a state, whatever its argument is called: `to: AppointmentStatus!`.
  const isState = kind === 'enum' && wordsOf(input.type.name ?? '').some((word) => stateWords.includes(word));
  if (isState && words.length === 1 && roles.has('status')) return { role: 'status' };
  // A clock that is a number counts minutes, by the rules below.
  const clock = kind === 'number' && clocks.has(about.shown[input.name] ?? 'id');
  const shown = clock ? undefined : about.shown[input.name];
  const isLink = shown?.endsWith('Id') ?? false;
  if (shown && isLink && roles.has(shown) && (kind === 'id' || kind === 'number'))
    return { role: shown, ...idForm(kind) };
  if (shown && !isLink && roles.has(shown) && writtenKinds.has(kind) && (kind === 'text' || !texts.has(shown)))
    return { role: shown, ...formOf(shown, kind, words, input.type.name, about) };
  if (isStateId(input.name, kind, about.states))
    return roles.has('status') ? { role: 'status', ...idForm(kind) } : null;
  const id = idRole(schema, words, kind, about);
  if (id && isOtherLink(input.name, id, about)) return null;
  if (id && roles.has(id)) return { role: id, ...idForm(kind) };
  if (words.some((word) => idWords.includes(word))) return null;
  const bare = words.filter((word) => !self.includes(word) || words.length === 1);
  const rule = inputRules.find(
    ({ role, words: phrases, kinds, not = [] }) =>
      roles.has(role) &&
      kinds.includes(kind) &&
      !bare.some((word) => not.includes(word)) &&
      phrases.some((each) => each.split(' ').every((word) => bare.includes(word))),
  );
  // The id of a state, or its number, is no word of it, where the word is read from a record of its own.
  if (rule?.role === 'status' && (kind === 'id' || kind === 'number') && !Object.values(about.shown).includes('status'))
    return null;
  if (!rule) return null;
  // A date that is a moment is the start, where a start is read whole.
  const isStart = rule.role === 'date' && kind === 'moment' && Object.values(about.shown).includes('start');
  const role = isStart && roles.has('start') ? 'start' : rule.role;
  return { role, ...formOf(role, kind, words, input.type.name, about) };
}

/** What is always written as it was typed: a number is no phone. */
const texts: ReadonlySet<WriteRole> = new Set(['name', 'givenName', 'familyName', 'phone', 'email'] as const);

/** What a shown value can be written as; an id or an object of the same name is something else. */
const writtenKinds: ReadonlySet<ValueKind> = new Set(['text', 'enum', 'number', 'moment', 'date', 'clock'] as const);
