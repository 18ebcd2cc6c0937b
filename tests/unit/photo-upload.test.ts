// @vitest-environment happy-dom

import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import type { Outcome } from '@/components/form/post'
import { type Photos, usePhotos } from '@/views/repair/use-photos'

const { sent } = vi.hoisted(() => ({ sent: [] as ((outcome: Outcome<string>) => void)[] }))

vi.mock('@/views/repair/send-photo', () => ({ sendPhoto: () => new Promise((resolve) => sent.push(resolve)) }))

let photos: Photos | undefined

function Form() {
  photos = usePhotos()
  return null
}

it('a photo that is on its way already, tried again by itself, is not sent a second time with the form', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(document.createElement('div'))
  act(() => root.render(createElement(Form)))
  await act(async () => photos?.add([new File([new Uint8Array([0xff, 0xd8, 0xff])], '柜内.jpg')]))
  const [photo] = photos?.photos ?? []
  await act(async () => photo && photos?.retry(photo))
  const all = photos?.sendAll()
  await act(async () => sent[0]?.({ kind: 'done', answer: 'token' }))
  expect(sent).toHaveLength(1)
  expect(await all).toEqual({ kind: 'done', answer: ['token'] })
  act(() => root.unmount())
  vi.unstubAllGlobals()
})
