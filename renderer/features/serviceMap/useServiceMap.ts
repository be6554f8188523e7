import { useEffect, useRef, useState } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import type { SchemaProgress } from '../../../electron/contract/channels.ts';
import type { Result } from '../../../electron/contract/failure.ts';
import type { ConceptView, MapCorrection, MapView } from '../../../electron/contract/serviceMap.ts';
import { t } from '../../../i18n/page/t.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import { correctionSentence, nextCorrection, type Sentence, sentenceWith } from './corrections.ts';
import { changesText } from './mapLabels.ts';
import { readMapFile } from './readMapFile.ts';

/** The task in flight; another one has to wait. */
export type MapTask =
  | { readonly kind: 'idle' }
  | { readonly kind: 'changing' }
  | { readonly kind: 'reading'; readonly progress: SchemaProgress | null };

/** The outcome of the last task, its concept, and the state to restore on undo. */
export type Report =
  | {
      readonly kind: 'done';
      readonly message: Sentence;
      readonly concept: string | null;
      readonly undo: ConceptView | null;
    }
  | { readonly kind: 'failed'; readonly failure: Failure };

interface ServiceMapState {
  readonly view: MapView | null;
  /** Why the map could not be read. */
  readonly failure: Failure | null;
  /** Whether the map is being read. */
  readonly loading: boolean;
  readonly retry: () => void;
  readonly task: MapTask;
  readonly report: Report | null;
  readonly dismiss: () => void;
  readonly correct: (correction: MapCorrection) => Promise<void>;
  readonly switchForm: (mutation: string, on: boolean) => Promise<void>;
  /** Restores the former state of a concept. */
  readonly restore: (before: ConceptView) => Promise<void>;
  readonly readAgain: () => Promise<void>;
  readonly stopReading: () => void;
  readonly exportMap: () => Promise<void>;
  readonly importMap: (file: File) => Promise<void>;
}

/** The map and its tasks, one at a time. */
export function useServiceMap(): ServiceMapState {
  const bridge = useBridge();
  const [task, setTask] = useState<MapTask>({ kind: 'idle' });
  const [report, setReport] = useState<Report | null>(null);
  const { view, failure, loading, retry, accept } = useMapView(task.kind !== 'idle');
  const reading = useRef<AbortController>(null);
  // Without its screen, reading the schema would only hold up other requests.
  useEffect(() => () => reading.current?.abort(), []);

  const finish = <Value>(answer: Result<Value>, reportOf: (value: Value) => Report | null): void => {
    setTask({ kind: 'idle' });
    if (answer.ok) setReport(reportOf(answer.value));
    else setReport(answer.failure.kind === 'cancelled' ? null : { kind: 'failed', failure: answer.failure });
  };
  const findConcept = (map: MapView | null, concept: string): ConceptView | undefined =>
    map?.concepts.find((each) => each.concept === concept);

  return {
    view,
    failure,
    loading,
    retry,
    task,
    report,
    dismiss: () => setReport(null),

    async correct(correction) {
      const before = findConcept(view, correction.concept);
      if (task.kind !== 'idle' || !before) return;
      setTask({ kind: 'changing' });
      finish(await bridge.request('map:correct', correction), (map) => {
        accept(map);
        return done(correctionSentence(before, correction), before.concept, before);
      });
    },

    async switchForm(mutation, on) {
      if (task.kind !== 'idle') return;
      setTask({ kind: 'changing' });
      finish(await bridge.request('map:form', { mutation, on }), (map) => {
        accept(map);
        return done(sentenceWith(mutation, on ? t('forms.switchedOn') : t('forms.switchedOff')));
      });
    },

    async restore(before) {
      const { concept } = before;
      if (task.kind !== 'idle' || !view) return;
      setTask({ kind: 'changing' });
      let answer = await bridge.request('map:correct', { kind: 'undo', concept });
      // One step for the operation and one per field: more would be a loop.
      for (let steps = 0; steps <= before.fields.length; steps += 1) {
        const now = answer.ok ? findConcept(answer.value, concept) : undefined;
        const next = now && nextCorrection(before, now);
        if (!next) break;
        answer = await bridge.request('map:correct', next);
      }
      finish(answer, (map) => {
        accept(map);
        return done([t('serviceMap.asBefore', { name: before.name })], concept);
      });
    },

    async readAgain() {
      if (task.kind !== 'idle') return;
      const controller = new AbortController();
      reading.current = controller;
      setReport(null);
      setTask({ kind: 'reading', progress: null });
      const unsubscribe = bridge.subscribe((event) => {
        if (event.kind !== 'schemaProgress' || controller.signal.aborted) return;
        setTask({ kind: 'reading', progress: event });
      });
      const answer = await bridge.request('map:reread', null, controller.signal);
      unsubscribe();
      finish(answer, (map) => {
        accept(map);
        return done([changesText(map.changes.length)]);
      });
    },

    stopReading: () => reading.current?.abort(),

    async exportMap() {
      if (task.kind !== 'idle') return;
      setTask({ kind: 'changing' });
      finish(await bridge.request('map:export', null), ({ where }) =>
        where === null ? null : done(sentenceWith(where, t('serviceMap.writtenToFile'))),
      );
    },

    async importMap(file) {
      if (task.kind !== 'idle') return;
      setTask({ kind: 'changing' });
      const text = await readMapFile(file);
      finish(text.ok ? await bridge.request('map:import', { text: text.value }) : text, (map) => {
        accept(map);
        return done(sentenceWith(file.name, t('serviceMap.fileUsed')));
      });
    },
  };
}

function done(message: Sentence, concept: string | null = null, undo: ConceptView | null = null): Report {
  return { kind: 'done', message, concept, undo };
}

interface MapReading {
  /** Null until the core has answered. */
  readonly view: MapView | null;
  readonly failure: Failure | null;
  readonly loading: boolean;
  readonly retry: () => void;
  /** Accepts a map from another channel's answer. */
  readonly accept: (view: MapView) => void;
}

/**
 * The map of the core, read again when the clinic, environment or map changes. Not while this page changes it: an older
 * answer would briefly undo the change.
 */
function useMapView(changing: boolean): MapReading {
  const bridge = useBridge();
  const { connection } = useSettings();
  const [view, setView] = useState<MapView | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [round, setRound] = useState(0);
  const requestKey = `${connection} ${round}`;
  const [answeredKey, setAnsweredKey] = useState<string | null>(null);

  useEffect(() => {
    if (changing) return undefined;
    const controller = new AbortController();
    void bridge.request('map:read', null, controller.signal).then((answer) => {
      if (controller.signal.aborted) return;
      setAnsweredKey(requestKey);
      setFailure(answer.ok ? null : answer.failure);
      if (answer.ok) setView(answer.value);
    });
    return () => controller.abort();
  }, [bridge, changing, requestKey]);

  return { view, failure, loading: answeredKey !== requestKey, retry: () => setRound(round + 1), accept: setView };
}
