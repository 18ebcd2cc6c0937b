import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { setOfTerm } from '../../src/database/search-term-sums'
import { hasRole } from '../../src/domain/roles'
import { foldName } from '../../src/domain/search/fold'
import { countFoundNow } from '../../src/finding/count-found'
import type { DocumentId } from '../../src/lib/document-id'
import { sent } from './sent'

const term = z.string().trim().min(1).max(40)
const put = z.object({ term, isIgnored: z.boolean() })
const synonym = z.object({ term, meaning: z.string().trim().min(1).max(40) })

/** What editors do with a term that was searched and found nothing (spec: content/searched-terms). */
export const searchTermEndpoints: Endpoint[] = [
  {
    path: '/put-away',
    method: 'post',
    handler: async (req) => {
      refuseOthers(req)
      const { term: text, isIgnored } = await sent(req, put)
      await setOfTerm(req.payload, text, { isIgnored })
      return Response.json({})
    },
  },
  {
    path: '/synonym',
    method: 'post',
    handler: async (req) => {
      refuseOthers(req)
      const { term: text, meaning } = await sent(req, synonym)
      if (foldName(text) === foldName(meaning)) throw refused('两个叫法是同一个词，请填写网站上的另一种叫法。')
      if ((await countFoundNow(req.payload, meaning)) === 0) throw refused(`“${meaning}”也没有结果，请填写网站上能找到内容的叫法。`)
      await keepSynonym(req, text, meaning)
      const found = await countFoundNow(req.payload, text)
      await setOfTerm(req.payload, text, { found })
      return Response.json({ found })
    },
  },
]

const refused = (message: string) => new APIError(message, 400, undefined, true)

/** @throws APIError */
function refuseOthers({ user }: PayloadRequest): void {
  if (!hasRole(user, ['admin', 'editor'])) throw new APIError('没有权限', 403, undefined, true)
}

type Group = { id: DocumentId; words: { word: string }[] }

/** Adds a word to the group that has the other one, or begins a group of both. */
async function keepSynonym(req: PayloadRequest, word: string, meaning: string): Promise<void> {
  const rights = { user: req.user, overrideAccess: false, depth: 0, req } as const
  const { docs } = await req.payload.find({ collection: 'synonyms', sort: 'id', pagination: false, ...rights })
  const has = ({ words }: Group, text: string) => words.some((one) => foldName(one.word) === foldName(text))
  const group = docs.find((one) => has(one, meaning))
  if (!group) {
    await req.payload.create({ collection: 'synonyms', data: { words: [{ word: meaning }, { word }] }, ...rights })
    return
  }
  if (has(group, word)) return
  await req.payload.update({ collection: 'synonyms', id: group.id, data: { words: [...group.words, { word }] }, ...rights })
}
