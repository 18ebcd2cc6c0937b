/** A piece of a formula as it is printed: text, a symbol with its lowered part, a fraction, a root. */
export type Piece = string | { symbol: string; sub: string } | { over: Formula; under: Formula } | { root: Formula }

export type Formula = readonly Piece[]

/** How a formula is read out, in Chinese. */
export const spoken = (formula: Formula): string => formula.map(spokenPiece).join('')

function spokenPiece(piece: Piece): string {
  if (typeof piece === 'string') return piece.replaceAll('×', '乘').replaceAll('=', '等于').replaceAll('≥', '不小于').replaceAll('−', '减')
  if ('symbol' in piece) return `${piece.symbol}${piece.sub}`
  if ('root' in piece) return `根号${spoken(piece.root)}`
  return `（${spoken(piece.over)}）除以（${spoken(piece.under)}）`
}

/** A number with so many significant digits as the next step uses, thousands unparted: 7.747, 1804, 31.3. */
export function figure(value: number, digits = 4): string {
  const whole = Math.abs(value) >= 10 ** (digits - 1)
  return whole ? String(Math.round(value)) : String(Number(value.toPrecision(digits)))
}

/** √3, which stands in every formula of three phases. */
export const rootThree: Piece = { root: ['3'] }
