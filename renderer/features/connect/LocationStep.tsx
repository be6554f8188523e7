import type { LocationListQuery } from '../../../graphql/desk/generated/operations.ts';
import { say } from '../../../words/page/say.ts';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import { ZoneChoice } from '../../components/ZoneChoice.tsx';
import styles from './LocationStep.module.css';

type Location = LocationListQuery['locations'][number];

interface LocationStepProps {
  readonly locations: readonly Location[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** Where this desk stands, and, where the service does not tell it, what time it is there. */
export function LocationStep({ locations, chosen, onChoose }: LocationStepProps) {
  const { view, change } = useSettings();
  const hasNoZone = locations.some(({ id, timeZone }) => id === chosen && timeZone === null);
  return (
    <div className={styles.step}>
      <fieldset className={styles.choices} aria-label={say('connect.location')}>
        {locations.map(({ id, name, address }) => (
          <label key={id} className={styles.choice}>
            <input type="radio" name="location" checked={id === chosen} onChange={() => onChoose(id)} />
            <span>
              <b dir="auto">{name}</b>
              {address !== null && (
                <span className={styles.address} dir="auto">
                  {address}
                </span>
              )}
            </span>
          </label>
        ))}
      </fieldset>
      {hasNoZone && view && (
        <div className={styles.zone}>
          <p className={styles.words}>{say('connect.noZone')}</p>
          <ZoneChoice timeZone={view.timeZone} onChange={(timeZone) => change({ timeZone })} />
        </div>
      )}
    </div>
  );
}
