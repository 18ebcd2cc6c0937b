import { SolutionCard } from '@/components/solution-card/solution-card'
import { TitleText } from '@/components/symbols/title-text'
import type { Solution, SolutionCard as SolutionCardData } from '@/contract/solutions'
import styles from './further-solutions.module.css'

type Props = { solution: Solution; further: readonly SolutionCardData[] }

/** Other solutions of the same industry; absent without any. */
export function FurtherSolutions({ solution: { categoryName }, further }: Props) {
  if (further.length === 0) return null
  return (
    <section className={`container ${styles.further}`} aria-labelledby="further-title">
      <h2 id="further-title" className={styles.title}>
        <TitleText text={`${categoryName}的其他方案`} />
      </h2>
      <ul className={styles.cards}>
        {further.map((card) => (
          <li key={card.id}>
            <SolutionCard solution={card} sizes="(min-width: 1280px) 26vw, 90vw" />
          </li>
        ))}
      </ul>
    </section>
  )
}
