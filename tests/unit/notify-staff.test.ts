import { beforeAll, beforeEach, expect, it, vi } from 'vitest'

/** Who can't be reached now; who was told, and what. */
const away = new Set<string>()
const told: string[] = []
let text = ''
/** What the queue remembers of a job from one try to the next. */
const done = new Map<string, unknown>()

const payload = {
  findGlobal: async () => ({ notifiedAddresses: ['first', 'second', 'third'].map((name) => ({ address: `${name}@example.com` })) }),
  findByID: async () => null,
  sendEmail: async (letter: { to: string; text: string }) => {
    if (away.has(letter.to)) throw new Error('An e-mail was not sent: EENVELOPE 550')
    told.push(letter.to)
    text = letter.text
  },
}

const inlineTask = async (id: string, { task }: { task: () => Promise<{ output: unknown }> }) => {
  if (!done.has(id)) done.set(id, (await task()).output)
  return done.get(id)
}

beforeAll(() => {
  vi.stubEnv('PAYLOAD_SECRET', 'x'.repeat(64))
  vi.stubEnv('SITE_URL', 'https://www.example.com/')
})

beforeEach(() => {
  away.clear()
  told.length = 0
  done.clear()
})

/** One try of the job. */
async function notify(): Promise<unknown> {
  const { notifyStaff } = await import('@/jobs/notify-staff')
  return Reflect.apply(Object(notifyStaff.handler), null, [{ input: { inbox: 'service-requests', id: '7' }, req: { payload }, inlineTask }])
}

it('an address that can not be reached keeps the notice from nobody else, and nobody gets it twice', async () => {
  away.add('first@example.com')
  await expect(notify()).rejects.toThrow('550')
  await expect(notify()).rejects.toThrow('550')
  expect(told).toEqual(['second@example.com', 'third@example.com'])
  away.clear()
  expect(await notify()).toEqual({ output: { recipients: 3 } })
  expect(told).toEqual(['second@example.com', 'third@example.com', 'first@example.com'])
})

it('names nobody in what the queue keeps of it', async () => {
  await notify()
  expect(JSON.stringify([...done])).not.toContain('example.com')
})

it('leads to the request, also where the address of the site is written with a slash', async () => {
  await notify()
  expect(text).toContain('https://www.example.com/admin/collections/service-requests/7')
})
