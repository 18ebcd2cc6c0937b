import type { CollectionConfig, SelectFieldManyValidation, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import { questionTopics } from '../src/domain/question-topics'
import { contentCollection } from './content-collection'
import { editedBy } from './fields/edited-by'
import { legacyNumber } from './fields/legacy-number'
import { publishedAt } from './fields/published-at'
import { richText } from './fields/rich-text'
import { sortOrder } from './fields/sort-order'
import { groups } from './groups'

/** A question is a sentence that asks something; the mark is the full-width one. */
const endsAsQuestion: TextFieldSingleValidation = (value, options) =>
  value && !value.endsWith('？') ? '请写成一句问话，以问号“？”结尾。' : text(value, options)

/** Where is it seen? One place is enough (spec: questions/places). */
const belongsSomewhere: SelectFieldManyValidation = (topics, { siblingData }) => {
  const places = [topics, Reflect.get(siblingData, 'products'), Reflect.get(siblingData, 'categories')]
  return places.some((place) => Array.isArray(place) && place.length > 0) || '主题、产品、产品分类至少选一项，否则问题没有地方显示。'
}

/** Questions that are asked again and again, with their answers (spec: questions/page). */
export const Questions: CollectionConfig = {
  ...contentCollection,
  slug: 'questions',
  labels: { singular: '常见问题', plural: '常见问题' },
  defaultSort: ['sortOrder', '-publishedAt'],
  admin: {
    group: groups.service,
    useAsTitle: 'question',
    defaultColumns: ['question', 'articleId', 'topics', 'categories', '_status', 'updatedAt', 'editedBy'],
    listSearchableFields: ['question', 'articleId'],
    description: '显示在“常见问题”页、所选主题的服务页面，以及所选产品和分类的产品页。',
  },
  fields: [
    {
      name: 'question',
      type: 'text',
      label: '问题',
      required: true,
      maxLength: 80,
      validate: endsAsQuestion,
      admin: { description: '客户会怎么问就怎么写，一句话，以“？”结尾，例如：3P 和 4P 怎么选？' },
    },
    richText('answer', '答复', { required: true, description: '80–300 字，第一句直接回答；数值须与产品参数一致。' }),
    {
      name: 'topics',
      type: 'select',
      label: '主题',
      hasMany: true,
      options: questionTopics.map(({ value, label }) => ({ value, label })),
      validate: belongsSomewhere,
      admin: { description: '决定它出现在哪些服务页面，第一个主题还决定它在“常见问题”页的位置。主题、产品、产品分类至少选一项。' },
    },
    {
      name: 'products',
      type: 'relationship',
      label: '产品',
      relationTo: 'products',
      hasMany: true,
      admin: { description: '仅与个别产品有关时选择，显示在这些产品的页面。' },
    },
    {
      name: 'categories',
      type: 'relationship',
      label: '产品分类',
      relationTo: 'product-categories',
      hasMany: true,
      admin: { description: '与整类产品有关时选择；选大类时，其下所有产品都会显示。' },
    },
    legacyNumber('articleId', '问题编号'),
    publishedAt,
    sortOrder,
    editedBy,
  ],
}
