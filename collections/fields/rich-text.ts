import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnderlineFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import type { Block, CollectionSlug, RichTextField, RichTextFieldValidation } from 'payload'
import { richText as validRichText } from 'payload/shared'
import { articleCollections } from '../../src/domain/shown-document'
import { isEmpty } from '../../src/usage/gaps'
import { CleanPasteFeature } from './clean-paste-feature'
import { counted } from './counted'
import { linkFields } from './link-fields'
import { UnfinishedLinksFeature } from './unfinished-links-feature'
import { videoBlock } from './video-block'

/** Collections that rich text may link to by choosing a document; a link to a document file leads to the file. */
const linkableCollections: CollectionSlug[] = [...articleCollections, 'documents']

/** The features of rich text: what the public side can render, and no more. */
const featuresWith = (blocks: Block[]) => [
  ParagraphFeature(),
  // The page title is the only h1; sections of an article start at h2.
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
  BoldFeature(),
  ItalicFeature(),
  UnderlineFeature(),
  SubscriptFeature(),
  SuperscriptFeature(),
  OrderedListFeature(),
  UnorderedListFeature(),
  BlockquoteFeature(),
  HorizontalRuleFeature(),
  EXPERIMENTAL_TableFeature(),
  LinkFeature({ enabledCollections: linkableCollections, fields: linkFields }),
  UnfinishedLinksFeature(),
  UploadFeature({
    enabledCollections: ['media'],
    collections: {
      media: { fields: [counted({ name: 'caption', type: 'text', label: '图片说明', maxLength: 100 })] },
    },
  }),
  BlocksFeature({ blocks }),
  CleanPasteFeature(),
  FixedToolbarFeature(),
  InlineToolbarFeature(),
]

/** The features of rich text everywhere. */
export const richTextFeatures = featuresWith([videoBlock])

/** The editor of the project; also the default of Payload's configuration. */
export const richTextEditor = lexicalEditor({ features: richTextFeatures })

type Options = {
  required?: boolean
  description?: string
  /** What this text may hold besides. */
  blocks?: Block[]
}

/** For Payload, several empty paragraphs are a text. */
const saysSomething: RichTextFieldValidation = (value, options) =>
  options.required && isEmpty(value) ? '请填写正文：现在没有文字，也没有图片。' : validRichText(value, options)

/** Formatted text: headings, lists, tables, pictures and links. */
export function richText(name: string, label: string, { required = false, description, blocks }: Options = {}): RichTextField {
  const editor = blocks ? lexicalEditor({ features: featuresWith([videoBlock, ...blocks]) }) : richTextEditor
  return { name, type: 'richText', label, required, editor, validate: saysSomething, admin: { description } }
}
