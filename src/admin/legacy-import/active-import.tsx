import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { ActiveWork } from '../../import-orders/overview-shape'
import { placeName } from '../../import-orders/places'
import { formatDateTime } from '../../lib/dates'
import styles from './legacy-import.module.css'
import type { Imports } from './use-imports'
import { duration, workNames } from './wording'

type Props = { active: ActiveWork; imports: Imports }

/** How far it is, kind by kind, and the way to end it. */
export function ActiveImport({ active, imports }: Props) {
  const { work, source, by, at, kinds, share, problems, problemCount } = active
  return (
    <section className={styles.card} aria-labelledby="active-import">
      <h2 id="active-import">{`正在${workNames[work]}`}</h2>
      <p className={styles.source}>{source}</p>
      <p className={styles.hint}>{`${by} 于 ${formatDateTime(at)} 开始`}</p>
      <p role="status">{stateOf(active)}</p>
      {share !== null && <progress className={styles.bar} value={share} max={1} aria-label="总进度" />}
      {kinds.length > 0 && <Kinds active={active} />}
      {problemCount > 0 && (
        <details>
          <summary>{`来源的问题（${problemCount}），最近的：`}</summary>
          <ul className={styles.plain}>
            {problems.map(({ message, address }) => (
              <li key={`${message} ${address}`}>{`${message} ${address}`}</li>
            ))}
          </ul>
        </details>
      )}
      <Cancel active={active} imports={imports} />
    </section>
  )
}

function stateOf({ isWaiting, isStopping, isResumed, kinds, share, perMinute, secondsLeft }: ActiveWork): string {
  if (isStopping) return '正在取消…'
  if (isWaiting) return '等待开始，通常只要几秒。'
  if (kinds.length === 0) return '已经开始，正在读取。'
  const parts = [
    isResumed ? '已从中断处接着进行' : '',
    share === null ? '' : `完成 ${Math.floor(share * 100)}%`,
    perMinute === null ? '' : `每分钟 ${perMinute} 条`,
    secondsLeft === null ? '' : `大约还需 ${duration(secondsLeft)}`,
  ]
  return parts.filter((part) => part !== '').join(' · ')
}

function Kinds({ active: { kinds } }: Pick<Props, 'active'>) {
  return (
    <ul className={styles.kinds} aria-label="各类内容的进度">
      {kinds.map(({ place, done, expected, share }) => (
        <li key={place}>
          <span>{placeName(place)}</span>
          {share === null ? <span /> : <progress className={styles.bar} value={share} max={1} aria-label={placeName(place)} />}
          <span className={styles.number}>{expected === null ? done : `${done} / ${expected}`}</span>
        </li>
      ))}
    </ul>
  )
}

function Cancel({ active: { id, work, isStopping }, imports: { isBusy, send } }: Props) {
  const [isAsked, setAsked] = useState(false)
  const name = workNames[work]
  if (!isAsked) {
    return (
      <div className={styles.actions}>
        <Button buttonStyle="secondary" margin={false} disabled={isStopping} onClick={() => setAsked(true)}>
          {`取消${name}…`}
        </Button>
      </div>
    )
  }
  return (
    <section className={styles.confirm} aria-label="确认取消">
      <p>{work === 'import' ? '已移入的内容会保留；之后可以继续导入，也可以撤销。' : '之后可以再次进行。'}</p>
      <div className={styles.actions}>
        <Button buttonStyle="error" margin={false} disabled={isBusy || isStopping} onClick={() => void send('/stop', { id })}>
          {`确认取消${name}`}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={() => setAsked(false)}>
          不取消
        </Button>
      </div>
    </section>
  )
}
