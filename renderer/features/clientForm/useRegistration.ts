import { useApolloClient } from '@apollo/client/react';
import { useMemo, useRef, useState } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import { lostEnd, withoutProblem } from '../../data/sendSteps.ts';
import { useDraft } from '../../bridge/useDraft.ts';
import { today } from '../../lib/dates.ts';
import { clientMistake, type ClientWord, patientMistake, type PatientWord } from '../../lib/typedPeople.ts';
import { type DraftPlace, type RegistrationDraft, registrationDraft } from './registrationDraft.ts';
import {
  checkRegistration,
  choose,
  emptyPatient,
  type KnownClient,
  type ListedClient,
  type Offers,
  type Registration,
  type RegistrationField,
  withOffered,
} from './registration.ts';
import { registrationTitle } from './registrationWords.ts';
import { type RegistrationEnd, type RegistrationStep, sendRegistration } from './sendRegistration.ts';

export interface RegistrationForm {
  readonly work: Registration;
  /** By field, what is to be put right; shown at the field. */
  readonly problems: ReadonlyMap<string, string>;
  readonly end: RegistrationEnd | null;
  /** The steps that were done, in words. */
  readonly done: readonly string[];
  /** The change that is in flight. */
  readonly sending: RegistrationStep | null;
  /** When the resumed draft was started. */
  readonly startedAt: string | null;
  /** Why what is typed can't be saved just now. */
  readonly saveFailure: Failure | null;
  readonly typeClient: (word: ClientWord, text: string) => void;
  readonly typePatient: (key: string, word: PatientWord, text: string) => void;
  /** The field was left: what is wrong with it may be said. */
  readonly leave: (field: RegistrationField) => void;
  readonly addPatient: () => void;
  readonly removePatient: (key: string) => void;
  readonly choose: (client: ListedClient, how: KnownClient['how']) => void;
  readonly setKnown: (known: KnownClient | null) => void;
  readonly markAdded: (key: string, id: string) => void;
  readonly send: (then: 'close' | 'book') => Promise<void>;
  readonly settleEnd: () => void;
  /** It ends without being sent, and nothing of it is to come back. */
  readonly discardDraft: () => void;
  readonly startAfresh: () => void;
  readonly undoStartAfresh: (() => void) | null;
  readonly close: () => void;
}

interface RegistrationEnds {
  readonly start: Registration;
  readonly place: DraftPlace;
  readonly offers: Offers | null;
  /** For whom patients are added, once she was read. */
  readonly asked: KnownClient | null;
  readonly onClose: () => void;
  readonly onDone: (work: Registration, then: 'close' | 'book') => void;
  /** Something stands at this field: it should have the focus. */
  readonly onProblem: (field: RegistrationField) => void;
}

/** One registration from its first key to its end. */
export function useRegistration(ends: RegistrationEnds): RegistrationForm {
  const { start, place, offers, asked, onClose, onDone, onProblem } = ends;
  const { stored } = place;
  const apollo = useApolloClient();
  const [work, setWork] = useState<Registration>(stored?.work ?? start);
  const [end, setEnd] = useState<RegistrationEnd | null>(stored?.end ?? null);
  const [done, setDone] = useState<readonly string[]>(stored?.done ?? []);
  const [sending, setSending] = useState<RegistrationStep | null>(null);
  const [startedAt, setStartedAt] = useState(stored?.startedAt ?? null);
  const [aside, setAside] = useState<RegistrationDraft | null>(null);
  const [tried, setTried] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [news, setNews] = useState<KnownClient | null>(null);
  const inFlight = useRef(false);
  if (asked !== null && asked !== news) {
    setNews(asked);
    if (work.known?.how === 'asked') setWork({ ...work, known: asked });
  }

  const sendable = offers && withOffered(work, offers);
  const content = useMemo(
    // Should the window go while something is in flight, nobody knows what came of it.
    () => registrationDraft({ work, done, end: sending === null ? end : lostEnd(sending) }),
    [work, done, end, sending],
  );
  const about = useMemo(() => ({ title: registrationTitle(work), resume: place.resume }), [work, place.resume]);
  const { store, failure: saveFailure } = useDraft(place.id, stored?.startedAt ?? null, content, about);

  const change = (next: (current: Registration) => Registration, field?: RegistrationField): void => {
    // What is typed while it is sent would be neither sent nor stored: the form waits.
    if (inFlight.current) return;
    setAside(null);
    setWork(next);
    if (field === undefined) return;
    setEnd((current) => withoutProblem(current, field));
    setLeft((current) => new Set([...current].filter((each) => each !== field)));
  };

  const send = async (then: 'close' | 'book'): Promise<void> => {
    if (!offers || !sendable || inFlight.current) return;
    setTried(true);
    const [first] = checkRegistration(sendable, offers, today());
    if (first) {
      onProblem(first.field);
      return;
    }
    const leftPatients = sendable.patients.some(({ made }) => made === null);
    const isNameless = sendable.known?.id === '' && (then === 'book' || leftPatients);
    if (isNameless) {
      setEnd({ kind: 'unnamed', step: 'registerClient' });
      return;
    }
    inFlight.current = true;
    setEnd(null);
    const sent = await sendRegistration(sendable, {
      apollo,
      offers,
      today: today(),
      needsClient: then === 'book',
      async onStep(step, current, stepsDone) {
        const doneNow = [...new Set([...done, ...stepsDone])];
        setSending(step);
        setWork(current);
        setDone(doneNow);
        store.save(registrationDraft({ work: current, done: doneNow, end: lostEnd(step) }), about);
        await store.flush();
      },
    });
    inFlight.current = false;
    setSending(null);
    setWork(sent.work);
    setDone([...new Set([...done, ...sent.done])]);
    if (sent.end.kind === 'done') {
      store.discard();
      onDone(sent.work, then);
      return;
    }
    setEnd(sent.end);
    if (sent.end.kind === 'refused' && sent.end.problems[0]) onProblem(sent.end.problems[0].field);
  };

  return {
    work,
    problems: problemsOf({ work: sendable ?? work, offers, tried, left, end }),
    end,
    done,
    sending,
    startedAt,
    saveFailure,
    typeClient: (word, text) =>
      change((current) => ({ ...current, client: { ...current.client, [word]: text } }), `client.${word}`),
    typePatient: (key, word, text) =>
      change(
        (current) => ({
          ...current,
          patients: current.patients.map((each) =>
            each.key === key ? { ...each, typed: { ...each.typed, [word]: text } } : each,
          ),
        }),
        `${key}.${word}`,
      ),
    leave: (field) => setLeft((current) => new Set([...current, field])),
    addPatient: () =>
      change((current) => ({ ...current, patients: [...current.patients, emptyPatient(current.patients)] })),
    removePatient: (key) =>
      change((current) => ({ ...current, patients: current.patients.filter((each) => each.key !== key) })),
    choose(client, how) {
      change((current) => choose(current, client, how));
      setEnd(null);
    },
    setKnown: (known) => change((current) => ({ ...current, known })),
    markAdded(key, id) {
      change((current) => ({
        ...current,
        patients: current.patients.map((each) => (each.key === key ? { ...each, made: id } : each)),
      }));
      setEnd(null);
    },
    send,
    settleEnd: () => setEnd(null),
    discardDraft: () => store.discard(),
    startAfresh() {
      if (inFlight.current) return;
      setAside({ work, end, done });
      setStartedAt(null);
      setTried(false);
      setLeft(new Set());
      setEnd(null);
      setDone([]);
      setWork(asked ? { ...start, known: asked } : start);
    },
    undoStartAfresh:
      aside &&
      (() => {
        if (inFlight.current) return;
        setAside(null);
        setWork(aside.work);
        setEnd(aside.end);
        setDone(aside.done);
      }),
    close() {
      // What is in flight can't be called back, and its end must be seen.
      if (!inFlight.current) onClose();
    },
  };
}

interface Shown {
  readonly work: Registration;
  readonly offers: Offers | null;
  readonly tried: boolean;
  readonly left: ReadonlySet<string>;
  readonly end: RegistrationEnd | null;
}

function problemsOf({ work, offers, tried, left, end }: Shown): ReadonlyMap<string, string> {
  const missing = tried && offers ? checkRegistration(work, offers, today()) : [];
  const refused = end?.kind === 'refused' ? end.problems : [];
  return new Map([...refused, ...missing, ...mistakes(work, left)].map(({ field, words }) => [field, words]));
}

/** What is wrong with a field that was left, whatever else is typed. */
function mistakes({ client, known, patients }: Registration, left: ReadonlySet<string>) {
  const email = known === null && left.has('client.email') ? clientMistake('email', client.email) : null;
  const births = patients.flatMap(({ key, typed }) => {
    const field: RegistrationField = `${key}.birthDate`;
    const words = left.has(field) ? patientMistake('birthDate', typed.birthDate, today()) : null;
    return words === null ? [] : [{ field, words }];
  });
  return email === null ? births : [...births, { field: 'client.email' as const, words: email }];
}
