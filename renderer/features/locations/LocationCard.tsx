import type { ReactNode } from 'react';
import type { LocationListQuery } from '../../../graphql/desk/generated/operations.ts';
import { say } from '../../../words/page/say.ts';
import { CopyValue } from '../../components/CopyValue.tsx';
import { formatMinute } from '../../lib/wallTime.ts';
import { wallClock, zoneAbbreviation, zonePlace } from '../../lib/timeZone.ts';
import styles from './LocationCard.module.css';

interface LocationCardProps {
  readonly location: LocationListQuery['locations'][number];
  readonly now: number;
  readonly children: ReactNode;
}

export function LocationCard({ location, now, children }: LocationCardProps) {
  const { name, address, phone, timeZone } = location;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        {timeZone && <LocalTime timeZone={timeZone} now={now} />}
      </div>
      {address ? <CopyValue value={address} /> : <p className={styles.none}>{say('locations.noAddress')}</p>}
      {phone && <CopyValue value={phone} />}
      <footer className={styles.foot}>
        <span className={styles.zone}>{timeZone ? zonePlace(timeZone) : say('locations.noZone')}</span>
        {children}
      </footer>
    </li>
  );
}

function LocalTime({ timeZone, now }: { readonly timeZone: string; readonly now: number }) {
  const clock = wallClock(now, timeZone);
  if (!clock) return null;
  return (
    <p className={styles.time}>
      <span className="visually-hidden">{say('locations.localTime')} </span>
      {formatMinute(clock.minute)} <span className={styles.zone}>{zoneAbbreviation(timeZone, clock.date)}</span>
    </p>
  );
}
