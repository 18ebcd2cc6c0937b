import { parseFormSave } from './form-save'
import type { OpenForm } from './open-form'
import { saveForm } from './save-form'
import { send } from './send'

/** The innermost last: a drawer may hold the document of the page behind it. */
const open: OpenForm[] = []

/** @returns what takes it away again */
export function registerForm(form: OpenForm): () => void {
  open.push(form)
  return () => void open.splice(open.indexOf(form), 1)
}

/**
 * Payload's forms send what they save with `fetch` and offer no way to step in between. From the first form on, the savings of open
 * forms go through them; everything else is sent as it is, but for autosaves without content, which come too early, and reads of
 * preferences.
 */
if (typeof window !== 'undefined') {
  window.fetch = (input, init) => {
    const url = typeof input === 'string' ? input : input instanceof URL ? input.href : null
    if (url !== null && isEmptySave(url, init)) return notNow()
    const save = url === null ? null : parseFormSave(url, init)
    const form = save && formAt(save.url)
    if (save && form) return form.saveInTurn(save.values, (basis) => saveForm(form, save, basis))
    return url !== null && isReadOfPreferences(url, init) ? send(input, init).catch(notNow) : send(input, init)
  }
}

/** In the place of an answer: whoever asks either asks again or does without. */
const notNow = () => Promise.resolve(Response.json({ errors: [] }, { status: 503 }))

/** A form that is being set up sends nothing when it is asked to save: it is asked again. */
const isEmptySave = (url: string, init: RequestInit | undefined) =>
  init?.method?.toLowerCase() === 'patch' && !init.body && new URL(url, window.location.origin).searchParams.get('autosave') === 'true'

/** Payload waits for good for preferences whose request was cut off, and each answer about a form waits for them. */
const isReadOfPreferences = (url: string, init: RequestInit | undefined) =>
  url.includes('/payload-preferences/') && (init?.method ?? 'get').toLowerCase() === 'get'

function formAt(url: string): OpenForm | undefined {
  const { origin, pathname } = new URL(url, window.location.origin)
  return origin === window.location.origin ? openFormAt(pathname) : undefined
}

/** The form that writes to such a path; see `pathOf` in `open-form.ts`. */
export const openFormAt = (pathname: string): OpenForm | undefined => open.findLast(({ path }) => path === pathname)
