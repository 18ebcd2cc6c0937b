'use client'

import { Icon } from '@/components/icon/icon'
import { Symbols } from '@/components/symbols/symbols'
import { tickBox } from '@/components/tick/tick-box'
import type { OfferedAccessory } from '@/domain/order-codes/configuration'
import { ACCESSORY_PARAMETER } from '@/domain/order-codes/configuration-address'
import styles from './accessory-group.module.css'
import { useConfigure } from './configure-context'
import { groupIds } from './names'
import obstacles from './obstacle.module.css'
import group from './option-group.module.css'
import { RemedyLink } from './remedy-link'

/** The accessories of the rule, in rows; what is not mounted to this choice says to what it is. */
export function AccessoryGroup() {
  const { accessories, takeInHand } = useConfigure()
  if (accessories.length === 0) return null
  const count = accessories.filter(({ isChosen }) => isChosen).length
  return (
    <fieldset id={groupIds.accessories} className={group.group} onFocus={() => takeInHand(groupIds.accessories)}>
      <legend className={group.legend}>
        <span className={group.head}>
          <span className={group.title}>附件</span>
          <span className={group.chosen}>{count > 0 ? `已选 ${count} 件` : '可不选'}</span>
        </span>
      </legend>
      <ul>
        {accessories.map((accessory) => (
          <Row key={accessory.accessory.code} offered={accessory} />
        ))}
      </ul>
    </fieldset>
  )
}

function Row({ offered: { accessory, isChosen, obstacle } }: { offered: OfferedAccessory }) {
  const { tick } = useConfigure()
  const { code, name, note } = accessory
  const id = `accessory-${code}`
  return (
    <li className={styles.row} data-misfit={isChosen && obstacle ? '' : undefined} data-unfit={obstacle ? '' : undefined}>
      <label className={styles.label}>
        <input
          type="checkbox"
          name={ACCESSORY_PARAMETER}
          value={code}
          checked={isChosen}
          aria-disabled={obstacle && !isChosen ? true : undefined}
          aria-invalid={obstacle && isChosen ? true : undefined}
          aria-describedby={obstacle ? id : undefined}
          className={tickBox}
          onChange={(event) => {
            if (!obstacle || isChosen) tick(code, event.target.checked)
          }}
        />
        <span className={styles.code}>{code}</span>
        <span className={styles.name}>
          <Symbols text={name} />
        </span>
      </label>
      {obstacle ? (
        <p id={id} className={`${obstacles.reason} ${styles.note}`} data-misfit={isChosen ? '' : undefined}>
          {isChosen && <Icon name="warning" size={20} className={obstacles.sign} />}
          <Symbols text={`${obstacle.reason}。`} />
          {obstacle.remedy && <RemedyLink remedy={obstacle.remedy} />}
        </p>
      ) : (
        note && (
          <p className={styles.note}>
            <Symbols text={note} />
          </p>
        )
      )}
    </li>
  )
}
