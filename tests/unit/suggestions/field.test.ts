// @vitest-environment happy-dom

import { act, createElement, createRef, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SearchField } from '@/components/search-form/search-field'
import type { Suggestion } from '@/contract/suggestions'

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }))
vi.mock('next/link', () => ({ default: ({ prefetch: _, ...props }: { prefetch?: boolean }) => createElement('a', props) }))

const rows: Suggestion[] = [
  { kind: 'product', title: 'HM3-250 塑壳断路器', url: '/GoodsInfoView?id=153', cover: '', code: 'HM3-250', matched: ['HM3'] },
  { kind: 'code', title: 'HM3-250 H 3 D 200 F', url: '/GoodsInfoView?id=153&code=x', cover: '', code: 'HM3-250 H 3 D 200 F', matched: [] },
]
const asked = vi.fn(async (_address: string, _options: object) => Response.json({ code: 200, msg: '', data: rows }))
const searched = vi.fn()
let root: Root
let place: HTMLElement

const show = (shown: ReactNode) => act(async () => root.render(shown))
const field = () => place.querySelector('input') ?? document.createElement('input')
const options = () => [...place.querySelectorAll<HTMLElement>('[role="option"]')]
const marked = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')

async function type(text: string) {
  await act(async () => {
    field().value = text
    field().dispatchEvent(new Event('input', { bubbles: true }))
    await vi.advanceTimersByTimeAsync(200)
  })
}

/** @returns whether the browser does with the key what it does */
async function press(key: string, held: KeyboardEventInit = {}): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held })
  await act(async () => void field().dispatchEvent(event))
  return !event.defaultPrevented
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', asked)
  vi.useFakeTimers()
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  const props = {
    label: '搜索',
    placeholder: '型号',
    action: '/',
    name: 'val',
    field: createRef<HTMLInputElement>(),
    keyword: '',
    suggests: {},
  }
  await show(createElement(SearchField, { ...props, onSearch: searched }))
  await act(async () => {
    field().focus()
    await vi.dynamicImportSettled()
  })
})

afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

it('suggests in groups, marks nothing by itself, and opens what the arrows have marked', async () => {
  expect(field().getAttribute('aria-expanded')).toBe('false')
  await type('hm3')
  expect(field().getAttribute('aria-expanded')).toBe('true')
  expect(options().map(({ textContent }) => textContent)).toEqual(['HM3-250 H 3 D 200 F', 'HM3-250 塑壳断路器'])
  expect(marked()).toBeNull()
  expect(await press('Enter')).toBe(true)
  expect(await press('ArrowDown')).toBe(false)
  expect(marked()?.textContent).toBe('HM3-250 H 3 D 200 F')
  const opened = vi.fn((event: Event) => event.preventDefault())
  marked()?.addEventListener('click', opened)
  expect(await press('Enter')).toBe(false)
  expect(opened).toHaveBeenCalledOnce()
  expect(field().getAttribute('aria-expanded')).toBe('false')
})

it('leaves Home and End to the field, and Escape closes the list and keeps the text', async () => {
  await type('hm3')
  await press('ArrowUp')
  expect(marked()?.textContent).toBe('HM3-250 塑壳断路器')
  expect(await press('Home')).toBe(true)
  expect(marked()).toBeNull()
  expect(await press('Escape')).toBe(false)
  expect(options()).toEqual([])
  expect(field().value).toBe('hm3')
  expect(await press('Escape')).toBe(true)
})

it('neither asks nor takes a key while Chinese is being composed', async () => {
  await type('hm3')
  asked.mockClear()
  await act(async () => void field().dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true })))
  await type('kong')
  expect(asked).not.toHaveBeenCalled()
  for (const key of ['ArrowDown', 'Enter', 'Escape']) expect(await press(key, { isComposing: true })).toBe(true)
  expect(marked()).toBeNull()
  await act(async () => {
    field().value = '空开'
    field().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
    await vi.advanceTimersByTimeAsync(200)
  })
  expect(asked).toHaveBeenCalledOnce()
  expect(asked.mock.calls[0]?.[0]).toContain(encodeURIComponent('空开'))
  expect(await press('Enter', { keyCode: 229 })).toBe(true)
})

it('goes on as a plain field when nothing answers', async () => {
  asked.mockRejectedValueOnce(new Error('offline'))
  await type('hm3')
  expect(field().getAttribute('aria-expanded')).toBe('false')
  expect(place.querySelector('[role="status"]')?.textContent).toBe('')
  await act(async () => place.querySelector('form')?.requestSubmit())
  expect(searched).toHaveBeenCalledWith('hm3')
})
