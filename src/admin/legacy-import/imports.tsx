'use client'

import type { Overview } from '../../import-orders/overview-shape'
import { ActiveImport } from './active-import'
import styles from './legacy-import.module.css'
import { OrderForm } from './order-form'
import { RunList } from './run-list'
import { useImports } from './use-imports'

/** What runs, or the form for what shall; below it what has run. */
export function Imports({ initial }: { initial: Overview }) {
  const imports = useImports(initial)
  const { active, error } = imports
  return (
    <div className={styles.parts}>
      <p className={styles.hint}>
        把旧站公开的内容移入本站，编号与网址不变。先试运行，看过报告再正式导入；可以重复进行，编辑改过的内容不会被覆盖。关闭此页或重启服务器都不影响进行中的导入。
      </p>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {active ? <ActiveImport active={active} imports={imports} /> : <OrderForm imports={imports} />}
      <RunList imports={imports} />
    </div>
  )
}
