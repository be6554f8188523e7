import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ConnectableEnvironment, EnvironmentView } from '../../../electron/contract/settings.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { clinicMark, readDraft } from '../../bridge/drafts.ts';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import { useDraft } from '../../bridge/useDraft.ts';
import { advancedFields, fieldOf, readAdvanced, typedFields } from './readAdvanced.ts';

interface TypedConnection {
  readonly note: () => void;
  /** On success the core stores the address with its key, so the draft must not come back. */
  readonly settle: () => Promise<void>;
}

/**
 * Keeps an address and advanced settings that were typed but not tried yet, across screens and a closed window. Keys are
 * never stored this way, and neither is an advanced setting that is not valid: it may be a key in the wrong field.
 */
export function useTypedConnection(
  { kind, url, advanced: known }: Pick<EnvironmentView, 'url' | 'advanced'> & { readonly kind: ConnectableEnvironment },
  form: RefObject<HTMLFormElement | null>,
  onAdvanced: () => void,
): TypedConnection {
  const bridge = useBridge();
  const mark = clinicMark(useSettings().view);
  const [typed, setTyped] = useState<Readonly<Record<string, string>> | null>(null);
  const touched = useRef(false);
  const id = `address-${kind}`;
  const { store } = useDraft(id, null, typed);
  const showAdvanced = useRef(onAdvanced);
  useEffect(() => {
    showAdvanced.current = onAdvanced;
  });

  useEffect(() => {
    if (mark === '') return undefined;
    let isCurrent = true;
    void readDraft(bridge, mark, id).then((stored) => {
      if (!isCurrent || touched.current || !form.current || !stored) return;
      const texts = typedFields.map((name) => [name, textIn(stored[name])] as const);
      for (const [name, text] of texts) {
        const field = fieldOf(form.current, name);
        if (field) field.value = text;
      }
      if (texts.some(([name, text]) => name !== 'address' && text !== '')) showAdvanced.current();
      setTyped(Object.fromEntries(texts));
    });
    return () => {
      isCurrent = false;
    };
  }, [bridge, mark, id, form]);

  return {
    note() {
      touched.current = true;
      const address = fieldOf(form.current, 'address')?.value.trim() ?? '';
      const { advanced } = readAdvanced(form.current);
      const isSame = advancedFields.every((name) => advanced[name] === known?.[name]);
      setTyped(isSame && (address === '' || address === url) ? null : { address, ...advanced });
    },
    async settle() {
      touched.current = true;
      store.save(null);
      await store.flush();
    },
  };
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
