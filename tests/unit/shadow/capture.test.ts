import { expect, it } from 'vitest'
import { Budget, Capture } from '@/shadow/capture'

it('memory that was given back is not taken again by what still passes by', () => {
  const budget = new Budget(100)
  const question = new Capture(budget, 50)
  question.add(Buffer.alloc(20))
  question.release()
  // The rest of a question that was answered before it was whole.
  question.add(Buffer.alloc(20))
  expect(budget.left).toBe(100)
  question.release()
  expect(budget.left).toBe(100)
})
