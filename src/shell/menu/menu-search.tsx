'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { SearchForm } from '@/components/search-form/search-form'

const Close = createContext<() => void>(() => {})

/** Lets a search field inside a panel close the panel. */
export function PanelScope({ close, children }: { close: () => void; children: ReactNode }) {
  return <Close value={close}>{children}</Close>
}

type Props = { target: 'site' | 'products'; hasLabel?: boolean }

/** A search field of the header; its panel closes when the results are there, so that it still holds the words when they can't come. */
export function MenuSearch(props: Props) {
  const close = useContext(Close)
  return <SearchForm {...props} onArrive={close} />
}
