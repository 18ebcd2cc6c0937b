import { Figure } from '@/components/figure/figure'
import { TitleText } from '@/components/symbols/title-text'
import type { AboutPage } from '@/contract/about-page'
import type { Milestone } from '@/contract/milestone'
import type { Figure as FigureData } from '@/contract/picture'
import { keyAt } from '@/lib/key-at'
import { Showcase } from './showcase'
import styles from './strengths.module.css'

type Props = Pick<AboutPage, 'innovation' | 'manufacturing' | 'quality'>

/** Innovation and patents, smart manufacturing, and quality with its certifications and awards. */
export function Strengths({ innovation, manufacturing, quality }: Props) {
  return (
    <div className={`container ${styles.strengths}`}>
      <Showcase id="innovation" section={innovation}>
        <Figures figures={innovation.figures} />
      </Showcase>
      <Showcase id="manufacturing" section={manufacturing}>
        <Figures figures={manufacturing.figures} />
      </Showcase>
      <Showcase id="quality" section={quality}>
        <Events title="认证历程" events={quality.milestones} />
        <Events title="所获荣誉" events={quality.awards} />
      </Showcase>
    </div>
  )
}

function Figures({ figures }: { figures: readonly FigureData[] }) {
  if (figures.length === 0) return null
  return (
    <ul className={styles.figures}>
      {figures.map((figure, index) => (
        <li key={keyAt(index, figure.label)}>
          <Figure {...figure} size="small" countsUp />
        </li>
      ))}
    </ul>
  )
}

function Events({ title, events }: { title: string; events: readonly Milestone[] }) {
  if (events.length === 0) return null
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <ul>
        {events.map((event, index) => (
          <li key={keyAt(index, event.title)} className={styles.event}>
            <span className={styles.year}>{event.year}</span>
            <TitleText text={event.title} />
          </li>
        ))}
      </ul>
    </>
  )
}
