/** The browser's own `fetch`, before `form-requests.ts` puts itself in front of it. */
const browserFetch = typeof window === 'undefined' ? fetch : window.fetch.bind(window)

/** Sends a request of this folder's own. */
export const send: typeof fetch = (input, init) => browserFetch(input, init)
