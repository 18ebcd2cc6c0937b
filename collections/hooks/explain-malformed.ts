import type { AfterErrorHook } from 'payload'

/** What the parser of forms says of a body that is none; Payload makes faults of its own of these. */
const MALFORMED = new Set([
  'Boundary not found',
  'Invalid JSON',
  'Malformed content type',
  'Malformed part header',
  'Multipart: Boundary not found',
  'Request is not eligible for file upload',
  'Unexpected end of file',
  'Unexpected end of form',
  'Unexpected end of multipart data',
])

const WRITING = new Set(['POST', 'PUT', 'PATCH'])

/** What a client sent wrongly is the client's fault, and said in Chinese. */
export const explainMalformed: AfterErrorHook = ({ error, req }) => {
  if (!WRITING.has(req.method ?? '')) return
  const isUnreadable = MALFORMED.has(error.message) || error instanceof SyntaxError
  // Nothing that could be read as a document came with the request, and whoever looked into it fell.
  const isEmpty = error instanceof TypeError && req.data === undefined
  if (isUnreadable || isEmpty)
    return { status: 400, response: { errors: [{ message: '无法读取提交的内容。上传文件时，请把文件名改成普通的文字后再试一次。' }] } }
}
