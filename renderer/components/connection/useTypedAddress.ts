import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ConnectableEnvironment } from '../../../electron/contract/settings.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { clinicMark, readDraft } from '../../bridge/drafts.ts';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import { useDraft } from '../../bridge/useDraft.ts';

interface TypedAddress {
  readonly note: () => void;
  /** On success the core stores the address with its key, so the draft must not come back. */
  readonly settle: () => Promise<void>;
}

/**
 * Keeps an address that was typed but not tried yet, across screens and a closed window. Keys are never stored this
 * way.
 */
export function useTypedAddress(
  kind: ConnectableEnvironment,
  field: RefObject<HTMLInputElement | null>,
  known: string | null,
): TypedAddress {
  const bridge = useBridge();
  const mark = clinicMark(useSettings().view);
  const [typed, setTyped] = useState<{ readonly address: string } | null>(null);
  const touched = useRef(false);
  const id = `address-${kind}`;
  const { store } = useDraft(id, null, typed);

  useEffect(() => {
    if (mark === '') return undefined;
    let isCurrent = true;
    void readDraft(bridge, mark, id).then((stored) => {
      const address = stored?.['address'];
      if (!isCurrent || touched.current || !field.current || typeof address !== 'string') return;
      field.current.value = address;
      setTyped({ address });
    });
    return () => {
      isCurrent = false;
    };
  }, [bridge, mark, id, field]);

  return {
    note() {
      touched.current = true;
      const address = field.current?.value.trim() ?? '';
      setTyped(address === '' || address === known ? null : { address });
    },
    async settle() {
      touched.current = true;
      store.save(null);
      await store.flush();
    },
  };
}
