import { NotFoundPage } from '@/app/not-found-page'
import { listVideoPages } from '@/content/single-pages'
import { currentViewer } from '@/shell/current-request'
import { type Query, singlePageMetadata, singlePageOf } from '@/shell/single-page'
import { VideoView } from '@/views/video-view/video-view'

type Props = { searchParams: Query }

export const generateMetadata = ({ searchParams }: Props) => singlePageMetadata(searchParams, '/VideoView')

/** The video of a single page by its number (spec: viewers/video). */
export default async function VideoRoute({ searchParams }: Props) {
  const [page, videos] = await Promise.all([singlePageOf(searchParams), currentViewer().then(listVideoPages)])
  if (!page) return <NotFoundPage />
  return <VideoView page={page} otherVideos={videos.filter(({ id }) => id !== page.id)} />
}
