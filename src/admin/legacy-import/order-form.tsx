import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { ListedRun } from '../../import-orders/overview-shape'
import { LiveForm } from '../live-form'
import styles from './legacy-import.module.css'
import type { Imports } from './use-imports'
import { arrivals, totalsText } from './wording'

const nothing = {
  from: '',
  as: 'published' as ListedRun['arrival'],
  at: '',
  rate: '20',
  pages: '',
  fileHosts: '',
  overwrites: false,
}

type Wish = typeof nothing
type Change = (part: Partial<Wish>) => void

const ways = ['published', 'drafts', 'scheduled'] as const

const listOf = (text: string) => text.split(/[\s,，、]+/).filter((part) => part !== '')

const orderOf = ({ from, as, at, rate, pages, fileHosts, overwrites }: Wish, isDry: boolean) => ({
  ...{ from, isDry, overwrites, rate: Number(rate), pages: listOf(pages).map(Number), fileHosts: listOf(fileHosts) },
  arrival: as === 'scheduled' ? { as, ...(at && { at: `${at}:00+08:00` }) } : { as },
})

const withoutEnd = (address: string) => address.trim().replace(/\/$/, '')

/** From where, and how it shall arrive: first a look, then the import. */
export function OrderForm({ imports: { runs, isBusy, send } }: { imports: Imports }) {
  const [wish, setWish] = useState<Wish>({ ...nothing, from: runs[0]?.source ?? '' })
  const [isAsked, setAsked] = useState(false)
  const look = runs.find(({ source, end }) => end !== 'open' && withoutEnd(source) === withoutEnd(wish.from))
  const change: Change = (part) => {
    setWish({ ...wish, ...part })
    setAsked(false)
  }
  return (
    <LiveForm label="新的导入" className={styles.card} onSubmit={() => void send('/order', orderOf(wish, true))}>
      <label className={styles.field}>
        旧站地址
        <input
          type="text"
          inputMode="url"
          autoComplete="off"
          placeholder="https://www.example.com"
          value={wish.from}
          onChange={({ target }) => change({ from: target.value })}
        />
      </label>
      <Arrival wish={wish} change={change} />
      <More wish={wish} change={change} />
      <div className={styles.actions}>
        <Button type="submit" margin={false} disabled={isBusy} buttonStyle={look ? 'secondary' : 'primary'}>
          试运行
        </Button>
        <Button type="button" margin={false} disabled={isBusy || !look} onClick={() => setAsked(true)}>
          正式导入…
        </Button>
        {!look && <span className={styles.hint}>试运行不写入任何内容；完成后才能正式导入。</span>}
      </div>
      {isAsked && look && (
        <section className={styles.confirm} aria-label="确认导入">
          <p>{`将从 ${withoutEnd(wish.from)} 导入，${arrivals[wish.as]}${wish.overwrites ? '，并覆盖编辑的改动' : ''}。${look.totals ? `上次的结果：${totalsText(look.totals)}。` : ''}之后可以撤销。`}</p>
          <div className={styles.actions}>
            <Button type="button" margin={false} disabled={isBusy} onClick={() => void send('/order', orderOf(wish, false))}>
              确认导入
            </Button>
            <Button type="button" buttonStyle="secondary" margin={false} onClick={() => setAsked(false)}>
              不导入
            </Button>
          </div>
        </section>
      )}
    </LiveForm>
  )
}

function Arrival({ wish, change }: { wish: Wish; change: Change }) {
  return (
    <fieldset className={styles.choices}>
      <legend>内容导入后</legend>
      {ways.map((way) => (
        <label key={way} className={styles.option}>
          <input type="radio" name="arrival" checked={wish.as === way} onChange={() => change({ as: way })} />
          {arrivals[way]}
        </label>
      ))}
      {wish.as === 'scheduled' && (
        <label className={styles.field}>
          切换时间（北京时间）
          <input type="datetime-local" value={wish.at} onChange={({ target }) => change({ at: target.value })} />
        </label>
      )}
    </fieldset>
  )
}

function More({ wish, change }: { wish: Wish; change: Change }) {
  return (
    <details className={styles.more}>
      <summary>更多选项</summary>
      <div className={styles.fields}>
        <label className={styles.field}>
          每秒请求数（1 到 50）
          <input type="text" inputMode="numeric" value={wish.rate} onChange={({ target }) => change({ rate: target.value })} />
        </label>
        <label className={styles.field}>
          另外移入的单页编号
          <input type="text" placeholder="301、302" value={wish.pages} onChange={({ target }) => change({ pages: target.value })} />
        </label>
        <label className={styles.field}>
          文件所在的其他主机
          <input
            type="text"
            placeholder="files.example.com"
            value={wish.fileHosts}
            onChange={({ target }) => change({ fileHosts: target.value })}
          />
        </label>
      </div>
      <label className={styles.option}>
        <input type="checkbox" checked={wish.overwrites} onChange={({ target }) => change({ overwrites: target.checked })} />
        覆盖编辑的改动：两边都改过的字段，以及本站已有的同编号内容，改用旧站的
      </label>
    </details>
  )
}
