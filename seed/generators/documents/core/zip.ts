import { ZipArchive } from 'archiver'

/** A ZIP of named files, with a fixed date so that it's the same every time. */
export function zip(files: { name: string; bytes: Buffer }[], date = new Date('2026-11-01T00:00:00Z')): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const archive = new ZipArchive({ zlib: { level: 9 } })
    const chunks: Buffer[] = []
    archive.on('data', (chunk: Buffer) => chunks.push(chunk))
    archive.on('end', () => resolve(Buffer.concat(chunks)))
    archive.on('error', reject)
    for (const { name, bytes } of files) archive.append(bytes, { name, date })
    archive.finalize().catch(reject)
  })
}
