import { beforeEach, expect, it, vi } from 'vitest'
import type { Difference } from '@/admin/editing/merge'

type Sent = { method: string; values: string; file: FormDataEntryValue | null }
const sent: Sent[] = []
const answers: (() => Response)[] = []
const questions: { differences: Difference[]; taken: Difference[] }[] = []

vi.mock('@/admin/editing/send', () => ({
  send: async (_: string, init: RequestInit = {}) => {
    const body = init.body instanceof FormData ? init.body : new FormData()
    sent.push({ method: init.method ?? 'GET', values: String(body.get('_payload')), file: body.get('file') })
    return answers.shift()?.() ?? Response.json({})
  },
}))

vi.mock('@/admin/editing/questions', () => ({
  keyOf: (path: string[]) => path.join('.'),
  askToChoose: async (question: (typeof questions)[number]) => {
    questions.push(question)
    return new Map([['file', 'theirs']])
  },
}))

const { OpenForm } = await import('@/admin/editing/open-form')
const { saveForm } = await import('@/admin/editing/save-form')

const before = { id: 7, note: '', filename: 'a.png', filesize: 10, edition: '1.png', url: '/1.png', updatedAt: '2031-01-01T08:00:00.000Z' }
const bosses = { ...before, filename: 'b.png', filesize: 20, edition: '2.png', url: '/2.png', updatedAt: '2031-01-01T09:00:00.000Z' }
const refused = () =>
  Response.json({ errors: [{ data: { code: 'newer-version', savedBy: '赵总', savedAt: bosses.updatedAt } }] }, { status: 409 })

const account = { id: 1, email: 'li@example.com', name: '李娜' }
const form = new OpenForm({ path: '/cms-api/documents/7', account, fields: [], isNew: false })
const told: string[] = []
form.tell = (message) => void told.push(message)

beforeEach(() => form.rebase(before))

it('a file that was given up for a colleague’s is neither sent nor asked about with the next words', async () => {
  const file = new File(['li'], 'li.png', { type: 'image/png' })
  const save = (note: string) => {
    const values = { ...before, note }
    const request = { url: form.path, init: { method: 'PATCH', body: new FormData() }, values, file, isAutosave: true }
    return form.saveInTurn(values, (basis) => saveForm(form, request, basis))
  }
  const saved = { ...bosses, note: '一', updatedAt: '2031-01-01T09:01:00.000Z' }
  answers.push(
    refused,
    () => Response.json(bosses),
    () => Response.json({ doc: saved }),
  )
  // Typed before the form shows the other file.
  answers.push(
    refused,
    () => Response.json(saved),
    () => Response.json({ doc: { ...saved, note: '二' } }),
  )
  expect((await Promise.all([save('一'), save('二')])).map(({ ok }) => ok)).toEqual([true, true])

  expect(questions.map(({ differences }) => differences.map(({ path }) => path))).toEqual([[['file']]])
  expect(sent.filter(({ method }) => method === 'PATCH').map((request) => request.file !== null)).toEqual([true, false, false, false])
  expect(JSON.parse(sent.at(-1)?.values ?? '')).toMatchObject({ note: '二', filename: 'b.png', edition: '2.png' })
  expect(questions[0]?.taken).toEqual([])
  expect(told.join()).toContain('修改了“文件”')
  expect(told.join()).not.toMatch(/url|edition/i)
})

it('what the server notes of a file is asked about with the file alone, also while the form shows it of the one before', async () => {
  questions.length = 0
  form.rebase({ ...before, filename: 'li.png', filesize: 15, edition: 'li.png', url: '/li.png' })
  const file = new File(['li'], 'li-again.png', { type: 'image/png' })
  const values = { ...before, note: '一' }
  const request = { url: form.path, init: { method: 'PATCH', body: new FormData() }, values, file, isAutosave: true }
  answers.push(
    refused,
    () => Response.json(bosses),
    () => Response.json({ doc: { ...bosses, note: '一' } }),
  )
  await form.saveInTurn(values, (basis) => saveForm(form, request, basis))
  expect(questions.map(({ differences }) => differences.map(({ path }) => path.join('.')))).toEqual([['file']])
  expect(JSON.parse(sent.at(-1)?.values ?? '')).toMatchObject({ note: '一', edition: bosses.edition })
})
