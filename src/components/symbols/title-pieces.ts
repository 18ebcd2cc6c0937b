import 'server-only'
import { splitSymbols } from '@/domain/split-symbols'
import { linePieces } from './line-pieces'

/** A title in the pieces between which a line may break, for what shows it later without the server; the pieces make the title. */
export const titlePieces = (text: string): string[] =>
  splitSymbols(text).flatMap((part) => {
    if (part.kind === 'text') return [...linePieces(part.text)]
    return [part.kind === 'symbol' ? part.text + part.sub : part.text.replaceAll(' ', '\u00a0')]
  })
