import { AtOnce } from '@/components/at-once/at-once'
import { Breadcrumb } from '@/components/breadcrumb/breadcrumb'
import { buttonStyle } from '@/components/button/button-style'
import { Icon } from '@/components/icon/icon'
import { Scene } from '@/components/scene/scene'
import { ShareBar } from '@/components/share/share-bar'
import { Symbols } from '@/components/symbols/symbols'
import { TitleText } from '@/components/symbols/title-text'
import { VideoButton } from '@/components/video-dialog/video-button'
import type { Story } from '@/contract/stories'
import styles from './banner.module.css'

/** What opens a story: its picture with category, title, subtitle and video; under it where the story stands. */
export function Banner({ story }: { story: Story }) {
  const { title, subTitle, categoryName, video } = story
  return (
    <>
      <Scene picture={story.banner ?? story.cover} tone="dark" sizes="(min-width: 900px) 100vw, 230vw" isFirst className={styles.banner}>
        <AtOnce className={`container ${styles.content}`}>
          {categoryName && <p className={styles.category}>{categoryName}</p>}
          <h1 className={styles.title}>
            <TitleText text={title} />
          </h1>
          {subTitle && (
            <p className={styles.subTitle}>
              <Symbols text={subTitle} />
            </p>
          )}
          {video && (
            <VideoButton title={`${title}视频`} src={video} className={buttonStyle('white')}>
              <Icon name="play" />
              观看视频
            </VideoButton>
          )}
          <ShareBar title={title} className={styles.share} />
        </AtOnce>
      </Scene>
      <Breadcrumb items={trailOf(story)} />
    </>
  )
}

/** 首页 > 客户案例 > category > title. */
function trailOf({ title, categoryId, categoryName }: Story) {
  return [
    { label: '首页', href: '/' },
    { label: '客户案例', href: '/ExampleView' },
    ...(categoryName ? [{ label: categoryName, href: `/ExampleView?id=${categoryId}` }] : []),
    { label: title },
  ]
}
