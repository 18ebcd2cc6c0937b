import { describe, expect, it } from 'vitest'
import type { DocumentFile } from '@/contract/documents'
import { sceneViewerAddress } from '@/views/goods-info/model/place-in-room'
import { modelFiles } from '@/views/goods-info/model/product-model'

const file = (kind: DocumentFile['kind'], ext: string, id: number): DocumentFile => ({
  ...{ id, name: `文件 ${id}`, url: `/files/${id}.${ext}`, ext, size: 1, sizeText: '1B', kind, note: '', categoryId: 1, isViewable: false },
})

describe('what a product is looked at with', () => {
  it('is the first of each kind, in the editors’ order', () => {
    const files = [file('产品样本', 'pdf', 1), file('3D模型图', 'zip', 2), file('3D模型图', 'stp', 3), file('3D模型图', 'glb', 4)]
    const found = modelFiles([...files, file('3D模型图', 'glb', 5), file('外形安装尺寸图源文件', 'dxf', 6)])
    expect([found.glb?.id, found.step?.id, found.dxf?.id]).toEqual([4, 3, 6])
  })

  it('may be nothing at all', () => {
    expect(modelFiles([file('产品样本', 'pdf', 1), file('使用说明书', 'glb', 2)])).toEqual({
      glb: undefined,
      step: undefined,
      dxf: undefined,
    })
  })
})

it('opens a model on Android by an address that leads back to the page', () => {
  const address = sceneViewerAddress('https://example.com/files/a.glb', 'HM3-250 断路器', 'https://example.com/GoodsInfoView?id=153#x;end;')
  expect(address).toMatch(
    /^intent:\/\/arvr\.google\.com\/scene-viewer\/1\.0\?file=https%3A%2F%2Fexample\.com%2Ffiles%2Fa\.glb&title=HM3-250/,
  )
  const [, intent = ''] = address.split('#Intent;')
  expect(intent.split(';')).toEqual([
    'scheme=https',
    'package=com.google.android.googlequicksearchbox',
    'action=android.intent.action.VIEW',
    'S.browser_fallback_url=https%3A%2F%2Fexample.com%2FGoodsInfoView%3Fid%3D153%23x%3Bend%3B',
    'end',
    '',
  ])
})
