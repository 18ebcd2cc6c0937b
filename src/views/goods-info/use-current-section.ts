import { useEffect, useState } from 'react'
import type { SectionLink } from './sections'

/** A line at three tenths of the window: whichever section it crosses is the current one. */
const READING_LINE = '-30% 0px -69% 0px'

/** The anchor of the section that is being read. */
export function useCurrentSection(sections: readonly SectionLink[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id)
  const ids = sections.map(({ id }) => id).join(' ')

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting)
        if (entered) setCurrent(entered.target.id)
      },
      { rootMargin: READING_LINE },
    )
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])

  return current
}
