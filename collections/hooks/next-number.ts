import type { CollectionSlug, PayloadRequest } from 'payload'

type Series = { collection: CollectionSlug; field: string; req: PayloadRequest }

/**
 * The next free number of a series, safe under concurrent creates (spec: content/numbers): a counter in the database is raised
 * atomically, and numbers that an administrator gave out by hand are skipped.
 */
export async function nextNumber(series: Series): Promise<number> {
  const counter = await findOrCreateCounter(series)
  for (;;) {
    const value = await raiseCounter(counter, series.req)
    if (!(await isTaken(value, series))) return value
  }
}

const counterName = ({ collection, field }: Series) => `${collection}.${field}`

/**
 * SQLite has one writer: the counter must be raised inside the running transaction. MongoDB would report a write
 * conflict there when two documents are created at once, so it is raised outside; a rolled back create skips a number.
 */
function transactionOf(req: PayloadRequest): { req?: PayloadRequest } {
  return req.payload.db.name === 'mongoose' ? {} : { req }
}

async function findCounter(series: Series) {
  const where = { name: { equals: counterName(series) } }
  return series.req.payload.db.findOne<{ id: number | string }>({
    collection: 'counters',
    where,
    ...transactionOf(series.req),
  })
}

/** The counter of a series; a new one begins behind the highest number that was given out. */
export async function findOrCreateCounter(series: Series): Promise<number | string> {
  const existing = await findCounter(series)
  if (existing) return existing.id
  try {
    const created = await series.req.payload.db.create({
      collection: 'counters',
      data: { name: counterName(series), value: await highestNumber(series) },
      ...transactionOf(series.req),
    })
    return created.id
  } catch (error) {
    // Another process made the counter in the meantime: its name is unique.
    const other = await findCounter(series)
    if (other) return other.id
    throw error
  }
}

async function raiseCounter(id: number | string, req: PayloadRequest): Promise<number> {
  const counter = await req.payload.db.updateOne({
    collection: 'counters',
    id,
    data: { value: { $inc: 1 } },
    ...transactionOf(req),
  })
  return Number(Reflect.get(counter, 'value'))
}

async function highestNumber({ collection, field, req }: Series): Promise<number> {
  const { docs } = await req.payload.find({
    collection,
    select: { [field]: true },
    depth: 0,
    pagination: false,
    // What is in the trash keeps its number, and can come back.
    trash: true,
    overrideAccess: true,
    req,
  })
  // Product ids such as `160_2` count with their first part.
  const numbers = docs.map((doc) => Number.parseInt(String(Reflect.get(doc, field)), 10))
  return Math.max(0, ...numbers.filter(Number.isFinite))
}

async function isTaken(value: number, { collection, field, req }: Series): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection,
    where: { [field]: { equals: value } },
    trash: true,
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}
