import type { OrderingRule } from '../../../src/domain/order-codes/rule'
import type { Device } from '../texts/device'

/**
 * How the order codes of a device are made: 20 of them, `HM5E-250/3P-200 M F AC230`. Its model is the beginning of them all, so that each code is of one
 * device only.
 */
export const orderingRuleOf = ({ model }: Device): OrderingRule => ({
  prefix: model,
  options: [
    {
      key: 'trip-unit',
      name: '脱扣方式',
      values: [
        { fragment: 'M', label: '热磁式' },
        { fragment: 'D', label: '单磁式' },
        { fragment: 'E', label: '电子式' },
      ],
    },
    {
      key: 'mounting',
      name: '安装方式',
      values: [
        { fragment: 'F', label: '固定式' },
        { fragment: 'C', label: '插入式' },
      ],
    },
    {
      key: 'control-voltage',
      name: '控制电压',
      isOptional: true,
      values: [
        { fragment: 'AC230', label: 'AC 230 V' },
        { fragment: 'AC400', label: 'AC 400 V' },
        { fragment: 'DC24', label: 'DC 24 V' },
      ],
    },
  ],
  exclusions: [{ when: { 'trip-unit': ['D'], mounting: ['C'] }, reason: '单磁式没有插入式安装' }],
  accessories: [{ code: 'OF', name: '辅助触头' }],
})
