import { type ReactNode, useEffect, useRef } from 'react';
import { useBridge } from '../bridge/BridgeContext.ts';
import { draftsSaved } from '../bridge/drafts.ts';
import { useSettings } from '../bridge/SettingsContext.tsx';
import { createLazyPart } from '../components/LazyPart.tsx';
import { pageLanguage } from '../lib/locale.ts';

const lockScreen = createLazyPart(() => import('../features/staff/LockScreen.tsx').then((part) => part.LockScreen));

interface LockGateProps {
  readonly children: ReactNode;
  /** Reloads the page, so that nothing of what was shown stays in its memory. */
  readonly restart: () => void;
}

/** The screens, or the sign-in while the desk is locked. Locking reloads the page that showed client data. */
export function LockGate({ children, restart }: LockGateProps) {
  const { view } = useSettings();
  const staff = view?.staff;
  const shown = useRef(false);
  useActivity(staff?.kind === 'signedIn');
  useEffect(() => {
    if (staff === undefined) return;
    if (staff.kind !== 'locked') {
      shown.current = true;
      return;
    }
    document.title = 'Front Desk';
    if (!shown.current) return;
    shown.current = false;
    // The screens are unmounted and have sent their drafts to the core.
    void draftsSaved().then(restart);
  }, [staff, restart]);
  return staff?.kind === 'locked' ? <lockScreen.Part staff={staff} /> : children;
}

interface LanguageGateProps {
  readonly children: ReactNode;
  /** Reloads the page. */
  readonly restart: () => void;
}

/** A page has one language for its lifetime: choosing another one reloads it. */
export function LanguageGate({ children, restart }: LanguageGateProps) {
  const spoken = useSettings().view?.spoken ?? pageLanguage;
  const other = spoken !== pageLanguage;
  useEffect(() => {
    // The screens are unmounted and have sent their drafts to the core.
    if (other) void draftsSaved().then(restart);
  }, [other, restart]);
  return other ? null : children;
}

const throttleMs = 15_000;
const activityEvents = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

/** Reports user activity to the core, which locks the desk when it is idle. Off unless `isEnabled`. */
function useActivity(isEnabled: boolean): void {
  const bridge = useBridge();
  useEffect(() => {
    if (!isEnabled) return undefined;
    let lastReport = performance.now();
    const report = (): void => {
      if (performance.now() - lastReport < throttleMs) return;
      lastReport = performance.now();
      void bridge.request('staff:active', null);
    };
    for (const name of activityEvents) addEventListener(name, report, { capture: true, passive: true });
    return () => {
      for (const name of activityEvents) removeEventListener(name, report, { capture: true });
    };
  }, [bridge, isEnabled]);
}
