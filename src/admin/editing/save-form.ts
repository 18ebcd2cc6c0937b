import { z } from 'zod'
import { type EditRefusal, editRefusal } from '../../lib/edit-refusal'
import { changesOf } from './changes-of'
import { type FormSave, requestOf } from './form-save'
import { mergeWithNewest } from './merge-with-newest'
import { type Basis, type Newer, type OpenForm, type Trouble, versionOf } from './open-form'
import { askToSignIn } from './questions'
import { send } from './send'

const refusals = z.object({ errors: z.array(z.object({ data: editRefusal })).min(1) })
const saved = z.object({ doc: z.record(z.string(), z.unknown()) }).or(z.object({ result: z.record(z.string(), z.unknown()) }))
const me = z.object({ user: z.unknown() })

/** What is sent next: the form's own values, or these put together with those of a newer version; without a version, a new document. */
type Attempt = { save: FormSave; version: string | null; newer: Newer | null }

/**
 * Saves what a form sends, whatever comes between: a newer version is merged or asked about, a session that has ended is renewed,
 * and what can't be saved now is left to the device. The form gets one answer, as if nothing had been in the way.
 */
export async function saveForm(form: OpenForm, request: FormSave, basis: Basis): Promise<Response> {
  // What was decided once is not asked again with the next words.
  const save = request.file === form.declinedFile ? { ...request, file: null } : request
  if (isSavedAlready(form, save, basis)) return asSaved(basis)
  let attempt: Attempt = { save, version: form.isNew ? null : basis.version, newer: null }
  for (;;) {
    const response = await send(attempt.save.url, requestOf(form, attempt.save, attempt.version)).catch(() => null)
    if (response?.ok) return accept(form, save, basis, attempt, response)
    const next = await overcome(form, save, basis, attempt, response)
    if (next instanceof Response) return next
    attempt = next
  }
}

/**
 * An autosave that had to wait may find that what it would save is saved: with the publishing that was before it, say, of which it would
 * make a document with changes that are not public. After trouble it is sent all the same, to find out what there is by now.
 */
function isSavedAlready(form: OpenForm, { isAutosave, file, values }: FormSave, { doc, merged }: Basis): boolean {
  return isAutosave && !form.isNew && !form.trouble && !file && !merged && changesOf(doc, values) === null
}

/** As the server would answer for a document or a global. */
const asSaved = ({ doc }: Basis) => Response.json({ doc, result: doc })

async function accept(form: OpenForm, save: FormSave, basis: Basis, { newer }: Attempt, response: Response): Promise<Response> {
  const answer = saved.safeParse(
    await response
      .clone()
      .json()
      .catch(() => null),
  ).data
  form.trouble = null
  if (form.isNew) form.forgetIdempotencyKey(save.file)
  if (!answer || form.isNew) return response
  const doc = 'doc' in answer ? answer.doc : answer.result
  if (!newer) form.settle(basis, doc)
  else {
    // The form still shows what it has sent: until it shows the rest, too, its next saving is a merge again.
    basis.doc = save.values
    basis.merged = { version: versionOf(doc), newer }
    void form.showMerged(doc, save.values)
  }
  return response
}

/** @returns what to try next, or the answer for the form when there is nothing to try */
async function overcome(
  form: OpenForm,
  save: FormSave,
  basis: Basis,
  attempt: Attempt,
  response: Response | null,
): Promise<Attempt | Response> {
  if (!response) return giveUp(form, save, 'offline')
  if (response.status >= 500) return giveUp(form, save, 'server')
  if (response.status === 404 && !form.isNew) return giveUp(form, save, 'deleted')
  if (response.status === 409) return settle(form, save, basis, attempt, response)
  if ((response.status === 401 || response.status === 403) && (await isSignedOut())) {
    return signIn(form, save, attempt, '登录已失效。请重新登录，您的修改会接着保存。')
  }
  return refuse(form, response)
}

async function settle(form: OpenForm, save: FormSave, basis: Basis, attempt: Attempt, response: Response): Promise<Attempt | Response> {
  const parsed = refusals.safeParse(
    await response
      .clone()
      .json()
      .catch(() => null),
  )
  const refusal: EditRefusal | undefined = parsed.data?.errors[0]?.data
  if (refusal?.code === 'in-trash') return giveUp(form, save, 'in-trash')
  if (refusal?.code === 'other-account') {
    const { name } = form.account
    return signIn(
      form,
      save,
      attempt,
      `这个浏览器里现在登录的是“${refusal.name}”，而这里的内容是“${name}”写的。请用“${name}”的账号登录，再保存。`,
    )
  }
  if (refusal?.code === 'already-created') return changeOfCreated(attempt, refusal)
  if (refusal?.code !== 'newer-version') return refuse(form, response)
  // A new form has read nothing that could be merged; without a version, two have been writing at the same moment.
  if (form.isNew) return attempt.version === null ? refuse(form, response) : giveUp(form, save, 'created-and-changed')
  // What this form has saved itself is newer than what it shows for the colleague's words in it.
  const newer = basis.merged?.version === refusal.savedAt ? basis.merged.newer : refusal
  const merged = await mergeWithNewest(form, save, basis.doc, newer).catch((): Trouble => 'offline')
  return typeof merged === 'string' ? giveUp(form, save, merged) : { ...merged, newer: merged.newer ?? attempt.newer }
}

/** What would create a document, as a change of the version that it has created before: a colleague's words are not overwritten. */
function changeOfCreated(attempt: Attempt, { id, savedAt }: Extract<EditRefusal, { code: 'already-created' }>): Attempt {
  const { url, init } = attempt.save
  const save = { ...attempt.save, url: url.replace(/(?=\?|$)/, `/${id}`), init: { ...init, method: 'PATCH' } }
  return { ...attempt, save, version: savedAt }
}

async function signIn(form: OpenForm, save: FormSave, attempt: Attempt, introduction: string): Promise<Attempt | Response> {
  return (await askToSignIn({ form, introduction })) ? attempt : giveUp(form, save, 'signed-out')
}

async function isSignedOut(): Promise<boolean> {
  const response = await send('/cms-api/users/me', { credentials: 'include' }).catch(() => null)
  const answer = me.safeParse(await response?.json().catch(() => null))
  return answer.success && !answer.data.user
}

const reasons: Record<Trouble, string> = {
  offline: '网络已断开，没有保存。您的修改已留在本机。',
  server: '服务器暂时无法保存。您的修改已留在本机。',
  'signed-out': '没有登录，没有保存。您的修改已留在本机。',
  undecided: '没有保存：请先选择保留哪一个版本。',
  'in-trash': '这条内容已被移入回收站，没有保存。您的修改已留在本机。',
  deleted: '这条内容已被删除，没有保存。您的修改已留在本机。',
  'created-and-changed': '没有保存：这条内容已经建立，之后又被其他人修改。您的修改已留在本机。',
  refused: '没有保存。您的修改已留在本机。',
}

/** The form shows why by itself; what kept it from being saved before is over. */
function refuse(form: OpenForm, response: Response): Response {
  if (form.trouble) form.trouble = 'refused'
  return response
}

/** An autosave says so beside the form, and not anew with every key. */
function giveUp(form: OpenForm, { isAutosave }: FormSave, trouble: Trouble): Response {
  form.trouble = trouble
  return Response.json({ errors: isAutosave ? [] : [{ message: reasons[trouble] }] }, { status: 503 })
}
