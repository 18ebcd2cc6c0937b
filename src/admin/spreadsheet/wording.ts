import type { SheetCollection } from '../../spreadsheet/sheet-kind'

type Wording = {
  /** What one counts them with. */
  unit: string
  /** How an import treats the file, before one is chosen. */
  rules: readonly string[]
  /** Without drafts there is nothing to choose: what is imported is seen at once. */
  hasDrafts: boolean
}

const KEPT = '表中没有的行不会被删除，没有的列保持不变。'
const AT_ONCE = '有一行出错则全部不导入。导入后立即生效。'
const COMMON = [KEPT, '有一行出错则全部不导入；导入不会取消发布。']

export const wordingOf: Record<SheetCollection, Wording> = {
  products: {
    unit: '个',
    rules: [
      '先导出，在 Excel 中修改，再上传。每行一个产品，按“产品编号”对应；编号留空则新建产品并自动编号。',
      '技术参数：XLSX 中在“技术参数”工作表，每行一项；CSV 中在“技术参数”列，每行“分组 | 名称 | 数值 | 单位”。',
      '订货规则：“订货前缀”列，以及“订货选项”“不可组合”“订货附件”三个工作表（CSV 中是三列）。选项每个代码一行；属性值写成“属性 = 值”，条件写成“极数 = 3、4；用途 = D”，不带的选项写“-”。',
      '选择性配合：XLSX 中在“选择性配合”工作表，每对电流一行；CSV 中每行“下级产品 | 上级 In | 下级 In | 极限”，极限是 kA 数值或 T（完全选择性）。',
      '图片填写图库中的文件名。“详细介绍”和分享图片不在表格中，导入不会改动。',
      ...COMMON,
    ],
    hasDrafts: true,
  },
  documents: {
    unit: '份',
    rules: [
      '先导出，在 Excel 中修改，再上传。每行一份资料，按“资料编号”对应。',
      '表格只含资料的说明，不含文件：新资料请先在后台上传；所属产品请在产品中修改。',
      ...COMMON,
    ],
    hasDrafts: true,
  },
  'code-aliases': {
    unit: '条',
    rules: [
      '每行一个旧型号或他厂型号，按“型号”对应（大小写、空格和连字符不同也算同一个）；表中新的型号会新建。',
      '“关系”填写“停产替代”或“他厂对照”，他厂对照要写厂家；“产品编号”是我们的产品，“我们的订货型号”可以留空。',
      KEPT,
      AT_ONCE,
    ],
    hasDrafts: false,
  },
  attributes: {
    unit: '个',
    rules: [
      '每行一个属性，按“代号”对应；表中新的代号会新建。代号保存后不能修改。',
      '“类型”填写“数值”“选项”或“是/否”。“单位”和“怎样算符合”只有数值才填；“选项”每行一个，写成“值 | 显示为 | 其他写法”，只写值也可以。',
      '“适用分类编号”用顿号分开，不填则所有产品都适用。产品正在使用的属性不能改类型和单位。',
      KEPT,
      AT_ONCE,
    ],
    hasDrafts: false,
  },
  synonyms: {
    unit: '组',
    rules: [
      '每行一组，按第一个“叫法”对应（大小写、空格和全角半角不同也算同一个）；表中新的叫法会新建一组。',
      '“其他叫法”用顿号分开，至少一个；叫法里有顿号、逗号或分号时，在前面加反斜杠“\\”。',
      KEPT,
      AT_ONCE,
    ],
    hasDrafts: false,
  },
}
