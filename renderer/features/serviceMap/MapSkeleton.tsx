import styles from './MapSkeleton.module.css';

/** The rows to come. */
export function MapSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: 10 }, (_row, index) => (
        <div key={index} className={styles.row}>
          <span style={{ width: `${14 + ((index * 7) % 10)}%` }} />
          <span style={{ width: `${10 + ((index * 5) % 12)}%` }} />
        </div>
      ))}
    </div>
  );
}
