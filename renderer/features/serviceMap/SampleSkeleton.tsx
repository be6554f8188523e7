import styles from './SampleSkeleton.module.css';

/** As high as a full sample. */
export function SampleSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: 6 }, (_row, index) => (
        <div key={index} className={styles.row}>
          <span style={{ width: `${50 + ((index * 13) % 25)}%` }} />
        </div>
      ))}
    </div>
  );
}
