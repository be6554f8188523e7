import type { Form } from '../../../graphql/service/forms/form.ts';
import type { SchemaModel } from '../../../graphql/service/introspection/schemaModel.ts';
import { withField } from '../../../graphql/service/match/queries/fieldChoices.ts';
import { fitWrite } from '../../../graphql/service/match/mutations/fitWrites.ts';
import { cardsOf, matchOperation, writeTypes } from '../../../graphql/service/match/matchSchema.ts';
import { sortSchema } from '../../../graphql/service/introspection/sortSchema.ts';
import { type ReadConcept, readConcepts } from '../../../graphql/service/match/queries/plans.ts';
import { matchWrite } from '../../../graphql/service/match/mutations/mutations.ts';
import { titleOf } from '../../../graphql/service/mapDescription.ts';
import type { Operation } from '../../../graphql/service/serviceMap.ts';
import type { WriteConcept, WriteOperation } from '../../../graphql/service/serviceWrites.ts';
import type { Result } from '../../contract/failure.ts';
import type { FormSwitch, MapCorrection, MapView } from '../../contract/serviceMap.ts';
import { maxRegularHours } from '../../contract/workingHours.ts';
import { type Connections, loadSchema } from '../session/connections.ts';
import type { Handlers } from './coreApi.ts';
import { badRequest, cancelledFailure, notOffered, operationNotOffered } from '../connection/failures.ts';
import type { Clock, SaveFile } from '../foundation/ports.ts';
import { type Corrections, isWriteConcept, mapInUse } from '../adapter/map/storedMap.ts';
import { isLongForImport, withForm } from '../adapter/map/mapForms.ts';
import { readMapFile, writeMapFile } from '../adapter/map/mapFile.ts';
import { takeMapSample } from '../adapter/map/mapSample.ts';
import { describeMap } from '../adapter/map/mapView.ts';
import type { ConnectionKey, ServiceMaps } from '../adapter/map/serviceMaps.ts';
import { takeMapFile } from '../adapter/map/mapSources.ts';
import type { SettingsStore } from '../storage/settings/settingsStore.ts';
import { t } from '../../../i18n/core/t.ts';

type MapChannel =
  | 'map:read'
  | 'map:correct'
  | 'map:sample'
  | 'map:reread'
  | 'map:export'
  | 'map:import'
  | 'map:form'
  | 'workingHours:read'
  | 'workingHours:change'
  | 'messageTemplates:change';

/** What a manager does with the map of the service in use: look, correct, try, export and import. */
export function createMapHandlers(using: {
  readonly maps: ServiceMaps;
  readonly connections: Connections;
  readonly settings: SettingsStore;
  readonly clock: Clock;
  readonly saveFile: SaveFile;
  /** Other forms can be run than before, or messages have other templates. */
  readonly onChange: () => void;
}): Pick<Handlers, MapChannel> {
  const { maps, connections, settings, clock, saveFile, onChange } = using;

  function view(): MapView {
    const connectionKey = connections.connectionKey();
    const { environments } = settings.read();
    const known = connectionKey.environment === 'demo' ? null : environments[connectionKey.environment];
    return describeMap(maps.of(connectionKey), {
      environment: connectionKey.environment,
      organization: known?.organization?.name ?? null,
      schema: maps.schema(connectionKey),
      refusalOf: (concept) => connections.clinic().refusalOf(concept),
    });
  }

  /** Whether the user switched to another service during a reading: a map must not get another service's data. */
  function isElsewhere({ environment, origin }: ConnectionKey): boolean {
    const now = connections.connectionKey();
    return now.environment !== environment || now.origin !== origin;
  }

  /** A choice needs the list of candidates. */
  const loadCurrentSchema = (signal: AbortSignal): Promise<Result<SchemaModel>> =>
    loadSchema(maps, connections, signal);

  async function operationFor(
    concept: ReadConcept,
    field: string,
    signal: AbortSignal,
  ): Promise<Result<Operation<object>>> {
    const schema = await loadCurrentSchema(signal);
    if (!schema.ok) return schema;
    const operation = matchOperation(schema.value, concept, field);
    return operation
      ? { ok: true, value: operation }
      : { ok: false, failure: operationNotOffered(field, 'byOperation') };
  }

  async function writeFor(concept: WriteConcept, field: string, signal: AbortSignal): Promise<Result<WriteOperation>> {
    const schema = await loadCurrentSchema(signal);
    if (!schema.ok) return schema;
    const { concepts } = maps.of(connections.connectionKey());
    const map = mapInUse(maps.of(connections.connectionKey()));
    const ordered = sortSchema(schema.value);
    const operation = matchWrite(ordered, writeTypes(concepts, map), concept, field);
    const cards = cardsOf(ordered, concepts, map);
    return operation
      ? { ok: true, value: fitWrite(ordered, cards, concept, operation) }
      : { ok: false, failure: operationNotOffered(field, 'operation') };
  }

  /** The corrections with one more, or one less. */
  async function corrected(
    correction: MapCorrection,
    concept: ReadConcept | WriteConcept,
    signal: AbortSignal,
  ): Promise<Result<Corrections>> {
    if (correction.kind === 'operation' || correction.kind === 'field') {
      // Before anything is looked up: where the schema has to be read, the map is another one afterwards.
      const schema = await loadCurrentSchema(signal);
      if (!schema.ok) return schema;
    }
    const connectionKey = connections.connectionKey();
    const others: Corrections = Object.fromEntries(
      Object.entries(maps.of(connectionKey).corrections).filter(([each]) => each !== concept),
    );
    switch (correction.kind) {
      case 'undo':
        return { ok: true, value: others };
      case 'nothing':
        return { ok: true, value: { ...others, [concept]: null } };
      case 'operation': {
        const { matched: map } = maps.of(connectionKey);
        const known = isWriteConcept(concept) ? map.writes?.[concept] : map[concept];
        // To choose what was chosen anyway is to take the correction back, with all that was proven of it.
        if (known && titleOf(known) === correction.operation) return { ok: true, value: others };
        const operation = isWriteConcept(concept)
          ? await writeFor(concept, correction.operation, signal)
          : await operationFor(concept, correction.operation, signal);
        return operation.ok ? { ok: true, value: { ...others, [concept]: operation.value } } : operation;
      }
      case 'field': {
        if (isWriteConcept(concept)) return { ok: false, failure: badRequest(t('map.changeFixed')) };
        const schema = await loadCurrentSchema(signal);
        if (!schema.ok) return schema;
        const operation = mapInUse(maps.of(connectionKey))[concept];
        const changed =
          operation && withField(sortSchema(schema.value), concept, operation, correction.field, correction.from);
        if (!changed) return { ok: false, failure: badRequest(t('map.notThere')) };
        return { ok: true, value: { ...others, [concept]: changed } };
      }
    }
  }

  /** The forms with one more, or one less, and the schema with what was read for it. */
  async function switched(
    { mutation, on }: FormSwitch,
    signal: AbortSignal,
  ): Promise<Result<{ readonly forms: readonly Form[]; readonly schema: SchemaModel | null }>> {
    const present = (): readonly Form[] => maps.of(connections.connectionKey()).forms ?? [];
    if (!on) return { ok: true, value: { forms: withForm(present(), mutation, null), schema: null } };
    const schema = await loadCurrentSchema(signal);
    if (!schema.ok) return schema;
    // An inferred schema holds too little about a mutation's inputs.
    if (maps.of(connections.connectionKey()).source !== 'read') return { ok: false, failure: notOffered('schema') };
    const read = await connections.readForm(schema.value, mutation, signal);
    if (!read.ok) return read;
    const forms = withForm(present(), mutation, read.value.form);
    const isLong = isLongForImport(writeMapFile({ ...maps.of(connections.connectionKey()), forms }));
    return isLong
      ? { ok: false, failure: badRequest(t('forms.tooMany')) }
      : { ok: true, value: { ...read.value, forms } };
  }

  return {
    'map:read': async () => ({ ok: true, value: view() }),
    async 'map:correct'(correction, signal) {
      const concept = asConcept(correction.concept) ?? asWrite(correction.concept);
      if (!concept) return { ok: false, failure: badRequest(t('map.notCorrectable')) };
      const connectionKey = connections.connectionKey();
      const corrections = await corrected(correction, concept, signal);
      if (!corrections.ok) return corrections;
      if (isElsewhere(connectionKey)) return { ok: false, failure: cancelledFailure() };
      maps.correct(connectionKey, corrections.value);
      connections.remap();
      return { ok: true, value: view() };
    },
    async 'map:sample'({ concept: name, operation: field }, signal) {
      const concept = asConcept(name);
      if (!concept) return { ok: false, failure: badRequest(t('map.noSample')) };
      const inUse = mapInUse(maps.of(connections.connectionKey()));
      const used = inUse[concept];
      if (field === null || (used && field === titleOf(used))) {
        return takeMapSample(connections.clinicWith(inUse), concept, clock, signal);
      }
      const operation = await operationFor(concept, field, signal);
      if (!operation.ok) return operation;
      const tried = { ...inUse, [concept]: operation.value };
      return takeMapSample(connections.clinicWith(tried), concept, clock, signal);
    },
    async 'map:reread'(_, signal) {
      const learned = await connections.readMap(signal);
      return learned.ok ? { ok: true, value: view() } : learned;
    },
    async 'map:export'() {
      const connectionKey = connections.connectionKey();
      const saved = await saveFile(
        `front-desk-map-${connectionKey.environment}.json`,
        writeMapFile(maps.of(connectionKey)),
      );
      return saved.ok ? { ok: true, value: { where: saved.value } } : saved;
    },
    async 'map:import'({ text }, signal) {
      const connectionKey = connections.connectionKey();
      const read = readMapFile(text);
      if (!read.ok) return read;
      const schema = await loadCurrentSchema(signal);
      if (isElsewhere(connectionKey)) return { ok: false, failure: cancelledFailure() };
      const taken = takeMapFile(maps, connectionKey, read.value, schema);
      if (!taken.ok) return taken;
      connections.remap();
      onChange();
      return { ok: true, value: view() };
    },
    async 'map:form'(formSwitch, signal) {
      const connectionKey = connections.connectionKey();
      const next = await switched(formSwitch, signal);
      if (!next.ok) return next;
      if (isElsewhere(connectionKey)) return { ok: false, failure: cancelledFailure() };
      maps.keepForms(connectionKey, next.value.forms, next.value.schema);
      onChange();
      return { ok: true, value: view() };
    },
    'workingHours:read': async () => ({ ok: true, value: maps.of(connections.connectionKey()).hours ?? [] }),
    async 'workingHours:change'({ location, hours }) {
      const connectionKey = connections.connectionKey();
      const kept = maps.of(connectionKey);
      const others = (kept.hours ?? []).filter((each) => each.location !== location);
      const all = [...others, ...hours];
      if (all.length > maxRegularHours || isLongForImport(writeMapFile({ ...kept, hours: all })))
        return { ok: false, failure: badRequest(t('map.tooManyHours')) };
      maps.keepHours(connectionKey, all);
      connections.remap();
      return { ok: true, value: null };
    },
    async 'messageTemplates:change'({ templates }) {
      const connectionKey = connections.connectionKey();
      const kept = maps.of(connectionKey);
      if (isLongForImport(writeMapFile({ ...kept, templates: templates ?? [] })))
        return { ok: false, failure: badRequest(t('map.tooManyTemplates')) };
      maps.keepTemplates(connectionKey, templates);
      onChange();
      return { ok: true, value: null };
    },
  };
}

function asConcept(name: string): ReadConcept | null {
  return readConcepts.find((concept) => concept === name) ?? null;
}

function asWrite(name: string): WriteConcept | null {
  return isWriteConcept(name) ? name : null;
}
