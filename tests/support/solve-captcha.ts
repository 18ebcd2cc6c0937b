import { createHmac } from 'node:crypto'
import { createClient } from '@libsql/client'
import { MongoClient } from 'mongodb'
import { readEnvironment } from '../../src/lib/environment.mjs'
import { purposeKey } from '../../src/lib/purpose-key.mjs'

const ALPHABET = [...'0123456789abcd']

/**
 * The answer to a captcha of the site under test. The database holds a keyed hash of it; with the site's secret all 38,416
 * answers can be tried. Nothing in the site helps with that.
 *
 * @param uuid of a challenge that nobody tried yet
 */
export async function solveCaptcha(uuid: string): Promise<string> {
  const { DATABASE_URI, PAYLOAD_SECRET } = readEnvironment()
  const wanted = await storedHash(DATABASE_URI, uuid)
  const key = purposeKey(PAYLOAD_SECRET, 'hash:captcha')
  for (const answer of answers()) {
    if (createHmac('sha256', key).update(`${uuid}:${answer}`).digest('base64url') === wanted) return answer
  }
  throw new Error(`No answer fits the captcha ${uuid}`)
}

function* answers(): Generator<string> {
  for (const a of ALPHABET) for (const b of ALPHABET) for (const c of ALPHABET) for (const d of ALPHABET) yield a + b + c + d
}

async function storedHash(databaseUri: string, uuid: string): Promise<string> {
  const hash = databaseUri.startsWith('file:') ? await fromSqlite(databaseUri, uuid) : await fromMongo(databaseUri, uuid)
  if (typeof hash !== 'string') throw new Error(`There is no captcha ${uuid} in ${databaseUri}`)
  return hash
}

async function fromSqlite(databaseUri: string, uuid: string): Promise<unknown> {
  const client = createClient({ url: databaseUri })
  try {
    const { rows } = await client.execute({ sql: 'SELECT answer_hash FROM captcha_challenges WHERE uuid = ?', args: [uuid] })
    return rows[0]?.answer_hash
  } finally {
    client.close()
  }
}

async function fromMongo(databaseUri: string, uuid: string): Promise<unknown> {
  const client = await MongoClient.connect(databaseUri)
  try {
    return (await client.db().collection('captcha-challenges').findOne({ uuid }))?.answerHash
  } finally {
    await client.close()
  }
}
