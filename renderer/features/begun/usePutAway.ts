import { useState } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { bringDraftBack, clinicMark, putDraftAway } from '../../bridge/drafts.ts';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import type { BegunDraft } from '../../bridge/useBegun.ts';

/** A row of the list: what was begun, or what was put away while the list is open and can be brought back. */
export interface BegunRowState {
  readonly draft: BegunDraft;
  readonly isAway: boolean;
}

interface PutAway {
  readonly rows: readonly BegunRowState[];
  readonly failure: Failure | null;
  readonly putAway: (draft: BegunDraft) => Promise<void>;
  readonly bringBack: (draft: BegunDraft) => Promise<void>;
}

/** Puts away what was begun, and brings it back just as it was. `live` is what is kept now. */
export function usePutAway(live: readonly BegunDraft[]): PutAway {
  const bridge = useBridge();
  const mark = clinicMark(useSettings().view);
  // What was brought back stays until it is seen to be kept, so that its row does not go and come.
  const [touched, setTouched] = useState<readonly BegunRowState[]>([]);
  const [failure, setFailure] = useState<Failure | null>(null);

  const others = (draft: BegunDraft): readonly BegunRowState[] => touched.filter((row) => row.draft.id !== draft.id);
  const liveAs = ({ id }: BegunDraft): BegunDraft | undefined => live.find((draft) => draft.id === id);
  const rows = [
    ...live.filter(({ id }) => !touched.some((row) => row.draft.id === id)).map((draft) => ({ draft, isAway: false })),
    ...touched.map((row) => (row.isAway ? row : { ...row, draft: liveAs(row.draft) ?? row.draft })),
  ];
  return {
    rows,
    failure,
    async putAway(draft) {
      setTouched([...others(draft), { draft, isAway: true }]);
      const answer = await putDraftAway(bridge, draft.id);
      setFailure(answer.ok ? null : answer.failure);
      if (!answer.ok) setTouched(others(draft));
    },
    async bringBack(draft) {
      setTouched([...others(draft), { draft, isAway: false }]);
      const now = liveAs(draft);
      // Another window has begun the same anew in the meantime: that is not written over.
      if (now && JSON.stringify(now.content) !== JSON.stringify(draft.content)) return;
      const answer = await bringDraftBack(bridge, mark, draft);
      setFailure(answer.ok ? null : answer.failure);
      if (!answer.ok) setTouched([...others(draft), { draft, isAway: true }]);
    },
  };
}
