import LinearProgress from '@mui/material/LinearProgress';
import type { MapView } from '../../../electron/contract/serviceMap.ts';
import { say } from '../../../words/page/say.ts';
import { momentText } from '../../lib/momentText.ts';
import styles from './MapOrigin.module.css';
import { progressText, sourceWords } from './mapWords.ts';
import type { Work } from './useMapWork.ts';

/** Where the map comes from; while the schema is read, how far that is, in the same place. */
export function MapOrigin({ view, work }: { readonly view: MapView | null; readonly work: Work }) {
  const reading = work.kind === 'reading';
  const progress = reading ? work.progress : null;
  const share = progress && progress.wanted > 0 ? Math.min(100, (100 * progress.read) / progress.wanted) : null;
  return (
    <div className={styles.origin}>
      <p className={styles.words} data-hidden={reading ? '' : undefined}>
        {view && originText(view)}
      </p>
      <p className="visually-hidden" role="status">
        {reading && say('serviceMap.readingSchema')}
      </p>
      {reading && (
        <div className={styles.progress}>
          <p>{progressText(progress)}</p>
          <LinearProgress
            aria-label={say('serviceMap.readingSchema')}
            variant={share === null ? 'indeterminate' : 'determinate'}
            {...(share !== null && { value: share })}
          />
        </div>
      )}
    </div>
  );
}

function originText(view: MapView): string {
  const facts = [
    view.readAt !== null && say('serviceMap.lastRead', { moment: momentText(view.readAt) }),
    view.types !== null && say('serviceMap.types', { count: view.types }),
  ].filter(Boolean);
  return [sourceWords(view), facts.join(' · ')].join(' ').trim();
}
