import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it, vi } from 'vitest'
import type { Details } from '@/components/selection-list/use-details'
import type { DescribedEntry, ListedProduct } from '@/contract/selection-list'
import { zipSheets } from '@/views/selection-list/sheet-zip'
import { sheetsOf } from '@/views/selection-list/sheets-of'

const sheet = (text: string) => new Response(text)
const status = (code: number) => new Response('', { status: code })
const asked = (...names: string[]) => names.map((name) => ({ address: `/${name}`, name: '塑壳断路器 数据表.pdf' }))

function ask(sheets: ReturnType<typeof asked>, ...answers: (Response | Error)[]) {
  const fetcher = vi.fn<typeof fetch>()
  for (const answer of answers) {
    if (answer instanceof Error) fetcher.mockRejectedValueOnce(answer)
    else fetcher.mockResolvedValueOnce(answer)
  }
  return { fetcher, result: zipSheets(sheets, { signal: new AbortController().signal, fetcher, pauseMs: 0 }) }
}

/** spec: selection-list/sheets */
describe('the data sheets of a list', () => {
  it('come one after the other as one zip, under names of their own', async () => {
    const { result } = ask(asked('1', '2'), sheet('eins'), status(503), new TypeError('network'), sheet('zwei'))
    const zip = await result
    if (zip.kind !== 'zip') throw new Error(zip.kind)
    const files = unzipSync(new Uint8Array(await zip.blob.arrayBuffer()))
    expect(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
      ['塑壳断路器 数据表.pdf', 'eins'],
      ['塑壳断路器 数据表(1).pdf', 'zwei'],
    ])
  })

  it('of which one is gone are the others, and it is named', async () => {
    expect(await ask(asked('1', '2'), status(404), sheet('zwei')).result).toMatchObject({ kind: 'zip', left: ['塑壳断路器 数据表.pdf'] })
    expect(await ask(asked('1'), status(404)).result).toMatchObject({ kind: 'failed' })
  })

  it('are none when one does not come at all: three tries, and the reason', async () => {
    const { fetcher, result } = ask(asked('1', '2'), sheet('eins'), status(500), status(500), status(500))
    expect(await result).toEqual({ kind: 'failed', cause: '系统繁忙，请稍后重试' })
    expect(fetcher).toHaveBeenCalledTimes(4)
    expect(await ask(asked('1'), status(429)).result).toEqual({ kind: 'failed', cause: '操作过于频繁，请稍后再试' })
  })

  it('stop when they are called off', async () => {
    const off = AbortSignal.abort()
    expect(await zipSheets(asked('1'), { signal: off, fetcher: vi.fn().mockRejectedValue(off.reason), pauseMs: 0 })).toEqual({
      kind: 'cancelled',
    })
  })

  it('are those of rows that are what they say, each once', () => {
    const entry = (state: DescribedEntry['state'], code: string): DescribedEntry => ({
      ...{ state, product: '153', code, meaning: '', note: '', choices: [] },
    })
    const product: ListedProduct = {
      ...{ id: '153', title: 'HM3-250 塑壳断路器', model: 'HM3-250', kind: '塑壳断路器', cover: null },
      ...{ hasCodes: true, accessoryOf: [], documents: [] },
    }
    const details: Details = {
      entries: new Map([
        ['153\n', entry('found', '')],
        ['153\nHM3-250 H', entry('found', 'HM3-250 H')],
        ['153\nOLD', entry('changed', 'HM3-250 H')],
      ]),
      products: new Map([['153', product]]),
    }
    const rows = ['', 'HM3-250 H', 'HM3-250 H', 'OLD', 'NOT YET ASKED'].map((code) => ({ product: '153', code }))
    expect(sheetsOf(rows, details).map(({ name }) => name)).toEqual(['HM3-250 塑壳断路器 数据表.pdf', 'HM3-250 H 塑壳断路器 数据表.pdf'])
  })
})
