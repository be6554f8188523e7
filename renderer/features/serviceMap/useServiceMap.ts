import { useEffect, useRef, useState } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import type { Result } from '../../../electron/contract/result.ts';
import type { ConceptView, MapCorrection, MapView } from '../../../electron/contract/serviceMap.ts';
import { say } from '../../../words/page/say.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import { correctionSentence, nextCorrection, type Sentence, sentenceWith } from './corrections.ts';
import { changesText } from './mapLabels.ts';
import { readMapFile } from './readMapFile.ts';

interface SchemaProgress {
  readonly read: number;
  readonly wanted: number;
}

/** The one thing that is under way; a second one has to wait. */
export type Work =
  | { readonly kind: 'idle' }
  | { readonly kind: 'changing' }
  | { readonly kind: 'reading'; readonly progress: SchemaProgress | null };

/** How the last thing went, where it concerns one which concept, and how that was before if it can be undone. */
export type Report =
  | {
      readonly kind: 'done';
      readonly words: Sentence;
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
  readonly work: Work;
  readonly report: Report | null;
  readonly dismiss: () => void;
  readonly correct: (correction: MapCorrection) => Promise<void>;
  readonly switchForm: (mutation: string, on: boolean) => Promise<void>;
  /** Makes a concept again what it was. */
  readonly restore: (before: ConceptView) => Promise<void>;
  readonly readAgain: () => Promise<void>;
  readonly stopReading: () => void;
  readonly exportMap: () => Promise<void>;
  readonly importMap: (file: File) => Promise<void>;
}

/** The map, and everything that a manager can do with it, one after the other. */
export function useServiceMap(): ServiceMapState {
  const bridge = useBridge();
  const [work, setWork] = useState<Work>({ kind: 'idle' });
  const [report, setReport] = useState<Report | null>(null);
  const { view, failure, loading, retry, accept } = useMapView(work.kind !== 'idle');
  const reading = useRef<AbortController>(null);
  // Nobody would see the end of a reading that goes on without its screen, only what it interrupts.
  useEffect(() => () => reading.current?.abort(), []);

  const finish = <Value>(answer: Result<Value>, reportOf: (value: Value) => Report | null): void => {
    setWork({ kind: 'idle' });
    if (answer.ok) setReport(reportOf(answer.value));
    else setReport(answer.failure.kind === 'cancelled' ? null : { kind: 'failed', failure: answer.failure });
  };
  const conceptOf = (map: MapView | null, concept: string): ConceptView | undefined =>
    map?.concepts.find((each) => each.concept === concept);

  return {
    view,
    failure,
    loading,
    retry,
    work,
    report,
    dismiss: () => setReport(null),

    async correct(correction) {
      const before = conceptOf(view, correction.concept);
      if (work.kind !== 'idle' || !before) return;
      setWork({ kind: 'changing' });
      finish(await bridge.ask('map:correct', correction), (map) => {
        accept(map);
        return done(correctionSentence(before, correction), before.concept, before);
      });
    },

    async switchForm(mutation, on) {
      if (work.kind !== 'idle') return;
      setWork({ kind: 'changing' });
      finish(await bridge.ask('map:form', { mutation, on }), (map) => {
        accept(map);
        return done(sentenceWith(mutation, on ? say('forms.switchedOn') : say('forms.switchedOff')));
      });
    },

    async restore(before) {
      const { concept } = before;
      if (work.kind !== 'idle' || !view) return;
      setWork({ kind: 'changing' });
      let answer = await bridge.ask('map:correct', { kind: 'undo', concept });
      // One step for the operation and one for each field; more would go round in circles.
      for (let steps = 0; steps <= before.fields.length; steps += 1) {
        const now = answer.ok ? conceptOf(answer.value, concept) : undefined;
        const next = now && nextCorrection(before, now);
        if (!next) break;
        answer = await bridge.ask('map:correct', next);
      }
      finish(answer, (map) => {
        accept(map);
        return done([say('serviceMap.asBefore', { name: before.name })], concept);
      });
    },

    async readAgain() {
      if (work.kind !== 'idle') return;
      const controller = new AbortController();
      reading.current = controller;
      setReport(null);
      setWork({ kind: 'reading', progress: null });
      const stopHearing = bridge.listen((event) => {
        if (event.kind !== 'schemaProgress' || controller.signal.aborted) return;
        setWork({ kind: 'reading', progress: event });
      });
      const answer = await bridge.ask('map:reread', null, controller.signal);
      stopHearing();
      finish(answer, (map) => {
        accept(map);
        return done([changesText(map.changes.length)]);
      });
    },

    stopReading: () => reading.current?.abort(),

    async exportMap() {
      if (work.kind !== 'idle') return;
      setWork({ kind: 'changing' });
      finish(await bridge.ask('map:export', null), ({ where }) =>
        where === null ? null : done(sentenceWith(where, say('serviceMap.writtenToFile'))),
      );
    },

    async importMap(file) {
      if (work.kind !== 'idle') return;
      setWork({ kind: 'changing' });
      const text = await readMapFile(file);
      finish(text.ok ? await bridge.ask('map:import', { text: text.value }) : text, (map) => {
        accept(map);
        return done(sentenceWith(file.name, say('serviceMap.fileUsed')));
      });
    },
  };
}

function done(words: Sentence, concept: string | null = null, undo: ConceptView | null = null): Report {
  return { kind: 'done', words, concept, undo };
}

interface MapReading {
  /** Null until the core has answered. */
  readonly view: MapView | null;
  readonly failure: Failure | null;
  readonly loading: boolean;
  readonly retry: () => void;
  /** Takes over the map that another channel answered. */
  readonly accept: (view: MapView) => void;
}

/**
 * The map as the core tells it, read anew whenever another clinic, environment or map answers. While the page itself
 * changes the map nothing is read: an answer from before the change would show it taken back for a moment.
 */
function useMapView(changing: boolean): MapReading {
  const bridge = useBridge();
  const { connection } = useSettings();
  const [view, setView] = useState<MapView | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [round, setRound] = useState(0);
  const asked = `${connection} ${round}`;
  const [answered, setAnswered] = useState<string | null>(null);

  useEffect(() => {
    if (changing) return undefined;
    const controller = new AbortController();
    void bridge.ask('map:read', null, controller.signal).then((answer) => {
      if (controller.signal.aborted) return;
      setAnswered(asked);
      setFailure(answer.ok ? null : answer.failure);
      if (answer.ok) setView(answer.value);
    });
    return () => controller.abort();
  }, [bridge, changing, asked]);

  return { view, failure, loading: answered !== asked, retry: () => setRound(round + 1), accept: setView };
}
