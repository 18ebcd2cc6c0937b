/**
 * The environment, parsed once with a schema (used by the plain-JavaScript server and by the TypeScript code).
 * Values come from the process's environment; `.env` fills in what is not set there.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { z } from 'zod'

/** A value that is wrong: the message is one sentence that names the variable. */
export class EnvironmentError extends Error {}

const optionalHttpUrl = z
  .union([z.literal(''), z.url({ protocol: /^https?$/ })])
  .default('')
  .describe('an http(s) address, or empty')

/** Headers by their names, as JSON. */
const headers = z
  .string()
  .default('{}')
  .transform((text, context) => {
    try {
      return z.record(z.string().regex(/^[\w-]+$/), z.string().regex(/^[\x20-\x7e]*$/)).parse(JSON.parse(text))
    } catch {
      context.addIssue({ code: 'custom' })
      return z.NEVER
    }
  })
  .describe('JSON of the form {"name":"value"}')

/** @param {number} fallback */
const count = (fallback) => z.coerce.number().int().min(1).default(fallback).describe('a whole number from 1')

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production').describe('development, production or test'),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000).describe('a port number from 1 to 65535'),
  HOST: z.string().min(1).default('localhost').describe('a host name or address to listen on'),
  SITE_URL: optionalHttpUrl,
  DATA_DIR: z.string().min(1).default('data').describe('a folder'),
  DATABASE_URI: z
    .string()
    .regex(/^(file:.+|mongodb(\+srv)?:\/\/.+)$/)
    .optional()
    .describe('file:… (SQLite) or mongodb://… (a replica set)'),
  PAYLOAD_SECRET: z.string().min(32).describe('a random text of at least 32 characters (npm start makes one)'),
  TRUST_PROXY: z.enum(['0', '1']).default('0').describe('0 or 1'),
  SHUTDOWN_GRACE_SECONDS: z.coerce.number().int().min(2).max(600).default(10).describe('a whole number of seconds from 2 to 600'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info').describe('debug, info, warn, error or silent'),
  ACCESS_LOG: z.enum(['0', '1']).default('0').describe('0 or 1'),
  METRICS_TOKEN: z
    .union([z.literal(''), z.string().min(16)])
    .default('')
    .describe('a random text of at least 16 characters, or empty'),
  PAGE_CACHE_MB: count(64),
  PUBLISH_WAIT_MS: count(1000),
  RENDERERS: z
    .union([z.literal('auto'), z.coerce.number().int().min(1).max(64)])
    .default('auto')
    .describe('auto, or a whole number from 1 to 64'),
  RENDERER_HEAP_MB: z.coerce.number().int().min(256).default(768).describe('a whole number from 256'),
  CAPTCHAS_PER_MINUTE: count(60),
  ZIPS_PER_MINUTE: count(30),
  LISTS_PER_MINUTE: count(30),
  PAGE_VIEWS_PER_MINUTE: count(600),
  LOOKUPS_PER_10_MINUTES: count(30),
  REQUESTS_PER_HOUR_BY_ADDRESS: count(20),
  REQUESTS_PER_HOUR_BY_PHONE: count(5),
  SIGN_IN_FAILURES_PER_10_MINUTES: count(30),
  PASSWORD_RESETS_PER_HOUR: count(10),
  WORK_ORDER_URL: optionalHttpUrl,
  WORK_ORDER_TIME_LIMIT_SECONDS: count(10),
  SMTP_HOST: z.string().default('').describe('a host name, or empty'),
  SMTP_PORT: z.coerce.number().int().min(1).max(65535).default(587).describe('a port number from 1 to 65535'),
  SMTP_SECURE: z.enum(['0', '1']).default('0').describe('0 or 1'),
  SMTP_TIME_LIMIT_SECONDS: count(10),
  SMTP_USER: z.string().default('').describe('a text'),
  SMTP_PASSWORD: z.string().default('').describe('a text'),
  SMTP_FROM: z
    .union([z.literal(''), z.email()])
    .default('')
    .describe('an e-mail address'),
  ANALYTICS_PROVIDER: z
    .enum(['none', 'first-party', 'baidu', 'umami'])
    .default('first-party')
    .describe('none, first-party, baidu or umami'),
  BAIDU_TONGJI_ID: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional()
    .describe('the 32 letters and digits that Baidu Tongji gives a site'),
  UMAMI_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('the http(s) address of the Umami server'),
  UMAMI_WEBSITE_ID: z.uuid().optional().describe('the UUID that Umami gives a site'),
  KNOWLEDGE_BASE_URL: optionalHttpUrl,
  KNOWLEDGE_BASE_PLATFORM_CODE: z.string().default('').describe('a text'),
  KNOWLEDGE_BASE_SIGN_VERSION: z.string().default('').describe('a text'),
  KNOWLEDGE_BASE_SECRET: z.string().default('').describe('a text'),
  PRODUCT_INFO_URL: optionalHttpUrl,
  LEGACY_IMPORT_HOSTS: z.string().default('').describe('host names with commas between them, or empty'),
  S3_BUCKET: z.string().default('').describe('a bucket name, or empty'),
  S3_ENDPOINT: optionalHttpUrl,
  S3_REGION: z.string().default('us-east-1').describe('a region name'),
  S3_ACCESS_KEY_ID: z.string().default('').describe('a text'),
  S3_SECRET_ACCESS_KEY: z.string().default('').describe('a text'),
  S3_PUBLIC_URL: optionalHttpUrl,
  CDN_PURGE_URL: optionalHttpUrl,
  CDN_PURGE_METHOD: z.enum(['POST', 'PUT', 'DELETE', 'PURGE']).default('POST').describe('POST, PUT, DELETE or PURGE'),
  CDN_PURGE_HEADERS: headers,
  CDN_PURGE_BODY: z.string().default('').describe('a text'),
  CDN_PURGE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]*$/)
    .default('')
    .describe('a text without spaces'),
  CDN_TAG_HEADER: z
    .string()
    .regex(/^[A-Za-z][\w-]*$/)
    .default('Cache-Tag')
    .describe('the name of a header'),
  CDN_SECONDS: z.coerce.number().int().min(1).max(31_536_000).default(86_400).describe('a whole number of seconds up to a year'),
})

/** @typedef {readonly (keyof typeof schema.shape)[]} Names */

/** What a provider of page-view statistics needs to know. @type {Record<string, Names>} */
const neededByProvider = { baidu: ['BAIDU_TONGJI_ID'], umami: ['UMAMI_URL', 'UMAMI_WEBSITE_ID'] }

/** What a mail server needs to know. @type {Names} */
const neededForMail = ['SMTP_FROM']

/** @typedef {z.infer<typeof schema> & { DATABASE_URI: string, DATA_DIR: string }} Environment */

/**
 * @param {Record<string, string | undefined>} [source] names and values; the process's own by default
 * @returns {Environment} with `DATA_DIR` absolute and `DATABASE_URI` filled in
 * @throws {EnvironmentError} when a value is wrong
 */
export function readEnvironment(source = withEnvFile()) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const result = schema.safeParse(given)
  if (!result.success) throw complaint(String(result.error.issues[0]?.path[0]), given)
  const { ANALYTICS_PROVIDER, SMTP_HOST } = result.data
  const needed = [...(neededByProvider[ANALYTICS_PROVIDER] ?? []), ...(SMTP_HOST ? neededForMail : [])]
  const missing = needed.find((name) => given[name] === undefined)
  if (missing) throw complaint(missing, given)
  const dataDir = path.resolve(result.data.DATA_DIR)
  const databaseUri = result.data.DATABASE_URI ?? `file:${path.join(dataDir, 'site.db')}`
  return { ...result.data, DATA_DIR: dataDir, DATABASE_URI: databaseUri }
}

/**
 * @param {string} name
 * @param {Record<string, string | undefined>} given
 */
function complaint(name, given) {
  const expected = schema.shape[/** @type {keyof typeof schema.shape} */ (name)].description
  return new EnvironmentError(`${name} is ${given[name] === undefined ? 'missing' : 'wrong'}: it must be ${expected}.`)
}

/** The process's environment; `.env` of the working folder fills in what is not set. */
function withEnvFile() {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return process.env
}
