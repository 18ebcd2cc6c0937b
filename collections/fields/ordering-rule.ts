import type { JSONField } from 'payload'

/** How order codes of a product are made up. Not shown as it is stored: nobody writes JSON. */
export const orderingRule: JSONField = {
  name: 'orderingRule',
  type: 'json',
  label: '订货型号规则',
  admin: { hidden: true },
}
