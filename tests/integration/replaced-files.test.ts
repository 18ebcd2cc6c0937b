import { describe, expect, it } from 'vitest'
import { pdfOfPages } from '../support/pdf-of-pages'
import { fileForm, signedInEditor } from './support/editor'
import { send } from './support/http'

const PDF = 'application/pdf'
const EMPTY_ZIP = new Uint8Array(Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex'))
const pdf = (pages: number) => new Uint8Array(pdfOfPages(pages))

describe('a replaced document', () => {
  const { ask, change, create } = signedInEditor()

  async function published(name: string) {
    const { docs } = await ask('GET', 'download-categories?limit=1&depth=0')
    const data = { name: '替换试验', kind: '产品样本', category: docs[0]?.id, _status: 'published' }
    return create('documents', fileForm(`${name}-${Date.now()}.pdf`, pdf(1), PDF, data))
  }

  it('keeps its number and its address, and is seen at once by whoever has the old one', async () => {
    const document = await published('replaced')
    const address = `/files/${document.filename}`
    const { headers } = await send(address)
    const after = await change(`documents/${document.id}`, fileForm('other.pdf', pdf(2), PDF, { _status: 'published' }))
    expect(after).toMatchObject({ id: document.id, attachmentId: document.attachmentId, filename: document.filename })
    const again = await send(address, { headers: { 'if-none-match': headers.etag } })
    expect([again.status, again.text]).toEqual([200, expect.stringContaining('/Count 2 ')])
  })

  it('stays as it is while drafts come and go, and comes back when they are dropped', async () => {
    const document = await published('drafted')
    const address = `/files/${document.filename}`
    const path = `documents/${document.id}`
    const shown = async () => {
      const { status, text } = await send(address)
      return [status, /\/Count (\d+) /.exec(text)?.[1]]
    }
    await change(`${path}?draft=true`, { note: '草稿' })
    await change(`${path}?draft=true`, fileForm('second.pdf', pdf(2), PDF))
    expect(await shown()).toEqual([200, '1'])
    await change(`${path}?draft=true`, fileForm('third.pdf', pdf(3), PDF))
    expect(await shown()).toEqual([200, '1'])
    // 还原到已发布的版本: the admin reads what is published and saves that.
    const before = await ask('GET', `${path}?depth=0`)
    await change(`${path}?depth=0`, before)
    expect(await shown()).toEqual([200, '1'])
  })

  it('of another type leads visitors from its old address to the new one', async () => {
    const document = await published('retyped')
    const name = `retyped-${Date.now()}.zip`
    await change(`documents/${document.id}`, fileForm(name, EMPTY_ZIP, 'application/zip', { _status: 'published' }))
    const { status, headers } = await send(`/files/${document.filename}`)
    expect([status, headers.location]).toEqual([307, `/files/${name}`])
    expect((await send(`/files/${name}`)).status).toBe(200)
    const { docs } = await ask('GET', `redirects?where[from][equals]=/files/${document.filename}`)
    await ask('DELETE', `redirects/${docs[0]?.id}`)
  })
})
