import { isOutage } from '../../../contract/failure.ts';
import type { Result } from '../../../contract/result.ts';
import type { Clinic } from '../../adapter/clinic/clinic.ts';

/** A clinic's places, people and kinds of visit as they were last read, to be shown while the service does not answer. */
export interface ListCache {
  /** The same clinic, whose short lists are known also while the service does not answer. */
  over(clinic: Clinic): Clinic;
  content(): Readonly<Record<string, unknown>>;
  /** Takes over lists from the disk; what was read since is newer. */
  restore(lists: Readonly<Record<string, unknown>>): void;
  erase(): void;
}

const maxLists = 60;

/** An empty cache. `onChange` is called at every list that differs from the one before. */
export function createListCache(options: { readonly isOn: () => boolean; readonly onChange: () => void }): ListCache {
  const { isOn, onChange } = options;
  const lists = new Map<string, unknown>();

  /** Asks; stores a good answer under a name, and answers it again during an outage, as JSON leaves it. */
  async function orCached<Value>(name: string, ask: () => Promise<Result<Value>>): Promise<Result<Value>> {
    const answer = await ask();
    if (!isOn()) return answer;
    if (answer.ok) {
      if (JSON.stringify(lists.get(name)) === JSON.stringify(answer.value)) return answer;
      lists.delete(name);
      lists.set(name, answer.value);
      const [oldest] = lists.keys();
      if (lists.size > maxLists && oldest !== undefined) lists.delete(oldest);
      onChange();
      return answer;
    }
    // Sound: a name is asked with one and the same reader, and what it gave came back as JSON leaves it.
    if (isOutage(answer.failure) && lists.has(name)) return { ok: true, value: lists.get(name) as Value };
    return answer;
  }

  const at = (location: string | null): string => location ?? '';
  return {
    over: (clinic) => ({
      ...clinic,
      organization: () => orCached('organization', () => clinic.organization()),
      locations: () => orCached('locations', () => clinic.locations()),
      providers: (location) => orCached(`providers ${at(location)}`, () => clinic.providers(location)),
      providerList: (location) => orCached(`staff ${at(location)}`, () => clinic.providerList(location)),
      appointmentTypes: (location) => orCached(`types ${at(location)}`, () => clinic.appointmentTypes(location)),
    }),
    content: () => Object.fromEntries(lists),
    restore(content) {
      for (const [name, value] of Object.entries(content)) if (!lists.has(name)) lists.set(name, value);
    },
    erase: () => lists.clear(),
  };
}
