import { notFound } from 'next/navigation'

/** Every address that is no page: the not-found page inside the site's shell, with HTTP 404. */
export default function UnknownRoute() {
  notFound()
}
