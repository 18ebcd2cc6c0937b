'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Province } from '@/domain/regions'
import { useBackCloses } from '../dialog/use-back-closes'
import { Icon } from '../icon/icon'
import { type Control, inputAttributes } from './control'
import { Field } from './field'
import styles from './field.module.css'
import { RegionColumns } from './region-columns'
import pickerStyles from './region-picker.module.css'

type Props = { control: Control<string>; label: string; provinces: readonly Province[] }

/**
 * Province and city in two columns. Opens under its field; closes on a city, on Escape, on going back, and when pointer or focus go
 * elsewhere (spec: service/region-picker, common-parts/going-back).
 */
export function RegionPicker({ control, label, provinces }: Props) {
  const { id, value, error, onChange } = control
  const [isOpen, setIsOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)

  function close() {
    setIsOpen(false)
    trigger.current?.focus()
  }
  const closeFromEffect = useEffectEvent(close)
  useBackCloses(isOpen, close)
  useEffect(() => {
    if (!isOpen) return
    const listening = new AbortController()
    const { signal } = listening
    function closeOutside({ target }: Event) {
      if (target instanceof Node && !box.current?.contains(target)) setIsOpen(false)
    }
    function closeOnEscape({ key }: KeyboardEvent) {
      if (key === 'Escape') closeFromEffect()
    }
    document.addEventListener('pointerdown', closeOutside, { signal })
    document.addEventListener('focusin', closeOutside, { signal })
    document.addEventListener('keydown', closeOnEscape, { signal })
    return () => listening.abort()
  }, [isOpen])

  function choose(text: string) {
    onChange(text)
    close()
  }

  return (
    <Field id={id} label={label} isRequired error={error}>
      <div ref={box} className={styles.select}>
        <button
          {...inputAttributes(control, true)}
          ref={trigger}
          type="button"
          role="combobox"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={`${id}-popup`}
          className={`${styles.input} ${value ? '' : styles.unset}`}
          onClick={() => setIsOpen(!isOpen)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return
            event.preventDefault()
            setIsOpen(true)
          }}
        >
          {value || '请选择省 / 市'}
        </button>
        <Icon name="chevron-down" size={24} className={styles.chevron} />
        <div id={`${id}-popup`} role="dialog" aria-label={`选择${label}`} className={pickerStyles.popup} hidden={!isOpen}>
          {isOpen && <RegionColumns id={id} provinces={provinces} value={value} onChoose={choose} />}
        </div>
      </div>
    </Field>
  )
}
