import sharp from 'sharp'
import { expect, it } from 'vitest'
import { fileForm, signedInEditor } from './support/editor'
import { send } from './support/http'

const { ask, change, create } = signedInEditor()

const text = {
  root: {
    ...{ type: 'root', version: 1, direction: 'ltr', format: '', indent: 0 },
    children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text: '正文', format: 0 }] }],
  },
}

it('where a picture is cut, pages keep what its focal point says, from the moment on that it is set', async () => {
  const mark = `焦点${Date.now()}`
  const picture = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#0b5fd7' } })
    .png()
    .toBuffer()
  const medium = await create('media', fileForm(`focal-${Date.now()}.png`, new Uint8Array(picture), 'image/png', { alt: mark }))
  const publishedAt = new Date().toISOString()
  const article = await create('news', { title: mark, content: text, cover: medium.id, publishedAt, _status: 'published' })
  const card = async () => {
    const [image] = new RegExp(`<img[^>]*src="[^"]*${medium.filename}[^>]*>`).exec((await send('/News')).text) ?? ['no card']
    return /--focus: ?([^;"]*)/.exec(image)?.[1] ?? image
  }
  expect(await card(), 'the middle needs no word').toContain('<img')
  await change(`media/${medium.id}`, { focalX: 12, focalY: 88 })
  expect(await card()).toBe('12% 88%')
  await change(`media/${medium.id}`, { focalX: 50, focalY: 50 })
  expect(await card()).toContain('<img')
  await ask('DELETE', `news/${article.id}`)
})
