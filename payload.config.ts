import path from 'node:path'
import process from 'node:process'
import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import { s3Storage } from '@payloadcms/storage-s3'
import { en } from '@payloadcms/translations/languages/en'
import { zh } from '@payloadcms/translations/languages/zh'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { AuditLog } from './collections/audit-log'
import { Banners } from './collections/banners'
import { CaptchaChallenges } from './collections/captcha-challenges'
import { Consultations } from './collections/consultations'
import { Counters } from './collections/counters'
import { Documents } from './collections/documents'
import { DownloadCategories } from './collections/download-categories'
import { richTextEditor } from './collections/fields/rich-text'
import { AboutPage } from './collections/globals/about-page'
import { GroupPage } from './collections/globals/group-page'
import { HomePage } from './collections/globals/home-page'
import { PageHeaders } from './collections/globals/page-headers'
import { RecruitingPage } from './collections/globals/recruiting-page'
import { ServicePage } from './collections/globals/service-page'
import { ServiceSettings } from './collections/globals/service-settings'
import { SiteInformation } from './collections/globals/site-information'
import { SurveyPage } from './collections/globals/survey-page'
import { Media } from './collections/media'
import { News } from './collections/news'
import { PageViews } from './collections/page-views'
import { ProductCategories } from './collections/product-categories'
import { Products } from './collections/products'
import { RateLimits } from './collections/rate-limits'
import { RecentSubmissions } from './collections/recent-submissions'
import { Redirects } from './collections/redirects'
import { RequestPhotos } from './collections/request-photos'
import { ServiceRequests } from './collections/service-requests'
import { SinglePages } from './collections/single-pages'
import { SolutionCategories } from './collections/solution-categories'
import { Solutions } from './collections/solutions'
import { StaffMessages } from './collections/staff-messages'
import { Stories } from './collections/stories'
import { StoryCategories } from './collections/story-categories'
import { Trainings } from './collections/trainings'
import { Users } from './collections/users'
import { databaseAdapter } from './src/database/adapter'
import { jobs } from './src/jobs/jobs'
import { environment } from './src/lib/environment'

/** Everything of this project runs in its root folder. */
const root = process.cwd()

export default buildConfig({
  secret: environment.PAYLOAD_SECRET,
  serverURL: environment.SITE_URL || undefined,
  routes: { admin: '/admin', api: '/cms-api' },
  graphQL: { disable: true },
  telemetry: false,
  i18n: { supportedLanguages: { zh, en }, fallbackLanguage: 'zh' },
  admin: {
    user: Users.slug,
    // The default avatar would call an outside host.
    avatar: 'default',
    dateFormat: 'yyyy-MM-dd HH:mm',
    timezones: { defaultTimezone: 'Asia/Shanghai', supportedTimezones: [{ label: '北京时间', value: 'Asia/Shanghai' }] },
    meta: { titleSuffix: ' · 内容管理' },
    importMap: {
      baseDir: root,
      importMapFile: path.join(root, 'src/app/(payload)/admin/importMap.js'),
    },
  },
  editor: richTextEditor,
  db: databaseAdapter(),
  jobs,
  email: environment.SMTP_HOST ? mailOverSmtp() : undefined,
  sharp,
  collections: [
    Products,
    ProductCategories,
    Stories,
    StoryCategories,
    Solutions,
    SolutionCategories,
    News,
    Trainings,
    StaffMessages,
    Banners,
    SinglePages,
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
    CaptchaChallenges,
    RateLimits,
    RecentSubmissions,
  ],
  globals: [SiteInformation, HomePage, PageHeaders, AboutPage, GroupPage, RecruitingPage, ServicePage, SurveyPage, ServiceSettings],
  plugins: [
    s3Storage({
      enabled: environment.S3_BUCKET !== '',
      bucket: environment.S3_BUCKET,
      collections: { media: true, documents: true, 'request-photos': true },
      config: {
        endpoint: environment.S3_ENDPOINT || undefined,
        region: environment.S3_REGION,
        forcePathStyle: environment.S3_ENDPOINT !== '',
        credentials: {
          accessKeyId: environment.S3_ACCESS_KEY_ID,
          secretAccessKey: environment.S3_SECRET_ACCESS_KEY,
        },
      },
    }),
  ],
  // Written by `npm run generate` against SQLite; the types of ids differ on MongoDB.
  typescript: { outputFile: path.join(root, 'src/payload-types.ts'), autoGenerate: false },
})

function mailOverSmtp() {
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_SECURE, SMTP_USER: user, SMTP_PASSWORD: pass, SMTP_FROM } = environment
  return nodemailerAdapter({
    defaultFromAddress: SMTP_FROM,
    defaultFromName: '',
    // The host is asked when there is something to send: a start must not depend on it.
    skipVerify: true,
    transportOptions: { host, port, secure: SMTP_SECURE === '1', ...(user ? { auth: { user, pass } } : {}) },
  })
}
