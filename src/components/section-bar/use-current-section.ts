import { useEffect, useState } from 'react'
import type { SectionLink } from './section-link'

/** All that lies above a line at three tenths of the window; a section that begins there has been reached. */
const ABOVE_READING_LINE = '10000% 0px -70% 0px'

/** The anchor of the section that is being read: the last one reached, or the first one before any is. */
export function useCurrentSection(sections: readonly SectionLink[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id)
  const joinedIds = sections.map(({ id }) => id).join(' ')

  useEffect(() => {
    const ids = joinedIds.split(' ')
    const reached = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) reached.add(target.id)
          else reached.delete(target.id)
        }
        setCurrent(ids.findLast((id) => reached.has(id)) ?? ids[0])
      },
      { rootMargin: ABOVE_READING_LINE },
    )
    for (const id of ids) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [joinedIds])

  return current
}
