import { describe, expect, it } from 'vitest'
import { markWords } from '@/components/highlight/mark-words'
import { chooseByTopics, chooseForProduct } from '@/content/choose-questions'
import { groupQuestions } from '@/content/group-questions'
import type { Question } from '@/contract/questions'
import { matchOf } from '@/domain/question-search'
import { wordsIn } from '@/lib/words'
import { searchGroups } from '@/views/questions/search-groups'

/** A question with a number, about nothing yet. */
const about = (id: number, rest: Partial<Question> = {}): Question => ({
  id,
  question: `问题${id}？`,
  answer: '<p>答复</p>',
  topics: [],
  products: [],
  categories: [],
  area: null,
  ...rest,
})

const idsOf = (questions: readonly { id: number }[]) => questions.map(({ id }) => id)

/** spec: questions/product-page */
describe('the questions of a product', () => {
  const product = { id: '153', categoryId: 12, parentCategoryId: 1 }

  it('are its own, then those of its sub-category, then those of the parent category', () => {
    const questions = [
      about(1, { categories: [1] }),
      about(2, { categories: [12] }),
      about(3, { products: ['153'] }),
      about(4, { categories: [2] }),
      about(5, { products: ['154'] }),
    ]
    expect(idsOf(chooseForProduct(questions, product))).toEqual([3, 2, 1])
  })

  it('are six at most, each once, in the order of the editors', () => {
    const shared = about(1, { products: ['153'], categories: [12, 1] })
    const others = [2, 3, 4, 5, 6, 7].map((id) => about(id, { categories: [12] }))
    expect(idsOf(chooseForProduct([shared, ...others], product))).toEqual([1, 2, 3, 4, 5, 6])
  })
})

/** spec: questions/service-pages */
describe('the questions of a page of the service', () => {
  const questions = [
    about(1, { topics: ['repair', 'service'] }),
    about(2, { topics: ['service'] }),
    about(3, { topics: ['selection'] }),
    about(4, { topics: ['service', 'repair'] }),
  ]

  it('that stand under its topic go before those that also belong to it', () => {
    expect(idsOf(chooseByTopics(questions, ['service'], 5))).toEqual([2, 4, 1])
    expect(idsOf(chooseByTopics(questions, ['repair'], 5))).toEqual([1, 4])
  })

  it('are filled up with those of the next topic', () => {
    expect(idsOf(chooseByTopics(questions, ['repair', 'selection'], 3))).toEqual([1, 4, 3])
    expect(idsOf(chooseByTopics(questions, ['repair', 'selection'], 2))).toEqual([1, 4])
  })
})

/** spec: questions/groups */
describe('the groups of questions', () => {
  const categories = [1, 2].map((id) => ({ id, name: `大类${id}`, productCount: 1, icon: null, description: '', children: [] }))

  it('are topics first, then categories; each question stands once, and what is empty is left out', () => {
    const questions = [
      about(1, { area: 2 }),
      about(2, { topics: ['repair', 'selection'], area: 1 }),
      about(3, { topics: ['selection'] }),
      about(4, { area: 2 }),
    ]
    const groups = groupQuestions(questions, categories)
    expect(groups.map(({ id, name, questions }) => [id, name, idsOf(questions)])).toEqual([
      ['topic-selection', '选型', [3]],
      ['topic-repair', '报修', [2]],
      ['category-2', '大类2', [1, 4]],
    ])
  })

  it('end with what belongs to nothing that is public', () => {
    expect(groupQuestions([about(1), about(2, { area: 9 })], categories).map(({ name, questions }) => [name, idsOf(questions)])).toEqual([
      ['其他', [1, 2]],
    ])
  })
})

/** spec: questions/search */
describe('the search of questions', () => {
  const icu = {
    question: 'Icu 和 Ics 有什么区别？',
    answer: '<p>极限 I<sub>cu</sub> 与 <strong>运行</strong>分断能力，50 % &amp; 更高</p>',
  }

  it.each([
    ['icu', 'question'],
    ['ICS 区别', 'question'],
    ['icu 极限', 'answer'],
    ['运行分断', 'answer'],
    ['50 %', 'answer'],
    ['极限 接触器', null],
    ['.*', null],
  ])('%s', (keyword, match) => {
    expect(matchOf(icu, wordsIn(keyword))).toBe(match)
  })

  const entry = (id: number, answer: string) => ({ id, question: `问题${id}？`, title: `问题${id}？`, answer: `<p>${answer}</p>` })
  const groups = [
    { id: 'a', name: '甲', entries: [entry(1, '跳闸'), entry(2, '合闸')] },
    { id: 'b', name: '乙', entries: [entry(3, '分闸')] },
  ]

  it('shows everything, closed, without a word', () => {
    expect(searchGroups(groups, []).map(({ entries }) => entries.map(({ id, isOpen }) => [id, isOpen]))).toEqual([
      [
        [1, false],
        [2, false],
      ],
      [[3, false]],
    ])
  })

  it('leaves out groups without a match, and opens what matches by its answer alone', () => {
    expect(searchGroups(groups, ['跳闸']).map(({ id, entries }) => [id, entries.map(({ id, isOpen }) => [id, isOpen])])).toEqual([
      ['a', [[1, true]]],
    ])
    expect(searchGroups(groups, ['问题3'])[0]?.entries[0]?.isOpen).toBe(false)
  })

  it('opens five at most', () => {
    const many = [{ id: 'a', name: '甲', entries: [1, 2, 3, 4, 5, 6].map((id) => entry(id, '闸')) }]
    expect(searchGroups(many, ['闸'])[0]?.entries.filter(({ isOpen }) => isOpen)).toHaveLength(5)
  })
})

describe('marks in formatted text', () => {
  const mark = (html: string, ...words: string[]) => markWords(html, words, 'm')

  it.each([
    ['a word in a sentence', '<p>跳闸后</p>', ['跳闸'], '<p><mark class="m">跳闸</mark>后</p>'],
    ['in any letter case', 'hm3 HM3', ['hm3'], '<mark class="m">hm3</mark> <mark class="m">HM3</mark>'],
    ['through an element', 'I<sub>cu</sub>', ['icu'], '<mark class="m">I</mark><sub><mark class="m">cu</mark></sub>'],
    ['several, also where they overlap', '断路器', ['断路', '路器'], '<mark class="m">断路器</mark>'],
    ['characters written as entities', 'a &amp; b', ['&'], 'a <mark class="m">&amp;</mark> b'],
    ['nothing in tags', '<a href="/Consult">咨询</a>', ['consult'], '<a href="/Consult">咨询</a>'],
    ['nothing across blocks', '<p>断</p><p>路</p>', ['断路'], '<p>断</p><p>路</p>'],
    ['nothing without a word', '<p>a</p>', [], '<p>a</p>'],
  ])('%s', (_, html, words, marked) => {
    expect(mark(html, ...words)).toBe(marked)
  })
})
