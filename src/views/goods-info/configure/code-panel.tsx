'use client'

import { Icon } from '@/components/icon/icon'
import { CodeFragments } from './code-fragments'
import styles from './code-panel.module.css'
import { useConfigure } from './configure-context'
import { CopyCode, CopyLink } from './copy-buttons'
import { groupIds } from './names'

/** The order code as a headline, and what can be done with it. */
export function CodePanel() {
  const { code } = useConfigure()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group within the product, no landmark of its own
    <div role="group" aria-label="订货型号" className={styles.panel}>
      <CodeFragments />
      <p role="status" className="visually-hidden">
        {code === null ? '所选的项不能组合，还没有订货型号' : `订货型号 ${code}`}
      </p>
      <div className={styles.actions}>
        <CopyCode />
        <Misfits />
        <CopyLink />
      </div>
    </div>
  )
}

/** Where something that is chosen can't be had: a way to the first of it. */
function Misfits() {
  const { options, accessories } = useConfigure()
  const group = options.find(({ chosen }) => chosen?.obstacle)
  const accessory = accessories.find(({ isChosen, obstacle }) => isChosen && obstacle)
  if (!group && !accessory) return null
  return (
    <p className={styles.misfits}>
      <Icon name="warning" size={22} />
      <a href={`#${group ? groupIds.option(group.option.key) : groupIds.accessories}`}>{group?.option.name ?? '附件'}</a>
      与其他选择不能组合
    </p>
  )
}
