'use client'

import { useEffect, useRef } from 'react'
import type { NamedProduct } from '@/contract/prod-api/named-product'
import { findNamedProduct, productIdIn } from './find-named-product'

/** What a form keeps of the product that it is about; empty texts for none. */
export type ProductValues = { product: string; productTitle: string; productCover: string }

export const noProduct: ProductValues = { product: '', productTitle: '', productCover: '' }

type Form = { set: (field: keyof ProductValues, value: string) => void; values: ProductValues }

/** The product that a form is about. */
export type AskedProduct = ReturnType<typeof useNamedProduct>

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
  const unanswered = useRef('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address with which the form was opened
  useEffect(() => {
    isWanted.current = true
    unanswered.current = productIdIn(location.search)
    void findNamedProduct(location.search, () => isWanted.current).then((found) => {
      unanswered.current = ''
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
    /** What is sent of it: while nobody has said what the address names, its id goes along as it stands there. */
    sent: <V extends ProductValues>(typed: V): V => (unanswered.current ? { ...typed, ...noProduct, product: unanswered.current } : typed),
    remove() {
      isWanted.current = false
      unanswered.current = ''
      put({ id: '', title: '', cover: '' })
      // Else a reload would bring it back.
      history.replaceState(history.state, '', location.pathname)
    },
  }
}
