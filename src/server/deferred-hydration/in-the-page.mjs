/**
 * Runs in the head of every kept page, as text (see defer-hydration.mjs), before anything else does: it may use only what browsers
 * have, and no module. It keeps what is pressed, typed and ticked until the page is hydrated, and then does it again (spec:
 * common-parts/late-scripts, record 0042). The framework's scripts are put in by load-scripts.mjs.
 */
;(() => {
  const NATIVE_AFTER_MS = 2000
  const EXPLAINED_AFTER_MS = 4000
  /** The framework's mark on elements is its own affair: not to wait for ever when it is gone. */
  const HEAD_PATIENCE_MS = 2000
  const LOOK_EVERY_MS = 10
  const PANEL_BUTTON = 'header button[aria-expanded][aria-controls]'

  /** @typedef {{ element: Element, again: () => void }} Deed what was done to what */
  /** @type {Deed[]} in order */
  const deeds = []
  /** The press on a button of a panel of the header that counts. @type {Deed | undefined} */
  let panelPress
  /** @type {Map<Element, string | boolean>} fields, and what they were changed to */
  const changed = new Map()
  /** @type {EventTarget | null} */
  let hovered = null
  let isHydrated = false
  let isStateReplayed = false
  let isDoing = false
  const explanation = document.createElement('p')
  explanation.setAttribute('role', 'status')
  explanation.style.cssText =
    'position:fixed;z-index:9999;inset:auto 16px 16px;max-width:560px;margin:auto;padding:12px 16px;border-radius:6px;background:#071a3a;color:#fff;font-size:16px;line-height:1.5'

  /** Links to other pages, and what opens by HTML alone, need no help. @param {Event} event */
  function keepPress(event) {
    if (isDoing || !(event instanceof MouseEvent) || !(event.target instanceof Element)) return
    if (isTick(event.target)) return keepTick(event)
    const pressed = event.target.closest('a[href], summary, button, [role="button"], [role="tab"], [role="option"]')
    if (!(pressed instanceof HTMLElement) || pressed.matches('summary, [popovertarget]')) return
    if (pressed instanceof HTMLAnchorElement) return keepLink(pressed, event)
    if (pressed.matches(PANEL_BUTTON)) return keepPanelPress(event, pressed)
    const form = pressed instanceof HTMLButtonElement && pressed.type === 'submit' ? pressed.form : null
    keep(event, pressed, () => pressed.click(), form)
  }

  /**
   * Of the panels of a header one is open: what counts is the last press on one of their buttons, and nothing when it closes again what the
   * one before it opened. Done again one after the other, they would take the focus from where the visitor has gone meanwhile.
   *
   * @param {Event} event
   * @param {HTMLElement} button
   */
  function keepPanelPress(event, button) {
    const undone = panelPress
    panelPress = undefined
    if (undone) deeds.splice(deeds.indexOf(undone), 1)
    if (undone?.element === button) return event.stopImmediatePropagation()
    keep(event, button, () => button.click())
    panelPress = deeds.at(-1)
  }

  /** It is kept as a change. The framework, which may be listening by now, would turn it over twice. @param {Event} event */
  function keepTick(event) {
    if (!isStateReplayed) event.stopImmediatePropagation()
  }

  /** Without a line, which is waited for, it would end on the browser's error page. @param {() => void} go */
  function goNatively(go) {
    if (isHydrated) return
    if (navigator.onLine) go()
    else addEventListener('online', () => setTimeout(goNatively, NATIVE_AFTER_MS, go), { once: true })
  }

  /** While it hydrates it already answers presses. */
  const isListening = () => Object.keys(document).some((key) => key.startsWith('_reactListening'))

  /**
   * The framework's are: links within a list, whose pages it turns without losing the place, and what opens over a form, which leaves
   * what was typed there. When it listens, so are all that it may answer, a moment too early (see `untilHeadIsHydrated`), and without a
   * line all that lead away.
   *
   * @param {HTMLAnchorElement} link
   */
  function isOfTheFramework(link) {
    if (link.matches('[aria-haspopup="dialog"]')) return true
    if (link.origin !== location.origin || link.target || link.download) return false
    const isOnThisPage = link.pathname === location.pathname
    return link.hash ? !isOnThisPage && !navigator.onLine : isOnThisPage || isListening() || !navigator.onLine
  }

  /** @param {HTMLAnchorElement} link @param {MouseEvent} event */
  function keepLink(link, event) {
    if (!isOfTheFramework(link)) return
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    keep(event, link, () => link.click())
    setTimeout(goNatively, NATIVE_AFTER_MS, () => location.assign(link.href))
  }

  /** Arrows among tabs, the space bar on what is ticked. @param {Event} event */
  function keepKey(event) {
    // Shortcuts are the browser's.
    if (isDoing || !(event instanceof KeyboardEvent) || event.ctrlKey || event.metaKey || event.altKey) return
    const { target, key } = event
    if (!(target instanceof Element) || key === 'Tab' || target.matches('body, input, textarea, select')) return
    // The page would scroll.
    if (target.matches('[role]') && / |^Arrow|^Home$|^End$/.test(key)) event.preventDefault()
    remember(event, target, () => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))
  }

  /** By the Enter key in a form without a button. @param {Event} event */
  function keepSubmission(event) {
    const form = event.target
    if (!isDoing && form instanceof HTMLFormElement) keep(event, form, () => form.requestSubmit(), form)
  }

  /**
   * @param {Event} event
   * @param {Element} element
   * @param {() => void} again
   * @param {HTMLFormElement | null} [form] that is sent by it
   */
  function keep(event, element, again, form) {
    if (form) event.preventDefault()
    remember(event, element, again)
    // A search goes its way without scripts when they take too long; what only they can send has to wait.
    if (form?.hasAttribute('action')) setTimeout(goNatively, NATIVE_AFTER_MS, () => form.submit())
    setTimeout(explain, EXPLAINED_AFTER_MS)
  }

  /**
   * The framework, which listens while it is still hydrating, must not do it as well.
   *
   * @param {Event} event
   * @param {Element} element
   * @param {() => void} again
   */
  function remember(event, element, again) {
    event.stopImmediatePropagation()
    deeds.push({ element, again })
  }

  function explain() {
    if (isHydrated || explanation.isConnected) return
    document.body.append(explanation)
    // Said when it changes.
    explanation.textContent = '网络较慢，页面还没有加载完整，正在继续加载。您的操作和填写的内容都会保留。'
  }

  const isTick = (/** @type {unknown} */ field) => field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)

  /** @param {Event} event */
  function keepChange({ target }) {
    if (target instanceof Element) changed.set(target, Reflect.get(target, isTick(target) ? 'checked' : 'value'))
  }

  /** @param {Event} event */
  function keepHover({ target }) {
    hovered = target
  }

  /** @typedef {[type: string, keeper: (event: Event) => void][]} Keepers */
  /** @type {Keepers} */
  const keepersOfState = [
    ['input', keepChange],
    ['change', keepChange],
    ['pointerover', keepHover],
  ]
  /** @type {Keepers} */
  const keepersOfDeeds = [
    ['click', keepPress],
    ['keydown', keepKey],
    ['submit', keepSubmission],
  ]

  /** @param {Keepers} keepers */
  function listen(keepers) {
    for (const [type, keeper] of keepers) addEventListener(type, keeper, true)
  }

  /** @param {Keepers} keepers */
  function stopListening(keepers) {
    for (const [type, keeper] of keepers) removeEventListener(type, keeper, true)
  }

  /**
   * The framework learns of a change by comparing with what it saw when it hydrated, which already was the changed value. What it has
   * drawn meanwhile, because another field has changed, may have put the old value back.
   *
   * @param {Element} field
   * @param {string | boolean} value
   */
  function changeAgain(field, value) {
    if (field instanceof HTMLInputElement && isTick(field)) {
      // Ticked and unticked again: nothing has changed, and who is told of it turns it over.
      if (value === field.defaultChecked) return
      field.checked = !value
      return field.click()
    }
    const isText = field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== 'file')
    if (isText && field.value === field.defaultValue) field.value = String(value)
    Reflect.get(field, '_valueTracker')?.setValue('')
    field.dispatchEvent(new Event(isText ? 'input' : 'change', { bubbles: true }))
  }

  /** A pointer that already lies on something does not enter it again. */
  function hoverAgain() {
    if (!(hovered instanceof Element) || !hovered.matches(':hover')) return
    for (const type of ['pointerover', 'mouseover']) hovered.dispatchEvent(new MouseEvent(type, { bubbles: true }))
  }

  /** @param {number} ms */
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

  /**
   * What the head says of the page is hydrated a moment after everything else. On a page that is left before, its canonical address
   * would stay beside that of the next one.
   */
  async function untilHeadIsHydrated() {
    const title = document.querySelector('title') ?? document.head
    const isHydratedNow = () => Object.keys(title).some((key) => key.startsWith('__reactFiber'))
    for (let waited = 0; !isHydratedNow(); waited += LOOK_EVERY_MS) {
      if (waited > HEAD_PATIENCE_MS) return console.warn('The head of the page was not hydrated.')
      await pause(LOOK_EVERY_MS)
    }
  }

  function replayState() {
    stopListening(keepersOfState)
    isStateReplayed = true
    for (const [field, value] of changed) if (field.isConnected) changeAgain(field, value)
    hoverAgain()
  }

  /**
   * One deed at a time, as the framework shows what one has done before the next one comes. What is pressed meanwhile comes after them: a
   * link in a panel that is still to be opened would lead away, and leave it open.
   */
  async function replayDeeds() {
    for (;;) {
      await pause(0)
      const deed = deeds.shift()
      if (!deed) return stopListening(keepersOfDeeds)
      if (deed === panelPress) panelPress = undefined
      isDoing = true
      if (deed.element.isConnected) deed.again()
      isDoing = false
    }
  }

  async function wakeUp() {
    isHydrated = true
    explanation.remove()
    // What the page does when it wakes up comes first: buttons that had to wait for it are ready then.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    replayState()
    await untilHeadIsHydrated()
    dispatchEvent(new Event('alive'))
    await replayDeeds()
    performance.mark('alive')
  }

  listen(keepersOfState)
  listen(keepersOfDeeds)
  addEventListener('hydrated', wakeUp)
})()
