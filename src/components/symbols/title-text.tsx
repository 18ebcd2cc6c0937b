import { Fragment } from 'react'
import { splitSymbols } from '@/domain/split-symbols'
import { linePieces } from './line-pieces'
import { SymbolPart } from './symbols'
import styles from './symbols.module.css'

/**
 * A title: symbols and quantities as in `Symbols`, and its lines break between words only (spec: common-parts/chinese-breaks).
 * On the server alone, as browsers cut words differently.
 */
export function TitleText({ text }: { text: string }) {
  return (
    <span className={styles.title}>
      {splitSymbols(text).map((part, index) => {
        const key = `${index}-${part.text}`
        return part.kind === 'text' ? <Pieces key={key} text={part.text} /> : <SymbolPart key={key} part={part} />
      })}
    </span>
  )
}

function Pieces({ text }: { text: string }) {
  return linePieces(text).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity, and never change places
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ))
}
