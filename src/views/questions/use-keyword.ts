'use client'

import { useSearchParams } from 'next/navigation'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { toKeyword } from '@/lib/keyword'

/** Milliseconds without a letter until the address says what was typed: browsers refuse more than a few changes a second. */
const PAUSE = 400

/**
 * The keyword of the page: at once what is typed, and what the address says when the page comes or another address leads here.
 *
 * @param field holds the keyword
 */
export function useKeyword(field: RefObject<HTMLInputElement | null>) {
  const address = toKeyword(useSearchParams().get('val') ?? '')
  const [keyword, setKeyword] = useState(address)
  const written = useRef(address)

  useEffect(() => {
    if (address === written.current) return
    written.current = address
    setKeyword(address)
    if (field.current) field.current.value = address
  }, [address, field])

  useEffect(() => {
    if (keyword === written.current) return
    const timer = setTimeout(() => {
      written.current = keyword
      writeAddress(keyword)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [keyword])

  return { keyword, search: (text: string) => setKeyword(toKeyword(text)) }
}

/** The rest of the address stays: it may be that of a preview. */
function writeAddress(keyword: string) {
  const { pathname, searchParams } = new URL(window.location.href)
  if (keyword) searchParams.set('val', keyword)
  else searchParams.delete('val')
  const query = searchParams.toString()
  window.history.replaceState(null, '', query ? `${pathname}?${query}` : pathname)
}
