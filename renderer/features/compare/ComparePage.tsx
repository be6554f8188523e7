import { useEffect, useState } from 'react';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { clinicMark, type StoredDraft, readDrafts } from '../../bridge/drafts.ts';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import { PairsScreen } from './PairsScreen.tsx';

interface ComparePageProps {
  /** The ids of the pair that is shown; null for none. */
  readonly pair: readonly [one: string, other: string] | null;
}

/** Clients that may be one person, and two of them side by side. */
export function ComparePage({ pair }: ComparePageProps) {
  const bridge = useBridge();
  const { view } = useSettings();
  const clinic = clinicMark(view);
  const [drafts, setDrafts] = useState<readonly StoredDraft[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (clinic !== '') void readDrafts(bridge, clinic).then((read) => isCurrent && setDrafts(read));
    return () => {
      isCurrent = false;
    };
  }, [bridge, clinic]);
  return drafts && <PairsScreen pair={pair} drafts={drafts} />;
}
