import styles from './FormSkeleton.module.css';

/** Reserves the space of the fields until their values are loaded. */
export function FormSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: 6 }, (_field, index) => (
        <span key={index} />
      ))}
    </div>
  );
}
