'use client'

import { useEffect } from 'react'

/** In which tab of a product's form a field is. */
const tabs: Readonly<Record<string, string>> = { '#field-parameters': '功能与参数', '#field-orderingRule': '订货规则' }

/** So many times it is looked whether the form is there; a quarter of a second apart. */
const LOOKS = 40
const PAUSE_MS = 250

/** Opens the tab with the field that the address names, and scrolls there. It draws nothing. */
export function TabOfAddress() {
  useEffect(() => {
    const { hash } = window.location
    const tab = tabs[hash]
    if (!tab) return
    let looks = 0
    const timer = setInterval(() => {
      looks += 1
      const isShown = openTab(tab) && showField(hash)
      if (isShown || looks >= LOOKS) clearInterval(timer)
    }, PAUSE_MS)
    return () => clearInterval(timer)
  }, [])
  return null
}

function openTab(label: string): boolean {
  const button = [...document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')].find(({ textContent }) => textContent === label)
  if (button && !button.classList.contains('tabs-field__tab-button--active')) button.click()
  return Boolean(button)
}

function showField(hash: string): boolean {
  const field = document.querySelector(hash)
  field?.scrollIntoView({ block: 'start' })
  return field !== null
}
