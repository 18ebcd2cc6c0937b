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
    name: 'A keyword is not marked when its case differs',
    file: 'src/components/highlight/split-matches.ts',
    find: 'foldCase(text).indexOf(foldCase(keyword), from)',
    replace: 'text.indexOf(keyword, from)',
    noticedBy: 'tests/unit/highlight.test.ts',
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
    name: 'A figure is another one in the browser than in the served page: it does not hydrate',
    file: 'src/components/count-up/count-up.tsx',
    find: '        {value}\n',
    replace: "        {typeof window === 'undefined' ? value : countedValue(value, 0)}\n",
    noticedBy: 'tests/e2e/company.spec.ts',
    test: 'serves the final figures',
  },
  {
    name: 'Drawings of installation dimensions are in no group of documents',
    file: 'src/views/goods-info/document-groups.ts',
    find: "kinds: ['外形安装尺寸图', '外形安装尺寸图源文件']",
    replace: "kinds: ['外形安装尺寸图']",
    noticedBy: 'tests/unit/document-groups.test.ts',
  },
  {
    name: 'Products of a story are lost when they do not fill a group of four',
    file: 'src/views/story-info/story-page.ts',
    find: 'Math.ceil(products.length / GROUP_SIZE)',
    replace: 'Math.floor(products.length / GROUP_SIZE)',
    noticedBy: 'tests/unit/story-page.test.ts',
  },
  {
    name: 'Whoever shares a page shows the narrowest picture, however small',
    file: 'src/shell/share-picture.ts',
    find: 'source.width >= WIDTH',
    replace: 'source.width <= WIDTH',
    noticedBy: 'tests/unit/search-engines.test.ts',
  },
  {
    name: 'A changed filter is counted as another page view',
    file: 'src/shell/analytics/page-view-reporter.tsx',
    find: '    if (path === reported.current) return\n',
    replace: '',
    noticedBy: 'tests/e2e/analytics.spec.ts',
    test: 'another article is another page, another filter is not',
  },
  {
    name: 'Search engines are asked into results of searches, of which there is no end',
    file: 'src/app/robots.txt/route.ts',
    find: "  '/SearchResult',\n",
    replace: '',
    noticedBy: 'tests/integration/search-engines.test.ts',
    test: 'robots are told',
  },
]
