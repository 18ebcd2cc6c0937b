type Router = { back: () => void; replace: (href: string) => void }

/** One page back (spec: service/sent); for who came here first, the home page. */
export function goBack(router: Router): void {
  if (canGoBack()) router.back()
  else router.replace('/')
}

/** Browsers without the navigation interface only know how many pages the tab has seen, of whatever site. */
const canGoBack = () => ('navigation' in window ? window.navigation.canGoBack : history.length > 1)
