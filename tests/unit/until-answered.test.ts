import { describe, expect, it } from 'vitest'
import { OpenForm } from '@/admin/editing/open-form'
import { askToSignIn, currentQuestion, untilAnswered } from '@/admin/editing/questions'

const form = new OpenForm({ path: '/cms-api/news/1', account: { id: 1, email: '', name: '' }, fields: [], isNew: false })
const answer = () => {
  const question = currentQuestion()
  if (question?.kind === 'sign-in') question.answer(true)
}

describe('what waits for the questions of a form', () => {
  it('goes on at once when nothing is asked', async () => {
    await expect(untilAnswered()).resolves.toBeUndefined()
  })

  it('waits for each of them', async () => {
    const asked = [askToSignIn({ form, introduction: 'one' }), askToSignIn({ form, introduction: 'two' })]
    let isOver = false
    const over = untilAnswered().then(() => {
      isOver = true
    })
    answer()
    await asked[0]
    expect(isOver).toBe(false)
    answer()
    await over
    expect(await asked[1]).toBe(true)
  })
})
