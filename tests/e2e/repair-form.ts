import type { Page } from '@playwright/test'
import { chooseRegion, TEL } from './forms'

/** Where a repair is reported. */
export const REPAIR = '/SelfService'
/** What a visitor is answered whose request is stored. */
export const repaired = { code: 200, msg: '提交成功', data: { reference: 'BX20261121-0001' } }

/** Fills in what a repair request must say. */
export async function fillRepair(page: Page): Promise<void> {
  await page.getByLabel('姓名').fill('测试访客')
  await page.getByLabel('手机号').fill(TEL)
  await page.getByLabel('产品型号').fill('HM3-250')
  await chooseRegion(page, '浙江省', '温州市')
  await page.getByLabel('故障描述').fill('合闸后跳闸')
}
