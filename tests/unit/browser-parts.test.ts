// @vitest-environment happy-dom

import { act, createElement, createRef, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OptionList } from '@/components/form/option-list'
import { RecentlyViewed } from '@/components/recently-viewed/recently-viewed'
import { SearchField } from '@/components/search-form/search-field'
import { TabList } from '@/components/tabs/tabs'
import { WorldMap } from '@/views/about/world-map'
import { Introduction } from '@/views/group/introduction'

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }))

const nothing = () => undefined
let root: Root
let place: HTMLElement

const show = (shown: ReactNode) => act(() => root.render(shown))
const byRole = (role: string) => place.querySelector<HTMLElement>(`[role="${role}"]`)

/** Presses a key where the focus is. @returns whether the browser does with it what it does */
function press(key: string, held: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held })
  act(() => void (document.activeElement ?? document.body).dispatchEvent(event))
  return !event.defaultPrevented
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})

afterEach(() => {
  act(() => root.unmount())
  place.remove()
  localStorage.clear()
  vi.unstubAllGlobals()
})

it('who goes from the first product that was ever looked at to another one has looked at both', async () => {
  vi.stubGlobal('requestIdleCallback', (then: () => void) => then())
  vi.stubGlobal('cancelIdleCallback', nothing)
  const product = (id: string) => ({ id, title: id, categoryName: '塑壳断路器', cover: null })
  const kept = () => JSON.parse(localStorage.getItem('viewed-products') ?? '[]').map(({ id }: { id: string }) => id)
  show(createElement(RecentlyViewed, { current: product('153') }))
  window.dispatchEvent(new Event('load'))
  expect(kept()).toEqual(['153'])
  show(createElement(RecentlyViewed, { current: product('150') }))
  await expect.poll(() => act(async () => kept())).toEqual(['150', '153'])
})

it('a search field that shows what another search has found keeps the focus', () => {
  const field = createRef<HTMLInputElement>()
  const search = (keyword: string) =>
    createElement(SearchField, { label: '搜索资料', placeholder: '', action: '/Download', name: 'name', field, keyword, onSearch: nothing })
  show(search(''))
  field.current?.focus()
  show(search('HM3'))
  expect(field.current?.value).toBe('HM3')
  expect(document.activeElement).toBe(field.current)
})

it('keys that are held with Alt, Ctrl or ⌘ stay the browser’s: Alt and ← goes back', () => {
  const onSelect = vi.fn()
  const tabs = ['parameters', 'documents'].map((id) => ({ id, label: id }))
  show(createElement(TabList, { label: '技术参数', tabs, selected: 'documents', onSelect }))
  byRole('tablist')?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus()
  expect(press('ArrowLeft', { altKey: true })).toBe(true)
  expect(press('ArrowLeft', { metaKey: true })).toBe(true)
  expect(onSelect).not.toHaveBeenCalled()
  press('ArrowLeft')
  expect(onSelect).toHaveBeenCalledWith('parameters')

  const onLeave = vi.fn()
  const keys = { onMove: nothing, onPick: nothing, onConfirm: nothing, onLeave }
  show(createElement(OptionList, { id: 'city', label: '城市', options: ['杭州市'], active: 0, selected: 0, ref: null, ...keys }))
  byRole('listbox')?.focus()
  expect(press('ArrowLeft', { altKey: true })).toBe(true)
  expect(onLeave).not.toHaveBeenCalled()
  press('ArrowLeft')
  expect(onLeave).toHaveBeenCalledWith('ArrowLeft')
})

it('a text that was hidden, or is narrower since the phone was turned, can be expanded; one that fits has nothing to expand', () => {
  const height = { whole: 0, shown: 0 }
  let resized = nothing
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => undefined) {
        resized = onResize
      }
      observe = nothing
      disconnect = nothing
    },
  )
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => height.whole)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => height.shown)
  const measured = (whole: number, shown: number) => {
    Object.assign(height, { whole, shown })
    act(resized)
    return place.querySelector('button')?.textContent
  }
  show(createElement(Introduction, null, createElement('p', null, '集团')))
  expect(measured(300, 175)).toBe('展开')
  expect(measured(140, 140)).toBeUndefined()
  expect(measured(210, 175)).toBe('展开')
  vi.restoreAllMocks()
})

it('the card of a map is closed by Escape wherever the focus is: a pointer has opened it', () => {
  show(createElement(WorldMap, { markers: [{ name: '欧洲', longitude: 10, latitude: 50, description: '' }] }))
  expect(place.querySelector('[aria-expanded="true"]')).not.toBeNull()
  press('Escape')
  expect(place.querySelector('[aria-expanded="true"]')).toBeNull()
})
