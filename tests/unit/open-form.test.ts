import { afterEach, describe, expect, it, vi } from 'vitest'

type Sent = { url: string; method: string; body: string; basedOn: string | null; key: string | null }
const sent: Sent[] = []
/** What the server answers, in turn. */
const answers: (() => Response | Promise<Response>)[] = []

vi.mock('@/admin/editing/send', () => ({
  send: async (url: string, init: RequestInit = {}) => {
    const body = init.body instanceof FormData ? String(init.body.get('_payload')) : ''
    const headers = new Headers(init.headers)
    sent.push({ url, method: init.method ?? 'GET', body, basedOn: headers.get('x-based-on'), key: headers.get('idempotency-key') })
    return answers.shift()?.() ?? Response.json({})
  },
}))

const { OpenForm } = await import('@/admin/editing/open-form')
const { saveForm } = await import('@/admin/editing/save-form')

afterEach(() => {
  sent.length = 0
  answers.length = 0
})

const account = { id: 1, email: 'li@example.com', name: '李娜' }

function formThatShows(doc: Record<string, unknown>) {
  const form = new OpenForm({ path: '/cms-api/products/1', account, fields: [], isNew: false })
  form.rebase(doc)
  const save = (values: Record<string, unknown>) => {
    const body = new FormData()
    body.set('_payload', JSON.stringify(values))
    const request = { url: form.path, init: { method: 'PATCH', body }, values, file: null, isAutosave: true }
    return form.saveInTurn(values, (basis) => saveForm(form, request, basis))
  }
  return { form, save }
}

it('what was typed upon the old version takes nothing back when the form shows the newer one meanwhile', async () => {
  const before = { title: '旧名称', summary: '旧简介', updatedAt: '2031-01-01T08:00:00.000Z' }
  const newest = { title: '王强的名称', summary: '旧简介', updatedAt: '2031-01-01T09:00:00.000Z' }
  const { form, save } = formThatShows(before)
  const refusal = { code: 'newer-version', savedBy: '王强', savedAt: newest.updatedAt }
  answers.push(
    () => Response.json({ errors: [{ data: refusal }] }, { status: 409 }),
    // Another saving has been merged before, and is shown now.
    () => {
      form.rebase(newest)
      return Response.json(newest)
    },
    () => Response.json({ doc: { ...newest, summary: '李娜的简介' } }),
  )
  const response = await save({ title: '旧名称', summary: '李娜的简介' })
  expect(response.ok).toBe(true)
  expect(JSON.parse(sent.findLast(({ method }) => method === 'PATCH')?.body ?? '')).toMatchObject({
    title: '王强的名称',
    summary: '李娜的简介',
  })
})

it('of two savings in a row, the second is based on what the first has stored', async () => {
  const { save } = formThatShows({ title: '一', updatedAt: '2031-01-01T08:00:00.000Z' })
  answers.push(
    () => Response.json({ doc: { title: '二', updatedAt: '2031-01-01T09:00:00.000Z' } }),
    () =>
      Response.json({ errors: [{ data: { code: 'newer-version', savedBy: null, savedAt: '2031-01-01T09:30:00.000Z' } }] }, { status: 409 }),
    () => Response.json({ title: '二', note: '别人的', updatedAt: '2031-01-01T09:30:00.000Z' }),
    () => Response.json({ doc: { title: '一', note: '别人的', updatedAt: '2031-01-01T10:00:00.000Z' } }),
  )
  const both = await Promise.all([save({ title: '二' }), save({ title: '一', note: '' })])
  expect(both.map(({ ok }) => ok)).toEqual([true, true])
  expect(JSON.parse(sent.at(-1)?.body ?? '')).toEqual({ title: '一', note: '别人的' })
})

it('what is typed back to how it was stays, also when an earlier merge was shown while a later saving was under way', async () => {
  const { form, save } = formThatShows({ title: '一', updatedAt: '2031-01-01T08:00:00.000Z' })
  const refusal = { code: 'newer-version', savedBy: '王强', savedAt: '2031-01-01T08:30:00.000Z' }
  answers.push(
    () => Response.json({ errors: [{ data: refusal }] }, { status: 409 }),
    () => Response.json({ title: '一', updatedAt: '2031-01-01T08:30:00.000Z' }),
    // Before the answer comes, the form shows the merge of a saving before.
    () => {
      form.rebase({ title: '一', updatedAt: '2031-01-01T08:30:00.000Z' })
      return Response.json({ doc: { title: '二', updatedAt: '2031-01-01T09:00:00.000Z' } })
    },
  )
  await save({ title: '二' })
  answers.push(() => Response.json({ doc: { title: '一', updatedAt: '2031-01-01T10:00:00.000Z' } }))
  await save({ title: '一' })
  expect(sent.at(-1)).toMatchObject({ body: '{"title":"一"}', basedOn: '2031-01-01T09:00:00.000Z' })
})

describe('the form of a new document', () => {
  const cut = () => Promise.reject(new TypeError('Failed to fetch'))
  const isMade = () => Response.json({ doc: { id: 7 } }, { status: 201 })

  function newForm() {
    const form = new OpenForm({ path: '/cms-api/media', account, fields: [], isNew: true })
    const save = (alt: string, file: File | null = null) => {
      const body = new FormData()
      body.set('_payload', JSON.stringify({ alt }))
      const request = { url: `${form.path}?depth=0`, init: { method: 'POST', body }, values: { alt }, file, isAutosave: false }
      return form.saveInTurn(request.values, (basis) => saveForm(form, request, basis))
    }
    return { form, save }
  }

  const picture = (name: string) => new File(['same'], name, { lastModified: 1 })

  it('saves into the document that it has made before without learning of it', async () => {
    const { save } = newForm()
    const refused = () =>
      Response.json({ errors: [{ data: { code: 'already-created', id: '7', savedAt: '2031-01-01T08:00:00.000Z' } }] }, { status: 409 })
    answers.push(cut, refused, () => Response.json({ doc: { id: 7, alt: '改过的' } }))
    expect((await save('原来的')).status).toBe(503)
    expect(await (await save('改过的')).json()).toEqual({ doc: { id: 7, alt: '改过的' } })
    const [first, again, change] = sent
    expect(again?.key).toBe(first?.key)
    expect(change).toEqual({
      ...{ url: '/cms-api/media/7?depth=0', method: 'PATCH', body: JSON.stringify({ alt: '改过的' }) },
      ...{ basedOn: '2031-01-01T08:00:00.000Z', key: null },
    })
  })

  it('overwrites nothing that a colleague has written into it meanwhile', async () => {
    const { form, save } = newForm()
    const refused = (data: object) => () => Response.json({ errors: [{ message: '这条内容已被其他人修改。', data }] }, { status: 409 })
    const savedAt = '2031-01-01T08:00:00.000Z'
    answers.push(cut, refused({ code: 'already-created', id: '7', savedAt }), refused({ code: 'newer-version', savedBy: '王强', savedAt }))
    await save('原来的')
    const answer = await save('改过的')
    expect(await answer.json()).toMatchObject({ errors: [{ message: expect.stringContaining('之后又被其他人修改') }] })
    expect(form.trouble).toBe('created-and-changed')
    expect(sent).toHaveLength(3)
  })

  it('says no longer that the line is cut when it was refused for another reason', async () => {
    const { form, save } = newForm()
    answers.push(cut, () => Response.json({ errors: [{ message: '请填写替代文字' }] }, { status: 400 }))
    await save('原来的')
    expect(form.trouble).toBe('offline')
    expect((await save('')).status).toBe(400)
    expect(form.trouble).toBe('refused')
  })

  it('names each document that it makes: by its file, and anew when the one before is made', async () => {
    const { save } = newForm()
    answers.push(cut, cut, isMade, isMade)
    await save('甲', picture('a.png'))
    await save('乙', picture('b.png'))
    await save('甲', picture('a.png'))
    await save('甲', picture('a.png'))
    const [a, b, aAgain, nextA] = sent.map(({ key }) => key)
    expect(aAgain).toBe(a)
    expect(new Set([a, b, nextA]).size).toBe(3)
  })
})
