import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type AuditFilter, type AuditLine, auditPage, type AuditView } from '../../../electron/contract/audit.ts';
import type { Failure } from '../../../electron/contract/failure.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';

interface AuditLines {
  /** Null until the first answer; then the last one, also while another filter is read. */
  readonly view: AuditView | null;
  readonly lines: readonly AuditLine[];
  readonly failure: Failure | null;
  readonly refresh: () => void;
  readonly readEarlier: () => void;
}

/** Reads the audit log a page at a time, anew for every filter. */
export function useAuditLines(filter: AuditFilter): AuditLines {
  const bridge = useBridge();
  const [view, setView] = useState<AuditView | null>(null);
  const [lines, setLines] = useState<readonly AuditLine[]>([]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const question = JSON.stringify(filter);
  const latest = useRef(0);

  const read = async (skip: number): Promise<void> => {
    latest.current += 1;
    const mine = latest.current;
    const answer = await bridge.request('audit:read', { about: null, skip, filter });
    // A slower answer to an earlier choice is not the one that is asked for.
    if (mine !== latest.current) return;
    setFailure(answer.ok ? null : answer.failure);
    if (!answer.ok) return;
    setView(answer.value);
    setLines((former) => (skip === 0 ? answer.value.lines : [...former, ...answer.value.lines]));
  };
  // oxlint-disable-next-line react/exhaustive-deps -- read once for each filter; what is done meanwhile comes with a refresh
  useEffect(() => void read(0), [question]);
  // Clients are found by their marks once all are read: links come then.
  const onDirectory = useEffectEvent(() => {
    if (lines.length <= auditPage) void read(0);
  });
  useEffect(() => {
    const stop = bridge.subscribe((event) => {
      if (event.kind !== 'directoryChanged' || event.directory.state === 'reading') return;
      stop();
      onDirectory();
    });
    return stop;
  }, [bridge]);
  return { view, lines, failure, refresh: () => void read(0), readEarlier: () => void read(lines.length) };
}
