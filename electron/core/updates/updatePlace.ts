import { say } from '../../../words/core/say.ts';
import type { Result } from '../../contract/result.ts';
import { readAddress } from '../storage/settings/address.ts';

/** The folder that an address names, without a slash at its end. Only https: what is fetched tells who asks. */
export function readUpdatePlace(text: string): Result<string> {
  const read = readAddress(text);
  if (typeof read !== 'string') return { ok: true, value: read.url.replace(/\/graphql$/, '') };
  return {
    ok: false,
    failure: { kind: 'badAddress', message: say('updates.badPlace'), action: say('updates.badPlaceAction') },
  };
}
