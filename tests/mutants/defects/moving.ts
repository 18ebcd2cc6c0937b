import type { Defect } from '../defect'

/** Moving from a legacy site: asking it, comparing with it, and running beside it. */
export const moving: readonly Defect[] = [
  {
    name: 'A text of a legacy site leads the import into the private network: what a name stands for is not looked at',
    file: 'src/legacy-import/source/allowed-hosts.ts',
    find: "ipaddr.process(address).range() === 'unicast'",
    replace: "ipaddr.process(address).range() !== 'broadcast'",
    noticedBy: 'tests/unit/legacy-import/bad-sources.test.ts',
  },
  {
    name: 'A legacy site redirects the import to a host that nobody named: only the first address is checked',
    file: 'src/legacy-import/source/fetcher.ts',
    find: '    hosts.check(url)\n',
    replace: '    if (redirects === 0) hosts.check(url)\n',
    noticedBy: 'tests/unit/legacy-import/bad-sources.test.ts',
  },
  {
    name: 'The rest of a file that has changed is put behind the beginning of the old one',
    file: 'src/legacy-import/source/files.ts',
    find: ", 'If-Range': begun.mark.validator",
    replace: '',
    noticedBy: 'tests/unit/legacy-import/bad-sources.test.ts',
  },
  {
    name: 'Rows of a list that the legacy site counts wrongly are left behind: it is read to its total',
    file: 'src/legacy-import/source/lists.ts',
    find: 'total === seen.size && page.rows.length < pageSize',
    replace: 'seen.size >= (total ?? 1)',
    noticedBy: 'tests/unit/legacy-import/bad-sources.test.ts',
  },
  {
    name: 'The proof takes a text without one of its links for the same',
    file: 'src/legacy-import/verify/same-html.ts',
    find: ' && left.links === right.links',
    replace: '',
    noticedBy: 'tests/unit/legacy-import/compare.test.ts',
  },
  {
    name: 'The proof does not see that a list has another order',
    file: 'src/legacy-import/verify/compare.ts',
    find: '[...rows.keys()].filter((number) => others.has(number))',
    replace: '[...rows.keys()].filter((number) => others.has(number)).toSorted()',
    noticedBy: 'tests/unit/legacy-import/compare.test.ts',
  },
  {
    name: 'A consultation is sent to the legacy service, too',
    file: 'src/shadow/reading-requests.ts',
    find: 'path === LOOKUP ?',
    replace: "path !== '' ?",
    noticedBy: 'tests/unit/shadow/shadow.test.ts',
  },
  {
    name: 'Answers that are passed on stay in memory when there is no legacy service to compare them with',
    file: 'src/shadow/beside.ts',
    find: '        answered.release()\n        this.#running',
    replace: '        this.#running',
    noticedBy: 'tests/unit/shadow/shadow.test.ts',
  },
  {
    name: 'Requests of a legacy system that are past their time are taken over',
    file: 'src/legacy-import/requests/plan.ts',
    find: 'Date.parse(request.completedAt) < due.getTime()',
    replace: 'Date.parse(request.completedAt) > now.getTime()',
    noticedBy: 'tests/unit/legacy-import/requests.test.ts',
  },
  {
    name: 'An import writes over what editors have changed here',
    file: 'src/legacy-import/journal/decide.ts',
    find: 'overwrites || here[name] === (then[name]?.written ?? nothing)',
    replace: 'overwrites || here[name] !== nothing',
    noticedBy: 'tests/unit/legacy-import/decide.test.ts',
  },
  {
    name: 'Words of a legacy text that are not shown are dropped, and nobody hears of it',
    file: 'src/legacy-import/html/rich-text-of-html.ts',
    find: "if (words.trim() !== '') this.#remark(kind, words)",
    replace: "if (words.trim() === '') this.#remark(kind, words)",
    noticedBy: 'tests/unit/legacy-import/rich-text-of-html.test.ts',
  },
  {
    name: 'A product that comes between two others takes the place of one of them',
    file: 'src/legacy-import/map/sort-numbers.ts',
    find: 'last === null || number > last.number ||',
    replace: 'last === null || number >= last.number ||',
    noticedBy: 'tests/unit/legacy-import/maps.test.ts',
  },
]
