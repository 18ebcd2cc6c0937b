'use client'

import { type FocusEvent, useId, useRef, useState } from 'react'
import { CellBar } from './cell-bar'
import { GridRow } from './grid-row'
import { LateFiles, LateParts } from './late-parts'
import type { Offer, RowAid, RowReading } from './row-aid'
import { isRowWrong } from './row-problems'
import styles from './row-table.module.css'
import { areaOf } from './selection'
import { type Column, idsIn, type TableRow, textIn } from './table'
import { TableBar } from './table-bar'
import { leastWidth, TableHead } from './table-head'
import { TableTop } from './table-top'
import { chooseWhole, isText } from './text-of-cell'
import { useCellKeys } from './use-cell-keys'
import { useClipboard } from './use-clipboard'
import { useGrid } from './use-grid'
import { placeOf, usePointer } from './use-pointer'
import type { FormTable } from './use-table'

type Props = {
  path: string
  /** What editors call the list. */
  label: string
  columns: readonly Column[]
  form: FormTable
  maxRows: number
  aid?: RowAid
  isReadOnly: boolean
  /** Whether the server’s complaints are shown: not before somebody has tried to publish. */
  isChecked: boolean
}

/** A list of a form as a table that one fills as a spreadsheet (spec: content/row-table). */
export function RowTable({ path, label, columns, form, maxRows, aid, isReadOnly, isChecked }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  const { table, history } = form
  const reading = aid?.reading
  const errors = isChecked ? form.errors : {}
  const { selection, said, actions } = useGrid(root, { path, columns, form, maxRows, bandBy: reading?.bandBy, isReadOnly })
  const clipboard = useClipboard({ form, columns, actions, aid, maxRows, isReadOnly })
  const { dropAt, handlers } = usePointer(actions)
  const [isPicking, setPicking] = useState(false)
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null)
  /** The text of a cell when one came to it. */
  const entered = useRef<{ id: string; key: string; text: string } | null>(null)
  const { head } = selection
  const area = areaOf(selection)
  const row = table[head.row]
  const column = columns[head.column]

  const onCancel = (cell: HTMLElement) => {
    const before = entered.current
    if (before && row && before.id === row.id) actions.write(before.id, { [before.key]: before.text }, `${before.id}.${before.key}`)
    requestAnimationFrame(() => chooseWhole(cell))
  }
  const onKeyDown = useCellKeys(actions, { isReadOnly, onOpen: () => setPicking(true), onCancel, onMenu: setMenuAt })
  const onTidy = ({ cells }: Offer) => {
    if (row) actions.write(row.id, cells)
    actions.goTo(head)
  }
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const place = target.dataset.column === undefined ? null : placeOf(target)
    const [at, key] = place ? [table[place.row], columns[place.column]?.key] : []
    if (!place || !at || key === undefined) return
    if (!actions.isHead(place)) actions.select({ anchor: place, head: place })
    chooseWhole(target)
    entered.current = isText(target) ? { id: at.id, key, text: textIn(at, key) } : null
  }
  /** Of the rows that are chosen together, or of the one that it is asked for at. */
  const onMenu = (at: number, opener: HTMLElement) => {
    const place = { row: at, column: head.column }
    if (at < area.rows[0] || at > area.rows[1]) actions.select({ anchor: place, head: place })
    setMenuAt(opener)
  }
  const wrong = table.map((one, index) => isRowWrong(one, columns, errorsOf(errors, index), reading))
  const count = wrong.filter(Boolean).length
  const isFull = table.length >= maxRows
  const pick = () => {
    actions.goTo({ row: head.row, column: columns.findIndex(({ kind }) => kind === 'references') })
    setPicking(true)
  }
  const ownTools = aid ? [{ name: `换一个${aid.references.noun}`, isOff: area.rows[0] !== area.rows[1], act: pick }] : []

  return (
    <div ref={root} className={styles.whole} data-row-table>
      <TableTop
        rows={table.length}
        maxRows={maxRows}
        sum={reading?.sumUp(table) ?? ''}
        wrong={count}
        onWrong={() => actions.goTo({ row: wrong.indexOf(true), column: 0 })}
      >
        {!isReadOnly && (
          <TableBar actions={actions} noun={label} isFull={isFull} canUndo={history.canUndo} canRedo={history.canRedo}>
            {/* As long as it is not known what cells refer to, it could not be told in a file. */}
            <LateFiles props={aid?.references.isKnown ? { label, read: clipboard.wholeBlock, onRead: clipboard.take } : undefined} />
          </TableBar>
        )}
      </TableTop>
      <p className={styles.hidden} role="status">
        {said}
      </p>
      {table.length > 0 && (
        <>
          <CellBar row={row} column={column} aid={aid} onTidy={isReadOnly ? undefined : onTidy} />
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the cells within */}
          <div
            className={styles.scroll}
            {...handlers}
            onKeyDown={onKeyDown}
            onFocus={onFocus}
            onCopy={clipboard.onCopy}
            onCut={clipboard.onCut}
            onPaste={clipboard.onPaste}
          >
            <table
              // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are gone through with arrows
              role="grid"
              className={styles.table}
              style={{ minWidth: leastWidth(columns, reading) }}
              aria-label={label}
              aria-describedby={isReadOnly ? undefined : `${id}-keys`}
              aria-rowcount={table.length + 1}
              aria-multiselectable="true"
              aria-readonly={isReadOnly || undefined}
              data-area={area.rows[0] !== area.rows[1] || area.columns[0] !== area.columns[1] || undefined}
            >
              <TableHead columns={columns} reading={reading} isReadOnly={isReadOnly} />
              <tbody data-drop-end={dropAt === table.length || undefined}>
                {table.map((one, index) => {
                  const isIn = index >= area.rows[0] && index <= area.rows[1]
                  return (
                    <GridRow
                      key={one.id}
                      path={path}
                      row={one}
                      index={index}
                      columns={columns}
                      aid={aid}
                      active={index === head.row ? head.column : -1}
                      from={isIn ? area.columns[0] : -1}
                      to={isIn ? area.columns[1] : -1}
                      isBandStart={startsBand(reading, one, table[index - 1])}
                      isDropHere={dropAt === index}
                      errors={JSON.stringify(errorsOf(errors, index))}
                      isReadOnly={isReadOnly}
                      actions={actions}
                      onOpen={() => setPicking(true)}
                      onMenu={onMenu}
                    />
                  )
                })}
              </tbody>
            </table>
          </div>
          {!isReadOnly && <Keys id={`${id}-keys`} isShown={aid !== undefined} />}
        </>
      )}
      {isPicking &&
        row &&
        column?.kind === 'references' &&
        aid?.references.pick({
          ...{ row, column, chosen: idsIn(row, column.key) },
          onChoose: (ids) => actions.write(row.id, { [column.key]: ids }),
          onClose: () => {
            setPicking(false)
            actions.goTo(head)
          },
        })}
      <LateParts
        menu={menuAt ? { actions, isFull, own: ownTools, opener: menuAt, onClose: () => setMenuAt(null) } : undefined}
        paste={clipboard.preview}
      />
    </div>
  )
}

const startsBand = (reading: RowReading | undefined, row: TableRow, above: TableRow | undefined) =>
  reading !== undefined && textIn(row, reading.bandBy) !== textIn(above, reading.bandBy)

function errorsOf(errors: Readonly<Record<string, string>>, index: number): Readonly<Record<string, string>> {
  const start = `${index}.`
  return Object.fromEntries(
    Object.entries(errors)
      .filter(([path]) => path.startsWith(start))
      .map(([path, said]) => [path.slice(start.length), said]),
  )
}

/** The small tables leave it to the large one, but for those who hear it. */
function Keys({ id, isShown }: { id: string; isShown: boolean }) {
  return (
    <p id={id} className={isShown ? styles.keys : styles.hidden}>
      <kbd>Tab</kbd> 下一格 <kbd>Enter</kbd> 下一行 <kbd>F2</kbd> 修改 <kbd>Ctrl</kbd>+<kbd>V</kbd> 从 Excel 粘贴多格 <kbd>Alt</kbd>+
      <kbd>↑</kbd> 移动行 <kbd>Ctrl</kbd>+<kbd>Enter</kbd> 插入行 <kbd>Ctrl</kbd>+<kbd>Z</kbd> 撤销 <kbd>Esc</kbd> 再按 <kbd>Tab</kbd>{' '}
      离开表格
    </p>
  )
}
