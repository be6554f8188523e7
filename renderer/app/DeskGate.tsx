import { type ReactNode, useEffect, useRef } from 'react';
import { draftsSaved } from '../bridge/drafts.ts';
import { useSettings } from '../bridge/SettingsContext.tsx';
import { createLazyPart } from '../components/LazyPart.tsx';
import { useActivity } from './useActivity.ts';

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
