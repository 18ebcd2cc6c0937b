import process from 'node:process'
import { expect, it, vi } from 'vitest'
import type { SheetOrder } from '@/data-sheet/data-sheet-pdf'
import type { ListOrder } from '@/data-sheet/list-pdf'
import { pdfMaker, TooManyOrders } from '@/data-sheet/pdf-maker'
import { printedList } from '@/data-sheet/printed-list'
import { printedSheet } from '@/data-sheet/printed-sheet'
import { readSheet } from '../../support/read-sheet'
import { picture } from './support/picture'

const sheet = (model: string) =>
  printedSheet({
    ...{ productId: '1', title: model, model, kind: '塑壳断路器', code: '', isSeries: false, fragments: [], summary: '简介', figures: [] },
    ...{ cover: null, drawing: null, groups: [], accessories: [], functions: [], standards: [], certificates: [] },
    ...{ company: '公司', hotline: '', address: 'https://example.com/' },
  })
const order = (model: string) => ({ sheet: sheet(model), cover: null, drawing: null, date: '2026-11-25', version: 'A' })

it('one thread makes several sheets, each for who has asked for it, and goes on after one that fails', async () => {
  const maker = pdfMaker<SheetOrder>('sheet', 40)
  try {
    const broken = maker.make({ ...order('X'), sheet: { ...sheet('X'), cover: { file: 'x', alt: '' } }, cover: Buffer.from('no picture') })
    const models = ['HM3-125', 'HM3-250', 'HM3-400']
    const [failed, ...made] = await Promise.allSettled([broken, ...models.map((model) => maker.make(order(model)))])
    expect(failed?.status).toBe('rejected')
    const titles = await Promise.all(
      made.map(async (one) => (one.status === 'fulfilled' ? (await readSheet(one.value)).title : one.reason)),
    )
    expect(titles).toEqual(models.map((model) => `${model} 塑壳断路器 数据表`))
  } finally {
    maker.end()
  }
})

it('more than can wait are refused at once, and who waits when it ends is told', async () => {
  const maker = pdfMaker<SheetOrder>('sheet', 40)
  const waiting = Array.from({ length: 40 }, () => maker.make(order('A')))
  await expect(maker.make(order('B'))).rejects.toBeInstanceOf(TooManyOrders)
  maker.end()
  for (const one of await Promise.allSettled(waiting)) expect(one.status).toBe('rejected')
})

it('who waits when the thread dies is told, and another thread makes the next', async () => {
  const { Worker } = process.getBuiltinModule('node:worker_threads')
  const threads: InstanceType<typeof Worker>[] = []
  class Watched extends Worker {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args)
      threads.push(this)
    }
  }
  vi.spyOn(process, 'getBuiltinModule').mockReturnValueOnce({ ...process.getBuiltinModule('node:worker_threads'), Worker: Watched })
  vi.resetModules()
  const { pdfMaker } = await import('@/data-sheet/pdf-maker')
  const maker = pdfMaker<SheetOrder>('sheet', 40)
  try {
    const waiting = Promise.allSettled(['A', 'B'].map((model) => maker.make(order(model))))
    await threads[0]?.terminate()
    expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect((await readSheet(await maker.make(order('HM3-250')))).title).toBe('HM3-250 塑壳断路器 数据表')
    expect(threads).toHaveLength(2)
  } finally {
    maker.end()
    vi.restoreAllMocks()
  }
})

it('another thread makes selection lists, also where a picture is none', async () => {
  const maker = pdfMaker<ListOrder>('list', 8)
  try {
    const rows = ['a.webp', 'b.webp'].map((file) => ({
      code: 'HM3-250',
      what: '塑壳断路器',
      note: '',
      quantity: 2,
      remark: '',
      picture: file,
    }))
    const list = printedList({ name: '云栖', company: '公司', hotline: '', address: '', rows })
    const pictures = [['a.webp', await picture()] as const, ['b.webp', Buffer.from('no picture')] as const]
    const { pages, title } = await readSheet(await maker.make({ list, pictures, date: '2026-11-25' }))
    expect(title).toBe('云栖 选型清单')
    expect(pages[0]).toContain('合计 2 个型号，4 台')
  } finally {
    maker.end()
  }
})
