import type { SiteInformation } from '@/contract/site'

/** The one `h1`: the headlines on the banner change, so none of them can name the page. */
export function HomeHeading({ site }: { site: SiteInformation }) {
  return (
    <h1 className="visually-hidden">
      {site.siteName}：{site.description}
    </h1>
  )
}
