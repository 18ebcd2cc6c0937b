/**
 * Runs in the head of every kept page, as text (see defer-hydration.mjs); it may use only what browsers have, and no module. Between
 * pages that the framework has turned, the browser goes back without loading one. The framework, which is not there yet after a reload,
 * would take the page that stands for the one gone back to: it is loaded instead (spec: common-parts/late-scripts).
 */
;(() => {
  const address = () => location.pathname + location.search
  const ownAddress = address()

  /** @param {Event} event */
  function onGoingBack(event) {
    if (address() === ownAddress) return
    event.stopImmediatePropagation()
    location.reload()
  }

  addEventListener('popstate', onGoingBack, true)
  addEventListener('alive', () => removeEventListener('popstate', onGoingBack, true))
})()
