import { useEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { clinicMark, readDraft } from '../../bridge/drafts.ts';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import { useDraft } from '../../bridge/useDraft.ts';
import { guideStepPath } from '../../lib/paths.ts';

const id = 'guide';

/**
 * Remembers which environment was chosen and not connected yet, so that whoever leaves the guide and comes back goes on
 * there. `asked` is the environment in the address; where it is null, the remembered one takes its place.
 */
export function useChosenBefore(asked: string | null): void {
  const bridge = useBridge();
  const mark = clinicMark(useSettings().view);
  const [, navigate] = useLocation();
  const kept = useMemo(() => (asked === null ? null : { environment: asked }), [asked]);
  useDraft(id, null, kept);

  useEffect(() => {
    if (asked !== null || mark === '') return undefined;
    let wanted = true;
    void readDraft(bridge, mark, id).then((before) => {
      const environment = before?.['environment'];
      if (wanted && typeof environment === 'string') navigate(guideStepPath(environment), { replace: true });
    });
    return () => {
      wanted = false;
    };
  }, [bridge, mark, asked, navigate]);
}
