import { open } from 'node:fs/promises'

/** Makes new names in a folder last through a loss of power. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
