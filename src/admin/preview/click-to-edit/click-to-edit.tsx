'use client'

import { useConfig } from '@payloadcms/ui'
import { type ReactNode, useCallback, useState } from 'react'
import styles from './click-to-edit.module.css'
import { type Described, describeSource } from './described'
import { Outline } from './outline'
import type { Target } from './page-targets'
import { useKeys } from './use-keys'
import { type PageTargets, stillThere } from './use-page-targets'
import { useCleanCopies, usePointing } from './use-pointing'

type Props = {
  page: Document | null
  targets: PageTargets
  scale: number
  isOn: boolean
  /** The name of the document that is edited, as in marks. */
  own: string
  chosen: Target | null
  notice: string
  onChoose: (target: Target, described: Described) => void
  onType: (target: Target, described: Described) => void
  /** Does the form stand beside the page? In narrow windows it is above it. */
  isFormBeside: () => boolean
  /** A line that is typed in the page. */
  typing: ReactNode
  onLeave: () => void
}

/**
 * What lies over the previewed page: the text under the pointer and the chosen one are outlined and named, and a click leads to their
 * field (spec: content/click-to-edit). The page itself has nothing of it: it is looked into from here.
 */
export function ClickToEdit({ page, targets, scale, isOn, own, chosen, notice, onChoose, onType, isFormBeside, typing, onLeave }: Props) {
  const { config } = useConfig()
  const { all } = targets
  const [pointed, setPointed] = useState<Target | null>(null)
  const point = useCallback((target: Target | null) => setPointed((before) => (isSame(before, target) ? before : target)), [])
  const choose = useCallback(
    (target: Target) => {
      const described = describeSource(config, target.source)
      if (described) onChoose(target, described)
    },
    [config, onChoose],
  )
  const type = useCallback(
    (target: Target) => {
      const described = describeSource(config, target.source)
      if (described) onType(target, described)
    },
    [config, onType],
  )
  const current = stillThere(pointed, all())
  usePointing(page, { isOn, all, onPoint: point, onChoose: choose, onType: type, isFormBeside })
  useCleanCopies(page)

  const shown = stillThere(chosen, all())
  // What lies over the page takes the pointer away from it: the keyboard goes on from where one was.
  useKeys(page, { isOn, all, current: current ?? shown, onPoint: point, onChoose: choose, onType: type, onLeave })
  const labelOf = ({ source }: Target) => {
    const described = describeSource(config, source)
    if (!described) return ''
    const label = [described.kind, described.field].filter(Boolean).join(' · ')
    return source.document === own ? label : `来自另一篇内容：${label}`
  }
  const isLine = current?.source.document === own && Boolean(describeSource(config, current.source)?.place?.line)
  return (
    <div className={styles.layer}>
      {shown && <Outline target={shown} scale={scale} look="chosen" label={labelOf(shown)} isElsewhere={shown.source.document !== own} />}
      {isOn && current && !isSame(current, shown) && (
        <Outline target={current} scale={scale} look="pointed" label={labelOf(current)} isElsewhere={current.source.document !== own} />
      )}
      <span className={styles.spoken} role="status">
        {isOn && current ? `${labelOf(current)}${isLine ? '，按 F2 直接修改' : ''}` : ''}
      </span>
      {notice !== '' && (
        <p className={styles.notice} role="status">
          {notice}
        </p>
      )}
      {isOn && current && (
        <p className={styles.hint}>
          <span>
            <kbd>Esc</kbd>退出点选
          </span>
          <span>
            <kbd>Tab</kbd>到下一处可改的内容
          </span>
          {isLine && (
            <span>
              <kbd>F2</kbd>或双击直接修改
            </span>
          )}
        </p>
      )}
      {typing}
    </div>
  )
}

const isSame = (one: Target | null, other: Target | null) =>
  one?.element === other?.element && one?.source.path === other?.source.path && one?.source.document === other?.source.document
