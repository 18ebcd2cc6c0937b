import { readFileSync } from 'node:fs'
import path from 'node:path'
import { modelFolder } from '../../paths'
import { product, released, slug } from '../core/fixtures'
import type { Spec } from '../core/spec'
import { zip } from '../core/zip'
import { boxesOf } from '../model/glb-boxes'
import { stepOfBoxes } from '../model/step'

const items: [id: string, file: string][] = [
  ['153', 'hm3-250-3d'],
  ['150', 'ha1-2000-3d'],
  ['162', 'hq3-63-3d'],
  ['164', 'hg1-160-3d'],
  ['170', 'hc1-65-3d'],
  ['174', 'hr1-36-3d'],
  ['175', 'hp2-32-3d'],
  ['178', 'hv500-7k5-3d'],
  ['190', 'hb1-63-3p-3d'],
  ['196', 'hl1-63-3d'],
  ['198', 'hu1-40-3d'],
  ['204', 'hgp-32-3d'],
  ['206', 'hpm-96-3d'],
  ['212', 'hgw-300-3d'],
]

const model = (id: string) => readFileSync(path.join(modelFolder, `${slug(id)}.glb`))

/** Products of the collection: what a control cabinet with terminals needs. */
const collection = ['190', '196', '198', '170', '175', '206']

const readme = `恒沃电气 三维模型合集（2026 版）\r\n\r\n格式：glTF 2.0 二进制（GLB），单位：米，坐标：Y 轴向上。\r\n用途：柜体布置与外形核对；外形按产品样本简化，不含内部结构。\r\n技术支持：400-000-0000，service@example.com\r\n`

type Form = { name: string; ending: string; remark: string; bytes: (id: string) => Buffer }

/** Each product's model in one form; `first` is the id of the first. */
const allAs = (first: number, { name, ending, remark, bytes }: Form): Spec[] =>
  items.map(
    ([id, file], index): Spec => ({
      id: first + index,
      name: `${product(id).model} ${name}`,
      file: `${file}.${ending}`,
      kind: '3D模型图',
      edition: `${product(id).publishedAt.slice(0, 4)} 版`,
      remark,
      publishedAt: released(id, 45),
      products: [id],
      content: { type: 'file', bytes: () => bytes(id) },
    }),
  )

const stepOf = (id: string) => stepOfBoxes(product(id).model, released(id, 45), boxesOf(model(id)))

export const models: Spec[] = [
  ...allAs(1091, { name: '三维模型', ending: 'glb', remark: 'GLB 格式', bytes: model }),
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
      bytes: () =>
        zip([
          ...collection.map((id) => ({ name: `${items.find(([item]) => item === id)?.[1] ?? id}.glb`, bytes: model(id) })),
          { name: 'README.txt', bytes: Buffer.from(`\ufeff${readme}`, 'utf8') },
        ]),
    },
  },
  ...allAs(1141, { name: 'STEP 三维模型', ending: 'step', remark: 'STEP AP214 格式，简化外形', bytes: stepOf }),
]
