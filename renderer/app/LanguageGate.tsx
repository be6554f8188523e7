import { type ReactNode, useEffect } from 'react';
import { draftsSaved } from '../bridge/drafts.ts';
import { useSettings } from '../bridge/SettingsContext.tsx';
import { pageLanguage } from '../lib/locale.ts';

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
