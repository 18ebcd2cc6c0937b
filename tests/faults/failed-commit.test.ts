import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SentRequest } from '@/intake/service-requests'
import { richText } from '../support/rich-text'
import { breakDisk, mendDisk } from './broken-disk'
import { makeUser, rest, says, tokenOf } from './rest'
import { emptySite } from './support'

let cms: Payload
let token: string

beforeAll(async () => {
  cms = await emptySite({})
  await makeUser(cms, 'editor', 'editor')
  token = await tokenOf('editor')
})

const request = (content: string): SentRequest => ({
  kind: 'feedback',
  customerName: '李师傅',
  tel: '13912345678',
  content,
  questionType: 'Productuse',
  personalField: '',
  msgChannel: '官方网站',
  channelName: '官网',
})

async function send(content: string): Promise<string> {
  const { receiveServiceRequest } = await import('@/intake/service-requests')
  return receiveServiceRequest(request(content), [], '127.0.0.1')
}

const storedRequests = async () => (await cms.count({ collection: 'service-requests', overrideAccess: true })).totalDocs
const publish = (title: string) => rest('/news', { method: 'POST', body: { title, content: richText(title), _status: 'published' }, token })

describe('when a commit fails', () => {
  it('a form is not acknowledged, and nobody gets its number again', async () => {
    const before = await send('第一条')
    breakDisk('commit')
    await expect(send('没有保存的一条')).rejects.toThrow()
    mendDisk()
    expect(await storedRequests()).toBe(1)
    const after = await send('没有保存的一条')
    expect(after).not.toBe(before)
    expect(await storedRequests()).toBe(2)
  })

  it('an editor is told in Chinese that nothing was saved, and what to do', async () => {
    breakDisk('commit')
    const answer = await publish('没有保存的新闻')
    expect(answer.status).toBe(503)
    expect(says(answer)).toMatch(/没有保存.*稍后.*重试/)
    mendDisk()
    expect((await cms.count({ collection: 'news', overrideAccess: true })).totalDocs).toBe(0)
  })

  it('a single write without a transaction is an error too', async () => {
    breakDisk('commit')
    await expect(cms.db.create({ collection: 'counters', data: { name: 'single', value: 1 } })).rejects.toThrow()
    mendDisk()
    expect(await cms.db.findOne({ collection: 'counters', where: { name: { equals: 'single' } } })).toBeNull()
  })

  it('the next ones find their way as if nothing had been', async () => {
    breakDisk('commit')
    await Promise.allSettled(['甲', '乙', '丙'].map((title) => publish(title)))
    mendDisk()
    const answers = await Promise.all(['丁', '戊'].map((title) => publish(title)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    const { docs } = await cms.find({ collection: 'news', sort: 'id', overrideAccess: true })
    expect(docs.map(({ title }) => title).sort()).toEqual(['丁', '戊'].sort())
  })
})

describe('when what was sent can not be noted any more', () => {
  const content = (name: string) => ({ kind: 'feedback', content: name })
  /** When others need not wait for it any more, whatever has come of it. */
  const givenUpAt = async () => {
    const { docs } = await cms.find({ collection: 'recent-submissions', sort: '-expiresAt', limit: 1, overrideAccess: true })
    return Number(docs[0]?.expiresAt)
  }

  it('it counts as sent all the same, once', async () => {
    const { storeOnce } = await import('@/intake/store-once')
    const store = async () => {
      breakDisk('commit')
      return 'R-1'
    }
    expect(await storeOnce(content('存好以后磁盘满了'), store)).toBe('R-1')
    mendDisk()
    expect(await storeOnce(content('存好以后磁盘满了'), async () => 'R-2')).toBe('R-1')
  })

  it('and was not stored, the next one tries as soon as that is possible', async () => {
    const { storeOnce } = await import('@/intake/store-once')
    let expiresAt = 0
    const store = async () => {
      expiresAt = await givenUpAt()
      breakDisk('commit')
      throw new Error('没有存好')
    }
    await expect(storeOnce(content('没有存好'), store)).rejects.toThrow('没有存好')
    mendDisk()
    expect(await storeOnce(content('没有存好'), async () => 'R-3')).toBe('R-3')
    expect(Date.now()).toBeLessThan(expiresAt)
  })
})

describe('when nothing can be read or written', () => {
  it('everything is an error as long as it lasts, and goes on afterwards', async () => {
    breakDisk('everything')
    await expect(send('磁盘不见了')).rejects.toThrow()
    expect((await publish('磁盘不见了')).status).toBeGreaterThanOrEqual(500)
    await expect(cms.find({ collection: 'news', overrideAccess: true })).rejects.toThrow()
    mendDisk()
    await send('磁盘回来了')
    expect((await publish('磁盘回来了')).status).toBe(201)
  })
})
