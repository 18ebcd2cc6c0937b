import { describe, expect, it } from 'vitest'
import { photoLimits, type RepairForm } from '@/contract/service-request'
import { choosePhotos } from '@/views/repair/choose-photos'
import { repairBody } from '@/views/repair/repair-body'

const photo = (name: string, type = 'image/jpeg', size = 1) => new File([new Uint8Array(size)], name, { type })
const form: RepairForm = { username: 'a', tel: '13800000000', purchaseType: 'b', provincesAndCities: 'c', content: 'd' }

describe('chosen photos', () => {
  it('are the last three', () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => photo(name))
    expect(choosePhotos([a, b, c] as File[], [d] as File[])).toEqual({ photos: [b, c, d], problem: '' })
  })
  it('leave out other types and what is too large', () => {
    expect(choosePhotos([], [photo('a', 'image/gif')])).toEqual({ photos: [], problem: photoLimits.messages.type })
    expect(choosePhotos([], [photo('a', 'image/png', photoLimits.bytes + 1)])).toEqual({ photos: [], problem: photoLimits.messages.size })
    expect(choosePhotos([], [photo('a', 'image/webp', photoLimits.bytes)]).photos).toHaveLength(1)
  })
})

describe('the body of a repair request', () => {
  it('is the submission without photos', () => expect(repairBody(form, [])).toMatchObject({ form: true, tenantId: 'default' }))
  it('is multipart with photos', () => {
    const body = repairBody(form, [photo('a'), photo('b')])
    expect(body).toBeInstanceOf(FormData)
    if (!(body instanceof FormData)) return
    expect(body.getAll('photos')).toHaveLength(2)
    expect(JSON.parse(String(body.get('columns')))).toContainEqual({ name: 'tel', value: '13800000000' })
  })
})
