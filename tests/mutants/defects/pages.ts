import type { Defect } from '../defect'

/** What a visitor sees. */
export const pages: readonly Defect[] = [
  {
    name: 'The pagination leaves out the last but one page',
    file: 'src/components/pagination/page-numbers.ts',
    find: 'page > count - ENDS',
    replace: 'page > count - ENDS + 1',
    noticedBy: 'tests/unit/page-numbers.test.ts',
  },
  {
    name: 'A screen reader is not told which page of a list it is on',
    file: 'src/components/pagination/pagination.tsx',
    find: '<span className={styles.current} aria-current="page">',
    replace: '<span className={styles.current}>',
    noticedBy: 'tests/e2e/goods-list.desktop.spec.ts',
    test: 'the pagination shows only what is available',
  },
  {
    name: 'A keyword is not marked when its case differs',
    file: 'src/components/highlight/find-match.ts',
    find: 'foldCase(text).indexOf(foldCase(keyword), from)',
    replace: 'text.indexOf(keyword, from)',
    noticedBy: 'tests/unit/highlight.test.ts',
  },
  {
    name: 'What another tab has put into the selection list is lost with the next change',
    file: 'src/lib/device-store.ts',
    find: `      readStorage()
      const changed = change(value)`,
    replace: '      const changed = change(value)',
    noticedBy: 'tests/unit/selection-list/list-store.test.ts',
  },
  {
    name: 'A link with a selection list that was changed on its way is told to be whole',
    file: 'src/domain/selection-list/link.ts',
    find: 'const isWhole = checksum(text) === sum && items.length',
    replace: 'const isWhole = items.length',
    noticedBy: 'tests/unit/selection-list/link.test.ts',
  },
  {
    name: 'Drawings of installation dimensions are in no group of documents',
    file: 'src/views/goods-info/document-groups.ts',
    find: "kinds: ['外形安装尺寸图', '外形安装尺寸图源文件']",
    replace: "kinds: ['外形安装尺寸图']",
    noticedBy: 'tests/unit/document-groups.test.ts',
  },
  {
    name: 'Whoever shares a page shows the narrowest picture, however small',
    file: 'src/shell/share-picture.ts',
    find: 'source.width >= WIDTH',
    replace: 'source.width <= WIDTH',
    noticedBy: 'tests/unit/search-engines.test.ts',
  },
  {
    name: 'The route of zips answers without its guard: who is refused one gets a fault of the server',
    file: 'src/app/kbs/info/rar-attach/route.ts',
    find: 'readingRoute(answerZip)',
    replace: '{ ...readingRoute(answerZip), GET: answerZip }',
    noticedBy: 'tests/faults/zip-limit.test.ts',
  },
  {
    name: 'Documents that come back from MongoDB are numbered anew: what refers to them from texts leads elsewhere',
    file: 'src/copy-site/ids.ts',
    find: 'last = numberOf(id) ?? last + 1',
    replace: 'last = last + 1',
    noticedBy: 'tests/unit/copied-ids.test.ts',
  },
  {
    name: 'A copied site is not known by the files that were copied with it: it does not start',
    file: 'src/copy-site/copy.ts',
    find: '    await markStorage(environmentOn(target))\n',
    replace: '',
    noticedBy: 'tests/faults/copy-site.test.ts',
  },
  {
    name: 'The text of a banner is painted before all of it is there: it moves with each packet of a slow line',
    file: 'src/components/at-once/at-once.module.css',
    find: '    visibility: hidden;',
    replace: '    visibility: visible;',
    noticedBy: 'tests/e2e/arriving.spec.ts',
    test: 'wherever a packet ends in it',
  },
  {
    name: 'A film that was played, and broke off, before any script had come stays paused when it is tried again',
    file: 'src/components/line/use-film.ts',
    find: '!film.paused || film.error !== null',
    replace: '!film.paused',
    noticedBy: 'tests/e2e/broken-off-films.desktop.spec.ts',
    test: 'before any script had come',
  },
]
