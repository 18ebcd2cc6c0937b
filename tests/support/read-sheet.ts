import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { z } from 'zod'

const info = z.object({ Title: z.string(), Language: z.string().nullish() })

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>
type Node = Awaited<ReturnType<Page['getStructTree']>>

/** What a program reads in a PDF: its pages as texts, and the roles of what is on the first one. */
export async function readSheet(bytes: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS, disableFontFace: true, useSystemFonts: false })
  const document = await task.promise
  try {
    const metadata = info.parse((await document.getMetadata()).info)
    const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1)
    const pages = await Promise.all(numbers.map(async (number) => textOf(await document.getPage(number))))
    const tree = await (await document.getPage(1)).getStructTree()
    return {
      title: metadata.Title,
      language: metadata.Language ?? '',
      isMarked: (await document.getMarkInfo())?.Marked === true,
      pages,
      roles: tree ? rolesIn(tree) : [],
      fonts: fontsIn(bytes),
    }
  } finally {
    await task.destroy()
  }
}

async function textOf(page: Page): Promise<string> {
  const { items } = await page.getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join('')
}

const rolesIn = ({ role, children }: Node): string[] => [role, ...children.flatMap((child) => ('role' in child ? rolesIn(child) : []))]

/** The names of the fonts that are embedded: those of subsets begin with six letters and a plus. */
function fontsIn(bytes: Uint8Array): string[] {
  const text = Buffer.from(bytes).toString('latin1')
  const named = [...text.matchAll(/\/FontName \/(\S+)/g)].flatMap(([, name]) => name ?? [])
  const files = text.match(/\/FontFile2 /g)?.length ?? 0
  return files === named.length ? named : []
}
