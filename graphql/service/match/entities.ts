import type { SchemaModel, TypeModel } from '../introspection/schemaModel.ts';
import { hasSign, valueKind } from './fieldSearch.ts';
import { distractors, type Entity, entities, nouns } from './vocabulary.ts';
import { isIdField, objectType } from './resultShape.ts';
import { wordsOf } from './words.ts';

/** How well a type fits an entity, 0 to 1, and why in words. */
export interface EntityScore {
  readonly score: number;
  readonly reasons: readonly string[];
}

/** Scores per type and entity; a type that is not here fits nothing. */
export type EntityScores = ReadonlyMap<string, Readonly<Record<Entity, EntityScore>>>;

type Marks = readonly (readonly [points: number, reason: string])[];

/**
 * Scores every type that was read by its fields, then once more by what it links to: an appointment is what leads to a
 * patient and to somebody who sees it, a provider is who is led to from there.
 */
export function scoreEntities(schema: SchemaModel): EntityScores {
  const types = [...schema.types.values()].filter(
    (type) => objectType(schema, type.name) && type.fields.some((field) => isIdField(schema, field)),
  );
  const alone = new Map(types.map((type) => [type.name, scoreType(schema, type)]));
  const likely = (name: string | null, entity: Entity): boolean => (alone.get(name ?? '')?.[entity].score ?? 0) >= 0.4;
  return new Map(
    types.map((type) => {
      const own = alone.get(type.name);
      if (!own) throw new Error('Every type was scored above.');
      const scored = entities.map(
        (entity) => [entity, add(own[entity], linkMarks(schema, type, entity, likely))] as const,
      );
      // Sound: every entity has its entry.
      return [type.name, Object.fromEntries(scored) as Record<Entity, EntityScore>];
    }),
  );
}

function scoreType(schema: SchemaModel, type: TypeModel): Record<Entity, EntityScore> {
  const person = hasSign(type, 'givenName') && hasSign(type, 'familyName');
  const named = person || hasSign(type, 'wholeName');
  const reachable = hasSign(type, 'email') || hasSign(type, 'phone');
  const animal = hasSign(type, 'species');
  const timed = startKinds(schema, type);
  const marks: Readonly<Record<Entity, Marks>> = {
    patient: [
      [animal ? 0.6 : -0.5, 'has species, breed or the like'],
      [named ? 0.1 : 0, 'has a name'],
      [timed ? -0.4 : 0, 'has a start of its own'],
    ],
    client: [
      [person ? 0.3 : named ? 0.1 : -0.4, 'has a person’s name'],
      [reachable ? 0.25 : 0, 'can be reached'],
      [hasSign(type, 'address') ? 0.1 : 0, 'has an address'],
      [hasSign(type, 'balance') ? 0.1 : 0, 'has a balance'],
      [animal ? -0.6 : 0, 'is an animal'],
      [timed ? -0.5 : 0, 'has a start of its own'],
      [
        !person && (hasSign(type, 'timeZone') || hasSign(type, 'openingHours')) ? -0.3 : 0,
        'has a zone or opening hours',
      ],
      [hasSign(type, 'profession') ? -0.15 : 0, 'has a profession'],
    ],
    provider: [
      [person ? 0.3 : named ? 0.2 : -0.4, 'has a name'],
      [hasSign(type, 'profession') ? 0.3 : 0, 'has a profession'],
      [animal ? -0.6 : 0, 'is an animal'],
      [timed ? -0.5 : 0, 'has a start of its own'],
      [hasSign(type, 'balance') ? -0.25 : 0, 'has a balance'],
      [
        !person && (hasSign(type, 'timeZone') || hasSign(type, 'openingHours')) ? -0.2 : 0,
        'has a zone or opening hours',
      ],
      [hasSign(type, 'duration') ? -0.3 : 0, 'has a length'],
    ],
    location: [
      [named ? 0.2 : -0.4, 'has a name'],
      [hasSign(type, 'address') ? 0.3 : 0, 'has an address'],
      [hasSign(type, 'timeZone') ? 0.25 : 0, 'has a time zone'],
      [hasSign(type, 'openingHours') ? 0.15 : 0, 'has opening hours'],
      [person ? -0.5 : 0, 'has a person’s name'],
      [animal || timed ? -0.6 : 0, 'is an animal or has a start'],
    ],
    appointmentType: [
      [named ? 0.2 : -0.4, 'has a name'],
      [hasSign(type, 'duration') ? 0.3 : 0, 'has a usual length'],
      [timed ? -0.5 : 0, 'has a start of its own'],
      [animal || person || reachable ? -0.5 : 0, 'is somebody'],
    ],
    appointment: [
      [timed ? 0.3 : -0.6, 'has a start'],
      [hasSign(type, 'end') || hasSign(type, 'duration') ? 0.15 : 0, 'has an end or a length'],
      [hasSign(type, 'status') || stampCount(schema, type) >= 2 ? 0.1 : 0, 'has a status'],
      [animal || person ? -0.4 : 0, 'is somebody'],
    ],
  };
  const named2 = entities.map(
    (entity) => [entity, total([...marks[entity], ...nameMarks(type.name, entity)])] as const,
  );
  // Sound: every entity has its entry.
  return Object.fromEntries(named2) as Record<Entity, EntityScore>;
}

/** A field that is a moment, or a date with a clock, and says start, date, time or when. */
function startKinds(schema: SchemaModel, type: TypeModel): boolean {
  return type.fields.some((field) => {
    const kind = valueKind(schema, field.type.name);
    const words = wordsOf(field.name);
    if (words.some((word) => word === 'birth' || word === 'created' || word === 'updated' || word === 'inserted'))
      return false;
    const says = words.some((word) => ['start', 'begin', 'starts', 'scheduled', 'when'].includes(word));
    if (says && ['moment', 'date', 'clock', 'text', 'object'].includes(kind)) return true;
    return (
      words.length <= 2 &&
      words.some((word) => word === 'date' || word === 'time') &&
      kind === 'moment' &&
      !words.includes('zone')
    );
  });
}

export function stampCount(schema: SchemaModel, type: TypeModel): number {
  return type.fields.filter(
    ({ name, type: { name: of } }) => /(_at|At)$/.test(name) && valueKind(schema, of) === 'moment',
  ).length;
}

function nameMarks(name: string, entity: Entity): Marks {
  const words = wordsOf(name);
  const content = words.filter(
    (word) =>
      ![
        'type',
        'object',
        'record',
        'dto',
        'entity',
        'model',
        'node',
        'gql',
        'graphql',
        'output',
        'view',
        'info',
        'detail',
      ].includes(word) || entity === 'appointmentType',
  );
  const isType = words.includes('type') || words.includes('kind') || words.includes('category');
  const rank = nouns[entity].findIndex((noun) => content.includes(noun));
  const hit = rank === -1 ? 0 : Math.max(0.25 - rank * 0.02, 0.05);
  const extra = content.filter((word) => !nouns[entity].includes(word)).length;
  const avoid = words.some((word) => distractors.has(word) && !nouns[entity].includes(word)) ? -0.35 : 0;
  return [
    [hit, `is called ${name}`],
    [hit > 0 ? -0.06 * extra : 0, 'has other words in its name'],
    [avoid, `its name speaks of something else (${name})`],
    [entity === 'appointmentType' ? (isType ? 0.15 : 0) : isType ? -0.3 : 0, 'is called a type or kind'],
  ];
}

function linkMarks(
  schema: SchemaModel,
  type: TypeModel,
  entity: Entity,
  likely: (name: string | null, entity: Entity) => boolean,
): Marks {
  const leadsTo = (to: Entity): boolean =>
    type.fields.some((field) => field.type.name !== type.name && likely(field.type.name, to));
  const isLedTo = (from: Entity): boolean =>
    [...schema.types.values()].some(
      (other) => likely(other.name, from) && other.fields.some((field) => field.type.name === type.name),
    );
  switch (entity) {
    case 'appointment': {
      const links = (['patient', 'client', 'provider', 'location', 'appointmentType'] as const).filter(leadsTo).length;
      return [
        [
          Math.min(links * 0.1, 0.3) - (links === 0 ? 0.2 : 0),
          `leads to ${links} of patient, client, provider, location, type`,
        ],
      ];
    }
    case 'client':
      return [
        [leadsTo('patient') ? 0.2 : 0, 'leads to patients'],
        [isLedTo('appointment') || isLedTo('patient') ? 0.15 : 0, 'appointments or patients lead to it'],
      ];
    case 'patient':
      return [[leadsTo('client') ? 0.1 : 0, 'leads to a client']];
    case 'provider':
    case 'location':
    case 'appointmentType':
      return [[isLedTo('appointment') ? 0.3 : 0, 'appointments lead to it']];
  }
}

function total(marks: Marks): EntityScore {
  const score = marks.reduce((sum, [points]) => sum + points, 0);
  const reasons = marks.filter(([points]) => points > 0).map(([, reason]) => reason);
  return { score: clamp(score), reasons };
}

function add(own: EntityScore, marks: Marks): EntityScore {
  const more = marks.reduce((sum, [points]) => sum + points, 0);
  const reasons = marks.filter(([points]) => points > 0).map(([, reason]) => reason);
  return { score: clamp(own.score + more), reasons: [...own.reasons, ...reasons] };
}

function clamp(score: number): number {
  return Math.round(Math.min(Math.max(score, 0), 1) * 1000) / 1000;
}
