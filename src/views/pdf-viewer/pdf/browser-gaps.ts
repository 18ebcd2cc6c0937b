/**
 * What pdf.js expects and browsers of the last few years lack (Safari before 18, Chrome before 126). The worker has its
 * own; it comes in the build for older browsers.
 */
function withResolvers<T>() {
  let resolve: (value: T | PromiseLike<T>) => void = () => undefined
  let reject: (reason?: unknown) => void = () => undefined
  const promise = new Promise<T>((onDone, onFailed) => {
    resolve = onDone
    reject = onFailed
  })
  return { promise, resolve, reject }
}

function parse(url: string | URL, base?: string | URL): URL | null {
  try {
    return new URL(url, base)
  } catch {
    return null
  }
}

function any(signals: Iterable<AbortSignal>): AbortSignal {
  const controller = new AbortController()
  for (const signal of signals) {
    if (signal.aborted) controller.abort(signal.reason)
    else signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true, signal: controller.signal })
  }
  return controller.signal
}

if (!('withResolvers' in Promise)) Object.assign(Promise, { withResolvers })
if (!('parse' in URL)) Object.assign(URL, { parse })
if (!('any' in AbortSignal)) Object.assign(AbortSignal, { any })
