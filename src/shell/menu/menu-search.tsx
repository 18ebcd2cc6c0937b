'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { SearchForm } from '@/components/search-form/search-form'

type Scope = {
  close: () => void
  /** The panel of the site search is open. */
  isSearching: boolean
  /** Leaves that panel; the focus goes back to its button. */
  leave: () => void
}

const Panel = createContext<Scope>({ close: () => {}, isSearching: false, leave: () => {} })

/** Lets a search field inside a panel close the panel. */
export function PanelScope({ children, ...scope }: Scope & { children: ReactNode }) {
  return <Panel value={scope}>{children}</Panel>
}

type Props = { target: 'site' | 'products'; hasLabel?: boolean }

/** A search field of the header; its panel closes when the results are there, so that it still holds the words when they can't come. */
export function MenuSearch(props: Props) {
  const { close, isSearching, leave } = useContext(Panel)
  const holder = props.target === 'site' ? { isOpen: isSearching, close: leave } : undefined
  return <SearchForm {...props} onArrive={close} holder={holder} />
}
