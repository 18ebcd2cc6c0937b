import { type EndpointName, endpoints } from '../contract/prod-api/endpoints'

type Match = { name: EndpointName; params: Record<string, string> }

const isParameter = (segment: string) => segment.startsWith('{')
const countParameters = (segments: string[]) => segments.filter(isParameter).length

const patterns = Object.entries(endpoints)
  .map(([name, { path }]) => ({ name: name as EndpointName, segments: path.split('/') }))
  // Fixed segments before parameters: `/api/product/list` is no product called “list”.
  .sort((a, b) => countParameters(a.segments) - countParameters(b.segments))

/** The endpoint of a path and the values of its parameters; null when there is none. */
export function matchEndpoint(path: string): Match | null {
  const parts = path.split('/')
  for (const { name, segments } of patterns) {
    const params = matchSegments(segments, parts)
    if (params) return { name, params }
  }
  return null
}

function matchSegments(segments: string[], parts: string[]): Record<string, string> | null {
  if (segments.length !== parts.length) return null
  const params: Record<string, string> = {}
  for (const [index, segment] of segments.entries()) {
    const part = parts[index] ?? ''
    if (isParameter(segment)) params[segment.slice(1, -1)] = part
    else if (segment !== part) return null
  }
  return params
}
