import { z } from 'zod'
import { attributeParameter, endpoints, parameterTexts } from '../contract/prod-api/endpoints'
import { failure } from '../contract/prod-api/envelopes'
import { writingEndpoints } from '../contract/prod-api/writing-endpoints'

const envelope = z.toJSONSchema(failure, { io: 'output', target: 'draft-2020-12' })
const jsonContent = (schema: unknown) => ({ 'application/json': { schema } })

/** The OpenAPI 3.1 document of `/prod-api`, generated from the schemas that check every answer. */
export function openApiDocument() {
  return {
    openapi: '3.1.0',
    info: {
      title: '/prod-api',
      version: '1.0.0',
      // Whoever runs the site says what may be done with its content.
      license: { name: '保留所有权利', identifier: 'LicenseRef-Proprietary' },
      description: '网站数据接口。业务结果看 code：200 成功，404 内容不存在，500 请求有误；msg 为中文提示。',
    },
    servers: [{ url: '/prod-api' }],
    // Everybody may ask: there is nothing to sign in to.
    security: [],
    paths: { ...readingPaths(), ...writingPaths() },
  }
}

type Endpoint = (typeof endpoints)[keyof typeof endpoints]
type WritingEndpoint = (typeof writingEndpoints)[keyof typeof writingEndpoints]

/** An operation of the document: how a path is read, or what is sent to it. */
export type Operation = ReturnType<typeof operation> | ReturnType<typeof writingOperation>

type Paths = Record<string, { get: Operation } | { post: Operation }>

function readingPaths(): Paths {
  return Object.fromEntries(Object.entries(endpoints).map(([name, endpoint]) => [endpoint.path, { get: operation(name, endpoint) }]))
}

/** Paths are relative to `/prod-api`, but for those that legacy clients know on other hosts. */
function writingPaths(): Paths {
  return Object.fromEntries(
    Object.entries(writingEndpoints).map(([name, endpoint]) => {
      const isBelow = endpoint.path.startsWith('/prod-api/')
      const path = isBelow ? endpoint.path.slice('/prod-api'.length) : endpoint.path
      return [path, { post: { ...writingOperation(name, endpoint), ...(isBelow ? {} : { servers: [{ url: '/' }] }) } }]
    }),
  )
}

function writingOperation(name: string, { summary, contentTypes, body, response }: WritingEndpoint) {
  const schema = z.toJSONSchema(body, { io: 'input', target: 'draft-2020-12', unrepresentable: 'any' })
  return {
    operationId: name,
    summary,
    parameters: [],
    requestBody: { required: true, content: Object.fromEntries(contentTypes.map((type) => [type, { schema }])) },
    responses: {
      200: {
        description: '成功；填写有误时 code 为 500，msg 说明原因',
        content: jsonContent(z.toJSONSchema(response, { io: 'output', target: 'draft-2020-12' })),
      },
      400: { description: '请求参数格式错误', content: jsonContent(envelope) },
      405: { description: '请求方式不支持', content: jsonContent(envelope) },
      413: { description: '请求内容过大', content: jsonContent(envelope) },
      429: { description: '操作过于频繁', content: jsonContent(envelope) },
      500: { description: '系统繁忙', content: jsonContent(envelope) },
    },
  }
}

function operation(name: string, endpoint: Endpoint) {
  const { summary, params, query, response } = endpoint
  const inPath = Object.keys(params.shape).map((key) => ({
    name: key,
    in: 'path',
    required: true,
    description: '编号',
    schema: { type: 'string' },
  }))
  const inQuery = Object.keys(query.shape).map((key) => ({
    name: key,
    in: 'query',
    required: false,
    description: parameterTexts[key] ?? '',
    schema: { type: 'string' },
  }))
  const { name: ofAttribute, text } = attributeParameter
  const byAttribute = { name: ofAttribute, in: 'query', required: false, description: text, schema: { type: 'string' } }
  const parameters = [...inPath, ...inQuery, ...('isByAttributes' in endpoint ? [byAttribute] : [])]
  return {
    operationId: name,
    summary,
    parameters,
    responses: {
      200: {
        description: inPath.length > 0 ? '成功；编号不存在时 code 为 404' : '成功',
        content: jsonContent(z.toJSONSchema(response, { io: 'output', target: 'draft-2020-12' })),
      },
      405: { description: '请求方式不支持', content: jsonContent(envelope) },
      429: { description: '操作过于频繁', content: jsonContent(envelope) },
      500: { description: '系统繁忙', content: jsonContent(envelope) },
    },
  }
}
