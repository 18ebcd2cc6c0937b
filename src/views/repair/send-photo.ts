import { messages, type Outcome, outcomeOf } from '@/components/form/post'

const PATH = '/server/v1/console/base/data/leave_message/photo'

/** A line over which nothing has gone for so long is broken; a slow one is not. */
const SILENCE_MS = 60_000

/**
 * Sends one photo ahead of its request (spec: service/photo-upload). Never throws.
 *
 * @param onProgress is told which part of it has gone, from 0 to 1; `fetch` tells nobody
 * @returns the token by which the request names it
 */
export async function sendPhoto(file: File, onProgress: (part: number) => void): Promise<Outcome<string>> {
  try {
    const { photoAnswer } = await import('@/contract/form-bodies')
    const { status, text } = await upload(file, onProgress)
    const outcome = outcomeOf(status, text, photoAnswer)
    return outcome.kind === 'done' ? { kind: 'done', answer: outcome.answer.data.photo } : outcome
  } catch {
    return { kind: 'failed', message: messages.offline }
  }
}

function upload(file: File, onProgress: (part: number) => void): Promise<{ status: number; text: string }> {
  const body = new FormData()
  body.set('photo', file)
  const request = new XMLHttpRequest()
  return new Promise((resolve, reject) => {
    let silence = setTimeout(() => request.abort(), SILENCE_MS)
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(silence)
      silence = setTimeout(() => request.abort(), SILENCE_MS)
      onProgress(loaded / total)
    }
    request.onload = () => resolve({ status: request.status, text: request.responseText })
    request.onerror = reject
    request.onabort = reject
    request.onloadend = () => clearTimeout(silence)
    request.open('POST', PATH)
    request.send(body)
  })
}
