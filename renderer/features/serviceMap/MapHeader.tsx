import ArrowBack from '@mui/icons-material/ArrowBack';
import { Link } from 'wouter';
import type { MapView } from '../../../electron/contract/serviceMap.ts';
import { say } from '../../../words/page/say.ts';
import { EnvironmentBadge } from '../../components/EnvironmentBadge.tsx';
import { MapActions } from './MapActions.tsx';
import styles from './MapHeader.module.css';
import { MapOrigin } from './MapOrigin.tsx';
import type { Work } from './useMapWork.ts';

interface MapHeaderProps {
  readonly view: MapView | null;
  readonly work: Work;
  readonly hasCorrections: boolean;
  readonly onReadAgain: () => void;
  readonly onStop: () => void;
  readonly onExport: () => void;
  readonly onImport: (file: File) => void;
}

export function MapHeader({ view, work, ...actions }: MapHeaderProps) {
  return (
    <header className={styles.header}>
      <Link href="/settings" className={styles.back ?? ''}>
        <ArrowBack fontSize="inherit" />
        {say('general.settings')}
      </Link>
      <div className={styles.line}>
        <div className={styles.subject}>
          <h1 className={styles.title}>{say('serviceMap.title')}</h1>
          {view?.organization && (
            <p className={styles.organization}>
              {say('serviceMap.ofOrganization', { organization: view.organization })}
            </p>
          )}
          {view && <EnvironmentBadge kind={view.environment} />}
        </div>
        <MapActions work={work} ready={view !== null} {...actions} />
      </div>
      <MapOrigin view={view} work={work} />
    </header>
  );
}
