import { expect, it } from 'vitest'
import { documentEndings, mediaEndings } from '@/domain/upload-endings'
import { digestOf, mimeTypeOf, prepareFile } from '@/legacy-import/files/prepare-file'

const found = (name: string, text: string) => {
  const content = Buffer.from(text)
  return { name, content, sha256: digestOf(content) }
}
const STEP = 'ISO-10303-21;\nHEADER;\nENDSEC;\nDATA;\nENDSEC;\nEND-ISO-10303-21;\n'
const beginnings: Record<string, string> = {
  ...{ pdf: '%PDF-1.7', zip: 'PK\u0003\u0004', xlsx: 'PK\u0003\u0004', docx: 'PK\u0003\u0004', glb: 'glTF', dxf: '0\nSECTION\n' },
  ...{ step: STEP, stp: STEP },
}

it.each(Object.entries(beginnings))('a legacy document that is a %s stays one', async (ending, text) => {
  expect(documentEndings).toContain(ending)
  expect(await prepareFile(found(`HM3-250.${ending}`, text), 'documents')).toMatchObject({ name: `HM3-250.${ending}`, isRepaired: false })
})

it('a model is told as what it is, whatever its name says', async () => {
  expect(await prepareFile(found('HM3-250.dat', STEP), 'documents')).toMatchObject({ mimeType: 'model/step', isRepaired: true })
})

it('whatever editors may upload has a type of its own when it comes from a legacy site', () => {
  for (const ending of [...documentEndings, ...mediaEndings]) expect(mimeTypeOf(ending), ending).not.toBe('application/octet-stream')
})

it('a page is no document', async () => {
  expect(await prepareFile(found('样本.pdf', '<!DOCTYPE html><html></html>'), 'documents')).toBeNull()
})
