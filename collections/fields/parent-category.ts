import type { CollectionSlug, RelationshipField, Validate } from 'payload'

type CategorySlug = Extract<CollectionSlug, 'product-categories' | 'solution-categories'>

/** The category above; a tree has two levels, so a parent has none itself and nothing can be its own parent. */
export function parentCategory(relationTo: CategorySlug): RelationshipField {
  const validate: Validate = async (value, { id, req }) => {
    if (value === undefined || value === null) return true
    if (value === id) return '上级分类不能是自己'
    const parent = await req.payload.findByID({
      collection: relationTo,
      id: String(value),
      depth: 0,
      disableErrors: true,
      overrideAccess: true,
      req,
    })
    if (!parent) return '上级分类不存在'
    if (parent.parent) return '分类只有两级：上级分类必须是大类'
    if (id === undefined) return true
    const { totalDocs } = await req.payload.count({
      collection: relationTo,
      where: { parent: { equals: id } },
      overrideAccess: true,
      req,
    })
    return totalDocs === 0 || '该分类已有下级，不能再设上级分类'
  }
  return {
    name: 'parent',
    type: 'relationship',
    label: '上级分类',
    relationTo,
    index: true,
    validate,
    admin: { position: 'sidebar', description: '不选即为大类。' },
  }
}
