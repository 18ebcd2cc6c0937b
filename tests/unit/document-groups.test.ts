import { describe, expect, it } from 'vitest'
import type { DocumentFile } from '../../src/contract/documents'
import { documentKinds } from '../../src/domain/document-kinds'
import { groupDocuments } from '../../src/views/goods-info/document-groups'

const document = (id: number, kind: DocumentFile['kind']): DocumentFile => ({
  id,
  name: `资料 ${id}`,
  url: `/files/${id}.pdf`,
  ext: 'pdf',
  size: 1024,
  sizeText: '1KB',
  kind,
  note: '',
  categoryId: 81,
  isViewable: true,
})

describe('the documents menu', () => {
  it('has the six categories in the order of the specification, whatever the order of the documents', () => {
    const documents = [...documentKinds].reverse().map((kind, index) => document(index, kind))
    expect(groupDocuments(documents).map(({ label }) => label)).toEqual([
      '产品样本',
      '认证证书',
      '检测报告',
      '产品手册',
      '3D模型图',
      '2D图纸',
    ])
  })

  it('leaves out what is empty', () => {
    expect(groupDocuments([document(1, '检测报告')]).map(({ label }) => label)).toEqual(['检测报告'])
    expect(groupDocuments([])).toEqual([])
  })

  it('shows instructions as 产品手册', () => {
    expect(groupDocuments([document(1, '使用说明书')])).toMatchObject([{ label: '产品手册', documents: [{ id: 1 }] }])
  })

  it('puts drawings and their source files together, in the order of the product', () => {
    const documents = [document(1, '外形安装尺寸图源文件'), document(2, '产品样本'), document(3, '外形安装尺寸图')]
    const drawings = groupDocuments(documents).find(({ label }) => label === '2D图纸')
    expect(drawings?.documents.map(({ id }) => id)).toEqual([1, 3])
  })

  it('shows every document exactly once', () => {
    const documents = documentKinds.map((kind, index) => document(index, kind))
    const shown = groupDocuments(documents).flatMap(({ documents: rows }) => rows.map(({ id }) => id))
    expect(shown.toSorted((a, b) => a - b)).toEqual(documents.map(({ id }) => id))
  })
})
