import { describe, expect, it } from 'vitest'
import { pdfOfPages } from '../support/pdf-of-pages'
import { fileForm, signedInEditor } from './support/editor'
import { send } from './support/http'

const PDF = 'application/pdf'
const EMPTY_ZIP = new Uint8Array(Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex'))
const pdf = (pages: number) => new Uint8Array(pdfOfPages(pages))

describe('a replaced document', { timeout: 120_000 }, () => {
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
