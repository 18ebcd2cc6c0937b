import { type FileHandle, mkdir, open, readdir, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { type FileContent, isOnDisk, partsOf } from './file-content'
import type { FileStore } from './file-store'

/** Files in a folder of this machine. */
export function folderStore(folder: string): FileStore {
  const at = (name: string) => path.join(folder, checked(name))
  return {
    write: async (...files) => {
      await mkdir(folder, { recursive: true })
      await all(files.map(({ name, content }) => writeDurably(at(name), content)))
      await sync(folder)
    },
    has: (name) => ifThere(() => stat(at(name)).then((stats) => stats.isFile()), false),
    renew: (name) => ifThere(() => utimes(at(name), new Date(), new Date()).then(() => true), false),
    open: (name) => ifThere(() => openFile(at(name)), null),
    list: async () => {
      const names = await ifThere(() => readdir(folder), [])
      const files = await Promise.all(
        names.map((name) => ifThere(async () => ({ name, stats: await stat(path.join(folder, name)) }), null)),
      )
      return files.flatMap((file) => (file?.stats.isFile() ? [{ name: file.name, writtenAt: file.stats.mtime }] : []))
    },
    remove: (name) => rm(at(name), { force: true }),
  }
}

/** Names come from the database and from addresses: none may lead out of the folder. */
function checked(name: string): string {
  if (name === '' || name === '.' || name === '..' || /[/\\\0]/.test(name)) throw new RangeError('This is no name of a file')
  return name
}

/** What was begun and failed, because the disk is full for instance, is taken away again. */
async function writeDurably(file: string, content: FileContent): Promise<void> {
  const handle = await open(file, 'wx')
  try {
    if (isOnDisk(content)) for await (const part of partsOf(content)) await handle.writeFile(part)
    else await handle.writeFile(content)
    await handle.sync()
  } catch (error) {
    await rm(file, { force: true })
    throw error
  } finally {
    await handle.close()
  }
}

/** Nothing is still being written when this has failed. */
async function all(work: Promise<void>[]): Promise<void> {
  await Promise.allSettled(work)
  await Promise.all(work)
}

/** The entry of a new file in its folder is written, too. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

async function openFile(file: string) {
  const handle = await open(file, 'r')
  const stats = await handle.stat()
  if (!stats.isFile()) return closed(handle)
  return { content: handle.createReadStream(), bytes: stats.size }
}

async function closed(handle: FileHandle): Promise<null> {
  await handle.close()
  return null
}

async function ifThere<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isMissing = error instanceof RangeError || (error instanceof Error && Reflect.get(error, 'code') === 'ENOENT')
    if (isMissing || (error instanceof Error && Reflect.get(error, 'code') === 'ENAMETOOLONG')) return otherwise
    throw error
  }
}
