import type { Finder } from '../database/finding/finder'
import { levels } from '../domain/search/condition'
import { kinds } from '../domain/search/entry'
import type { Interpretation } from './interpret'
import { type Hit, rankedList } from './ranked-list'

/** The best of all kinds together, in order. */
export async function bestHits(finder: Finder, meant: Interpretation, most: number): Promise<Hit[]> {
  const lists = await Promise.all(kinds.map((kind) => rankedList(finder, kind, meant, most)))
  const hits = lists.flatMap((list) => list.hits)
  return hits.sort((one, other) => levels.indexOf(one.level) - levels.indexOf(other.level) || other.score - one.score)
}
