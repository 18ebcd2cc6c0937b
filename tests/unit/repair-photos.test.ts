import { expect, it } from 'vitest'
import { photoLimits, type RepairForm } from '@/contract/service-request'
import { preparePhoto } from '@/views/repair/prepare-photo'
import { repairBody } from '@/views/repair/repair-body'

const JPEG = [0xff, 0xd8, 0xff, 0xe0]
const PNG = [0x89, 0x50, 0x4e, 0x47]
const WEBP = [...new TextEncoder().encode('RIFF....WEBP')]
const GIF = [...new TextEncoder().encode('GIF89a')]
const form: RepairForm = { username: 'a', tel: '13800000000', purchaseType: 'b', provincesAndCities: 'c', content: 'd' }

function photo(head: number[], size = 100): File {
  const bytes = new Uint8Array(size)
  bytes.set(head)
  return new File([bytes], '柜内.jpg', { type: 'image/jpeg' })
}

it.each([[JPEG], [PNG], [WEBP]])('a picture is known by how it begins: %j', async (head) => {
  const file = photo(head)
  expect(await preparePhoto(file)).toEqual({ file, problem: '' })
})

it.each([[GIF], [[]], [[0xff, 0xd8]]])('what begins otherwise is named, whatever its name says: %j', async (head) =>
  expect(await preparePhoto(photo(head))).toEqual({ file: null, problem: `${photoLimits.messages.type}：柜内.jpg` }),
)

it('what the device does not hand over is named, and the others are kept', async () => {
  const lost = photo(JPEG)
  lost.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) })
  expect(await preparePhoto(lost)).toEqual({ file: null, problem: `${photoLimits.messages.unreadable}：柜内.jpg` })
})

// There is no canvas here, as in a browser that can't read the picture.
it('what can not be made smaller is sent as it is, or refused by name when it is too large', async () => {
  const large = photo(JPEG, photoLimits.bytes)
  expect(await preparePhoto(large)).toEqual({ file: large, problem: '' })
  const problem = `${photoLimits.messages.size}：柜内.jpg`
  expect(await preparePhoto(photo(JPEG, photoLimits.bytes + 1))).toEqual({ file: null, problem })
})

it('the body of a repair request has the columns of the legacy form, and more only where there is something', () => {
  const nothing = { product: '', sourcePage: '', photos: [] }
  const { columns, ...rest } = repairBody(form, nothing)
  expect(rest).toEqual({ form: true, tenantId: 'default' })
  expect(columns.map(({ name }) => name)).toEqual([
    ...['template_id', 'customer_name', 'tel', 'content', 'personal_field', 'msg_channel', 'channel_name'],
  ])
  const more = repairBody(form, { product: '153', sourcePage: '/News', photos: ['a', 'b'] }).columns.slice(-3)
  expect(more).toEqual([
    { name: 'product', value: '153' },
    { name: 'source_page', value: '/News' },
    { name: 'photos', value: 'a,b' },
  ])
})
