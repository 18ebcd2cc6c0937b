// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Late } from '@/admin/editing/late'

const sentence = '编辑器正在加载。如果一直没有出现，请检查网络后刷新页面。'
const Editor = ({ prefix }: { prefix: string }) => createElement('output', null, prefix)

let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const show = (load: () => Promise<typeof Editor>, props?: { prefix: string }) =>
  act(async () => root.render(createElement(Late<{ prefix: string }>, { load, props, meanwhile: sentence })))
const shown = () => document.body.textContent

it('where the line is gone, a part of a form that is asked for says so, and takes nothing else with it', async () => {
  const load = async (): Promise<typeof Editor> => Promise.reject(new TypeError('Failed to fetch'))
  await show(load)
  expect(shown()).toBe('')
  await show(load, { prefix: 'HM3-250' })
  expect(shown()).toBe(sentence)
})

it('it is asked for once more when somebody needs it, and takes the place of the sentence', async () => {
  const load = vi.fn(async () => Editor).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await show(load)
  await show(load, { prefix: 'HM3-250' })
  expect(shown()).toBe('HM3-250')
  expect(load).toHaveBeenCalledTimes(2)
})
