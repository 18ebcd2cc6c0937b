import type { Metadata } from 'next'
import { typesetHtml, typesetTitle } from '@/components/article/typeset-html'
import { paramReader, type SearchParams } from '@/components/filtered-list/list-address'
import { JsonLd } from '@/components/json-ld/json-ld'
import { getPageHeader } from '@/content/page-headers'
import { listQuestionGroups, previewedQuestion } from '@/content/questions'
import { getSiteInformation } from '@/content/site-information'
import { matchOf } from '@/domain/question-search'
import { toKeyword } from '@/lib/keyword'
import { wordsIn } from '@/lib/words'
import { currentLayout, currentViewer } from '@/shell/current-request'
import { pageMetadata } from '@/shell/page-metadata'
import { questionFacts } from '@/shell/structured-data/questions'
import { DesktopQuestions } from '@/views/questions/desktop'
import { MobileQuestions } from '@/views/questions/mobile'
import { PAGE_TITLE, toEntryGroups } from '@/views/questions/props'

type Props = { searchParams: Promise<SearchParams> }

const PATH = '/Questions'

const wordsOf = (params: SearchParams) => wordsIn(toKeyword(paramReader(params)('val')))

/** Search engines keep the page without a search word alone (spec: questions/facts). */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const header = await getPageHeader(PATH, await currentViewer())
  const isIndexed = wordsOf(await searchParams).length === 0
  return pageMetadata({ path: PATH, title: PAGE_TITLE, description: header?.line, image: header?.image, isIndexed })
}

/** Questions that are asked again and again, with a search (spec: questions/page). */
export default async function QuestionsRoute({ searchParams }: Props) {
  const [layout, viewer] = await Promise.all([currentLayout(), currentViewer()])
  const [groups, header, site, previewed] = await Promise.all([
    listQuestionGroups(viewer),
    getPageHeader(PATH, viewer),
    getSiteInformation(viewer),
    previewedQuestion(viewer),
  ])
  const words = wordsOf(await searchParams)
  const shown = groups.flatMap(({ questions }) => questions).filter((question) => matchOf(question, words) !== null)
  const View = layout === 'mobile' ? MobileQuestions : DesktopQuestions
  return (
    <>
      {shown.length > 0 && <JsonLd facts={(absolute) => questionFacts(shown, PATH, absolute)} />}
      <View
        header={header ?? { title: PAGE_TITLE, line: '', image: null, tone: 'light' }}
        groups={toEntryGroups(groups, typesetTitle, typesetHtml)}
        hotline={site.serviceHotline}
        previewed={previewed}
      />
    </>
  )
}
