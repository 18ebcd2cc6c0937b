import type { Graph, Organization, SearchAction } from 'schema-dts'
import type { SiteInformation } from '@/contract/site'
import type { Absolute } from '@/lib/site-origin'

/** Of the company, wherever it is mentioned on a page. */
export const organisation = ({ companyName, brandName }: SiteInformation, absolute: Absolute) =>
  ({
    '@type': 'Organization',
    '@id': absolute('/#organization'),
    name: companyName,
    alternateName: brandName,
    url: absolute('/'),
    logo: absolute('/icon-512.png'),
  }) satisfies Organization

/** schema.org describes the input of an action in a property that its types don't know. */
type SearchWithInput = Exclude<SearchAction, string> & { 'query-input': string }

/** The company with its contacts, and the site with its search (spec: navigation/site-facts). */
export function homeFacts(site: SiteInformation, absolute: Absolute): Graph {
  const { siteName, description, serviceHotline, serviceEmail } = site
  const search: SearchWithInput = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absolute('/SearchResult')}?val={search_term_string}&search=true` },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        ...organisation(site, absolute),
        description,
        ...(serviceEmail && { email: serviceEmail }),
        ...(serviceHotline && {
          telephone: serviceHotline,
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: '客户服务',
            telephone: serviceHotline,
            ...(serviceEmail && { email: serviceEmail }),
            availableLanguage: 'zh-CN',
          },
        }),
      },
      {
        '@type': 'WebSite',
        '@id': absolute('/#website'),
        url: absolute('/'),
        name: siteName,
        inLanguage: 'zh-CN',
        publisher: { '@id': absolute('/#organization') },
        potentialAction: search,
      },
    ],
  }
}
