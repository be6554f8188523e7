import styles from './ListSkeleton.module.css';

export function ListSkeleton() {
  return (
    <div aria-hidden="true">
      {Array.from({ length: 8 }, (_row, index) => (
        <div key={index} className={styles.row}>
          <span style={{ width: `${40 + ((index * 13) % 25)}%` }} />
          <span style={{ width: `${60 + ((index * 7) % 30)}%` }} />
        </div>
      ))}
    </div>
  );
}
