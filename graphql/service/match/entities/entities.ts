import type { SchemaModel, TypeModel } from '../../introspection/schemaModel.ts';
import { timeSources } from '../values/appointmentTimes.ts';
import { statusSource } from '../values/appointmentStatus.ts';
import { withCopies } from './copies.ts';
import { emailPaths, phoneSources } from '../values/contactFields.ts';
import { type Branch, contentsOf, type Leaf } from '../schema/leaves.ts';
import { listedTypes } from '../schema/listedTypes.ts';
import { nameSource } from '../values/nameFields.ts';
import { hasLeaf } from '../values/pickLeaf.ts';
import { isIdOf, isPlainMention, personInBooking, typeInId } from '../values/idMeaning.ts';
import { isIdentity, objectType } from '../schema/identity.ts';
import { withPatientsFirst } from './patientsFirst.ts';
import { anyLevels, bornWords, personIn, type PersonName } from '../values/persons.ts';
import { plainTypes } from '../schema/plainTypes.ts';
import { finish, type Steps } from '../schema/steps.ts';
import { add, type EntityScore, total } from './entityScore.ts';
import {
  calledIn,
  isCalled,
  isCalledAnimal,
  isCalledAttendee,
  isCalledClient,
  isBesideLocation,
  type Marks,
  nameMarks,
} from '../words/typeNames.ts';
import { entities, type Entity, type Sign, signs } from '../words/vocabulary.ts';
import { wordsOf } from '../words/words.ts';

/** Scores per type and entity; a type that is not here fits nothing. */
export type EntityScores = ReadonlyMap<string, Readonly<Record<Entity, EntityScore>>>;

/**
 * Scores every type that was read by its fields, then once more by what it links to: an appointment is what leads to a
 * patient and a provider, a provider is what appointments link to.
 */
export function scoreEntities(schema: SchemaModel): EntityScores {
  return finish(scoreSteps(schema));
}

/** The same in pieces. */
export function* scoreSteps(schema: SchemaModel): Steps<EntityScores> {
  const known = judged.get(schema);
  if (known) return known;
  yield* listedTypes(schema);
  const scores = yield* judgeTypes(schema);
  judged.set(schema, scores);
  return scores;
}

/** Scoring a schema is expensive, and a map is described concept by concept. */
const judged = new WeakMap<SchemaModel, EntityScores>();

function* judgeTypes(schema: SchemaModel): Steps<EntityScores> {
  const types: TypeModel[] = [];
  for (const type of schema.types.values()) {
    if (objectType(schema, type.name) && isIdentity(schema, type)) types.push(type);
    yield;
  }
  const plainOf = plainTypes(types);
  const alone = new Map<string, Record<Entity, EntityScore>>();
  for (const type of types) {
    alone.set(type.name, scoreType(schema, type, calledIn(schema, plainOf(type) ?? type)));
    yield;
  }
  const likely = (name: string, entity: Entity): boolean => {
    const own = alone.get(name);
    return (
      own !== undefined &&
      own[entity].score >= 0.4 &&
      entities.every((other) => own[other].score <= own[entity].score + 0.2)
    );
  };
  const ledTo = leadsBetween(schema, types, likely);
  const calledBy = callsOfAppointments(schema, types, likely);
  const scores = new Map<string, Record<Entity, EntityScore>>();
  for (const type of types) {
    const own = alone.get(type.name);
    if (!own) throw new Error('Every type was scored above.');
    const links = linksOf(schema, type, likely);
    // The owner of a clinic is not its client.
    const isPlace = isCalled(calledIn(schema, type), 'location');
    const single = isPlace ? new Set<Entity>() : linksOf(schema, type, likely, ({ many }) => !many);
    const plain = plainOf(type);
    const names = [type.name, ...(plain ? [plain.name] : [])];
    const from = new Set(names.flatMap((name) => [...ledTo(name)]));
    const called = new Set(names.flatMap((name) => [...calledBy(name)]));
    const room = isRoom(contentsOf(schema, type).leaves);
    const scored = entities.map((entity) => {
      // Visits lead to the room as well.
      const marks =
        entity === 'provider' && room
          ? []
          : linkMarks(entity, links, single, from, personIn(schema, type), called, isPlace);
      return [entity, add(own[entity], marks)] as const;
    });
    // Sound: every entity has its entry.
    scores.set(type.name, Object.fromEntries(scored) as Record<Entity, EntityScore>);
    yield;
  }
  return withCopies(schema, withPatientsFirst(schema, types, scores));
}

function scoreType(schema: SchemaModel, type: TypeModel, called: string): Record<Entity, EntityScore> {
  const context = { schema, type, levels: anyLevels };
  const { leaves: all, branches } = contentsOf(schema, type);
  // A number that is called a position orders rows.
  const leaves = all.filter(({ words, kind }) => kind !== 'number' || words.at(-1) !== 'position');
  // What parts lead to, such as the breed of each pet, is nothing of the whole.
  const own = branches.filter(({ each }) => !each);
  const holders = own.map(({ words }): Leaf => ({
    path: [],
    words,
    around: [],
    kind: 'text',
    isList: false,
    deprecated: false,
    shared: false,
    enumValues: [],
  }));
  const has = (sign: Sign): boolean => hasLeaf(leaves, signs[sign]);
  // A link called `job` leads to work to be done; only a text of that name is a profession.
  const hasAny = (sign: Sign): boolean =>
    has(sign) ||
    hasLeaf(
      holders,
      signs[sign].filter((word) => word !== 'job'),
    );
  const personName = personIn(schema, type);
  const person = personName === 'parts';
  const holdsPerson = personName !== 'none';
  const named = person || nameSource(context, null) !== undefined;
  const reachable = phoneSources(context).length > 0 || emailPaths(context).length > 0;
  // People have a race as well: beside a family name and a way to reach them it takes more than that.
  const isOfSpecies = hasLeaf([...leaves, ...holders], ['species', 'microchip', 'animal type']);
  const animal = hasAny('species') && (isOfSpecies || !(person && reachable));
  const { start, end } = timeSources(context);
  const timed = start !== undefined;
  const status = statusSource(context) !== undefined;
  const zoned = hasAny('timeZone') || hasAny('openingHours');
  const born = hasLeaf(leaves, bornWords);
  // The hours of a place have a start and an end, and no state.
  const isPlace = isCalled(called, 'location') && !status;
  const placed = hasAny('timeZone') || hasAny('address');
  const isAttendee = isCalledAttendee(called) && reachable && !timed;
  const isCalendar = wordsOf(called).join(' ') === 'calendar';
  const isPatientPerson = (person || (reachable && born)) && !animal && wordsOf(called).join(' ') === 'patient';
  const marks: Readonly<Record<Entity, Marks>> = {
    patient: [
      [animal ? 0.5 : !person && isCalledAnimal(called) ? 0.2 : -0.6, 'isAnimal'],
      [named ? 0.1 : 0, 'hasName'],
      [born ? 0.15 : 0, 'hasSexOrBirthDate'],
      [timed && (end || isCalled(called, 'appointment')) ? -0.4 : 0],
      [reachable ? -0.1 : 0],
    ],
    client: [
      [person ? 0.3 : !animal && holdsPerson ? 0.2 : named ? 0.1 : -0.4, 'hasPersonName'],
      [reachable ? 0.25 : 0, 'canBeReached'],
      [hasAny('address') ? 0.1 : 0, 'hasAddress'],
      [hasAny('balance') ? 0.1 : 0, 'hasBalance'],
      [animal ? -0.6 : 0],
      // A type with a birth date is a person: its other dates are those of a treatment or an insurance.
      [timed && end && !person && !(reachable && born) ? -0.5 : 0],
      [!holdsPerson && zoned && !isAttendee ? -0.3 : 0],
      [hasAny('profession') ? -0.1 : 0],
      [isCalled(called, 'provider') && !isCalled(called, 'client') ? -0.3 : 0],
      // Where patients are people, they are the clients.
      [isPatientPerson ? 0.3 : 0, 'isPatientPerson'],
      [isAttendee ? 0.3 : 0, 'calledClient'],
    ],
    provider: [
      [person ? 0.3 : named ? 0.2 : -0.4, 'hasName'],
      [hasAny('profession') ? 0.3 : 0, 'hasProfession'],
      [animal ? -0.6 : 0],
      [timed && end && !person ? -0.5 : 0],
      [hasAny('balance') ? -0.25 : 0],
      // Visits stand in the calendars of those who give them, each of which may have its zone.
      [isCalendar ? 0.3 : !holdsPerson && zoned ? -0.2 : 0],
      [hasLeaf(leaves, ['duration', 'minute']) ? -0.3 : 0],
      [isRoom(leaves) ? -1 : 0],
      [!person && !hasAny('profession') && !isCalled(called, 'provider') ? -0.3 : 0],
      [isCalledClient(called) && !isCalled(called, 'provider') ? -0.5 : 0],
    ],
    location: [
      [named ? 0.2 : -0.4, 'hasName'],
      [hasAny('address') ? 0.3 : 0, 'hasAddress'],
      [hasAny('timeZone') ? 0.25 : 0, 'hasTimeZone'],
      [hasAny('openingHours') ? 0.15 : 0, 'hasOpeningHours'],
      [holdsPerson || born || isAttendee ? -0.5 : isCalendar ? -0.3 : 0],
      [animal || (timed && end && !isPlace) ? -0.6 : 0],
      [!placed && (!isCalled(called, 'location') || isBesideLocation(called)) ? -0.3 : 0],
      [isCalled(called, 'provider') && !isCalled(called, 'location') ? -0.6 : 0],
    ],
    appointmentType: [
      [named ? 0.2 : -0.4, 'hasName'],
      [hasAny('duration') ? 0.3 : 0, 'hasUsualLength'],
      // A product that takes time is a service.
      [hasAny('duration') && wordsOf(called).at(-1) === 'product' ? 0.35 : 0],
      [timed && end !== undefined && status ? -0.5 : 0],
      [animal || person || reachable ? -0.5 : 0],
      [!hasAny('duration') && !isCalled(called, 'appointmentType') ? -0.3 : 0],
    ],
    appointment: [
      [timed && !isPlace ? 0.3 : -0.6, 'hasStart'],
      [end ? 0.15 : 0, 'hasEnd'],
      [status ? 0.1 : 0, 'hasStatus'],
      [(animal && !status) || person ? -0.3 : 0],
      [isCalled(called, 'provider') && !isCalled(called, 'appointment') ? -0.3 : 0],
    ],
  };
  const scored = entities.map((entity) => [entity, total([...marks[entity], ...nameMarks(called, entity)])] as const);
  // Sound: every entity has its entry.
  return Object.fromEntries(scored) as Record<Entity, EntityScore>;
}

/** What holds several people is a room, also where it is called a resource, as staff is elsewhere. */
function isRoom(leaves: readonly Leaf[]): boolean {
  return hasLeaf(leaves, ['capacity', 'seating capacity', 'max capacity']);
}

type Likely = (name: string, entity: Entity) => boolean;

/** Which entities a type leads to, as objects or by their ids. */
function linksOf(
  schema: SchemaModel,
  type: TypeModel,
  likely: Likely,
  counts: (branch: Branch) => boolean = () => true,
): ReadonlySet<Entity> {
  const { leaves, branches } = contentsOf(schema, type);
  const { start, end } = timeSources({ schema, type, levels: anyLevels });
  const person = start && end ? personInBooking(leaves) : null;
  return new Set(
    entities.filter(
      (entity) =>
        (entity === 'client' && person !== null) ||
        branches.some(
          (branch) =>
            !branch.shared && counts(branch) && branch.type.name !== type.name && likely(branch.type.name, entity),
        ) ||
        leaves.some(({ words, kind }) => isIdOf(words, entity) || (kind === 'text' && isPlainMention(words, entity))),
    ),
  );
}

/** For each type the entities that lead to it. */
function leadsBetween(
  schema: SchemaModel,
  types: readonly TypeModel[],
  likely: Likely,
): (name: string) => ReadonlySet<Entity> {
  const found = new Map<string, Set<Entity>>();
  const byName = new Map(types.map((type) => [wordsOf(calledIn(schema, type)).join(''), type.name]));
  for (const type of types) {
    const from = entities.filter((entity) => likely(type.name, entity));
    if (from.length === 0) continue;
    const { branches, leaves } = contentsOf(schema, type);
    const linked = branches.flatMap(({ type: to, shared }) => (shared ? [] : [to.name]));
    // `petshopId` leads to the PetShop; what nouns explain is explained by them alone.
    const numbered = leaves.flatMap(({ words }) => {
      const name = typeInId(words);
      return name === null ? [] : (byName.get(name) ?? []);
    });
    for (const to of [...linked, ...numbered]) {
      const known = found.get(to) ?? new Set<Entity>();
      for (const entity of from) known.add(entity);
      found.set(to, known);
    }
  }
  const none: ReadonlySet<Entity> = new Set();
  return (name) => found.get(name) ?? none;
}

/** For each type what appointments call it: the `employee` of an appointment is its provider, whatever the type is. */
function callsOfAppointments(
  schema: SchemaModel,
  types: readonly TypeModel[],
  likely: Likely,
): (name: string) => ReadonlySet<Entity> {
  const found = new Map<string, Set<Entity>>();
  for (const type of types.filter(({ name }) => likely(name, 'appointment')))
    for (const { type: to, words, shared } of contentsOf(schema, type).branches) {
      if (shared) continue;
      const calls = (['client', 'provider'] as const).filter((entity) => isIdOf([...words, 'id'], entity));
      found.set(to.name, new Set([...(found.get(to.name) ?? []), ...calls]));
    }
  const none: ReadonlySet<Entity> = new Set();
  return (name) => found.get(name) ?? none;
}

function linkMarks(
  entity: Entity,
  links: ReadonlySet<Entity>,
  singleLinks: ReadonlySet<Entity>,
  from: ReadonlySet<Entity>,
  person: PersonName,
  called: ReadonlySet<Entity>,
  isPlace: boolean,
): Marks {
  switch (entity) {
    case 'appointment': {
      const count = (['patient', 'client', 'provider', 'location', 'appointmentType'] as const).filter((each) =>
        links.has(each),
      ).length;
      return [
        [Math.min(count * 0.1, 0.4), { id: 'leadsToSome', links: count }],
        [links.has('patient') || links.has('client') ? 0.1 : -0.3, 'leadsToPatientOrClient'],
      ];
    }
    case 'client':
      return [
        [links.has('patient') ? 0.2 : person === 'none' ? -0.15 : 0, 'leadsToPatients'],
        [from.has('appointment') || from.has('patient') ? 0.15 : 0, 'fromAppointmentsOrPatients'],
        [called.has('client') ? 0.2 : 0, 'calledClient'],
      ];
    case 'patient':
      return [
        [links.has('client') ? 0.15 : 0, 'leadsToClient'],
        [from.has('appointment') || from.has('client') ? 0.15 : 0, 'fromAppointmentsOrClients'],
      ];
    case 'location':
      return [
        [from.has('appointment') ? 0.3 : 0, 'fromAppointments'],
        // Visits of a clinic at one place need not say where they are.
        [isPlace && from.has('client') && !from.has('appointment') ? 0.1 : 0, 'fromAppointmentsOrClients'],
        // The address of a client is no place of the clinic; a clinic has many clients.
        [singleLinks.has('client') ? -0.4 : 0],
        // A type that only patients refer to, such as a host family, is their owner.
        [!isPlace && from.has('patient') && !from.has('appointment') ? -0.3 : 0],
      ];
    case 'provider':
      return [
        [from.has('appointment') ? 0.3 : 0, 'fromAppointments'],
        [called.has('provider') ? 0.2 : 0, 'calledProvider'],
        [links.has('client') && person !== 'parts' && !called.has('provider') ? -0.4 : 0],
      ];
    case 'appointmentType':
      return [[from.has('appointment') ? 0.3 : 0, 'fromAppointments']];
  }
}
