import { Icon } from '@/components/icon/icon'
import { Symbols } from '@/components/symbols/symbols'
import type { SelectionAnswer } from '@/contract/selection'
import type { Calculation } from '@/domain/selector/calculation'
import { figure } from '@/domain/selector/formula'
import { neededText } from '@/domain/selector/needed-text'
import { keyAt } from '@/lib/key-at'
import styles from './calculation-panel.module.css'
import { FormulaText } from './formula-text'

type Props = { calculation: Calculation; answer: SelectionAnswer /** On phones the steps are folded. */; isFolded: boolean }

/** Every step with its formula, its values and who says so; last what is demanded (spec: selector/calculation). */
export function CalculationPanel({ calculation: { steps, demands }, answer, isFolded }: Props) {
  const list = <Steps steps={steps} />
  return (
    <section className={styles.panel} aria-labelledby="calculation">
      {isFolded ? (
        <details>
          <summary className={styles.summary}>
            <h2 id="calculation" className={styles.title}>
              计算过程
            </h2>
            <Icon name="chevron-down" size={32} className={styles.chevron} />
          </summary>
          {list}
        </details>
      ) : (
        <>
          <h2 id="calculation" className={styles.title}>
            计算过程
          </h2>
          {list}
        </>
      )}
      <h3 className={styles.name}>产品须达到</h3>
      <dl className={styles.demands}>
        {demands.map((demand) => (
          <div key={demand.key}>
            <dt>
              <Symbols text={demand.name} />
            </dt>
            <dd>
              <Symbols text={neededText(demand)} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.fits} role="status">
        <Symbols text={fitsText(answer)} />
      </p>
    </section>
  )
}

function Steps({ steps }: Pick<Calculation, 'steps'>) {
  if (steps.length === 0) return <p className={styles.source}>这些数据直接用作要求，不需要换算。</p>
  return (
    <ol>
      {steps.map(({ name, value, unit, digits, lines, source }, index) => (
        <li key={name} className={styles.step}>
          <p className={styles.line}>
            <span className={styles.number}>{index + 1}</span>
            <span className={styles.name}>
              <Symbols text={name} />
            </span>
            <span className={styles.result}>
              {figure(value, digits)} <small>{unit}</small>
            </span>
          </p>
          {lines.map((line, at) => (
            <FormulaText key={keyAt(at, name)} formula={line} />
          ))}
          <p className={styles.source}>
            <Symbols text={source} />
          </p>
        </li>
      ))}
    </ol>
  )
}

/** How many fit now. */
function fitsText({ fits, codes, isMore, misses }: SelectionAnswer): string {
  if (fits.length === 0) return misses.length > 0 ? `没有产品满足全部要求，${misses.length} 款只差一项` : '没有产品满足这些要求'
  return `现在有 ${fits.length} 款产品、${codes}${isMore ? ' 个以上' : ' 个'}订货型号符合`
}
