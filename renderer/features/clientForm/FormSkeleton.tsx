import styles from './FormSkeleton.module.css';

/** The room of the fields until what stands in them was read. */
export function FormSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: 6 }, (_field, index) => (
        <span key={index} />
      ))}
    </div>
  );
}
