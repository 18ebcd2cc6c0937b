import { buttonStyle } from '@/components/button/button-style'
import { Icon } from '@/components/icon/icon'
import { SiteLink } from '@/components/site-link/site-link'
import { Symbols } from '@/components/symbols/symbols'
import { TitleText } from '@/components/symbols/title-text'
import type { SelectionAnswer } from '@/contract/selection'
import { productSelection } from '@/domain/product-selection'
import { groupsOf } from '@/domain/selector/fields'
import { askedFields, SELECTOR, type Selection, selectionHref } from '@/domain/selector/selection'
import { CalculationPanel } from './calculation-panel'
import styles from './electrical-data.module.css'
import { FieldGroup } from './field-group'
import { KeepUnfinished } from './keep-unfinished'
import { LiveForm } from './live-form'
import type { OpenSelection } from './open-selection'
import { SelectorHead } from './selector-head'
import { NOTE } from './selector-note'
import { countText, shortText } from './wording'

type Props = OpenSelection & { isMobile: boolean }

/** The second step: what is known of the load and the place, and beside it what follows (spec: selector/data). */
export function ElectricalData({ selection, found, isMobile }: Props) {
  const { use } = selection
  const { load, shortCircuit, surroundings } = groupsOf(askedFields(selection))
  const panel = found ? <CalculationPanel {...found} isFolded={isMobile} /> : <Problems selection={selection} />
  return (
    <>
      <SelectorHead selection={selection} step={2} title={<TitleText text={`${use.title}：电气数据`} />}>
        <SiteLink href={productSelection.href} className={styles.other}>
          <Icon name="arrow-left" size={20} />
          换一个用途
        </SiteLink>
      </SelectorHead>
      <div className={`container ${styles.columns}`}>
        <LiveForm label="电气数据">
          <input type="hidden" name="use" value={use.key} />
          <Unasked selection={selection} />
          <FieldGroup title={use.key === 'incoming' ? '电源' : '负载'} fields={load} selection={selection} asksKnown />
          <FieldGroup title="短路水平" fields={shortCircuit} selection={selection} />
          <FieldGroup title="系统与安装环境" fields={surroundings} selection={selection} />
          {isMobile && panel}
          <div className={styles.ways}>
            <button type="submit" name="step" value="results" className={buttonStyle('brand', 'normal', styles.submit)}>
              {found ? resultsText(found.answer) : '查看结果'}
              <Icon name="arrow-right" size={22} />
            </button>
            <noscript>
              <button type="submit" className={buttonStyle('outline')}>
                重新计算
              </button>
            </noscript>
            {/* As a page of its own: what is typed is to go. */}
            <a href={`${SELECTOR}?use=${use.key}`} rel="nofollow" className={styles.reset}>
              恢复默认值
            </a>
          </div>
          <p className={styles.note}>{NOTE}</p>
        </LiveForm>
        {!isMobile && panel}
      </div>
      {selection.typed.size > 0 && <KeepUnfinished href={selectionHref(selection, 'data')} text={shortText(selection)} />}
    </>
  )
}

/** What was typed for another way to say the load is kept. */
function Unasked({ selection }: { selection: Selection }) {
  const asked = askedFields(selection)
  const others = [...selection.typed].filter(([field]) => !asked.includes(field))
  return others.map(([field, text]) => <input key={field} type="hidden" name={field} value={text} />)
}

function Problems({ selection: { problems } }: { selection: Selection }) {
  return (
    <section className={styles.problems} aria-labelledby="problems">
      <h2 id="problems" className={styles.groupTitle}>
        先更正这些数据
      </h2>
      <div role="status">
        <ul>
          {[...problems].map(([field, sentence]) => (
            <li key={field}>
              <Symbols text={sentence} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const resultsText = (answer: SelectionAnswer) => (answer.fits.length > 0 ? `查看 ${countText(answer)}` : '查看相近的产品')
