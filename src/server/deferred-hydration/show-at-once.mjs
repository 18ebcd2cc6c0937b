/**
 * Runs in the head of every kept page, as text, in front of in-the-page.mjs (see defer-hydration.mjs); it may use only what browsers
 * have, and no module. What is pressed before the page is hydrated is kept and done then; what opens or is chosen by it is shown at
 * once (spec: common-parts/late-scripts). Everything that opens is a button with `aria-expanded` whose panel is open by `data-open`;
 * every tab has its panel in the page. Before the kept press is given again, all is put back as the framework knows it.
 */
;(() => {
  /** @typedef {[element: Element, name: string, value: string | null][]} Attributes null: absent */

  /** What stood there before the press. @type {Map<Element, Attributes>} */
  const before = new Map()
  let isAlive = false
  let isLeaving = false

  /** @param {Attributes} attributes */
  function write(attributes) {
    for (const [element, name, value] of attributes) {
      if (value === null) element.removeAttribute(name)
      else element.setAttribute(name, value)
    }
  }

  /** @param {Element} pressed @param {Attributes} attributes */
  function show(pressed, attributes) {
    if (!before.has(pressed))
      before.set(
        pressed,
        attributes.map(([element, name]) => [element, name, element.getAttribute(name)]),
      )
    write(attributes)
  }

  /** @param {Element} pressed */
  function putBack(pressed) {
    write(before.get(pressed) ?? [])
    before.delete(pressed)
  }

  const panelOf = (/** @type {Element} */ control) => document.getElementById(control.getAttribute('aria-controls') ?? '')

  /** @param {Element} button @param {boolean} isOpen @returns {Attributes} */
  function disclosure(button, isOpen) {
    const panel = panelOf(button)
    if (!panel) return []
    return [
      [button, 'aria-expanded', String(isOpen)],
      [panel, 'data-open', isOpen ? 'true' : null],
    ]
  }

  /** Of the panels of the header one is open; what is pressed a second time is as it was. @param {Element} button */
  function disclose(button) {
    const others = button.closest('header') ? [...before.keys()].filter((other) => other !== button && other.closest('header')) : []
    for (const other of others) putBack(other)
    if (before.has(button)) return putBack(button)
    const isOpen = button.getAttribute('aria-expanded') !== 'true'
    show(button, disclosure(button, isOpen))
    // Phones bring their keyboard up for a press, not later. The sheet of the products has a search, too, which waits.
    const field = isOpen && button.matches('[aria-controls$="-search"]') && panelOf(button)?.querySelector('input')
    if (field instanceof HTMLElement) field.focus()
  }

  /** @param {Element} tab */
  function choose(tab) {
    const panel = panelOf(tab)
    const tabs = tab.closest('[role="tablist"]')?.querySelectorAll('[role="tab"]')
    if (!panel || !tabs) return
    /** @type {Attributes} */
    const others = Array.from(tabs).flatMap((other) => {
      const its = panelOf(other)
      return its
        ? [
            [other, 'aria-selected', 'false'],
            [its, 'hidden', ''],
          ]
        : [[other, 'aria-selected', 'false']]
    })
    show(tab, [...others, [tab, 'aria-selected', 'true'], [panel, 'hidden', null]])
  }

  /** @param {Event} event */
  function onClick({ target, isTrusted }) {
    const pressed = target instanceof Element ? target.closest('button[aria-controls]') : null
    if (!pressed) return
    const isAgain = !isTrusted && (isAlive || !isLeaving)
    if (isAgain) putBack(pressed)
    else if (isAlive) return
    else if (pressed.matches('[aria-expanded]')) disclose(pressed)
    else if (pressed.matches('[role="tab"]')) choose(pressed)
  }

  const openInHeader = () => document.querySelector('header button[aria-expanded="true"][aria-controls]')

  /** As if its button had been pressed again, so that this is kept, too. @param {Element} button */
  function leave(button) {
    isLeaving = true
    if (button instanceof HTMLElement) button.click()
    isLeaving = false
  }

  /** The header's own answer needs no help once it is told of each press. */
  const isOver = () => isAlive && before.size === 0

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    const button = event.key === 'Escape' && !event.isComposing && !isOver() && openInHeader()
    if (!(button instanceof HTMLElement)) return
    button.focus()
    leaveBy(event, button)
  }

  /** A press or the focus elsewhere. @param {Event} event */
  function onElsewhere(event) {
    const { target } = event
    const button = isOver() ? null : openInHeader()
    if (button && target instanceof Node && !button.closest('header')?.contains(target)) leaveBy(event, button)
  }

  /**
   * When the page has woken up, and the kept press is still to be given again, it is that press which closes what this one opens: the
   * framework, which would close it for the same event, must not hear of it, or the panel stays open.
   *
   * @param {Event} event
   * @param {Element} button
   */
  function leaveBy(event, button) {
    if (isAlive) event.stopPropagation()
    leave(button)
  }

  addEventListener('click', onClick, true)
  addEventListener('keydown', onKey, true)
  addEventListener('pointerdown', onElsewhere, true)
  addEventListener('focusin', onElsewhere, true)
  addEventListener('alive', () => {
    isAlive = true
  })
})()
