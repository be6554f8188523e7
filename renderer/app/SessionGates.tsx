import { type ReactNode, useEffect, useRef } from 'react';
import { useBridge } from '../bridge/BridgeContext.ts';
import { draftsSaved } from '../bridge/drafts.ts';
import { useSettings } from '../bridge/SettingsContext.tsx';
import { createLazyPart } from '../components/LazyPart.tsx';
import { pageLanguage } from '../lib/locale.ts';

const lockScreen = createLazyPart(() => import('../features/staff/LockScreen.tsx').then((part) => part.LockScreen));

interface DeskGateProps {
  readonly children: ReactNode;
  /** Begins the page anew, so that nothing of what was shown is left in its memory. */
  readonly forget: () => void;
}

/** The screens, or, where the desk is locked, who may open it. What was shown goes with the page that showed it. */
export function DeskGate({ children, forget }: DeskGateProps) {
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
    // The screens are gone by now, and have given what was being typed to the core.
    void draftsSaved().then(forget);
  }, [staff, forget]);
  return staff?.kind === 'locked' ? <lockScreen.Part staff={staff} /> : children;
}

interface LanguageGateProps {
  readonly children: ReactNode;
  /** Begins the page anew. */
  readonly forget: () => void;
}

/** A page speaks one language from its first word to its last: where another is chosen, it begins anew. */
export function LanguageGate({ children, forget }: LanguageGateProps) {
  const spoken = useSettings().view?.spoken ?? pageLanguage;
  const other = spoken !== pageLanguage;
  useEffect(() => {
    // The screens are gone by now, and have given what was being typed to the core.
    if (other) void draftsSaved().then(forget);
  }, [other, forget]);
  return other ? null : children;
}

const atMostEvery = 15_000;
const signs = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

/** Tells the core that somebody is here, as long as `wanted`: it locks a desk that nobody touches. */
function useActivity(wanted: boolean): void {
  const bridge = useBridge();
  useEffect(() => {
    if (!wanted) return undefined;
    let told = performance.now();
    const tell = (): void => {
      if (performance.now() - told < atMostEvery) return;
      told = performance.now();
      void bridge.ask('staff:active', null);
    };
    for (const sign of signs) addEventListener(sign, tell, { capture: true, passive: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, tell, { capture: true });
    };
  }, [bridge, wanted]);
}
