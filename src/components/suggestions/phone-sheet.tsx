import { type ReactNode, type RefObject, useState } from 'react'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/icon-names'
import { SiteLink } from '../site-link/site-link'
import sheet from './phone-sheet.module.css'
import styles from './phone-start.module.css'
import { clearRecent, forgetRecent, readRecent } from './recent-searches'
import { useAboveKeyboard } from './use-above-keyboard'

const doors: { href: string; icon: IconName; name: string }[] = [
  { href: '/selectProduct', icon: 'ruler', name: '按电气数据选型' },
  { href: '/Lookup', icon: 'list', name: '粘贴型号清单' },
  { href: '/Lookup', icon: 'swap', name: '别家型号找替代' },
  { href: '/Download', icon: 'book', name: '下载产品样本' },
]

type Props = {
  field: RefObject<HTMLInputElement | null>
  /** Nothing is typed yet. */
  isEmpty: boolean
  list: ReactNode
  children: ReactNode
}

/** Suggestions on a phone; before anything is typed, what was searched on this device, and other ways to a product (spec: search/recent). */
export function PhoneSheet({ field, isEmpty, list, children }: Props) {
  useAboveKeyboard(field)
  return (
    <div className={sheet.sheet}>
      {isEmpty ? (
        <div>
          <Start field={field} />
        </div>
      ) : (
        list
      )}
      {children}
    </div>
  )
}

function Start({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const [recent, setRecent] = useState(readRecent)

  function search(text: string) {
    const input = field.current
    if (!input) return
    input.value = text
    input.form?.querySelector<HTMLElement>('[type=submit]')?.click()
  }
  function leave(others: string[]) {
    setRecent(others)
    field.current?.focus()
  }
  function clear() {
    clearRecent()
    leave([])
  }
  return (
    <>
      {recent.length > 0 && (
        <section aria-label="最近搜索" className={styles.section}>
          <div className={styles.head}>
            <p className={styles.title}>最近搜索</p>
            <button type="button" className={styles.clear} onClick={clear}>
              清除
            </button>
          </div>
          <ul>
            {recent.map((text) => (
              <li key={text} className={styles.recent}>
                <button type="button" className={styles.again} onClick={() => search(text)}>
                  <Icon name="clock" size={32} className={styles.clock} />
                  {text}
                </button>
                <button type="button" className={styles.forget} aria-label={`删除“${text}”`} onClick={() => leave(forgetRecent(text))}>
                  <Icon name="close" size={32} />
                </button>
              </li>
            ))}
          </ul>
          <p className={styles.note}>只保存在这台设备。</p>
        </section>
      )}
      <section aria-label="常用入口" className={styles.section}>
        <p className={styles.title}>常用入口</p>
        <ul>
          {doors.map(({ href, icon, name }) => (
            <li key={name}>
              <SiteLink href={href} className={styles.door}>
                <Icon name={icon} size={40} className={styles.icon} />
                {name}
                <Icon name="chevron-right" size={28} />
              </SiteLink>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
