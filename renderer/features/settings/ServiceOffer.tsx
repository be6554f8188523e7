import Check from '@mui/icons-material/Check';
import Remove from '@mui/icons-material/Remove';
import { useEffect, useState } from 'react';
import type { ServiceStateQuery } from '../../../graphql/desk/generated/operations.ts';
import { say } from '../../../words/page/say.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import styles from './ServiceOffer.module.css';

type Capability = ServiceStateQuery['service']['capabilities'][number];

/** What the connected service offers of what the desk can use; what is missing says so instead of looking empty. */
export function ServiceOffer() {
  const bridge = useBridge();
  const [capabilities, setCapabilities] = useState<readonly Capability[] | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    void bridge.ask('desk:query', { operation: 'ServiceState', variables: {} }, controller.signal).then((result) => {
      if (controller.signal.aborted || !result.ok) return;
      // Sound: the core answers a registered operation in the shape of its document, or with null and errors.
      const answer = result.value.data as ServiceStateQuery | null;
      setCapabilities(answer?.service.capabilities ?? null);
    });
    return () => controller.abort();
  }, [bridge]);

  return (
    <ul className={styles.list}>
      {capabilities?.map(({ name, offered, why }) => (
        <li key={name} className={styles.row} data-offered={offered}>
          {offered ? <Check fontSize="inherit" /> : <Remove fontSize="inherit" />}
          <span>
            {name}
            {!offered && (
              <span className={styles.why}>
                {' '}
                {say('settings.notOffered')} {why}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
