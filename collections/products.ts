import type { CollectionConfig } from 'payload'
import { SELECTIVE_PRODUCT } from '../src/domain/selectivity'
import { contentCollection } from './content-collection'
import { exportAsSpreadsheet } from './endpoints/export-spreadsheet'
import { importSpreadsheet } from './endpoints/import-spreadsheet'
import { asTable } from './fields/as-table'
import { editedBy } from './fields/edited-by'
import { figures } from './fields/figure'
import { oneLine, plainText } from './fields/one-line'
import { orderingRule } from './fields/ordering-rule'
import { parameterAttributes } from './fields/parameter-attributes'
import { parameterValue } from './fields/parameter-value'
import { picture } from './fields/picture'
import { productId } from './fields/product-id'
import { publishedAt } from './fields/published-at'
import { relatedProducts } from './fields/related-products'
import { richText } from './fields/rich-text'
import { selectivityConditions, selectivityRows } from './fields/selectivity'
import { seo } from './fields/seo'
import { sortOrder } from './fields/sort-order'
import { templateMark } from './fields/template-mark'
import { video } from './fields/video'
import { groups } from './groups'
import { forgetValues, keepValues } from './hooks/keep-attribute-values'
import { forgetCodes, keepCodes } from './hooks/keep-order-codes'
import { refuseDeletionWhileNamed } from './hooks/refuse-while-used'

/** Products with structured technical parameters; the legacy `summary` and `content` are made from these (spec: content/structured). */
export const Products: CollectionConfig = {
  ...contentCollection,
  slug: 'products',
  labels: { singular: '产品', plural: '产品' },
  defaultSort: ['sortOrder', '-publishedAt'],
  admin: {
    group: groups.products,
    useAsTitle: 'title',
    defaultColumns: ['title', 'cover', 'articleId', 'category', 'isHot', 'isNew', '_status', 'updatedAt', 'editedBy'],
    listSearchableFields: ['title', 'model', 'articleId'],
    description: '产品的名称、图片、技术参数与资料。',
    components: {
      beforeListTable: ['/src/admin/spreadsheet/spreadsheet-bar#SpreadsheetBar'],
      edit: { beforeDocumentControls: ['/src/admin/editing/tab-of-address#TabOfAddress'] },
    },
  },
  hooks: {
    beforeDelete: [refuseDeletionWhileNamed(SELECTIVE_PRODUCT)],
    afterChange: [keepCodes, keepValues],
    afterDelete: [forgetCodes, forgetValues],
  },
  endpoints: [exportAsSpreadsheet('products'), ...importSpreadsheet('products')],
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: '概述',
          fields: [
            oneLine('title', '名称', { required: true, description: '型号与品类，例如：HM3-250 塑壳断路器。' }),
            oneLine('model', '型号', { required: true, maxLength: 40, description: '仅型号，例如：HM3-250。' }),
            plainText('summary', '简介', { required: true, maxLength: 160, description: '一两句话，40–120 字。' }),
            asTable(figures({ name: 'keyFigures', label: '关键数字', maxRows: 3, description: '名称下方放大显示的数字，最多三个。' })),
            asTable({
              name: 'mainParameters',
              type: 'array',
              label: '重要参数',
              labels: { singular: '参数', plural: '参数' },
              maxRows: 8,
              fields: [
                {
                  type: 'row',
                  fields: [
                    oneLine('name', '名称', { required: true, maxLength: 40 }),
                    oneLine('value', '数值（含单位）', { required: true, maxLength: 80 }),
                  ],
                },
              ],
            }),
            {
              ...picture({ name: 'cover', label: '封面', required: true, description: '透明底产品图，正方形。', shownAs: ['productCard'] }),
            },
            {
              ...picture({ name: 'gallery', label: '图集', description: '产品页左侧的图片，第一张通常与封面相同。', shownAs: ['gallery'] }),
              hasMany: true,
            },
            video({ name: 'turntable', label: '环视短片', description: '产品转动一周的短片，在图集上打开，循环播放。' }),
          ],
        },
        {
          label: '功能与参数',
          fields: [
            asTable({
              name: 'coreFunctions',
              type: 'array',
              label: '核心功能',
              labels: { singular: '功能', plural: '功能' },
              maxRows: 3,
              fields: [
                oneLine('title', '标题', { required: true, maxLength: 20 }),
                plainText('content', '内容', { required: true, maxLength: 200 }),
              ],
            }),
            {
              name: 'parameters',
              type: 'array',
              label: '技术参数',
              labels: { singular: '参数', plural: '参数' },
              admin: {
                description:
                  '按显示顺序填写；分组相同的行放在一起。选了属性，数值就能比较和筛选；数值由几部分组成时（如 65 / 50、105 × 165 × 108），按顺序各选一个属性；不选则为普通文字。',
                components: { Field: '/src/admin/parameters/parameter-table#ParameterTable' },
              },
              fields: [
                {
                  type: 'row',
                  fields: [
                    oneLine('group', '分组', { required: true, maxLength: 40 }),
                    oneLine('name', '名称', { required: true, maxLength: 60 }),
                    parameterValue,
                    oneLine('unit', '单位', { maxLength: 20 }),
                  ],
                },
                parameterAttributes,
              ],
            },
            picture({
              name: 'parameterImage',
              label: '参数图',
              description: '外形尺寸或参数图片，显示在参数表旁。',
              shownAs: ['parameterPicture'],
            }),
            richText('description', '详细介绍'),
          ],
        },
        { label: '订货规则', fields: [orderingRule] },
        {
          label: '资料与关联',
          fields: [
            {
              name: 'documents',
              type: 'relationship',
              label: '产品资料',
              relationTo: 'documents',
              hasMany: true,
              admin: { description: '样本、证书、报告、手册、模型与图纸，按资料类型自动分组。' },
            },
            {
              name: 'stories',
              type: 'relationship',
              label: '相关案例',
              relationTo: 'stories',
              hasMany: true,
            },
            relatedProducts({
              name: 'accessories',
              label: '附件与配套',
              description: '装在这款产品上，或与它配套使用的产品。对方的页面自动显示“适用于”这款产品，不用再填。',
            }),
            relatedProducts({
              name: 'spareParts',
              label: '备件',
              description: '维修时更换的产品。对方的页面自动显示它是这款产品的备件。',
            }),
            relatedProducts({
              name: 'replacedBy',
              label: '替代产品',
              description: '停产或升级后，用哪款产品代替。对方的页面自动显示它替代这款产品。',
            }),
            relatedProducts({
              name: 'chosenWith',
              label: '常一起选用',
              description: '排在最前。访客发来的选型清单里至少三次与这款产品同时出现的，会自动补在后面；对方的页面也显示这款产品。',
            }),
            relatedProducts({
              name: 'notChosenWith',
              label: '不显示为常一起选用',
              description: '清单里常同时出现、但不该这样推荐的产品。在双方的页面上都不显示。',
            }),
            selectivityRows,
            selectivityConditions,
          ],
        },
      ],
    },
    {
      name: 'category',
      type: 'relationship',
      label: '产品分类',
      relationTo: 'product-categories',
      required: true,
      index: true,
      filterOptions: { parent: { exists: true } },
      admin: { position: 'sidebar', description: '选择子类。' },
    },
    { name: 'isHot', type: 'checkbox', label: '热销', index: true, disableDuplicate: true, admin: { position: 'sidebar' } },
    { name: 'isNew', type: 'checkbox', label: '新品', index: true, disableDuplicate: true, admin: { position: 'sidebar' } },
    productId,
    {
      ...oneLine('kbsId', '知识库编号', { maxLength: 60, description: '外部知识库用它查找产品说明书。' }),
      disableDuplicate: true,
      index: true,
      custom: { isCode: true },
      admin: { position: 'sidebar' },
    },
    templateMark,
    publishedAt,
    sortOrder,
    seo,
    editedBy,
  ],
}
