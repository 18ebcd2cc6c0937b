import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { goBack } from '@/components/navigation/go-back'

const back = vi.fn()
const home = vi.fn()
/** A tab whose history has so many entries, and its signs of leaving a page. */
const tab = (length: number, more: object = {}) => Object.assign(new EventTarget(), { history: { back, length }, ...more })

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it.each([
  ['back, where the browser says that there is a page', tab(3, { navigation: { canGoBack: true } }), [1, 0]],
  ['home, where it says that there is none, whatever has lain over this one', tab(2, { navigation: { canGoBack: false } }), [0, 1]],
  ['home, where nothing was before', tab(1), [0, 1]],
  ['home, where another one does not say so, and nothing comes of going back', tab(2), [1, 1]],
])('leads %s', (_, window, calls) => {
  vi.stubGlobal('window', window)
  goBack(home)
  vi.runAllTimers()
  expect([back.mock.calls.length, home.mock.calls.length]).toEqual(calls)
})

it.each(['popstate', 'pagehide'])('leads back alone, when %s says that the page is left', (sign) => {
  const window = tab(2)
  vi.stubGlobal('window', window)
  goBack(home)
  window.dispatchEvent(new Event(sign))
  vi.runAllTimers()
  expect([back.mock.calls.length, home.mock.calls.length]).toEqual([1, 0])
})
