import type { ChoiceField } from './fields'
import type { Known, Use } from './uses'

/** What a value has to go with. */
type Rest = { use: Use; known: Known; choices: Readonly<Record<ChoiceField, string>> }

const THREE_PHASES = ['3P', '4P']

/** Why a value doesn't go with what else is chosen, and what to do; null when it does. */
export function whyNot(field: ChoiceField, value: string, rest: Rest): string | null {
  if (field === 'u') return value === '230' ? whyNotSinglePhase(rest) : null
  return field === 'poles' ? whyNotPoles(value, rest) : null
}

function whyNotSinglePhase({ use, known }: Pick<Rest, 'use' | 'known'>): string | null {
  if (known === 'motor') return '三相电动机须接三相电压：请改选 400 V 或 690 V。'
  if (known === 'transformer') return '配电变压器低压侧为三相：请改选 400 V 或 690 V。'
  return use.key === 'incoming' ? '低压进线为三相：请改选 400 V 或 690 V。' : null
}

function whyNotPoles(value: string, { use, choices }: Pick<Rest, 'use' | 'choices'>): string | null {
  const isThreePhase = THREE_PHASES.includes(value)
  if (choices.u === '230') return isThreePhase ? '单相 230 V 回路用不到三极和四极：请改选 1P+N 或 2P，或把系统电压改为三相。' : null
  if (!isThreePhase) return '三相回路须同时断开三相：请改选 3P 或 4P。'
  const isPen = use.fields.includes('earth') && choices.earth === 'TN-C'
  return isPen && value === '4P' ? 'TN-C 系统的 PEN 线不允许断开：请改选 3P。' : null
}
