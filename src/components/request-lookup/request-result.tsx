'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import type { RequestKind } from '@/contract/service-request'
import { Progress } from './progress'
import { type FoundRecord, recordRows } from './record-rows'
import styles from './request-result.module.css'

type Props = {
  kind: RequestKind
  record: FoundRecord
  hotline: string
  /** The way back. */
  children: ReactNode
}

/** What a lookup has found: how far the request has come, and what was written. Stands in place of the form. */
export function RequestResult({ kind, record, hotline, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="request-result">
      <h2 ref={heading} id="request-result" tabIndex={-1} className={styles.title}>
        查询结果
      </h2>
      <div className={styles.card}>
        <Progress status={record.status} hotline={hotline} />
      </div>
      <dl className={styles.rows}>
        {recordRows(kind, record).map(({ label, value }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>{value || '—'}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  )
}
