import { useEffect, useState } from 'react';
import type { PatientCardQuery } from '../../../../graphql/desk/generated/operations.ts';
import { useBridge } from '../../../bridge/BridgeContext.ts';

/** A patient's breed, which the day itself does not tell; null until it is known, and where it is not. */
export function useBreed(patient: string | null): string | null {
  const bridge = useBridge();
  const [known, setKnown] = useState<{ readonly patient: string; readonly breed: string | null } | null>(null);
  useEffect(() => {
    if (patient === null) return undefined;
    const controller = new AbortController();
    const question = { operation: 'PatientCard', variables: { id: patient } };
    void bridge.ask('desk:query', question, controller.signal).then((result) => {
      if (controller.signal.aborted || !result.ok) return;
      // Sound: the core answers a registered operation in the shape of its document, or with null and errors.
      const answer = result.value.data as PatientCardQuery | null;
      setKnown({ patient, breed: answer?.patient?.breed ?? null });
    });
    return () => controller.abort();
  }, [bridge, patient]);
  return known?.patient === patient ? known.breed : null;
}
