import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { DocumentFile } from '@/contract/documents'
import type { Product } from '@/contract/products'
import { groupDocuments } from '@/views/goods-info/document-groups'
import { ModelFiles } from '@/views/goods-info/model/model-files'

vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/', useSearchParams: () => new URLSearchParams() }))

const model = (ext: string, id: number): DocumentFile => ({
  ...{ id, name: 'HM3-250 三维模型', url: `/files/hm3.${ext}`, ext, size: 1_258_291, sizeText: '1.2MB', kind: '3D模型图', note: '' },
  ...{ categoryId: 1, isViewable: false },
})

/** Only what is read of it. */
const shown = (documents: DocumentFile[]) =>
  renderToStaticMarkup(createElement(ModelFiles, { product: { title: 'HM3-250', documents } as unknown as Product }))

it.each(['step', 'stp'])(
  'a STEP (%s) is offered under the gallery, by its name, with its size, beside the model; and among the documents',
  (ext) => {
    const documents = [model('glb', 1), model(ext, 2)]
    const link = new RegExp(
      `<a href="/files/hm3\\.${ext}" download="HM3-250 三维模型\\.${ext}"[^>]*aria-label="下载 HM3-250 三维模型，STEP 1\\.2MB"`,
    )
    expect(shown(documents)).toMatch(link)
    expect(shown(documents)).toContain('下载 HM3-250 三维模型，GLB 1.2MB')
    expect(groupDocuments(documents)).toMatchObject([{ label: '3D模型图', documents }])
  },
)

it('and is not where there is none', () => {
  expect(shown([model('glb', 1)])).not.toContain('STEP')
})
