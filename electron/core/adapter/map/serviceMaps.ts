import { checkMap, type Misfit } from '../../../../graphql/service/checkMap.ts';
import {
  conceptName,
  neededConcepts,
  readConceptNames,
  writeConceptNames,
} from '../../../../graphql/service/concepts.ts';
import type { Form } from '../../../../graphql/service/forms/form.ts';
import { interfaceMap } from '../../../../graphql/service/interfaceMap.ts';
import type { SchemaModel } from '../../../../graphql/service/introspection/schemaModel.ts';
import { mapChanges } from '../../../../graphql/service/mapDescription.ts';
import { matchSchema, type SchemaMatch } from '../../../../graphql/service/match/matchSchema.ts';
import type { Concept, ServiceMap } from '../../../../graphql/service/serviceMap.ts';
import type { EnvironmentKind } from '../../../contract/settings.ts';
import type { MessageTemplate } from '../../../contract/messageTemplates.ts';
import type { RegularHours } from '../../../contract/workingHours.ts';
import type { Clock } from '../../foundation/ports.ts';
import { carryOver, type Corrections, fingerprintOf, type LiveWay, mapInUse, type StoredMap } from './storedMap.ts';
import { formsOfSchema } from './mapForms.ts';
import { demoMatch } from './generated/demoMatch.ts';
import type { MapFile } from './mapFile.ts';
import type { MapStore } from './mapStore.ts';
import { t } from '../../../../i18n/core/t.ts';

/** The service that a map belongs to. */
export interface ConnectionKey {
  readonly environment: EnvironmentKind;
  readonly origin: string;
}

/** The maps of all environments: their creation and their changes. */
export interface ServiceMaps {
  /** The current map of a service; the interface document's if the service was never read. */
  of(connectionKey: ConnectionKey): StoredMap;
  /** Whether there is a map that was made for this very service. */
  has(connectionKey: ConnectionKey): boolean;
  /** Whether a manager has decided on this computer how a service is read, even if all of it was undone since. */
  isDecided(connectionKey: ConnectionKey): boolean;
  schema(connectionKey: ConnectionKey): SchemaModel | null;
  /**
   * Maps a schema that was just read. Corrections stay if the schema still has their fields; the others are dropped and
   * reported. Returns the differences. `match` is the proven one; without it the names alone decide.
   */
  learn(connectionKey: ConnectionKey, schema: SchemaModel, match?: SchemaMatch): Learned;
  /** Whether all that is needed was seen in rows of the service, as far as it has it. */
  isSure(connectionKey: ConnectionKey): boolean;
  /** Whether rows of the service should be read: its schema is new, or there was nothing to compare before. */
  isUnproven(connectionKey: ConnectionKey, schema: SchemaModel): boolean;
  /** Stores the inferred map and schema of a service that does not show its own. */
  guess(connectionKey: ConnectionKey, match: SchemaMatch, schema: SchemaModel): void;
  correct(connectionKey: ConnectionKey, corrections: Corrections): void;
  /** Stores the mutations that managers may run through a form, and the schema that was read for them. */
  keepForms(connectionKey: ConnectionKey, forms: readonly Form[], schema: SchemaModel | null): void;
  /** Stores when providers work in an ordinary week. */
  keepHours(connectionKey: ConnectionKey, hours: readonly RegularHours[]): void;
  /** Stores the templates for messages; null: those that Front Desk comes with. */
  keepTemplates(connectionKey: ConnectionKey, templates: readonly MessageTemplate[] | null): void;
  /** Stores the way by which a service that was read reports changes. */
  keepLiveWay(connectionKey: ConnectionKey, way: LiveWay): void;
  /** Imports the corrections of a file, whose operations are known to fit; without a list of corrections all of it. */
  take(connectionKey: ConnectionKey, file: MapFile): void;
}

export interface Learned {
  /** Whether the desk's queries change. */
  readonly differs: boolean;
  readonly changes: readonly string[];
}

export function createServiceMaps(store: MapStore, clock: Clock): ServiceMaps {
  function of({ environment, origin }: ConnectionKey): StoredMap {
    return store.read(environment, origin) ?? (environment === 'demo' ? demoMap(origin) : givenMap(origin));
  }

  return {
    of,
    has: ({ environment, origin }) => store.read(environment, origin) !== null,
    isDecided(connectionKey) {
      const { decided, corrections } = of(connectionKey);
      return decided === true || Object.keys(corrections).length > 0;
    },
    schema(connectionKey) {
      const { fingerprint } = of(connectionKey);
      return fingerprint === null ? null : store.readSchema(connectionKey.environment, fingerprint);
    },
    isUnproven(connectionKey, schema) {
      const kept = store.read(connectionKey.environment, connectionKey.origin);
      if (!kept || kept.source !== 'read' || kept.fingerprint !== fingerprintOf(schema)) return true;
      return !areProven(kept);
    },
    isSure: (connectionKey) => areProven(of(connectionKey)),
    learn(connectionKey, schema, proven) {
      const former = of(connectionKey);
      const known = store.read(connectionKey.environment, connectionKey.origin) !== null;
      const fingerprint = fingerprintOf(schema);
      const readAt = new Date(clock.now()).toISOString();
      if (!proven && known && former.source === 'read' && former.fingerprint === fingerprint) {
        // For a former address of the environment, or after damage, only the map is stored.
        if (!store.readSchema(connectionKey.environment, fingerprint)) {
          store.keepSchema(connectionKey.environment, fingerprint, schema);
        }
        store.keep(connectionKey.environment, { ...former, readAt, changes: [] });
        return { differs: false, changes: [] };
      }
      const match = proven ?? matchSchema(schema);
      const { corrections, dropped } = dropMisfits(carriedOver(former, match.map), match.map, schema);
      const now = mapInUse({ matched: match.map, corrections });
      const { forms, dropped: formsDropped } = formsOfSchema(former.forms ?? [], schema);
      // Of the same schema only rows are new: the service itself has not changed.
      const isSameSchema = former.fingerprint === fingerprint;
      const changed =
        former.source === 'read' && !isSameSchema ? [...dropped, ...mapChanges(mapInUse(former), now)] : dropped;
      const changes = [...changed, ...formsDropped];
      store.keepSchema(connectionKey.environment, fingerprint, schema);
      store.keep(connectionKey.environment, {
        origin: connectionKey.origin,
        source: 'read',
        readAt,
        fingerprint,
        types: schema.types.size,
        matched: match.map,
        concepts: match.concepts,
        corrections,
        ...decisionOf(former),
        changes,
        forms,
        ...enteredOf(former),
      });
      const differs = JSON.stringify([mapInUse(former), former.forms ?? []]) !== JSON.stringify([now, forms]);
      return { differs, changes };
    },
    guess(connectionKey, { map, concepts }, schema) {
      const former = of(connectionKey);
      const fingerprint = fingerprintOf(schema);
      store.keepSchema(connectionKey.environment, fingerprint, schema);
      store.keep(connectionKey.environment, {
        ...givenMap(connectionKey.origin),
        source: 'guessed',
        fingerprint,
        matched: map,
        concepts,
        corrections: former.corrections,
        ...decisionOf(former),
        ...(former.forms && { forms: former.forms }),
        ...enteredOf(former),
      });
    },
    correct(connectionKey, corrections) {
      store.keep(connectionKey.environment, { ...of(connectionKey), corrections, decided: true });
    },
    keepForms(connectionKey, forms, schema) {
      const kept = of(connectionKey);
      const fingerprint = schema ? fingerprintOf(schema) : kept.fingerprint;
      if (schema && fingerprint !== null) store.keepSchema(connectionKey.environment, fingerprint, schema);
      store.keep(connectionKey.environment, { ...kept, fingerprint, forms, decided: true });
    },
    keepHours(connectionKey, hours) {
      store.keep(connectionKey.environment, { ...of(connectionKey), hours });
    },
    keepTemplates(connectionKey, templates) {
      const { templates: _, ...kept } = of(connectionKey);
      store.keep(connectionKey.environment, { ...kept, ...(templates && { templates }) });
    },
    keepLiveWay(connectionKey, { protocol, url, keyIn }) {
      const kept = store.read(connectionKey.environment, connectionKey.origin);
      const liveWay = { protocol, url, keyIn };
      if (!kept || JSON.stringify(kept.liveWay) === JSON.stringify(liveWay)) return;
      store.keep(connectionKey.environment, { ...kept, liveWay });
    },
    take(connectionKey, { map, corrected, forms, hours, templates }) {
      const kept = of(connectionKey);
      const decided = Object.entries(differences(kept.matched, map)).filter(
        ([concept]) => corrected === null || corrected.has(concept),
      );
      store.keep(connectionKey.environment, {
        ...kept,
        corrections: Object.fromEntries(decided),
        decided: true,
        ...(forms && { forms }),
        ...(hours && { hours }),
        ...(templates && { templates }),
      });
    },
  };
}

function areProven({ concepts }: StoredMap): boolean {
  return neededConcepts.every((concept) => {
    const chosen = concepts[concept]?.chosen ?? null;
    return chosen === null || chosen.verdict === 'proven';
  });
}

/** The flag that a manager has decided on an earlier map; it is never reset. */
function decisionOf({ decided }: StoredMap): Pick<StoredMap, 'decided'> {
  return decided ? { decided } : {};
}

/** What a manager entered about the clinic itself: no reading of the service changes it. */
function enteredOf({ hours, templates }: StoredMap): Pick<StoredMap, 'hours' | 'templates'> {
  return { ...(hours && { hours }), ...(templates && { templates }) };
}

/** The demo clinic's map is part of the app, so its schema need not be read first. */
function demoMap(origin: string): StoredMap {
  return { ...givenMap(origin), matched: demoMatch.map, concepts: demoMatch.concepts };
}

/** The map from the interface document, for a service that was never read. */
function givenMap(origin: string): StoredMap {
  const concepts = Object.entries(interfaceMap).flatMap(([concept, operation]) =>
    typeof operation === 'object'
      ? [
          [
            concept,
            {
              chosen: {
                operation: operation.field,
                type: '',
                confidence: 1,
                reasons: ['suggested' as const],
              },
              others: [],
            },
          ] as const,
        ]
      : [],
  );
  return {
    origin,
    source: 'given',
    readAt: null,
    fingerprint: null,
    types: null,
    matched: interfaceMap,
    concepts: Object.fromEntries(concepts),
    corrections: {},
    changes: [],
  };
}

function carriedOver({ corrections, matched }: StoredMap, present: ServiceMap): Corrections {
  const entries = Object.entries(corrections).map(([key, correction]) => {
    if (correction === null || !('fields' in correction)) return [key, correction] as const;
    const concept = asConcept(key);
    return [key, carryOver(correction, matched[concept], present[concept])] as const;
  });
  return Object.fromEntries(entries);
}

/** Corrections that still fit the schema, and a sentence for each that does not. */
function dropMisfits(
  corrections: Corrections,
  matched: ServiceMap,
  schema: SchemaModel,
): { readonly corrections: Corrections; readonly dropped: readonly string[] } {
  const misfits = checkMap(mapInUse({ matched, corrections }), schema);
  const gone = new Map<string, Misfit>(misfits.map((misfit) => [misfit.concept, misfit]));
  const kept = Object.entries(corrections).filter(([concept]) => !gone.has(concept));
  const dropped = Object.keys(corrections).flatMap((concept) => {
    const misfit = gone.get(concept);
    return misfit ? [t('map.dropped', { name: conceptLabel(misfit.concept), missing: misfit.missing })] : [];
  });
  return { corrections: Object.fromEntries(kept), dropped };
}

/** A map from a file as corrections: all its differences from the match. */
function differences(matched: ServiceMap, given: ServiceMap): Corrections {
  const reads = readConceptNames.flatMap((concept) => {
    const same = JSON.stringify(matched[concept]) === JSON.stringify(given[concept]);
    return same || concept === 'organization' ? [] : [[concept, given[concept] ?? null] as const];
  });
  const writes = writeConceptNames.flatMap((concept) => {
    const [was, is] = [matched.writes?.[concept], given.writes?.[concept]];
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [[concept, is ?? null] as const];
  });
  return Object.fromEntries([...reads, ...writes]);
}

/** Sound: keys of corrections and of the labels are concepts, by their types and guards. */
function asConcept(key: string): Concept {
  return key as Concept;
}

function conceptLabel(concept: Misfit['concept']): string {
  return conceptName(concept);
}
