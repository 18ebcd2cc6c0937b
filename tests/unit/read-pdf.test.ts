import { expect, it } from 'vitest'
import { pdfReader } from '@/finding/read-pdf'
import { pdfWithoutLetters } from '../support/pdf-of-pages'

it('one reader reads one file after the other', async () => {
  const reader = pdfReader()
  try {
    for (const text of ['飞弧距离', '分断能力', '额定电流']) expect(await reader.read(pdfWithoutLetters(text))).toEqual([text])
  } finally {
    await reader.end()
  }
})
