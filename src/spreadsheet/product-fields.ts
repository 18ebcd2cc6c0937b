import type { FlattenedField } from 'payload'
import type { NOT_CHOSEN_WITH, ProductRelation } from '../domain/product-relations'
import type { Product } from '../payload-types'
import { instantField, textField, wholeNumberField, yesNoField } from './basic-fields'
import { coreFunctionsField } from './core-functions-field'
import { limitsOf } from './field-limits'
import { listField } from './list-field'
import type { ProductLookups } from './lookups'
import { orderingRuleField } from './ordering-rule-field'
import { parametersField } from './parameters-field'
import { categoryField, referenceField, referencesField } from './reference-fields'
import { selectivityField } from './selectivity-field'
import { seoField } from './seo-field'
import type { SheetField } from './sheet-field'

/** What of a product is kept in a sheet; the detailed description, which is formatted, is not. */
export function productFields(model: readonly FlattenedField[], lookups: ProductLookups): SheetField<Product>[] {
  const limits = (path: string) => limitsOf(model, path)
  const part = (label: string, path: string) => ({ label, limits: limits(path) })
  return [
    textField({ label: '名称', limits: limits('title'), of: (doc) => doc.title, patch: (title) => ({ title }) }),
    textField({ label: '型号', limits: limits('model'), of: (doc) => doc.model, patch: (model) => ({ model }) }),
    categoryField({
      label: '分类',
      categories: lookups.productCategories,
      of: (doc) => doc.category,
      patch: (category) => ({ category }),
    }),
    textField({ label: '简介', limits: limits('summary'), of: (doc) => doc.summary, patch: (summary) => ({ summary }) }),
    listField({
      label: '重要参数',
      limits: limits('mainParameters'),
      parts: [part('名称', 'mainParameters.name'), part('数值', 'mainParameters.value')],
      of: (doc) => (doc.mainParameters ?? []).map(({ name, value }) => [name ?? '', value ?? '']),
      patch: (entries) => ({ mainParameters: entries.map(([name = '', value = '']) => ({ name, value })) }),
    }),
    listField({
      label: '关键数字',
      limits: limits('keyFigures'),
      parts: [part('数值', 'keyFigures.value'), part('单位', 'keyFigures.unit'), part('说明', 'keyFigures.label')],
      of: (doc) => (doc.keyFigures ?? []).map(({ value, unit, label }) => [value ?? '', unit ?? '', label ?? '']),
      patch: (entries) => ({
        keyFigures: entries.map(([value = '', unit = '', label = '']) => ({ value, unit: unit || null, label })),
      }),
    }),
    coreFunctionsField(limits),
    yesNoField({ label: '热销', of: (doc) => doc.isHot, patch: (isHot) => ({ isHot }) }),
    yesNoField({ label: '新品', of: (doc) => doc.isNew, patch: (isNew) => ({ isNew }) }),
    wholeNumberField({
      label: '排序号',
      limits: limits('sortOrder'),
      of: (doc) => doc.sortOrder,
      patch: (sortOrder) => ({ sortOrder }),
    }),
    instantField({ label: '发布日期', of: (doc) => doc.publishedAt, patch: (publishedAt) => ({ publishedAt }) }),
    textField({
      label: '知识库编号',
      limits: limits('kbsId'),
      of: (doc) => doc.kbsId,
      patch: (kbsId) => ({ kbsId: kbsId || null }),
    }),
    ...pictureFields(lookups, limits('cover').required),
    ...relationFields(lookups),
    seoField(limits),
    parametersField({ limits, attributes: lookups.attributes }),
    orderingRuleField(lookups.attributes),
    selectivityField(lookups.products, limits('selectivity').maxRows),
    textField({
      label: '选择性配合的条件',
      limits: limits('selectivityConditions'),
      of: (doc) => doc.selectivityConditions,
      patch: (selectivityConditions) => ({ selectivityConditions: selectivityConditions || null }),
    }),
  ]
}

function pictureFields({ pictures }: ProductLookups, required: boolean): SheetField<Product>[] {
  const noun = '图片'
  return [
    // An empty required cell is refused before this.
    referenceField({
      label: '封面',
      noun,
      references: pictures,
      required,
      of: (doc) => doc.cover,
      patch: (cover) => (cover === null ? {} : { cover }),
    }),
    referencesField({
      label: '图集',
      noun,
      references: pictures,
      byLine: true,
      of: (doc) => doc.gallery,
      patch: (gallery) => ({ gallery }),
    }),
    referenceField({
      label: '参数图',
      noun,
      references: pictures,
      required: false,
      of: (doc) => doc.parameterImage,
      patch: (parameterImage) => ({ parameterImage }),
    }),
  ]
}

type Relations = Pick<Product, 'documents' | 'stories' | ProductRelation | typeof NOT_CHOSEN_WITH>

/** What a product refers to. */
export function relationFields({
  documents,
  stories,
  products,
}: Pick<ProductLookups, 'documents' | 'stories' | 'products'>): SheetField<Relations>[] {
  return [
    referencesField({
      label: '产品资料',
      noun: '资料编号',
      references: documents,
      of: (doc) => doc.documents,
      patch: (ids) => ({ documents: ids }),
    }),
    referencesField({
      label: '相关案例',
      noun: '案例编号',
      references: stories,
      of: (doc) => doc.stories,
      patch: (ids) => ({ stories: ids }),
    }),
    ...(
      [
        ['附件与配套', 'accessories'],
        ['备件', 'spareParts'],
        ['替代产品', 'replacedBy'],
        ['常一起选用', 'chosenWith'],
        ['不显示为常一起选用', 'notChosenWith'],
      ] as const
    ).map(([label, key]) =>
      referencesField<Relations>({
        label,
        noun: '产品编号',
        references: products,
        of: (doc) => doc[key],
        patch: (ids) => ({ [key]: ids }),
      }),
    ),
  ]
}
