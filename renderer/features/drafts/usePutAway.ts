import { useState } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { bringDraftBack, clinicMark, putDraftAway } from '../../bridge/drafts.ts';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import type { ListedDraft } from '../../bridge/useDrafts.ts';

/** A row of the list: a draft, or one that was discarded while the list is open and can be restored. */
export interface DraftRowState {
  readonly draft: ListedDraft;
  readonly isAway: boolean;
}

interface PutAway {
  readonly rows: readonly DraftRowState[];
  readonly failure: Failure | null;
  readonly putAway: (draft: ListedDraft) => Promise<void>;
  readonly bringBack: (draft: ListedDraft) => Promise<void>;
}

/** Discards drafts, and restores them just as they were. `live` is what is stored now. */
export function usePutAway(live: readonly ListedDraft[]): PutAway {
  const bridge = useBridge();
  const mark = clinicMark(useSettings().view);
  // What was brought back stays until it is seen to be kept, so that its row does not go and come.
  const [touched, setTouched] = useState<readonly DraftRowState[]>([]);
  const [failure, setFailure] = useState<Failure | null>(null);

  const others = (draft: ListedDraft): readonly DraftRowState[] => touched.filter((row) => row.draft.id !== draft.id);
  const liveAs = ({ id }: ListedDraft): ListedDraft | undefined => live.find((draft) => draft.id === id);
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
      // Another window has written the same draft anew in the meantime: that is not overwritten.
      if (now && JSON.stringify(now.content) !== JSON.stringify(draft.content)) return;
      const answer = await bringDraftBack(bridge, mark, draft);
      setFailure(answer.ok ? null : answer.failure);
      if (!answer.ok) setTouched([...others(draft), { draft, isAway: true }]);
    },
  };
}
