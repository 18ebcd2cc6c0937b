'use client'

import { type FormEvent, useRef } from 'react'
import { useFieldText } from '@/components/search-form/use-field-text'
import { parameterOf, readNumberWish, wishFor, wishText, withoutWish, withWish } from '@/domain/facets/wish'
import { useList } from '../list-context'
import { queryOf, wishesOf, withWishes } from '../list-state'
import styles from './range-form.module.css'
import type { OfFacet } from './wish-link'

type Props = { facet: OfFacet; label: string; unit: string }

/** From and to, typed; a form that works without a script, too. */
export function RangeForm({ facet, label, unit }: Props) {
  const { state, loaded, go } = useList()
  const form = useRef<HTMLFormElement>(null)
  const shown = wishFor(wishesOf(loaded), facet.key)
  const { from, to } = shown && 'from' in shown ? shown : { from: null, to: null }
  const name = parameterOf(facet.key)
  const others = new URLSearchParams(queryOf(withWishes(loaded, withoutWish(wishesOf(loaded), facet.key))).join('&'))

  function submit(event?: FormEvent) {
    event?.preventDefault()
    if (!form.current) return
    const wish = readNumberWish(facet, new FormData(form.current).getAll(name).map(String))
    const before = wishFor(wishesOf(state), facet.key)
    if ((wish && wishText(wish)) === (before && wishText(before))) return
    const wishes = wishesOf(state)
    go(withWishes(state, wish ? withWish(wishes, wish) : withoutWish(wishes, facet.key)))
  }

  return (
    <form ref={form} action="/GoodsListView" className={styles.form} onSubmit={submit} aria-label={`${label}范围`}>
      {[...others].map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <RangeEnd name={name} label={label} end="最小" unit={unit} value={from} onLeave={submit} />
      <RangeEnd name={name} label={label} end="最大" unit={unit} value={to} onLeave={submit} />
      <button type="submit" className={styles.submit}>
        应用
      </button>
    </form>
  )
}

type EndProps = { name: string; label: string; end: string; unit: string; value: number | null; onLeave: () => void }

function RangeEnd({ name, label, end, unit, value, onLeave }: EndProps) {
  const field = useRef<HTMLInputElement>(null)
  const text = value === null ? '' : String(value)
  useFieldText(field, text)
  return (
    <label className={styles.field}>
      <span className="visually-hidden">
        {label}
        {end}
      </span>
      <input
        ref={field}
        name={name}
        className={styles.input}
        defaultValue={text}
        placeholder={end}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        onBlur={() => onLeave()}
      />
      <span className={styles.unit}>{unit}</span>
    </label>
  )
}
