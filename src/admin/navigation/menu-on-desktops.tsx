'use client'

import { useNav, usePreferences, useWindowInfo } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'
import { isForm } from './is-form'

/** Payload's own preference of the menu; how it is left beside forms stands there, too. */
const PREFERENCE = 'nav'

/** A window so wide has room for menu and list. */
const ROOMY = 1280

type Kept = { open?: boolean; openBesideForms?: boolean }

/**
 * Payload closes the menu in every window up to 1440 pixels, which are most, and forgets there how it was left. Here it stands open from 1280 on, except beside a
 * form, which needs the room for its preview (record 0118); whoever opens or closes it finds it so again, on lists and on forms.
 */
export function MenuOnDesktops({ children }: { children: ReactNode }) {
  const { navOpen, setNavOpen } = useNav()
  const { getPreference, setPreference } = usePreferences()
  const { breakpoints, width = 0 } = useWindowInfo()
  const key = isForm(usePathname()) ? 'openBesideForms' : 'open'
  const isOurs = breakpoints.l === true && width >= ROOMY
  // The server has read of the preference whether it is open on lists.
  const kept = useRef<Kept>({ open: navOpen })
  // What somebody does while the preference is on its way is newer.
  const chosen = useRef<Kept>({})

  useEffect(() => {
    if (!isOurs) return
    let isCurrent = true
    const set = () => isCurrent && setNavOpen(chosen.current[key] ?? kept.current[key] ?? key === 'open')
    // After Payload, which closes it as soon as it knows the width.
    queueMicrotask(set)
    void getPreference<Kept | null>(PREFERENCE).then((stored) => {
      kept.current = { ...kept.current, ...stored }
      set()
    })
    return () => {
      isCurrent = false
    }
  }, [isOurs, key, getPreference, setNavOpen])

  useEffect(() => {
    if (!isOurs) return
    const remember = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest('.nav-toggler')) return
      chosen.current[key] = !navOpen
      void setPreference(PREFERENCE, { [key]: !navOpen }, true)
    }
    document.addEventListener('click', remember, true)
    return () => document.removeEventListener('click', remember, true)
  }, [isOurs, key, navOpen, setPreference])
  return children
}
