import type { SelectionAnswer } from '@/contract/selection'
import type { Calculation } from '@/domain/selector/calculation'
import type { Selection } from '@/domain/selector/selection'

/** A selection as far as it goes. */
export type OpenSelection = {
  selection: Selection
  /** Null where something of the data makes no sense. */
  found: { calculation: Calculation; answer: SelectionAnswer } | null
}
