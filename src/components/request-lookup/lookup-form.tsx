'use client'

import { useState } from 'react'
import styles from './lookup-form.module.css'
import type { LookupProps } from './lookup-props'
import { NumberLookupForm } from './number-lookup-form'
import { PhoneLookupForm } from './phone-lookup-form'

/** Asks for a request: by phone number the latest one, by reference number that one (spec: service/lookup). */
export function LookupForm(props: LookupProps) {
  const [isByNumber, setIsByNumber] = useState(false)
  return (
    <>
      {isByNumber ? <NumberLookupForm {...props} /> : <PhoneLookupForm {...props} />}
      <button type="button" className={styles.other} onClick={() => setIsByNumber(!isByNumber)}>
        {isByNumber ? '改用手机号' : '改用受理编号'}
      </button>
    </>
  )
}
