import type { RefObject } from 'react'
import { buttonStyle } from '@/components/button/button-style'
import type { LookupResult } from '@/contract/lookup'
import { inputIds } from './lookup-form'
import styles from './lookup-view.module.css'

type Props = { result: LookupResult | null; fileName: string; head: RefObject<HTMLParagraphElement | null> }

/** Under the title: what the page is for, or which list was looked up, and the ways back to it. */
export function LookupHead({ result, fileName, head }: Props) {
  return (
    <div className={styles.band}>
      <div className={`container ${styles.head}`}>
        <p ref={head} tabIndex={-1} role="status" className={styles.line}>
          {result ? summaryOf(result, fileName) : '粘贴元件表或上传文件，逐行核对订货型号；停产的给出替代，别家的给出对应型号。'}
        </p>
        {result && (
          <p className={styles.ways}>
            <a href={`#${inputIds.text}`} className={buttonStyle('outline', 'small')}>
              修改粘贴内容
            </a>
            <a href={`#${inputIds.file}`} className={buttonStyle('outline', 'small')}>
              换一个文件
            </a>
          </p>
        )}
      </div>
    </div>
  )
}

/** `冷站配电元件表.xlsx，A–B 列，30 行，数量合计 126`. */
function summaryOf({ rows, columns }: LookupResult, fileName: string): string {
  const counted = rows.flatMap(({ quantity }) => quantity ?? [])
  const total = counted.reduce((sum, quantity) => sum + quantity, 0)
  const lacking = rows.length - counted.length
  const quantities = counted.length === 0 ? '没有数量' : `数量合计 ${total}${lacking > 0 ? `（${lacking} 行没有数量）` : ''}`
  return [fileName, columns, `${rows.length} 行`, quantities].filter(Boolean).join('，')
}
