import type { JSONField, JSONFieldValidation } from 'payload'
import { checkRule, problemText } from '../../src/domain/order-codes/check-rule'

/** So many problems are named at once. */
const MOST_NAMED = 3

/** Drafts may be incomplete; what is published is refused with each place and reason (spec: order-codes/refused). */
const refuseBroken: JSONFieldValidation = (value) => {
  if (value === null || value === undefined) return true
  const { problems } = checkRule(value)
  if (problems.length === 0) return true
  const named = problems.slice(0, MOST_NAMED).map(problemText).join('；')
  return problems.length > MOST_NAMED ? `${named}；另有 ${problems.length - MOST_NAMED} 处` : named
}

/** How order codes of a product are made up. Nobody writes JSON: it has an editor of its own. */
export const orderingRule: JSONField = {
  name: 'orderingRule',
  type: 'json',
  label: '订货型号规则',
  validate: refuseBroken,
  admin: {
    description: '产品能订到的型号由它算出来，不用逐个填写；没有规则的产品留空。',
    components: { Field: '/src/admin/ordering-rule/ordering-rule-field#OrderingRuleField' },
  },
}
