import type { FAQPage, WithContext } from 'schema-dts'
import type { Question } from '@/contract/questions'
import type { Absolute } from '@/lib/site-origin'

/**
 * Questions with their answers, just those that the page shows (spec: questions/facts).
 *
 * @param address of the page that shows them
 */
export function questionFacts(questions: readonly Question[], address: string, absolute: Absolute): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    '@id': absolute(`${address}#questions`),
    url: absolute(address),
    inLanguage: 'zh-CN',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: withAbsoluteLinks(answer, absolute) },
    })),
  }
}

/** Links of this site lead there from wherever an answer is shown. */
const withAbsoluteLinks = (html: string, absolute: Absolute) =>
  html.replace(/ href="(\/[^"]*)"/g, (_, path: string) => ` href="${absolute(path)}"`)
