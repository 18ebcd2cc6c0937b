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
    name: 'Whoever shares a page shows the narrowest picture, however small',
    file: 'src/shell/share-picture.ts',
    find: 'source.width >= WIDTH',
    replace: 'source.width <= WIDTH',
    noticedBy: 'tests/unit/search-engines.test.ts',
  },
  {
    name: 'Search engines are asked into results of searches, of which there is no end',
    file: 'src/app/robots.txt/route.ts',
    find: "...pageRows.flatMap(({ path, indexing }) => (indexing === 'never' ? [path] : [])), ",
    replace: '',
    noticedBy: 'tests/integration/search-engines.test.ts',
    test: 'robots are told',
  },
]
