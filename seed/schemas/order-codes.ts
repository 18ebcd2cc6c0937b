import { z } from 'zod'
import { checkRule, problemText } from '../../src/domain/order-codes/check-rule'
import { orderingRule } from '../../src/domain/order-codes/rule'
import { line, productId } from './common'

/** `order-codes/*.yaml`: how the order codes of a product are made, beside the file of the product in `products/`. */
export const orderCodes = z.array(
  z.strictObject({ id: productId, ...orderingRule.shape }).superRefine(({ id: _, ...rule }, context) => {
    const [problem] = checkRule(rule).problems
    if (problem) context.addIssue({ code: 'custom', message: problemText(problem), path: problem.path.split('.') })
  }),
)

/** `code-aliases.yaml`: what others call one of our codes. Makers other than us are made up. */
export const codeAliases = z.array(
  z
    .strictObject({
      /** As it is written on a drawing. */
      code: line.max(80),
      /** An old code of ours that another has replaced, or the code of another maker. */
      kind: z.enum(['replaced', 'equivalent']),
      maker: line.max(40).optional(),
      product: productId,
      /** One of the product's codes. */
      orderCode: line.max(120),
      source: line.max(120),
      /** What differs, and what follows from that. */
      remark: line.max(200),
    })
    .refine(({ kind, maker }) => (kind === 'equivalent') === (maker !== undefined), '他厂对照须写明厂商，停产替代不写'),
)
