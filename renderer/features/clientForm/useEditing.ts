import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { UpdateClientDocument, UpdatePatientDocument } from '../../../graphql/desk/generated/documents/clientForm.ts';
import type { Failure } from '../../../electron/contract/failure.ts';
import { lostEnd, sendSteps, withoutProblem } from '../../data/sendSteps.ts';
import { useDraft } from '../../bridge/useDraft.ts';
import type { Offer } from '../../lib/offers.ts';
import { today } from '../../lib/dates.ts';
import { clientWordOf, patientWordOf } from '../../lib/typedPeople.ts';
import { checkEdit, editMistakes } from './checkEdit.ts';
import {
  changedWords,
  clientSubject,
  clientUpdate,
  type EditWord,
  type Meanwhile,
  mergeTyped,
  patientSubject,
  patientUpdate,
  type Subject,
  textOf,
  type Typed,
} from './editing.ts';
import { editTitle } from './editWords.ts';
import { editDraft, type EditDraft, editDraftId, type EditEnd, type EditRequest, type EditStep } from './editDraft.ts';
import { type ClientChangeOutcome, sendChange } from '../../data/sendChange.ts';
import { useMemo, useRef, useState } from 'react';

export interface EditingForm {
  readonly subject: Subject;
  readonly typed: Typed;
  readonly problems: ReadonlyMap<EditWord, string>;
  readonly end: EditEnd | null;
  readonly meanwhile: Meanwhile | null;
  /** Words that say something else than what was read. */
  readonly changed: readonly EditWord[];
  readonly sending: boolean;
  readonly startedAt: string | null;
  readonly saveFailure: Failure | null;
  readonly type: (word: EditWord, text: string) => void;
  readonly leave: (word: EditWord) => void;
  readonly decide: (word: EditWord, whose: 'mine' | 'theirs') => void;
  readonly save: () => Promise<void>;
  /** What is there now, read because nobody knew what came of a change: whether it was done. */
  readonly compare: (now: Subject) => 'done' | 'notDone' | 'other';
  readonly startAfresh: () => void;
  readonly undoStartAfresh: (() => void) | null;
  readonly close: () => void;
}

interface EditingEnds {
  readonly request: EditRequest;
  /** Whose patient it is, where it is one. */
  readonly owner: string;
  /** As it was just read. */
  readonly now: Subject;
  readonly stored: (EditDraft & { readonly startedAt: string }) | null;
  readonly offer: Offer | null;
  readonly onClose: () => void;
  /** The words that were changed; none where there was nothing to do. */
  readonly onDone: (changed: readonly EditWord[]) => void;
  readonly onProblem: (field: string) => void;
}

/** One change of a client or a patient from its first key to its end. */
export function useEditing({
  request,
  owner,
  now,
  stored,
  offer,
  onClose,
  onDone,
  onProblem,
}: EditingEnds): EditingForm {
  const apollo = useApolloClient();
  const [begin] = useState(() => startOf(now, stored));
  const [subject, setSubject] = useState(now);
  const [base, setBase] = useState(stored?.seen ?? now);
  const [typed, setTyped] = useState<Typed>(begin.typed);
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(begin.meanwhile);
  const [end, setEnd] = useState<EditEnd | null>(stored?.end ?? null);
  const [sending, setSending] = useState(false);
  const [startedAt, setStartedAt] = useState(stored?.startedAt ?? null);
  const [aside, setAside] = useState<{ readonly typed: Typed; readonly meanwhile: Meanwhile | null } | null>(null);
  const [tried, setTried] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<EditWord>>(new Set());
  const inFlight = useRef(false);
  const step: EditStep = subject.kind === 'client' ? 'updateClient' : 'updatePatient';

  const undecided = meanwhile?.clashes.find(({ word }) => !meanwhile.decided.has(word));
  // Whoever resumes it later has to decide what was not decided here.
  const seen = undecided ? base : subject;
  const content = useMemo(
    // Should the window go while something is in flight, nobody knows what came of it.
    () => editDraft({ seen, typed, end: sending ? lostEnd(step) : end }, today()),
    [seen, typed, end, sending, step],
  );
  const title = editTitle(seen, typed, owner, today());
  const about = useMemo(() => ({ title, resume: request }), [title, request]);
  const { store, failure: saveFailure } = useDraft(editDraftId(request), stored?.startedAt ?? null, content, about);
  const changed = changedWords(subject, typed, today());

  const takeOver = (other: Subject): void => {
    const { typed: merged, clashes, taken } = mergeTyped(subject, typed, other, today());
    setBase(seen);
    setSubject(other);
    setTyped(merged);
    setMeanwhile({ clashes, taken, decided: new Map() });
  };

  const save = async (): Promise<void> => {
    if (inFlight.current || !offer?.offered) return;
    setTried(true);
    const [problem] = checkEdit(subject, typed, offer, today());
    if (undecided || problem) {
      onProblem(undecided ? `decide.${undecided.word}` : `${subject.kind}.${problem?.word ?? ''}`);
      return;
    }
    if (changed.length === 0) {
      store.discard();
      onDone([]);
      return;
    }
    inFlight.current = true;
    setEnd(null);
    setSending(true);
    let saved = false;
    const sent = await sendSteps<null, EditStep, EditWord>(null, {
      next: () => (saved ? null : step),
      async onStep() {
        store.save(editDraft({ seen: subject, typed, end: lostEnd(step) }, today()), about);
        await store.flush();
      },
      send: () => sendUpdate(apollo, subject, typed),
      take: () => {
        saved = true;
        return null;
      },
      needsId: () => false,
      doneWords: () => '',
      fieldOf: (_step, word) => (subject.kind === 'client' ? clientWordOf(word) : patientWordOf(word)),
    });
    inFlight.current = false;
    setSending(false);
    if (sent.end.kind === 'done') {
      store.discard();
      onDone(changed);
      return;
    }
    setEnd(sent.end);
    if (sent.end.kind === 'conflict' && sent.end.now) takeOver(subjectOf(sent.end.now));
    if (sent.end.kind === 'refused' && sent.end.problems[0]) {
      onProblem(`${subject.kind}.${sent.end.problems[0].field}`);
    }
  };

  const missing = tried && offer ? checkEdit(subject, typed, offer, today()) : [];
  const refused = end?.kind === 'refused' ? end.problems : [];
  const problems = new Map<EditWord, string>([
    ...refused.map(({ field, words }) => [field, words] as const),
    ...[...missing, ...editMistakes(subject, typed, left, today())].map(({ word, words }) => [word, words] as const),
  ]);

  return {
    subject,
    typed,
    problems,
    end,
    meanwhile,
    changed,
    sending,
    startedAt,
    saveFailure,
    type(word, text) {
      // What is typed while it is sent would be neither sent nor stored: the form waits.
      if (inFlight.current) return;
      setAside(null);
      setTyped((current) => ({ ...current, [word]: text }));
      setEnd((current) => withoutProblem(current, word));
      setLeft((current) => new Set([...current].filter((each) => each !== word)));
    },
    leave: (word) => setLeft((current) => new Set([...current, word])),
    decide(word, whose) {
      const clash = meanwhile?.clashes.find((each) => each.word === word);
      if (!meanwhile || !clash || inFlight.current) return;
      setMeanwhile({ ...meanwhile, decided: new Map([...meanwhile.decided, [word, whose]]) });
      setTyped((current) => ({ ...current, [word]: whose === 'mine' ? clash.mine : clash.theirs }));
    },
    save,
    compare(other) {
      // It was sent once more before this was read: that end is the one to be seen.
      if (inFlight.current) return 'other';
      const done = changed.every((word) => textOf(other, word) === (typed[word] ?? '').trim());
      if (done) {
        store.discard();
        onDone(changed);
        return 'done';
      }
      const untouched = other.version === subject.version;
      setEnd(null);
      if (!untouched) takeOver(other);
      return untouched ? 'notDone' : 'other';
    },
    startAfresh() {
      if (inFlight.current) return;
      setAside({ typed, meanwhile });
      setStartedAt(null);
      setTried(false);
      setLeft(new Set());
      setEnd(null);
      setMeanwhile(null);
      setTyped(subject.typed);
    },
    undoStartAfresh:
      aside &&
      (() => {
        if (inFlight.current) return;
        setAside(null);
        setTyped(aside.typed);
        setMeanwhile(aside.meanwhile);
      }),
    close() {
      // What is in flight can't be called back, and its end must be seen.
      if (!inFlight.current) onClose();
    },
  };
}

/** What the fields say at first: what was typed before, over what is there now. */
function startOf(now: Subject, stored: EditDraft | null): { typed: Typed; meanwhile: Meanwhile | null } {
  if (!stored) return { typed: now.typed, meanwhile: null };
  const { typed, clashes, taken } = mergeTyped(stored.seen, stored.typed, now, today());
  const meanwhile = clashes.length + taken.length > 0 ? { clashes, taken, decided: new Map() } : null;
  return { typed, meanwhile };
}

function sendUpdate(apollo: ApolloClient, subject: Subject, typed: Typed): Promise<ClientChangeOutcome> {
  const seen = { id: subject.id, version: subject.version };
  return subject.kind === 'client'
    ? sendChange(apollo, UpdateClientDocument, { client: seen, to: clientUpdate(subject, typed, today()) })
    : sendChange(apollo, UpdatePatientDocument, { patient: seen, to: patientUpdate(subject, typed, today()) });
}

type Card = Parameters<typeof clientSubject>[0] | Parameters<typeof patientSubject>[0];

function subjectOf(card: Card): Subject {
  return card.__typename === 'Client' ? clientSubject(card) : patientSubject(card);
}
