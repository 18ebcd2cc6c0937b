/**
 * The rooms of the code, the lowest first, and what each may import: rooms above it in this list, and its own files. An arrow never
 * goes down the list and there are no circles, so that every room can be understood with those above it alone. `npm run lint`
 * holds it; docs/architecture.svg is drawn from it.
 *
 * @typedef {object} Room
 * @property {string} path a folder, or one file
 * @property {string} holds
 * @property {readonly string[]} may other rooms
 * @property {boolean} [isFree] whether it may use Payload's and the database's packages
 */

const TYPES = 'src/payload-types.ts'

/** @type {readonly Room[]} */
export const rooms = [
  { path: TYPES, holds: 'generated types of what is stored', may: [], isFree: true },
  { path: 'src/lib', holds: 'what is not about this trade: texts, dates, addresses, logs', may: [] },
  { path: 'src/domain', holds: 'facts that everybody needs: pages, roles, numbers, kinds', may: ['src/lib'] },
  { path: 'src/contract', holds: 'what reading returns and views show, and what forms send', may: ['src/domain', 'src/lib'] },
  { path: 'src/database', holds: 'adapters, transactions, versions, migrations', may: ['src/domain', 'src/lib', TYPES], isFree: true },
  {
    path: 'src/storage',
    holds: 'files of documents and pictures, in a folder or a bucket',
    may: ['src/domain', 'src/lib', TYPES],
    isFree: true,
  },
  {
    path: 'src/picture-widths',
    holds: 'making the widths that pictures lack, in the background',
    may: ['src/storage', 'src/database', 'src/lib', TYPES],
    isFree: true,
  },
  { path: 'src/mail', holds: 'sending e-mails', may: ['src/lib'], isFree: true },
  { path: 'src/limits', holds: 'how often somebody may do something', may: ['src/database', 'src/lib', TYPES], isFree: true },
  {
    path: 'src/accounts',
    holds: 'passwords, second factors, sessions, invitations',
    may: ['src/mail', 'src/limits', 'src/database', 'src/domain', 'src/lib', TYPES],
    isFree: true,
  },
  {
    path: 'src/personal-data',
    holds: 'finding, handing out and erasing what is stored of a person',
    may: ['src/limits', 'src/storage', 'src/domain', 'src/lib', TYPES],
    isFree: true,
  },
  {
    path: 'src/spreadsheet',
    holds: 'many products or documents as one file',
    may: ['src/database', 'src/domain', 'src/lib', TYPES],
    isFree: true,
  },
  {
    path: 'src/usage',
    holds: 'what a document refers to and lacks, and where it is used',
    may: ['src/database', 'src/domain', 'src/lib', TYPES],
    isFree: true,
  },
  {
    path: 'src/publishing',
    holds: 'what is looked at before a document is published',
    may: ['src/usage', 'src/domain', 'src/lib', TYPES],
    isFree: true,
  },
  {
    path: 'src/finding',
    holds: 'what documents, order codes and attribute values are found by, and searching for them',
    may: ['src/storage', 'src/database', 'src/domain', 'src/lib', TYPES],
    isFree: true,
  },
  {
    path: 'src/jobs',
    holds: 'work beside requests: letters, forwarding, clearing up',
    may: [
      'src/finding',
      'src/usage',
      'src/personal-data',
      'src/accounts',
      'src/storage',
      'src/database',
      'src/contract',
      'src/domain',
      'src/lib',
      TYPES,
    ],
    isFree: true,
  },
  {
    path: 'src/import-orders',
    holds: 'imports of a legacy site as the admin orders and follows them: one at a time, whichever process does it',
    may: ['src/database', 'src/domain', 'src/lib', TYPES],
    isFree: true,
  },
  {
    path: 'collections',
    holds: 'the content model: fields, access, hooks, endpoints of the admin',
    may: [
      ...['src/import-orders', 'src/finding', 'src/publishing', 'src/usage', 'src/spreadsheet', 'src/personal-data', 'src/accounts'],
      ...['src/limits', 'src/mail', 'src/storage', 'src/database', 'src/domain', 'src/lib', TYPES],
    ],
    isFree: true,
  },
  {
    path: 'payload.config.ts',
    holds: 'all of it as one configuration',
    may: ['collections', 'src/jobs', 'src/mail', 'src/database', 'src/lib'],
    isFree: true,
  },
  { path: 'src/cms.ts', holds: 'the running CMS', may: ['payload.config.ts'], isFree: true },
  {
    path: 'src/content',
    holds: 'reading, as a visitor or an editor may see it',
    may: ['src/cms.ts', 'src/finding', 'src/usage', 'src/storage', 'src/database', 'src/contract', 'src/domain', 'src/lib', TYPES],
    isFree: true,
  },
  {
    path: 'src/lookup',
    holds: 'lists of codes that visitors send: read, and looked up',
    may: ['src/content', 'src/cms.ts', 'src/limits', 'src/spreadsheet', 'src/database', 'src/contract', 'src/domain', 'src/lib', TYPES],
  },
  {
    path: 'src/data-sheet',
    holds: 'data sheets of products and selection lists as PDFs, made in threads',
    may: ['src/storage', 'src/contract', 'src/domain', 'src/lib'],
  },
  {
    path: 'src/intake',
    holds: 'writing what visitors send',
    may: [
      'src/lookup',
      'src/content',
      'src/cms.ts',
      'src/jobs',
      'src/limits',
      'src/database',
      'src/contract',
      'src/domain',
      'src/lib',
      TYPES,
    ],
    isFree: true,
  },
  {
    path: 'src/prod-api',
    holds: 'the contract of the legacy API',
    may: [
      'src/data-sheet',
      'src/lookup',
      'src/intake',
      'src/content',
      'src/cms.ts',
      'src/limits',
      'src/storage',
      'src/contract',
      'src/domain',
      'src/lib',
    ],
  },
  { path: 'src/components', holds: 'what pages are made of', may: ['src/contract', 'src/domain', 'src/lib'] },
  { path: 'src/views', holds: 'pages, from what they are given', may: ['src/components', 'src/contract', 'src/domain', 'src/lib'] },
  {
    path: 'src/shell',
    holds: 'around every page: header, footer, head, preview',
    may: ['src/components', 'src/content', 'src/contract', 'src/domain', 'src/lib'],
  },
  {
    path: 'src/admin',
    holds: 'the admin’s own views and fields',
    may: [
      ...['src/content', 'src/import-orders', 'src/publishing', 'src/usage', 'src/spreadsheet', 'src/personal-data', 'src/mail'],
      ...['src/database', 'src/components', 'src/domain', 'src/lib', TYPES],
    ],
    isFree: true,
  },
  {
    path: 'src/app',
    holds: 'routes: an address, what is read for it, and the view',
    may: [
      ...[
        'src/admin',
        'src/views',
        'src/shell',
        'src/components',
        'src/prod-api',
        'src/lookup',
        'src/limits',
        'src/intake',
        'src/content',
        'payload.config.ts',
      ],
      ...['src/contract', 'src/domain', 'src/lib'],
    ],
    isFree: true,
  },
  {
    path: 'src/server',
    holds: 'the process that everybody talks to, and the one that renders',
    may: [
      ...['src/content', 'src/cms.ts', 'payload.config.ts', 'collections', 'src/import-orders', 'src/accounts', 'src/picture-widths'],
      ...['src/storage', 'src/finding', 'src/database', 'src/domain', 'src/lib', TYPES],
    ],
    isFree: true,
  },
  { path: 'src/instrumentation.ts', holds: 'where Next starts the rest', may: ['src/server', 'src/lib'], isFree: true },
  { path: 'src/instrumentation-client.ts', holds: 'where Next’s router tells of navigations', may: ['src/components'] },
  { path: 'src/backup', holds: 'the commands backup and restore', may: ['src/server', 'src/lib'], isFree: true },
  {
    path: 'src/copy-site',
    holds: 'the command copy-site: a site into another database and storage',
    may: ['src/backup', 'src/server', 'payload.config.ts', 'src/finding', 'src/usage', 'src/database', 'src/lib', TYPES],
    isFree: true,
  },
  {
    path: 'src/legacy-import',
    holds: 'the command import:legacy: the content of a legacy site, brought in again and again',
    may: [
      ...['collections', 'payload.config.ts', 'src/backup', 'src/import-orders', 'src/picture-widths', 'src/usage', 'src/storage'],
      ...['src/database', 'src/spreadsheet', 'src/contract', 'src/domain', 'src/lib', TYPES],
    ],
    isFree: true,
  },
  {
    path: 'src/shadow',
    holds: 'the command shadow: this site answers, a legacy service is asked beside it',
    may: ['src/legacy-import', 'src/prod-api', 'src/backup', 'src/contract', 'src/lib'],
  },
  {
    path: 'seed',
    holds: 'the content of a fresh clone',
    may: [
      'collections',
      'payload.config.ts',
      'src/finding',
      'src/usage',
      'src/picture-widths',
      'src/storage',
      'src/database',
      'src/domain',
      'src/lib',
      TYPES,
    ],
    isFree: true,
  },
]

const CMS = 'node_modules/(payload|@payloadcms/(?!live-preview)[^/]+|mongodb|mongoose|drizzle-orm|@libsql)/'

/** @param {string} room */
const within = (room) => `^${room.replaceAll('.', '\\.')}${/\.\w+$/.test(room) ? '$' : '/'}`

/** @param {Room} room @returns {import('dependency-cruiser').IRegularForbiddenRuleType[]} */
function rulesOf({ path, may, isFree = false }) {
  const allowed = may.length > 0 ? `may import ${may.join(', ')}` : 'imports nothing of the others'
  /** @type {import('dependency-cruiser').IRegularForbiddenRuleType} */
  const inward = {
    name: `${path}-keeps-to-its-layer`,
    comment: `${path} ${allowed}. What both need belongs lower down: see .dependency-cruiser.mjs and docs/architecture.md.`,
    severity: 'error',
    from: { path: within(path) },
    to: { path: rooms.filter((room) => room.path !== path && !may.includes(room.path)).map((room) => within(room.path)) },
  }
  /** @type {import('dependency-cruiser').IRegularForbiddenRuleType} */
  const packages = {
    name: `${path}-knows-no-cms`,
    comment: `${path} gets what it shows or says handed in; only rooms marked as free use Payload and databases.`,
    severity: 'error',
    from: { path: within(path) },
    to: { path: CMS },
  }
  return isFree ? [inward] : [inward, packages]
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...rooms.flatMap(rulesOf),
    {
      name: 'no-circles',
      comment: 'Files that import each other can only be understood together: put what both need into a third one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'routes-read-through-content',
      comment: 'Routes of the site don’t read the CMS: call a function of src/content (reading) or src/intake (writing).',
      severity: 'error',
      from: { path: '^src/app/', pathNot: '^src/app/\\(payload\\)/' },
      to: { path: `${CMS}|^payload\\.config\\.ts$` },
    },
    {
      name: 'nothing-from-generators',
      comment: 'The generators of the demo content are a package of their own, which is not installed with the site.',
      severity: 'error',
      from: { pathNot: '^seed/generators/' },
      to: { path: '^seed/generators/' },
    },
    {
      name: 'generators-know-fixtures-only',
      comment: 'Generators read fixtures and assets, and the schemas of the fixtures.',
      severity: 'error',
      from: { path: '^seed/generators/' },
      to: { path: '^(src|collections|tests)/|^payload\\.config\\.ts$|^seed/(?!generators/|schemas/)' },
    },
    {
      name: 'what-is-seldom-needed-comes-late',
      comment: 'Each process with the CMS would read it to start: import it where it is used, by `await import(…)`.',
      severity: 'error',
      // Routes and the bucket’s own client come late themselves.
      from: { pathNot: '^src/(app|prod-api)/|^src/lib/bucket-client\\.ts$|^seed/generators/' },
      to: {
        path: '^src/database/mongodb\\.ts$|(^|node_modules/)(@aws-sdk/client-s3|archiver|write-excel-file)/',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'nothing-from-tests',
      comment: 'The product does not need its tests.',
      severity: 'error',
      from: { pathNot: '^(tests|docs)/' },
      to: { path: '^tests/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|\\.cache|data|docs|public|tests)/|importMap\\.js$|^next-env' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'] },
  },
}
