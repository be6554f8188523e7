import styles from './CardSkeleton.module.css';
import card from './ClientCard.module.css';

/** The shape of the card while nothing of the client is known. */
export function CardSkeleton() {
  return (
    <div className={card.card} aria-hidden="true">
      <div className={styles.name} />
      <div className={styles.actions} />
      <div className={card.columns}>
        <div className={card.side}>
          <PartSkeleton rows={3} />
          <PartSkeleton rows={3} />
        </div>
        <div className={card.center}>
          <PartSkeleton rows={2} />
          <PartSkeleton rows={5} />
        </div>
      </div>
    </div>
  );
}

/** A part of the card that is loading. */
export function PartSkeleton({ rows }: { readonly rows: number }) {
  return (
    <div className={styles.part} aria-hidden="true">
      <span style={{ width: '22%' }} />
      {Array.from({ length: rows }, (_row, index) => (
        <span key={index} style={{ width: `${52 + ((index * 17) % 34)}%` }} />
      ))}
    </div>
  );
}
