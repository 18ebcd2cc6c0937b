'use client'

import { buttonStyle } from '../button/button-style'
import { Icon } from '../icon/icon'
import { addToList, prepareToAdd } from './add-to-list'
import styles from './add-to-list-button.module.css'
import { useGlance } from './use-glance'

type Props = {
  /** The product's public number. */
  product: string
  /** As printed, with its accessories; without one the product as a whole. */
  code?: string
  /** What is told to have been added: the code, or the model. */
  name: string
  /** How it looks: the main action of a page, a quiet one, a word among links, or a sign in a card. */
  look?: 'main' | 'outline' | 'line' | 'sign'
  size?: 'normal' | 'small'
}

/** Adds a product, or an order code of one, to the selection list (spec: selection-list/adding). Not there without scripts. */
export function AddToListButton({ product, code = '', name, look = 'outline', size = 'small' }: Props) {
  const there = useGlance()
    .filter((row) => row.product === product && row.code === code)
    .reduce((sum, { quantity }) => sum + quantity, 0)
  const words = there > 0 ? `清单里有 ${there} 台` : look === 'main' ? '加入选型清单' : '加入清单'
  return (
    <button
      type="button"
      className={
        look === 'main' || look === 'outline' ? buttonStyle(look === 'main' ? 'brand' : 'outline', size, styles.button) : styles[look]
      }
      data-there={there > 0 || undefined}
      aria-label={look === 'sign' || look === 'line' ? `${words}：${name}` : undefined}
      title={look === 'sign' ? words : undefined}
      onPointerEnter={prepareToAdd}
      onFocus={prepareToAdd}
      onClick={() => addToList([{ product, code, quantity: 1, note: '' }], name)}
    >
      <Icon name={there > 0 ? 'check' : 'plus'} size={look === 'line' ? 18 : 22} />
      {look !== 'sign' && words}
    </button>
  )
}
