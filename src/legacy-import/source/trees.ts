import type { z } from 'zod'
import type { Client } from './client'
import { listOf } from './forgiving'
import { categoryNode, type LegacyCategory } from './shapes'

type Node = z.infer<typeof categoryNode>
type Place = { node: Node; above: readonly number[] }

/**
 * A tree of categories as there may be one here: two levels, each number once. What is nested deeper stands below its outermost
 * parent; what is its own ancestor, or was met before, is left out and told.
 *
 * @param roots what the answer has at its top
 */
export function toTwoLevels(client: Client, path: string, roots: readonly Node[]): LegacyCategory[] {
  const tree: LegacyCategory[] = []
  const seen = new Set<number>()
  // Depth first, in the order of the answer, without recursion: an answer may be nested as deep as it likes.
  const waiting: Place[] = roots.toReversed().map((node) => ({ node, above: [] }))
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { node, above } = place
    if (above.includes(node.id)) {
      client.tell('cycle', path, `分类 ${node.id}（${node.name}）是自身的上级，重复的一处未计`, false)
      continue
    }
    if (seen.has(node.id)) {
      client.tell('duplicate-number', path, `分类编号 ${node.id}（${node.name}）出现多次，以第一处为准`, false)
      continue
    }
    seen.add(node.id)
    if (above.length > 1) client.tell('too-deep', path, `分类 ${node.id}（${node.name}）在第 ${above.length + 1} 层，归入最上级分类`, false)
    const parent = tree.find(({ id }) => id === above[0])
    if (parent) parent.children.push({ id: node.id, name: node.name })
    else tree.push({ id: node.id, name: node.name, children: [] })
    const below = client.parse(path, listOf(categoryNode), node.below) ?? []
    waiting.push(...below.toReversed().map((child) => ({ node: child, above: [...above, node.id] })))
  }
  return tree
}
