import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { DocumentId } from '@/lib/document-id'
import { countingTurns } from '../support/turns'
import { ask, cms, folder, pagesOf, pdf, publish, revert, save, seen, stored, tokens, versionsOf } from './document-editions'
import { rest } from './rest'

describe('the file of a published document', () => {
  it('stays while a draft of it gets another one, and after that is dropped', async () => {
    const { id, filename } = await publish(1)
    await save(id, { note: '草稿' }, { draft: true })
    const draft = await save(id, {}, { draft: true, file: pdf(2) })
    expect([draft.filename, pagesOf(await stored(draft.edition))]).toEqual([filename, 2])
    await save(id, {}, { draft: true, file: pdf(3) })
    expect(await seen(filename)).toBe(1)
    await revert(id)
    expect(await seen(filename)).toBe(1)
  })

  it('is replaced at its address when the draft is published', async () => {
    const { id, filename } = await publish(1)
    await save(id, {}, { draft: true, file: pdf(2) })
    await save(id, { _status: 'published' })
    expect(await seen(filename)).toBe(2)
  })

  it('is the one that is published after it was taken back', async () => {
    const { id, filename } = await publish(1)
    await save(id, {}, { draft: true, file: pdf(2) })
    await save(id, { _status: 'draft' })
    expect(await seen(filename)).toBeNull()
    await save(id, { _status: 'published' })
    expect(await seen(filename)).toBe(2)
  })

  it('comes back with an older version that is restored', async () => {
    const { id, filename } = await publish(1)
    await save(id, { _status: 'published' }, { file: pdf(2) })
    const [, first] = await versionsOf(id)
    await ask('POST', `/documents/versions/${first?.id}?draft=true`)
    expect(await seen(filename)).toBe(2)
    await ask('POST', `/documents/versions/${first?.id}`)
    expect(await seen(filename)).toBe(1)
  })

  it('is the one that a colleague sees who publishes without having seen the newer draft', async () => {
    const { id, filename } = await publish(1)
    const opened = await ask('GET', `/documents/${id}?depth=0&draft=true`)
    await save(id, {}, { draft: true, file: pdf(2), as: 1 })
    await save(id, { ...opened, _status: 'published' })
    expect(await seen(filename)).toBe(1)
  })

  it('never changes under a draft, whatever is done in which order', async () => {
    const act = fc.record({ name: fc.constantFrom(...Object.keys(acts)), which: fc.nat(5), as: fc.nat(1) })
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 8 }), async (chosen) => {
        const { id, filename } = await publish(1)
        let state: State = { published: 1, latest: 1, pages: 1 }
        for (const { name, which, as } of chosen) {
          state = (await acts[name]?.(id, state, { which, as })) ?? state
          expect(await seen(filename), name).toBe(state.published)
        }
        for (const { version } of await versionsOf(id)) await stored(version.edition)
      }),
      { numRuns: process.env.TEST_LONG ? 200 : 12 },
    )
  })
})

/** What visitors must get, what the newest draft has, and how many pages the last uploaded file had. */
type State = { published: number | null; latest: number; pages: number }
type Act = (id: DocumentId, state: State, how: { which: number; as: number }) => Promise<State>

const restore =
  (isDraft: boolean): Act =>
  async (id, state, { which, as }) => {
    const versions = await versionsOf(id)
    const version = versions[which % versions.length]
    if (!version) return state
    await ask('POST', `/documents/versions/${version.id}${isDraft ? '?draft=true' : ''}`, {}, { as })
    const latest = pagesOf(await stored(version.version.edition))
    if (isDraft) return { ...state, latest }
    return { ...state, latest, published: version.version._status === 'published' ? latest : null }
  }

/** What can be done with a document, and what must come of it. */
const acts: Record<string, Act> = {
  note: async (id, state, { which, as }) => {
    await save(id, { note: `备注 ${which}` }, { draft: true, as })
    return state
  },
  'file in a draft': async (id, state, { as }) => {
    const pages = state.pages + 1
    await save(id, {}, { draft: true, file: pdf(pages), as })
    return { ...state, latest: pages, pages }
  },
  'file at once': async (id, state, { as }) => {
    const pages = state.pages + 1
    await save(id, { _status: 'published' }, { file: pdf(pages), as })
    return { published: pages, latest: pages, pages }
  },
  publish: async (id, state, { as }) => {
    await save(id, { _status: 'published' }, { as })
    return { ...state, published: state.latest }
  },
  unpublish: async (id, state, { as }) => {
    await save(id, { _status: 'draft' }, { as })
    return { ...state, published: null }
  },
  revert: async (id, state) => {
    if (state.published === null) return state
    await revert(id)
    return { ...state, latest: state.published }
  },
  'restore a version': restore(false),
  'restore a version as a draft': restore(true),
  'into the trash and back': async (id, state, { as }) => {
    const { filename } = await save(id, { deletedAt: new Date().toISOString() }, { as })
    expect(await seen(filename)).toBeNull()
    await ask('PATCH', `/documents/${id}?trash=true`, { deletedAt: null, _status: 'published' }, { as })
    return { ...state, published: state.latest }
  },
}

describe('a file that is stored', () => {
  it('before its document could be written takes nothing away, and is cleared later', async () => {
    const { clearLeftovers } = await import('@/jobs/clear-leftovers')
    const { id, filename, edition } = await publish(1)
    const before = await readdir(folder())
    // The process ends between the file and the record: what is written is never committed.
    const failing = vi.spyOn(cms.db, 'updateOne').mockRejectedValueOnce(new Error('killed'))
    const { status } = await rest(`/documents/${id}`, { method: 'PATCH', body: { _status: 'published' }, token: tokens[0], file: pdf(2) })
    failing.mockRestore()
    expect(status).toBe(500)
    expect([await seen(filename), await readdir(folder())]).toEqual([1, before])

    // Nor is there anybody left to take it away again.
    const orphan = path.join(folder(), '00000000-0000-4000-8000-000000000000.pdf')
    await writeFile(orphan, 'orphan')
    await clearLeftovers(cms)
    expect(await readdir(folder())).toContain(path.basename(orphan))
    const old = new Date('2026-01-01')
    for (const name of await readdir(folder())) await utimes(path.join(folder(), name), old, old)
    await clearLeftovers(cms)
    expect(await readdir(folder())).not.toContain(path.basename(orphan))
    expect(await readdir(folder())).toContain(edition)
  })

  it('goes when no document and no version names it any more, and not before', async () => {
    const { clearLeftovers } = await import('@/jobs/clear-leftovers')
    const { id, filename, edition } = await publish(1)
    const replacing = await save(id, { _status: 'published' }, { file: pdf(2) })
    const draft = await save(id, {}, { draft: true, file: pdf(3) })
    const editions = [edition, replacing.edition, draft.edition]
    const old = new Date('2026-01-01')
    const left = async () => {
      for (const name of await readdir(folder())) await utimes(path.join(folder(), name), old, old)
      await clearLeftovers(cms)
      const names = await readdir(folder())
      return editions.map((name) => names.includes(name))
    }
    expect(await left()).toEqual([true, true, true])
    await save(id, { deletedAt: new Date().toISOString() })
    expect(await left()).toEqual([true, true, true])
    await ask('DELETE', `/documents/${id}?trash=true`)
    expect(await seen(filename)).toBeNull()
    expect(await left()).toEqual([false, false, false])
  })

  it('is looked for at night while others of the process are answered, however many files there are', async () => {
    const { clearLeftovers } = await import('@/jobs/clear-leftovers')
    for (const pages of [1, 2, 3]) await publish(pages)
    const old = new Date('2026-01-01')
    for (const name of await readdir(folder())) await utimes(path.join(folder(), name), old, old)
    const asked = await countingTurns(async (soFar) => {
      const turns: number[] = []
      const { count } = cms.db
      const counting = vi.spyOn(cms.db, 'count').mockImplementation((args) => {
        if (args.collection === 'documents') turns.push(soFar())
        return count.call(cms.db, args)
      })
      await clearLeftovers(cms)
      counting.mockRestore()
      return turns
    })
    expect(asked.length).toBeGreaterThan(2)
    expect(new Set(asked).size).toBe(asked.length)
  })

  it('is not stored again when the admin sends it again', async () => {
    const { id } = await publish(1)
    const first = await save(id, {}, { draft: true, file: pdf(2) })
    const again = await save(id, { note: '同一个文件' }, { draft: true, file: pdf(2) })
    expect(again.edition).toBe(first.edition)
    expect((await save(id, {}, { draft: true, file: pdf(3) })).edition).not.toBe(first.edition)
  })

  it('is taken by no other document, and a wrong one by none', async () => {
    const [mine, other] = [await publish(1), await publish(2)]
    for (const edition of [other.edition, '../site.db', 'nothing.pdf', '']) {
      const data = { edition, _status: 'published' }
      const { status, body } = await rest(`/documents/${mine.id}`, { method: 'PATCH', body: data, token: tokens[0] })
      if (edition) expect([status, JSON.stringify(body)]).toEqual([409, expect.stringContaining('文件已不存在')])
      expect(await seen(mine.filename)).toBe(1)
    }
  })

  it('from before there were editions is served, replaced, and comes back', async () => {
    const { id, filename, edition } = await publish(1)
    await mkdir(folder(), { recursive: true })
    const old = 'manual-from-before.pdf'
    await writeFile(path.join(folder(), old), pdf(4).content)
    await rm(path.join(folder(), edition))
    await cms.db.updateOne({ collection: 'documents', id, data: { filename: old, edition: null } })
    for (const version of await versionsOf(id)) {
      await cms.db.updateVersion({
        collection: 'documents',
        id: version.id,
        versionData: { version: { ...version.version, filename: old, edition: null } } as never,
      })
    }
    expect([await seen(filename), await seen(old)]).toEqual([null, 4])
    await save(id, { note: '草稿' }, { draft: true })
    await save(id, {}, { draft: true, file: pdf(5) })
    expect(await seen(old)).toBe(4)
    await revert(id)
    expect(await seen(old)).toBe(4)
    await save(id, { _status: 'published' }, { file: pdf(6) })
    expect(await seen(old)).toBe(6)
    const first = (await versionsOf(id)).at(-1)
    await ask('POST', `/documents/versions/${first?.id}`)
    expect(await seen(old)).toBe(4)
  })
})

describe('staff', () => {
  it('gets the file of the version that it reads; nobody else does', async () => {
    const { id, filename, edition } = await publish(1)
    const draft = await save(id, {}, { draft: true, file: pdf(2) })
    const pagesAt = async (url: string, token?: string) => {
      const { status, text } = await rest(url.replace('/cms-api', ''), { token })
      return status === 200 ? pagesOf(text) : status
    }
    const published = await ask('GET', `/documents/${id}?depth=0`)
    const latest = await ask('GET', `/documents/${id}?depth=0&draft=true`)
    expect([await pagesAt(String(published.url), tokens[0]), await pagesAt(String(latest.url), tokens[0])]).toEqual([1, 2])
    expect(await pagesAt(`/documents/file/${draft.edition}`)).toBe(403)
    expect(await pagesAt(`/documents/file/${edition}`)).toBe(403)
    expect(await pagesAt(`/documents/file/${filename}`)).toBe(1)
    expect(await pagesAt('/documents/file/..%5csite.db', tokens[0])).not.toBe(200)
  })
})
