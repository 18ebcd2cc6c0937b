'use client'

import { useEffect } from 'react'
import type { NamedProduct } from '@/contract/prod-api/named-product'
import { findNamedProduct } from './find-named-product'

/** What a form keeps of the product that it is about; empty texts for none. */
export type ProductValues = { product: string; productTitle: string; productCover: string }

export const noProduct: ProductValues = { product: '', productTitle: '', productCover: '' }

type Form = { set: (field: keyof ProductValues, value: string) => void; values: ProductValues }

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address with which the form was opened
  useEffect(() => {
    let isGone = false
    void findNamedProduct(location.search).then((found) => {
      if (!found || isGone) return
      put(found)
      onFound?.(found)
    })
    return () => {
      isGone = true
    }
  }, [])

  const product = values.product ? { id: values.product, title: values.productTitle, cover: values.productCover } : null
  return {
    product,
    remove() {
      put({ id: '', title: '', cover: '' })
      // Else a reload would bring it back.
      history.replaceState(history.state, '', location.pathname)
    },
  }
}
