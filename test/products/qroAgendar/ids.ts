import type { Ids } from '../../dialects/ids.ts';
import { mixed } from '../../dialects/ids.ts';
import type { Kind } from '../../dialects/practice.ts';

const kinds: readonly Kind[] = ['organization', 'place', 'provider', 'visitType', 'client', 'patient', 'appointment'];
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const known = new Map<string, { readonly kind: Kind; readonly key: number }>();
const mostKeys = 2000;

for (const kind of kinds) for (let key = 0; key < mostKeys; key += 1) known.set(documentId(kind, key), { kind, key });

/** Twenty letters and digits that look like chance, as the document store makes them. */
function documentId(kind: Kind, key: number): string {
  let state = key * kinds.length + kinds.indexOf(kind) + 1;
  return Array.from({ length: 20 }, (_, index) => {
    state = mixed(state + index);
    return letters.charAt((state >>> 8) % letters.length);
  }).join('');
}

/** Ids of documents. */
export const agendarIds: Ids = {
  of: documentId,
  key(kind, id) {
    const found = known.get(String(id));
    return found?.kind === kind ? found.key : null;
  },
};
