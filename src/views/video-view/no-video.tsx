import { ButtonLink } from '@/components/button/button-link'
import { EmptyState } from '@/components/empty-state/empty-state'
import { TitleText } from '@/components/symbols/title-text'
import styles from './video-view.module.css'

/** A page whose file is no video, or not there any more (spec: viewers/video). */
export function NoVideo({ title }: { title: string }) {
  return (
    <div className={`container ${styles.empty}`}>
      <h1 className={styles.emptyTitle}>
        <TitleText text={title} />
      </h1>
      <EmptyState title="暂无视频资源，请查看其他视频" line="该页面没有可播放的视频，可能尚未上传或已下架。">
        <ButtonLink href="/ExampleView?all=true">客户案例</ButtonLink>
        <ButtonLink href="/News" tone="outline">
          新闻中心
        </ButtonLink>
        <ButtonLink href="/" tone="outline">
          返回首页
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
