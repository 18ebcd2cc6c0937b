import { expect, it } from 'vitest'
import { recordRows } from '@/components/request-lookup/record-rows'
import type { RequestRecord } from '@/contract/form-bodies'

const record: RequestRecord = {
  gmtCreate: '2026-11-20 09:12:33',
  customerName: '测试访客',
  tel: '13800000000',
  content: '跳闸',
  status: '2',
  questionType: '',
  goodsType: '',
  provincesAndCities: '',
  personalField: 'purchaseType=HM3-250&provincesAndCities=浙江省/温州市',
}

it('a repair request shows model and region out of personalField when they stand nowhere else', () => {
  expect(recordRows('repair', record).map(({ value }) => value)).toEqual([
    '2026-11-20 09:12:33',
    '测试访客',
    '13800000000',
    'HM3-250',
    '浙江省/温州市',
    '跳闸',
    '已完成',
  ])
})

it('feedback shows the label of its type, or the code that nobody knows', () => {
  const rows = (questionType: string) =>
    recordRows('feedback', { ...record, questionType }).find(({ label }) => label === '意见类型')?.value
  expect(rows('Complaint')).toBe('投诉')
  expect(rows('Other')).toBe('Other')
})
