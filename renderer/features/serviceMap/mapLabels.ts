import type { SchemaProgress } from '../../../electron/contract/channels.ts';
import type { ConceptState, ConceptView, MapView, Verdict } from '../../../electron/contract/serviceMap.ts';
import { t } from '../../../i18n/page/t.ts';
import { formatPercent } from '../../lib/counts.ts';

/** The depth limit of the service (interface document, Limits). */
const deepest = 8;

const stateTexts = {
  sure: 'serviceMap.stateSure',
  unconfirmed: 'serviceMap.stateUnconfirmed',
  corrected: 'serviceMap.chosenByYou',
  absent: 'serviceMap.stateAbsent',
  forbidden: 'serviceMap.stateForbidden',
} as const satisfies Readonly<Record<ConceptState, string>>;

export function stateLabel(state: ConceptState): string {
  return t(stateTexts[state]);
}

const verdictTexts = {
  proven: 'serviceMap.verdictProven',
  unproven: 'serviceMap.verdictUnproven',
  refuted: 'serviceMap.verdictRefuted',
} as const satisfies Readonly<Record<Verdict, string>>;

export function verdictLabel(verdict: Verdict): string {
  return t(verdictTexts[verdict]);
}

/**
 * What reading rows said of the operation in use; null where there is nothing to read: of changes, and where the key may
 * not.
 */
export function verdictOf({ kind, state, chosen }: Pick<ConceptView, 'kind' | 'state' | 'chosen'>): Verdict | null {
  if (kind !== 'read' || state === 'forbidden' || !chosen) return null;
  return chosen.verdict ?? 'unproven';
}

const questions = {
  organization: 'serviceMap.whichOrganization',
  locations: 'serviceMap.whichLocations',
  clients: 'serviceMap.whichClients',
  clientSearch: 'serviceMap.whichClientSearch',
  client: 'serviceMap.whichClient',
  patients: 'serviceMap.whichPatients',
  patient: 'serviceMap.whichPatient',
  appointments: 'serviceMap.whichAppointments',
  appointment: 'serviceMap.whichAppointment',
  providers: 'serviceMap.whichProviders',
  appointmentTypes: 'serviceMap.whichAppointmentTypes',
  bookAppointment: 'serviceMap.whichBookAppointment',
  updateAppointment: 'serviceMap.whichUpdateAppointment',
  cancelAppointment: 'serviceMap.whichCancelAppointment',
  registerClient: 'serviceMap.whichRegisterClient',
  updateClient: 'serviceMap.whichUpdateClient',
  addPatient: 'serviceMap.whichAddPatient',
  updatePatient: 'serviceMap.whichUpdatePatient',
} as const;

/** Asks for the operation of a concept: Which operation lists clients? */
export function operationQuestion({ concept, name }: Pick<ConceptView, 'concept' | 'name'>): string {
  return isKnown(concept) ? t(questions[concept]) : t('serviceMap.whichOther', { name });
}

function isKnown(concept: string): concept is keyof typeof questions {
  return Object.hasOwn(questions, concept);
}

/** 97% match. */
export function confidenceLabel(confidence: number): string {
  return t('serviceMap.confidence', { percent: formatPercent(confidence) });
}

/** The origin of the map as a sentence. */
export function sourceText({ source, environment }: Pick<MapView, 'source' | 'environment'>): string {
  if (source === 'read') return t('serviceMap.sourceRead');
  if (source === 'guessed') return t('serviceMap.sourceGuessed');
  return environment === 'demo' ? t('serviceMap.sourceDemo') : t('serviceMap.sourceFile');
}

/** What only a person can answer: an uncertain choice of something read, or something required that was not found. */
export function isQuestion({ state, needed, kind }: Pick<ConceptView, 'state' | 'needed' | 'kind'>): boolean {
  // Writes are decided when they are needed.
  return kind === 'read' && (state === 'unconfirmed' || (state === 'absent' && needed));
}

export function questionsText(count: number): string {
  return count === 0 ? t('serviceMap.noQuestions') : t('serviceMap.questions', { count });
}

/** The number of concepts per state: 9 sure · 1 to choose. */
export function summaryText(concepts: readonly Pick<ConceptView, 'state'>[]): string {
  const text = {
    sure: 'serviceMap.countSure',
    unconfirmed: 'serviceMap.countAsked',
    corrected: 'serviceMap.countCorrected',
    absent: 'serviceMap.countAbsent',
    forbidden: 'serviceMap.countForbidden',
  } as const satisfies Record<ConceptState, string>;
  // Sound: the keys are the states.
  return (Object.keys(text) as ConceptState[])
    .map((state) => [concepts.filter((each) => each.state === state).length, text[state]] as const)
    .filter(([count]) => count > 0)
    .map(([count, label]) => t(label, { count }))
    .join(' · ');
}

export function progressText(progress: SchemaProgress | null): string {
  if (progress?.of === 'matching') return t('serviceMap.matching', { types: String(progress.read) });
  if (!progress || progress.requested === 0) return t('serviceMap.readingSchemaNow');
  const counts = { read: String(progress.read), requested: String(progress.requested) };
  return progress.of === 'rows' ? t('serviceMap.comparingRows', counts) : t('serviceMap.readingTypes', counts);
}

export function changesText(count: number): string {
  return count === 0 ? t('serviceMap.unchanged') : t('serviceMap.changes', { count });
}

/** Depth 5 of 8. */
export function depthText(depth: number): string {
  return t('serviceMap.depth', { depth, deepest });
}
