'use client'

import { Icon } from '@/components/icon/icon'
import { Symbols } from '@/components/symbols/symbols'
import { CodeGroup } from './code-group'
import styles from './code-panel.module.css'
import { CollectCode, CompareCode } from './collect-buttons'
import { useConfigure } from './configure-context'
import { CopyCode, CopyLink, DataSheetLink } from './copy-buttons'
import { GroupLink } from './group-link'
import { groupIds, shortName } from './names'

/** The order code as a headline, and what can be done with it. */
export function CodePanel({ productId }: { productId: string }) {
  return (
    <CodeGroup className={styles.panel}>
      <div className={styles.actions}>
        <CollectCode />
        <CopyCode />
        <Misfits />
        <CompareCode />
        <CopyLink />
        <DataSheetLink productId={productId} />
      </div>
    </CodeGroup>
  )
}

/** Where something that is chosen can't be had: a way to the first of it. */
export function Misfits() {
  const { options, accessories } = useConfigure()
  const group = options.find(({ chosen }) => chosen?.obstacle)
  const accessory = accessories.find(({ isChosen, obstacle }) => isChosen && obstacle)
  if (!group && !accessory) return null
  return (
    <p className={styles.misfits}>
      <Icon name="warning" size={22} />
      <GroupLink id={group ? groupIds.option(group.option.key) : groupIds.accessories}>
        <Symbols text={group ? shortName(group.option.name) : '附件'} />
      </GroupLink>
      与其他选择不能组合
    </p>
  )
}
