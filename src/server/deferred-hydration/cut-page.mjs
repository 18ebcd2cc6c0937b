/**
 * Runs in the head of every kept page, as text (see defer-hydration.mjs); it may use only what browsers have, and no module. When the
 * line is cut in the middle of a page, no browser says so: some are silent, and Chrome waits for the rest for ever. Whoever sees half a
 * page reads that it is one, and what was typed there is in its form again when the page is loaded anew (spec: common-parts/cut-line).
 */
;(() => {
  /** The pieces of a page that comes slowly are not so far apart. */
  const SILENT_MS = 10_000
  const LOOK_EVERY_MS = 1000

  let cameAt = Date.now()
  let isHydrated = false
  const notice = document.createElement('p')
  notice.setAttribute('role', 'alert')
  notice.style.cssText =
    'position:fixed;z-index:10000;inset:auto 16px 16px;max-width:560px;margin:auto;padding:12px 16px;border-radius:6px;background:#071a3a;color:#fff;font-size:16px;line-height:1.5'
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = '重新加载'
  button.style.cssText = 'min-height:44px;margin-left:8px;padding:0 16px;border:1px solid #fff;border-radius:4px;color:#fff;font-size:16px'

  const isWhole = () => document.getElementById('whole-page') !== null

  function tell() {
    if (notice.isConnected) return
    document.body.append(notice)
    // Said when it changes.
    notice.append('网络不畅，页面没有传完整。重新加载后，已填写的内容还在。', button)
  }

  function look() {
    if (isWhole()) return stop()
    if (Date.now() - cameAt > SILENT_MS && document.body) tell()
  }

  function lookAtEnd() {
    if (!isWhole()) tell()
  }

  const arrivals = new MutationObserver(() => {
    if (!notice.isConnected) cameAt = Date.now()
  })
  const watch = setInterval(look, LOOK_EVERY_MS)

  function stop() {
    clearInterval(watch)
    arrivals.disconnect()
    notice.remove()
  }

  /** @param {Element} field @returns {string | true | undefined} what somebody has put in */
  function typedInto(field) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') return field.checked || undefined
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement
    return (isText && field.value) || undefined
  }

  /** As the form itself keeps it (components/form/form-draft.ts), which is not there yet. A captcha is of no use later. */
  function keepTyped() {
    if (isHydrated) return
    /** @type {Record<string, Record<string, string | true>>} */
    const drafts = {}
    for (const field of document.querySelectorAll('form[method="post"] [id]:not([autocomplete="off"])')) {
      const typed = typedInto(field)
      const [, form = '', name = ''] = /^([a-z]+)-(\w+)$/i.exec(field.id) ?? []
      if (form && typed !== undefined) drafts[form] = { ...drafts[form], [name]: typed }
    }
    for (const [form, typed] of Object.entries(drafts)) keep(`form:${form}`, typed)
  }

  /** @param {string} key @param {Record<string, string | true>} typed */
  function keep(key, typed) {
    try {
      sessionStorage.setItem(key, JSON.stringify({ ...JSON.parse(sessionStorage.getItem(key) ?? '{}'), ...typed }))
    } catch {
      // No storage: the browser may know it.
    }
  }

  /** @param {Event} event */
  function onClick({ target }) {
    if (target !== button) return
    // The browser's error page would take the place of what has come.
    if (navigator.onLine) location.reload()
    else notice.firstChild?.replaceWith('网络连接中断，请检查网络后重新加载。')
  }

  addEventListener('click', onClick, true)
  arrivals.observe(document, { childList: true, subtree: true })
  addEventListener('DOMContentLoaded', lookAtEnd)
  addEventListener('pagehide', keepTyped)
  addEventListener('hydrated', () => {
    isHydrated = true
  })
})()
