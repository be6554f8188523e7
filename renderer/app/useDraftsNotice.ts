import { useEffect, useRef } from 'react';
import { say } from '../../words/page/say.ts';
import { useBridge } from '../bridge/BridgeContext.ts';
import { clinicMark, readDrafts } from '../bridge/drafts.ts';
import { isServiceAway, useServiceBack } from '../bridge/serviceAway.ts';
import { useSettings } from '../bridge/SettingsContext.tsx';
import { type ListedDraft, listedDrafts } from '../bridge/useDrafts.ts';
import { openDialog } from '../lib/dialogs.ts';
import { notify } from '../lib/notices.ts';
import { useStableCallback } from '../lib/useStableCallback.ts';
import { whenNoDialog } from '../lib/whenNoDialog.ts';

/**
 * Says once that the service answers again, where a draft was written or tried in the meantime; nothing is ever sent by
 * itself. Returns what takes the notice away.
 */
export function useDraftsNotice(): () => void {
  const bridge = useBridge();
  const { view } = useSettings();
  const waits = useRef<{ readonly since: string; readonly callOff: () => void } | null>(null);
  const takeAway = useRef<(() => void) | null>(null);

  const read = async (): Promise<readonly ListedDraft[]> => listedDrafts(await readDrafts(bridge, clinicMark(view)));
  const announce = useStableCallback(async (since: string): Promise<void> => {
    // Away again by the time that nothing stands before it: the next return tells of both.
    if (isServiceAway(view)) return;
    waits.current = null;
    const [one, ...more] = (await read()).filter(({ at }) => at >= since);
    if (!one) return;
    takeAway.current = notify({
      words:
        more.length === 0
          ? say('app.backOne', { title: one.about.title })
          : say('app.backMany', { count: more.length + 1 }),
      action: { word: say('app.look'), run: () => openDialog('drafts') },
      until: 'dismissed',
      about: 'drafts',
    });
  });
  useServiceBack((since) => {
    const earliest = waits.current?.since ?? since;
    waits.current?.callOff();
    waits.current = { since: earliest, callOff: () => undefined };
    // Whoever has a form open sends from there; what she leaves unsent is told of once she has closed it.
    const callOff = whenNoDialog(() => void announce(earliest));
    if (waits.current) waits.current = { since: earliest, callOff };
  });
  const look = useStableCallback(async (): Promise<void> => {
    if (takeAway.current && (await read()).length === 0) takeAway.current?.();
  });
  useEffect(() => {
    const stop = bridge.subscribe((event) => {
      if (event.kind === 'draftsChanged' && !event.kept) void look();
    });
    return () => {
      stop();
      waits.current?.callOff();
    };
  }, [bridge, look]);
  return () => takeAway.current?.();
}
