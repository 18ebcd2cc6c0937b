// @vitest-environment happy-dom

import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { type Captcha, useCaptcha } from '@/components/form/use-captcha'

afterEach(() => vi.unstubAllGlobals())

let captcha: Captcha | undefined

function Form() {
  captcha = useCaptcha()
  return null
}

it('keeps no sound in memory that nobody can hear: asked for twice, or when the form has been left', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const answers: (() => void)[] = []
  const answer = { uuid: 'a', img: 'b', audio: btoa('sound') }
  vi.stubGlobal('fetch', () => new Promise((resolve) => answers.push(() => resolve({ status: 200, json: async () => answer }))))
  const kept = new Set<string>()
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    const url = `blob:${kept.size}-${create.mock.calls.length}`
    kept.add(url)
    return url
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void kept.delete(url))

  const root = createRoot(document.createElement('div'))
  act(() => root.render(createElement(Form)))
  const arrive = (index: number) => act(async () => answers[index]?.())
  await arrive(0)
  act(() => void captcha?.speak())
  act(() => void captcha?.speak())
  await arrive(1)
  await arrive(2)
  await expect.poll(() => create.mock.calls.length).toBe(3)
  expect(kept.size).toBe(1)
  act(() => void captcha?.speak())
  act(() => root.unmount())
  await arrive(3)
  await expect.poll(() => create.mock.calls.length).toBe(4)
  expect(kept.size).toBe(0)
})
