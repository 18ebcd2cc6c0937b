import { type ReactNode, Suspense } from 'react'
import type { Reader } from './reader'
import styles from './section.module.css'

type Props<T> = {
  id: string
  title: string
  reader: Reader
  /** Reads what the section shows. */
  load: () => Promise<T>
  children: (value: T) => ReactNode
}

/** A part of the dashboard. It shows when its own data is there, and a failure stays within it. */
export function Section<T>({ id, title, ...content }: Props<T>) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <Suspense fallback={<p className={styles.loading}>正在读取…</p>}>
        <Content {...content} />
      </Suspense>
    </section>
  )
}

type ContentProps<T> = Omit<Props<T>, 'id' | 'title'>

async function Content<T>({ reader, load, children }: ContentProps<T>) {
  const result = await outcome(load)
  if ('value' in result) return children(result.value)
  reader.payload.logger.error({ event: 'dashboard not read', err: result.error, msg: 'A section of the dashboard could not be read' })
  return (
    <p className={styles.failure} role="alert">
      暂时读取不到这部分内容。请<a href="/admin">刷新页面</a>重试；仍不行时请联系管理员。
    </p>
  )
}

async function outcome<T>(load: () => Promise<T>): Promise<{ value: T } | { error: unknown }> {
  try {
    return { value: await load() }
  } catch (error) {
    return { error }
  }
}
