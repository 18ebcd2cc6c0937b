import type { IncomingMessage } from 'node:http'
import { beforeEach, expect, it, vi } from 'vitest'
import { QUESTION_HEADER } from '@/lib/internal-headers.mjs'
import { log } from '@/lib/log.mjs'
import { type Asked, answerQuestion, questions } from '@/server/renderer/questions.mjs'

const error = vi.spyOn(log, 'error').mockReturnValue()
const info = vi.spyOn(log, 'info').mockReturnValue()
const publishedEdition = vi.fn<(name: string) => Promise<string | null>>()
const application: Asked = {
  handle: async () => undefined,
  notReady: async () => [],
  figures: async () => {
    throw new Error('not asked')
  },
  publishedEdition,
  acknowledge: async () => true,
  purges: async () => {
    throw new Error('no ledger')
  },
  close: async () => undefined,
}

beforeEach(() => {
  for (const spy of [error, info]) spy.mockClear()
})

/** @returns the status of the answer */
async function ask(question: string, name = ''): Promise<number> {
  const response = { writeHead: vi.fn(), end: vi.fn() }
  const request = { url: `/?name=${name}`, headers: { [QUESTION_HEADER]: question } }
  await Reflect.apply(answerQuestion, undefined, [application, request as unknown as IncomingMessage, response])
  return response.writeHead.mock.calls[0]?.[0]
}

it('what the renderer can not say is told to operators, once, and that it can again', async () => {
  const gone = new Error('gone')
  publishedEdition.mockRejectedValue(gone)
  expect([await ask(questions.publishedEdition, 'a.pdf'), await ask(questions.publishedEdition, 'b.pdf')]).toEqual([503, 503])
  expect(error.mock.calls).toEqual([[{ event: 'question not answered', err: gone }, "The server can't be told: published-edition"]])

  // Another one says nothing of it.
  expect(await ask(questions.notReady)).toBe(200)
  expect(info).not.toHaveBeenCalled()
  publishedEdition.mockResolvedValue('a-2.pdf')
  expect(await ask(questions.publishedEdition, 'a.pdf')).toBe(200)
  expect(info.mock.calls).toEqual([
    [{ event: 'question answered again', failedRequests: 2 }, 'The server can be told again: published-edition'],
  ])
})

it('a question that makes no sense is one of them', async () => {
  expect(await ask(questions.purges, 'no JSON')).toBe(503)
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ event: 'question not answered' }), expect.anything())
})
