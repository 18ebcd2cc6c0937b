import { describe, expect, it } from 'vitest'
import { twofoldAtMost } from '@/lib/picture-sizes'

describe('the sizes of a picture', () => {
  it('are two thirds on screens with three pixels for one', () =>
    expect(twofoldAtMost('100vw')).toBe('(min-resolution: 2.5dppx) calc(100vw * 2 / 3), 100vw'))

  it('keep their conditions, and the order in which they are tried', () =>
    expect(twofoldAtMost('(min-width: 900px) 32vw, 80vw')).toBe(
      '(min-width: 900px) and (min-resolution: 2.5dppx) calc(32vw * 2 / 3), (min-width: 900px) 32vw, ' +
        '(min-resolution: 2.5dppx) calc(80vw * 2 / 3), 80vw',
    ))
})
