import { Article } from '@/components/article/article'
import { ArticleText } from '@/components/article/article-text'
import { AttachmentLink } from '@/components/article/attachment-link'
import { Breadcrumb } from '@/components/breadcrumb/breadcrumb'
import type { SinglePage } from '@/contract/articles'
import { viewableKindOf } from '@/domain/viewable-kinds'

/** A single page to read, in both layouts: its text and its file (spec: viewers/rich-text). */
export function RichTextView({ page: { id, title, content, file } }: { page: SinglePage }) {
  const isVideo = file !== null && viewableKindOf(file.ext) === 'video'
  return (
    <>
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label: title }]} />
      <Article title={title} after={file && <AttachmentLink file={file} viewHref={isVideo ? `/VideoView?id=${id}` : undefined} />}>
        <ArticleText html={content} />
      </Article>
    </>
  )
}
