import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Fields } from '@/admin/editing/shapes'

/** Each saving waits here until the server answers. */
const answers: ((doc: Fields) => void)[] = []

vi.mock('@/admin/editing/send', () => ({
  send: () => new Promise((resolve) => void answers.push((doc) => resolve(Response.json({ doc })))),
}))

const { OpenForm } = await import('@/admin/editing/open-form')
const { saveForm } = await import('@/admin/editing/save-form')
const { tryAgain, watchForForgotten } = await import('@/admin/editing/saving-again')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  answers.length = 0
})

const old = { title: '旧', updatedAt: '2031-01-01T08:00:00.000Z' }
const doc = (title: string) => ({ title, updatedAt: '2031-01-01T09:00:00.000Z' })

function formThatShows(base: Fields) {
  const form = new OpenForm({
    path: '/cms-api/news/1',
    account: { id: 1, email: 'li@example.com', name: '李娜' },
    fields: [],
    isNew: false,
  })
  form.rebase(base)
  const save = (values: Fields) => {
    const body = new FormData()
    body.set('_payload', JSON.stringify(values))
    const request = { url: form.path, init: { method: 'PATCH', body }, values, file: null, isAutosave: true }
    return form.saveInTurn(values, (basis) => saveForm(form, request, basis))
  }
  return { form, save }
}

describe('what was typed while a saving ended', () => {
  it('is saved by the watchdog, and only then', async () => {
    const { form, save } = formThatShows(old)
    const saveAgain = vi.fn()
    let end = watchForForgotten(form, { title: '新' }, saveAgain)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(saveAgain, 'what was never sent is Payload’s to save').not.toHaveBeenCalled()

    const saving = save({ title: '新' })
    end()
    end = watchForForgotten(form, { title: '新的' }, saveAgain)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(saveAgain, 'a saving is on its way').not.toHaveBeenCalled()
    answers.shift()?.(doc('新'))
    await saving
    await vi.advanceTimersByTimeAsync(2000)
    expect(saveAgain).toHaveBeenCalledOnce()

    const again = save({ title: '新的' })
    await vi.advanceTimersByTimeAsync(0)
    answers.shift()?.(doc('新的'))
    await again
    await vi.advanceTimersByTimeAsync(10_000)
    expect(saveAgain, 'all is saved').toHaveBeenCalledOnce()
    end()
  })

  it('is left alone once the form is closed', async () => {
    const { form, save } = formThatShows(old)
    const saving = save({ title: '新' })
    await vi.advanceTimersByTimeAsync(0)
    answers.shift()?.(doc('新'))
    await saving
    const saveAgain = vi.fn()
    watchForForgotten(form, { title: '新的' }, saveAgain)()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(saveAgain).not.toHaveBeenCalled()
  })
})

it('an autosave that waited for a publishing with the same words makes no draft of it', async () => {
  const { form, save } = formThatShows(old)
  const [publishing, autosave] = [save({ title: '新', _status: 'published' }), save({ title: '新', _status: 'draft' })]
  await vi.advanceTimersByTimeAsync(0)
  answers.shift()?.({ ...doc('新'), _status: 'published' })
  await publishing
  expect(await (await autosave).json()).toMatchObject({ doc: { title: '新', _status: 'published' } })
  expect(answers).toHaveLength(0)

  const typed = save({ title: '新的', _status: 'draft' })
  await vi.advanceTimersByTimeAsync(0)
  expect(answers).toHaveLength(1)
  answers.shift()?.(doc('新的'))
  expect((await typed).ok).toBe(true)

  // Whoever put a question off asks by it again.
  form.trouble = 'undecided'
  const again = save({ title: '新的', _status: 'draft' })
  await vi.advanceTimersByTimeAsync(0)
  answers.shift()?.(doc('新的'))
  await again
  expect(form.trouble).toBeNull()
})

it('what could not be saved is tried again, from time to time and when the line is back, until it need not', async () => {
  const line = new EventTarget()
  vi.stubGlobal('window', line)
  const saveAgain = vi.fn()
  const end = tryAgain(saveAgain)
  await vi.advanceTimersByTimeAsync(5000)
  expect(saveAgain).toHaveBeenCalledTimes(1)
  line.dispatchEvent(new Event('online'))
  expect(saveAgain).toHaveBeenCalledTimes(2)
  end()
  line.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(saveAgain).toHaveBeenCalledTimes(2)
})
