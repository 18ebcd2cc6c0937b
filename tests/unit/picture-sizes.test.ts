import { describe, expect, it } from 'vitest'
import { modestOnDenseScreens } from '@/lib/picture-sizes'

describe('the sizes of a picture', () => {
  it('are smaller on screens with three pixels for one', () =>
    expect(modestOnDenseScreens('100vw')).toBe('(min-resolution: 2.5dppx) calc(100vw * 0.6), 100vw'))

  it('keep their conditions, and the order in which they are tried', () =>
    expect(modestOnDenseScreens('(min-width: 900px) 32vw, 80vw')).toBe(
      '(min-width: 900px) and (min-resolution: 2.5dppx) calc(32vw * 0.6), (min-width: 900px) 32vw, ' +
        '(min-resolution: 2.5dppx) calc(80vw * 0.6), 80vw',
    ))
})
