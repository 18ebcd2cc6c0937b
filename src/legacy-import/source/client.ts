import type { z } from 'zod'
import { readEnvelope } from './answers'
import type { Fetcher } from './fetcher'
import { parseForgiving } from './forgiving'
import { type SourceProblem, type SourceProblemKind, sourceProblemKinds, type TellProblem } from './problem'
import { Unanswered } from './unanswered'
import { findUnknownKeys } from './unknown-keys'

/** Asks endpoints of a legacy site and parses what they answer; what is wrong is told, and nothing else comes of it. */
export type Client = {
  /** An endpoint's address. @param path after `/prod-api`, with its query */
  addressOf: (path: string) => URL
  /** What is in `data`, or in another key. @returns null for what can't be had */
  one: <T extends z.ZodType>(path: string, schema: T, key?: string) => Promise<z.infer<T> | null>
  /** The envelope itself. @throws Unanswered */
  ask: (path: string) => Promise<Record<string, unknown>>
  parse: <T extends z.ZodType>(path: string, schema: T, value: unknown) => z.infer<T> | null
  tell: (kind: SourceProblemKind, path: string, detail: string, isLoss?: boolean) => void
  fetcher: Fetcher
}

export function makeClient(address: string, fetcher: Fetcher, onProblem: TellProblem): Client {
  const toldKeys = new Set<string>()
  const addressOf = (path: string) => new URL(`${address}/prod-api${path}`)
  const tell: Client['tell'] = (kind, path, detail, isLoss = true) => onProblem(problemOf(kind, addressOf(path), detail, isLoss))

  /** Of each endpoint once: a row has what all have. */
  const tellUnknownKeys = (path: string, answer: unknown) => {
    const endpoint = path.replace(/\?.*$/, '').replace(/\/[\d_]+$/, '/{id}')
    for (const key of findUnknownKeys(answer).filter((found) => !toldKeys.has(`${endpoint} ${found}`))) {
      toldKeys.add(`${endpoint} ${key}`)
      tell('unknown-key', path, `${key} 不在约定之内，未迁移`, false)
    }
  }

  const ask: Client['ask'] = async (path) => {
    const answer = await fetcher.ask(addressOf(path), readEnvelope)
    tellUnknownKeys(path, answer)
    return answer
  }

  const parse: Client['parse'] = (path, schema, value) => {
    const parsed = parseForgiving(schema, value)
    for (const { kind, detail } of parsed.notes) tell(kind, path, detail, kind === 'unreadable-row' || kind === 'no-list')
    return parsed.value
  }

  return {
    addressOf,
    ask,
    parse,
    tell,
    fetcher,
    async one(path, schema, key = 'data') {
      try {
        const data = (await ask(path))[key]
        if (data === undefined || data === null) {
          tell('missing', path, `应答中没有 ${key}`)
          return null
        }
        const value = parse(path, schema, data)
        if (value === null) tell('unreadable', path, '缺少编号等必要内容')
        return value
      } catch (error) {
        tellUnanswered(tell, path, error)
        return null
      }
    },
  }
}

/** @throws what is not the source's fault, and that it is gone */
export function tellUnanswered(tell: Client['tell'], path: string, error: unknown): void {
  if (!(error instanceof Unanswered)) throw error
  tell(error.kind, path, error.message)
}

export function problemOf(kind: SourceProblemKind, address: URL, detail: string, isLoss: boolean): SourceProblem {
  return { kind, address: address.href, message: `${sourceProblemKinds[kind]}：${detail}`, isLoss }
}
