import type { ConceptView, MapCorrection } from '../../../electron/contract/serviceMap.ts';
import { t } from '../../../i18n/page/t.ts';

/** A sentence with names of the service as code. */
export type Sentence = readonly (string | { readonly code: string })[];

/** A catalog text with a name of the service in place of its `<code/>`. */
export function sentenceWith(code: string, text: string): Sentence {
  const [before = '', after = ''] = text.split('<code/>');
  return [before, { code }, after];
}

export function isCorrected({ state, fields }: Pick<ConceptView, 'state' | 'fields'>): boolean {
  return state === 'corrected' || fields.some(({ corrected }) => corrected);
}

/** The effect of a correction. */
export function correctionSentence(concept: ConceptView, correction: MapCorrection): Sentence {
  const { name, kind } = concept;
  switch (correction.kind) {
    case 'operation':
      return sentenceWith(
        correction.operation,
        kind === 'read' ? t('serviceMap.nowReadFrom', { name }) : t('serviceMap.nowDoneBy', { name }),
      );
    case 'nothing':
      return [t('serviceMap.nowNotOffered', { name })];
    case 'field': {
      const field = concept.fields.find((each) => each.field === correction.field)?.name ?? correction.field;
      if (correction.from === null) return [t('serviceMap.nowLeftOut', { field, name })];
      return sentenceWith(
        correction.from,
        kind === 'read'
          ? t('serviceMap.fieldNowReadFrom', { field, name })
          : t('serviceMap.fieldNowWrittenTo', { field, name }),
      );
    }
    case 'undo':
      return [t('serviceMap.correctionsUndone', { name })];
  }
}

/**
 * The next correction that restores a concept to `before`, null where none is left. `now` is the state after the steps
 * so far; undoing all corrections comes first.
 */
export function nextCorrection(before: ConceptView, now: ConceptView): MapCorrection | null {
  const { concept, chosen } = before;
  if (!isCorrected(before)) return null;
  if (!chosen) return now.chosen || !isCorrected(now) ? { kind: 'nothing', concept } : null;
  if (chosen.operation !== now.chosen?.operation) return { kind: 'operation', concept, operation: chosen.operation };
  for (const { field, from, choices } of before.fields) {
    const present = now.fields.find((each) => each.field === field);
    if (present && present.from.join() !== from.join()) {
      return { kind: 'field', concept, field, from: choiceOf(from, choices) };
    }
  }
  return null;
}

/** A duration in minutes is read together with the start; the chosen path is the last one. */
function choiceOf(from: readonly string[], choices: readonly string[]): string | null {
  return from.findLast((each) => choices.includes(each)) ?? from.at(-1) ?? null;
}
