import { useState } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { writeDraft, clinicMark, discardDraft } from '../../bridge/drafts.ts';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import type { ListedDraft } from '../../bridge/useDrafts.ts';

/** A draft, or one that was discarded while the list is open and can be restored. */
export interface DraftRowState {
  readonly draft: ListedDraft;
  readonly isDiscarded: boolean;
}

interface Discard {
  readonly rows: readonly DraftRowState[];
  readonly failure: Failure | null;
  readonly discard: (draft: ListedDraft) => Promise<void>;
  readonly restore: (draft: ListedDraft) => Promise<void>;
}

/** Discards drafts, and restores them unchanged. `live` is what is stored now. */
export function useDiscard(live: readonly ListedDraft[]): Discard {
  const bridge = useBridge();
  const mark = clinicMark(useSettings().view);
  // A restored draft stays in the list until its storage is confirmed, so that its row does not flicker.
  const [touched, setTouched] = useState<readonly DraftRowState[]>([]);
  const [failure, setFailure] = useState<Failure | null>(null);

  const others = (draft: ListedDraft): readonly DraftRowState[] => touched.filter((row) => row.draft.id !== draft.id);
  const liveAs = ({ id }: ListedDraft): ListedDraft | undefined => live.find((draft) => draft.id === id);
  const rows = [
    ...live
      .filter(({ id }) => !touched.some((row) => row.draft.id === id))
      .map((draft) => ({ draft, isDiscarded: false })),
    ...touched.map((row) => (row.isDiscarded ? row : { ...row, draft: liveAs(row.draft) ?? row.draft })),
  ];
  return {
    rows,
    failure,
    async discard(draft) {
      setTouched([...others(draft), { draft, isDiscarded: true }]);
      const answer = await discardDraft(bridge, draft.id);
      setFailure(answer.ok ? null : answer.failure);
      if (!answer.ok) setTouched(others(draft));
    },
    async restore(draft) {
      setTouched([...others(draft), { draft, isDiscarded: false }]);
      const now = liveAs(draft);
      // Another window has changed the same draft meanwhile: do not overwrite it.
      if (now && JSON.stringify(now.content) !== JSON.stringify(draft.content)) return;
      const answer = await writeDraft(bridge, mark, draft);
      setFailure(answer.ok ? null : answer.failure);
      if (!answer.ok) setTouched([...others(draft), { draft, isDiscarded: true }]);
    },
  };
}
