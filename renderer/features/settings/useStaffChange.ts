import type { Failure } from '../../../electron/contract/failure.ts';
import type { StaffChange } from '../../../electron/contract/staff.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';

/** Changes who may be at this desk; the settings that are read anew show it. Answers why it could not be done. */
export function useStaffChange(): (change: StaffChange) => Promise<Failure | null> {
  const bridge = useBridge();
  return async (change) => {
    const answer = await bridge.request('staff:change', change);
    return answer.ok ? null : answer.failure;
  };
}
