import { randomBytes } from 'node:crypto'
import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { SanitizedConfig } from 'payload'
import { richTextFeatures } from '../collections/fields/rich-text'
import type { Training } from '../src/payload-types'
import { mediaFilename } from './write/media'
import type { Id } from './writer'

/** A text in the editor's own format, as the generated types have it. */
type RichText = Training['content']
type RichTextNode = RichText['root']['children'][number]

/** Where the periods of the service settings are shown. */
const RETENTION_LINE = '[[保存期限]]'

const PICTURE_LINE = /^!\[([^\]]*)\]\(([^)\s]+)\)$/

/** The media paths of the pictures that stand on lines of their own in a Markdown text. */
export function picturesIn(markdown: string): string[] {
  return markdown.split('\n').flatMap((line) => PICTURE_LINE.exec(line.trim())?.[2] ?? [])
}

/**
 * Makes a converter from fixture Markdown to the editor's own format. Pictures become upload nodes with their
 * description as caption, `[[保存期限]]` the block of the periods.
 *
 * @param mediaIds the database ids of the media, by file name
 */
export async function markdownConverter(config: SanitizedConfig, mediaIds: ReadonlyMap<string, Id>) {
  const editorConfig = await editorConfigFactory.fromFeatures({ config, features: richTextFeatures })
  const convert = (markdown: string) => convertMarkdownToLexical({ editorConfig, markdown }).root

  return (markdown: string): RichText => {
    const children = splitAtBlocks(markdown).flatMap((part): RichTextNode[] => {
      if (part === 'retention') return [retentionNode()]
      if ('text' in part) return part.text.trim() === '' ? [] : [...convert(paragraphs(part.text)).children]
      return [uploadNode(part.caption, mediaIds.get(mediaFilename(part.file)))]
    })
    return { root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children } }
  }
}

/** Fixtures put each paragraph on a line of its own; Markdown wants an empty line between them. */
function paragraphs(markdown: string): string {
  const isBlock = (line: string) => /^(\s*[-*|>]|\s*\d+\.|#)/.test(line)
  return markdown
    .split('\n')
    .map((line) => (isBlock(line) ? line : `${line}\n`))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
}

type Part = { text: string } | { caption: string; file: string } | 'retention'

function splitAtBlocks(markdown: string): Part[] {
  const parts: Part[] = []
  let lines: string[] = []
  for (const line of markdown.split('\n')) {
    const match = PICTURE_LINE.exec(line.trim())
    if (!match && line.trim() !== RETENTION_LINE) {
      lines.push(line)
      continue
    }
    parts.push({ text: lines.join('\n') }, match ? { caption: match[1] ?? '', file: match[2] ?? '' } : 'retention')
    lines = []
  }
  return [...parts, { text: lines.join('\n') }]
}

function uploadNode(caption: string, value: Id | undefined) {
  return { type: 'upload', version: 3, format: '' as const, relationTo: 'media', value, fields: { caption } }
}

function retentionNode() {
  const fields = { id: randomBytes(12).toString('hex'), blockType: 'retention', blockName: '' }
  return { type: 'block', version: 2, format: '' as const, fields }
}
