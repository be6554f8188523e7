import { dayOfPath } from '../lib/paths.ts';
import { prefetch, type EarlyBridge, type Question } from './prefetch.ts';
import { createBridge } from './bridge.ts';
import { pageTransport } from './pageTransport.ts';

/** A bridge that has already sent the requests of the first screen. `query` is one without variables. */
export function startWithFirstQuestions(hash: string, query?: string): EarlyBridge {
  const questions: Question[] = [{ channel: 'settings:read', payload: null }];
  const day = dayOfPath(hash.slice(1) || '/');
  if (day) questions.unshift(deskQuery('ScheduleDay', { ...day }));
  else if (query !== undefined) questions.unshift(deskQuery(query, {}));
  return prefetch(createBridge(pageTransport()), questions, { hearsNumbers: window.frontDesk !== undefined });
}

function deskQuery(operation: string, variables: Readonly<Record<string, unknown>>): Question {
  return { channel: 'desk:query', payload: { operation, variables } };
}
