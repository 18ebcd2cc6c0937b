import path from 'node:path'
import process from 'node:process'
import { zh } from '@payloadcms/translations/languages/zh'
import { buildConfig } from 'payload'
import { closeInternals } from './collections/access/close-internals'
import { Attributes } from './collections/attributes'
import { AuditLog } from './collections/audit-log'
import { Banners } from './collections/banners'
import { beginnings } from './collections/beginnings'
import { CaptchaChallenges } from './collections/captcha-challenges'
import { CodeAliases } from './collections/code-aliases'
import { Consultations } from './collections/consultations'
import { ContentGaps, ContentReferences } from './collections/content-references'
import { Counters } from './collections/counters'
import { Documents } from './collections/documents'
import { DownloadCategories } from './collections/download-categories'
import { legacyImports } from './collections/endpoints/legacy-imports'
import { linkable } from './collections/endpoints/linkable'
import { personalData } from './collections/endpoints/personal-data'
import { tableFiles } from './collections/endpoints/table-files'
import { richTextEditor } from './collections/fields/rich-text'
import { forEditors } from './collections/for-editors'
import { AboutPage } from './collections/globals/about-page'
import { GroupPage } from './collections/globals/group-page'
import { HomePage } from './collections/globals/home-page'
import { PageHeaders } from './collections/globals/page-headers'
import { RecruitingPage } from './collections/globals/recruiting-page'
import { SecuritySettings } from './collections/globals/security-settings'
import { SelectorPage } from './collections/globals/selector-page'
import { ServicePage } from './collections/globals/service-page'
import { ServiceSettings } from './collections/globals/service-settings'
import { SiteInformation } from './collections/globals/site-information'
import { SurveyPage } from './collections/globals/survey-page'
import { WordingRules } from './collections/globals/wording-rules'
import { explainDangling } from './collections/hooks/explain-dangling'
import { explainMalformed } from './collections/hooks/explain-malformed'
import { LegacyImportEntries, LegacyImports } from './collections/legacy-imports'
import { Media } from './collections/media'
import { News } from './collections/news'
import { PageViews } from './collections/page-views'
import { previews } from './collections/previews'
import { ProductCategories } from './collections/product-categories'
import { ProductPairs } from './collections/product-pairs'
import { Products } from './collections/products'
import { publishChecks } from './collections/publish-checks'
import { Questions } from './collections/questions'
import { RateLimits } from './collections/rate-limits'
import { RecentSubmissions } from './collections/recent-submissions'
import { Redirects } from './collections/redirects'
import { RequestPhotos } from './collections/request-photos'
import { safeEditing } from './collections/safe-editing'
import { SearchTerms } from './collections/search-terms'
import { ServiceRequests } from './collections/service-requests'
import { SinglePages } from './collections/single-pages'
import { SolutionCategories } from './collections/solution-categories'
import { Solutions } from './collections/solutions'
import { StaffMessages } from './collections/staff-messages'
import { Stories } from './collections/stories'
import { StoryCategories } from './collections/story-categories'
import { Synonyms } from './collections/synonyms'
import { Trainings } from './collections/trainings'
import { translations } from './collections/translations'
import { Users } from './collections/users'
import { withAudit, withGlobalAudit } from './collections/with-audit'
import { withBoundedReading } from './collections/with-bounded-reading'
import { withCheckedIds, withCheckedIdsOfGlobal } from './collections/with-checked-ids'
import { withNumberSearch } from './collections/with-number-search'
import { withGlobalReferences, withReferences } from './collections/with-references'
import { withSearch } from './collections/with-search'
import { withoutLocks } from './collections/without-locks'
import { globalWithoutMarks, withoutMarks } from './collections/without-marks'
import { databaseAdapter } from './src/database/adapter'
import { idsOfBothDatabases } from './src/database/ids-of-both'
import { jobs } from './src/jobs/jobs'
import { environment } from './src/lib/environment'
import { keepingSharp } from './src/lib/keeping-sharp'
import { payloadLog } from './src/lib/log.mjs'
import { mailAdapter } from './src/mail/mail'

/** Everything of this project runs in its root folder. */
const root = process.cwd()

export default buildConfig({
  secret: environment.PAYLOAD_SECRET,
  serverURL: environment.SITE_URL || undefined,
  routes: { admin: '/admin', api: '/cms-api' },
  graphQL: { disable: true },
  hooks: { afterError: [explainMalformed, explainDangling] },
  // The admin shows a document and what it refers to; pages read by themselves (see src/content).
  defaultDepth: 1,
  maxDepth: 1,
  telemetry: false,
  // Labels and messages of this project are Chinese: another language would be half a language, whatever the browser asks for.
  i18n: { supportedLanguages: { zh }, fallbackLanguage: 'zh', translations },
  admin: {
    user: Users.slug,
    // The default avatar would call an outside host.
    avatar: 'default',
    dateFormat: 'yyyy-MM-dd HH:mm',
    timezones: { defaultTimezone: 'Asia/Shanghai', supportedTimezones: [{ label: '北京时间', value: 'Asia/Shanghai' }] },
    meta: {
      titleSuffix: '· 内容管理',
      description: '网站内容管理',
      icons: [{ rel: 'icon', url: '/favicon.ico' }],
      openGraph: { siteName: '内容管理', description: '网站内容管理' },
      defaultOGImageType: 'off',
      robots: 'noindex, nofollow',
    },
    components: {
      graphics: { Logo: '/src/admin/brand/logo#Logo', Icon: '/src/admin/brand/icon#Icon' },
      beforeNavLinks: ['/src/admin/brand/nav-brand#NavBrand'],
      providers: [
        '/src/admin/intersections/newest-intersection-first#NewestIntersectionFirst',
        '/src/admin/untranslated/untranslated-texts#UntranslatedTexts',
        '/src/admin/navigation/menu-on-desktops#MenuOnDesktops',
        '/src/admin/editing/editing-dialogs#EditingDialogs',
        '/src/admin/editing/late-answers#LateAnswers',
        '/src/admin/publishing/refused-schedules#RefusedSchedules',
        '/src/admin/new-document/begin-in-drawers#BeginInDrawers',
        '/src/admin/media/large-files#LargeFiles',
      ],
      afterNavLinks: [
        '/src/admin/search-answers/search-answers-link#SearchAnswersLink',
        '/src/admin/personal-data/personal-data-link#PersonalDataLink',
        '/src/admin/legacy-import/legacy-import-link#LegacyImportLink',
      ],
      views: {
        personalData: {
          Component: '/src/admin/personal-data/personal-data#PersonalData',
          path: '/personal-data',
          exact: true,
          meta: { title: '个人信息查询' },
        },
        searchAnswers: {
          Component: '/src/admin/search-answers/search-answers#SearchAnswers',
          path: '/search-answers',
          exact: true,
          meta: { title: '搜索是怎样回答的' },
        },
        legacyImport: {
          Component: '/src/admin/legacy-import/legacy-import#LegacyImport',
          path: '/legacy-import',
          exact: true,
          meta: { title: '旧站导入' },
        },
        incomplete: {
          Component: '/src/admin/dashboard/incomplete/incomplete-page#IncompletePage',
          path: '/incomplete',
          exact: true,
          meta: { title: '待完善' },
        },
        dashboard: { Component: '/src/admin/dashboard/dashboard#Dashboard' },
        forgot: { Component: '/src/admin/forgot-password/forgot-password#ForgotPassword' },
        login: { Component: '/src/admin/account/sign-in#SignIn' },
        // Views with a path are open to everybody: these two are for who is not signed in yet.
        secondFactor: {
          Component: '/src/admin/account/second-factor-page#SecondFactorPage',
          path: '/second-factor',
          meta: { title: '两步验证' },
        },
        invitation: { Component: '/src/admin/account/invitation-page#InvitationPage', path: '/invitation', meta: { title: '设置密码' } },
      },
    },
    importMap: {
      baseDir: root,
      importMapFile: path.join(root, 'src/app/(payload)/admin/importMap.js'),
    },
  },
  editor: richTextEditor,
  db: await databaseAdapter(),
  jobs,
  email: mailAdapter(),
  // Lines of JSON like all others; readable ones of Payload's own during development.
  logger: environment.NODE_ENV === 'development' ? undefined : payloadLog,
  endpoints: [...personalData, ...legacyImports, ...tableFiles, linkable],
  // Somebody was refused something: no fault of the site, and one line is enough.
  loggingLevels: { APIError: 'info', AuthenticationError: 'info', LockedAuth: 'info', QueryError: 'info' },
  sharp: keepingSharp,
  collections: [
    Products,
    ProductCategories,
    Attributes,
    CodeAliases,
    Synonyms,
    Stories,
    StoryCategories,
    Solutions,
    SolutionCategories,
    News,
    Trainings,
    StaffMessages,
    Banners,
    SinglePages,
    Questions,
    Redirects,
    Media,
    Documents,
    DownloadCategories,
    ServiceRequests,
    Consultations,
    RequestPhotos,
    Users,
    AuditLog,
    PageViews,
    Counters,
    ContentReferences,
    ContentGaps,
    SearchTerms,
    ProductPairs,
    CaptchaChallenges,
    RateLimits,
    RecentSubmissions,
    LegacyImports,
    LegacyImportEntries,
  ]
    .map(withAudit)
    .map(withReferences)
    .map(withSearch)
    .map(withNumberSearch)
    .map(withBoundedReading)
    .map(withCheckedIds)
    .map(withoutMarks),
  globals: [
    SiteInformation,
    HomePage,
    PageHeaders,
    AboutPage,
    GroupPage,
    RecruitingPage,
    ServicePage,
    SurveyPage,
    SelectorPage,
    ServiceSettings,
    WordingRules,
    SecuritySettings,
  ]
    .map(withGlobalAudit)
    .map(withGlobalReferences)
    .map(withCheckedIdsOfGlobal)
    .map(globalWithoutMarks),
  plugins: [previews, forEditors, safeEditing, publishChecks, beginnings],
  // Written by `npm run generate`.
  typescript: { outputFile: path.join(root, 'src/payload-types.ts'), autoGenerate: false, schema: [idsOfBothDatabases] },
})
  .then(closeInternals)
  .then(withoutLocks)
