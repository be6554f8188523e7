import { say } from '../../../words/core/say.ts';
import type { Failure } from '../../contract/failure.ts';

export function notThere(): Failure {
  return { kind: 'unreachable', message: say('updates.notThere'), action: say('updates.notThereAction') };
}

export function badSignature(): Failure {
  return { kind: 'unreadable', message: say('updates.badSignature'), action: say('updates.badSignatureAction') };
}

export function noFileForThis(version: string): Failure {
  return {
    kind: 'notOffered',
    message: say('updates.noFile', { version }),
    action: say('updates.noFileAction'),
  };
}

export function notFetched(): Failure {
  return { kind: 'storage', message: say('updates.notFetched'), action: say('updates.notFetchedAction') };
}

export function notInstalled(): Failure {
  return { kind: 'storage', message: say('updates.notInstalled'), action: say('updates.notInstalledAction') };
}
