import type { BaseDatabaseAdapter, DatabaseAdapterObj, PayloadRequest } from 'payload'

type Work = () => Promise<void>

const waiting = new Map<number | string, Work[]>()

/**
 * Runs work when the transaction of a request has ended, committed or not: at once when there is none. It reads from the database
 * what has come of it. A process that is killed runs it never.
 *
 * @param work does no harm when it fails
 */
export async function afterTransaction(req: PayloadRequest, work: Work): Promise<void> {
  const id = await req.transactionID
  if (id === undefined) return work()
  waiting.set(id, [...(waiting.get(id) ?? []), work])
}

/** Makes a database run what waits for the end of a transaction. */
export function withWorkAfterTransactions<A extends DatabaseAdapterObj>(base: A): A {
  return { ...base, init: (args: Parameters<A['init']>[0]) => watch(base.init(args)) }
}

function watch<A extends BaseDatabaseAdapter>(adapter: A): A {
  for (const name of ['commitTransaction', 'rollbackTransaction'] as const) {
    const end = adapter[name]
    adapter[name] = async (id) => {
      try {
        await end.call(adapter, id)
      } finally {
        await runWaiting(await id)
      }
    }
  }
  return adapter
}

async function runWaiting(id: number | string): Promise<void> {
  const works = waiting.get(id) ?? []
  waiting.delete(id)
  for (const work of works) await work()
}
