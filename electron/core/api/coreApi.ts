import type { Channel, Channels } from '../../contract/channels.ts';
import type { Failure, Result } from '../../contract/failure.ts';
import { guards, isChannel, maxEnvelopeCharacters, maxEnvelopeNesting } from '../../contract/guards.ts';
import { isObject, isShortText } from '../../contract/shapes.ts';
import { exceedsNesting } from '../../../graphql/service/json.ts';
import { faultOf } from '../foundation/errorLog.ts';
import { badRequest, unfitValues, unknownQuestion } from '../connection/failures.ts';
import type { Log, RefusalReason } from '../foundation/log.ts';
import { t } from '../../../i18n/core/t.ts';

/** One handler per channel; a missing one does not compile. Handlers get guarded payloads and answer Results. */
export type Handlers = {
  readonly [C in Exclude<Channel, 'request:cancel'>]: (
    payload: Channels[C]['request'],
    signal: AbortSignal,
  ) => Promise<Result<Channels[C]['response']>>;
};

export interface CoreApi {
  /** Takes any text from a page and returns a Result as text. Never rejects. */
  request(envelope: string, signal?: AbortSignal): Promise<string>;
  /** Stops everything that is pending: the page is gone or belongs to another clinic. */
  cancelAll(): void;
}

/** Why the API itself refuses; executeDesk has the reasons for refused operations. */
type ApiReason = Exclude<RefusalReason, 'operation' | 'variables' | 'locked' | 'notAllowed'>;

/** Why a guarded request is refused to the person signed in; null where it is allowed. */
type RefusalFor = (channel: Channel, payload: unknown) => Failure | null;

const maxPending = 64;

/**
 * The only entry from a page into the core: size, form, channel, payload and signed-in member are checked in that order,
 * and a refused request is returned as data and logged by its reason alone. Whether the desk is locked is checked once
 * more before the answer is given.
 */
export function createCoreApi(handlers: Handlers, log: Log, refusalFor: RefusalFor = () => null): CoreApi {
  const pending = new Map<string, AbortController>();

  async function handle(text: string, gone: AbortSignal | undefined): Promise<Result<unknown>> {
    const envelope = readEnvelope(text);
    if (typeof envelope === 'string') return refuse('', envelope);
    const { id, channel, payload } = envelope;
    if (!guards[channel](payload)) return refuse(channel, 'payload');
    const refusal = refusalFor(channel, payload);
    if (refusal) {
      log.write({ event: 'refused', channel, why: refusal.kind === 'locked' ? 'locked' : 'notAllowed' });
      return { ok: false, failure: refusal };
    }
    if (channel === 'request:cancel') {
      // Sound: this channel's guard has just passed.
      pending.get((payload as Channels['request:cancel']['request']).id)?.abort();
      return { ok: true, value: null };
    }
    if (pending.size >= maxPending || pending.has(id)) return refuse(channel, 'busy');
    const controller = new AbortController();
    pending.set(id, controller);
    const stop = (): void => controller.abort();
    gone?.addEventListener('abort', stop, { once: true });
    try {
      const answer = await call(channel, payload, controller.signal);
      // Locked while it was answered: then nothing of the clinic is for this page any more.
      const late = answer.ok && answer.value !== null ? refusalFor(channel, payload) : null;
      return late?.kind === 'locked' ? { ok: false, failure: late } : answer;
    } catch (error) {
      log.write(faultOf(channel, error));
      return { ok: false, failure: mistake() };
    } finally {
      pending.delete(id);
      gone?.removeEventListener('abort', stop);
    }
  }

  function call(channel: keyof Handlers, payload: unknown, signal: AbortSignal): Promise<Result<unknown>> {
    // Sound: the payload passed the guard of this very channel; the compiler can't follow the pairing.
    const handler = handlers[channel] as (payload: unknown, signal: AbortSignal) => Promise<Result<unknown>>;
    return handler(payload, signal);
  }

  function refuse(channel: string, why: ApiReason): Result<never> {
    log.write({ event: 'refused', channel, why });
    return { ok: false, failure: refusalOf(why) };
  }

  return {
    request: async (text, signal) => JSON.stringify(await handle(text, signal)),
    cancelAll() {
      for (const controller of pending.values()) controller.abort();
    },
  };
}

function readEnvelope(
  text: unknown,
): ApiReason | { readonly id: string; readonly channel: Channel; readonly payload: unknown } {
  if (typeof text !== 'string') return 'shape';
  if (text.length > maxEnvelopeCharacters) return 'tooLarge';
  if (exceedsNesting(text, maxEnvelopeNesting)) return 'nesting';
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'notJson';
  }
  if (!isObject(value, { id: isShortText, channel: (each) => typeof each === 'string', payload: () => true }))
    return 'shape';
  const { id, channel, payload } = value;
  if (!isShortText(id)) return 'shape';
  return isChannel(channel) ? { id, channel, payload } : 'channel';
}

function refusalOf(why: ApiReason): Failure {
  switch (why) {
    case 'tooLarge':
      return badRequest(t('failures.questionTooLarge'));
    case 'notJson':
    case 'nesting':
    case 'shape':
      return badRequest(t('failures.questionUnreadable'));
    case 'channel':
      return unknownQuestion();
    case 'payload':
      return unfitValues();
    case 'busy':
      return badRequest(t('failures.tooManyQuestions'));
    case 'sender':
      return badRequest(t('failures.askedFromElsewhere'));
  }
}

function mistake(): Failure {
  return { kind: 'internal', message: t('failures.mistake'), action: t('failures.mistakeDo') };
}
