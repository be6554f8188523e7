import { type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import './PrintRoot.css';

/** `label` is 62 × 29 mm; sheets use the region's usual paper size. */
export type PrintPaper = 'portrait' | 'landscape' | 'label';

interface PrintRootProps {
  readonly paper: PrintPaper;
  readonly children: ReactNode;
  /** Uses the print layout also while the browser does not print: the host creates a PDF. */
  readonly held?: boolean;
}

/**
 * The printed content, however printing was started. Mounted only while printing: it is invisible on screen, and a day
 * of four hundred appointments is long.
 */
export function PrintRoot({ paper, children, held = false }: PrintRootProps) {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // Synchronously, as the browser captures the page as soon as the listeners return.
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
