/**
 * Runs in the head of every kept page, as text (see defer-hydration.mjs); it may use only what browsers have, and no module. It puts the
 * framework's scripts in when the browser has time for them or the visitor does something (spec: common-parts/late-scripts, record 0042).
 */
;(() => {
  /** What shows that somebody is there, beside a pointer that moves. */
  const SIGNS = ['pointerdown', 'keydown', 'focusin']
  /** How long the browser may be busy with other things. */
  const PATIENCE_MS = 3000
  /** Between two tries to load a script, doubled each time. */
  const RETRY_MS = 1000
  const MOST_RETRIES = 6

  /** @type {string | undefined} */
  let pointedAt
  let isStarted = false

  /** @param {string} address of a script @param {number} tries so far */
  function load(address, tries) {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    // On the way to the script, so that the framework does not learn of a failure that is mended.
    const onError = (/** @type {Event} */ event) => {
      if (event.target !== script) return
      event.stopImmediatePropagation()
      window.removeEventListener('error', onError, true)
      script.remove()
      if (navigator.onLine && tries < MOST_RETRIES) setTimeout(() => load(address, tries + 1), RETRY_MS * 2 ** tries)
      else addEventListener('online', () => load(address, 0), { once: true })
    }
    window.addEventListener('error', onError, true)
    document.head.append(script)
  }

  function loadAll() {
    for (const address of JSON.parse(document.getElementById('deferred-scripts')?.textContent ?? '[]')) load(address, 0)
  }

  function start() {
    if (isStarted) return
    isStarted = true
    for (const sign of SIGNS) removeEventListener(sign, start, true)
    removeEventListener('pointermove', startByMove, true)
    // The framework reads what stands at the end of the page.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', loadAll)
    else loadAll()
  }

  /** Browsers report a move of a pointer that rests where a page appears. @param {PointerEvent} event */
  function startByMove({ clientX, clientY }) {
    const place = `${clientX} ${clientY}`
    if (pointedAt !== undefined && pointedAt !== place) start()
    pointedAt = place
  }

  for (const sign of SIGNS) addEventListener(sign, start, { capture: true, passive: true })
  addEventListener('pointermove', startByMove, { capture: true, passive: true })
  addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: PATIENCE_MS })
    else setTimeout(start, 200)
  })
})()
