import { list, t, table } from '../core/html'

/** What stands at the end of every catalogue. */
export const closing = (remarks: string[]): string =>
  `<div class="closing"><h2>订货与使用须知</h2>${list(remarks)}${table(
    ['', ''],
    [
      ['技术支持', '400-000-0000（08:00〜19:00），service@example.com'],
      ['公司地址', '上海市示范区恒沃路 1 号　恒沃电气股份有限公司　021-0000-0000'],
      ['资料更新', '参数随标准换版与工艺改进调整，订货与验收以产品铭牌、随机资料和合同约定为准。'],
    ],
    { firstBold: true },
  )}<p style="font-size:7.6pt;color:#5B6A80">${t('© 2026 恒沃电气股份有限公司。未经书面许可，不得改动本资料中的参数、曲线与认证信息。')}</p></div>`
