import { product, released, slug } from '../core/fixtures'
import type { Spec } from '../core/spec'
import { dxf } from '../drawing/dxf'
import { sheet } from '../drawing/sheet'

/** Product, file name, and what the fitter must know. */
type Item = [id: string, file: string, remarks: string[]]

const items: Item[] = [
  [
    '153',
    'hm3-250',
    [
      '未注公差 ± 0.5 mm。',
      '安装孔 4 × φ4.5，孔距 35 × 126 mm，螺钉 M4 × 60。',
      '进线端上方至接地金属件不小于 50 mm。',
      '面板开孔 107 × 93 mm，圆角 R2。',
    ],
  ],
  [
    '155',
    'hm3-125',
    [
      '未注公差 ± 0.5 mm。',
      '安装孔 4 × φ4.5，孔距 26 × 111 mm，螺钉 M4 × 60。',
      '端子间距 26 mm，螺栓 M6，力矩 6〜8 N·m。',
      '相邻断路器可紧靠安装，须装相间隔板。',
    ],
  ],
  ['158', 'hm3e-250-4p', ['四极宽 140 mm，N 极在左侧。', '安装孔 4 × φ4.5，孔距 70 × 126 mm。', '通信插头在右侧面，留 30 mm 走线空间。']],
  [
    '159',
    'hm3e-630',
    ['安装孔 4 × φ6.5，孔距 58 × 194 mm；端子间距 58 mm，铜排 40 × 8 mm。', '相间隔板装好后的高度见主视图。', '进线端上方留 100 mm。'],
  ],
  [
    '150',
    'ha1-2000',
    [
      '图示为抽屉式 3P，固定式另见产品样本。',
      '门开孔 303 × 345 mm。',
      '抽屉座安装孔 4 × φ13，孔距 300 × 210 mm，螺栓 M12，安装面平面度 1 mm。',
      '抽出行程 250 mm，柜前净空不小于 600 mm。',
    ],
  ],
  ['162', 'hq3-63', ['35 mm 导轨，或 4 × M4 螺钉固定，孔距 130 × 96 mm。', '手柄操作空间：正面 80 mm。', '两路电源进线在上，负载在下。']],
  ['164', 'hg1-160', ['端子间距 42 mm，螺栓 M8。', '柜外手柄轴长 200〜400 mm，截断后去毛刺。', '安装孔 4 × φ5.5，孔距 120 × 100 mm。']],
  [
    '170',
    'hc1-65',
    ['35 mm 导轨，或 2 × M5 螺钉固定，孔距 59 × 110 mm。', '侧装辅助触头每只加宽 12 mm。', '上下各留 35 mm 散热与走线空间。'],
  ],
  ['175', 'hp2-32', ['35 mm 导轨安装。', '顶装辅助触头不增加宽度，侧装加宽 9 mm。', '门外旋钮轴可选 200 mm。']],
  ['174', 'hr1-36', ['插接于 HC1-12、HC1-32 下方。', '单独安装须配 HR1-B 底座。', '复位按钮正面操作，门外操作加 HR1-R。']],
  ['178', 'hv500-7k5', ['上下各留 100 mm，左右各留 20 mm。', '底板固定 4 × M5，孔距 110 × 246 mm。', '散热器向外的穿墙安装见手册。']],
  ['190', 'hb1-63-3p', ['每极宽 18 mm，导轨 35 mm。', '面板露出高度 45 mm。', '附件拼装在左侧，OF、SD 各 9 mm，MX、MN 各 18 mm。']],
  ['198', 'hu1-40', ['每极宽 18 mm，导轨 35 mm。', '模块拔出方向向前，留 60 mm。', '遥信端子在下端。']],
  ['206', 'hpm-96', ['面板开孔 91 × 91 mm，板厚 1〜6 mm。', '面板后深度 66.5 mm，另加端子走线 40 mm。', '卡夹从两侧推入。']],
  ['212', 'hgw-300', ['35 mm 导轨安装，连天线高 178 mm。', '天线距金属门板不小于 50 mm，必要时用延长线引出柜外。', '网口在正面下方。']],
]

const remarkTitle = (id: string) => product(id).title

export const drawings: Spec[] = items.flatMap(([id, file, remarks], index): Spec[] => {
  const publishedAt = released(id, 30)
  const date = publishedAt.slice(0, 10)
  const edition = `${publishedAt.slice(0, 4)} 版`
  const name = (suffix: string) => `${product(id).model} ${suffix}`
  return [
    {
      id: 1111 + index * 2,
      name: name('外形安装尺寸图'),
      file: `drawing-${file}.pdf`,
      kind: '外形安装尺寸图',
      edition,
      publishedAt,
      products: [id],
      content: {
        type: 'pdf',
        landscape: true,
        html: () =>
          sheet(slug(id), {
            heading: `${remarkTitle(id)} 外形安装尺寸图`,
            model: product(id).model,
            title: remarkTitle(id).replace(`${product(id).model} `, ''),
            number: `HELVO-D-${file.toUpperCase()}`,
            date,
            remarks,
          }),
      },
    },
    {
      id: 1112 + index * 2,
      name: name('外形安装尺寸图源文件'),
      file: `drawing-${file}.dxf`,
      kind: '外形安装尺寸图源文件',
      edition,
      remark: 'DXF R12，单位 mm',
      publishedAt,
      products: [id],
      content: { type: 'file', bytes: () => dxf(slug(id), remarkTitle(id)) },
    },
  ]
})
