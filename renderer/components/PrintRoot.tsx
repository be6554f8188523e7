import { type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import './PrintRoot.css';

/** `label` is 62 × 29 mm; sheets take the paper that is usual here. */
export type PrintPaper = 'portrait' | 'landscape' | 'label';

interface PrintRootProps {
  readonly paper: PrintPaper;
  readonly children: ReactNode;
  /** Laid out for paper also while the browser prints nothing: somebody else takes the picture. */
  readonly held?: boolean;
}

/**
 * What goes on paper instead of the page, however printing was asked for. It is there only while it is printed: on
 * the screen nobody could see it, and a day of four hundred appointments is long.
 */
export function PrintRoot({ paper, children, held = false }: PrintRootProps) {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // At once, as the browser takes its picture when the listeners have returned.
    const begin = (): void => flushSync(() => setPrinting(true));
    const end = (): void => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  if (!printing && !held) return null;
  return createPortal(
    <div className="print-root" data-paper={paper}>
      {children}
    </div>,
    document.body,
  );
}
