import { expect, it } from 'vitest'
import { problems } from '../remake/problems'
import { readRecord } from '../remake/record'

it('every committed file of the demo content is the one that was made, from what is here now', async () => {
  expect(await problems()).toEqual([])
})

it('names a file that somebody changed by hand, one whose sources changed, and one that nothing makes', async () => {
  const made = readRecord()
  const change = (file: string, entry: { is?: string; from?: string }) => {
    const before = made[file]
    if (!before) throw new Error(`${file} is not made`)
    return { [file]: { ...before, ...entry } }
  }
  const found = await problems({
    ...made,
    ...change('seed/assets/glb/mcb-1p.glb', { is: 'another' }),
    ...change('seed/assets/documents/drawing-hm3-250.dxf', { from: 'another' }),
    'seed/assets/media/products/photograph.webp': { is: 'x', from: 'x' },
  })
  expect(found).toEqual([
    'seed/assets/media/products/photograph.webp: no generator makes it',
    'seed/assets/glb/mcb-1p.glb: changed since it was made',
    'seed/assets/documents/drawing-hm3-250.dxf: its sources have changed since it was made; remake documents makes it anew',
  ])
})
