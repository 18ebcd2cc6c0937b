'use client'

import { buttonStyle } from '@/components/button/button-style'
import { AccessoryGroup } from './accessory-group'
import { useConfigure } from './configure-context'
import styles from './configure-form.module.css'
import { OptionGroup } from './option-group'

/** The options of the rule. Without scripts a form that is sent step by step, and answered with the page. */
export function ConfigureForm({ productId }: { productId: string }) {
  const { options } = useConfigure()
  return (
    <form action="/GoodsInfoView" className={styles.form} aria-label="选配" onSubmit={(event) => event.preventDefault()}>
      <input type="hidden" name="id" value={productId} />
      {options.map((option, index) => (
        <OptionGroup key={option.option.key} option={option} index={index} />
      ))}
      <AccessoryGroup />
      <button type="submit" className={buttonStyle('brand', 'normal', styles.submit)}>
        更新型号
      </button>
    </form>
  )
}
