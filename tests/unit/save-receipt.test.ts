// @vitest-environment happy-dom

import { afterEach, expect, it, vi } from 'vitest'
import { saveReceiptPicture } from '@/components/receipt/save-picture'
import type { KeptReceipt } from '@/contract/kept-receipt'

vi.mock('@/components/receipt/draw-receipt', () => ({ drawReceipt: async () => new Blob(['a picture']) }))

const receipt: KeptReceipt = {
  kind: 'repair',
  reference: 'BX20261121-48271936',
  sentAt: '2026-11-21T08:00:00.000Z',
  rows: [],
  steps: [],
  hotline: '',
  hours: '',
  isOpen: false,
}

/** A phone whose dialog for sharing ends like this. */
function onPhone(share: () => Promise<void>) {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('navigator', { canShare: () => true, share })
}

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['is handed over', () => Promise.resolve()],
  ['is put away by the visitor', () => Promise.reject(new DOMException('', 'AbortError'))],
])('a picture that %s needs nothing more', async (_, share) => {
  onPhone(share)
  expect(await saveReceiptPicture(receipt)).toBeNull()
})

// A press counts for some seconds only; on a slow line what draws the picture comes later.
it('a picture that the phone does not let out is shown, to be pressed long', async () => {
  onPhone(() => Promise.reject(new DOMException('', 'NotAllowedError')))
  expect(await saveReceiptPicture(receipt)).toMatch(/^blob:/)
})
