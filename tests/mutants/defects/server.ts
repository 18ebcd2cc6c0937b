import type { Defect } from '../defect'

/** The processes: the server in front, its page cache, the renderer. */
export const server: readonly Defect[] = [
  {
    name: 'A client may send x-site- headers itself: a forged x-site-question reaches the private questions of the renderer',
    file: 'src/server/set-internal-headers.mjs',
    find: '  for (const name of Object.keys(headers)) if (name.startsWith(INTERNAL_PREFIX)) delete headers[name]\n',
    replace: '',
    noticedBy: 'tests/unit/server-handler.test.ts',
  },
  {
    name: 'A client whose renderer is not there is answered 503 without being told when to come back',
    file: 'src/server/failure.mjs',
    find: "    ...(isUnavailable && { 'Retry-After': String(RETRY_AFTER_SECONDS) }),\n",
    replace: '',
    noticedBy: 'tests/unit/server-handler.test.ts',
  },
  {
    name: 'The redirect to the listed spelling of a path loses the query',
    file: 'src/server/handler.mjs',
    find: 'Location: `${canonical}${url.search}`',
    replace: 'Location: canonical',
    noticedBy: 'tests/unit/server-handler.test.ts',
  },
  {
    name: 'A drawing in SVG that was uploaded as a document is shown on this origin',
    file: 'src/lib/is-shown-inline.mjs',
    find: '/\\.(pdf|png|',
    replace: '/\\.(pdf|svg|png|',
    noticedBy: 'tests/unit/server-files.test.ts',
  },
  {
    name: 'A part of a file in external storage is sent although the file has changed since the first part',
    file: 'src/server/bucket-files.mjs',
    find: 'Range, ...begun }).catch(',
    replace: 'Range }).catch(',
    noticedBy: 'tests/unit/bucket-files.test.ts',
  },
  {
    name: 'The cache does not tell new products from all: a parameter of the list is no part of its key',
    file: 'src/server/page-cache/routes.mjs',
    find: "isHot: 'flag', isNew: 'flag', categoryIds",
    replace: "isHot: 'flag', categoryIds",
    noticedBy: 'tests/unit/page-cache/cache-request.test.ts',
  },
  {
    name: 'What is rendered for somebody who is signed in is kept for everybody',
    file: 'src/server/page-cache/cache-request.mjs',
    find: "if (headers.authorization !== undefined || headers.cookie?.includes('payload-token=')) return true",
    replace: 'if (headers.authorization !== undefined) return true',
    noticedBy: 'tests/unit/page-cache/cache-request.test.ts',
  },
  {
    name: 'All encodings of a page have the same strong ETag',
    file: 'src/server/page-cache/entry.mjs',
    find: 'return encoding === \'identity\' ? `"${this.#tag}"` : `"${this.#tag}-${encoding}"`',
    replace: 'return `"${this.#tag}"`',
    noticedBy: 'tests/unit/page-cache/entry.test.ts',
  },
  {
    name: 'A page that was withdrawn stands in for one that can not be rendered',
    file: 'src/server/page-cache/page-cache.mjs',
    find: 'if (!isYoung || entry.withdrawals !== (await version.withdrawals())) throw error',
    replace: 'if (!isYoung) throw error',
    noticedBy: 'tests/unit/page-cache/not-kept.test.ts',
  },
  {
    name: 'Who has waited too long keeps a place in the queue of the renderer, and the turn that comes to it is lost',
    file: 'src/server/renderer/render-queue.mjs',
    find: '        line.delete(go)\n',
    replace: '',
    noticedBy: 'tests/unit/render-queue.test.ts',
  },
  {
    name: 'What is pressed while a press from before the scripts is done again comes before it: the menu stays open over the next page',
    file: 'src/server/deferred-hydration/in-the-page.mjs',
    find: '    for (;;) {\n      await pause(0)\n',
    replace: '    stopListening(keepersOfDeeds)\n    for (;;) {\n      await pause(0)\n',
    noticedBy: 'tests/e2e/panels-before-scripts.desktop.spec.ts',
    test: 'leaves no panel open',
  },
]
