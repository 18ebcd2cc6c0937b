import 'server-only'
import { endpoints } from '../contract/prod-api/endpoints'
import { clientAddress } from '../limits/client-address'
import { json, noContent, unknownPath } from './answers'
import { handlers } from './handlers'
import { matchEndpoint } from './match-endpoint'

/**
 * Answers a reading request under `/prod-api`.
 *
 * @param path below `/prod-api`, without a trailing slash: `/api/product/list`
 * @throws ApiFailure for an unknown path or id
 */
export async function dispatch(path: string, request: Request): Promise<Response> {
  const match = matchEndpoint(path)
  if (!match) throw unknownPath()
  const { params, query, response } = endpoints[match.name]
  const parsedParams = params.safeParse(match.params)
  // An id of the wrong form is an id that nothing has.
  if (!parsedParams.success) throw noContent()

  const answer = await callHandler(match.name, {
    params: parsedParams.data,
    query: query.parse(Object.fromEntries(new URL(request.url).searchParams)),
    clientAddress: clientAddress(request),
  })
  return json(response.parse(answer))
}

type AnyInput = { params: object; query: object; clientAddress: string }

function callHandler(name: keyof typeof handlers, input: AnyInput): Promise<unknown> {
  // Which schemas parsed the input is known by name only; the table ties them together.
  return Reflect.apply(handlers[name], undefined, [input])
}
