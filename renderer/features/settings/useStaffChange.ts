import { useState } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import type { StaffChange } from '../../../electron/contract/staff.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';

export interface Staffing {
  /** Answers why it could not be done; null where it was. */
  readonly change: (change: StaffChange) => Promise<Failure | null>;
  /** Of the last change. */
  readonly failure: Failure | null;
}

/** Changes who may be at this desk; the settings that are read anew show it. */
export function useStaffChange(): Staffing {
  const bridge = useBridge();
  const [failure, setFailure] = useState<Failure | null>(null);
  return {
    failure,
    async change(change) {
      const answer = await bridge.ask('staff:change', change);
      const why = answer.ok ? null : answer.failure;
      setFailure(why);
      return why;
    },
  };
}
