import { readFileSync } from 'node:fs'
import path from 'node:path'
import { product, slug } from '../core/fixtures'
import type { Spec } from '../core/spec'
import { zip } from '../core/zip'
import { modelFolder } from '../paths'

const items: [id: string, file: string, publishedAt: string][] = [
  ['153', 'hm3-250-3d', '2024-03-12 10:00'],
  ['150', 'ha1-2000-3d', '2026-03-18 10:20'],
  ['162', 'hq3-63-3d', '2026-06-30 16:20'],
  ['164', 'hg1-160-3d', '2024-06-18 11:30'],
  ['170', 'hc1-65-3d', '2024-03-14 10:30'],
  ['174', 'hr1-36-3d', '2024-04-16 16:30'],
  ['175', 'hp2-32-3d', '2024-06-18 11:00'],
  ['178', 'hv500-7k5-3d', '2026-04-21 10:00'],
  ['190', 'hb1-63-3p-3d', '2024-03-18 10:30'],
  ['196', 'hl1-63-3d', '2024-06-06 16:30'],
  ['198', 'hu1-40-3d', '2024-07-11 10:40'],
  ['204', 'hgp-32-3d', '2024-11-07 15:30'],
  ['206', 'hpm-96-3d', '2025-04-16 11:30'],
  ['212', 'hgw-300-3d', '2026-06-09 11:30'],
]

const model = (id: string) => readFileSync(path.join(modelFolder, `${slug(id)}.glb`))

/** Products of the collection: what a control cabinet with terminals needs. */
const collection = ['190', '196', '198', '170', '175', '206']

const readme = `恒沃电气 三维模型合集（2026 版）\r\n\r\n格式：glTF 2.0 二进制（GLB），单位：米，坐标：Y 轴向上。\r\n用途：柜体布置与外形核对；外形按产品样本简化，不含内部结构。\r\n技术支持：400-000-0000，service@example.com\r\n`

export const models: Spec[] = [
  ...items.map(([id, file, publishedAt], index): Spec => ({ id: 1091 + index, name: `${product(id).model} 三维模型`, file: `${file}.glb`, kind: '3D模型图', edition: `${publishedAt.slice(0, 4)} 版`, remark: 'GLB 格式', publishedAt, products: [id], content: { type: 'file', bytes: () => model(id) } })),
  {
    id: 1106,
    name: '终端与控制电器 三维模型合集',
    file: 'terminal-control-3d-models.zip',
    kind: '3D模型图',
    edition: '2026 版',
    remark: `含 ${collection.length} 个 GLB 模型`,
    publishedAt: '2026-10-20 09:00',
    sort: 200,
    products: collection,
    content: {
      type: 'file',
      bytes: () => zip([...collection.map((id) => ({ name: `${items.find(([item]) => item === id)?.[1] ?? id}.glb`, bytes: model(id) })), { name: 'README.txt', bytes: Buffer.from(`\ufeff${readme}`, 'utf8') }]),
    },
  },
]
