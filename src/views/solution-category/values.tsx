import { NumberedPoints } from '@/components/numbered-points/numbered-points'
import section from '@/components/section/anchored-section.module.css'
import type { SolutionCategory } from '@/contract/solutions'
import { sectionIds } from './solution-category-page'

/** 应用价值: up to three numbered blocks; absent without any. */
export function Values({ values }: { values: SolutionCategory['applicationValues'] }) {
  if (values.length === 0) return null
  return (
    <section id={sectionIds.value} className={`container ${section.section} ${section.grey}`} aria-labelledby="value-title" tabIndex={-1}>
      <h2 id="value-title" className={section.title}>
        应用价值
      </h2>
      <NumberedPoints points={values} isLarge />
    </section>
  )
}
