import type { QuestionGroup } from '@/contract/questions'
import type { PageHeader } from '@/contract/site'
import type { NearPage } from '@/domain/nearest-page'

/** Name of the page: breadcrumb, title, and heading where editors have set none. */
export const PAGE_TITLE = '常见问题'

/** A question as its page shows it: texts are set on the server, and marked in the browser, too. */
export type Entry = {
  id: number
  question: string
  /** The question and its answer as HTML; the answer is also what is searched. */
  title: string
  answer: string
}

export type EntryGroup = { id: string; name: string; entries: Entry[] }

/** What both layouts of the page of questions get. */
export type QuestionsProps = {
  header: PageHeader
  groups: EntryGroup[]
  /** What may have been meant by the keyword of the address, when it finds nothing. */
  near: { keyword: string; names: readonly NearPage[] }
  hotline: string
  /** The question that a preview is about; null without one. */
  previewed: number | null
}

/** What the page gets from the read side, with its texts set by the two functions. */
export function toEntryGroups(
  groups: readonly QuestionGroup[],
  setTitle: (text: string) => string,
  setText: (html: string) => string,
): EntryGroup[] {
  return groups.map(({ id, name, questions }) => ({
    id,
    name,
    entries: questions.map((entry) => ({
      id: entry.id,
      question: entry.question,
      title: setTitle(entry.question),
      answer: setText(entry.answer),
    })),
  }))
}
