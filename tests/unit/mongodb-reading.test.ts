import { MongoClient } from 'mongodb'
import { expect, it } from 'vitest'
import { READING } from '@/database/mongodb'

it('content is read from the primary, even when the address of the database prefers others', async () => {
  const uri = 'mongodb://db.example.com/site?replicaSet=rs0&readPreference=secondaryPreferred'
  expect(new MongoClient(uri).options.readPreference.mode).toBe('secondaryPreferred')
  expect(new MongoClient(uri, READING).options.readPreference.mode).toBe('primary')
})
