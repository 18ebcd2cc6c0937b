import { Article } from '@/components/article/article'
import { ArticleText } from '@/components/article/article-text'
import { AttachmentLink } from '@/components/article/attachment-link'
import { Breadcrumb } from '@/components/breadcrumb/breadcrumb'
import { TitleText } from '@/components/symbols/title-text'
import type { SinglePage, SinglePageLink } from '@/contract/articles'
import { viewableKindOf } from '@/domain/viewable-kinds'
import { Statements } from './statements'

type Props = {
  page: SinglePage
  /** Other pages of its kind. */
  others: readonly SinglePageLink[]
}

/** A single page to read, in both layouts: its text, its file, and the other pages of its kind (spec: viewers/rich-text). The key resets the size. */
export function RichTextView({ page: { id, title, content, file }, others }: Props) {
  const isVideo = file !== null && viewableKindOf(file.ext) === 'video'
  return (
    <>
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label: title }]} />
      <Article
        key={id}
        title={title}
        heading={<TitleText text={title} />}
        after={file && <AttachmentLink file={file} viewHref={isVideo ? `/VideoView?id=${id}` : undefined} />}
      >
        <ArticleText html={content} />
      </Article>
      <Statements pages={others.filter((other) => other.id !== id)} />
    </>
  )
}
