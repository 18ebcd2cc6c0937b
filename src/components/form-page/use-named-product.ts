'use client'

import { useEffect, useRef } from 'react'
import type { NamedProduct } from '@/contract/prod-api/named-product'
import { findNamedProduct } from './find-named-product'

/** What a form keeps of the product that it is about; empty texts for none. */
export type ProductValues = { product: string; productTitle: string; productCover: string }

export const noProduct: ProductValues = { product: '', productTitle: '', productCover: '' }

type Form = { set: (field: keyof ProductValues, value: string) => void; values: ProductValues }

/** Between two tries, doubled each time. */
const RETRY_MS = 2000
const MOST_RETRIES = 5

/** Without a line it is asked for again: what the visitor asks about must not be missing from what is sent. */
async function findPatiently(search: string, tries = 0): Promise<NamedProduct | null> {
  try {
    return await findNamedProduct(search)
  } catch {
    if (tries === MOST_RETRIES) return null
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS * 2 ** tries))
    return findPatiently(search, tries + 1)
  }
}

/**
 * The product that a form is about (spec: service/asked-about): that of the address, else the one that waits with what was typed.
 *
 * @param onFound what else it fills in
 */
export function useNamedProduct({ set, values }: Form, onFound?: (product: NamedProduct) => void) {
  function put({ id, title, cover }: NamedProduct) {
    set('product', id)
    set('productTitle', title)
    set('productCover', cover)
  }
  const isWanted = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address with which the form was opened
  useEffect(() => {
    isWanted.current = true
    void findPatiently(location.search).then((found) => {
      if (!found || !isWanted.current) return
      put(found)
      onFound?.(found)
    })
    return () => {
      isWanted.current = false
    }
  }, [])

  const product = values.product ? { id: values.product, title: values.productTitle, cover: values.productCover } : null
  return {
    product,
    remove() {
      isWanted.current = false
      put({ id: '', title: '', cover: '' })
      // Else a reload would bring it back.
      history.replaceState(history.state, '', location.pathname)
    },
  }
}
