import { NotFoundPage } from '@/app/not-found-page'
import { notFoundMetadata } from '@/shell/page-metadata'

export const generateMetadata = notFoundMetadata

/** Every address that is no page: the not-found page inside the site's shell, with HTTP 404. */
export default function UnknownRoute() {
  return <NotFoundPage />
}
