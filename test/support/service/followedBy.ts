import type { CorePorts } from '../../../electron/core/foundation/ports.ts';
import { nodeFetch } from '../../../electron/preview/previewPorts.ts';

/** A second desk that, right behind the first, sends the same change with another value in it. */
export function followedBy(from: string, to: string): Partial<CorePorts> {
  return {
    fetch: async (url, init) => {
      const response = await nodeFetch(url, init);
      const isChange = init.body.includes('"query":"mutation') && init.body.includes(from);
      if (isChange) await nodeFetch(url, { ...init, body: init.body.replace(from, to) });
      return response;
    },
  };
}
