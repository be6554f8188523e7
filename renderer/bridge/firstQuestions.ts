import { type DayChoice, dayOfPath } from '../lib/paths.ts';
import { prefetch, type EarlyBridge, type Question } from './prefetch.ts';
import { createBridge } from './bridge.ts';
import { pageTransport } from './pageTransport.ts';

/** A bridge that has already sent the requests of the first screen. */
export function startWithFirstQuestions(hash: string): EarlyBridge {
  const questions: Question[] = [{ channel: 'settings:read', payload: null }];
  const variables = firstDayVariables(hash);
  if (variables) {
    questions.unshift({ channel: 'desk:query', payload: { operation: 'ScheduleDay', variables: { ...variables } } });
  }
  return prefetch(createBridge(pageTransport()), questions, { hearsNumbers: window.frontDesk !== undefined });
}

/** The day in the page's address; null for any other screen. */
export function firstDayVariables(hash: string): DayChoice | null {
  return dayOfPath(hash.slice(1) || '/');
}
