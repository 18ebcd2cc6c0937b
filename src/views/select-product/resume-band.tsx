'use client'

import { useEffect, useState } from 'react'
import { ArrowLink } from '@/components/button/button-link'
import { Symbols } from '@/components/symbols/symbols'
import styles from './resume-band.module.css'
import { forgetUnfinished, readUnfinished, type Unfinished } from './unfinished-selection'

/** The way on to a selection that was left on this device; its place is free, so that nothing moves (spec: selector/resume). */
export function ResumeBand() {
  const [unfinished, setUnfinished] = useState<Unfinished | null>(null)
  useEffect(() => setUnfinished(readUnfinished()), [])
  if (!unfinished) return null

  function clear() {
    forgetUnfinished()
    setUnfinished(null)
  }

  return (
    <section className={styles.band} aria-label="未完成的选型">
      <p className={styles.text}>
        <span className={styles.step}>上次停在第 2 步</span>
        <strong className={styles.known}>
          <Symbols text={unfinished.text} />
        </strong>
        <span className={styles.when}>{momentOf(unfinished.at)}，只保存在这台设备</span>
      </p>
      <ArrowLink href={unfinished.href}>继续</ArrowLink>
      <button type="button" className={styles.clear} onClick={clear}>
        清除
      </button>
    </section>
  )
}

/** 今天 09:42, else with the day, on the visitor's clock. */
function momentOf(at: number): string {
  const moment = new Date(at)
  const isToday = moment.toDateString() === new Date().toDateString()
  const time = { hour: '2-digit', minute: '2-digit', hour12: false } as const
  if (isToday) return `今天 ${moment.toLocaleTimeString('zh-CN', time)}`
  return moment.toLocaleString('zh-CN', { month: 'long', day: 'numeric', ...time })
}
