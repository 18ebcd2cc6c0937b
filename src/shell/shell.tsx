import type { ReactNode } from 'react'
import type { Navigation } from '@/contract/navigation'
import { CurrentPage } from './current-page'
import type { Layout } from './current-request'
import { Footer } from './footer/footer'
import { Header } from './header/header'
import { MobileHeader } from './mobile-header/mobile-header'
import styles from './shell.module.css'
import { BottomBar } from './side-bar/bottom-bar'
import { SideBar } from './side-bar/side-bar'

type Props = { layout: Layout; navigation: Navigation; children: ReactNode }

/** Header, page, footer and side bar. */
export function Shell({ layout, navigation, children }: Props) {
  const isMobile = layout === 'mobile'
  return (
    <>
      <a href="#main" className={styles.skip}>
        跳到主要内容
      </a>
      {isMobile ? <MobileHeader navigation={navigation} /> : <Header navigation={navigation} />}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer layout={layout} navigation={navigation} />
      {isMobile ? <BottomBar site={navigation.site} /> : <SideBar site={navigation.site} />}
      <CurrentPage />
    </>
  )
}
