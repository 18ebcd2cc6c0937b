import { z } from 'zod'
import { questionTopics } from '../../src/domain/question-topics'
import { dateTime, legacyNumber, line, markdown, productId } from './common'

/** How long an answer is, without blanks and the marks of Markdown: long enough to help, short enough to be read. */
const LENGTH = { least: 80, most: 300 }

const lengthOf = (text: string) => text.replace(/\]\([^)]*\)|[\s|*[\]-]/g, '').length

/** `questions/*.yaml`: what is asked, and where it is shown. The order of the files is the order of the site. */
export const questions = z.array(
  z
    .strictObject({
      id: legacyNumber,
      question: line.max(80).endsWith('？', '须以问号“？”结尾'),
      /** The first one says where it stands on the page of questions. */
      topics: z.array(z.enum(questionTopics.map(({ value }) => value))).default([]),
      products: z.array(productId).default([]),
      /** Sub-categories, or parents for all that is below them. */
      categories: z.array(legacyNumber).default([]),
      publishedAt: dateTime,
      answer: markdown.refine(
        (text) => lengthOf(text) >= LENGTH.least && lengthOf(text) <= LENGTH.most,
        `须为 ${LENGTH.least}〜${LENGTH.most} 字`,
      ),
    })
    .refine(({ topics, products, categories }) => topics.length + products.length + categories.length > 0, '主题、产品、产品分类至少一项'),
)
