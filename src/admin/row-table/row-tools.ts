import type { GridActions } from './use-grid'

/** What can be done with rows: its name, whether it can't be done now, and the doing. */
export type RowTool = { name: string; isOff: boolean; act: () => void }

type RowActions = Pick<GridActions, 'area' | 'table' | 'shift' | 'insert' | 'duplicate' | 'remove'>

/** What can be done with the chosen rows, in the order in which it is offered. */
export function rowTools(actions: RowActions, { isFull }: { isFull: boolean }): RowTool[] {
  const [rows, all] = [actions.area().rows, actions.table().length]
  return [
    { name: '上移', isOff: all === 0 || rows[0] === 0, act: () => actions.shift(-1) },
    { name: '下移', isOff: rows[1] >= all - 1, act: () => actions.shift(1) },
    { name: '在上方插入', isOff: isFull, act: () => actions.insert(false) },
    { name: '在下方插入', isOff: isFull, act: () => actions.insert(true) },
    { name: '复制行', isOff: all === 0 || isFull, act: actions.duplicate },
    { name: '移除行', isOff: all === 0, act: actions.remove },
  ]
}
