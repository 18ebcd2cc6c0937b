import type { Payload } from 'payload'
import { z } from 'zod'

type Execute = (...args: unknown[]) => unknown
const client = z.object({ execute: z.custom<Execute>() }).loose()

/** Counts from now on what the embedded database is asked outside of transactions; of MongoDB nothing. */
export function countedStatements({ db }: Payload): { count: number } {
  const counted = { count: 0 }
  const found: unknown = Reflect.get(db, 'client')
  if (!client.safeParse(found).success) return counted
  const database = z.custom<{ execute: Execute }>().parse(found)
  const { execute } = database
  database.execute = (...args) => {
    counted.count += 1
    return Reflect.apply(execute, database, args)
  }
  return counted
}
