import { figure } from './formula'
import type { Demand } from './meets'

/** What is demanded, as the page says it: ≥ 1804 A, 3P. */
export function neededText(demand: Demand): string {
  if (demand.how === 'one-of') return demand.choices.join('、')
  const sign = { 'at-least': '≥ ', 'at-most': '≤ ', within: '' }[demand.how]
  return `${sign}${figure(demand.value).replace('-', '−')}${demand.unit && ` ${demand.unit}`}`
}
