'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { KeptReceipt } from '@/contract/kept-receipt'
import { receiptNames } from '@/contract/receipt'
import { formatDateTime } from '@/lib/dates'
import { Icon } from '../icon/icon'
import { SiteLink } from '../site-link/site-link'
import styles from './receipt.module.css'
import { ReceiptActions } from './receipt-actions'

type Props = {
  receipt: KeptReceipt
  className?: string
  /** Null where something else says that it worked. */
  level: 'h2' | null
  /** One more thing to do with it. */
  children?: ReactNode
}

/** So soon after sending, the receipt is what the visitor has come for. */
const FRESH_MS = 10_000

/** What was sent: its number, what happens next, how to ask for it; to copy, print and keep (spec: service/receipt). */
export function ReceiptSheet({ receipt, className = '', level: Heading, children }: Props) {
  const { kind, reference, sentAt, rows, steps, hotline, hours } = receipt
  const id = useId()
  const sheet = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (Date.now() - Date.parse(sentAt) < FRESH_MS) heading.current?.focus()
  }, [sentAt])
  return (
    <section ref={sheet} className={`${styles.sheet} ${className}`} aria-labelledby={Heading ? id : undefined}>
      {Heading && (
        <Heading ref={heading} id={id} tabIndex={-1} className={styles.title}>
          <span className={styles.sign}>
            <Icon name="check" size={24} />
          </span>
          提交成功
        </Heading>
      )}
      {reference && (
        <p className={styles.number}>
          <span className={styles.label}>受理编号</span>
          <strong className={styles.reference}>{reference}</strong>
        </p>
      )}
      <ReceiptActions receipt={receipt} sheet={sheet}>
        {children}
      </ReceiptActions>
      <div className={styles.body}>
        <dl className={styles.rows}>
          <Row label="类别" value={receiptNames[kind]} />
          <Row label="提交时间" value={formatDateTime(sentAt)} />
          {rows.map(({ label, value }) => (
            <Row key={label} label={label} value={value} />
          ))}
        </dl>
        <div>
          <h3 className={styles.subtitle}>接下来</h3>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className={styles.hint}>
            {hours && `服务时间每天 ${hours}，其余时间提交的从下一个服务时间算起。`}
            <HowToAsk kind={kind} />
            {hotline && (
              <>
                服务热线 <a href={`tel:${hotline}`}>{hotline}</a>。
              </>
            )}
          </p>
        </div>
      </div>
    </section>
  )
}

function Row({ label, value }: { label: string; value: string }) {
  if (!value) return null
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function HowToAsk({ kind }: Pick<KeptReceipt, 'kind'>) {
  if (kind === 'consultation') return '来电时报上受理编号，客服即可找到这条咨询。'
  return (
    <>
      凭受理编号与手机号后四位，或凭手机号，可在
      <SiteLink href={kind === 'repair' ? '/SelfService' : '/Feedback'}>{kind === 'repair' ? '自助报修' : '意见反馈'}</SiteLink>
      页查询进度。
    </>
  )
}
