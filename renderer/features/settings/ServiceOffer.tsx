import Check from '@mui/icons-material/Check';
import Remove from '@mui/icons-material/Remove';
import { ServiceStateDocument } from '../../../graphql/desk/generated/operations.ts';
import { say } from '../../../words/page/say.ts';
import { useDeskQuery } from '../../data/useDeskQuery.ts';
import styles from './ServiceOffer.module.css';

/** What the connected service offers of what the desk can use; what is missing says so instead of looking empty. */
export function ServiceOffer() {
  const capabilities = useDeskQuery(ServiceStateDocument, {}).data?.service.capabilities;

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
