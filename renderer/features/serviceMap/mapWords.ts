import type { ConceptState, ConceptView, MapView } from '../../../electron/contract/serviceMap.ts';

/** The deepest document that a service answers (interface document, Limits). */
const deepest = 8;

export const stateWords: Readonly<Record<ConceptState, string>> = {
  sure: 'Sure',
  asked: 'Please choose',
  corrected: 'Chosen by you',
  absent: 'Not offered',
  forbidden: 'Not allowed for this key',
};

/** What an operation would do for the desk, so that a question about it can be asked in a sentence. */
const deeds: Readonly<Record<string, string>> = {
  organization: 'names the organization',
  locations: 'lists locations',
  clients: 'lists clients',
  clientSearch: 'searches for clients',
  client: 'opens a client’s card',
  patients: 'lists patients',
  patient: 'opens a patient’s card',
  appointments: 'lists the day’s appointments',
  appointment: 'opens one appointment',
  providers: 'lists the people who see patients',
  appointmentTypes: 'lists the kinds of appointment',
  bookAppointment: 'books an appointment',
  updateAppointment: 'changes an appointment',
  cancelAppointment: 'cancels an appointment',
  registerClient: 'registers a client',
  updateClient: 'changes a client',
  addPatient: 'adds a patient',
  updatePatient: 'changes a patient',
};

export function deedOf({ concept, name }: Pick<ConceptView, 'concept' | 'name'>): string {
  return deeds[concept] ?? `is for “${name}”`;
}

/** Very sure, 97 %. */
export function confidenceWords(confidence: number): string {
  return `${surenessOf(confidence)} ${Math.round(confidence * 100)}\u00a0%`;
}

function surenessOf(confidence: number): string {
  if (confidence >= 0.9) return 'very sure';
  if (confidence >= 0.75) return 'sure';
  if (confidence >= 0.55) return 'fairly sure';
  return confidence >= 0.35 ? 'unsure' : 'unlikely';
}

/** Where the map comes from, in a sentence. */
export function sourceWords({ source, environment }: Pick<MapView, 'source' | 'environment'>): string {
  if (source === 'read') return 'Read from what the service says about itself.';
  if (source === 'guessed') {
    return 'The service does not say what it offers; the operations of its interface document were tried.';
  }
  return environment === 'demo' ? 'Comes with the demo clinic.' : 'Taken from a file.';
}

/** What only a person can answer: an unsure choice of what is read, or something needed that was not found. */
export function isQuestion({ state, needed, kind }: Pick<ConceptView, 'state' | 'needed' | 'kind'>): boolean {
  // What the desk writes can wait until somebody wants to write it.
  return kind === 'read' && (state === 'asked' || (state === 'absent' && needed));
}

export function questionsText(count: number): string {
  if (count === 0) return 'Every question about this service is answered.';
  return count === 1 ? '1 question about this service' : `${count} questions about this service`;
}

/** How many concepts stand where: 9 sure · 1 to choose. */
export function summaryText(concepts: readonly Pick<ConceptView, 'state'>[]): string {
  const words = {
    sure: 'sure',
    asked: 'to choose',
    corrected: 'chosen by you',
    absent: 'not offered',
    forbidden: 'not allowed',
  } as const satisfies Record<ConceptState, string>;
  // Sound: the keys of the words are the states.
  return (Object.keys(words) as ConceptState[])
    .map((state) => [concepts.filter((each) => each.state === state).length, words[state]] as const)
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(' · ');
}

export function progressText(progress: { readonly read: number; readonly wanted: number } | null): string {
  if (!progress || progress.wanted === 0) return 'Reading the schema…';
  return `Reading the schema: ${progress.read} of ${progress.wanted} types`;
}

export function changesText(count: number): string {
  if (count === 0) return 'The schema was read again. Nothing is different.';
  return `The schema was read again. ${count === 1 ? 'One thing is' : `${count} things are`} different.`;
}

/** Depth 5 of 8. */
export function depthText(depth: number): string {
  return `Depth ${depth} of ${deepest}`;
}
