import ArrowBack from '@mui/icons-material/ArrowBack';
import { Link } from 'wouter';
import type { MapView } from '../../../electron/contract/serviceMap.ts';
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
        Settings
      </Link>
      <div className={styles.line}>
        <div className={styles.subject}>
          <h1 className={styles.title}>What Front Desk understood</h1>
          {view?.organization && <p className={styles.organization}>of {view.organization}</p>}
          {view && <EnvironmentBadge kind={view.environment} />}
        </div>
        <MapActions work={work} ready={view !== null} {...actions} />
      </div>
      <MapOrigin view={view} work={work} />
    </header>
  );
}
