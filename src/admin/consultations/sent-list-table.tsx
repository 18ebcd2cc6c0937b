import type { UIFieldServerProps } from 'payload'
import { piecesOf } from '../../domain/selection-list/list'
import styles from './sent-list-table.module.css'

/** The selection list that came with a consultation, as the visitor saw it, with the way to have it as a file. Nothing where none came. */
export async function SentListTable({ id, req }: UIFieldServerProps) {
  if (id === undefined) return null
  const { listName, listRows } = await req.payload.findByID({
    collection: 'consultations',
    id,
    select: { listName: true, listRows: true },
    depth: 0,
    user: req.user,
    overrideAccess: false,
  })
  const rows = listRows ?? []
  if (rows.length === 0) return null
  const address = `/cms-api/consultations/${id}/list`
  return (
    <section className={styles.list} aria-labelledby="sent-list-title">
      <h3 id="sent-list-title" className={styles.title}>
        选型清单{listName && `：${listName}`}
        <span className={styles.count}>
          {rows.length} 个型号，{piecesOf(rows)} 台
        </span>
        <span className={styles.ways}>
          <a href={`${address}?format=xlsx`} download>
            导出 XLSX
          </a>
          <a href={`${address}?format=csv`} download>
            导出 CSV
          </a>
        </span>
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section className={styles.place} tabIndex={0} aria-label="选型清单">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">序号</th>
              <th scope="col">型号</th>
              <th scope="col">产品</th>
              <th scope="col">位置与备注</th>
              <th scope="col">数量</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={row.id ?? index}>
                <td>{index + 1}</td>
                <th scope="row">{row.code || row.title || row.product}</th>
                <td>
                  {row.title || '网站上没有'}
                  {row.remark && <span className={styles.remark}>{row.remark}</span>}
                </td>
                <td>{row.note}</td>
                <td className={styles.quantity}>{row.quantity}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
