import { describe, expect, it } from 'vitest'
import { layoutOf } from '@/server/layout.mjs'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36'
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1'

describe('the layout that a browser gets', () => {
  it.each(['Android', 'webOS', 'iPhone', 'iPad', 'iPod', 'BlackBerry', 'IEMobile', 'Opera Mini', 'Windows Phone', 'HarmonyOS', 'Mobile'])(
    'is the mobile one when it calls itself %s, in any letter case',
    (keyword) => {
      for (const word of [keyword, keyword.toLowerCase(), keyword.toUpperCase()])
        expect(layoutOf(null, `Mozilla/5.0 (${word})`)).toBe('mobile')
    },
  )

  it.each([[windows], ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'], ['Googlebot/2.1'], [''], [undefined]])(
    'is the desktop one for %j',
    (userAgent) => {
      expect(layoutOf(null, userAgent)).toBe('desktop')
    },
  )

  it('can be overridden for a preview', () => {
    expect(layoutOf('mobile', windows)).toBe('mobile')
    expect(layoutOf('desktop', iPhone)).toBe('desktop')
  })

  it.each(['', 'Mobile', 'tablet', '1'])('is not overridden by %j', (override) => {
    expect(layoutOf(override, windows)).toBe('desktop')
    expect(layoutOf(override, iPhone)).toBe('mobile')
  })
})
