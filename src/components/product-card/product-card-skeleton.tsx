import styles from './product-card.module.css'

/** The place of a card while the list is loading. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <div className={styles.stage} />
      <div className={styles.bar} />
      <div className={`${styles.bar} ${styles.short}`} />
    </div>
  )
}
