import type { ClientField } from 'payload'
import { fieldAt } from '../editing/labels'

/** What belongs together in a document, and is taken over by a copy together or not at all. */
export type Part = { label: string; fields: readonly string[] }

const partsOf: Record<string, readonly Part[]> = {
  products: [
    { label: '图片与短片', fields: ['cover', 'gallery', 'turntable', 'parameterImage'] },
    { label: '参数、关键数字与核心功能', fields: ['keyFigures', 'mainParameters', 'coreFunctions', 'parameters'] },
    { label: '订货规则', fields: ['orderingRule'] },
    { label: '资料与案例', fields: ['documents', 'stories'] },
    { label: '附件、备件与替代产品', fields: ['accessories', 'spareParts', 'replacedBy'] },
    { label: '常一起选用', fields: ['chosenWith', 'notChosenWith'] },
    { label: '选择性配合', fields: ['selectivity', 'selectivityConditions'] },
  ],
  stories: [
    { label: '图片与视频', fields: ['cover', 'banner', 'video', 'requirementImage', 'outcomeImage'] },
    { label: '关键数字', fields: ['figures'] },
    { label: '客户与项目', fields: ['customerName', 'projectAddress', 'projectTime'] },
    { label: '正文', fields: ['overview', 'requirementContent', 'solutionPoints', 'outcomeContent'] },
    { label: '相关产品与方案', fields: ['products', 'solutions'] },
  ],
  news: [
    { label: '图片', fields: ['cover', 'banner'] },
    { label: '正文', fields: ['content'] },
  ],
}

/** The parts of a collection's documents that a copy may leave behind. */
export const copiedParts = (slug: string): readonly Part[] => partsOf[slug] ?? []

/** The fields of what is left behind, as a copy has them: empty. */
export function emptied(fields: readonly ClientField[], left: readonly Part[]): Record<string, null | []> {
  return Object.fromEntries(left.flatMap((part) => part.fields).map((name) => [name, emptyOf(fieldAt(fields, [name]))]))
}

function emptyOf(field: ClientField | null): null | [] {
  const isList = field?.type === 'array' || (field !== null && 'hasMany' in field && field.hasMany === true)
  return isList ? [] : null
}
