import { type DayChoice, dayOfPath } from '../lib/paths.ts';
import { prefetch, type EarlyBridge, type Question } from './prefetch.ts';
import { createBridge } from './bridge.ts';
import { pageTransport } from './pageTransport.ts';

/** A bridge that has already asked what the first screen is going to ask. */
export function startWithFirstQuestions(hash: string): EarlyBridge {
  const questions: Question[] = [{ channel: 'settings:read', payload: null }];
  const variables = firstDayVariables(hash);
  if (variables) {
    questions.unshift({ channel: 'desk:query', payload: { operation: 'ScheduleDay', variables: { ...variables } } });
  }
  return prefetch(createBridge(pageTransport()), questions, { hearsNumbers: window.frontDesk !== undefined });
}

/** The day that the page's address asks for; null where it asks for another screen. */
export function firstDayVariables(hash: string): DayChoice | null {
  return dayOfPath(hash.slice(1) || '/');
}
