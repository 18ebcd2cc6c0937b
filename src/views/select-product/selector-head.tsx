import type { ReactNode } from 'react'
import { Breadcrumb } from '@/components/breadcrumb/breadcrumb'
import { Icon } from '@/components/icon/icon'
import { SiteLink } from '@/components/site-link/site-link'
import { productSelection } from '@/domain/product-selection'
import { type Selection, selectionHref } from '@/domain/selector/selection'
import styles from './selector-head.module.css'

const STEPS = ['用途', '电气数据', '结果与型号'] as const

type Props = { selection: Selection; step: 2 | 3; title: ReactNode; children?: ReactNode }

/** The head of the second and third step, on grey, with the steps under it. */
export function SelectorHead({ selection, step, title, children }: Props) {
  const trail = [
    { label: '首页', href: '/' },
    { label: productSelection.name, href: productSelection.href },
    ...(step === 3
      ? [{ label: selection.use.title, href: selectionHref(selection, 'data') }, { label: '结果' }]
      : [{ label: selection.use.title }]),
  ]
  return (
    <>
      <div className={styles.head}>
        <Breadcrumb items={trail} />
        <div className={`container ${styles.opening}`}>
          <h1 className={styles.title}>{title}</h1>
          {children}
        </div>
      </div>
      <StepBar step={step} selection={selection} />
    </>
  )
}

/** Where one is; what is done leads back. */
export function StepBar({ step, selection }: { step: 1 | 2 | 3; selection?: Selection }) {
  const hrefs = [productSelection.href, selection ? selectionHref(selection, 'data') : '']
  return (
    <nav aria-label="选型步骤" className={styles.bar}>
      <ol className={`container ${styles.steps}`}>
        {STEPS.map((name, index) => {
          const isDone = index + 1 < step
          const mark = <span className={styles.mark}>{isDone ? <Icon name="check" size={20} /> : index + 1}</span>
          return (
            <li key={name} className={styles.step} aria-current={index + 1 === step ? 'step' : undefined}>
              {isDone ? (
                <SiteLink href={hrefs[index] ?? ''} className={styles.done}>
                  {mark}
                  {name}
                </SiteLink>
              ) : (
                <span className={styles.done}>
                  {mark}
                  {name}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
