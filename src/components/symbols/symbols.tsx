import { type Part, splitSymbols } from '@/domain/split-symbols'

/**
 * Text with electrical symbols set as engineers write them: `Icu` becomes I with a lowered cu, and a number never
 * parts from its unit (spec: common-parts/symbols).
 */
export function Symbols({ text }: { text: string }) {
  return splitSymbols(text).map((part, index) => {
    const key = `${index}-${part.text}`
    return part.kind === 'text' ? part.text : <SymbolPart key={key} part={part} />
  })
}

/** A symbol or a quantity, which stays in one line. */
export function SymbolPart({ part }: { part: Part }) {
  return (
    <span className="together">
      {part.text}
      {part.kind === 'symbol' && <sub>{part.sub}</sub>}
    </span>
  )
}
