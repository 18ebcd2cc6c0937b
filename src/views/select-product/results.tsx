import { ArrowLink, ButtonLink } from '@/components/button/button-link'
import { CompareBar } from '@/components/compare/compare-bar'
import { Icon } from '@/components/icon/icon'
import { SiteLink } from '@/components/site-link/site-link'
import { Symbols } from '@/components/symbols/symbols'
import { TitleText } from '@/components/symbols/title-text'
import type { SelectionAnswer } from '@/contract/selection'
import type { Calculation } from '@/domain/selector/calculation'
import { type Selection, selectionHref } from '@/domain/selector/selection'
import { BestFit } from './best-fit'
import { Coordination } from './coordination'
import { FurtherFits } from './further-fits'
import { ForgetUnfinished } from './keep-unfinished'
import { NearMisses } from './near-misses'
import styles from './results.module.css'
import { SelectorHead } from './selector-head'
import { chipsOf, missingText } from './wording'

type Props = { selection: Selection; calculation: Calculation; answer: SelectionAnswer }

/** The third step: what meets all demands, the nearest first, and what fails one alone (spec: selector/results). */
export function Results({ selection, calculation, answer }: Props) {
  const [best, ...others] = answer.fits
  return (
    <>
      <SelectorHead selection={selection} step={3} title={<Title answer={answer} />}>
        <ul className={styles.chips} aria-label="要求">
          {chipsOf(selection, calculation).map((text) => (
            <li key={text} className={styles.chip}>
              <Symbols text={text} />
            </li>
          ))}
          <li>
            <SiteLink href={selectionHref(selection, 'data')} className={styles.change}>
              <Icon name="arrow-left" size={18} />
              修改数据
            </SiteLink>
          </li>
        </ul>
      </SelectorHead>
      <div className={`container ${styles.columns}`}>
        <div>
          {best && <BestFit fit={best} />}
          {!best && answer.misses.length === 0 && <NothingNear selection={selection} />}
          <FurtherFits fits={others} />
          <NearMisses misses={answer.misses} selection={selection} />
        </div>
        <Coordination selection={selection} calculation={calculation} best={best} said={answer.coordination} />
      </div>
      <CompareBar />
      <ForgetUnfinished />
    </>
  )
}

function Title({ answer }: { answer: SelectionAnswer }) {
  const { fits, codes, isMore, misses } = answer
  if (fits.length === 0) return <TitleText text={missingText(misses)} />
  const count = codes > 0 ? codes : fits.length
  return (
    <>
      <span className="together">
        <span className={styles.count}>{count}</span> {codes > 0 ? '个' : '款'}
      </span>
      <TitleText text={`${codes > 0 ? `${isMore ? '以上' : ''}订货型号` : '产品'}满足全部要求`} />
    </>
  )
}

function NothingNear({ selection }: { selection: Selection }) {
  return (
    <section className={styles.nothing}>
      <p>目录里没有接近这些要求的产品。请核对数据，或把要求交给工程师：非标规格可以定制。</p>
      <p className={styles.ways}>
        <ButtonLink href={selectionHref(selection, 'data')}>修改数据</ButtonLink>
        <ArrowLink href="/Consult">请工程师选型</ArrowLink>
      </p>
    </section>
  )
}
