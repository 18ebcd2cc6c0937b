import { ArticleText } from '@/components/article/article-text'
import { Breadcrumb } from '@/components/breadcrumb/breadcrumb'
import { TitleText } from '@/components/symbols/title-text'
import type { AttachedFile, SinglePage, VideoPage } from '@/contract/articles'
import { viewableKindOf } from '@/domain/viewable-kinds'
import { NoVideo } from './no-video'
import { OtherVideos } from './other-videos'
import { VideoPlayer } from './video-player'
import styles from './video-view.module.css'

type Props = { page: SinglePage; otherVideos: readonly VideoPage[] }

/** The video that is attached to a single page, in both layouts (spec: viewers/video). */
export function VideoView({ page: { title, content, file }, otherVideos }: Props) {
  return (
    <>
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label: title }]} />
      {isVideo(file) ? (
        <section className={`container ${styles.stage}`} aria-labelledby="video-title" data-dark>
          <div className={styles.frame}>
            <h1 id="video-title" className={styles.title}>
              <TitleText text={title} />
            </h1>
            <VideoPlayer key={file.url} file={file} />
          </div>
        </section>
      ) : (
        <NoVideo title={title} />
      )}
      <div className={`container ${styles.below}`}>
        {isVideo(file) && content && <ArticleText html={content} className={styles.text} />}
        <OtherVideos videos={otherVideos} />
      </div>
    </>
  )
}

const isVideo = (file: AttachedFile | null): file is AttachedFile => file !== null && viewableKindOf(file.ext) === 'video'
