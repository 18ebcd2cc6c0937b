import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { latinPieces, pieces } from '@/database/finding/grams'
import { matchOf } from '@/database/finding/sqlite-match'
import { foldText } from '@/domain/search/fold'

const inDetails = (text: string) => matchOf([[{ field: 'details', text }]])

describe('what the full-text index is asked for', () => {
  it.each([
    ['·ha12000', '(details : "ˡ·ha ˡha1 ˡa12 ˡ120 ˡ200 ˡ000")'],
    ['·250·', '(details : "ˡ·25 ˡ250 ˡ50·")'],
    ['4p', '(details : "ᵈ4p")'],
    ['漏电保护', '(details : "ᵈ漏电 ᵈ电保 ᵈ保护")'],
    ['·4p·漏电', '(details : "ᵈ·4 ᵈ4p ᵈp· ᵈ·漏 ᵈ漏电")'],
  ])('%s in parameters', (text, match) => {
    expect(inDetails(text)).toBe(match)
  })

  it('pieces of three of what is Latin follow one another only where the text goes on', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '1', ' ', '-', '断', 'é', 'ω', 'A', '路'), maxLength: 30 }).map(foldText)
    fc.assert(
      fc.property(text, (folded) => {
        const latin = latinPieces(folded)
        for (const [index, piece] of latin.slice(0, -1).entries()) {
          const next = latin[index + 1] ?? ''
          const goesOn = piece.slice(1) === next.slice(0, 2)
          if (goesOn) expect(pieces(folded, 4)).toContain(piece + next.slice(2))
        }
      }),
    )
  })
})
