import { ArrowLink } from '@/components/button/button-link'
import { Symbols } from '@/components/symbols/symbols'
import type { Coordination as Said, SelectedProduct } from '@/contract/selection'
import type { Calculation } from '@/domain/selector/calculation'
import { figure } from '@/domain/selector/formula'
import { SELECTOR, type Selection, selectionHref } from '@/domain/selector/selection'
import styles from './coordination.module.css'
import { SaidDevices } from './said-devices'
import { NOTE } from './selector-note'

type Props = { selection: Selection; calculation: Calculation; best?: SelectedProduct; said: Said | null }

/** What comes before and after the device, as far as the data say, and how to check the result (spec: selector/coordination). */
export function Coordination({ selection, calculation, best, said }: Props) {
  const neighbour = neighbourOf(selection, calculation, said !== null)
  const delay = best && delayText(best)
  return (
    <aside className={styles.aside} aria-label="配合与核对">
      {neighbour && (
        <section className={styles.part}>
          <h2 className={styles.title}>{neighbour.title}</h2>
          {best && said && <SaidDevices best={best} said={said} />}
          {delay && (
            <p>
              <Symbols text={delay} />
            </p>
          )}
          <p>{neighbour.line}</p>
          {neighbour.href && <ArrowLink href={neighbour.href}>{neighbour.label}</ArrowLink>}
        </section>
      )}
      <section className={styles.part}>
        <h2 className={styles.title}>算得对吗？</h2>
        <p>{NOTE}</p>
        <ArrowLink href={selectionHref(selection, 'data')}>查看计算过程</ArrowLink>
        <ArrowLink href="/Consult">请工程师复核</ArrowLink>
      </section>
    </aside>
  )
}

/** A device that bears the short-circuit current for a second can wait for the next one to clear it. */
function delayText({ verdicts }: SelectedProduct): string {
  const icw = verdicts.find(({ key }) => key === 'icw')
  return icw?.has && icw.value !== null ? `短路电流 ${figure(icw.value, 3)} kA 不超过 Icw ${icw.has}，短延时可以等待下级切除。` : ''
}

function neighbourOf({ use, choices, numbers, known }: Selection, { demands }: Calculation, isSaid: boolean) {
  const breaking = demands.find(({ key }) => key === 'breaking')
  const ik = breaking && breaking.how !== 'one-of' ? breaking.value : numbers.ik
  const shared = { u: choices.u, ik: String(ik), earth: choices.earth }
  if (use.key === 'incoming') {
    return {
      title: '下级怎样配合',
      line: '按同一母线的短路电流为馈线选型；两级之间的时间与能量配合以样本的选择性表为准。',
      label: '为这些馈线选型',
      href: `${SELECTOR}?${new URLSearchParams({ use: 'feeder', ...shared })}`,
    }
  }
  if (use.key === 'final' && isSaid) return { title: '上级怎样配合', line: '两级配合以样本的选择性表为准。', label: '', href: '' }
  if (use.key !== 'feeder' || known === 'transformer') return null
  return {
    title: '上级怎样配合',
    line: '同一母线的进线断路器带短延时，才能等待这一级切除；两级配合以样本的选择性表为准。',
    label: '为进线选型',
    href: `${SELECTOR}?${new URLSearchParams({ use: 'incoming', known: 'current', ...shared })}`,
  }
}
