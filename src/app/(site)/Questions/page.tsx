import type { Metadata } from 'next'
import { typesetHtml, typesetTitle } from '@/components/article/typeset-html'
import { paramReader, type SearchParams } from '@/components/filtered-list/list-address'
import { JsonLd } from '@/components/json-ld/json-ld'
import { findNearNames } from '@/content/near-names'
import { getPageHeader } from '@/content/page-headers'
import { listQuestionGroups, previewedQuestion } from '@/content/questions'
import { getSiteInformation } from '@/content/site-information'
import type { Viewer } from '@/content/viewer'
import type { Question } from '@/contract/questions'
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

const keywordOf = (params: SearchParams) => toKeyword(paramReader(params)('val'))

/** Search engines keep the page without a search word alone (spec: questions/facts). */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const header = await getPageHeader(PATH, await currentViewer())
  const isIndexed = keywordOf(await searchParams) === ''
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
  const keyword = keywordOf(await searchParams)
  const questions = groups.flatMap((group) => group.questions)
  const shown = answersTo(keyword, questions)
  const names = shown.length === 0 && keyword ? await nearNamesOf(keyword, questions, viewer) : []
  const View = layout === 'mobile' ? MobileQuestions : DesktopQuestions
  return (
    <>
      {shown.length > 0 && <JsonLd facts={(absolute) => questionFacts(shown, PATH, absolute)} />}
      <View
        header={header ?? { title: PAGE_TITLE, line: '', image: null, tone: 'light' }}
        groups={toEntryGroups(groups, typesetTitle, typesetHtml)}
        near={{ keyword, names }}
        hotline={site.serviceHotline}
        previewed={previewed}
      />
    </>
  )
}

function answersTo(keyword: string, questions: readonly Question[]) {
  const words = wordsIn(keyword)
  return questions.filter((question) => matchOf(question, words) !== null)
}

const nearNamesOf = (keyword: string, questions: readonly Question[], viewer: Viewer) =>
  findNearNames(keyword, viewer, {
    finds: (word) => answersTo(word, questions).length > 0,
    hrefOf: (word) => `${PATH}?${new URLSearchParams({ val: word })}`,
  })
