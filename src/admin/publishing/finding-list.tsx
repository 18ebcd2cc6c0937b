'use client'

import type { PublishFinding } from '../../domain/publish-finding'
import styles from './publishing.module.css'
import type { Findings } from './use-findings'

type Props = { findings: Findings; onChoose: (finding: PublishFinding) => void; onRetry: () => void }

const groups = [
  { severity: 'error', title: '必须改正，才能发布' },
  { severity: 'warning', title: '建议看一看，不影响发布' },
] as const

/** What was found, what must be mended first; each is a button that leads to its field. */
export function FindingList({ findings, onChoose, onRetry }: Props) {
  if (findings === 'asking') return <p className={styles.state}>正在检查……</p>
  if (findings === 'unknown') {
    return (
      <p className={styles.state} role="status">
        现在无法检查，请看看网络是否连通。
        <button type="button" className={styles.retry} onClick={onRetry}>
          再试一次
        </button>
      </p>
    )
  }
  if (findings.length === 0) {
    return (
      <p className={styles.state} role="status">
        没有发现问题，可以发布。
      </p>
    )
  }
  return groups.map(({ severity, title }) => {
    const those = findings.filter((finding) => finding.severity === severity)
    if (those.length === 0) return null
    return (
      <section key={severity} className={styles.group} data-tone={severity} aria-label={title}>
        <h3 className={styles.heading}>
          {title}（{those.length}）
        </h3>
        <ul className={styles.list}>
          {those.map((finding) => (
            <li key={`${finding.path} ${finding.sentence}`}>
              <button type="button" className={styles.finding} onClick={() => onChoose(finding)}>
                <b className={styles.label}>{finding.label}</b>
                <span>{finding.sentence}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    )
  })
}
