import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'

/** What is sorted by the order of its collection where none is asked for. */
const SORTING = ['find', 'findVersions', 'updateMany'] as const

type Asked = { collection: string; sort?: string | string[] | null }

/**
 * Hands out copies of the order: Payload's adapters add a field to the list that they are given, and with the one of the configuration in
 * hand each later question of the process would sort by more than any index has.
 */
export function withOwnSort<A extends DatabaseAdapterObj>(base: A): A {
  return { ...base, init: (args: Parameters<A['init']>[0]) => copying(base.init(args)) }
}

function copying<A extends BaseDatabaseAdapter>(adapter: A): A {
  for (const name of SORTING) {
    const ask = Reflect.get(adapter, name)
    if (!ask) continue
    Reflect.set(adapter, name, (args: Asked) => {
      const sort = args.sort ?? Reflect.get(adapter.payload.collections, args.collection)?.config.defaultSort
      return Reflect.apply(ask, adapter, [{ ...args, sort: Array.isArray(sort) ? [...sort] : sort }])
    })
  }
  return adapter
}
