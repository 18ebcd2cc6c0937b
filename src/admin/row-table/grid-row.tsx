'use client'

import { memo, useMemo } from 'react'
import { Symbols } from '../../components/symbols/symbols'
import { ReferenceCell } from './reference-cell'
import { NO_ADVICE, type Offer, type RowAid } from './row-aid'
import ends from './row-ends.module.css'
import { problemsOf, RowProblems } from './row-problems'
import styles from './row-table.module.css'
import { type Column, idsIn, type TableRow, textIn } from './table'
import { TextCell } from './text-cell'
import { cellId, type GridActions } from './use-grid'

type Props = {
  path: string
  row: TableRow
  index: number
  columns: readonly Column[]
  aid: RowAid | undefined
  /** The cell that one is in, or −1. */
  active: number
  /** The chosen columns of this row, or −1. */
  from: number
  to: number
  isBandStart: boolean
  /** A row that is dragged would come before this one. */
  isDropHere: boolean
  /** What the server says of cells, by the names of their columns; as one text, so that it can be compared. */
  errors: string
  isReadOnly: boolean
  actions: GridActions
  onOpen: () => void
  onMenu: (row: number, opener: HTMLElement) => void
}

/** A row of the table, and below it what is wrong with it. */
export const GridRow = memo(function GridRow(props: Props) {
  const { path, row, index, columns, aid, active, from, to, isBandStart, isDropHere, isReadOnly, actions, onOpen, onMenu } = props
  const reading = aid?.reading
  const advice = useMemo(() => reading?.adviceFor(row) ?? NO_ADVICE, [reading, row])
  const problems = problemsOf(row, columns, JSON.parse(props.errors), advice)
  const mark = reading?.markOf(row)
  const take = ({ cells }: Offer) => actions.write(row.id, cells)
  return (
    <>
      <tr
        id={`${path.replaceAll('.', '-')}-row-${index}`}
        data-band={isBandStart || undefined}
        data-drop={isDropHere || undefined}
        aria-rowindex={index + 2}
      >
        <th scope="row" className={styles.number} data-chosen={from >= 0 || undefined}>
          {isReadOnly ? (
            index + 1
          ) : (
            // biome-ignore lint/a11y/noStaticElementInteractions: keys move rows, too; the handle is for the mouse
            <span
              className={ends.handle}
              draggable
              title="拖动可移动这一行"
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move'
                event.dataTransfer.setData(ROW_TYPE, String(index))
              }}
            >
              <span className={ends.grip} aria-hidden="true" />
              {index + 1}
            </span>
          )}
        </th>
        {columns.map((column, place) => (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid this is a gridcell
          <td
            key={column.key}
            aria-selected={place >= from && place <= to}
            data-active={place === active || undefined}
            data-wrong={problems.some(({ key }) => key === column.key) || undefined}
            data-repeated={(column.key === reading?.bandBy && !isBandStart) || undefined}
            data-long={column.kind === 'text' ? textIn(row, column.key) : undefined}
          >
            {column.kind === 'references' && aid ? (
              <ReferenceCell
                id={cellId(path, index, column.key)}
                place={{ row: index, column: place }}
                label={`第 ${index + 1} 行${column.label}`}
                ids={idsIn(row, column.key)}
                references={aid.references}
                offer={advice.offer}
                isActive={place === active}
                isReadOnly={isReadOnly}
                onOpen={onOpen}
                onOffer={take}
              />
            ) : (
              <TextCell
                id={cellId(path, index, column.key)}
                place={{ row: index, column: place }}
                label={`第 ${index + 1} 行${column.label}`}
                value={textIn(row, column.key)}
                isLong={column.kind === 'text'}
                isActive={place === active}
                isWrong={problems.some(({ key }) => key === column.key)}
                isReadOnly={isReadOnly}
                words={place === active ? (reading?.suggestionsFor(actions.table(), row, column.key) ?? []) : []}
                onValue={(value) => actions.write(row.id, { [column.key]: value }, `${row.id}.${column.key}`)}
              />
            )}
            {place === active && !isReadOnly && <span className={styles.fill} data-fill aria-hidden="true" />}
          </td>
        ))}
        {reading && (
          <td className={styles.printed} title={advice.printed} data-wrong={advice.isWrong || undefined}>
            <Symbols text={advice.printed} />
          </td>
        )}
        {reading && (
          <td className={ends.mark} title={mark?.says}>
            {mark && (
              <span className={ends.sign} role="img" aria-label={mark.says}>
                {mark.sign}
              </span>
            )}
          </td>
        )}
        {!isReadOnly && (
          <td className={ends.menu}>
            <button
              type="button"
              className={ends.more}
              tabIndex={-1}
              aria-haspopup="menu"
              aria-label={`第 ${index + 1} 行的操作`}
              onClick={({ currentTarget }) => onMenu(index, currentTarget)}
            >
              ⋯
            </button>
          </td>
        )}
      </tr>
      <RowProblems
        problems={problems}
        columns={columns.length + (reading ? 3 : 1) + (isReadOnly ? 0 : 1)}
        isReachable={active >= 0}
        onRepair={isReadOnly ? undefined : take}
      />
    </>
  )
})

export const ROW_TYPE = 'application/x-table-row'
