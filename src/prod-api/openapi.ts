import { z } from 'zod'
import { endpoints, parameterTexts } from '../contract/prod-api/endpoints'
import { failure } from '../contract/prod-api/envelopes'

const envelope = z.toJSONSchema(failure, { io: 'output', target: 'draft-2020-12' })
const jsonContent = (schema: unknown) => ({ 'application/json': { schema } })

/** The OpenAPI 3.1 document of `/prod-api`, generated from the schemas that check every answer. */
export function openApiDocument() {
  return {
    openapi: '3.1.0',
    info: {
      title: '/prod-api',
      version: '1.0.0',
      description: '网站数据接口。业务结果看 code：200 成功，404 内容不存在，500 请求有误；msg 为中文提示。',
    },
    servers: [{ url: '/prod-api' }],
    paths: Object.fromEntries(Object.entries(endpoints).map(([name, endpoint]) => [endpoint.path, { get: operation(name, endpoint) }])),
  }
}

type Endpoint = (typeof endpoints)[keyof typeof endpoints]

function operation(name: string, { summary, params, query, response }: Endpoint) {
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
  return {
    operationId: name,
    summary,
    parameters: [...inPath, ...inQuery],
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
