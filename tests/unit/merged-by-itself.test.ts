import { expect, it, vi } from 'vitest'

const answers: (() => Response)[] = []
const asked: { title: string; introduction: string; names: { theirs: string } }[] = []

vi.mock('@/admin/editing/send', () => ({ send: async () => answers.shift()?.() ?? Response.json({}) }))
vi.mock('@/admin/editing/questions', () => ({
  keyOf: (path: string[]) => path.join('.'),
  askToChoose: async (question: (typeof asked)[number]) => {
    asked.push(question)
    return new Map([['summary', 'theirs']])
  },
}))

const { OpenForm } = await import('@/admin/editing/open-form')
const { saveForm } = await import('@/admin/editing/save-form')

const at = (minute: number) => `2031-01-01T08:0${minute}:00.000Z`
const refused = (savedBy: string, minute: number) => () =>
  Response.json({ errors: [{ data: { code: 'newer-version', savedBy, savedAt: at(minute) } }] }, { status: 409 })

it('words of a colleague that a form’s own saving has brought are asked about as hers', async () => {
  const account = { id: 1, email: 'li@example.com', name: '李娜' }
  const form = new OpenForm({ path: '/cms-api/news/7', account, fields: [], isNew: false })
  const before = { title: '旧', summary: '旧', updatedAt: at(0) }
  form.rebase(before)
  const save = (values: { title: string; summary: string }) => {
    const request = { url: form.path, init: { method: 'PATCH', body: new FormData() }, values, file: null, isAutosave: true }
    return form.saveInTurn(values, (basis) => saveForm(form, request, basis))
  }
  const wangs = { ...before, summary: '王强的', updatedAt: at(1) }
  const together = { ...wangs, title: '李娜的', updatedAt: at(2) }
  answers.push(
    refused('王强', 1),
    () => Response.json(wangs),
    () => Response.json({ doc: together }),
  )
  // Typed before the form shows the colleague's words.
  answers.push(
    refused('李娜', 2),
    () => Response.json(together),
    () => Response.json({ doc: { ...together, updatedAt: at(3) } }),
  )
  const savings = [save({ title: '李娜的', summary: '旧' }), save({ title: '李娜的', summary: '李娜也' })]
  expect((await Promise.all(savings)).map(({ ok }) => ok)).toEqual([true, true])
  expect(asked).toMatchObject([{ title: '请选择保留哪一个版本', names: { theirs: '王强的版本' } }])
  expect(asked[0]?.introduction).toMatch(/^王强 /)
})
