import styles from './tag.module.css'

/** A category beside a title. */
export const Tag = ({ children }: { children: string }) => <span className={styles.tag}>{children}</span>

/** 新品: the one amber thing of a section. */
export const NewBadge = ({ className = '' }: { className?: string }) => <span className={`${styles.badge} ${className}`}>新品</span>
