import { ArrowLink } from '@/components/button/button-link'
import styles from './official-link.module.css'

/** The same article on the company's official account, in a new tab. */
export const OfficialLink = ({ href }: { href: string }) => (
  <p className={styles.official}>
    <ArrowLink href={href} className={styles.link}>
      阅读公众号原文
      <span className="visually-hidden">（在新标签页打开）</span>
    </ArrowLink>
  </p>
)
